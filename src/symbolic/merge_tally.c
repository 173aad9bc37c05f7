/* Loops of a specification that count what they visit.
 *
 *     for (Item i = first; i != null; i = i.next) n++;
 *
 * Where the list may begin and go on at many items, states part by the item that they visit
 * (merge_visit.c), and n is another sum in each. Joined as choices, all summands would be multiplied
 * with the condition of each join: n would be no sum any more. But whoever has visited an item
 * has counted it. So one more is not a constant, but the truth value of the condition under which
 * control comes by: that is 1 here, and 0 in all states that have not come by and never will. Where
 * two states meet, each may add what only the other one has counted. At the end n is the sum over
 * all items of whether the loop has come by.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Joined.java):
 *
 * - From the loop on, the register is only added constants to, in the loop itself, and nothing
 *   leads back to before the loop: so it is, in each state, what it was before the loop and what
 *   has been counted on the way (is_tally). Another loop around it, or the same one again, would
 *   count the same condition from the beginning.
 * - A condition under which something has been counted is true of a state if and only if that
 *   state has come by: what is counted later is counted under another condition, of
 *   states that had not come by.
 * - All states were given the same number when they first parted (merge_tally_begin), and what was
 *   joined as a choice, since it differed in anything but what was counted so, is no tally any
 *   more (spoil): a summand is what one condition has counted, and nothing else. */
#include "symbolic/merge_walk.h"

#include <assert.h>

static bool is_step(const ir_instr *i, uint32_t reg) {
  return i->op == IR_ADD && i->type == IR_IMM32 && i->dst == reg && i->a == reg;
}

/* The block in which the register is first added to, in the layout; or the number of blocks. */
static uint32_t first_step(const ir_code *code, uint32_t reg) {
  for (uint32_t pc = 0; pc < code->count; pc++)
    if (is_step(&code->instrs[pc], reg))
      return code->block_of[pc];
  return code->block_count;
}

/* Whether nothing from the block on leads to before it, and nothing from the end on to it. */
static bool is_outermost(const ir_code *code, uint32_t head, uint32_t end) {
  bool *before = memory_new_array(bool, code->block_count);
  bool outermost = true;
  for (uint32_t b = 0; b < head; b++)
    before[b] = true;
  for (uint32_t b = head; outermost && b < code->block_count; b++) {
    before[head] = b >= end;
    outermost = !code_leads_to(code, b, before);
  }
  memory_free(before);
  return outermost && !code->handler_count;
}

/* Of the loop that begins at the head. */
static bool is_counted_by(merge_run *r, uint32_t head, uint32_t reg) {
  const ir_code *code = r->code;
  uint32_t end = merge_walk_end(r, head);
  for (uint32_t pc = code->blocks[head].first; pc < code->count; pc++) {
    const ir_instr *i = &code->instrs[pc];
    if (ir_written(i) == reg && (code->block_of[pc] >= end || !is_step(i, reg)))
      return false;
  }
  return is_outermost(code, head, end);
}

static bool find_tally(merge_run *r, uint32_t reg) {
  uint32_t step = first_step(r->code, reg);
  if (step == r->code->block_count || r->code->reg_types[reg] != IR_I32)
    return false;
  for (uint32_t head = 0; head <= step; head++)
    if (merge_walk_end(r, head) > step && merge_walk_cursor(r, head))
      return is_counted_by(r, head, reg); /* the outermost loop around it */
  return false;
}

static bool is_tally(merge_run *r, uint32_t reg) {
  const uint64_t *known = map_get(&r->tally_registers, reg);
  if (!known)
    known = map_put(&r->tally_registers, reg, find_tally(r, reg));
  return *known;
}

static void spoil(merge_run *r, uint32_t reg) {
  map_put(&r->tally_registers, reg, false);
}

void merge_tally_begin(merge_run *r, const waiting *w) {
  for (uint32_t k = 1; k < w->arrivals.size; k++)
    for (uint32_t reg = 0; reg < r->code->reg_count; reg++)
      if (w->arrivals.data[k].regs[reg] != w->arrivals.data[0].regs[reg])
        spoil(r, reg);
}

/* Of a register and a condition. */
static uint64_t key_of(uint32_t reg, literal when) {
  return map_pair(reg + 1, when);
}

bool merge_tally_add(merge_run *r, const ir_instr *i, literal guard, const sym *regs,
                     sym *sum) {
  sym_state *s = r->e->state;
  if (!(r->visits || r->e->merge.joins) || literal_is_constant(guard) ||
      !is_step(i, i->dst) || !is_tally(r, i->dst))
    return false;
  uint64_t key = key_of(i->dst, guard);
  if (map_get(&r->tally, key))
    return false;
  map_put(&r->tally, key, (uint64_t)(int64_t)i->imm);
  sym step = number_ite(&s->numbers, guard, sym_int(s, i->imm), SYM_ZERO);
  *sum = number_add(&s->numbers, BITS_INT, regs[i->a], step);
  return true;
}

/* Adds to `joined` what only one of the two has counted, where the difference is that: one less
 * the other. False: it is more. */
static bool add_counted(const merge_run *r, uint32_t reg, const sum *difference,
                        sum *joined) {
  int64_t constant = difference->constant;
  vec_each (const summand, x, &difference->summands) {
    literal when = x->guard;
    int64_t by = x->coefficient;
    const uint64_t *step = map_get(&r->tally, key_of(reg, when));
    if (!step) { /* c * p = c - c * !p */
      when = literal_not(when);
      constant += by;
      by = -by;
      step = map_get(&r->tally, key_of(reg, when));
    }
    if (map_get(&r->tally, key_of(reg, literal_not(when))))
      return false; /* it could be either */
    if (!step || (by != (int64_t)*step && by != -(int64_t)*step))
      return false;
    if (by == (int64_t)*step)
      sum_add_literal(joined, by, when);
  }
  return constant == 0;
}

bool merge_tally_join(merge_run *r, uint32_t reg, sym one, sym other, sym *out) {
  if (!r->tally.size || !is_tally(r, reg))
    return false;
  numbers *n = &r->e->state->numbers;
  sum joined, difference;
  sum_init(&joined, BITS_INT);
  sum_init(&difference, BITS_INT);
  number_add_to_sum(n, &difference, 1, one);
  number_add_to_sum(n, &difference, -1, other);
  number_add_to_sum(n, &joined, 1, other);
  bool ok = add_counted(r, reg, &difference, &joined);
  if (ok) {
    *out = number_of_sum(n, &joined);
  } else {
    sum_release(&joined);
    spoil(r, reg);
  }
  sum_release(&difference);
  return ok;
}
