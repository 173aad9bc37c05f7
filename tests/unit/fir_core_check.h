/* Cores looked at by deletion: it must be impossible to break the claim with what is in
 * them, and possible without any one member. All questions go to a solver in which every
 * formula of the path stands for itself, so that nothing of how cores are found (inlining,
 * switches, computed mistakes) has a part in the judgement. */
#ifndef FIR_CORE_CHECK_H
#define FIR_CORE_CHECK_H

#include "fir/core.h"

#include <string.h>

static inline bool fir_core_check_is_broken(fir_claim *c, const bool *path,
                                            const bool *parts) {
  relation_problem *p = c->logic->problem;
  relation_options plain = {.no_symmetry = true};
  relation_finder *f = relation_finder_new(p, &plain);
  vec_each (relation_formula, g, &c->execution->background)
    relation_finder_add(f, *g);
  for (uint32_t i = 0; i < c->execution->path.size; i++)
    if (path[i])
      relation_finder_add(f, c->execution->path.data[i].formula);
  relation_formula any = relation_false(p);
  vec_each (fir_goal, g, &c->goals) {
    relation_formula one =
        parts[g->concluded] ? c->parts.data[g->concluded].formula : relation_true(p);
    vec_each (uint32_t, i, &g->assumed)
      if (parts[*i])
        one = relation_and(p, one, c->parts.data[*i].formula);
    any = relation_or(p, any, one);
  }
  relation_finder_add(f, any);
  for (uint32_t i = 0; i < c->parts.size; i++)
    if (parts[i] && c->parts.data[i].kind == FIR_PART_REQUIRED)
      relation_finder_add(f, c->parts.data[i].formula);
  bool broken = relation_finder_solve(f) == SAT_SATISFIABLE;
  relation_finder_delete(f);
  return broken;
}

typedef struct fir_core_checked {
  fir_claim *claim;
  bool *path, *parts; /* of the question */
  uint32_t members;
} fir_core_checked;

/* Of `count` marks in one of the two arrays: are they a minimal core? */
static inline const char *fir_core_check_marks(fir_core_checked *k, bool *marks,
                                               uint32_t count) {
  if (fir_core_check_is_broken(k->claim, k->path, k->parts))
    return "what is in the core is not enough";
  for (uint32_t i = 0; i < count; i++)
    if (marks[i]) {
      marks[i] = false;
      bool in_vain = !fir_core_check_is_broken(k->claim, k->path, k->parts);
      marks[i] = true;
      k->members++;
      if (in_vain)
        return "something is in the core in vain";
    }
  return NULL;
}

/* What is wrong with what the finder says of a procedure that keeps its specification and
 * has an execution; NULL: nothing. `members`: how many formulas and parts are needed.
 * `thorough`: as of a large procedure; there the finder may give up, with no members, where
 * it cannot follow a model. */
static inline const char *fir_core_check(const fir_universe *u, const fir_proc *proc,
                                         bool thorough, uint32_t *members) {
  arena a;
  arena_init(&a);
  fir_strategy constrain = {true, true, true, NULL, NULL};
  fir_claim *c = fir_claim_new(&a, u, proc, constrain, true);
  uint32_t size = c->execution->path.size, count = c->parts.size;
  bool *given = arena_new_array(&a, bool, size), *path = arena_new_array(&a, bool, size);
  bool *parts = arena_new_array(&a, bool, count);
  bool *whole = arena_new_array(&a, bool, size), *all = arena_new_array(&a, bool, count);
  fir_core_finder *f = fir_core_finder_new(&a, c, given, &(relation_options){0});
  if (thorough)
    fir_core_be_thorough(f);
  fir_core_checked k = {c, path, all, 0};
  const char *wrong = NULL;
  bool found = false;
  if (fir_core_execution(f) != SAT_SATISFIABLE)
    wrong = "no execution";
  else if (!(found = fir_core_find(f, path, parts)) && !thorough)
    wrong = "no core";
  for (uint32_t i = 0; i < size; i++)
    whole[i] = true;
  for (uint32_t i = 0; i < count; i++)
    all[i] = parts[i] || c->parts.data[i].kind == FIR_PART_REQUIRED ||
             c->parts.data[i].kind == FIR_PART_ASSUMED;
  if (found && !(wrong = fir_core_check_marks(&k, path, size))) {
    k.path = whole, k.parts = parts;
    wrong = fir_core_check_marks(&k, parts, count);
  }
  *members = k.members;
  fir_core_finder_delete(f);
  fir_claim_release(c);
  arena_release(&a);
  return wrong;
}

#endif
