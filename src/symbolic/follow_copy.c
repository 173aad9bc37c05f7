/* System.arraycopy on a path.
 *
 * What is inserted into an array or removed from it moves what lies behind by one place:
 *
 *     System.arraycopy(a, i, a, i + 1, n - i)
 *
 * A path for each i and each n would be a path for each number of elements that are moved.
 * So they stay open, as the index of a write does: every element that may be among those
 * moved is the element beside it, under the condition that it is among them. How far they
 * are moved must be known, mostly because it is: `i + 1` and `i` differ by a constant. Where
 * it is not, the path decides both places, and the number of elements stays open.
 *
 * Assumed, and looked at here:
 * - The places are within both arrays: the path decides that first, by the same conditions
 *   as Java (goes_beyond), so that positions and their distance are no larger than arrays.
 * - The distance is the same in all states of the path: the difference of the two numbers
 *   is a constant, as numbers of 32 bits; between places of arrays that is their distance.
 * - All is read before anything is written: the arrays may be the same one.
 * - Nothing else of the path is held open for each object (held.h), nor must the path
 *   decide everything. Then numbers are decided, all three. */
#include "symbolic/alike.h"
#include "symbolic/follow_run.h"

#include <assert.h>

enum { MOST_MOVED = 4096 }; /* elements of an array of which some are moved */

typedef struct copying {
  sym_id from, to; /* arrays */
  sym start, target, count;
} copying;

/* 0 <= at and at + count <= length, count being between 0 and length. */
static literal fits(sym_state *s, sym at, sym count, uint32_t length) {
  sym room = number_sub(&s->numbers, BITS_INT, sym_int(s, length), count);
  literal negative = number_lt(&s->numbers, at, SYM_ZERO);
  literal beyond = number_lt(&s->numbers, room, at);
  return formula_and(s->formula, literal_not(negative), literal_not(beyond));
}

literal copy_goes_beyond(sym_state *s, const uint32_t *lengths, const sym *places,
                         sym count) {
  literal good[5] = {literal_not(number_lt(&s->numbers, count, SYM_ZERO))};
  for (int k = 0; k < 2; k++) {
    sym length = sym_int(s, lengths[k]);
    good[1 + k] = literal_not(number_lt(&s->numbers, length, count));
    good[3 + k] = fits(s, places[k], count, lengths[k]);
  }
  return literal_not(formula_and_all(s->formula, good, sizeof good / sizeof *good));
}

static void decide_places(evaluator *e, copying *c) {
  c->start = sym_int(e->state, follow_concretise_int(e, c->start));
  c->target = sym_int(e->state, follow_concretise_int(e, c->target));
}

/* Whether numbers may stay open here. */
static bool may_stay_open(const evaluator *e, const copying *c) {
  const sym_object *to = sym_get_object(e->state, c->to);
  return shortcut_is_on(e->without, SHORTCUT_SHIFT) && !e->path.decides_all &&
         !e->held.references.size && !e->held.arguments.size && to->length <= MOST_MOVED;
}

static bool is_constant(const copying *c, sym_state *s) {
  int64_t v;
  return sym_to_int(s, c->start, &v) && sym_to_int(s, c->target, &v) &&
         sym_to_int(s, c->count, &v);
}

/* How much further the target lies; the path may have to decide where. */
static int64_t distance(evaluator *e, copying *c) {
  sym_state *s = e->state;
  int64_t far;
  sym between = number_sub(&s->numbers, BITS_INT, c->target, c->start);
  if (sym_to_int(s, between, &far))
    return far;
  decide_places(e, c);
  between = number_sub(&s->numbers, BITS_INT, c->target, c->start);
  bool known = sym_to_int(s, between, &far);
  assert(known && "both are constants");
  (void)known;
  return far;
}

/* Element j of the target is among those written. */
static literal is_written(sym_state *s, const copying *c, sym end, uint32_t j) {
  literal before = number_lt(&s->numbers, sym_int(s, j), c->target);
  literal within = number_lt(&s->numbers, sym_int(s, j), end);
  return formula_and(s->formula, literal_not(before), within);
}

static void copy_elements(evaluator *e, const copying *c, int64_t far) {
  sym_state *s = e->state;
  const sym_object source = *sym_get_object(s, c->from), sink = *sym_get_object(s, c->to);
  ir_type t = ir_storage_type(source.class->element);
  sym end = number_add(&s->numbers, BITS_INT, c->target, c->count);
  sym *copy = memory_new_array(sym, (size_t)source.length + 1);
  for (uint32_t k = 0; k < source.length; k++)
    copy[k] = operate_read_slot(e, sym_slot(s, c->from, k));
  for (uint32_t j = 0; j < sink.length; j++) {
    int64_t k = j - far;
    literal here = is_written(s, c, end, j);
    if (k < 0 || k >= source.length || here == LITERAL_FALSE)
      continue;
    sym_slot_id slot = sym_slot(s, c->to, j);
    sym old = operate_read_slot(e, slot);
    if (copy[k] != old)
      sym_write_slot(s, slot, sym_ite(s, t, here, copy[k], old));
  }
  memory_free(copy);
}

/* --- Among arrays that are alike ---------------------------------------------------- */

/* Whether elements are moved within one array, as far as a constant, and which array that is
 * says nothing about where; then the longest of those that it may be. */
