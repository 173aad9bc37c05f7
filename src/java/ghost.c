/* Fields that are recomputed: @Ghost("method").
 *
 * Whoever reads such a field calls the method instead, and whoever writes it writes
 * nothing. So the field has the method's value wherever it is looked at, in each state and
 * under each engine, and what is stored in it never matters. It is so only in programs
 * that are checked: `run` and `explore` do what a JVM does. */
#include "java/lower.h"

#include <string.h>

void java_program_recompute(java_program *p) {
  p->recomputes = true;
}

const char *java_recomputed_by(const java_program *p, const class_field *f) {
  const annotation *a =
      p->recomputes && f ? annotation_find(&f->annotations, "Lglassbox/Ghost;") : NULL;
  const element_value *by = a ? annotation_element(a, "value") : NULL;
  return by && by->tag == 's' && by->text->length ? by->text->text : NULL;
}

static const class_field *declared_field(const classfile *file, const member_ref *ref) {
  for (uint32_t i = 0; i < file->field_count; i++)
    if (file->fields[i].name == ref->name &&
        file->fields[i].descriptor == ref->descriptor)
      return &file->fields[i];
  return NULL;
}

/* The method that gives the field's value; NULL: it is one like any other. Nothing is
 * loaded: what cannot be read is reported when the field is resolved. */
static const member_ref *recomputing(java_program *p, const member_ref *ref) {
  diag_sink silent = {0};
  const class_field *found = NULL;
  name owner = ref->owner;
  while (owner && owner->text[0] != '[' && !java_is_jdk_name(owner) && !found) {
    classfile *file = java_class_file(p, owner, &silent);
    found = file ? declared_field(file, ref) : NULL;
    if (!found)
      owner = file ? file->super_name : NULL;
  }
  const char *by = java_recomputed_by(p, found);
  if (!by || !found || found->access & ACC_STATIC)
    return NULL;
  member_ref *method = arena_new(&p->ir.arena, member_ref);
  *method = (member_ref){.owner = owner,
                         .name = name_mk(&p->ir.names, by),
                         .descriptor =
                             name_mk_print(&p->ir.names, "()%s", ref->descriptor->text)};
  return method;
}

/* A write that changes nothing, and fails for null as one that does. */
static void lower_idle_write(lowering *l, const member_ref *ref) {
  ir_type t = descriptor_type(ref->descriptor->text);
  pop_reg(l, t);
  uint32_t object = pop_reg(l, IR_REF);
  ir_instr read = {.op = IR_LOAD,
                   .type = (uint8_t)t,
                   .unresolved = true,
                   .a = object,
                   .dst = push_result(l, t),
                   .symbol = ref};
  emit(l, read);
  pop_reg(l, t);
}

bool lower_recomputed(lowering *l, const member_ref *ref, bool write) {
  const member_ref *by = l->program->recomputes ? recomputing(l->program, ref) : NULL;
  const uint8_t receiver = IR_REF;
  if (!by)
    return false;
  if (write)
    lower_idle_write(l, ref);
  else
    emit_call(l, IR_DISPATCH, NULL, by, 1, &receiver,
              descriptor_type(ref->descriptor->text));
  return true;
}
