/* Static methods that look into an argument before all else:
 *
 *     static boolean ok(Term t) { if (t.kind == LEAF) return true; ... }
 *
 * With null for t they fail, as a method does whose receiver is null. So null is told apart
 * before the call, and the call is that of a method of t: what t may be is not asked a second
 * time within everything that the call gives.
 *
 * Assumed, and looked at here: the first instructions of the method do nothing but read and
 * compute until the argument is looked into, no branch is among them, and nothing in the method
 * catches what is thrown. What fails before fails as well.
 */
#include "symbolic/merge_run.h"

#include <assert.h>

enum { MOST_REGISTERS = 64 };

/* Whether nothing is seen of the instruction by anybody else, and the next one follows; it
 * may fail. */
static bool only_computes(const ir_instr *i) {
  bool branches = i->op == IR_BRANCH || i->op == IR_JUMP || i->op == IR_SWITCH;
  return i->op == IR_LOAD || (ir_only_computes(i) && !branches);
}

static bool looks_first(const ir_code *code, uint32_t param) {
  assert(code && param < code->reg_count);
  if (code->handler_count || code->reg_count > MOST_REGISTERS)
    return false;
  uint64_t holds = (uint64_t)1 << param; /* registers that hold the argument */
  for (uint32_t pc = 0; pc < code->count && only_computes(&code->instrs[pc]); pc++) {
    const ir_instr *i = &code->instrs[pc];
    if (i->op == IR_LOAD && holds >> i->a & 1)
      return true;
    bool moved = i->op == IR_MOVE && holds >> i->a & 1;
    uint64_t into = (uint64_t)1 << i->dst;
    holds = moved ? holds | into : holds & ~into;
  }
  return false;
}

bool merge_looks_first(evaluator *e, ir_method *m, uint32_t param) {
  assert(m->is_static && param < m->param_count && m->param_types[param] == IR_REF);
  uint64_t key = map_pair(m->id, param) << 1 | 1;
  const uint64_t *known = map_get(&e->merge.looks, key);
  if (!known) {
    const ir_code *code = m->is_native ? NULL : ir_method_code(e->program, m, NULL);
    known = map_put(&e->merge.looks, key, code && looks_first(code, param));
  }
  return *known;
}
