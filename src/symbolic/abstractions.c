/* What abstract implementations are made of (000 §3.1.2, Figure 3.3): choices, equality
 * of objects, lists of the nodes of a tree (listing.c), comparisons of rows (rows.c). */
#include "symbolic/abstractions.h"
#include "symbolic/merge_run.h"

#include "java/java.h"

#include <assert.h>
#include <string.h>

/* Arrays. */

bool abstraction_array(evaluator *e, sym a, sym_id *array, uint32_t *length) {
  assert(ref_has(&e->state->refs, a));
  if (!ref_is_constant(&e->state->refs, a, array) || sym_is_null(*array))
    return false;
  *length = sym_get_object(e->state, *array)->length;
  return true;
}

sym abstraction_element(evaluator *e, sym_id array, uint32_t index) {
  return operate_read_slot(e, sym_slot(e->state, array, index));
}

void abstraction_set_new(evaluator *e, sym_id object, uint32_t index, sym v) {
  assert(object.index < e->state->objects.size);
  sym_set(e->state, sym_slot(e->state, object, index), v);
}

void abstraction_note_effect(evaluator *e) {
  if (e->merge.call)
    e->merge.call->local_effects = true;
}

/* T[] longer(T[] from, T added, int at) */
static bool longer_array(evaluator *e, ir_method *m, const sym *args, sym *out,
                         faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  sym_id from;
  uint32_t length;
  int64_t at;
  if (!abstraction_array(e, args[0], &from, &length) || !sym_to_int(s, args[2], &at) ||
      at < 0 || at > length)
    return false;
  sym_id made = sym_new_array(s, sym_get_object(s, from)->class, length + 1);
  for (uint32_t k = 0; k < length; k++)
    abstraction_set_new(e, made, k + (k >= at), abstraction_element(e, from, k));
  abstraction_set_new(e, made, (uint32_t)at, args[1]);
  abstraction_note_effect(e);
  *out = sym_ref(s, made);
  return true;
}

/* Which row a value is of is not worth taking apart. */
void abstraction_mark_guards(sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    literal guard = ref_entries(&s->refs, a)[k].guard;
    if (!literal_is_constant(guard))
      sym_atom(s, guard);
  }
}

/* T choose(boolean condition, T then, T otherwise) */
static bool choose(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  literal c = bits_to_literal(&s->bits, sym_bits(s, args[0]));
  *out = sym_ite(s, IR_REF, c, args[1], args[2]);
  abstraction_mark_guards(s, *out);
  return true;
}

/* Whether the object is what node_at has made for the row of the list. */
static bool is_node_of(const sym_state *s, sym_id object, const ir_class *class,
                       const sym *args) {
  if (object.index >= s->objects.size || sym_get_object(s, object)->class != class)
    return false;
  sym_slot_id first = sym_get_object(s, object)->first_slot;
  return sym_peek(s, first) == args[0] &&
         sym_peek(s, sym_slot_after(first, 1)) == args[1];
}

/* Node nodeAt(AbstractionList list, int row): in a specification, where nobody can tell one
 * from the other, one object for each row, so that those who come to it by different ways
 * meet. What a path has made goes with it; its number may then be another's. */
static bool node_at(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)f;
  sym_state *s = e->state;
  sym_id list;
  int64_t row;
  ir_class *class =
      java_class(java_program_of(e->program), "glassbox/AbstractionList$Node");
  if (!e->merge.specifies || !e->merge.call || !class || class->slot_count != 2 ||
      !ref_is_constant(&s->refs, args[0], &list) || sym_is_null(list) ||
      !sym_to_int(s, args[1], &row))
    return false;
  (void)m;
  uint64_t key = map_pair(list.index, (uint32_t)row),
           *known = map_get(&e->rows.nodes, key);
  if (!known || !is_node_of(s, (sym_id){(uint32_t)*known}, class, args)) {
    sym_id made = sym_new_object(s, class);
    abstraction_set_new(e, made, 0, args[0]);
    abstraction_set_new(e, made, 1, args[1]);
    sym_get_object(s, made)->made = true;
    known = map_put(&e->rows.nodes, key, made.index);
  }
  abstraction_note_effect(e);
  *out = sym_ref(s, (sym_id){(uint32_t)*known});
  return true;
}

