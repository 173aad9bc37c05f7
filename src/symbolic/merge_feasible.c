/* Whether a guard can hold at all: asked when a loop or recursion has gone round often
 * and its end is not in sight. First alone, then where the calls under way lead to; an
 * answer that needs those is of use to the outermost call only. */
#include "symbolic/merge_run.h"

#include <assert.h>

/* Whether the state that answered the last question answers this one, too. */
static bool last_model_holds(evaluator *e, const literal_vector *all) {
  if (!query_has_model(e->merge.feasible))
    return false;
  vec_each (const literal, a, all)
    if (!query_value(e->merge.feasible, *a))
      return false;
  return true;
}

/* A hard question is worth it in a specification, which is evaluated so or not at all.
 * Elsewhere, and where states can be executed one by one, it ends the attempt. */
static bool can_all_hold(evaluator *e, const literal_vector *all) {
  enum { MOST_CONFLICTS = 2000 };
  static const sat_limits few = {.conflicts = MOST_CONFLICTS};
  bool limited = !e->merge.specifies || e->merge.most_work;
  if (last_model_holds(e, all))
    return true;
  sat_result found =
      query_solve(e->merge.feasible, all->data, all->size, limited ? &few : NULL);
  if (limited && found == SAT_UNKNOWN)
    e->merge.work = e->merge.work_limit;
  return found != SAT_UNSATISFIABLE;
}

/* What is known goes to the solver when it is first asked: mostly it never is. */
static void inform_feasible(evaluator *e) {
  if (!e->merge.feasible)
    e->merge.feasible = query_new(e->state->formula, sat_cadical_new(SAT_MANY_SMALL));
  vec_each (const literal, a, &e->merge.known)
    query_assert(e->merge.feasible, *a);
  vec_clear(&e->merge.known);
}

/* The same with the path under way: a refusal that needs it is of use there only. */
static bool can_hold_on_path(evaluator *e, literal_vector *all) {
  uint32_t size = all->size;
  if (!e->path.is_open || !e->path.literals.size)
    return can_all_hold(e, all);
  vec_each (literal, p, &e->path.literals)
    vec_push(all, *p);
  bool can = can_all_hold(e, all);
  all->size = size;
  e->memo.uses_path = e->memo.uses_path || (!can && can_all_hold(e, all));
  return can;
}

bool merge_can_hold(evaluator *e, literal guard) {
  assert(formula_has(e->state->formula, guard));
  e->counts.looks++;
  if (e->hooks.loops && e->hooks.loops(e->hooks.loops_context, guard)) {
    e->memo.uses_path = true;
    e->merge.cycle = 1;
    return false;
  }
  literal_vector all = {0};
  inform_feasible(e);
  vec_push(&all, guard);
  vec_push(&all, e->merge.assumed);
  bool can = can_hold_on_path(e, &all);
  if (can && e->merge.call) {
    for (const merge_call *c = e->merge.call; c; c = c->caller)
      vec_push(&all, c->guard);
    can = can_hold_on_path(e, &all);
    if (!can)
      e->merge.cycle = 1;
  }
  if (!can && e->merge.assumed != LITERAL_TRUE)
    e->merge.relies = e->memo.uses_path = true;
  vec_release(&all);
  return can;
}
