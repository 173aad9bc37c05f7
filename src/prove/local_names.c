/* Names for what is far, by what it is.
 *
 * The type of a child of a near object is the value of a call: this method, of that
 * child. So it has the same name wherever the neighbourhood lies, and a question about
 * it is the same question. What is no value of a call is taken apart as far as such
 * values are close by; what has no name gets one by the order of its first use.
 *
 * A name stands for one node on each path: that is looked after in local_translate.c, so
 * that two names that are alike by chance cost a proof and never a verdict. */
#include "prove/local_internal.h"

#include <assert.h>

enum { MOST_STEPS = 3 }; /* from a near object down to one that has a name */

/* Where the tree leads from. */
void local_names_begin(local_proof *l) {
  const space *s = l->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const space_slot *slot = &s->slots[k];
    for (uint32_t d = 0; slot->is_tree && d < slot->domain.count; d++)
      map_put(&l->parent_of, slot->domain.objects[d].index,
              map_pair(slot->object.index, slot->index));
  }
}

/* The name of an object: its place, or the way to it from one that has a place. 0: none.
 */
static uint64_t name_of_object(const local_proof *l, uint32_t object) {
  uint64_t way = 1;
  for (int step = 0; step <= MOST_STEPS; step++) {
    uint64_t *place = map_get(&l->view->near, object);
    if (place)
      return map_mix(way, *place);
    uint64_t *parent = map_get(&l->parent_of, object);
    if (!parent)
      return 0;
    way = map_mix(way, (uint32_t)*parent);
    object = (uint32_t)(*parent >> 32);
  }
  return 0;
}

/* Words of an argument: 1 and the object, of one that moves; 0 and a number that means
 * the same on every path. False: neither. */
static bool note_argument(local_proof *l, ir_type type, sym value, uint32_t words[2]) {
  sym_id object;
  int64_t number;
  words[0] = 0;
  words[1] = value;
  if (type != IR_REF)
    return sym_to_int(l->state, value, &number);
  if (!ref_is_constant(&l->state->refs, value, &object))
    return false;
  uint64_t *place = map_get(&l->place_of, object.index);
  words[0] = place != NULL;
  words[1] = place ? (uint32_t)*place : object.index;
  return true;
}

static void note_literal(local_proof *l, uint32_t first, uint32_t index, literal a) {
  uint32_t node = literal_node(a);
  if (literal_is_constant(a) || map_get(&l->call_of, node))
    return;
  map_put(&l->call_of, node, l->calls.size);
  vec_push(&l->calls,
           ((named_call){.first = first, .index = index << 1 | literal_is_negated(a)}));
}

/* Each part of the result by what it stands for. */
static void note_result(local_proof *l, uint32_t first, ir_type type, merged result) {
  enum { ERROR = 1 << 24 };
  note_literal(l, first, ERROR, result.error);
  const refs *r = &l->state->refs;
  if (type == IR_REF)
    for (uint32_t k = 0; k < ref_count(r, result.value); k++)
      note_literal(l, first, ref_entries(r, result.value)[k].object.index,
                   ref_entries(r, result.value)[k].guard);
  if (type != IR_I32)
    return;
  bits b = sym_bits(l->state, result.value);
  for (uint32_t k = 0; k < BITS_INT; k++)
    note_literal(l, first, k, bits_get(&l->state->bits, b, k));
}

void local_proof_note_call(local_proof *l, ir_method *m, const sym *args, merged result) {
  local_context_note(l, m, args);
  l->first_new = l->state->objects.size;
  uint32_t first = l->call_words.size;
  bool moves = false, known = m->param_count > 0;
  vec_push(&l->call_words, m->id);
  vec_push(&l->call_words, m->param_count);
  for (uint32_t k = 0; known && k < m->param_count; k++) {
    uint32_t words[2];
    known = note_argument(l, m->param_types[k], args[k], words);
    moves |= known && words[0];
    vec_push(&l->call_words, words[0]);
    vec_push(&l->call_words, words[1]);
  }
  if (known && moves)
    note_result(l, first, m->result, result);
  else
    l->call_words.size = first;
}

/* Of the call whose value the node is: how near its arguments are. */
nearness local_call_nearness(const local_proof *l, uint32_t node) {
  assert(node < formula_node_count(l->graph));
  uint64_t *call = map_get(&l->call_of, node);
  if (!call)
    return FAR;
  const uint32_t *words = l->call_words.data + l->calls.data[*call].first;
  nearness best = FAR;
  for (uint32_t k = 0; k < words[1]; k++) {
    uint64_t *place = words[2 + 2 * k] ? map_get(&l->view->near, words[3 + 2 * k]) : NULL;
    nearness n = local_place_nearness(place);
    best = n > best ? n : best;
  }
  return best;
}

static uint64_t name_of_call(const local_proof *l, const named_call *c) {
  const uint32_t *words = l->call_words.data + c->first;
  uint64_t name = map_mix(words[0] + 1, c->index);
  for (uint32_t k = 0; k < words[1]; k++) {
    uint64_t word = words[3 + 2 * k];
    if (words[2 + 2 * k]) {
      word = name_of_object(l, words[3 + 2 * k]);
      if (!word)
        return 0;
    }
    name = map_mix(name, word);
  }
  return name;
}

uint64_t local_name(const local_proof *l, uint32_t node) {
  assert(node < formula_node_count(l->graph));
  uint64_t *call = map_get(&l->call_of, node);
  if (call)
    return name_of_call(l, &l->calls.data[*call]);
  if (formula_kind(l->graph, node) != NODE_VARIABLE)
    return 0;
  uint32_t variable = formula_variable_number(l->graph, node);
  uint64_t object = name_of_object(l, l->speaks.object_of.data[variable]);
  return object ? map_mix(object, l->role_of.data[variable] + 1) : 0;
}

/* How many gates there are between the node and values of calls, at most. */
uint32_t local_gates(local_proof *l, uint32_t node) {
  assert(node < formula_node_count(l->graph));
  enum { MOST = 255 };
  while (l->gates.size <= node) {
    uint32_t n = l->gates.size, gates = 0;
    if (formula_kind(l->graph, n) == NODE_AND && !map_get(&l->call_of, n)) {
      uint32_t left = l->gates.data[literal_node(formula_left(l->graph, n))];
      uint32_t right = l->gates.data[literal_node(formula_right(l->graph, n))];
      gates = 1 + (left > right ? left : right);
    }
    vec_push(&l->gates, gates > MOST ? MOST : gates);
  }
  return l->gates.data[node];
}
