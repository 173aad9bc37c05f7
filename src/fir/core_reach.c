/* Branches that nothing comes to (003 §2.2), of a claim in which much is left open.
 *
 * A loop unrolled for all has rounds that no execution wants; with what is left open in
 * them they are the larger part of a proof that is not about them. What is said decides
 * mostly that they are not reached, which is a small question. */
#include "fir/core_state.h"

typedef struct reach {
  const fir_claim *claim;
  relation_finder *finder; /* labels: steps that a side of a branch begins with */
  bool *unreached;
  bool any;
} reach;

static relation_formula reached(const reach *r, const fir_step *step) {
  return r->claim->execution->records[step->number].reached;
}

static void add_labels(reach *r, fir_steps side) {
  if (side.count && reached(r, side.data[0]))
    relation_finder_add_labelled(r->finder, reached(r, side.data[0]),
                                 side.data[0]->number);
  for (uint32_t i = 0; i < side.count; i++) {
    add_labels(r, side.data[i]->then);
    add_labels(r, side.data[i]->otherwise);
  }
}

static bool is_unreached(const reach *r, const fir_step *step) {
  relation_label label = step->number;
  return !reached(r, step) ||
         relation_finder_solve_with(r->finder, &label, 1) == SAT_UNSATISFIABLE;
}

static void ask(reach *r, fir_steps steps);

static void ask_side(reach *r, fir_steps side) {
  if (!side.count)
    return;
  if (is_unreached(r, side.data[0]))
    r->any = r->unreached[side.data[0]->number] = true;
  else
    ask(r, side);
}

static void ask(reach *r, fir_steps steps) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    if (s->kind == FIR_STEP_IF) {
      ask_side(r, s->then);
      ask_side(r, s->otherwise);
    } else
      ask(r, s->then);
  }
}

const bool *core_unreached(fir_core_finder *f, const fir_claim *c) {
  fir_steps steps = c->execution->flat->steps;
  reach r = {.claim = c};
  r.unreached = arena_new_array(f->store, bool, c->execution->flat->step_count);
  r.finder = relation_finder_new(c->logic->problem, &f->many_small);
  relation_finder_limit(r.finder, core_quick());
  fir_claim_add_symmetry(c, r.finder);
  fir_claim_add_execution(c, r.finder);
  add_labels(&r, steps);
  ask(&r, steps);
  relation_finder_delete(r.finder);
  return r.any ? r.unreached : NULL;
}
