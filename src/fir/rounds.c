/* The unrolling closes a loop by demanding that its condition is false after the last
 * turn. An execution wants another turn if it satisfies everything that was demanded
 * before that point, comes there, and does not satisfy this demand. What is demanded
 * later is not asked for: such an execution never gets there.
 *
 * Demands are in the order of execution, and those of a branch hold trivially on the
 * other one, so "before" is a matter of their numbers. */
#include "fir/rounds.h"

#include <assert.h>

enum { CONFLICTS = 20000 }; /* of one question */

typedef struct asking {
  const fir_claim *claim;
  relation_finder *finder;
  u32_vector labels;
  fir_shortfalls found;
} asking;

static uint32_t path_size(const asking *a) {
  return a->claim->execution->path.size;
}

static const fir_step *step_of(const asking *a, uint32_t demand) {
  const fir_slice *s = a->claim->execution->path.data[demand].slice;
  while (s->next)
    s = s->next; /* the step itself stands behind the branches around it */
  return s->step;
}

static bool is_closing(const asking *a, uint32_t demand) {
  return step_of(a, demand)->kind == FIR_STEP_CLOSE;
}

static bool has_closing(const asking *a) {
  for (uint32_t i = 0; i < path_size(a); i++)
    if (is_closing(a, i))
      return true;
  return false;
}

/* Labels: each demand, and behind them its negation. */
static void add_formulas(asking *a) {
  const fir_execution *x = a->claim->execution;
  relation_problem *p = a->claim->logic->problem;
  fir_claim_add_symmetry(a->claim, a->finder);
  vec_each (relation_formula, f, &x->background)
    relation_finder_add(a->finder, *f);
  vec_each (fir_part, part, &a->claim->parts)
    if (part->kind == FIR_PART_REQUIRED)
      relation_finder_add(a->finder, part->formula);
  for (uint32_t i = 0; i < path_size(a); i++) {
    relation_formula f = x->path.data[i].formula;
    relation_finder_add_labelled(a->finder, f, i);
    if (is_closing(a, i))
      relation_finder_add_labelled(a->finder, relation_not(p, f), path_size(a) + i);
  }
}

static fir_shortfall *find(asking *a, const fir_stmt *statement) {
  for (uint32_t i = 0; i < a->found.count; i++)
    if (a->found.data[i].statement == statement)
      return &a->found.data[i];
  return NULL;
}

static sat_result wants_more(asking *a, uint32_t closing) {
  vec_clear(&a->labels);
  for (uint32_t i = 0; i < closing; i++)
    vec_push(&a->labels, i);
  vec_push(&a->labels, path_size(a) + closing);
  return relation_finder_solve_with(a->finder, a->labels.data, a->labels.size);
}

static void ask(asking *a, uint32_t closing) {
  const fir_stmt *statement = step_of(a, closing)->source;
  fir_shortfall *known = find(a, statement);
  if (known && known->is_sure)
    return;
  sat_result r = wants_more(a, closing);
  if (r == SAT_UNSATISFIABLE)
    return;
  if (!known)
    known = &a->found.data[a->found.count++];
  *known = (fir_shortfall){statement, r == SAT_SATISFIABLE};
}

fir_shortfalls fir_find_shortfalls(arena *store, const fir_claim *c,
                                   const relation_options *finding) {
  asking a = {.claim = c};
  if (!has_closing(&a))
    return a.found;
  relation_options options = *finding;
  options.limits.conflicts = CONFLICTS;
  a.finder = relation_finder_new(c->logic->problem, &options);
  a.found.data = arena_new_array(store, fir_shortfall, path_size(&a));
  add_formulas(&a);
  for (uint32_t i = 0; i < path_size(&a); i++)
    if (is_closing(&a, i))
      ask(&a, i);
  relation_finder_delete(a.finder);
  vec_release(&a.labels);
  return a.found;
}
