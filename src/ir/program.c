/* Programs, classes and the questions asked of them most: subclass, member
 * look-up, dispatch. Subclass tests between classes cost one comparison, through
 * the display of ancestors; dispatch through interfaces is memoised per class. */
#include "ir/ir.h"

#include <assert.h>
#include <string.h>

ir_type ir_storage_type(ir_storage s) {
  switch (s) {
  case STORE_I64: return IR_I64;
  case STORE_F32: return IR_F32;
  case STORE_F64: return IR_F64;
  case STORE_REF: return IR_REF;
  default: return IR_I32;
  }
}

uint32_t ir_storage_bytes(ir_storage s) {
  static const uint8_t bytes[] = {1, 1, 2, 2, 4, 8, 4, 8, 4};
  assert(s < sizeof bytes);
  return bytes[s];
}

bool ir_class_is_box(const ir_class *c) {
  static const char *const boxes[] = {"java/lang/Integer",   "java/lang/Long",
                                      "java/lang/Short",     "java/lang/Byte",
                                      "java/lang/Character", "java/lang/Boolean"};
  for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
    if (!strcmp(c->name->text, boxes[i]))
      return true;
  return false;
}

void ir_program_init(ir_program *p, diag_sink *sink, const ir_front_end *front) {
  *p = (ir_program){.sink = sink, .front = front};
  arena_init(&p->arena);
}

void ir_program_release(ir_program *p) {
  vec_each (ir_class *, c, &p->classes)
    map_release(&(*c)->dispatch);
  vec_release(&p->classes);
  vec_release(&p->methods);
  name_table_release(&p->names);
  arena_release(&p->arena);
}

ir_class *ir_class_new(ir_program *p, name class_name) {
  ir_class *c = arena_new(&p->arena, ir_class);
  c->name = class_name;
  c->id = p->classes.size;
  vec_push(&p->classes, c);
  return c;
}

void ir_method_register(ir_program *p, ir_method *m) {
  m->id = p->methods.size;
  m->vtable_index = -1;
  vec_push(&p->methods, m);
}

ir_code *ir_method_code(ir_program *p, ir_method *m, bool *failed) {
  bool ok = true;
  if (!m->code_tried) {
    m->code_tried = true;
    ok = p->front->lower(p, m);
#ifndef NDEBUG
    const char *breach = ok && m->code ? ir_check(m->code, &p->arena) : NULL;
    if (breach) {
      diag_error(p->sink, NO_PLACE, "internal error: representation of %s.%s: %s",
                 m->owner->name->text, m->name->text, breach);
      ir_print(stderr, m->code);
      assert(!"the front end keeps the invariants of the representation");
    }
#endif
  }
  if (failed)
    *failed = !ok || (!m->code && !m->is_abstract && !m->is_native);
  return m->code;
}

static bool has_no_symbol(const ir_instr *i) {
  return (i->op <= IR_RETURN && i->op != IR_LITERAL) || i->op == IR_ELEMENT ||
         i->op == IR_SET_ELEMENT || i->op == IR_LENGTH;
}

bool ir_resolve(ir_program *p, ir_method *user, ir_instr *i) {
  if (!i->unresolved || has_no_symbol(i))
    return true;
  if (!p->front->resolve(p, user, i))
    return false;
  i->unresolved = false;
  return true;
}

bool ir_come_to(ir_program *p, ir_method *user, ir_instr *i) {
  if (!i->unresolved)
    return true;
  if (!ir_resolve(p, user, i))
    return false;
  i->unresolved = false;
  return true;
}

/* NULL: all of the block's instructions have symbols. */
static ir_instr *mark_of(const ir_code *c, uint32_t block) {
  assert(block < c->block_count);
  for (uint32_t k = c->blocks[block].first; k < c->blocks[block].end; k++)
    if (has_no_symbol(&c->instrs[k]))
      return &c->instrs[k];
  return NULL;
}

void ir_mark_fresh(ir_code *c) {
  for (uint32_t b = 0; b < c->block_count; b++) {
    ir_instr *i = mark_of(c, b);
    if (i)
      i->unresolved = true;
  }
}

bool ir_is_fresh(const ir_code *c, uint32_t block) {
  const ir_instr *i = mark_of(c, block);
  return i && i->unresolved;
}

bool ir_is_come_to(const ir_code *c, uint32_t block) {
  const ir_instr *i = mark_of(c, block);
  return i && !i->unresolved;
}

bool ir_gives(const ir_method *m, char type) {
  const char *result = m->descriptor ? strchr(m->descriptor->text, ')') : NULL;
  return result && result[1] == type;
}

