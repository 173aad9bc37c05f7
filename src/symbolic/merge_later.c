/* States that wait in the middle of a block, so that others can go first.
 *
 * A call that asks for the next element of a work list (lists.c) is made for those states
 * only that have the first link of its row. The others wait at the call, and run when
 * nothing is left that could still come to it: then those that were first have gone round
 * the loop, and wait there as well. In which order states run means nothing: each sees only
 * what was written where it came by.
 *
 * The condition before states part is noted: it is where they meet again, less those that
 * have left the loop. */
#include "symbolic/lists.h"

#include <assert.h>

#define ALONE UINT64_MAX /* the rank of what is not to be joined with others */

static later *find_later(merge_run *r, uint32_t pc, sym_id at) {
  vec_each (later, l, &r->later)
    if (l->pc == pc && l->at.index == at.index && l->rank != ALONE)
      return l;
  return NULL;
}

/* Registers that the block writes before the call count as live: see merge_join_waiting. */
static condition join_later(merge_run *r, later *l, sym *regs) {
  uint32_t block = r->code->block_of[l->pc];
  r->written_from = r->code->blocks[block].first;
  r->written_to = l->pc;
  condition all = merge_join_waiting(r, &l->states, r->code->reg_types,
                                     r->code->reg_count, block, regs);
  r->written_from = r->written_to = 0;
  return all;
}

void merge_wait_at(merge_run *r, uint32_t pc, sym_id at, uint64_t rank, condition guard,
                   const sym *regs) {
  later *l = find_later(r, pc, at);
  if (!l) {
    vec_push(&r->later, ((later){.pc = pc, .at = at, .rank = rank}));
    l = vec_last(&r->later);
  }
  merge_arrive(r, &l->states, guard, regs, r->code->reg_count);
}

void merge_wait_alone(merge_run *r, uint32_t pc, condition guard, const sym *regs) {
  later *place = NULL;
  vec_each (later, l, &r->later)
    if (l->pc == pc && l->rank == ALONE && !l->states.arrivals.size)
      place = l;
  if (!place) {
    vec_push(&r->later, ((later){.pc = pc, .rank = ALONE}));
    place = vec_last(&r->later);
  }
  merge_arrive(r, &place->states, guard, regs, r->code->reg_count);
}

void merge_wait(merge_run *r, uint32_t pc, condition guard, const sym *regs) {
  merge_wait_at(r, pc, SYM_NULL, 0, guard, regs);
}

bool merge_waits(merge_run *r, uint32_t pc) {
  const later *l = find_later(r, pc, SYM_NULL);
  return l && l->states.arrivals.size;
}

bool merge_waits_at_any(const merge_run *r, uint32_t pc) {
  vec_each (const later, l, &r->later)
    if (l->pc == pc && !sym_is_null(l->at) && l->states.arrivals.size)
      return true;
  return false;
}

void merge_part_states(merge_run *r, const ir_instr *i, uint32_t pc, condition *guard,
                       sym *regs) {
  later *l = find_later(r, pc, SYM_NULL);
  uint32_t count = r->code->reg_count;
  if (l && l->states.arrivals.size) {
    merge_arrive(r, &l->states, *guard, regs, count);
    *guard = join_later(r, l, regs);
  }
  literal there;
  if (*guard == CONDITION_NEVER || !lists_part(r, i, pc, *guard, regs, &there))
    return;
  conditions *c = &r->e->merge.conditions;
  merge_wait(r, pc, condition_and(c, *guard, literal_not(there)), regs);
  r->parted = *guard;
  *guard = condition_and(c, *guard, there);
}

/* The block, and all from which control can come to it. */
static bool *find_leading_to(const ir_code *code, uint32_t block) {
  bool *leads = memory_new_array(bool, code->block_count);
  leads[block] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 0; b < code->block_count; b++)
      if (!leads[b] && code_leads_to(code, b, leads))
        changed = leads[b] = true;
  }
  return leads;
}

/* Of loops within each other the inner one, which is further behind, goes first. */
static bool is_anything_before(const merge_run *r, uint32_t block) {
  bool *leads = find_leading_to(r->code, block), any = false;
  for (uint32_t b = 0; b < r->code->block_count; b++)
    any = any || (leads[b] && r->blocks[b].arrivals.size);
  vec_each (const later, l, &r->later) {
    uint32_t b = r->code->block_of[l->pc];
    any = any || (b > block && leads[b] && l->states.arrivals.size);
  }
  memory_free(leads);
  return any;
}

condition merge_take_later(merge_run *r, uint32_t block, uint32_t *pc, sym *regs) {
  later *next = NULL;
  vec_each (later, l, &r->later)
    if (l->states.arrivals.size && r->code->block_of[l->pc] == block &&
        (!next || l->rank > next->rank))
      next = l;
  if (!next || is_anything_before(r, block))
    return CONDITION_NEVER;
  *pc = next->pc;
  return join_later(r, next, regs);
}
