/* Why a specification was not true.
 *
 * A method that returned false is to blame, unless its value came from a call that was
 * false itself: it returned that value, or it branched on it and did nothing after that
 * but return a constant. So
 *
 *     return isOrdered(left) && isOrdered(right);
 *     if (!isOrdered(left)) return false;
 *
 * hand the blame on to isOrdered, while `if (contains(x)) return false; return size ==
 * n;` keeps it. The register with the value is followed through moves. */
#include "report/trace_internal.h"

#include <string.h>

/* What may stand between the branch on the value and the return of a constant. */
static bool is_plain(const ir_instr *i) {
  return i->op == IR_CONST || i->op == IR_MOVE || i->op == IR_JUMP || i->op == IR_RETURN;
}

/* The instruction is about to be executed. */
void trace_blame_step(const frame *f, activation *a) {
  const ir_instr *i = &f->code->instrs[f->pc];
  bool tests = i->op == IR_BRANCH || i->op == IR_SWITCH;
  if (tests)
    a->branch_line = f->code->lines[f->pc];
  if (!a->has_blame)
    return;
  bool tests_value =
      i->op == IR_BRANCH && i->type == IR_IMM32 && i->a == a->blamed && !a->is_decided;
  bool hands_on =
      (i->op == IR_MOVE && i->a == a->blamed) ||
      (i->op == IR_AND && i->type == IR_I32 && (i->a == a->blamed || i->b == a->blamed));
  bool loses_value = !hands_on && ir_written(i) == a->blamed;
  if (tests_value)
    a->is_decided = true;
  else if (tests || (a->is_decided ? !is_plain(i) : loses_value))
    a->has_blame = false;
  else if (hands_on && !a->is_decided)
    a->blamed = i->dst;
}

static trace_blame blame_of(const frame *f, const activation *a) {
  trace_blame b = {.method = f->method, .call = a->call, .on = a->on};
  b.line = f->code->lines[f->pc];
  b.decision = a->branch_line;
  return b;
}

static bool is_boolean(const ir_method *m) {
  return m->descriptor->text[m->descriptor->length - 1] == 'Z' &&
         m->descriptor->text[m->descriptor->length - 2] == ')';
}

static void note_exception(trace *t, const machine *m, const frame *f,
                           const activation *a) {
  if (t->thrower.method || !a->is_users || m->stop.kind)
    return;
  t->thrower = blame_of(f, a);
  t->thrower.exception = names_class(t->names, machine_object(m, m->exception)->class);
}

/* The value false goes from the last activation to its caller. */
static void hand_to_caller(trace *t, const machine *m, const trace_blame *b) {
  if (t->activations.size < 2)
    return;
  activation *caller = &t->activations.data[t->activations.size - 2];
  const frame *f = &m->frames[m->frame_count - 2];
  if (!caller->method || !caller->is_users)
    return;
  caller->has_blame = true;
  caller->is_decided = false;
  caller->blamed = f->code->instrs[f->pc].dst;
  caller->blame = *b;
}

static void conclude(trace *t, const frame *f, const trace_blame *b) {
  t->blame = *b;
  t->blame.outermost = f->method;
}

void trace_blame_leave(trace *t, machine *m, const frame *f, bool returned) {
  const activation *a = vec_last(&t->activations);
  bool is_outermost = t->activations.size == 1 && t->phase == TRACE_AFTER;
  if (!returned)
    note_exception(t, m, f, a);
  if (!returned && is_outermost && t->thrower.method)
    conclude(t, f, &t->thrower);
  if (is_outermost)
    t->thrower = (trace_blame){0};
  if (!returned || !a->is_users || !is_boolean(f->method))
    return;
  uint32_t result = f->code->instrs[f->pc].a;
  if (f->regs[result].i)
    return;
  bool handed_on = a->has_blame && (a->is_decided || a->blamed == result);
  trace_blame b = handed_on ? a->blame : blame_of(f, a);
  hand_to_caller(t, m, &b);
  if (is_outermost)
    conclude(t, f, &b);
}
