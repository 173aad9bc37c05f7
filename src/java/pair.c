/* Pairs of objects that are to be equal: what the second property of functional
 * equivalence (000 §3.4) is searched over.
 *
 *     class A$Pair {
 *       A first, second;
 *       boolean repOk() {
 *         return first != null && second != null && first.repOk() && second.repOk()
 *             && first.equalTo(second);
 *       }
 *     }
 */
#include "java/assemble.h"

#include <string.h>

typedef struct pair {
  java_program *program;
  const ir_class *of;
  ir_class *class;
} pair;

static void make_fields(pair *p) {
  ir_program *ir = &p->program->ir;
  static const char *const names[] = {"first", "second"};
  p->class->field_count = 2;
  p->class->fields = arena_new_array(&ir->arena, ir_field, 2);
  for (uint32_t k = 0; k < 2; k++)
    p->class->fields[k] =
        (ir_field){.name = name_mk(&ir->names, names[k]),
                   .descriptor = name_mk_print(&ir->names, "L%s;", p->of->name->text),
                   .owner = p->class,
                   .storage = STORE_REF};
}

/* One of our own is in no class's table. */
static uint32_t call_it(assembly *a, const pair *p, const ir_method *m,
                        const uint32_t *args) {
  if (!m->is_private)
    return assemble_call(a, IR_DISPATCH, p->of->name->text, m->name->text,
                         m->descriptor->text, args);
  return assemble_call_method(a, m, args);
}

/* Goes on only where the method is true of the objects. */
static void need(assembly *a, const pair *p, const ir_method *m, const uint32_t *args,
                 uint32_t fail) {
  uint32_t go_on = assemble_block(a);
  uint32_t holds = call_it(a, p, m, args);
  assemble_branch_int(a, COND_NE, holds, 0, go_on, fail);
  assemble_label(a, go_on);
}

static void need_object(assembly *a, const pair *p, uint32_t reg, uint32_t fail) {
  uint32_t go_on = assemble_block(a);
  uint32_t is = assemble_instance_test(a, reg, p->of->name);
  assemble_branch_int(a, COND_NE, is, 0, go_on, fail);
  assemble_label(a, go_on);
}

static void make_invariant(pair *p, const ir_method *invariant,
                           const ir_method *equal_to) {
  ir_program *ir = &p->program->ir;
  assembly a;
  p->class->method_count = 1;
  p->class->methods = arena_new_array(&ir->arena, ir_method, 1);
  assemble_begin(&a, p->program, p->class, "repOk", name_mk(&ir->names, "()Z"), false,
                 &p->class->methods[0]);
  uint32_t fail = assemble_block(&a), both[2];
  for (uint32_t k = 0; k < 2; k++)
    both[k] = assemble_load(&a, 0, &p->class->fields[k]);
  for (uint32_t k = 0; k < 2; k++)
    need_object(&a, p, both[k], fail);
  for (uint32_t k = 0; k < 2 && invariant; k++)
    need(&a, p, invariant, &both[k], fail);
  need(&a, p, equal_to, both, fail);
  assemble_return(&a, IR_I32, assemble_int(&a, 1));
  assemble_label(&a, fail);
  assemble_return(&a, IR_I32, assemble_int(&a, 0));
  assemble_end(&a);
}

ir_class *java_pair_class(java_program *program, const ir_class *of,
                          const ir_method *invariant, const ir_method *equal_to) {
  name n = name_mk_print(&program->ir.names, "%s$Pair", of->name->text);
  pair p = {.program = program, .of = of};
  p.class =
      java_synthetic_class(program, n->text, java_class(program, "java/lang/Object"));
  make_fields(&p);
  make_invariant(&p, invariant, equal_to);
  java_link(program, p.class, NULL, 0);
  return p.class;
}
