/* What is known on a path, taken apart: the conjuncts of what valid states satisfy,
 * without what the path decides. Of a disjunction the parts that are refuted are dropped;
 * what is left is one part, which is taken apart further, or a clause, whose parts stand
 * in one order: so it is recognised whatever the formula looked like that it comes from.
 */
#include "prove/local_internal.h"

#include "base/sort.h"

#include <assert.h>

/* Whether it holds on the path, by what is known so far. */
bool local_is_known(local_proof *l, literal a) {
  return a == LITERAL_TRUE || facts_hold(&l->facts, a) || map_get(&l->is_known, a);
}

/* Asks the solver, unless the model that it has found last tells. */
static bool cannot_hold(local_proof *l, literal local) {
  static const sat_limits limits = {.conflicts = 100, .decisions = 20};
  if (query_has_model(l->asked.solver) && query_value(l->asked.solver, local))
    return false;
  return query_solve(l->asked.solver, &local, 1, &limits) == SAT_UNSATISFIABLE;
}

/* Whether it is false in every state, as it speaks of no object that moves: that a loop
 * over the classes does not end early, say. Asked once. */
static bool is_never(local_proof *l, literal a) {
  if (literal_is_constant(a) || node_objects_of(&l->speaks, a) != OBJECTS_NONE)
    return false;
  uint64_t *known = map_get(&l->never, a);
  if (!known)
    known = map_put(&l->never, a, cannot_hold(l, local_translate(l, a)));
  return *known;
}

/* The parts of a disjunction that the path leaves open; true when one of them holds. The
 * value of a call stays whole: it has a name. */
static bool disjuncts(local_proof *l, literal a, literal_vector *out) {
  literal_vector stack = {0};
  bool holds = false;
  ite_parts parts;
  vec_push(&stack, a);
  while (stack.size && !holds) {
    literal x = vec_pop(&stack);
    uint32_t node = literal_node(x);
    if (x != a && local_is_known(l, x))
      holds = true;
    else if (local_is_known(l, literal_not(x)) || is_never(l, x))
      continue;
    else if (literal_is_negated(x) && !facts_is_atom(&l->facts, x) &&
             (x == a || !map_get(&l->call_of, node)) &&
             !formula_match_ite(l->graph, node, &parts)) {
      vec_push(&stack, literal_not(formula_left(l->graph, node)));
      vec_push(&stack, literal_not(formula_right(l->graph, node)));
    } else
      vec_push(out, x);
  }
  vec_release(&stack);
  return holds;
}

/* Whether the path refutes it, by what is known so far; not too deep a look. */
static bool is_refuted(local_proof *l, literal a, int depth) {
  assert(formula_has(l->graph, a));
  uint32_t node = literal_node(a);
  if (a == LITERAL_FALSE || local_is_known(l, literal_not(a)) || is_never(l, a))
    return true;
  if (!depth || literal_is_constant(a) || facts_is_atom(&l->facts, a))
    return false;
  bool n = literal_is_negated(a);
  bool left = is_refuted(l, literal_not_if(formula_left(l->graph, node), n), depth - 1);
  if (left != n)
    return left; /* a conjunction needs one, a disjunction both */
  return is_refuted(l, literal_not_if(formula_right(l->graph, node), n), depth - 1);
}

/* One side of a disjunction, where the path refutes the other: it is recognised as it
 * stands. Else the disjunction. */
static literal side_that_is_left(local_proof *l, literal a) {
  enum { DEPTH = 6 };
  assert(!literal_is_constant(a) && literal_is_negated(a) && "a disjunction");
  literal left = literal_not(formula_left(l->graph, literal_node(a)));
  literal right = literal_not(formula_right(l->graph, literal_node(a)));
  if (is_refuted(l, left, DEPTH))
    return right;
  return is_refuted(l, right, DEPTH) ? left : a;
}

/* What is left of a disjunction: a part to be taken apart, or a clause; or nothing, as it
 * holds. */
typedef struct remainder {
  bool holds;
  literal rest;
} remainder;