/* One of the list's two arrays with an element more. */
static void add_row(evaluator *e, sym_slot_id slot, sym added) {
  sym_state *s = e->state;
  sym_id from = SYM_NULL;
  uint32_t length = 0;
  abstraction_array(e, sym_read(s, slot), &from, &length);
  sym_id made = sym_new_array(s, sym_get_object(s, from)->class, length + 1);
  for (uint32_t k = 0; k < length; k++)
    abstraction_set_new(e, made, k, abstraction_element(e, from, k));
  abstraction_set_new(e, made, length, added);
  merge_note_write(e, slot);
  sym_write_slot(s, slot, sym_ref(s, made));
}

/* void addIf(boolean condition, E element), of a list that the specification has made: the
 * row is added wherever the list is, and is empty where nothing was to be added. So lists
 * have one length, whatever was decided on the way. */
static bool add_if(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  sym_id list;
  sym_id array;
  uint32_t length;
  if (!e->merge.specifies || !e->merge.call ||
      !ref_is_constant(&s->refs, args[0], &list) || sym_is_null(list) ||
      !merge_is_own(e, list) || sym_get_object(s, list)->length != 2)
    return false;
  for (uint32_t k = 0; k < 2; k++)
    if (!abstraction_array(e, sym_read(s, sym_slot(s, list, k)), &array, &length))
      return false;
  literal there = bits_to_literal(&s->bits, sym_bits(s, args[1]));
  there = formula_and(s->formula, there, merge_since_made(e, list, e->merge.call_guard));
  for (uint32_t k = 0; k < 2; k++) {
    const ir_class *c = sym_get_object(s, list)->class;
    bool flags = !strcmp(c->slots[k]->name->text, "present");
    add_row(e, sym_slot(s, list, k),
            flags ? bits_from_literal(&s->bits, there) : args[2]);
  }
  abstraction_note_effect(e);
  *out = SYM_ZERO;
  return true;
}

/* Equality of objects. */

static bool has_object_method(evaluator *e, ir_class *c, const char *name,
                              const char *descriptor) {
  name_table *names = &e->program->names;
  ir_method *m = ir_find_method(c, name_mk(names, name), name_mk(names, descriptor));
  return c->is_array || (m && !m->owner->super);
}

/* Whether the objects of the class are equal only to themselves. */
static bool has_identity(evaluator *e, ir_class *c) {
  return has_object_method(e, c, "equals", "(Ljava/lang/Object;)Z");
}

bool abstraction_is_plain(evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  sym_state *s = e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id o = ref_entries(&s->refs, a)[k].object;
    ir_class *c = !sym_is_null(o) ? sym_get_object(s, o)->class : NULL;
    if (!sym_is_null(o) && !ir_class_is_box(c) &&
        !(has_identity(e, c) && has_object_method(e, c, "hashCode", "()I")))
      return false;
  }
  return true;
}

/* What equals says of two different objects; false: only its code knows. */
static bool equal_objects(evaluator *e, sym_id a, sym_id b, literal *out) {
  sym_state *s = e->state;
  ir_class *c = !sym_is_null(a) ? sym_get_object(s, a)->class : NULL;
  *out = literal_of(sym_same(a, b));
  if (sym_same(a, b) || sym_is_null(a) || has_identity(e, c))
    return true;
  if (!ir_class_is_box(c))
    return false;
  if (!sym_is_null(b) && sym_get_object(s, b)->class == c)
    *out = number_eq(&s->numbers, operate_read_slot(e, sym_slot(s, a, 0)),
                     operate_read_slot(e, sym_slot(s, b, 0)));
  return true;
}

/* Whether different objects among the alternatives can never be equal. */
static bool are_distinct(evaluator *e, sym a, map *values) {
  assert(ref_has(&e->state->refs, a));
  sym_state *s = e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id o = ref_entries(&s->refs, a)[k].object;
    ir_class *c = !sym_is_null(o) ? sym_get_object(s, o)->class : NULL;
    int64_t v;
    if (sym_is_null(o) || has_identity(e, c))
      continue;
    if (!ir_class_is_box(c) || c->slot_count != 1 ||
        !sym_to_int(s, operate_read_slot(e, sym_slot(s, o, 0)), &v))
      return false;
    uint64_t key = map_pair(c->id, (uint32_t)v), *known_object = map_get(values, key);
    if (known_object && *known_object != o.index)
      return false;
    map_put(values, key, o.index);
  }
  return true;
}

