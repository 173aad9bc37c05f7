/* Values of calls: references, and integers.
 *
 * A reference is a set of objects, each with a guard; an integer is a row of bits. What
 * is done with either is done with the literals: what the path decides of them is put in;
 * variables take their place. */
#include "prove/local_internal.h"

enum { MOST_ALTERNATIVES = 64 }; /* of a reference */

/* That the references are the same, guard by guard: so even where it is not known that
 * they are one object, as of the value of a call that lies further down. */
static literal have_same_guards(local_proof *l, sym x, sym y) {
  const refs *r = &l->state->refs;
  sym both[] = {x, y};
  literal same = LITERAL_TRUE;
  for (int side = 0; side < 2; side++)
    for (uint32_t k = 0; k < ref_count(r, both[side]); k++) {
      ref_entry e = ref_entries(r, both[side])[k];
      literal other = ref_is(r, both[!side], e.object);
      same = formula_and(l->graph, same, formula_iff(l->graph, e.guard, other));
    }
  return same;
}

literal local_value_same(local_proof *l, ir_type type, sym a, sym b) {
  sym_state *s = l->state;
  return type == IR_REF ? have_same_guards(l, a, b)
                        : bits_eq(&s->bits, sym_bits(s, a), sym_bits(s, b));
}

/* What the path leaves of the literal, at first sight. */
static literal settled(local_proof *l, literal a, int depth) {
  if (literal_is_constant(a) || local_is_known(l, a))
    return literal_is_constant(a) ? a : LITERAL_TRUE;
  if (local_is_known(l, literal_not(a)))
    return LITERAL_FALSE;
  uint32_t node = literal_node(a);
  if (!depth || formula_kind(l->graph, node) != NODE_AND)
    return a;
  literal x = formula_left(l->graph, node), y = formula_right(l->graph, node);
  literal left = settled(l, x, depth - 1), right = settled(l, y, depth - 1);
  if (left == x && right == y)
    return a;
  return literal_not_if(formula_and(l->graph, left, right), literal_is_negated(a));
}

enum { DEPTH = 3 }; /* gates that are looked into */

static sym settled_integer(local_proof *l, sym value) {
  bits_context *b = &l->state->bits;
  literal all[BITS_MOST];
  bits v = sym_bits(l->state, value);
  uint32_t count = bits_length(b, v);
  for (uint32_t k = 0; k < count; k++)
    all[k] = settled(l, bits_get(b, v, k), DEPTH);
  return bits_mk(b, all, count);
}

static sym settled_reference(local_proof *l, sym value) {
  refs *r = &l->state->refs;
  ref_entry entries[MOST_ALTERNATIVES];
  uint32_t count = ref_count(r, value);
  for (uint32_t k = 0; k < count; k++)
    entries[k] = ref_entries(r, value)[k];
  for (uint32_t k = 0; k < count; k++)
    entries[k].guard = settled(l, entries[k].guard, DEPTH);
  return ref_mk(r, entries, count);
}

sym local_value_settled(local_proof *l, ir_type type, sym value) {
  return type == IR_REF ? settled_reference(l, value) : settled_integer(l, value);
}

literal local_value_is_one(local_proof *l, ir_type type, sym value) {
  return type == IR_REF ? ref_is_one(&l->state->refs, value) : LITERAL_TRUE;
}

bool local_value_is_lasting(const local_proof *l, ir_type type, sym value) {
  if (type != IR_REF)
    return true;
  const refs *r = &l->state->refs;
  uint32_t count = ref_count(r, value);
  for (uint32_t k = 0; k < count; k++)
    if (ref_entries(r, value)[k].object.index >= l->first_new)
      return false;
  return count <= MOST_ALTERNATIVES / 2;
}

/* One for each object that it is or was. */
static sym cut_reference(local_proof *l, uint32_t cut, sym now, sym before) {
  refs *r = &l->state->refs;
  ref_entry entries[MOST_ALTERNATIVES];
  uint32_t count = 0;
  for (uint32_t k = 0; k < ref_count(r, now); k++)
    entries[count++] = ref_entries(r, now)[k];
  for (uint32_t k = 0; k < ref_count(r, before); k++) {
    sym_id object = ref_entries(r, before)[k].object;
    if (ref_is(r, now, object) == LITERAL_FALSE)
      entries[count++] = (ref_entry){object, LITERAL_FALSE};
  }
  for (uint32_t k = 0; k < count; k++)
    entries[k].guard = local_cut_variable(l, cut, entries[k].object.index,
                                          local_real(l, entries[k].guard));
  return ref_mk(r, entries, count);
}

/* One for each bit that is not the same constant before and after. */
static sym cut_integer(local_proof *l, uint32_t cut, sym now, sym before) {
  bits_context *b = &l->state->bits;
  bits x = sym_bits(l->state, now), y = sym_bits(l->state, before);
  literal all[BITS_MOST];
  uint32_t count = bits_length(b, x);
  if (count < bits_length(b, y))
    count = bits_length(b, y);
  for (uint32_t k = 0; k < count; k++) {
    all[k] = bits_get(b, x, k);
    if (all[k] != bits_get(b, y, k) || !literal_is_constant(all[k]))
      all[k] = local_cut_variable(l, cut, k, local_real(l, all[k]));
  }
  return bits_mk(b, all, count);
}

sym local_value_cut(local_proof *l, ir_type type, uint32_t cut, sym now, sym before) {
  return type == IR_REF ? cut_reference(l, cut, now, before)
                        : cut_integer(l, cut, now, before);
}

static sym any_integer(local_proof *l, uint32_t cut, sym before) {
  enum { BITS = 32 };
  bits_context *b = &l->state->bits;
  bits x = sym_bits(l->state, before);
  literal all[BITS];
  for (uint32_t k = 0; k < BITS; k++)
    all[k] = local_cut_variable(l, cut, k, local_real(l, bits_get(b, x, k)));
  return bits_mk(b, all, BITS);
}

sym local_value_any(local_proof *l, ir_type type, uint32_t cut, sym before) {
  return type == IR_REF ? cut_reference(l, cut, before, before)
                        : any_integer(l, cut, before);
}
