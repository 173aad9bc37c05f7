/* Numbers that a specification boxes: to put them into a list or a set of its own, or to
 * pass them down where null is possible, too.
 *
 *     keys.add(n.key);                   is keys.add(Integer.valueOf(n.key))
 *     ordered(n.left, low, n.key);       where it takes an Integer: there is no bound
 *
 * By the library's code that is one of the 256 boxes of the cache, or a new one: where the
 * key is open, a reference with as many alternatives as keys; whatever it is joined with has
 * them all, and calls that are given it are split by them. Here it is one new object that
 * holds the number, whatever it is. Where the library has one box for each number that it may
 * be, the same number gets the same object, so that calls with it are known by the memo.
 *
 * Assumed, and looked at (tests/shortcuts/Boxed.java):
 * - The box shows to nobody but the specification, which gives no reference back
 *   (makes_sets); if the evaluation fails, it is done again by the library's code
 *   (evaluator_merge_call).
 * - Whether two references are the same object is asked in spec_boxes_same: two such boxes
 *   are where the library has one for the number, in the cache, and the numbers are equal;
 *   and such a box is any other object where that one is the library's for its number. Who
 *   makes a number beyond the cache into boxes twice has two (is_always_cached).
 *   Hash codes by identity are native, and refused.
 * - A box never changes: its field is final. So what it holds is known by who it is, and is
 *   nothing that a call reads of the state (spec_boxes_holds); a number that the state holds
 *   now and did not before is another number, and has another box (find_made).
 * - It is neither of the state before nor of that of now: to compare it with an object of
 *   either is no mistake (is_of_world in merge.c). */
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

bool spec_boxes_holds(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  return s->has_spec_boxes && is_spec_box(s, sym_slot_owner(s, slot));
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

/* Whether the library has one box for the number, whatever it is: all of them have one for
 * each number from 0 to 127, and for negative ones of as many bits. */
static bool is_always_cached(const sym_state *s, sym number) {
  enum { CACHED_BITS = 8 };
  return !(number & NUMBER_SUM) && bits_length(&s->bits, number) <= CACHED_BITS;
}

/* The box of the number that there is already: what was undone with its path has left its
 * place to others. */
static bool find_made(const evaluator *e, const ir_class *c, sym number, sym_id *made) {
  const sym_state *s = e->state;
  const uint64_t *known = map_get(&e->spec_boxes, map_pair(c->id, number));
  if (!known || *known >= s->objects.size)
    return false;
  *made = (sym_id){(uint32_t)*known};
  const sym_object *o = sym_get_object(s, *made);
  return o->is_spec_box && o->class == c && sym_peek(s, o->first_slot) == number;
}

static sym_id make_box(evaluator *e, ir_class *c, sym number) {
  sym_state *s = e->state;
  sym_id made = sym_new_object(s, c);
  sym_object *o = sym_get_object(s, made);
  assert(o->length == 1 && "a number, and nothing else");
  o->is_spec_box = o->made = s->has_spec_boxes = true;
  sym_set(s, o->first_slot, number);
  return made;
}

/* valueOf(number) */
static bool box(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)f;
  sym_state *s = e->state;
  int64_t v;
  ir_class *c = m->owner;
  bool wanted = shortcut_is_on(e->without, SHORTCUT_BOXED) || e->merge.made_set;
  if (!wanted || !e->merge.makes_sets || !e->merge.call || sym_to_int(s, args[0], &v) ||
      c->slot_count != 1 || !imported_ensure(e->state, c))
    return false;
  assert(e->merge.specifies && "the operation's boxes are the library's");
  e->merge.made_set = true;
  bool is_one = is_always_cached(s, args[0]);
  sym_id made;
  if (!is_one || !find_made(e, c, args[0], &made)) {
    made = make_box(e, c, args[0]);
    if (is_one)
      map_put(&e->spec_boxes, map_pair(c->id, args[0]), made.index);
  }
  shortcut_use(&e->counts.uses, SHORTCUT_BOXED);
  *out = sym_ref(s, made);
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
