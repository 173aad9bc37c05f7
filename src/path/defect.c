/* Defects, planted for tests: what compares the search with executions must notice each
 * of them. Nothing but a test sets check_limits.defect. */
#include "path/defect.h"

/* The last slot that the path wrote is as it was before. */
static void take_back_write(world *c) {
  sym_state *s = &c->state;
  sym_position start = evaluator_path_start(c->evaluator);
  for (uint32_t k = s->journal.size; k-- > start.journal;)
    if (s->journal.data[k].slot.index < start.values) {
      sym_write_slot(s, s->journal.data[k].slot, s->journal.data[k].old);
      return;
    }
}

void defect_spoil_path(search *s, followed *run) {
  world *c = s->c;
  switch (c->limits->defect) {
  case DEFECT_WRITE: take_back_write(c); break;
  case DEFECT_RESULT:
    if (run->kind == FOLLOWED_RETURN && s->op->method->result == IR_I32)
      run->value =
          number_add(&c->state.numbers, BITS_INT, run->value, sym_int(&c->state, 1));
    else if (run->kind == FOLLOWED_RETURN && s->op->method->result == IR_REF)
      run->value = SYM_ZERO;
    break;
  case DEFECT_END: run->kind = FOLLOWED_ASSUMPTION; break;
  default: return;
  }
  s->first = *run;
}

bool defect_spoils_proof(const world *c) {
  return c->limits->defect == DEFECT_PROOF;
}

size_t defect_spoil_pruning(const world *c, size_t count) {
  return c->limits->defect == DEFECT_ALL                ? 0
         : c->limits->defect == DEFECT_PRUNING && count ? count - 1
                                                        : count;
}

/* States in which the first variable is set are not known of. */
void defect_spoil_valid(const world *c, literal_vector *conjuncts) {
  if (c->limits->defect == DEFECT_VALID)
    vec_push(conjuncts, literal_not(formula_variable_node(c->formula, 0) << 1));
}
