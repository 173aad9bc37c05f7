/* Calls that give true before a step and after it.
 *
 * That a node is well typed is required of each node by the one above it, and on the path
 * it is known of all nodes down to the redex. After the step it is asked of what stands
 * in the place of the redex, and then of the nodes above. Each of these calls is compared
 * with what it gave before; for an object that is new, with what the call gave of the
 * object whose place it takes. If it gave true, and a proof that looks at this node alone
 * shows that it still does, the old value is taken, literally: the node above asks the
 * question that it asked before, and has its answer. */
#include "prove/local_internal.h"

#include <assert.h>

static literal gives_true(local_proof *l, const merged *result) {
  literal value = bits_to_literal(&l->state->bits, sym_bits(l->state, result->value));
  return formula_and(l->graph, value, literal_not(result->error));
}

static bool is_known_true(local_proof *l, const merged *result) {
  literal value = bits_to_literal(&l->state->bits, sym_bits(l->state, result->value));
  return local_is_known(l, value) && local_is_known(l, literal_not(result->error));
}

bool local_proof_gave_true(local_proof *l, const merged *before) {
  return is_known_true(l, before);
}

/* What the call gave of the object that was replaced, where its argument is new. */
static bool find_replaced(local_proof *l, evaluator *e, const ir_method *m,
                          const sym *args, merged *out) {
  sym old[UINT8_MAX + 1]; /* as many parameters as there may be */
  sym_id object;
  assert(args || !m->param_count);
  space_id replaced = local_replaced(l);
  uint32_t count = 0;
  if (space_is_null(replaced))
    return false;
  for (uint32_t k = 0; k < m->param_count; k++) {
    old[k] = args[k];
    if (m->param_types[k] != IR_REF ||
        !ref_is_constant(&l->state->refs, args[k], &object) ||
        object.index < l->first_new)
      continue;
    old[k] = sym_ref(l->state, l->objects[replaced.index]);
    count++;
  }
  return count == 1 && evaluator_kept_result(e, m, old, out);
}

void local_proof_recall_truth(local_proof *l, evaluator *e, const ir_method *m,
                              const sym *args, const merged *before, merged *now) {
  merged old;
  if (!ir_gives(m, 'Z'))
    return;
  if (before)
    old = *before;
  else if (!find_replaced(l, e, m, args, &old))
    return;
  if (!is_known_true(l, &old))
    return;
  literal holds = gives_true(l, now);
  if (evaluation_get(evaluator_model(e), local_real(l, holds)) &&
      local_proof_guess_parts(l, holds))
    *now = old;
}
