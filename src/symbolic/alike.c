/* Reading and writing through a reference that may be any of several arrays with the same
 * elements.
 *
 * An object has one array of its own for each length that the bounds allow, and holds one of
 * them. What an operation does to it mostly has nothing to do with its length: that would be a
 * path for each. The arrays begin with the same elements (world/elements.c); while they are
 * written to together they stay the same, and one of them, the longest, is all that is read.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Lengths.java):
 *
 * - What is read of the longest array is what the array that is held has there: each element
 *   of each is compared first (agree), and the index is within that one, or the read is a
 *   fault whatever its value.
 * - To write to arrays that are not held changes nothing: nothing leads to them but the one
 *   field, and that holds the array in question: wherever the reference is an array, the
 *   field's initial value is that array (is_of_group). What the field holds since then does
 *   not matter: it leads to the same array, or to none of the group.
 * - A later read notes every array that it stands for (note_reads), so that what is remembered
 *   of calls knows that they depend on it.
 * - Paths where something is held open for each object decide which array it is. */
#include "symbolic/alike.h"

#include "base/memory.h"

#include <assert.h>

enum { MOST_WRITTEN = 4096 }; /* elements of an array, of which each gets a value */

typedef struct alike_group {
  sym reference;
  map variables; /* that say which one it is: 1 */
  bool is_decided;
} alike_group;

struct alike_groups {
  vector(alike_group) all;
};

/* Two arrays at least. */
static bool is_worth_it(const sym_state *s, sym reference) {
  uint32_t arrays = 0;
  for (uint32_t k = 0; k < ref_count(&s->refs, reference); k++)
    arrays += !sym_is_null(ref_entries(&s->refs, reference)[k].object);
  return arrays > 1;
}

void alike_begin(sym_state *s, sym reference) {
  assert(ref_has(&s->refs, reference));
  if (!is_worth_it(s, reference))
    return;
  if (!s->alike)
    s->alike = memory_new(struct alike_groups);
  alike_group g = {.reference = reference};
  u32_vector support = {0};
  for (uint32_t k = 0; k < ref_count(&s->refs, reference); k++)
    formula_support(s->formula, &ref_entries(&s->refs, reference)[k].guard, 1, &support);
  vec_each (const uint32_t, node, &support)
    map_put(&g.variables, *node, 1);
  vec_release(&support);
  vec_push(&s->alike->all, g);
}

void alike_end(sym_state *s) {
  if (!s->alike)
    return;
  vec_each (alike_group, g, &s->alike->all)
    map_release(&g->variables);
  vec_release(&s->alike->all);
  memory_free(s->alike);
  s->alike = NULL;
}

/* Whether each array that it may be is one of the group, under the same condition. */
static bool is_of_group(const sym_state *s, const alike_group *g, sym array) {
  const refs *r = &s->refs;
  uint32_t at = 0, count = ref_count(r, g->reference), arrays = 0;
  for (uint32_t k = 0; k < ref_count(r, array); k++) {
    ref_entry x = ref_entries(r, array)[k];
    if (sym_is_null(x.object))
      continue;
    while (at < count && !sym_same(ref_entries(r, g->reference)[at].object, x.object))
      at++;
    if (at == count || ref_entries(r, g->reference)[at].guard != x.guard)
      return false;
    arrays++;
  }
  return arrays > 1;
}

static alike_group *group_of(const sym_state *s, sym array) {
  assert(ref_has(&s->refs, array));
  if (!s->alike || ref_is_awaited(&s->refs, array))
    return NULL;
  vec_each (alike_group, g, &s->alike->all)
    if (is_of_group(s, g, array))
      return g;
  return NULL;
}

static sym_id longest_of(const sym_state *s, sym array) {
  sym_id longest = SYM_NULL;
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    sym_id o = ref_entries(&s->refs, array)[k].object;
    if (!sym_is_null(o) &&
        (sym_is_null(longest) ||
         sym_get_object(s, o)->length > sym_get_object(s, longest)->length))
      longest = o;
  }
  return longest;
}

