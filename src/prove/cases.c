/* The invariant once more for each array that the checked object may hold.
 *
 * Paths know which array it is: how long the table of a hash map is, they found out at
 * once. What must hold afterwards is then evaluated for that array alone, and is nothing
 * like the invariant over all of them; so that is learnt for each as well, under the
 * condition that it is the one. Nothing new is said thereby, only in other words.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Proofs.java, the tables):
 *
 * - What is evaluated under a supposition counts where the supposition holds: the guard
 *   names every array that was supposed, and stands before each part (learn_case).
 * - Nothing evaluated so is used otherwise: calls that have read what is supposed, or
 *   have ended a loop with its help, are forgotten (memo_forget_supposed).
 * - Every case is learnt or none need be: to leave one out says less. */
#include "prove/difference.h"
#include "prove/prepare.h"
#include "world/tree.h"
#include "world/world.h"

#include <assert.h>

enum { MOST_CASES = 128 };

/* Slots of the checked object with several arrays to choose from. */
static uint32_t find_array_slots(const world *c, u32_vector *slots) {
  const space *s = c->space;
  uint64_t cases = 1;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const domain *d = &s->slots[k].domain;
    if (!space_same(s->slots[k].object, SPACE_MAIN) || !domain_has(d, ROLE_ARRAY))
      continue;
    uint32_t arrays = d->count - domain_has(d, ROLE_NULL);
    if (arrays < 2)
      continue;
    vec_push(slots, k);
    cases = cases * arrays <= MOST_CASES ? cases * arrays : MOST_CASES + 1;
  }
  return (uint32_t)cases;
}

/* Learns the invariant as it is evaluated now, where the guard holds. */
static bool learn_case(world *c, literal guard) {
  assert(formula_has(c->formula, guard));
  literal_vector parts = {0};
  world_tree t;
  world_tree_find(c, &t);
  evaluator_assume(c->evaluator, guard);
  bool ok = world_invariant(c, &t, &parts);
  evaluator_assume(c->evaluator, LITERAL_TRUE);
  vec_each (literal, p, &parts)
    difference_learn(c->difference, formula_implies(c->formula, guard, *p));
  world_tree_release(&t);
  vec_release(&parts);
  return ok;
}

bool prepare_cases(world *c) {
  u32_vector slots = {0};
  uint32_t cases = find_array_slots(c, &slots);
  bool ok = true;
  for (uint32_t number = 0; ok && slots.size && cases <= MOST_CASES && number < cases;
       number++) {
    uint32_t rest = number;
    literal guard = LITERAL_TRUE;
    vec_each (uint32_t, k, &slots) {
      const space_slot *slot = &c->space->slots[*k];
      uint32_t null = space_get(c->space, slot->domain.objects[0])->role != ROLE_ARRAY;
      uint32_t arrays = slot->domain.count - null;
      sym_id array = world_object(c, slot->domain.objects[null + rest % arrays]);
      rest /= arrays;
      guard = formula_and(c->formula, guard, ref_is(&c->state.refs, c->slots[*k], array));
      evaluator_suppose(c->evaluator, world_slot(c, (space_slot_id){*k}),
                        sym_ref(&c->state, array));
    }
    ok = learn_case(c, guard);
    evaluator_suppose_no_more(c->evaluator);
  }
  vec_release(&slots);
  return ok;
}
