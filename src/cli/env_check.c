/* Unit and environment explored together. Vacuity: a verdict is not "holds" when an action of the assumptions never
 * happened. */
#include "cli/env_check.h"

#include "cli/env_program.h"

#include <inttypes.h>
#include <string.h>

static bool happened(const env_model *m, const explore_result *r, uint32_t k) {
  for (uint32_t i = 0; i < m->events.size; i++)
    if (map_get(&r->actions, i) &&
        m->events.data[i].at.line == m->events.data[k].at.line &&
        m->events.data[i].at.column == m->events.data[k].at.column &&
        !strcmp(m->events.data[i].label, m->events.data[k].label))
      return true;
  return false;
}

static void set_reason(explore_result *r, char *reason) {
  memory_free(r->reason);
  r->reason = reason;
  r->verdict = EXPLORE_INCONCLUSIVE;
}

static void judge(void *context, explore_result *r) {
  const env_model *m = context;
  char_vector text = {0};
  if (r->verdict != EXPLORE_VIOLATED && m->gaps.size)
    set_reason(r, memory_copy_text(m->gaps.data[0]));
  if (r->verdict != EXPLORE_HOLDS)
    return;
  uint32_t missing = 0;
  for (uint32_t k = 0; k < m->events.size; k++) {
    if (happened(m, r, k))
      continue;
    char *one = memory_print("%s%s", missing++ ? ", " : "", m->events.data[k].label);
    for (const char *p = one; *p; p++)
      vec_push(&text, *p);
    memory_free(one);
  }
  vec_push(&text, '\0');
  if (missing)
    set_reason(r, memory_print("never happened: %s", text.data));
  else if (!m->events.size)
    set_reason(r, memory_copy_text("the assumptions allow no action"));
  vec_release(&text);
}

/* What the verdict rests on. */
static const char *bounds_text(env_model *m, const env_stubs *stubs, uint32_t library) {
  arena *a = &m->unit->arena;
  const char *text =
      arena_print(a, "%" PRIu32 " instances, integers %" PRId64 "..%" PRId64,
                  m->instances.size, m->low, m->high);
  if (stubs->stubs.size)
    text = arena_print(a, "%s, %" PRIu32 " stub%s%s", text, stubs->stubs.size,
                       stubs->stubs.size == 1 ? "" : "s",
                       stubs->nonnull ? " that give no null" : "");
  if (library)
    text = arena_print(a, "%s, %" PRIu32 " library stubs that call nothing back", text,
                       library);
  if (m->interfaces.size)
    text = arena_print(
        a, "%s, %" PRIu32 " interface%s with any implementation that calls nothing back",
        text, m->interfaces.size, m->interfaces.size == 1 ? "" : "s");
  vec_each (env_stub, s, &stubs->stubs)
    vec_each (env_stub_method, k, &s->methods)
      if (k->summary->waits)
        return arena_print(a, "%s, assumed not to wait for ever", text);
  return text;
}

int env_check(env_model *m, const env_stubs *stubs, uint32_t library, env_sources *s,
              const inputs *in, const cli_options *o, diag_sink *sink) {
  cli_options own = *o;
  if (!own.search) /* a shortest sequence of actions reads best */
    own.search = "bfs";
  explore_guest guest = {.command = "env",
                         .bounds = bounds_text(m, stubs, library),
                         .brief = true,
                         .judge = judge,
                         .context = m,
                         .sources = in->sources.data,
                         .source_count = in->sources.size};
  env_program p = {m, s, in, &own};
  return env_program_explore(&p, 0, &guest, sink);
}