static remainder rest_of_disjunction(local_proof *l, literal a) {
  literal side = side_that_is_left(l, a);
  if (side != a)
    return (remainder){.rest = side};
  literal_vector parts = {0};
  remainder r = {.holds = disjuncts(l, a, &parts), .rest = a};
  if (!r.holds) { /* in one order, whatever the formula looked like */
    sort_numbers(parts.data, parts.size);
    r.rest = formula_or_all(l->graph, parts.data, parts.size);
  }
  vec_release(&parts);
  return r;
}

/* What is left of a choice, where the path decides its condition or refutes one of the
 * branches; else itself. */
static literal rest_of_choice(local_proof *l, literal a, const ite_parts *p) {
  enum { DEPTH = 3 };
  assert(formula_has(l->graph, p->condition));
  bool n = literal_is_negated(a);
  literal then = literal_not_if(p->then, n), otherwise = literal_not_if(p->otherwise, n);
  if (local_is_known(l, p->condition))
    return then;
  if (local_is_known(l, literal_not(p->condition)))
    return otherwise;
  if (is_refuted(l, otherwise, DEPTH))
    return formula_and(l->graph, p->condition, then);
  if (is_refuted(l, then, DEPTH))
    return formula_and(l->graph, literal_not(p->condition), otherwise);
  return a;
}

void local_take_apart(local_proof *l, literal top, map *seen, literal_vector *out) {
  assert(formula_has(l->graph, top));
  literal_vector stack = {0};
  vec_push(&stack, top);
  while (stack.size) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    ite_parts parts;
    if (local_is_known(l, a) || map_get(seen, a))
      continue;
    map_put(seen, a, 1);
    if (out == &l->known && !l->scope.is_all && !local_scope_has(l, a))
      continue; /* known as a whole */
    if (a == LITERAL_FALSE || facts_is_atom(&l->facts, a))
      vec_push(out, a);
    else if (formula_match_ite(l->graph, node, &parts)) {
      literal rest = rest_of_choice(l, a, &parts);
      vec_push(rest != a ? &stack : out, rest);
    } else if (!literal_is_negated(a)) {
      vec_push(&stack, formula_right(l->graph, node));
      vec_push(&stack, formula_left(l->graph, node));
    } else {
      remainder r = rest_of_disjunction(l, a);
      if (!r.holds && r.rest != a)
        vec_push(&stack, r.rest);
      else if (!r.holds)
        vec_push(out, a);
    }
  }
  vec_release(&stack);
}

/* Clauses of which more parts are refuted, and choices that are decided, now that more is
 * known. */
static void take_clauses_apart(local_proof *l) {
  ite_parts parts;
  for (uint32_t k = 0; k < l->known.size; k++) {
    literal a = l->known.data[k], rest = a;
    if (facts_is_atom(&l->facts, a))
      continue;
    if (formula_match_ite(l->graph, literal_node(a), &parts))
      rest = rest_of_choice(l, a, &parts);
    else if (literal_is_negated(a)) {
      remainder r = rest_of_disjunction(l, a);
      rest = r.holds ? a : r.rest;
    }
    if (rest != a)
      local_take_apart(l, rest, &l->is_known, &l->known);
  }
}

void local_know(local_proof *l, literal a) {
  literal_vector parts = {0};
  local_take_apart(l, a, &l->is_known, &parts);
  vec_release(&parts);
}

static void find_known(local_proof *l) {
  map_clear(&l->is_known);
  vec_clear(&l->known);
  vec_each (literal, a, &l->learnt)
    local_take_apart(l, *a, &l->is_known, &l->known);
  vec_each (literal, a, &l->besides)
    if (node_objects_of(&l->speaks, *a) == OBJECTS_NONE)
      local_know(l, *a);
  for (uint32_t before = UINT32_MAX; l->is_known.size != before;) {
    before = l->is_known.size;
    take_clauses_apart(l);
  }
}

void local_find_known(local_proof *l) {
  local_scope_begin(l);
  l->scope.is_all = false;
  find_known(l);
}

bool local_find_all_known(local_proof *l) {
  if (l->scope.is_all)
    return false;
  l->scope.is_all = true;
  find_known(l);
  return true;
}
