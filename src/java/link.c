/* From a class file to a linked class: supers, slots, methods, dispatch table.
 *
 * Instance slots are the superclass's, then the class's own in declaration order.
 * The dispatch table is the superclass's with overridden entries replaced; methods of
 * interfaces have no entry and are found by name, memoised per receiver class. */
#include "java/internal.h"

#include <assert.h>
#include <string.h>

/* Supers. */

static void add_interface(ir_class *c, ir_class *i, uint32_t room) {
  for (uint32_t k = 0; k < c->interface_count; k++)
    if (c->interfaces[k] == i)
      return;
  assert(c->interface_count < room);
  (void)room;
  c->interfaces[c->interface_count++] = i;
}

static void link_interfaces(java_program *p, ir_class *c, ir_class *const *direct,
                            uint32_t count) {
  uint32_t room = c->super ? c->super->interface_count : 0;
  for (uint32_t k = 0; k < count; k++)
    room += 1 + direct[k]->interface_count;
  c->interfaces = arena_new_array(&p->ir.arena, ir_class *, room);
  for (uint32_t k = 0; k < count; k++)
    add_interface(c, direct[k], room);
  for (uint32_t k = 0; k < count; k++)
    for (uint32_t i = 0; i < direct[k]->interface_count; i++)
      add_interface(c, direct[k]->interfaces[i], room);
  for (uint32_t i = 0; c->super && i < c->super->interface_count; i++)
    add_interface(c, c->super->interfaces[i], room);
}

static void link_display(java_program *p, ir_class *c) {
  c->depth = c->super ? c->super->depth + 1 : 0;
  c->display = arena_new_array(&p->ir.arena, ir_class *, c->depth + 1);
  if (c->super)
    memcpy(c->display, c->super->display, c->depth * sizeof *c->display);
  c->display[c->depth] = c;
}

/* Slots. */

static void link_slots(java_program *p, ir_class *c) {
  uint32_t inherited = c->super ? c->super->slot_count : 0;
  c->slot_count = inherited;
  for (uint32_t k = 0; k < c->field_count; k++)
    c->fields[k].slot = c->fields[k].is_static ? c->global_count++ : c->slot_count++;
  c->slots = arena_new_array(&p->ir.arena, ir_field *, c->slot_count + 1);
  c->globals = arena_new_array(&p->ir.arena, ir_field *, c->global_count + 1);
  if (inherited)
    memcpy(c->slots, c->super->slots, inherited * sizeof *c->slots);
  for (uint32_t k = 0; k < c->field_count; k++) {
    ir_field *f = &c->fields[k];
    (f->is_static ? c->globals : c->slots)[f->slot] = f;
  }
}

/* Dispatch table. */

static bool same_package(const ir_class *a, const ir_class *b) {
  const char *x = strrchr(a->name->text, '/'), *y = strrchr(b->name->text, '/');
  size_t m = x ? (size_t)(x - a->name->text) : 0, n = y ? (size_t)(y - b->name->text) : 0;
  return m == n && !memcmp(a->name->text, b->name->text, m);
}

static bool is_package_private(const ir_method *m) {
  const class_method *origin = m->origin;
  return origin && !(origin->access & (ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE));
}

static bool overrides(const ir_method *m, const ir_method *above) {
  return above->name == m->name && above->descriptor == m->descriptor &&
         (!is_package_private(above) || same_package(m->owner, above->owner));
}

static void link_vtable(java_program *p, ir_class *c) {
  uint32_t inherited = c->super ? c->super->vtable_count : 0;
  c->vtable_count = inherited;
  c->vtable = arena_new_array(&p->ir.arena, ir_method *, inherited + c->method_count + 1);
  if (inherited)
    memcpy(c->vtable, c->super->vtable, inherited * sizeof *c->vtable);
  for (uint32_t k = 0; k < c->method_count; k++) {
    ir_method *m = &c->methods[k];
    if (m->is_static || m->is_private || m->name->text[0] == '<')
      continue;
    for (uint32_t v = 0; v < inherited; v++)
      if (overrides(m, c->vtable[v])) {
        c->vtable[v] = m;
        if (m->vtable_index < 0)
          m->vtable_index = (int32_t)v;
      }
    if (m->vtable_index < 0) {
      m->vtable_index = (int32_t)c->vtable_count;
      c->vtable[c->vtable_count++] = m;
    }
  }
}

void java_link(java_program *p, ir_class *c, ir_class *const *direct, uint32_t count) {
  link_interfaces(p, c, direct, count);
  link_display(p, c);
  link_slots(p, c);
  if (c->is_interface) {
    c->vtable_count = c->super ? c->super->vtable_count : 0;
    c->vtable = c->super ? c->super->vtable : NULL;
  } else
    link_vtable(p, c);
}

/* Members. */