bool abstraction_equal(evaluator *e, sym a, sym b, literal *out) {
  assert(ref_has(&e->state->refs, a));
  assert(ref_has(&e->state->refs, b));
  sym_state *s = e->state;
  map values = {0};
  operate_note_comparison(e, a, b);
  bool distinct = are_distinct(e, a, &values) && are_distinct(e, b, &values), ok = true;
  map_release(&values);
  *out = distinct ? ref_eq(&s->refs, a, b) : LITERAL_FALSE;
  for (uint32_t i = 0; !distinct && ok && i < ref_count(&s->refs, a); i++)
    for (uint32_t j = 0; ok && j < ref_count(&s->refs, b); j++) {
      ref_entry x = ref_entries(&s->refs, a)[i], y = ref_entries(&s->refs, b)[j];
      literal same, both = formula_and(s->formula, x.guard, y.guard);
      ok = equal_objects(e, x.object, y.object, &same);
      *out = formula_or(s->formula, *out, formula_and(s->formula, both, same));
    }
  return ok;
}

/* boolean equal(Object, Object) */
static bool equal(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  literal same;
  if (!abstraction_equal(e, args[0], args[1], &same))
    return false;
  *out = bits_from_literal(&e->state->bits, same);
  return true;
}

static const struct {
  const char *owner, *method;
  sym_intrinsic *run;
} abstractions[] = {
    {"glassbox/GlassBox", "choose", choose},
    {"glassbox/GlassBox", "equal", equal},
    {"glassbox/GlassBox", "listFromTree", listing_of_tree},
    {"glassbox/GlassBox", "listFromTreeBF", listing_in_order},
    {"glassbox/GlassBox", "listFromTreeInOrder", listing_in_order},
    {"glassbox/AbstractionList", "nodeAt", node_at},
    {"glassbox/AbstractionList", "addIf", add_if},
    {"glassbox/Rows", "present", listing_present},
    {"glassbox/Rows", "ints", listing_map},
    {"glassbox/Rows", "objects", listing_map},
    {"glassbox/Rows", "longer", longer_array},
    {"glassbox/Rows", "get", rows_get},
    {"glassbox/Rows", "isUnique", rows_are_unique},
    {"glassbox/Rows", "sameIntMap", rows_same_int_map},
    {"glassbox/Rows", "sameMap", rows_same_map},
    {"glassbox/Rows", "sameSet", rows_same_set},
    {"glassbox/Rows", "sameIntSet", rows_same_int_set},
    {"glassbox/Rows", "sameSequence", rows_same_sequence},
};

sym_intrinsic *abstraction_intrinsic(const ir_method *m) {
  if (strncmp(m->owner->name->text, "glassbox/", 9) != 0)
    return NULL;
  for (size_t k = 0; k < sizeof abstractions / sizeof *abstractions; k++)
    if (!strcmp(abstractions[k].owner, m->owner->name->text) &&
        !strcmp(abstractions[k].method, m->name->text))
      return abstractions[k].run;
  return NULL;
}

/* As users of the evaluator see it. */

void evaluator_set_tree_fields(evaluator *e, sym_tree_field *is_tree_field,
                               const void *context) {
  e->trees.is_field = is_tree_field;
  e->trees.context = context;
}

void evaluator_compare_literally(evaluator *e, bool on) {
  e->rows.compares_literally = on;
  if (e->path.is_open)
    map_clear(&e->memo.index); /* calls answered otherwise */
  if (on) {
    e->rows.compared_literally = false;
    vec_clear(&e->rows.answers);
  }
}

bool evaluator_compared_literally(const evaluator *e) {
  return e->rows.compared_literally;
}

bool evaluator_merge_own(evaluator *e, ir_method *m, const sym *args, sym_position from,
                         merged *out) {
  assert(args || !m->param_count);
  e->merge.own_object = from.objects;
  e->merge.own_slot = from.values;
  map_remove(&e->merge.failed, map_address(m)); /* what failed elsewhere may do here */
  bool ok = evaluator_merge_call(e, m, args, out);
  map_remove(&e->merge.failed, map_address(m));
  e->merge.own_object = e->merge.own_slot = 0;
  return ok;
}
