/* The trace again with wider integers: all atoms keep their places in their domains, and
 * what specification statements chose is taken from the events. */
#include "javarel/replay.h"

#include <assert.h>
#include <string.h>

typedef struct widening {
  arena *store;
  const fir_universe *from, *to;
} widening;

/* ---- Atoms ---- */

static uint32_t widen_atom(const widening *w, uint32_t atom) {
  const fir_universe *from = w->from;
  uint32_t d = from->program->domains.count;
  while (d-- > 0)
    if (atom >= from->first[d] && from->size[d])
      break;
  if (d == FIR_INTEGER_DOMAIN)
    return fir_integer_atom(w->to, fir_atom_integer(from, atom));
  return w->to->first[d] + (atom - from->first[d]);
}

static const fir_rows *widen(const widening *w, const fir_rows *rows) {
  if (!rows)
    return NULL;
  uint32_t *cells = arena_new_array(w->store, uint32_t, rows->arity * rows->count + 1);
  for (uint32_t i = 0; i < rows->arity * rows->count; i++)
    cells[i] = widen_atom(w, rows->cells[i]);
  return fir_rows_mk(w->store, rows->arity, cells, rows->count);
}

static fir_state widen_state(const widening *w, const fir_state *s) {
  const fir_program *p = w->from->program;
  fir_state copy = fir_state_copy(w->store, p, s);
  for (uint32_t i = 0; i < p->globals.count; i++)
    copy.globals[i] = widen(w, s->globals[i]);
  for (uint32_t i = 0; i < p->locals.count; i++)
    copy.locals[i] = widen(w, s->locals[i]);
  for (uint32_t i = 0; i < p->domains.count; i++)
    copy.extents[i] = i < FIR_USER_DOMAINS ? fir_domain_atoms(w->store, w->to, i)
                                           : widen(w, s->extents[i]);
  return copy;
}

/* ---- Choices ---- */

static bool is_by_specification(const fir_stmt *s) {
  return s->kind == FIR_CALL && !s->callee->has_body;
}

bool replay_has_specified_calls(const javarel_run *run) {
  const fir_trace *t = &run->result.trace;
  for (uint32_t i = 0; i < t->events.size; i++)
    if (is_by_specification(t->events.data[i].statement))
      return true;
  return false;
}

static void add_choice(const widening *w, const fir_event *e, uint32_t count,
                       fir_choices *out) {
  fir_choice c = {.statement = e->statement, .count = count};
  c.values = arena_new_array(w->store, const fir_rows *, count);
  for (uint32_t i = 0; i < count; i++)
    c.values[i] = widen(w, e->bindings[i].value);
  vec_push(out, c);
}

/* A call by specification is three events: it is entered, it chooses, it returns. */
static void find_choices(const widening *w, const fir_trace *t, fir_choices *out) {
  bool entered = false;
  for (uint32_t i = 0; i < t->events.size; i++) {
    const fir_event *e = &t->events.data[i];
    const fir_stmt *s = e->statement;
    if (s->kind == FIR_SPEC)
      add_choice(w, e, s->target_count, out);
    else if (s->kind == FIR_CREATE)
      add_choice(w, e, 1, out);
    else if (is_by_specification(s) && entered && !e->is_return)
      add_choice(w, e, s->callee->meets->target_count, out);
    entered = is_by_specification(s) && !e->is_return && !entered;
  }
}

const char *replay_wider(arena *a, javarel_run *run, uint32_t *bitwidth) {
  const fir_universe *u = run->result.universe;
  fir_bounds bounds = u->bounds;
  bounds.bitwidth += REPLAY_MORE_BITS;
  if (bounds.bitwidth > FIR_BITWIDTH_MOST)
    bounds.bitwidth = FIR_BITWIDTH_MOST;
  *bitwidth = bounds.bitwidth;
  widening w = {a, u, fir_universe_new(a, u->program, bounds)};
  fir_choices choices = {0};
  fir_trace wide;
  const fir_trace *t = &run->result.trace;
  find_choices(&w, t, &choices);
  const char *different =
      fir_replay(a, w.to, run->proc, widen_state(&w, &t->initial), &choices, &wide);
  if (!different && !wide.broken && !wide.frame_broken)
    different = "it keeps the specification";
  vec_release(&choices);
  fir_trace_release(different ? &wide : &run->result.trace);
  if (!different) {
    run->result.trace = wide;
    run->result.universe = w.to;
  }
  return different;
}
