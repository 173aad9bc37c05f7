/* The trace again with wider integers: all atoms keep their places in their domains, and
 * what specification statements chose is taken from the events. */
#include "javarel/replay.h"

#include <assert.h>
#include <string.h>

typedef struct widening {
  arena *store;
  const world *world;
  const fir_universe *from, *to;
  bool at_ends;
} widening;

/* ---- Atoms ---- */

int64_t replay_at_end(int64_t value, uint32_t from, uint32_t to) {
  int64_t quarter = (int64_t)1 << (from - 2);
  int64_t shift = (int64_t)((UINT64_C(1) << (to - 1)) - (UINT64_C(1) << (from - 1)));
  return value >= quarter ? value + shift : value < -quarter ? value - shift : value;
}

static uint32_t widen_atom(const widening *w, uint32_t atom, bool at_ends) {
  const fir_universe *from = w->from;
  uint32_t d = from->program->domains.count;
  while (d-- > 0)
    if (atom >= from->first[d] && from->size[d])
      break;
  if (d != FIR_INTEGER_DOMAIN)
    return w->to->first[d] + (atom - from->first[d]);
  int64_t value = fir_atom_integer(from, atom);
  if (at_ends)
    value = replay_at_end(value, from->bounds.bitwidth, w->to->bounds.bitwidth);
  return fir_integer_atom(w->to, (int32_t)value);
}

/* Lengths and indices are small, whatever stands there. */
static bool has_values(const widening *w, const fir_symbol *s) {
  for (uint32_t i = 0; s->kind == FIR_GLOBAL && i < w->world->globals.size; i++) {
    const world_global *g = w->world->globals.data[i];
    if (!strcmp(g->name, s->name->text))
      return g->kind != GLOBAL_LENGTH;
  }
  return true;
}

static const fir_rows *widen(const widening *w, const fir_symbol *s,
                             const fir_rows *rows) {
  if (!rows)
    return NULL;
  uint32_t *cells = arena_new_array(w->store, uint32_t, rows->arity * rows->count + 1);
  bool at_ends = w->at_ends && has_values(w, s);
  for (uint32_t i = 0; i < rows->arity * rows->count; i++)
    cells[i] = widen_atom(w, rows->cells[i], at_ends && (i + 1) % rows->arity == 0);
  return fir_rows_mk(w->store, rows->arity, cells, rows->count);
}

static fir_state widen_state(const widening *w, const fir_state *s) {
  const fir_program *p = w->from->program;
  fir_state copy = fir_state_copy(w->store, p, s);
  for (uint32_t i = 0; i < p->globals.count; i++)
    copy.globals[i] = widen(w, p->globals.data[i], s->globals[i]);
  for (uint32_t i = 0; i < p->locals.count; i++)
    copy.locals[i] = widen(w, p->locals.data[i], s->locals[i]);
  for (uint32_t i = 0; i < p->domains.count; i++)
    copy.extents[i] = i < FIR_USER_DOMAINS ? fir_domain_atoms(w->store, w->to, i)
                                           : widen(w, p->domains.data[i], s->extents[i]);
  return copy;
}

/* ---- Choices ---- */

static bool is_by_specification(const fir_stmt *s) {
  return s->kind == FIR_CALL && s->callee->goes_by_specification;
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
    c.values[i] = widen(w, e->bindings[i].symbol, e->bindings[i].value);
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

const char *replay_wider(arena *a, javarel_result *r, bool at_ends, uint32_t *bitwidth) {
  javarel_run *run = r->run;
  const fir_universe *u = run->result.universe;
  fir_bounds bounds = u->bounds;
  bounds.bitwidth += REPLAY_MORE_BITS;
  if (bounds.bitwidth > FIR_BITWIDTH_MOST)
    bounds.bitwidth = FIR_BITWIDTH_MOST;
  *bitwidth = bounds.bitwidth;
  widening w = {a, r->world, u, fir_universe_new(a, u->program, bounds), at_ends};
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
