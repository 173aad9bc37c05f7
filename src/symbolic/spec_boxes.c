/* Numbers that a specification boxes, to put them into a list or a set of its own.
 *
 *     keys.add(n.key);          is keys.add(Integer.valueOf(n.key))
 *
 * By the library's code that is one of the 256 boxes of the cache, or a new one: where the
 * key is open, a reference with as many alternatives as keys, and whatever it is joined
 * with has them all. Here it is one new object that holds the number, whatever it is.
 *
 * Assumed, and looked at:
 * - The box shows to nobody but the specification, which gives no reference back, and has
 *   made a collection of its own; if the evaluation fails, it is done again by the library's
 *   code (evaluator_merge_call).
 * - Whether two references are the same object is asked in spec_boxes_same: two such boxes
 *   are where the library has one for the number, in the cache, and the numbers are equal;
 *   and such a box is any other object where that one is the library's for its number.
 *   Hash codes by identity are native, and refused.
 * - A box never changes: its field is final. */
#include "symbolic/spec_boxes.h"

#include "symbolic/merge_run.h"

#include <assert.h>
#include <string.h>

typedef struct box_class {
  const char *name, *descriptor; /* of valueOf */
  int64_t low, high;             /* of which the library has one box each */
} box_class;

static const box_class classes[] = {
    {"java/lang/Integer", "(I)Ljava/lang/Integer;", -128, 127},
    {"java/lang/Long", "(J)Ljava/lang/Long;", -128, 127},
    {"java/lang/Short", "(S)Ljava/lang/Short;", -128, 127},
    {"java/lang/Byte", "(B)Ljava/lang/Byte;", -128, 127},
    {"java/lang/Character", "(C)Ljava/lang/Character;", 0, 127},
};

static const box_class *find_class(const ir_class *c) {
  for (size_t k = 0; k < sizeof classes / sizeof *classes; k++)
    if (!strcmp(classes[k].name, c->name->text))
      return &classes[k];
  return NULL;
}

static bool is_spec_box(const sym_state *s, sym_id object) {
  return !sym_is_null(object) && sym_get_object(s, object)->is_spec_box;
}

bool spec_boxes_has(const sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  if (ref_is_awaited(&s->refs, a))
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++)
    if (is_spec_box(s, ref_entries(&s->refs, a)[k].object))
      return true;
  return false;
}

bool spec_boxes_are_all(const sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  if (ref_is_awaited(&s->refs, a))
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id object = ref_entries(&s->refs, a)[k].object;
    if (!sym_is_null(object) && !is_spec_box(s, object))
      return false;
  }
  return true;
}

/* valueOf(number) */
static bool box(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)f;
  sym_state *s = e->state;
  int64_t v;
  ir_class *c = m->owner;
  if (!e->merge.makes_sets || !e->merge.made_set || !e->merge.call ||
      sym_to_int(s, args[0], &v) || c->slot_count != 1 || !imported_ensure(e->state, c))
    return false;
  sym_id made = sym_new_object(s, c);
  sym_get_object(s, made)->is_spec_box = true;
  sym_set(s, sym_slot(s, made, 0), args[0]);
  *out = sym_ref(s, merge_note_maker(e, made, e->merge.call_guard));
  return true;
}

sym_intrinsic *spec_boxes_intrinsic(const ir_method *m) {
  const box_class *c = m->is_static ? find_class(m->owner) : NULL;
  bool is_value_of = c && !strcmp(m->name->text, "valueOf") &&
                     !strcmp(m->descriptor->text, c->descriptor);
  return is_value_of ? box : NULL;
}

static sym number_in(evaluator *e, sym_id object) {
  return operate_read_slot(e, sym_slot(e->state, object, 0));
}

static literal is_cached(sym_state *s, const box_class *c, sym number) {
  literal below = number_lt(&s->numbers, number, sym_int(s, c->low));
  literal above = number_lt(&s->numbers, sym_int(s, c->high), number);
  return formula_and(s->formula, literal_not(below), literal_not(above));
}

/* Whether the object is the library's box for this number. */
static bool is_the_librarys(evaluator *e, const box_class *c, sym_id object, int64_t v) {
  ir_class *class = sym_get_object(e->state, object)->class;
  name_table *names = &e->program->names;
  ir_method *m =
      ir_find_method(class, name_mk(names, "valueOf"), name_mk(names, c->descriptor));
  value given = {.l = v};
  if (strcmp(c->name, "java/lang/Long") != 0)
    given = (value){.i = (int32_t)v};
  sym made;
  return m && imported_answer(e->state, m, &given, &made) &&
         made == sym_ref(e->state, object);
}

/* Of two different objects, the first such a box. */
static literal same_box(evaluator *e, sym_id a, sym_id b) {
  sym_state *s = e->state;
  const ir_class *class = sym_get_object(s, a)->class;
  const box_class *c = find_class(class);
  assert(c && "boxes are made of these classes alone");
  if (sym_is_null(b) || sym_get_object(s, b)->class != class)
    return LITERAL_FALSE;
  sym x = number_in(e, a), y = number_in(e, b);
  int64_t v;
  if (!is_spec_box(s, b) && !(sym_to_int(s, y, &v) && v >= c->low && v <= c->high &&
                              is_the_librarys(e, c, b, v)))
    return LITERAL_FALSE;
  return formula_and(s->formula, number_eq(&s->numbers, x, y), is_cached(s, c, x));
}

literal spec_boxes_same(evaluator *e, sym a, sym b) {
  sym_state *s = e->state;
  literal any = LITERAL_FALSE;
  for (uint32_t i = 0; i < ref_count(&s->refs, a); i++)
    for (uint32_t j = 0; j < ref_count(&s->refs, b); j++) {
      ref_entry x = ref_entries(&s->refs, a)[i], y = ref_entries(&s->refs, b)[j];
      literal same = sym_same(x.object, y.object) ? LITERAL_TRUE
                     : is_spec_box(s, x.object)   ? same_box(e, x.object, y.object)
                     : is_spec_box(s, y.object)   ? same_box(e, y.object, x.object)
                                                  : LITERAL_FALSE;
      literal both = formula_and(s->formula, x.guard, y.guard);
      any = formula_or(s->formula, any, formula_and(s->formula, both, same));
    }
  return any;
}
