/* An exchanger that waits for its partner goes round a loop and draws random numbers, by
 * shifting and xor, in a variable of its own, to decide whether it is time to yield. Each
 * round is another state, so that one thread alone, going round while the other stands
 * still, has more states than anybody can visit. In an exploration the number is the same
 * each time. It is one of those that may be drawn; the verdict says that random numbers have
 * one sequence.
 *
 * -1 has all bits set: a round is counted whenever the number is negative, so that the loop
 * comes to its end, and the thread parks. */
#include "jre/runtime.h"

#include "exec/threads.h"

static bool spins(const ir_method *method) {
  const char *text = method->name->text;
  return !strcmp(method->owner->name->text, "java/util/concurrent/Exchanger") &&
         (!strcmp(text, "slotExchange") || !strcmp(text, "arenaExchange")) &&
         synchronizer_is_of_library(method->owner);
}

/* x ^ x << n or x ^ x >>> n */
static bool draws(const ir_instr *shift, const ir_instr *i) {
  return i->op == IR_XOR && i->type == IR_I32 &&
         (shift->op == IR_SHL || shift->op == IR_USHR) &&
         ((i->a == shift->a && i->b == shift->dst) ||
          (i->b == shift->a && i->a == shift->dst));
}

static void settle_drawn(machine *m, const ir_code *code) {
  for (uint32_t k = 1; k < code->count; k++)
    if (draws(&code->instrs[k - 1], &code->instrs[k])) {
      code->instrs[k] = (ir_instr){
          .op = IR_CONST, .type = IR_I32, .dst = code->instrs[k].dst, .imm = -1};
      m->threads->fixed |= FIXED_RANDOM;
    }
}

void spins_settle(machine *m, ir_method *method) {
  if (m->threads->mode == MODE_TURNS || !spins(method))
    return;
  settle_drawn(m, method->code);
}