static bool moves_alike(evaluator *e, const sym *args, copying *c) {
  sym_state *s = e->state;
  int64_t far;
  *c = (copying){.start = args[1], .target = args[3], .count = args[4]};
  sym between = number_sub(&s->numbers, BITS_INT, c->target, c->start);
  if (!shortcut_is_on(e->without, SHORTCUT_SHIFT) || args[0] != args[2] ||
      !sym_to_int(s, between, &far) ||
      !alike_can_write(e, args[0], (sym[]){args[1], args[3], args[4]}, 3, &c->from))
    return false;
  c->to = c->from;
  return true;
}

static literal alike_goes_beyond(sym_state *s, sym array, const copying *c) {
  literal beyond = LITERAL_FALSE;
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    ref_entry x = ref_entries(&s->refs, array)[k];
    if (sym_is_null(x.object))
      continue;
    uint32_t length = sym_get_object(s, x.object)->length, lengths[] = {length, length};
    literal is = copy_goes_beyond(s, lengths, (sym[]){c->start, c->target}, c->count);
    beyond = formula_or(s->formula, beyond, formula_and(s->formula, x.guard, is));
  }
  return beyond;
}

/* Moves elements of the longest one, and all others take them over. */
static bool move_alike(evaluator *e, sym array, const copying *c) {
  sym_state *s = e->state;
  int64_t far = 0;
  faults f = {.count = 2,
              .items = {{ref_is(&s->refs, array, SYM_NULL), TRAP_NULL},
                        {alike_goes_beyond(s, array, c), TRAP_INDEX}}};
  bool raised = false;
  if (!check_faults(e, &f, &raised))
    return false;
  if (raised) /* and a handler goes on */
    return true;
  shortcut_use(&e->counts.uses, SHORTCUT_SHIFT);
  follow_note_index(e, c->start);
  follow_note_index(e, c->target);
  follow_note_index(e, c->count);
  sym_to_int(s, number_sub(&s->numbers, BITS_INT, c->target, c->start), &far);
  copy_elements(e, c, far);
  for (uint32_t k = 0; k < sym_get_object(s, c->to)->length; k++)
    alike_write(s, array, k, sym_read(s, sym_slot(s, c->to, k)));
  return true;
}

static bool is_copyable(const sym_object *from, const sym_object *to) {
  return from->class->is_array && to->class->is_array &&
         from->class->element == to->class->element;
}

static bool is_narrower(const sym_object *from, const sym_object *to) {
  return from->class->element == STORE_REF &&
         !ir_is_subclass(from->class->element_class, to->class->element_class);
}

/* Whether each element suits a narrower array. Of the first that does not, Java has copied
 * all before it: where that may be any other than the very first, it is not supported. */
static bool narrows_well(evaluator *e, copying *c, bool *raised) {
  sym_state *s = e->state;
  decide_places(e, c);
  c->count = sym_int(s, follow_concretise_int(e, c->count));
  int64_t start = 0, count = 0;
  sym_to_int(s, c->start, &start);
  sym_to_int(s, c->count, &count);
  const ir_class *narrow = sym_get_object(s, c->to)->class;
  literal first = LITERAL_FALSE, others = LITERAL_FALSE;
  for (int64_t k = start; k < start + count; k++) {
    sym v = operate_read_slot(e, sym_slot(s, c->from, (uint32_t)k));
    literal wrong = follow_wrong_class(e, v, narrow);
    literal *of = k == start ? &first : &others;
    *of = formula_or(s->formula, *of, wrong);
  }
  if (others != LITERAL_FALSE)
    return follow_stop(e, FOLLOWED_UNSUPPORTED,
                       "arraycopy that narrows the element type");
  faults f = {.count = 1, .items = {{first, TRAP_STORE}}};
  return check_faults(e, &f, raised);
}

/* void arraycopy(Object from, int at, Object to, int at, int count) */
bool follow_array_copy(evaluator *e, ir_method *m, sym *args, sym *out) {
  assert(m->param_count == 5);
  (void)m, (void)out;
  sym_state *s = e->state;
  copying within;
  if (moves_alike(e, args, &within))
    return move_alike(e, args[0], &within);
  if (follow_needs_array(e, args[0]) || follow_needs_array(e, args[2]))
    return false;
  copying c = {.from = follow_concretise_ref(e, args[0]),
               .to = follow_concretise_ref(e, args[2]),
               .start = args[1],
               .target = args[3],
               .count = args[4]};
  if (sym_is_null(c.from) || sym_is_null(c.to))
    return follow_trap(e, TRAP_NULL);
  const sym_object *source = sym_get_object(s, c.from), *sink = sym_get_object(s, c.to);
  if (!is_copyable(source, sink))
    return follow_trap(e, TRAP_STORE);
  if (!may_stay_open(e, &c)) {
    decide_places(e, &c);
    c.count = sym_int(s, follow_concretise_int(e, c.count));
  }
  uint32_t lengths[] = {source->length, sink->length};
  faults f = {
      .count = 1,
      .items = {{copy_goes_beyond(s, lengths, (sym[]){c.start, c.target}, c.count),
                 TRAP_INDEX}}};
  bool raised = false;
  if (!check_faults(e, &f, &raised))
    return false;
  if (raised) /* and a handler goes on */
    return true;
  source = sym_get_object(s, c.from), sink = sym_get_object(s, c.to);
  if (is_narrower(source, sink) && !narrows_well(e, &c, &raised))
    return false;
  if (raised)
    return true;
  if (!is_constant(&c, s))
    shortcut_use(&e->counts.uses, SHORTCUT_SHIFT);
  follow_note_index(e, c.start);
  follow_note_index(e, c.target);
  follow_note_index(e, c.count);
  int64_t far = distance(e, &c);
  copy_elements(e, &c, far);
  return true;
}
