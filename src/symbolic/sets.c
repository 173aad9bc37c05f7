/* Sets of what was seen.
 *
 *     Set<Node> visited = new HashSet<>();
 *     for (Node n = head; n != null; n = n.next)
 *       if (!visited.add(n)) return false;
 *
 * This is how many invariants are written. The code of HashSet is of no use for all
 * states at once: which bucket an element goes to depends on its hash code, which of an
 * object without one of its own is anybody's guess. So `new HashSet` in a specification
 * makes an InsertionSet (java/model/java/util): a list of links, one for each call of
 * add, whatever the state.
 *
 *     add(x)        found = contains(x); a new link with element x; it is there where the
 *                   call is made and x was not found
 *     contains(x)   some link is there, and its element equals x
 *     remove(x)     links whose element equals x are there no more, where it is called
 *
 * Why that is what a HashSet does: of the elements that were added and not removed, no
 * two are equal; so `found` is what HashMap finds if equal objects have equal hash codes
 * and equals does what it should. That is so of the elements that are compared here, null,
 * boxes and objects without an equals of their own (equal_values); with any other the
 * intrinsic refuses. The order of a HashSet shows only in iterators, and they refuse as
 * well. What is refused is evaluated a second time with a real HashSet
 * (evaluator_merge_call), as it always was.
 *
 * The list of links is the same for all states, so its references are written without a
 * condition; whether a link is there is written as all that merged code writes, where
 * the call is made (merge_write). A set is made in the call that writes to it or in a
 * caller's, never given back by the specification, whose value is no reference. */
#include "symbolic/sets.h"

#include "java/java.h"
#include "symbolic/abstractions.h"
#include "symbolic/merge_run.h"

#include <assert.h>
#include <string.h>

static const char set_name[] = "java/util/InsertionSet",
                  link_name[] = "java/util/InsertionSet$Link";

ir_class *sets_class_made(evaluator *e, ir_class *c) {
  if (!e->merge.makes_sets || strcmp(c->name->text, "java/util/HashSet") != 0)
    return c;
  ir_class *set = java_class(java_program_of(e->program), set_name);
  e->merge.made_set |= set != NULL;
  return set ? set : c;
}

bool sets_is_one(const evaluator *e, sym a) {
  uint32_t object;
  return e->merge.made_set && ref_is_constant(&e->state->refs, a, &object) && object &&
         !strcmp(sym_get_object(e->state, object)->class->name->text, set_name);
}

/* A set, or a link of one: the slots of its fields. */
typedef struct set_slots {
  evaluator *e;
  uint32_t set, last;
} set_slots;

typedef struct link {
  uint32_t object; /* 0: there is none */
  uint32_t element, there, older;
} link;

static uint32_t slot_of(evaluator *e, uint32_t object, const char *field) {
  sym_state *s = e->state;
  ir_class *c = sym_get_object(s, object)->class;
  const ir_field *f = ir_find_field(c, name_mk(&e->program->names, field), NULL);
  assert(f && "of the model class");
  return sym_slot(s, object, f->slot);
}

/* False: it is not known which set it is, or it is not the specification's. */
static bool find_set(evaluator *e, sym receiver, set_slots *out) {
  *out = (set_slots){.e = e};
  if (!e->merge.specifies || !e->merge.call ||
      !ref_is_constant(&e->state->refs, receiver, &out->set) || !out->set ||
      !merge_is_own(e, out->set))
    return false;
  out->last = slot_of(e, out->set, "last");
  return true;
}

static link link_at(evaluator *e, uint32_t slot) {
  link l = {0};
  bool constant = ref_is_constant(&e->state->refs, operate_read_slot(e, slot), &l.object);
  assert(constant && "references are written without a condition");
  (void)constant;
  if (l.object) {
    l.element = slot_of(e, l.object, "element");
    l.there = slot_of(e, l.object, "there");
    l.older = slot_of(e, l.object, "older");
  }
  return l;
}

static literal is_there(evaluator *e, const link *l) {
  sym there = operate_read_slot(e, l->there);
  return bits_to_literal(&e->state->bits, sym_bits(e->state, there));
}

static void set_there(evaluator *e, const link *l, literal there) {
  merge_write(e, l->object, e->merge.call_guard, IR_I32, l->there,
              bits_from_literal(&e->state->bits, there));
}

/* Where the link is there and has the element. */
static bool has_element(evaluator *e, const link *l, sym element, literal *out) {
  literal there = is_there(e, l), same = LITERAL_FALSE;
  if (there != LITERAL_FALSE &&
      !equal_values(e, operate_read_slot(e, l->element), element, &same))
    return false;
  *out = formula_and(e->state->formula, there, same);
  return true;
}

