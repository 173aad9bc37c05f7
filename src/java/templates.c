/* The cases of a state and two calls, by a few questions, as bits of a number:
 *
 *     private int atoms(parameters of both) {
 *       int bits = 0;
 *       bits = Templates.with(bits, 0, Templates.same(a, b));
 *       bits = Templates.with(bits, 1, this.contains(a)); ...
 *       return bits;
 *     }
 *     static boolean outside(Object, parameters of both) {
 *       int bits = atoms(parameters);
 *       return bits != 3 && bits != 5 ...;                      the cases that are known
 *     }
 */
#include "java/assemble.h"

#include <assert.h>
#include <string.h>

#define TEMPLATES "glassbox/Templates"

static uint32_t template_call(assembly *a, const char *what, const char *type,
                              const uint32_t *args) {
  return assemble_call(a, IR_CALL, TEMPLATES, what, type, args);
}

static uint32_t same(assembly *a, ir_type type, uint32_t one, uint32_t other) {
  uint32_t args[] = {one, other};
  const char *of = type == IR_REF   ? "(Ljava/lang/Object;Ljava/lang/Object;)Z"
                   : type == IR_I64 ? "(JJ)Z"
                                    : "(II)Z";
  return template_call(a, "same", of, args);
}

/* The answer to the question, in a register. */
static uint32_t ask(assembly *a, const java_atom *q) {
  uint32_t args[] = {0, q->a, q->b};
  uint32_t value = q->observer ? assemble_call_method(a, q->observer, args) : 0;
  assert(q->observer || q->kind != ATOM_GIVES);
  switch (q->kind) {
  case ATOM_SAME: return same(a, a->method->param_types[q->a], q->a, q->b);
  case ATOM_TRUE: return value;
  case ATOM_GIVES: return same(a, q->observer->result, value, q->b);
  case ATOM_ZERO: return same(a, IR_I32, q->a, assemble_int(a, 0));
  case ATOM_AT_LEAST:
    return template_call(a, "atLeast", "(II)Z", (uint32_t[]){value, q->a});
  case ATOM_AT_LEAST_SUM: break;
  }
  return template_call(a, "atLeastSum", "(III)Z", (uint32_t[]){value, q->a, q->b});
}

ir_method *java_atoms_method(java_program *p, ir_class *owner, name parameters,
                             const java_atom *atoms, uint32_t count) {
  assembly a;
  name type = name_mk_print(&p->ir.names, "(%s)I", parameters->text);
  assemble_begin(&a, p, owner, "atoms", type, false, NULL);
  a.method->is_private = a.method->is_declarative = true;
  uint32_t bits = assemble_int(&a, 0);
  for (uint32_t k = 0; k < count; k++)
    bits = template_call(
        &a, "with", "(IIZ)I",
        (uint32_t[]){bits, assemble_int(&a, (int32_t)k), ask(&a, &atoms[k])});
  assemble_return(&a, IR_I32, bits);
  return assemble_end(&a);
}

ir_method *java_outside_method(java_program *p, ir_method *atoms, const uint32_t *known,
                               uint32_t count) {
  assembly a;
  const char *end = strchr(atoms->descriptor->text, ')');
  name type = name_mk_print(&p->ir.names, "(Ljava/lang/Object;%.*s)Z",
                            (int)(end - atoms->descriptor->text - 1),
                            atoms->descriptor->text + 1);
  assemble_begin(&a, p, atoms->owner, "outside", type, true, NULL);
  a.method->is_declarative = true;
  uint32_t args[256];
  for (uint32_t k = 0; k < atoms->param_count; k++)
    args[k] = k;
  uint32_t bits = assemble_call_method(&a, atoms, args);
  uint32_t is_known = assemble_block(&a);
  for (uint32_t k = 0; k < count; k++) {
    uint32_t next = assemble_block(&a);
    assemble_branch_int(&a, COND_EQ, bits, (int32_t)known[k], is_known, next);
    assemble_label(&a, next);
  }
  assemble_return(&a, IR_I32, assemble_int(&a, 1));
  assemble_label(&a, is_known);
  assemble_return(&a, IR_I32, assemble_int(&a, 0));
  return assemble_end(&a);
}

ir_method *java_reaching_method(java_program *p, const ir_method *composite) {
  assembly a;
  assemble_begin(&a, p, composite->owner, "reach", composite->descriptor, false, NULL);
  a.method->is_public = a.method->is_private = true;
  uint32_t args[256];
  for (uint32_t k = 0; k < composite->param_count; k++)
    args[k] = k;
  assemble_call_method(&a, composite, args);
  assemble_call(&a, IR_CALL, TEMPLATES, "reached", "()V", NULL);
  assemble_return(&a, IR_VOID, 0);
  return assemble_end(&a);
}

/* One object in place of two ways to say when they are the same. */
ir_method *java_alike_method(java_program *p, ir_class *owner, const java_sameness *s) {
  assembly a;
  name type = name_mk_print(&p->ir.names, "(L%s;)Z", owner->name->text);
  assemble_begin(&a, p, owner, "alike", type, false, NULL);
  a.method->is_private = a.method->is_declarative = true;
  a.method->origin = s->equal_to->origin; /* to be blamed like it */
  uint32_t both[2];
  for (uint32_t k = 0; k < 2; k++)
    both[k] = s->abstraction ? assemble_call_method(&a, s->abstraction, &k) : k;
  assemble_return(&a, IR_I32, assemble_call_method(&a, s->equal_to, both));
  return assemble_end(&a);
}

ir_method *java_valid_method(java_program *p, ir_class *owner, const ir_method *valid) {
  assembly a;
  assemble_begin(&a, p, owner, "repOk", name_mk(&p->ir.names, "()Z"), false, NULL);
  a.method->is_private = a.method->is_declarative = true;
  a.method->origin = valid->origin;
  assemble_return(&a, IR_I32, assemble_call_method(&a, valid, (uint32_t[]){0}));
  return assemble_end(&a);
}
