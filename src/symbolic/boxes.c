/* Numbers of references to boxes, by reference. References are interned, and a number
 * says what exactly one true guard says: so what was noted once holds wherever the same
 * set comes up. */
#include "symbolic/boxes.h"

#include <assert.h>

void boxes_add(sym_state *s, sym_id object, int64_t value) {
  assert(object.index < s->objects.size);
  map_put(&s->boxes, object.index, (uint64_t)value);
}

void boxes_note(sym_state *s, sym reference, sym number) {
  assert(ref_has(&s->refs, reference));
  if (ref_count(&s->refs, reference) == 1)
    return;
  map_put(&s->unboxed, reference, number);
  sym other = ref_without(&s->refs, reference, SYM_NULL);
  if (ref_count(&s->refs, other) > 1)
    map_put(&s->unboxed, other, number);
}

bool boxes_number(sym_state *s, sym reference, sym *number) {
  assert(ref_has(&s->refs, reference));
  sym_id only;
  uint64_t *known;
  if (!ref_is_constant(&s->refs, reference, &only)) {
    known = map_get(&s->unboxed, reference);
    if (known)
      *number = (sym)*known;
  } else {
    known = map_get(&s->boxes, only.index);
    if (known)
      *number = sym_int(s, (int64_t)*known);
  }
  return known;
}

/* The class of the boxes: objects are in order, null comes first. */
static const ir_class *class_of(const sym_state *s, sym reference) {
  assert(ref_has(&s->refs, reference));
  uint32_t last = ref_count(&s->refs, reference) - 1;
  return sym_get_object(s, ref_entries(&s->refs, reference)[last].object)->class;
}

void boxes_join_add(sym_state *s, boxes_join *j, literal guard, sym reference) {
  assert(formula_has(s->formula, guard));
  sym number;
  if (j->unknown || reference == SYM_ZERO)
    return;
  if (!boxes_number(s, reference, &number) ||
      (j->class && j->class != class_of(s, reference))) {
    j->unknown = true;
    return;
  }
  if (j->notes_cases)
    vec_push(&j->cases, ((number_case){guard, number}));
  j->number = j->class ? number_ite(&s->numbers, guard, number, j->number) : number;
  j->class = class_of(s, reference);
}

void boxes_join_end(sym_state *s, boxes_join *j, sym joined) {
  if (!j->unknown && j->class) {
    boxes_note(s, joined, j->number);
    number_note_cases(&s->numbers, j->number, &j->cases);
  }
  vec_release(&j->cases);
}

sym boxes_ite(sym_state *s, literal c, sym then, sym otherwise) {
  assert(formula_has(s->formula, c));
  sym made = ref_ite(&s->refs, c, then, otherwise);
  sym_id only;
  if (!s->boxes.size || ref_is_constant(&s->refs, made, &only) ||
      map_get(&s->unboxed, made))
    return made;
  boxes_join j = {.number = SYM_ZERO};
  boxes_join_add(s, &j, literal_not(c), otherwise);
  boxes_join_add(s, &j, c, then);
  boxes_join_end(s, &j, made);
  return made;
}

literal boxes_eq(sym_state *s, sym a, sym b) {
  assert(ref_has(&s->refs, a));
  assert(ref_has(&s->refs, b));
  sym x, y;
  formula *f = s->formula;
  if (a == b || a == SYM_ZERO || b == SYM_ZERO || !boxes_number(s, a, &x) ||
      !boxes_number(s, b, &y) || class_of(s, a) != class_of(s, b))
    return ref_eq(&s->refs, a, b);
  literal no_a = ref_is(&s->refs, a, SYM_NULL), no_b = ref_is(&s->refs, b, SYM_NULL);
  literal same = sym_atom(s, number_eq(&s->numbers, x, y));
  literal neither = formula_and(f, literal_not(no_a), literal_not(no_b));
  return formula_or(f, formula_and(f, no_a, no_b), formula_and(f, neither, same));
}
