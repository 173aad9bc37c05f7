/* Lambdas and method references: a class for each call site.
 *
 *     class User$$Lambda$N implements Interface {
 *       captured c0, c1, ...;
 *       result method(parameters) { return implementation(c0, c1, ..., parameters); }
 *       static Interface make(c0, c1, ...) { ... }
 *     }
 *
 * Without captured values `make` always gives the same object, as the JDK's factory
 * does. Arguments and result are cast, boxed, unboxed and widened as the three method
 * types of the bootstrap say. */
#include "java/assemble.h"

#include <assert.h>
#include <string.h>

enum { FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4 };

typedef struct lambda {
  java_program *program;
  classfile *file;
  const bootstrap_method *bootstrap;
  ir_class *class;
  name method;       /* of the interface */
  name factory;      /* captured types -> interface */
  name instantiated; /* type of the method as used */
  uint8_t kind;      /* of the implementation's handle, as in the class file */
  member_ref implementation;
  name types[64]; /* the method's erased type, then bridges */
  uint32_t type_count;
  ir_class *interfaces[64];
  uint32_t interface_count;
} lambda;

/* Kinds of method handles. */
enum {
  HANDLE_VIRTUAL = 5,
  HANDLE_STATIC = 6,
  HANDLE_SPECIAL = 7,
  HANDLE_NEW = 8,
  HANDLE_INTERFACE = 9
};

static name method_type(const lambda *l, uint32_t argument) {
  const pool_entry *e = &l->file->pool[l->bootstrap->arguments[argument]];
  assert(e->tag == POOL_METHOD_TYPE);
  return classfile_text(l->file, e->a);
}

static bool add_interface(lambda *l, ir_class *c) {
  if (!c || l->interface_count == 64)
    return false;
  l->interfaces[l->interface_count++] = c;
  return true;
}

/* The further arguments of altMetafactory: flags, markers, bridges. */
static bool read_alternative(lambda *l) {
  const bootstrap_method *b = l->bootstrap;
  uint32_t at = 3;
  if (at >= b->count || l->file->pool[b->arguments[at]].tag != POOL_INTEGER)
    return false;
  int32_t flags = l->file->pool[b->arguments[at++]].integer;
  if ((flags & FLAG_SERIALIZABLE) &&
      !add_interface(l, java_class(l->program, "java/io/Serializable")))
    return false;
  if (flags & FLAG_MARKERS) {
    if (at >= b->count)
      return false;
    int32_t count = l->file->pool[b->arguments[at++]].integer;
    for (int32_t k = 0; k < count; k++, at++)
      if (at >= b->count || l->file->pool[b->arguments[at]].tag != POOL_CLASS ||
          !add_interface(l, java_class_named(l->program,
                                             classfile_class(l->file, b->arguments[at]))))
        return false;
  }
  if (flags & FLAG_BRIDGES) {
    if (at >= b->count)
      return false;
    int32_t count = l->file->pool[b->arguments[at++]].integer;
    for (int32_t k = 0; k < count; k++, at++) {
      if (at >= b->count || l->type_count == 64 ||
          l->file->pool[b->arguments[at]].tag != POOL_METHOD_TYPE)
        return false;
      l->types[l->type_count++] = method_type(l, at);
    }
  }
  return true;
}

static bool read_bootstrap(lambda *l, bool alternative) {
  const bootstrap_method *b = l->bootstrap;
  if (b->count < 3 || l->file->pool[b->arguments[0]].tag != POOL_METHOD_TYPE ||
      l->file->pool[b->arguments[1]].tag != POOL_METHOD_HANDLE ||
      l->file->pool[b->arguments[2]].tag != POOL_METHOD_TYPE)
    return false;
  const pool_entry *handle = &l->file->pool[b->arguments[1]];
  if (handle->a < HANDLE_VIRTUAL)
    return false; /* a field: no source has that */
  l->kind = (uint8_t)handle->a;
  l->implementation = classfile_member(l->file, handle->b);
  l->types[l->type_count++] = method_type(l, 0);
  l->instantiated = method_type(l, 2);
  descriptor d;
  descriptor_parse(l->factory->text, &d);
  if (!add_interface(l,
                     java_descriptor_class(l->program, d.result, type_length(d.result))))
    return false;
  return !alternative || read_alternative(l);
}

