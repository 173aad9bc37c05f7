/* Where the paths of merged code meet: the guards are joined by or, the registers by
 * choice.
 *
 * The states that have come to a place wait one by one, and are joined when it runs:
 * always those first that have the longest beginning in common. A condition like
 *
 *     a && (b || c && d) && e
 *
 * fails in four places. Joined from left to right, a failure of c and one of d would meet
 * that of a first, and what b || c && d says as a whole could no longer be told from it;
 * then conjuncts of an invariant do not stay conjuncts. */
#include "symbolic/counts.h"
#include "symbolic/merge_walk.h"

#include <assert.h>
#include <string.h>

/* Registers for a copy of these; all but the value of a return are as many. */
static sym *take_registers(merge_run *r, uint32_t count) {
  return count == r->code->reg_count && r->spare.size ? vec_pop(&r->spare)
                                                      : memory_new_array(sym, count + 1);
}

static void give_back(merge_run *r, sym *regs, uint32_t count) {
  if (count == r->code->reg_count)
    vec_push(&r->spare, regs);
  else
    memory_free(regs);
}

void merge_arrive(merge_run *r, waiting *at, condition guard, const sym *regs,
                  uint32_t count) {
  if (guard == CONDITION_NEVER)
    return;
  arrival a = {guard, take_registers(r, count)};
  memcpy(a.regs, regs, count * sizeof *regs);
  vec_push(&at->arrivals, a);
}

typedef struct joining {
  merge_run *run;
  const uint8_t *types; /* ir_type */
  uint32_t count, block;
  vector(arrival) stack;
} joining;

/* How long the beginning is that the two have in common. What was joined may turn out
 * never to be: it has none. */
static uint32_t shared(const joining *j, condition a, condition b) {
  const conditions *c = &j->run->e->merge.conditions;
  if (a == CONDITION_NEVER || b == CONDITION_NEVER)
    return 0;
  return c->links.data[condition_common(c, a, b)].depth;
}

/* Where a block is entered in the middle, what it wrote before is live as well. */
static bool is_live(const joining *j, uint32_t reg) {
  const merge_run *r = j->run;
  if (j->block == FLOW_EXIT || ir_flow_is_live(r->flow, j->block, reg))
    return true;
  for (uint32_t pc = r->written_from; pc < r->written_to; pc++)
    if (ir_written(&r->code->instrs[pc]) == reg)
      return true;
  return false;
}

/* What a specification gives is taken apart later: see counts.c. */
static sym join_values(const joining *j, uint32_t reg, literal choose, sym b, sym a) {
  evaluator *e = j->run->e;
  sym joined;
  bool is_result = j->count == 1 && j->block == FLOW_EXIT && e->merge.specifies;
  if (is_result && j->types[reg] == IR_I32 && counts_join(e, choose, b, a, &joined))
    return joined;
  if (j->types == j->run->code->reg_types && j->types[reg] == IR_I32 &&
      merge_tally_join(j->run, reg, b, a, &joined))
    return joined;
  if (j->run->walks && j->types[reg] == IR_REF &&
      merge_walk_agree(j->run, choose, b, a, &joined))
    return joined;
  return sym_ite(e->state, j->types[reg], choose, b, a);
}

/* Joins the two on top of the stack. */
static void join_two(joining *j) {
  merge_run *r = j->run;
  arrival b = vec_pop(&j->stack), *a = vec_last(&j->stack);
  literal choose;
  a->guard = condition_or(&r->e->merge.conditions, a->guard, b.guard, &choose);
  for (uint32_t k = 0; k < j->count; k++)
    if (a->regs[k] != b.regs[k])
      a->regs[k] =
          is_live(j, k) ? join_values(j, k, choose, b.regs[k], a->regs[k]) : SYM_ZERO;
  give_back(r, b.regs, j->count);
}

/* Whether a comes before b where conditions are gone through depth first. */
static bool comes_before(const conditions *c, condition a, condition b) {
  condition shared = condition_common(c, a, b), x = a, y = b;
  if (a == shared || b == shared)
    return a == shared && b != shared;
  while (c->links.data[x].parent != shared)
    x = c->links.data[x].parent;
  while (c->links.data[y].parent != shared)
    y = c->links.data[y].parent;
  return x < y;
}

/* Where a loop has visited objects one by one, its ways out come in another order than its
 * ways on. */
static void sort_arrivals(const merge_run *r, waiting *w) {
  arrival *all = w->arrivals.data;
  for (uint32_t k = 1; k < w->arrivals.size; k++) {
    arrival a = all[k];
    uint32_t low = 0, high = k;
    while (low < high) {
      uint32_t middle = (low + high) / 2;
      if (comes_before(&r->e->merge.conditions, a.guard, all[middle].guard))
        high = middle;
      else
        low = middle + 1;
    }
    memmove(&all[low + 1], &all[low], (k - low) * sizeof *all);
    all[low] = a;
  }
}

static void join_all(joining *j, waiting *w) {
  if (j->run->visits)
    sort_arrivals(j->run, w);
  vec_each (arrival, a, &w->arrivals) {
    while (j->stack.size >= 2) {
      const arrival *top = vec_last(&j->stack);
      if (shared(j, top[-1].guard, top->guard) <= shared(j, top->guard, a->guard))
        break;
      join_two(j);
    }
    vec_push(&j->stack, *a);
  }
  while (j->stack.size >= 2)
    join_two(j);
  vec_clear(&w->arrivals);
}

condition merge_join_waiting(merge_run *r, waiting *w, const uint8_t *types,
                             uint32_t count, uint32_t block, sym *regs) {
  if (!w->arrivals.size)
    return CONDITION_NEVER;
  arrival all = *vec_last(&w->arrivals);
  if (w->arrivals.size == 1)
    vec_clear(&w->arrivals);
  else {
    joining j = {.run = r, .types = types, .count = count, .block = block};
    join_all(&j, w);
    all = vec_pop(&j.stack);
    vec_release(&j.stack);
  }
  memcpy(regs, all.regs, count * sizeof *regs);
  give_back(r, all.regs, count);
  return all.guard;
}

condition merge_take_first(merge_run *r, waiting *w, sym *regs) {
  assert(w->arrivals.size);
  arrival first = w->arrivals.data[0];
  w->arrivals.size--;
  memmove(w->arrivals.data, w->arrivals.data + 1, w->arrivals.size * sizeof first);
  memcpy(regs, first.regs, r->code->reg_count * sizeof *regs);
  give_back(r, first.regs, r->code->reg_count);
  return first.guard;
}

void release_waiting(waiting *w) {
  vec_each (arrival, a, &w->arrivals)
    memory_free(a->regs);
  vec_release(&w->arrivals);
}
