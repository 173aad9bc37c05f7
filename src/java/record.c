/* Methods of records: what java.lang.runtime.ObjectMethods makes at run time.
 *
 * equals compares component by component (floating point as by its box's compare,
 * references by Objects.equals), hashCode is 31 * h + hash of each, toString is
 * Name[a=1, b=2]. The bootstrap names the class, the components' names joined by ; and
 * a getter handle for each. */
#include "java/assemble.h"

#include <string.h>

typedef struct record {
  assembly a;
  ir_class *class;
  ir_field *fields[255];
  uint32_t count;
} record;

static uint32_t hash_component(record *r, uint32_t reg, const char *type) {
  assembly *a = &r->a;
  if (*type == 'L' || *type == '[')
    return assemble_call(a, IR_CALL, "java/util/Objects", "hashCode",
                         "(Ljava/lang/Object;)I", &reg);
  name d = name_mk_print(&a->program->ir.names, "(%c)I", *type);
  return assemble_call(a, IR_CALL, box_class(*type), "hashCode", d->text, &reg);
}

static void make_hash(record *r) {
  uint32_t h = assemble_int(&r->a, 0);
  for (uint32_t k = 0; k < r->count; k++) {
    uint32_t v = assemble_load(&r->a, 0, r->fields[k]);
    uint32_t c = hash_component(r, v, r->fields[k]->descriptor->text);
    ir_builder_add(
        &r->a.builder,
        (ir_instr){.op = IR_MUL, .type = IR_IMM32, .dst = h, .a = h, .imm = 31});
    ir_builder_add(&r->a.builder,
                   (ir_instr){.op = IR_ADD, .type = IR_I32, .dst = h, .a = h, .b = c});
  }
  assemble_return(&r->a, IR_I32, h);
}

/* Leaves a block in which both components are equal. */
static void compare_component(record *r, ir_field *f, uint32_t other, uint32_t differ) {
  assembly *a = &r->a;
  uint32_t args[] = {assemble_load(a, 0, f), assemble_load(a, other, f)};
  uint32_t same = assemble_block(a);
  if (f->storage == STORE_REF) {
    uint32_t equal = assemble_call(a, IR_CALL, "java/util/Objects", "equals",
                                   "(Ljava/lang/Object;Ljava/lang/Object;)Z", args);
    assemble_branch_int(a, COND_NE, equal, 0, same, differ);
  } else {
    char t = *f->descriptor->text;
    name d = name_mk_print(&a->program->ir.names, "(%c%c)I", t, t);
    uint32_t order = assemble_call(a, IR_CALL, box_class(t), "compare", d->text, args);
    assemble_branch_int(a, COND_EQ, order, 0, same, differ);
  }
  assemble_label(a, same);
}

static void make_equals(record *r) {
  assembly *a = &r->a;
  uint32_t typed = assemble_block(a), differ = assemble_block(a);
  uint32_t is = assemble_instance_test(a, 1, r->class->name);
  assemble_branch_int(a, COND_NE, is, 0, typed, differ);
  assemble_label(a, typed);
  name own = name_mk_print(&a->program->ir.names, "L%s;", r->class->name->text);
  uint32_t other = assemble_cast(a, 1, own->text); /* no other object has the fields */
  for (uint32_t k = 0; k < r->count; k++)
    compare_component(r, r->fields[k], other, differ);
  assemble_return(a, IR_I32, assemble_int(a, 1));
  assemble_label(a, differ);
  assemble_return(a, IR_I32, assemble_int(a, 0));
}

static uint32_t component_text(record *r, uint32_t reg, const char *type) {
  const char *d = *type == 'C'   ? "(C)Ljava/lang/String;"
                  : *type == 'Z' ? "(Z)Ljava/lang/String;"
                  : *type == 'J' ? "(J)Ljava/lang/String;"
                  : *type == 'F' ? "(F)Ljava/lang/String;"
                  : *type == 'D' ? "(D)Ljava/lang/String;"
                  : *type == 'L' || *type == '['
                      ? "(Ljava/lang/Object;)Ljava/lang/String;"
                      : "(I)Ljava/lang/String;";
  return assemble_call(&r->a, IR_CALL, "java/lang/String", "valueOf", d, &reg);
}

static void append(record *r, uint32_t builder, uint32_t text) {
  uint32_t args[] = {builder, text};
  assemble_call(&r->a, IR_DISPATCH, "java/lang/StringBuilder", "append",
                "(Ljava/lang/String;)Ljava/lang/StringBuilder;", args);
}

/* The name after the last / and, for a nested class, after the last $. */
static const char *simple_name(const ir_class *c) {
  const classfile *f = java_info(c)->file;
  for (uint32_t k = 0; f && k < f->inner_count; k++)
    if (f->inners[k].inner == c->name && f->inners[k].simple)
      return f->inners[k].simple->text;
  const char *slash = strrchr(c->name->text, '/');
  return slash ? slash + 1 : c->name->text;
}

static void make_text(record *r) {
  assembly *a = &r->a;
  name_table *names = &a->program->ir.names;
  uint32_t b = assemble_new(a, "java/lang/StringBuilder");
  assemble_call(a, IR_CALL, "java/lang/StringBuilder", "<init>", "()V", &b);
  append(r, b, assemble_text(a, name_mk_print(names, "%s[", simple_name(r->class))));
  for (uint32_t k = 0; k < r->count; k++) {
    ir_field *f = r->fields[k];
    append(r, b,
           assemble_text(a, name_mk_print(names, "%s%s=", k ? ", " : "", f->name->text)));
    append(r, b, component_text(r, assemble_load(a, 0, f), f->descriptor->text));
  }
  append(r, b, assemble_text(a, name_mk(names, "]")));
  assemble_return(a, IR_REF,
                  assemble_call(a, IR_DISPATCH, "java/lang/StringBuilder", "toString",
                                "()Ljava/lang/String;", &b));
}

ir_method *java_record_method(java_program *p, ir_class *user, const bootstrap_method *b,
                              name method, name type, const char **why) {
  record r = {.class = user};
  classfile *f = java_info(user)->file;
  *why = "method of a record whose bootstrap arguments are not understood";
  if (b->count < 2)
    return NULL;
  for (uint32_t k = 2; k < b->count; k++) {
    const pool_entry *handle = &f->pool[b->arguments[k]];
    if (handle->tag != POOL_METHOD_HANDLE || f->pool[handle->b].tag != POOL_FIELD)
      return NULL;
    member_ref ref = classfile_member(f, handle->b);
    ir_field *field = ir_find_field(user, ref.name, ref.descriptor);
    if (!field || r.count == 255)
      return NULL;
    r.fields[r.count++] = field;
  }
  assemble_begin(&r.a, p, user, method->text, type, true, NULL);
  if (!strcmp(method->text, "equals"))
    make_equals(&r);
  else if (!strcmp(method->text, "hashCode"))
    make_hash(&r);
  else if (!strcmp(method->text, "toString"))
    make_text(&r);
  else {
    ir_builder_release(&r.a.builder);
    return NULL;
  }
  return assemble_end(&r.a);
}
