/* What a method asks an argument for: o instanceof Point, (Point) o, o == this.
 *
 * The argument is followed through variables and casts, and into methods of the program that
 * it is handed on to, `o instanceof Point && same((Point) o)` as well as `isPoint(o)`.
 * Of overridden methods it is the one that is named. To follow a variable wherever it is
 * written at all takes some classes for asked that are not: more objects than are needed. */
#include "check/subject_names.h"
#include "ir/flow.h"
#include "java/java.h"

#include <assert.h>
#include <string.h>

typedef struct
    question { /* of which method, and which register it gets the argument in */
  ir_method *method;
  uint32_t reg;
  bool has_this; /* register 0 is the checked object */
} question;

typedef struct asking {
  ir_program *program;
  java_program *java;
  vector(question) open;
  uint8_t *argument, *self; /* by register of the code at hand: may be it */
  class_vector *out;
  bool with_this;
} asking;

static void add_question(asking *x, question q) {
  vec_each (const question, known, &x->open)
    if (known->method == q.method && known->reg == q.reg && known->has_this == q.has_this)
      return;
  vec_push(&x->open, q);
}

static bool hands_on(const ir_instr *i) {
  return i->op == IR_MOVE || i->op == IR_CAST;
}

/* To registers to which one of them is handed on; false: there are no more. */
static bool spread(uint8_t *is_it, const ir_code *code) {
  bool more = false;
  for (uint32_t k = 0; k < code->count; k++) {
    const ir_instr *i = &code->instrs[k];
    if (!hands_on(i) || !is_it[i->a] || is_it[i->dst])
      continue;
    is_it[i->dst] = 1;
    more = true;
  }
  return more;
}

static void add_class(asking *x, const ir_instr *i) {
  name wanted = i->unresolved ? i->symbol : i->class->name;
  ir_class *c = wanted->text[0] != '[' ? java_class_if_found(x->java, wanted) : NULL;
  vec_each (ir_class *, known, x->out)
    if (*known == c)
      return;
  if (c)
    vec_push(x->out, c);
}

/* The method of the program that is called, as it is named. */
static ir_method *called(const asking *x, const ir_call *call) {
  if (call->method)
    return call->method;
  const member_ref *ref = call->unresolved;
  ir_class *owner =
      ref->owner->text[0] != '[' ? java_class_if_found(x->java, ref->owner) : NULL;
  return owner ? ir_find_method(owner, ref->name, ref->descriptor) : NULL;
}

static void look_into_call(asking *x, const ir_call *call) {
  bool any = false;
  for (uint32_t k = 0; k < call->count; k++)
    any = any || x->argument[call->args[k]];
  ir_method *m = any ? called(x, call) : NULL;
  if (!m || java_info(m->owner)->from_jdk)
    return;
  bool has_this = !m->is_static && x->self[call->args[0]];
  for (uint32_t k = 0; k < call->count; k++)
    if (x->argument[call->args[k]])
      add_question(x, (question){m, k, has_this});
}

static void look_at(asking *x, const ir_instr *i) {
  if ((i->op == IR_IS || i->op == IR_CAST) && x->argument[i->a])
    add_class(x, i);
  else if (i->op == IR_BRANCH && i->type == IR_REF)
    x->with_this |=
        (x->argument[i->a] && x->self[i->b]) || (x->self[i->a] && x->argument[i->b]);
  else if (i->op == IR_CALL || i->op == IR_DISPATCH)
    look_into_call(x, i->call);
}

static void ask(asking *x, question q) {
  const ir_code *code = ir_method_code(x->program, q.method, NULL);
  if (!code)
    return;
  x->argument = memory_new_array(uint8_t, code->reg_count + 1);
  x->self = memory_new_array(uint8_t, code->reg_count + 1);
  x->argument[q.reg] = 1;
  x->self[0] = q.has_this;
  while (spread(x->argument, code) || spread(x->self, code))
    ;
  for (uint32_t k = 0; k < code->count; k++)
    look_at(x, &code->instrs[k]);
  memory_free(x->argument);
  memory_free(x->self);
}

bool subject_asks(const subject *s, ir_method *m, uint32_t k, class_vector *out) {
  assert(k + !m->is_static < m->param_count);
  asking x = {.program = java_program_ir(s->program), .java = s->program, .out = out};
  add_question(&x, (question){m, k + !m->is_static, !m->is_static});
  for (uint32_t n = 0; n < x.open.size; n++)
    ask(&x, x.open.data[n]);
  vec_release(&x.open);
  return x.with_this;
}
