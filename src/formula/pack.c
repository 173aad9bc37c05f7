/* The nodes below, children first, each with the places of its children among them: what
 * is shared is written once. */
#include "formula/pack.h"

#include "base/map.h"

#include <assert.h>

enum { TAG_CONSTANT, TAG_VARIABLE, TAG_AND };

/* By its place instead of its node. */
static literal placed(const map *places, literal a) {
  const uint64_t *place = map_get(places, literal_node(a));
  assert(place && "children come first");
  return (literal)(*place << 1) | (a & 1u);
}

static void put_node(const formula *f, uint32_t node, const map *places,
                     char_vector *out) {
  switch (formula_kind(f, node)) {
  case NODE_CONSTANT: message_put(out, TAG_CONSTANT); break;
  case NODE_VARIABLE:
    message_put(out, TAG_VARIABLE);
    message_put(out, formula_variable_number(f, node));
    break;
  case NODE_AND:
    message_put(out, TAG_AND);
    message_put(out, map_pair(placed(places, formula_left(f, node)),
                              placed(places, formula_right(f, node))));
    break;
  }
}

void formula_pack(const formula *f, const literal *literals, uint32_t count,
                  char_vector *out) {
  u32_vector cone = {0};
  map places = {0};
  vec_push(&cone, 0); /* the constant has a place, always */
  map_put(&places, 0, 0);
  formula_cone(f, literals, count, &cone);
  message_put(out, cone.size);
  for (uint32_t k = 0; k < cone.size; k++) {
    put_node(f, cone.data[k], &places, out);
    map_put(&places, cone.data[k], k);
  }
  message_put(out, count);
  for (uint32_t k = 0; k < count; k++)
    message_put(out, placed(&places, literals[k]));
  map_release(&places);
  vec_release(&cone);
}

static literal at_place(const literal_vector *all, uint64_t a, message_reader *in) {
  in->failed |= (a >> 1) >= all->size;
  return in->failed ? LITERAL_FALSE : all->data[a >> 1] ^ (literal)(a & 1);
}

static literal get_node(formula *f, const literal_vector *all, message_reader *in) {
  uint64_t tag = message_get(in);
  if (tag == TAG_CONSTANT || in->failed)
    return LITERAL_FALSE;
  uint64_t word = message_get(in);
  if (tag == TAG_AND) {
    literal left = at_place(all, word >> 32, in),
            right = at_place(all, (uint32_t)word, in);
    return formula_and(f, left, right);
  }
  in->failed |= tag != TAG_VARIABLE || word >= formula_variable_count(f);
  return in->failed ? LITERAL_FALSE : formula_variable_node(f, (uint32_t)word) << 1;
}

void formula_unpack(formula *f, message_reader *in, literal_vector *out) {
  literal_vector all = {0};
  uint64_t count = message_get(in);
  for (uint64_t k = 0; k < count && !in->failed; k++)
    vec_push(&all, get_node(f, &all, in));
  count = message_get(in);
  for (uint64_t k = 0; k < count && !in->failed; k++)
    vec_push(out, at_place(&all, message_get(in), in));
  vec_release(&all);
}