/* The fields c0, c1, ... and, without captures, the static field of the one object. */
static void make_fields(lambda *l) {
  descriptor d;
  descriptor_parse(l->factory->text, &d);
  java_program *p = l->program;
  ir_class *c = l->class;
  c->field_count = d.count ? d.count : 1;
  c->fields = arena_new_array(&p->ir.arena, ir_field, c->field_count);
  for (uint32_t k = 0; k < d.count; k++)
    c->fields[k] = (ir_field){
        .name = name_mk_print(&p->ir.names, "c%u", k),
        .descriptor = name_mk_text(&p->ir.names, d.params[k], type_length(d.params[k])),
        .owner = c,
        .storage = descriptor_storage(d.params[k]),
        .is_final = true};
  if (!d.count)
    c->fields[0] = (ir_field){.name = name_mk(&p->ir.names, "instance"),
                              .descriptor = name_mk(&p->ir.names, d.result),
                              .owner = c,
                              .storage = STORE_REF,
                              .is_static = true,
                              .is_volatile = true};
}

/* The types the implementation takes, receiver included. */
static uint32_t implementation_types(const lambda *l, descriptor *d, const char **types) {
  descriptor_parse(l->implementation.descriptor->text, d);
  uint32_t count = 0;
  if (l->kind != HANDLE_STATIC && l->kind != HANDLE_NEW) {
    name owner = l->implementation.owner;
    types[count++] =
        owner->text[0] == '['
            ? owner->text
            : name_mk_print(&l->program->ir.names, "L%s;", owner->text)->text;
  }
  for (uint32_t k = 0; k < d->count; k++)
    types[count++] = d->params[k];
  return count;
}

static uint32_t call_implementation(assembly *a, const lambda *l, uint32_t *args,
                                    const char **result) {
  static const ir_op ops[] = {[HANDLE_VIRTUAL] = IR_DISPATCH,
                              [HANDLE_STATIC] = IR_CALL,
                              [HANDLE_SPECIAL] = IR_CALL,
                              [HANDLE_NEW] = IR_CALL,
                              [HANDLE_INTERFACE] = IR_DISPATCH};
  const member_ref *m = &l->implementation;
  descriptor d;
  descriptor_parse(m->descriptor->text, &d);
  *result = d.result;
  if (l->kind != HANDLE_NEW)
    return assemble_call_ref(a, ops[l->kind], m, l->kind == HANDLE_STATIC, args);
  uint32_t with_object[256];
  with_object[0] = assemble_new(a, m->owner->text);
  memcpy(with_object + 1, args, d.count * sizeof *args);
  assemble_call_ref(a, IR_CALL, m, false, with_object);
  *result = name_mk_print(&l->program->ir.names, "L%s;", m->owner->text)->text;
  return with_object[0];
}

