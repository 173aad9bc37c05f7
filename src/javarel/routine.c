/* Which classes of objects a register can hold: a fixed point over the code, without
 * regard to order. Types of FIR variables come from it, and the targets of calls. */
#include "javarel/translation.h"

#include <string.h>

routine *translation_routine(translation *t, ir_method *m, const method_spec *spec) {
  vec_each (routine *, r, &t->routines)
    if ((*r)->method == m && (*r)->spec == spec)
      return *r;
  routine *r = arena_new(t->store, routine);
  *r = (routine){.method = m, .spec = spec, .number = t->routines.size};
  const char *gives = strrchr(m->descriptor->text, ')') + 1;
  if (m->result == IR_REF)
    r->result = spec ? world_descriptor(t->world, gives)
                     : world_flow_of(t->world, m)->result | SET_OF(DOMAIN_NULL);
  vec_push(&t->routines, r);
  return r;
}

domain_set routine_thrown(const translation *t) {
  domain_set s = SET_OF(DOMAIN_NULL);
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (world_is_throwable(t->world->domains.data[d].class))
      s |= SET_OF(d);
  return s;
}

/* ---- Parameters ---- */

/* Of the method that is verified: whatever its types allow before anything has run. */
static void add_first_parameters(translation *t, routine *r) {
  ir_method *m = r->method;
  uint32_t reg = 0;
  if (!m->is_static)
    r->types[reg++] |= world_receivers(t->world, m);
  const char *at = m->descriptor->text + 1, *one;
  for (; (one = world_next_parameter(t->store, &at)); reg++)
    if (m->param_types[reg] == IR_REF)
      r->types[reg] |= world_parameter_descriptor(t->world, one);
}

static void add_parameters(translation *t, routine *r) {
  const world_flow *f = world_flow_of(t->world, r->method);
  if (!r->number)
    add_first_parameters(t, r);
  for (uint32_t i = 0; i < r->method->param_count; i++)
    if (r->method->param_types[i] == IR_REF)
      r->types[i] |= f->given[i];
}

/* ---- Instructions ---- */

domain_set routine_element_types(translation *t, domain_set arrays) {
  domain_set s = SET_OF(DOMAIN_NULL);
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++) {
    ir_class *c = t->world->domains.data[d].class;
    if (arrays & SET_OF(d) && c->is_array)
      s |= world_column(t->world, world_elements(t->world, c), 2);
  }
  return s;
}

/* What one method that may be called gives back. */
static domain_set given_back(translation *t, const ir_method *m) {
  if (spec_of_method(t->book, m) || m->is_abstract || m->is_native)
    return world_descriptor(t->world, strrchr(m->descriptor->text, ')') + 1);
  return world_flow_of(t->world, m)->result | SET_OF(DOMAIN_NULL);
}

static bool is_text_class(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/String") ||
         !strcmp(c->name->text, "java/lang/StringBuilder") ||
         !strcmp(c->name->text, "java/lang/AbstractStringBuilder");
}

bool routine_has_own(const translation *t, uint32_t domain, ir_method *m) {
  ir_class *c = t->world->domains.data[domain].class;
  const ir_method *target = ir_is_subclass(c, m->owner) ? ir_dispatch(c, m) : NULL;
  return target && target != m && world_is_of_user(t->world, target->owner) &&
         spec_of_method(t->book, target) != spec_of_method(t->book, m);
}

bool routine_is_mixed(const translation *t, const routine *r, const ir_instr *i) {
  ir_method *m = i->call->method;
  const method_spec *s = spec_of_method(t->book, m);
  if (i->op != IR_DISPATCH || !s || !spec_comes_with_us(t->book, s))
    return false;
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (r->types[i->call->args[0]] & SET_OF(d) && routine_has_own(t, d, m))
      return true;
  return false;
}

static domain_set result_types(translation *t, const routine *r, const ir_instr *i) {
  ir_method *m = i->call->method;
  if (is_text_class(m->owner)) /* any text */
    return world_descriptor(t->world, strrchr(m->descriptor->text, ')') + 1);
  if (world_copies_array(m))
    return r->types[i->call->args[0]];
  if (ir_class_is_box(m->owner) && !strcmp(m->name->text, "valueOf") &&
      strcmp(m->owner->name->text, "java/lang/Boolean"))
    return SET_OF(world_domain_of(t->world, m->owner)) | SET_OF(DOMAIN_NULL);
  bool is_mixed = routine_is_mixed(t, r, i);
  if (i->op == IR_CALL || (spec_of_method(t->book, m) && !is_mixed))
    return given_back(t, m);
  domain_set s = is_mixed ? given_back(t, m) : SET_OF(DOMAIN_NULL);
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (r->types[i->call->args[0]] & SET_OF(d) &&
        ir_is_subclass(t->world->domains.data[d].class, m->owner)) {
      const ir_method *target = ir_dispatch(t->world->domains.data[d].class, m);
      s |= given_back(t, target ? target : m);
    }
  return s;
}

static domain_set types_of(translation *t, const routine *r, ir_instr *i) {
  world *w = t->world;
  switch (i->op) {
  case IR_CONST: return SET_OF(DOMAIN_NULL);
  case IR_MOVE: return r->types[i->a];
  case IR_NEW:
  case IR_NEW_ARRAY: return SET_OF(world_domain_of(w, i->class));
  case IR_LOAD:
  case IR_LOAD_GLOBAL: {
    const world_global *g = world_field(w, i->field);
    return world_column(w, g, world_arity(g) - 1);
  }
  case IR_ELEMENT: return routine_element_types(t, r->types[i->a]);
  case IR_CAST: {
    world_expect(w, i->class);
    domain_set fits = world_type(w, i->class) | SET_OF(DOMAIN_NULL);
    return r->types[i->a] & fits ? r->types[i->a] & fits : fits;
  }
  case IR_CATCH: return routine_thrown(t);
  case IR_CALL:
  case IR_DISPATCH: return result_types(t, r, i);
  default: return SET_OF(DOMAIN_NULL);
  }
}

static bool is_reference(const ir_instr *i) {
  if (i->op == IR_CALL || i->op == IR_DISPATCH)
    return i->call->method->result == IR_REF;
  return i->type == IR_REF;
}

static bool pass(translation *t, routine *r) {
  bool changed = false;
  ir_program *ir = java_program_ir(t->world->program);
  for (uint32_t k = 0; k < r->code->count; k++) {
    ir_instr *i = &r->code->instrs[k];
    if (!ir_resolve(ir, r->method, i))
      continue; /* said where it is written */
    uint32_t written = ir_written(i);
    if (written == IR_NO_REGISTER || r->code->reg_types[written] != IR_REF ||
        (!is_reference(i) && i->op != IR_NEW && i->op != IR_CAST && i->op != IR_CATCH &&
         i->op != IR_NEW_ARRAY && i->op != IR_LITERAL))
      continue;
    domain_set types = types_of(t, r, i);
    if (i->op == IR_LITERAL) {
      ir_class *c = java_class(t->world->program, i->literal->kind == LITERAL_TEXT
                                                      ? "java/lang/String"
                                                      : "java/lang/Class");
      types = SET_OF(world_domain_of(t->world, c));
    }
    changed |= types & ~r->types[written];
    r->types[written] |= types;
  }
  return changed;
}

void routine_find_types(translation *t, routine *r) {
  r->types = arena_new_array(t->store, domain_set, r->code->reg_count);
  for (uint32_t reg = r->method->param_count; reg < r->code->reg_count; reg++)
    r->types[reg] = SET_OF(DOMAIN_NULL);
  add_parameters(t, r);
  while (pass(t, r))
    continue;
}