static bool find_element(const set_slots *s, sym element, literal *found) {
  evaluator *e = s->e;
  *found = LITERAL_FALSE;
  for (link l = link_at(e, s->last); l.object; l = link_at(e, l.older)) {
    literal here;
    if (!has_element(e, &l, element, &here))
      return false;
    *found = formula_or(e->state->formula, *found, here);
  }
  return true;
}

static void write_reference(evaluator *e, uint32_t slot, uint32_t object) {
  merge_note_write(e, slot);
  sym_write_slot(e->state, slot, sym_ref(e->state, object));
}

/* Made as if with the set: what is written to it later is conditional on the way from
 * there. */
static link new_link(const set_slots *s, ir_class *class, sym element) {
  evaluator *e = s->e;
  uint32_t made = sym_new_object(e->state, class);
  sym_object *o = sym_get_object(e->state, made);
  const sym_object *set = sym_get_object(e->state, s->set);
  o->maker = set->maker;
  o->made_when = set->made_when;
  sym before = operate_read_slot(e, s->last);
  e->state->values.data[slot_of(e, made, "element")] = element;
  e->state->values.data[slot_of(e, made, "older")] = before;
  write_reference(e, s->last, made);
  return link_at(e, s->last);
}

static sym truth(evaluator *e, literal a) {
  return bits_from_literal(&e->state->bits, a);
}

/* A walk along references that may lead anywhere calls add for every way there is. */
static bool has_room(const set_slots *s) {
  enum { FEW = 16 };
  evaluator *e = s->e;
  uint32_t links = 0, objects = e->merge.call->first_object;
  for (link l = link_at(e, s->last); l.object; l = link_at(e, l.older))
    links++;
  return links < FEW + objects;
}

/* boolean add(E) */
static bool add(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  literal found;
  ir_class *class = java_class(java_program_of(e->program), link_name);
  if (!class || !find_set(e, args[0], &s) || !has_room(&s) ||
      !find_element(&s, args[1], &found))
    return false;
  link l = new_link(&s, class, args[1]);
  set_there(e, &l, literal_not(found));
  *out = truth(e, literal_not(found));
  return true;
}

/* boolean contains(Object) */
static bool contains(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  literal found;
  if (!find_set(e, args[0], &s) || !find_element(&s, args[1], &found))
    return false;
  *out = truth(e, found);
  return true;
}

/* boolean remove(Object) */
static bool take_out(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  literal found;
  if (!find_set(e, args[0], &s) || !find_element(&s, args[1], &found))
    return false;
  for (link l = link_at(e, s.last); l.object; l = link_at(e, l.older)) {
    literal here = LITERAL_FALSE;
    has_element(e, &l, args[1], &here);
    set_there(e, &l, formula_and(e->state->formula, is_there(e, &l), literal_not(here)));
  }
  *out = truth(e, found);
  return true;
}

/* int size() */
static bool count(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  if (!find_set(e, args[0], &s))
    return false;
  *out = SYM_ZERO;
  for (link l = link_at(e, s.last); l.object; l = link_at(e, l.older))
    *out = number_add(&e->state->numbers, BITS_INT, *out, truth(e, is_there(e, &l)));
  return true;
}

/* boolean isEmpty() */
static bool is_empty(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  literal any = LITERAL_FALSE;
  if (!find_set(e, args[0], &s))
    return false;
  for (link l = link_at(e, s.last); l.object; l = link_at(e, l.older))
    any = formula_or(e->state->formula, any, is_there(e, &l));
  *out = truth(e, literal_not(any));
  return true;
}

/* void clear() */
static bool empty(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  set_slots s;
  if (!find_set(e, args[0], &s))
    return false;
  for (link l = link_at(e, s.last); l.object; l = link_at(e, l.older))
    set_there(e, &l, LITERAL_FALSE);
  *out = SYM_ZERO;
  return true;
}

sym_intrinsic *sets_intrinsic(const ir_method *m) {
  static const struct {
    const char *method;
    sym_intrinsic *run;
  } methods[] = {{"add", add},    {"contains", contains}, {"remove", take_out},
                 {"size", count}, {"isEmpty", is_empty},  {"clear", empty}};
  if (strcmp(m->owner->name->text, set_name) != 0)
    return NULL;
  for (size_t k = 0; k < sizeof methods / sizeof *methods; k++)
    if (!strcmp(methods[k].method, m->name->text))
      return methods[k].run;
  return NULL;
}