/* The interface's method, or a bridge with another erased type. */
static void make_method(lambda *l, ir_method *m, name type) {
  assembly a;
  assemble_begin(&a, l->program, l->class, l->method->text, type, false, m);
  m->is_public = true;
  descriptor erased, used, target;
  descriptor_parse(type->text, &erased);
  descriptor_parse(l->instantiated->text, &used);
  const char *types[257];
  uint32_t wanted = implementation_types(l, &target, types), count = 0, args[512];
  if (l->class->fields[0].is_static == false)
    for (uint32_t k = 0; k < l->class->field_count; k++, count++)
      args[count] = assemble_load(&a, 0, &l->class->fields[k]);
  for (uint32_t k = 0; k < erased.count && count < wanted; k++, count++) {
    const char *from = *erased.params[k] == 'L' || *erased.params[k] == '['
                           ? used.params[k]
                           : erased.params[k];
    bool both = types[count][0] == 'L' || types[count][0] == '[';
    const char *to = both && *from == 'L' ? from : types[count];
    args[count] = assemble_adapt(&a, k + 1, from, to);
  }
  const char *result;
  uint32_t value = call_implementation(&a, l, args, &result);
  if (erased.result_type == IR_VOID)
    assemble_return(&a, IR_VOID, 0);
  else {
    if (erased.result_type != IR_REF || *result != 'L')
      value = assemble_adapt(&a, value, result, erased.result);
    assemble_return(&a, erased.result_type, value);
  }
  assemble_end(&a);
}

static void store_captured(assembly *a, const lambda *l, uint32_t object) {
  for (uint32_t k = 0; k < l->class->field_count; k++) {
    ir_field *f = &l->class->fields[k];
    ir_builder_add(&a->builder, (ir_instr){.op = IR_STORE,
                                           .type = (uint8_t)ir_storage_type(f->storage),
                                           .a = object,
                                           .b = k,
                                           .field = f});
  }
}

static ir_method *make_factory(lambda *l) {
  assembly a;
  assemble_begin(&a, l->program, l->class, "make", l->factory, true, NULL);
  ir_field *first = &l->class->fields[0];
  uint32_t object = ir_builder_new_reg(&a.builder, IR_REF);
  ir_instr new = {.op = IR_NEW, .type = IR_REF, .dst = object, .class = l->class};
  if (!first->is_static) {
    ir_builder_add(&a.builder, new);
    store_captured(&a, l, object);
    assemble_return(&a, IR_REF, object);
    return assemble_end(&a);
  }
  uint32_t null = ir_builder_new_reg(&a.builder, IR_REF);
  uint32_t make = assemble_block(&a), done = assemble_block(&a);
  ir_builder_add(
      &a.builder,
      (ir_instr){.op = IR_LOAD_GLOBAL, .type = IR_REF, .dst = object, .field = first});
  ir_builder_add(&a.builder, (ir_instr){.op = IR_BRANCH,
                                        .type = IR_REF,
                                        .aux = COND_EQ,
                                        .a = object,
                                        .b = null,
                                        .target = {make, done}});
  assemble_label(&a, make);
  ir_builder_add(&a.builder, new);
  ir_builder_add(
      &a.builder,
      (ir_instr){.op = IR_STORE_GLOBAL, .type = IR_REF, .b = object, .field = first});
  assemble_label(&a, done);
  assemble_return(&a, IR_REF, object);
  return assemble_end(&a);
}

ir_method *java_lambda(java_program *p, ir_class *user, const bootstrap_method *b,
                       name method, name factory, bool alternative, const char **why) {
  lambda l = {.program = p,
              .file = java_info(user)->file,
              .bootstrap = b,
              .method = method,
              .factory = factory};
  if (!read_bootstrap(&l, alternative)) {
    *why = "lambda whose bootstrap arguments are not understood";
    return NULL;
  }
  name n =
      name_mk_print(&p->ir.names, "%s$$Lambda$%u", user->name->text, ++p->lambda_count);
  l.class = java_synthetic_class(p, n->text, java_class(p, "java/lang/Object"));
  l.class->file = user->file;
  java_info(l.class)->from_jdk = java_info(user)->from_jdk;
  make_fields(&l);
  l.class->method_count = l.type_count;
  l.class->methods = arena_new_array(&p->ir.arena, ir_method, l.type_count);
  for (uint32_t k = 0; k < l.type_count; k++)
    make_method(&l, &l.class->methods[k], l.types[k]);
  java_link(p, l.class, l.interfaces, l.interface_count);
  return make_factory(&l);
}
