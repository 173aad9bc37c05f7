/* An exchanger that waits for its partner goes round a loop and draws random numbers, by
 * shifting and xor, in a variable of its own, to decide whether it is time to yield. Each
 * round is another state, so that one thread alone, going round while the other stands
 * still, has more states than anybody can visit. In an exploration the number is the same
 * each time. It is one of those that may be drawn; the verdict says that random numbers have
 * one sequence.
 *
 * -1 has all bits set: a round is counted whenever the number is negative, so that the loop
 * comes to its end, and the thread parks. A worker of a fork-join pool draws where it begins
 * to look for tasks, each time, and goes round as long as another is about to take one.
 *
 * An idle worker of a fork-join pool goes when its time is over, and one that goes while others wait for a
 * task is replaced at once, so that there is no end to new threads. In an exploration a worker that
 * finds nothing parks without a limit. What others see of a worker is the tasks it runs; one that
 * has gone is made anew for the next task, and a parked one is woken up for it.
 *
 * A worker that waits for a task of another looks for tasks to help with, and counts on: r += 2,
 * where r is used for nothing but r & m, the place where it looks. There, j = r & m, and
 * r = j + 2 leads to the same places as long as there are as many queues; when these become more
 * it is where the worker looks first. */
#include "jre/runtime.h"

#include "exec/threads.h"
#include "ir/flow.h"

static bool spins(const ir_method *method) {
  static const char *const all[][2] = {
      {"java/util/concurrent/Exchanger", "slotExchange"},
      {"java/util/concurrent/Exchanger", "arenaExchange"},
      {"java/util/concurrent/ForkJoinPool", "runWorker"}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (!strcmp(method->owner->name->text, all[i][0]) &&
        !strcmp(method->name->text, all[i][1]))
      return synchronizer_is_of_library(method->owner);
  return false;
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

/* Methods of workers that look for tasks, round and round. */
static bool looks(const ir_method *method) {
  return !strcmp(method->owner->name->text, "java/util/concurrent/ForkJoinPool") &&
         (!strcmp(method->name->text, "helpJoin") ||
          !strcmp(method->name->text, "helpComplete")) &&
         synchronizer_is_of_library(method->owner);
}

static uint32_t count_stores(const ir_code *code, uint32_t reg) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < code->count; k++)
    count += ir_written(&code->instrs[k]) == reg;
  return count;
}

/* The place j = r & m, kept in a variable of its own; UINT32_MAX: there is none. */
static uint32_t place_of(const ir_code *code, uint32_t r) {
  for (uint32_t k = 0; k + 1 < code->count; k++) {
    const ir_instr *i = &code->instrs[k], *kept = i + 1;
    if (i->op == IR_AND && i->type == IR_I32 && i->a == r && kept->op == IR_MOVE &&
        kept->a == i->dst && count_stores(code, kept->dst) == 1)
      return kept->dst;
  }
  return UINT32_MAX;
}

static void settle_looks(const ir_code *code) {
  for (uint32_t k = 0; k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if (i->op != IR_ADD || i->type != IR_IMM32 || i->dst != i->a || i->imm != 2)
      continue;
    uint32_t place = place_of(code, i->a);
    if (place != UINT32_MAX)
      i->a = place;
  }
}

static bool is_idle(const ir_method *method) {
  return !strcmp(method->owner->name->text, "java/util/concurrent/ForkJoinPool") &&
         !strcmp(method->name->text, "awaitWork") &&
         synchronizer_is_of_library(method->owner);
}

/* deadline = now + keepAlive, deadline += keepAlive, deadline = 1: it is 0, which is none. */
static void settle_deadline(const ir_code *code) {
  for (uint32_t k = 0; k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if (i->type == IR_I64 && (i->op == IR_ADD || (i->op == IR_CONST && i->imm == 1)))
      *i = (ir_instr){.op = IR_CONST, .type = IR_I64, .dst = i->dst};
  }
}

void spins_settle(machine *m, ir_method *method) {
  if (m->threads->mode == MODE_TURNS)
    return;
  if (looks(method))
    settle_looks(method->code);
  else if (spins(method))
    settle_drawn(m, method->code);
  else if (is_idle(method))
    settle_deadline(method->code);
}