static void load_fields(java_program *p, ir_class *c, classfile *f) {
  c->field_count = f->field_count;
  c->fields = arena_new_array(&p->ir.arena, ir_field, f->field_count + 1);
  for (uint32_t k = 0; k < f->field_count; k++) {
    class_field *from = &f->fields[k];
    c->fields[k] = (ir_field){.name = from->name,
                              .descriptor = from->descriptor,
                              .owner = c,
                              .storage = descriptor_storage(from->descriptor->text),
                              .is_static = from->access & ACC_STATIC,
                              .is_final = from->access & ACC_FINAL,
                              .is_volatile = from->access & ACC_VOLATILE,
                              .origin = from};
  }
}

static bool means_identity(const ir_method *m) {
  return !java_is_jdk_name(m->owner->name) &&
         strncmp(m->owner->name->text, "glassbox/", strlen("glassbox/")) != 0 &&
         (strcmp(m->name->text, "equals") != 0 ||
          strcmp(m->descriptor->text, "(Ljava/lang/Object;)Z") != 0);
}

static void load_methods(java_program *p, ir_class *c, classfile *f) {
  c->method_count = f->method_count;
  c->methods = arena_new_array(&p->ir.arena, ir_method, f->method_count + 1);
  for (uint32_t k = 0; k < f->method_count; k++) {
    class_method *from = &f->methods[k];
    ir_method *m = &c->methods[k];
    java_method_set(p, m, c, from->name, from->descriptor, from->access & ACC_STATIC);
    m->is_abstract = from->access & ACC_ABSTRACT;
    m->is_native = from->access & ACC_NATIVE;
    m->is_synchronized = from->access & ACC_SYNCHRONIZED;
    m->is_private = from->access & ACC_PRIVATE;
    m->is_public = from->access & ACC_PUBLIC;
    m->is_declarative = annotation_find(&from->annotations, "Lglassbox/Declarative;");
    m->means_identity = means_identity(m);
    m->origin = from;
    ir_method_register(&p->ir, m);
    if (!strcmp(m->name->text, "<clinit>"))
      java_info(c)->initialiser = m;
  }
}

static void set_flags(ir_class *c, const classfile *f) {
  c->is_interface = f->access & ACC_INTERFACE;
  c->is_abstract = f->access & ACC_ABSTRACT;
  c->is_enum = f->access & ACC_ENUM;
  c->is_record = f->is_record;
  c->file = f->source_file ? f->source_file->text : NULL;
}

/* One superclass or interface of the class in f; NULL after an error. */
static ir_class *load_super(java_program *p, classfile *f, name n, bool interface) {
  place here = {f->origin, 0, 0};
  if (map_get(&p->loading, map_address(n))) {
    diag_error(p->ir.sink, here, "class %s is its own superclass", n->text);
    return NULL;
  }
  uint32_t errors = p->ir.sink->errors;
  ir_class *c = java_class_if_found(p, n);
  if (!c && p->ir.sink->errors == errors)
    diag_error(p->ir.sink, here,
               "class %s, its %s, not found: name the folder or jar that holds it with "
               "--classpath",
               n->text, interface ? "interface" : "superclass");
  if (c && c->is_interface != interface) {
    diag_error(p->ir.sink, here, "%s is %s", n->text,
               interface ? "not an interface" : "an interface, not a class");
    return NULL;
  }
  return c;
}

static bool load_supers(java_program *p, classfile *f, ir_class **super,
                        ir_class **direct) {
  if (f->super_name && !(*super = load_super(p, f, f->super_name, false)))
    return false;
  for (uint32_t k = 0; k < f->interface_count; k++)
    if (!(direct[k] = load_super(p, f, f->interfaces[k], true)))
      return false;
  return true;
}

ir_class *java_load(java_program *p, name n, classfile *f) {
  place here = {f->origin, 0, 0};
  if (f->this_name != n) {
    diag_error(p->ir.sink, here, "holds class %s, not %s", f->this_name->text, n->text);
    p->ir.is_damaged = true;
    return NULL;
  }
  java_rewrite(p, f);
  ir_class **direct = arena_new_array(&p->ir.arena, ir_class *, f->interface_count + 1);
  ir_class *super = NULL;
  map_put(&p->loading, map_address(n), 1);
  bool ok = load_supers(p, f, &super, direct);
  map_remove(&p->loading, map_address(n));
  if (!ok) {
    p->ir.is_damaged = true;
    return NULL;
  }
  ir_class *c = ir_class_new(&p->ir, n);
  c->super = super;
  java_class_info *info = arena_new(&p->ir.arena, java_class_info);
  info->file = f;
  c->origin = info;
  set_flags(c, f);
  load_fields(p, c, f);
  load_methods(p, c, f);
  java_link(p, c, direct, f->interface_count);
  map_put(&p->classes, map_address(n), map_address(c));
  return c;
}
