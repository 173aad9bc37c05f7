/* Clauses with two watched literals each, which stay where they are from path to path: at
 * the beginning of each, nothing is known to be false.
 *
 * What is assumed, and who looks at it (tests/unit/test_learnt_units.c compares with
 * enumeration):
 *
 * - Every clause holds wherever the path does: it is learnt of the valid states, before the
 *   first path.
 * - The last literal of a clause whose others are false holds. False is what the facts have
 *   the negation of, literally; to know less is safe.
 * - A gate that holds has both sides; one that does not, and has one side, has not the
 *   other (look_into). */
#include "prove/learnt_units.h"

#include <assert.h>

enum { DEEPEST = 8 }; /* gates of a comparison within each other that are looked into */

void learnt_units_release(learnt_units *u) {
  vec_release(&u->words);
  vec_release(&u->clauses);
  map_release(&u->watches);
  vec_each (u32_vector, l, &u->lists)
    vec_release(l);
  vec_release(&u->lists);
  vec_release(&u->queue);
}

static void watch(learnt_units *u, literal a, uint32_t clause) {
  assert(clause < u->clauses.size);
  uint64_t *list = map_get(&u->watches, a);
  if (!list) {
    list = map_put(&u->watches, a, u->lists.size);
    vec_push(&u->lists, ((u32_vector){0}));
  }
  vec_push(&u->lists.data[*list], clause);
}

void learnt_units_add(learnt_units *u, const literal *clause, uint32_t count) {
  assert(clause || !count);
  if (count < 2)
    return; /* what holds without a guard is known as it is */
  unit_clause c = {u->words.size, count};
  for (uint32_t k = 0; k < count; k++)
    vec_push(&u->words, clause[k]);
  vec_push(&u->clauses, c);
  watch(u, clause[0], u->clauses.size - 1);
  watch(u, clause[1], u->clauses.size - 1);
}

static bool is_false(const path_facts *f, literal a) {
  return a == LITERAL_FALSE || facts_have(f, literal_not(a));
}

/* Sees to it that the clause watches no literal that is false, `gone` being one. True: it
 * watches another instead. False: it stays, and *unit is what holds by it, if anything. */
static bool move_watch(learnt_units *u, const path_facts *f, uint32_t number,
                       literal gone, literal *unit) {
  assert(number < u->clauses.size);
  const unit_clause *c = &u->clauses.data[number];
  literal *w = &u->words.data[c->first];
  *unit = LITERAL_TRUE;
  if (w[0] == gone) {
    w[0] = w[1];
    w[1] = gone;
  }
  assert(w[1] == gone);
  if (w[0] == LITERAL_TRUE || facts_have(f, w[0]))
    return false;
  for (uint32_t k = 2; k < c->count; k++)
    if (!is_false(f, w[k])) {
      w[1] = w[k];
      w[k] = gone;
      watch(u, w[1], number);
      return true;
    }
  *unit = w[0];
  return false;
}

static void put_in_queue(learnt_units *u, const path_facts *f, literal a) {
  vec_push(&u->queue, a);
  if (!literal_is_negated(a) &&
      formula_kind(f->state->formula, literal_node(a)) == NODE_AND)
    formula_conjuncts(f->state->formula, a, &u->queue);
}

static void take(learnt_units *u, path_facts *f, literal unit, literal_vector *out) {
  if (facts_have(f, unit))
    return;
  facts_add(f, unit);
  put_in_queue(u, f, unit);
  vec_push(out, unit);
}

/* What follows from a gate's value, where one of its sides is known: that an element is
 * null unless it lies between head and tail says something where these are known. */
static void look_into(learnt_units *u, path_facts *f, literal a, uint32_t depth,
                      literal_vector *out) {
  assert(formula_has(f->state->formula, a));
  const formula *graph = f->state->formula;
  uint32_t node = literal_node(a);
  if (literal_is_constant(a))
    return;
  if (depth < DEEPEST && facts_is_atom(f, a))
    take(u, f, a, out);
  if (!depth || formula_kind(graph, node) != NODE_AND)
    return;
  literal left = formula_left(graph, node), right = formula_right(graph, node);
  if (!literal_is_negated(a)) {
    look_into(u, f, left, depth - 1, out);
    look_into(u, f, right, depth - 1, out);
  } else if (facts_decide(f, left))
    look_into(u, f, literal_not(right), depth - 1, out);
  else if (facts_decide(f, right))
    look_into(u, f, literal_not(left), depth - 1, out);
}

static void look_at(learnt_units *u, path_facts *f, literal holds, literal_vector *out) {
  literal gone = literal_not(holds), unit;
  const uint64_t *at = map_get(&u->watches, gone);
  if (!at)
    return;
  uint32_t list = (uint32_t)*at, kept = 0, count = u->lists.data[list].size;
  for (uint32_t k = 0; k < count; k++) {
    uint32_t number = u->lists.data[list].data[k]; /* lists move when one is added */
    if (move_watch(u, f, number, gone, &unit))
      continue;
    u->lists.data[list].data[kept++] = number;
    if (unit == LITERAL_TRUE || is_false(f, unit))
      continue;
    take(u, f, unit, out);
    if (f->new_ones.size)
      look_into(u, f, unit, DEEPEST, out);
  }
  u->lists.data[list].size = kept;
}

static void follow_queue(learnt_units *u, path_facts *f, literal_vector *out) {
  for (uint32_t k = 0; k < u->queue.size; k++)
    look_at(u, f, u->queue.data[k], out);
}

void learnt_units_look_into(learnt_units *u, path_facts *f, literal a,
                            literal_vector *out) {
  assert(facts_have(f, a));
  vec_clear(&u->queue);
  look_into(u, f, a, DEEPEST, out);
  follow_queue(u, f, out);
}

void learnt_units_follow(learnt_units *u, path_facts *f, const literal_vector *path,
                         literal_vector *out) {
  if (!u->clauses.size)
    return;
  vec_clear(&u->queue);
  vec_each (const literal, p, path)
    put_in_queue(u, f, *p);
  follow_queue(u, f, out);
}
