/* Arguments that a callee only carries on: it puts them into fields, hands them to others
 * that do, or returns them, and reads nothing through them. Such a call is not split by what
 * the argument may be,
 *
 *     head = new Entry(key, value, head);
 *
 * so that the new entry's other fields are what was given, and not a choice between the same
 * for each alternative of head. */
#include "symbolic/merge_run.h"

#include <assert.h>

enum { MOST_CALLS = 4 }; /* within each other */

static bool is_carried(evaluator *e, ir_method *m, uint32_t reg, uint32_t depth);

static bool call_carries(evaluator *e, ir_method *m, ir_instr *i, uint32_t reg,
                         uint32_t depth) {
  for (uint32_t k = 0; k < i->call->count; k++)
    if (i->call->args[k] == reg && (i->op != IR_CALL || !ir_resolve(e->program, m, i) ||
                                    (!k && !i->call->method->is_static) ||
                                    !is_carried(e, i->call->method, k, depth)))
      return false;
  return true;
}

static void note_read(void *seen, uint32_t reg) {
  uint32_t *of = seen;
  of[1] += of[0] == reg;
}

static bool instr_carries(evaluator *e, ir_method *m, ir_instr *i, uint32_t reg,
                          uint32_t depth) {
  uint32_t seen[2] = {reg, 0};
  switch (i->op) {
  case IR_CALL:
  case IR_DISPATCH: return call_carries(e, m, i, reg, depth);
  case IR_STORE: return i->a != reg;
  case IR_SET_ELEMENT: return i->a != reg && i->b != reg;
  case IR_RETURN:
  case IR_BRANCH: return true;
  default: ir_reads(i, note_read, seen); return !seen[1];
  }
}

static bool is_carried(evaluator *e, ir_method *m, uint32_t reg, uint32_t depth) {
  const ir_code *code =
      depth < MOST_CALLS && !m->is_native ? ir_method_code(e->program, m, NULL) : NULL;
  for (uint32_t pc = 0; code && pc < code->count; pc++)
    if (!instr_carries(e, m, &code->instrs[pc], reg, depth + 1))
      return false;
  return code;
}

bool merge_carries(evaluator *e, ir_method *m, uint32_t param) {
  uint64_t key = map_pair(m->id, param) << 1 | 1;
  const uint64_t *known = map_get(&e->merge.carried, key);
  if (!known)
    known = map_put(&e->merge.carried, key, is_carried(e, m, param, 0));
  return *known;
}