bool ir_is_subclass(const ir_class *sub, const ir_class *super) {
  if (sub == super)
    return true;
  if (super->is_interface) {
    for (uint32_t i = 0; i < sub->interface_count; i++)
      if (sub->interfaces[i] == super)
        return true;
    return false;
  }
  if (sub->is_array && super->is_array)
    return sub->element == STORE_REF && super->element == STORE_REF &&
           ir_is_subclass(sub->element_class, super->element_class);
  return super->depth < sub->depth && sub->display[super->depth] == super;
}

static bool member_matches(name n, name d, name wanted, name descriptor) {
  return n == wanted && (!descriptor || d == descriptor);
}

static ir_field *declared_field(ir_class *c, name wanted, name descriptor) {
  for (uint32_t i = 0; i < c->field_count; i++)
    if (member_matches(c->fields[i].name, c->fields[i].descriptor, wanted, descriptor))
      return &c->fields[i];
  return NULL;
}

ir_field *ir_find_field(ir_class *c, name wanted, name descriptor) {
  for (ir_class *k = c; k; k = k->super) {
    ir_field *f = declared_field(k, wanted, descriptor);
    if (f)
      return f;
    for (uint32_t i = 0; i < k->interface_count; i++)
      if ((f = declared_field(k->interfaces[i], wanted, descriptor)))
        return f;
  }
  return NULL;
}

ir_method *ir_find_declared(ir_class *c, name wanted, name descriptor) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    if (member_matches(m->name, m->descriptor, wanted, descriptor))
      return m;
  }
  return NULL;
}

static ir_method *declared_instance_method(ir_class *c, name wanted, name descriptor) {
  ir_method *m = ir_find_declared(c, wanted, descriptor);
  return m && !m->is_static && !m->is_private ? m : NULL;
}

/* Whether another interface of c, below the method's, declares it again. */
static bool is_redeclared(const ir_class *c, const ir_method *m) {
  for (uint32_t i = 0; i < c->interface_count; i++)
    if (c->interfaces[i] != m->owner && ir_is_subclass(c->interfaces[i], m->owner) &&
        declared_instance_method(c->interfaces[i], m->name, m->descriptor))
      return true;
  return false;
}

/* Among the interfaces of c: a declaration that none below it replaces, and one with a
 * body before a bare one. */
static ir_method *find_in_interfaces(ir_class *c, name wanted, name descriptor) {
  ir_method *best = NULL;
  for (uint32_t i = 0; i < c->interface_count; i++) {
    ir_method *m = declared_instance_method(c->interfaces[i], wanted, descriptor);
    if (m && (!best || (best->is_abstract && !m->is_abstract)) && !is_redeclared(c, m))
      best = m;
  }
  return best;
}

ir_method *ir_find_method(ir_class *c, name wanted, name descriptor) {
  assert(c && "a class to look in");
  for (ir_class *k = c; k; k = k->super) {
    ir_method *m = ir_find_declared(k, wanted, descriptor);
    if (m)
      return m;
  }
  return find_in_interfaces(c, wanted, descriptor);
}

static ir_method *look_up_body(ir_class *receiver, ir_method *method) {
  assert(receiver && "a class to look in");
  for (ir_class *k = receiver; k; k = k->super) {
    ir_method *m = ir_find_declared(k, method->name, method->descriptor);
    if (m && !m->is_static && (!m->is_private || m == method))
      return m->is_abstract ? NULL : m;
  }
  ir_method *m = find_in_interfaces(receiver, method->name, method->descriptor);
  return m && !m->is_abstract ? m : NULL;
}

ir_method *ir_dispatch(ir_class *receiver, ir_method *method) {
  if (method->is_private || method->is_static)
    return method;
  if (method->vtable_index >= 0 && !method->owner->is_interface) {
    assert((uint32_t)method->vtable_index < receiver->vtable_count);
    ir_method *m = receiver->vtable[method->vtable_index];
    return m->is_abstract ? look_up_body(receiver, method) : m;
  }
  uint64_t *known = map_get(&receiver->dispatch, method->id);
  if (known)
    return (ir_method *)(uintptr_t)*known;
  ir_method *body = look_up_body(receiver, method);
  map_put(&receiver->dispatch, method->id, map_address(body));
  return body;
}

bool ir_ends_block(const ir_instr *i) {
  switch (i->op) {
  case IR_BRANCH:
  case IR_JUMP:
  case IR_SWITCH:
  case IR_RETURN:
  case IR_THROW: return true;
  default: return false;
  }
}

void ir_each_target(const ir_instr *i, ir_visit *visit, void *context) {
  switch (i->op) {
  case IR_BRANCH:
    visit(context, i->target.then);
    visit(context, i->target.otherwise);
    break;
  case IR_JUMP: visit(context, i->target.then); break;
  case IR_SWITCH:
    for (uint32_t k = 0; k < i->table->count; k++)
      visit(context, i->table->targets[k]);
    visit(context, i->table->otherwise);
    break;
  default: break;
  }
}
