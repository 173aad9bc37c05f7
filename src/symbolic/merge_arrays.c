/* Arrays that merged code makes and copies into.
 *
 * An array whose size is open is one array for each size that it can have, each under the
 * condition that the size is this: what is then read and written is split as for any
 * other reference. Only specifications get these; a path knows its sizes. */
#include "symbolic/merge_run.h"

#include "java/java.h"
#include "symbolic/imported.h"

#include <assert.h>

enum { MOST_SIZE_BITS = 8 }; /* with the sign: 128 sizes */

static sym one_array(evaluator *e, ir_class *c, uint32_t size, literal guard) {
  assert(formula_has(e->state->formula, guard));
  sym_id made = sym_new_array(e->state, c, size);
  return sym_ref(e->state, merge_note_maker(e, made, guard));
}

/* Every size, the first also where the size is negative, so that it always is one. */
static sym all_arrays(evaluator *e, ir_class *c, sym size, literal guard, uint32_t most) {
  assert(formula_has(e->state->formula, guard));
  sym_state *s = e->state;
  sym made = SYM_ZERO;
  bool any = false;
  for (uint32_t k = 0; k < most; k++) {
    literal is = number_eq(&s->numbers, size, sym_int(s, k));
    literal when = formula_and(s->formula, guard, is);
    if (when == LITERAL_FALSE)
      continue;
    sym array = one_array(e, c, k, when);
    made = any ? sym_ite(s, IR_REF, is, array, made) : array;
    any = true;
  }
  return any ? made : one_array(e, c, 0, LITERAL_FALSE);
}

bool merge_make_array(evaluator *e, ir_class *c, sym size, literal guard, sym *out,
                      literal *negative) {
  assert(formula_has(e->state->formula, guard));
  sym_state *s = e->state;
  int64_t known;
  *negative = LITERAL_FALSE;
  if (sym_to_int(s, size, &known)) {
    *negative = literal_of(known < 0);
    if (known > MOST_ELEMENTS)
      return false;
    *out = one_array(e, c, known < 0 ? 0 : (uint32_t)known, guard);
    return true;
  }
  bits b = sym_bits(s, size);
  uint32_t length = bits_length(&s->bits, b);
  if (!e->merge.specifies || length > MOST_SIZE_BITS)
    return false;
  *negative = bits_get(&s->bits, b, length - 1);
  *out = all_arrays(e, c, size, guard, 1u << (length - 1));
  return true;
}

/* Object newArray(Class, int), of java.lang.reflect.Array */
bool merge_new_array(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m;
  sym_state *s = e->state;
  sym_id mirror;
  if (!e->merge.specifies || !e->merge.call ||
      !ref_is_constant(&s->refs, args[0], &mirror))
    return false;
  ir_class *array =
      sym_get_object(s, mirror)->imported
          ? java_array_of(java_program_of(e->program), imported_mirrored(s, mirror))
          : NULL;
  if (!array ||
      !merge_make_array(e, array, args[1], e->merge.call_guard, out, &f->items[0].when))
    return false;
  f->items[0].kind = TRAP_NEGATIVE_SIZE;
  f->count = 1;
  return true;
}

/* --- arraycopy ------------------------------------------------------------------ */

typedef struct copying {
  evaluator *e;
  sym_id from, to; /* arrays */
  sym start, target, count;
  literal guard;
} copying;

static literal goes_beyond(const copying *c) {
  sym_state *s = c->e->state;
  uint32_t lengths[] = {sym_get_object(s, c->from)->length,
                        sym_get_object(s, c->to)->length};
  return copy_goes_beyond(s, lengths, (sym[]){c->start, c->target}, c->count);
}

/* What element `j` of the target becomes: the element k of the source with
 * k - start == j - target, if that is among those copied. */
static void copy_element(const copying *c, const sym *source, uint32_t j) {
  sym_state *s = c->e->state;
  const sym_object *from = sym_get_object(s, c->from);
  ir_type t = ir_storage_type(from->class->element);
  sym offset = number_sub(&s->numbers, BITS_INT, sym_int(s, j), c->target);
  literal copied =
      formula_and(s->formula, literal_not(number_lt(&s->numbers, offset, SYM_ZERO)),
                  number_lt(&s->numbers, offset, c->count));
  sym index = number_add(&s->numbers, BITS_INT, c->start, offset);
  for (uint32_t k = 0, length = from->length; k < length; k++) {
    literal is = number_eq(&s->numbers, index, sym_int(s, k));
    literal when = formula_and(s->formula, c->guard, formula_and(s->formula, copied, is));
    if (when != LITERAL_FALSE)
      merge_write(c->e, c->to, when, t, sym_slot(s, c->to, j), source[k]);
  }
}

static void copy_all(const copying *c) {
  sym_state *s = c->e->state;
  uint32_t from = sym_get_object(s, c->from)->length;
  uint32_t to = sym_get_object(s, c->to)->length;
  sym *source = memory_new_array(sym, (size_t)from + 1); /* it may be the target */
  for (uint32_t k = 0; k < from; k++)
    source[k] = operate_read_slot(c->e, sym_slot(s, c->from, k));
  for (uint32_t j = 0; j < to; j++)
    copy_element(c, source, j);
  memory_free(source);
}

static bool is_copyable(const sym_object *from, const sym_object *to) {
  return from->class->is_array && to->class->is_array &&
         from->class->element == to->class->element &&
         (from->class->element != STORE_REF ||
          ir_is_subclass(from->class->element_class, to->class->element_class));
}

/* void arraycopy(Object from, int at, Object to, int at, int count), into an array that
 * the specification made. */
bool merge_array_copy(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m;
  sym_state *s = e->state;
  copying c = {.e = e, .start = args[1], .target = args[3], .count = args[4]};
  if (!e->merge.specifies || !e->merge.call ||
      !ref_is_constant(&s->refs, args[0], &c.from) ||
      !ref_is_constant(&s->refs, args[2], &c.to))
    return false;
  *out = SYM_ZERO;
  f->count = 1;
  f->items[0].kind = !sym_is_null(c.from) && !sym_is_null(c.to) ? TRAP_INDEX : TRAP_NULL;
  f->items[0].when = LITERAL_TRUE;
  if (sym_is_null(c.from) || sym_is_null(c.to))
    return true;
  if (!merge_is_own(e, c.to)) {
    e->writer = e->merge.call->method->owner;
    return false;
  }
  if (!is_copyable(sym_get_object(s, c.from), sym_get_object(s, c.to)))
    return false;
  f->items[0].when = goes_beyond(&c);
  c.guard = formula_and(s->formula, e->merge.call_guard, literal_not(f->items[0].when));
  copy_all(&c);
  return true;
}
