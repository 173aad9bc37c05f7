/* Arrays are covariant: a variable of type Object[] may refer to a Stack[], which takes no
 * plain objects (JLS 10.5). Each class of arrays is a domain of its own, and a store asks for
 * the class of what it stores. Narrower arrays cost variables, so they come into the world
 * only where some code stores what they would not take; one such class stands for all that
 * the method cannot tell apart, those that code or specification asks for are there besides.
 *
 * A field that nobody but the given classes can write, and to which they assign nothing but
 * new arrays, holds arrays of its own class: what the elements of a stack are in is no
 * parameter of anybody. */
#include "javarel/world.h"

#include "ir/flow.h"

#include <string.h>

static bool is_of(const ir_method *m, const char *owner, const char *called) {
  return !strcmp(m->owner->name->text, owner) && !strcmp(m->name->text, called);
}

bool world_copies_array(const ir_method *m) {
  return is_of(m, "java/lang/Object", "clone") ||
         (is_of(m, "java/util/Arrays", "copyOf") && m->param_count == 2);
}

domain_set world_arrays(const world *w) {
  domain_set all = 0;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    all |= w->domains.data[d].class->is_array ? SET_OF(d) : 0;
  return all;
}

/* ---- Narrower arrays ---- */

ir_class *world_element_class(world *w, const ir_class *array) {
  return world_descriptor_class(w, array->name->text + 1);
}

/* A class of arrays, and the classes of values that are stored into such. */
typedef struct storing {
  world *w;
  const char *dimensions; /* "[[" of Object[][] */
  const ir_class *inner;  /* Object */
  domain_set values;
} storing;

/* Brings in the arrays of class `inner`, if they are narrower and refuse some value. */
static bool add_narrower(const storing *s, const ir_class *inner) {
  world *w = s->w;
  if (!inner || inner->is_array || inner == s->inner || !ir_is_subclass(inner, s->inner))
    return false;
  ir_class *array = world_descriptor_class(
      w, arena_print(&w->store, "%sL%s;", s->dimensions, inner->name->text));
  if (!array ||
      !(s->values & ~SET_OF(DOMAIN_NULL) & ~world_type(w, world_element_class(w, array))))
    return false;
  world_domain_of(w, array);
  return true;
}

/* Of an array of Object: those of a class that has to do with the method, or of texts. */
static void narrow_objects(const storing *s, const ir_class *near) {
  world *w = s->w;
  bool found = false;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (w->objects & SET_OF(d))
      found |= add_narrower(s, w->domains.data[d].class);
  found |= !found && add_narrower(s, near);
  if (!found || w->asks_arrays) /* one that nobody asks for */
    add_narrower(s, java_class(w->program, "java/lang/String"));
}

static void narrow_known(const storing *s) {
  world *w = s->w;
  for (uint32_t i = 0; i < w->user_classes.size; i++)
    add_narrower(s, w->user_classes.data[i]);
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    add_narrower(s, w->domains.data[d].class);
}

void world_narrow(world *w, const ir_class *array, const ir_class *near,
                  domain_set values) {
  const char *text = array->name->text;
  size_t dimensions = strspn(text, "[");
  storing s = {w, arena_copy(&w->store, text, dimensions),
               world_descriptor_class(w, text + dimensions), values};
  if (s.inner && !s.inner->super && !s.inner->is_interface)
    narrow_objects(&s, near);
  else if (s.inner)
    narrow_known(&s);
}

/* ---- Fields whose arrays are known ---- */

static bool is_library(const ir_class *c) {
  return java_info(c) && java_info(c)->from_jdk;
}

static bool is_new(ir_program *, const ir_code *, const ir_field *, uint32_t reg,
                   uint32_t depth);

static bool gives_new(ir_program *p, const ir_code *code, const ir_field *f, ir_instr *i,
                      uint32_t depth) {
  if (!ir_resolve(p, code->method, i))
    return false;
  switch (i->op) {
  case IR_CONST: return true;
  case IR_NEW_ARRAY: return !strcmp(i->class->name->text, f->descriptor->text);
  case IR_MOVE:
  case IR_CAST: return is_new(p, code, f, i->a, depth);
  case IR_LOAD:
  case IR_LOAD_GLOBAL: return i->field == f;
  case IR_CALL:
  case IR_DISPATCH:
    return world_copies_array(i->call->method) &&
           is_new(p, code, f, i->call->args[0], depth);
  default: return false;
  }
}

enum { DEEPEST = 8 };

/* Whether the register holds, wherever it is written, a new array of the field's class. */
static bool is_new(ir_program *p, const ir_code *code, const ir_field *f, uint32_t reg,
                   uint32_t depth) {
  if (reg < code->method->param_count || !depth)
    return false;
  for (uint32_t k = 0; k < code->count; k++)
    if (ir_written(&code->instrs[k]) == reg &&
        !gives_new(p, code, f, &code->instrs[k], depth - 1))
      return false;
  return true;
}

static bool stores_others(ir_program *p, ir_method *m, const ir_field *f) {
  bool failed = false;
  const ir_code *code = ir_method_code(p, m, &failed);
  if (failed)
    return true;
  for (uint32_t k = 0; code && k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if ((i->op == IR_STORE || i->op == IR_STORE_GLOBAL) && ir_resolve(p, m, i) &&
        i->field == f && !is_new(p, code, f, i->b, DEEPEST))
      return true;
  }
  return false;
}

/* Nobody but the given classes can write the field. */
static bool is_closed(const world *w, const ir_field *f) {
  const class_field *origin = f->origin;
  bool is_given = false;
  vec_each (ir_class *, c, &w->user_classes)
    is_given |= *c == f->owner;
  return is_given && origin &&
         (f->is_final || !(origin->access & (ACC_PUBLIC | ACC_PROTECTED)));
}

static bool find_exact(world *w, const ir_field *f) {
  ir_program *p = java_program_ir(w->program);
  if (is_library(f->owner))
    return true;
  if (!is_closed(w, f))
    return false;
  for (uint32_t i = 0; i < w->user_classes.size; i++)
    for (uint32_t k = 0; k < w->user_classes.data[i]->method_count; k++)
      if (stores_others(p, &w->user_classes.data[i]->methods[k], f))
        return false;
  return true;
}

domain_set world_initial_value(world *w, const world_global *g) {
  domain_set any = world_initial_descriptor(w, g->descriptor);
  if (*g->descriptor != '[' || !g->field)
    return any;
  if (!g->exactness)
    ((world_global *)g)->exactness = find_exact(w, g->field) ? EXACTLY : BELOW;
  ir_class *c = world_descriptor_class(w, g->descriptor);
  return g->exactness == BELOW ? any
                               : SET_OF(DOMAIN_NULL) | SET_OF(world_domain_of(w, c));
}
