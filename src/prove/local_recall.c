/* Calls that are made anew after a path, as local proofs see them. */
#include "prove/local_recall.h"

void sat_recall(void *check, const ir_method *m, const sym *args, const merged *before,
                merged *now) {
  sat_check *c = check;
  if (ir_gives(m, 'Z'))
    local_proof_recall_truth(c->local, c->evaluator, m, args, before, now);
  else if (before && (m->result == IR_REF || ir_gives(m, 'I')))
    local_proof_recall(c->local, c->evaluator, m, args, before, now);
}
