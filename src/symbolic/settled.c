/* A table that lies there from the start is looked up with the codes that it was filled
 * with. Its order, and the codes themselves, are for nobody to see: the machine tells when
 * it was done, this refuses to do it. */
#include "symbolic/settled.h"

#include "jre/jre.h"

#include <assert.h>
#include <string.h>

/* The method that asks, and those that called it; NULL: there are no more. */
static const ir_method *asking(const evaluator *e, uint32_t depth) {
  const merge_run *r = e->merge.run;
  for (; r && depth; r = r->caller)
    depth--;
  uint32_t count = e->path.frames.size;
  return r               ? r->code->method
         : depth < count ? e->path.frames.data[count - 1 - depth].method
                         : NULL;
}

static bool is_method(const ir_method *m, const char *owner, const char *name) {
  return m && *m->name->text == *name && !strcmp(m->name->text, name) &&
         !strcmp(m->owner->name->text, owner);
}

static bool is_code(const ir_method *m) {
  return is_method(m, "java/lang/Object", "hashCode") ||
         is_method(m, "java/lang/System", "identityHashCode");
}

static bool is_enum_code(const ir_method *m) {
  return is_method(m, "java/lang/Enum", "hashCode");
}

static bool is_asked_by_table(const evaluator *e, const ir_method *m) {
  bool by_enum = !is_enum_code(m) && is_enum_code(asking(e, 0));
  return jre_asks_for_table(asking(e, by_enum));
}

static object_id machines(const evaluator *e, sym_id object) {
  return !sym_is_null(object) ? sym_get_object(e->state, object)->imported : 0;
}

/* The code of the object, if it has one for good. */
static bool code_of(const evaluator *e, sym_id object, int32_t *code) {
  uint16_t number = sym_is_null(object) ? 0 : sym_get_object(e->state, object)->settled;
  object_id id = machines(e, object);
  if (!number)
    return id && jre_settled_hash(e->state->machine, id, code);
  *code = jre_settled_code(number);
  return true;
}

static bool is_settled(const evaluator *e, sym_id object) {
  object_id id = machines(e, object);
  return (id && jre_is_settled(e->state->machine, id)) ||
         (!sym_is_null(object) &&
          jre_is_settled_number(sym_get_object(e->state, object)->settled));
}

static bool may_be_settled(const evaluator *e, sym a) {
  const refs *r = &e->state->refs;
  if (!ref_has(r, a))
    return true;
  for (uint32_t k = 0; k < ref_count(r, a); k++)
    if (is_settled(e, ref_entries(r, a)[k].object))
      return true;
  return false;
}

/* The same, or one with a hashCode of its own: who asks for the other code? */
static bool may_have_code(const evaluator *e, sym a) {
  const refs *r = &e->state->refs;
  bool any = may_be_settled(e, a);
  for (uint32_t k = 0; !any && k < ref_count(r, a); k++) {
    sym_id object = ref_entries(r, a)[k].object;
    any = !sym_is_null(object) && sym_get_object(e->state, object)->settled;
  }
  return any;
}

/* Of a reference that may lead to several, one code or another; false: some have none. */
static bool codes_of(evaluator *e, sym a, sym *result) {
  const refs *r = &e->state->refs;
  uint32_t count = ref_has(r, a) ? ref_count(r, a) : 0;
  *result = sym_int(e->state, 0);
  for (uint32_t k = 0; k < count; k++) {
    ref_entry x = ref_entries(r, a)[k];
    int32_t code;
    if (sym_is_null(x.object))
      continue; /* an exception, before it comes to this */
    if (!code_of(e, x.object, &code))
      return false;
    *result = number_ite(&e->state->numbers, x.guard, sym_int(e->state, code), *result);
  }
  return count;
}

bool settled_code(evaluator *e, const ir_method *m, const sym *args, sym *result) {
  sym_id object;
  int32_t code;
  if (!is_code(m) || !is_asked_by_table(e, m))
    return false;
  if (!ref_is_constant(&e->state->refs, args[0], &object))
    return may_have_code(e, args[0]) && codes_of(e, args[0], result);
  if (!code_of(e, object, &code))
    return false;
  *result = sym_int(e->state, code);
  return true;
}

/* Whether tables that were made since may have such a key beside another one. */
static bool has_settled_node(const evaluator *e) {
  const sym_state *s = e->state;
  uint32_t nodes = 0;
  bool any = false;
  for (uint32_t o = 1; o < s->objects.size; o++) {
    const sym_object *x = &s->objects.data[o];
    if (!x->class || x->imported || x->class->is_array ||
        strncmp(x->class->name->text, "java/util/", 10) != 0)
      continue;
    for (uint32_t k = 0; k < x->length; k++)
      if (!strcmp(x->class->slots[k]->name->text, "key")) {
        nodes++;
        any = any || may_be_settled(e, sym_peek(s, sym_slot_after(x->first_slot, k)));
      }
  }
  return any && nodes > 1;
}

/* Of an iterator that is made for a table. */
static bool sees_settled_order(const evaluator *e, const ir_method *m, const sym *args) {
  sym_id table;
  if (strcmp(m->name->text, "<init>") != 0 || m->param_count < 2 ||
      !ref_is_constant(&e->state->refs, args[1], &table))
    return true;
  object_id id = machines(e, table);
  return has_settled_node(e) || (id && jre_order_is_settled(e->state->machine, id));
}

const char *settled_refuses(evaluator *e, const ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  if (!jre_has_settled(e->state->machine))
    return NULL;
  sym codes;
  if ((is_code(m) || is_enum_code(m)) && may_have_code(e, args[0]) &&
      (!is_asked_by_table(e, m) || (is_code(m) && !codes_of(e, args[0], &codes))))
    return "an identity hash code by which a table is ordered";
  if (jre_shows_order(m) && sees_settled_order(e, m, args))
    return "the order of a table by identity hash codes";
  return NULL;
}
