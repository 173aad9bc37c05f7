/* The generated sources, compiled beside the unit's classes, are a closed program. Its
 * classes come first on the class path, so that stubs stand in for what they are made
 * from. Vacuity: a verdict is not "holds" when an action of the assumptions never
 * happened. */
#include "cli/env_check.h"

#include "cli/explore_guest.h"

#include <ftw.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int remove_one(const char *path, const struct stat *s, int kind, struct FTW *at) {
  (void)s, (void)kind, (void)at;
  return remove(path);
}

static bool is_folder(const char *path) {
  struct stat s;
  return !stat(path, &s) && S_ISDIR(s.st_mode);
}

/* What the unit's own classes are found by. */
static const char *class_path(arena *a, const inputs *in, const cli_options *o) {
  const char *path = in->compiled ? in->compiled : "";
  for (size_t i = 0; i < o->path_count; i++) {
    const char *dot = strrchr(o->paths[i], '.');
    if (is_folder(o->paths[i]) || (dot && !strcmp(dot, ".jar")))
      path = arena_print(a, "%s%s%s", path, *path ? ":" : "", o->paths[i]);
    else if (dot && !strcmp(dot, ".class")) {
      const char *slash = strrchr(o->paths[i], '/');
      path =
          arena_print(a, "%s%s%.*s", path, *path ? ":" : "",
                      slash ? (int)(slash - o->paths[i]) : 1, slash ? o->paths[i] : ".");
    }
  }
  if (o->classpath)
    path = arena_print(a, "%s%s%s", path, *path ? ":" : "", o->classpath);
  return path;
}

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
static const char *bounds_text(env_model *m, const env_stubs *stubs) {
  arena *a = &m->unit->arena;
  const char *text =
      arena_print(a, "%" PRIu32 " instances, integers %" PRId64 "..%" PRId64,
                  m->instances.size, m->low, m->high);
  if (stubs->stubs.size)
    text = arena_print(a, "%s, %" PRIu32 " stub%s%s", text, stubs->stubs.size,
                       stubs->stubs.size == 1 ? "" : "s",
                       stubs->nonnull ? " that give no null" : "");
  vec_each (env_stub, s, &stubs->stubs)
    vec_each (env_stub_method, k, &s->methods)
      if (k->summary->waits)
        return arena_print(a, "%s, assumed not to wait for ever", text);
  return text;
}

static int explore_sources(env_model *m, const env_stubs *stubs, env_sources *s,
                           const inputs *in, const cli_options *o, const char *folder,
                           diag_sink *sink) {
  char **files = memory_new_array(char *, s->files.size + 1);
  for (uint32_t i = 0; i < s->files.size; i++)
    files[i] = arena_print(&s->arena, "%s/%s", folder, s->files.data[i].path);
  cli_options own = *o;
  own.paths = files;
  own.path_count = s->files.size;
  own.classpath = class_path(&s->arena, in, o);
  if (!own.search) /* a shortest sequence of actions reads best */
    own.search = "bfs";
  own.class_name =
      *m->package ? arena_print(&s->arena, "%s.%s", m->package, m->driver) : m->driver;
  if (!*own.classpath)
    own.classpath = NULL;
  explore_guest guest = {.command = "env",
                         .bounds = bounds_text(m, stubs),
                         .brief = true,
                         .judge = judge,
                         .context = m,
                         .sources = in->sources.data,
                         .source_count = in->sources.size};
  int status = explore_for(&guest, &own, sink);
  memory_free(files);
  return status;
}

int env_check(env_model *m, const env_stubs *stubs, env_sources *s, const inputs *in,
              const cli_options *o, diag_sink *sink) {
  char own[] = "/tmp/glassbox-env-XXXXXX";
  if (o->output)
    return explore_sources(m, stubs, s, in, o, o->output, sink);
  int status = EXIT_USAGE;
  if (!mkdtemp(own))
    diag_error(sink, NO_PLACE, "cannot make a folder in /tmp for the environment");
  else if (env_sources_write(s, own, sink))
    status = explore_sources(m, stubs, s, in, o, own, sink);
  nftw(own, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  return status;
}
