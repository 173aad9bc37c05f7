/* Loops of a specification along what the state holds.
 *
 *     while (e != null && e.key != key) e = key < e.key ? e.left : e.right;
 *
 * Joined at the head of the loop, e would be any node of a level in each of its turns: the
 * key that is compared, a choice of them, bit by bit, and so no comparison after the operation
 * would be one from before. A recursive search knows no such choice: it is called for each
 * node under the condition that the search comes by it. The same is made of the loop. States
 * that come to its head part by the object that e refers to, and wait there, each for its
 * object. Objects are visited in an order in which none leads to one before it: by the time
 * of its turn all that can come by it wait there, and are joined, with e a constant.
 *
 * This begins where e may be more than one object for the first time. A list that nobody has
 * turned is walked object by object anyway.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Visits.java):
 *
 * - States that part exclude each other, and none is lost: of the alternatives of a reference
 *   exactly one is, and each goes on under the condition of its own, null as well
 *   (merge_visit_part). Where nobody has looked at the alternatives, or where there are too
 *   many, the state waits whole.
 * - A state that waits for an object has that object in the register, and is joined with others as
 *   states are wherever they meet: were it another one, it would be a choice again.
 * - The order means nothing but time: an object to which another leads after all is visited
 *   again, and a loop that never comes to an end is cut off where all loops are. */
#include "symbolic/merge_walk.h"

#include <assert.h>
#include <string.h>

/* What the state holds, and what is known of where it leads. */
static bool is_several(merge_run *r, sym cursor) {
  const refs *all = &r->e->state->refs;
  return !ref_is_awaited(all, cursor) && ref_count(all, cursor) <= MERGE_MOST_CURSORS &&
         merge_is_open_reference(r->e, cursor) && !merge_is_made(r->e->state, cursor) &&
         merge_walk_rank(r, cursor);
}

bool merge_visits(merge_run *r, uint32_t block, const waiting *w) {
  if (!r->e->merge.specifies || !shortcut_is_on(r->e->without, SHORTCUT_WALK))
    return false;
  uint32_t cursor = merge_walk_cursor(r, block);
  bool any = cursor && merge_waits_at_any(r, r->code->blocks[block].first);
  for (uint32_t k = 0; cursor && !any && k < w->arrivals.size; k++)
    any = is_several(r, w->arrivals.data[k].regs[cursor - 1]);
  return any;
}

/* The state parts by what the register refers to. */
static void part(merge_run *r, uint32_t block, uint32_t cursor, condition guard,
                 sym *regs) {
  sym_state *s = r->e->state;
  uint32_t pc = r->code->blocks[block].first;
  sym whole = regs[cursor];
  bool known = !ref_is_awaited(&s->refs, whole) &&
               ref_count(&s->refs, whole) <= MERGE_MOST_CURSORS &&
               merge_walk_rank(r, whole);
  for (uint32_t k = 0; known && k < ref_count(&s->refs, whole); k++) {
    ref_entry x = ref_entries(&s->refs, whole)[k];
    condition here = condition_and(&r->e->merge.conditions, guard, x.guard);
    regs[cursor] = sym_ref(s, x.object);
    if (sym_is_null(x.object))
      merge_wait_alone(r, pc, here, regs);
    else
      merge_wait_at(r, pc, x.object, merge_walk_rank_of(r, x.object), here, regs);
  }
  if (!known)
    merge_wait(r, pc, guard, regs);
}

bool merge_visit_returns(const merge_run *r, uint32_t block) {
  const ir_block *b = &r->code->blocks[block];
  uint32_t pc = b->first;
  while (pc + 1 < b->end && ir_only_computes(&r->code->instrs[pc]))
    pc++;
  return r->visits && pc + 1 == b->end && r->code->instrs[pc].op == IR_RETURN;
}

void merge_visit_part(merge_run *r, uint32_t block, waiting *w) {
  uint32_t cursor = merge_walk_cursor(r, block), count = r->code->reg_count;
  assert(cursor && w->arrivals.size);
  if (!r->visits)
    merge_tally_begin(r, w);
  sym *regs = memory_new_array(sym, count);
  for (uint32_t k = 0; k < w->arrivals.size; k++) {
    memcpy(regs, w->arrivals.data[k].regs, count * sizeof *regs);
    part(r, block, cursor - 1, w->arrivals.data[k].guard, regs);
    vec_push(&r->spare, w->arrivals.data[k].regs);
  }
  vec_clear(&w->arrivals);
  memory_free(regs);
  r->walks = r->visits = true;
  shortcut_use(&r->e->counts.uses, SHORTCUT_WALK);
}
