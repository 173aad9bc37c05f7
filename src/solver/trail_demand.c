/* Decisions on demand: what no clause asks for stays open.
 *
 * A model need not have a value for everything: whatever a variable is that no clause
 * depends on, it is a model. Two kinds of clauses ask for something. One that was
 * asserted asks for a true literal. One that defines a gate asks for it when its literal
 * of the gate is false; while the gate is open, its value is what its inputs make of it,
 * whatever they are. So the asserted clauses are looked through in their order, then the
 * literals of the trail for the clauses that they stand in for their gate, and the first
 * one without a true literal gets one by a decision. Where there is none, all that is
 * open may be.
 *
 * How far one has looked is remembered with every level: what was true then is true as
 * long as the level exists. */
#include "solver/trail.h"

static uint32_t gate_in(trail_solver *s, clause_at c) {
  const uint32_t *words = clause_words(s, c);
  for (uint32_t k = 0; s->defining && k < words[CLAUSE_SIZE]; k++)
    if (words[CLAUSE_LITERALS + k] >> 1 == s->defining)
      return not_of(words[CLAUSE_LITERALS + k]);
  return 0;
}

/* The literal at this place of the trail has got a new need. */
static void look_again(trail_solver *s, uint32_t position) {
  if (s->justified > position)
    s->justified = position;
  for (uint32_t k = s->justified_at.size; k-- && s->justified_at.data[k] > position;)
    s->justified_at.data[k] = position;
}

void trail_note_clause(trail_solver *s, clause_at c, uint32_t listed) {
  const uint32_t *words = clause_words(s, c);
  uint32_t gate = gate_in(s, c);
  demand d = {.clause = c, .hint = words[CLAUSE_LITERALS]};
  if (!gate) {
    for (uint32_t k = listed; k < s->listed.size; k++)
      if (!s->values[s->listed.data[k]])
        variable_of(s, s->listed.data[k])->phase = s->listed.data[k] & 1;
    d.first = listed;
    d.count = s->listed.size - listed;
    vec_push(&s->demands, d);
    if (s->base.statistics.solves) /* it excludes the last model */
      s->guide = s->demands.size;
    return;
  }
  s->listed.size = listed;
  if (words[CLAUSE_SIZE] == 2)
    return; /* what it asks for, propagation gives */
  d.next = s->first_need[gate];
  vec_push(&s->needs, d);
  s->first_need[gate] = s->needs.size; /* plus one */
  if (s->values[gate] > 0)
    look_again(s, variable_of(s, gate)->position);
}

static bool is_met(trail_solver *s, demand *d) {
  if (s->values[d->hint] > 0)
    return true;
  const uint32_t *words = clause_words(s, d->clause);
  for (uint32_t k = 0; k < words[CLAUSE_SIZE]; k++)
    if (s->values[words[CLAUSE_LITERALS + k]] > 0) {
      d->hint = words[CLAUSE_LITERALS + k];
      return true;
    }
  return false;
}

static bool was_true(trail_solver *s, uint32_t literal) {
  return variable_of(s, literal)->phase == !(literal & 1);
}

/* The open literal to make true: the first that was true before, else the last. The
 * literals of a path stand in its order: so what is decided is what the last path has
 * decided, up to where the two part. */
static uint32_t best_open(trail_solver *s, const uint32_t *literals, uint32_t count) {
  uint32_t best = 0;
  for (uint32_t k = 0; k < count; k++) {
    if (s->values[literals[k]])
      continue;
    best = literals[k];
    if (was_true(s, best))
      break;
  }
  assert(best && "propagation has found what is false");
  return best;
}

static uint32_t for_demand(trail_solver *s, const demand *d) {
  return best_open(s, s->listed.data + d->first, d->count);
}

static uint32_t for_need(trail_solver *s, const demand *d) {
  const uint32_t *words = clause_words(s, d->clause);
  return best_open(s, words + CLAUSE_LITERALS, words[CLAUSE_SIZE]);
}

/* The negation of the first open literal of the last clause: so much of the last path is
 * taken again that propagation makes it leave it. */
uint32_t trail_along_last(trail_solver *s) {
  if (!s->guide)
    return 0;
  demand *d = &s->demands.data[s->guide - 1];
  if (is_met(s, d))
    return 0;
  for (uint32_t k = d->first; k < d->first + d->count; k++)
    if (!s->values[s->listed.data[k]])
      return not_of(s->listed.data[k]);
  return 0;
}

uint32_t trail_next_demand(trail_solver *s) {
  uint32_t guided = trail_along_last(s);
  if (guided)
    return guided;
  for (; s->satisfied < s->demands.size; s->satisfied++)
    if (!is_met(s, &s->demands.data[s->satisfied]))
      return for_demand(s, &s->demands.data[s->satisfied]);
  for (; s->justified < s->trail.size; s->justified++)
    for (uint32_t n = s->first_need[s->trail.data[s->justified]]; n;
         n = s->needs.data[n - 1].next)
      if (!is_met(s, &s->needs.data[n - 1]))
        return for_need(s, &s->needs.data[n - 1]);
  return 0;
}

void trail_move_demands(trail_solver *s, const uint32_t *moved) {
  vec_each (demand, d, &s->demands)
    d->clause = moved[d->clause];
  vec_each (demand, d, &s->needs)
    d->clause = moved[d->clause];
}
