/* Whether a guard can hold at all: asked when a loop or recursion has gone round often
 * and its end is not in sight. First alone, then where the calls under way lead to; an
 * answer that needs those is of use to the outermost call only, and to that one only if it
 * was made unconditionally: in a region of an operation it need not be. */
#include "symbolic/merge_run.h"

#include "base/progress.h"
#include "formula/truth.h"

#include <assert.h>

bool merge_goes_round(const ir_code *c, uint32_t block) {
  assert(block < c->block_count);
  bool *seen = memory_new_array(bool, c->block_count), found = false;
  u32_vector open = {0};
  vec_push(&open, block);
  while (!found && open.size) {
    uint32_t next[2], b = open.data[--open.size];
    found = c->instrs[c->blocks[b].end - 1].op == IR_SWITCH; /* perhaps */
    uint32_t count = found ? 0 : code_successors(c, b, next);
    for (uint32_t k = 0; k < count; k++) {
      found = found || next[k] == block;
      if (!seen[next[k]])
        vec_push(&open, next[k]);
      seen[next[k]] = true;
    }
  }
  vec_release(&open);
  memory_free(seen);
  return found;
}

/* Whether the state that answered the last question answers this one, too. */
static bool last_model_holds(evaluator *e, const literal_vector *all) {
  if (!query_has_model(e->merge.feasible))
    return false;
  vec_each (const literal, a, all)
    if (!query_value(e->merge.feasible, *a))
      return false;
  return true;
}

/* Whether the state that the path was chosen for answers it: where what must hold holds
 * of that one, it goes round as often as any. To say yes too often would cost time alone. */
static bool chosen_state_holds(evaluator *e, const literal_vector *all) {
  if (!e->path.is_open || !e->path.literals.size)
    return false;
  vec_each (const literal, a, all)
    if (!evaluation_get(&e->model, *a))
      return false;
  return true;
}

/* A hard question is worth it in a specification, which is evaluated so or not at all.
 * Elsewhere, and where states can be executed one by one, it ends the attempt. */
static bool can_all_hold(evaluator *e, const literal_vector *all) {
  enum { MOST_CONFLICTS = 2000 };
  static const sat_limits few = {.conflicts = MOST_CONFLICTS};
  bool limited = !e->merge.specifies || e->merge.most_work;
  if (chosen_state_holds(e, all) || last_model_holds(e, all))
    return true;
  double start = progress_clock();
  sat_result found =
      query_solve(e->merge.feasible, all->data, all->size, limited ? &few : NULL);
  e->counts.looks++;
  e->counts.looking += progress_clock() - start;
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

/* What the path has found of a node, or what was found of it in this walk. */
static bool known_at(void *context, uint32_t node, truth *out) {
  evaluator *e = context;
  literal yes = 2 * node, no = literal_not(yes);
  if (evaluator_path_has(e, yes) || evaluator_path_has(e, no)) {
    *out = evaluator_path_has(e, yes) ? TRUTH_TRUE : TRUTH_FALSE;
    return true;
  }
  const uint64_t *found = map_get(&e->merge.walked, node);
  *out = found ? (truth)*found : TRUTH_UNKNOWN;
  return found || formula_kind(e->state->formula, node) != NODE_AND;
}

static void note_found(void *context, uint32_t node, truth t) {
  map_put(&((evaluator *)context)->merge.walked, node, t);
}

/* Whether the path alone says that it never holds, by what it is made of: the end of an
 * array that the path has decided on, among those of other lengths. */
static bool path_excludes(evaluator *e, literal guard) {
  enum { DEEPEST_GUARD = 200 };
  if (!e->path.is_open || !e->path.literals.size)
    return false;
  map_clear(&e->merge.walked);
  truth_walk walk = {
      .graph = e->state->formula, .at = known_at, .found = note_found, .context = e};
  return truth_of(&walk, guard, DEEPEST_GUARD) == TRUTH_FALSE;
}

void merge_confine(evaluator *e, uint32_t depth) {
  e->merge.cycle = depth < e->merge.cycle ? depth : e->merge.cycle;
}

void merge_confine_to_callers(evaluator *e) {
  const merge_call *c = e->merge.call;
  while (c && c->caller)
    c = c->caller;
  merge_confine(e, !c || c->guard == LITERAL_TRUE);
}

bool merge_is_excluded(evaluator *e, literal guard) {
  assert(formula_has(e->state->formula, guard));
  if (e->hooks.loops && e->hooks.loops(e->hooks.loops_context, guard)) {
    e->memo.uses_path = true;
    merge_confine_to_callers(e);
    return true;
  }
  bool excluded = path_excludes(e, guard);
  e->memo.uses_path = e->memo.uses_path || excluded;
  return excluded;
}

bool merge_can_hold(evaluator *e, literal guard) {
  if (merge_is_excluded(e, guard))
    return false;
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
      merge_confine_to_callers(e);
  }
  if (!can && e->merge.assumed != LITERAL_TRUE)
    e->merge.relies = e->memo.uses_path = true;
  vec_release(&all);
  return can;
}