typedef struct range { /* of elements */
  uint32_t from, end;
} range;

/* Whether each element there is the same in both, as far as the first one goes. */
static bool agree(const sym_state *s, sym_id one, sym_id longest, range r) {
  const sym_object *a = sym_get_object(s, one), *b = sym_get_object(s, longest);
  assert(a->length <= b->length);
  for (uint32_t k = r.from; k < r.end && k < a->length; k++)
    if (sym_peek(s, sym_slot_after(a->first_slot, k)) !=
        sym_peek(s, sym_slot_after(b->first_slot, k)))
      return false;
  return true;
}

static bool all_agree(const sym_state *s, sym array, sym_id longest, range r) {
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    sym_id o = ref_entries(&s->refs, array)[k].object;
    if (!sym_is_null(o) && !agree(s, o, longest, r))
      return false;
  }
  return true;
}

static void note_reads(evaluator *e, sym array, range r) {
  sym_state *s = e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    sym_id o = ref_entries(&s->refs, array)[k].object;
    uint32_t length = sym_is_null(o) ? 0 : sym_get_object(s, o)->length;
    for (uint32_t i = r.from; i < r.end && i < length; i++)
      operate_read_slot(e, sym_slot(s, o, i));
  }
}

bool alike_read(evaluator *e, sym array, ir_type t, sym index, sym *value) {
  sym_state *s = e->state;
  if (!group_of(s, array))
    return false;
  sym_id longest = longest_of(s, array);
  range all = {0, sym_get_object(s, longest)->length};
  int64_t at;
  if (sym_to_int(s, index, &at))
    all = at >= 0 && at < all.end ? (range){(uint32_t)at, (uint32_t)at + 1} : (range){0};
  if (!all_agree(s, array, longest, all))
    return false;
  note_reads(e, array, all);
  *value = operate_element(e, longest, t, index);
  return true;
}

static bool depends_on(sym_state *s, const alike_group *g, sym number) {
  literal_vector all = {0};
  u32_vector support = {0};
  bits b = sym_bits(s, number);
  for (uint32_t k = 0; k < bits_length(&s->bits, b); k++)
    vec_push(&all, bits_get(&s->bits, b, k));
  formula_support(s->formula, all.data, all.size, &support);
  bool found = false;
  vec_each (const uint32_t, node, &support)
    found = found || map_get(&g->variables, *node);
  vec_release(&all);
  vec_release(&support);
  return found;
}

bool alike_can_write(evaluator *e, sym array, const sym *numbers, uint32_t count,
                     sym_id *longest) {
  sym_state *s = e->state;
  alike_group *g = group_of(s, array);
  if (!g || g->is_decided || e->held.references.size || e->held.arguments.size)
    return false;
  *longest = longest_of(s, g->reference);
  range all = {0, sym_get_object(s, *longest)->length};
  if (all.end > MOST_WRITTEN || !all_agree(s, g->reference, *longest, all))
    return false;
  bool depends = false;
  for (uint32_t k = 0; k < count; k++)
    depends = depends || depends_on(s, g, numbers[k]);
  g->is_decided = depends && e->path.decides_all;
  return !depends;
}

void alike_write(sym_state *s, sym array, uint32_t k, sym value) {
  const alike_group *g = group_of(s, array);
  assert(g && "alike_can_write");
  sym all = g->reference;
  for (uint32_t i = 0; i < ref_count(&s->refs, all); i++) {
    sym_id o = ref_entries(&s->refs, all)[i].object;
    if (!sym_is_null(o) && k < sym_get_object(s, o)->length)
      sym_write_slot(s, sym_slot(s, o, k), value);
  }
}

void alike_forget(sym_state *s) {
  if (!s->alike)
    return;
  vec_each (alike_group, g, &s->alike->all)
    g->is_decided = false;
}

bool alike_stays_open(const sym_state *s, sym reference) {
  const alike_group *g = group_of(s, reference);
  return g && !g->is_decided;
}
