/* A node is added after its operands, so that the tables are filled in one pass. Where a
 * node stands is noted in a table over all nodes; entries of other rounds do not count.
 */
#include "symbolic/cone.h"

#include <assert.h>
#include <string.h>

enum { MOST_WORDS = 1 << 16, PLACE_BITS = 8 };
enum { LARGE = CONE_VARIABLES + 2 }; /* in cones.small; else the variables, from 1 */

void cone_begin(cone *c, evaluator *e) {
  c->opened = NULL;
  c->e = e;
  c->f = e->state->formula;
  c->count = c->variables = 0;
  if (++e->cones.round >> (32 - PLACE_BITS)) {
    node_map_release(&e->cones.place);
    e->cones.round = 1;
  }
  c->round = e->cones.round;
}

/* From 1; 0: not there. */
static uint32_t place_of(const cone *c, uint32_t node) {
  assert(node < formula_node_count(c->f));
  uint32_t known = node_map_get(&c->e->cones.place, node);
  return known >> PLACE_BITS == c->round ? known & ((1u << PLACE_BITS) - 1) : 0;
}

/* That a reference which may be one of many is null counts as a variable: its code would
 * take one for each bit. So do values of calls, if wanted. */
static node_kind kind_of(const cone *c, uint32_t node) {
  assert(node < formula_node_count(c->f));
  node_kind kind = formula_kind(c->f, node);
  if (kind != NODE_AND)
    return kind;
  bool is_value = c->opened && node_marks_has(&c->e->exclusive.results, node);
  for (uint32_t k = 0; is_value && k < c->opened_count; k++)
    is_value = node != literal_node(c->opened[k]);
  return is_value || node_marks_has(&c->e->state->whole, node) ? NODE_VARIABLE : NODE_AND;
}

bool cone_has(const cone *c, uint32_t node) {
  assert(node < formula_node_count(c->f));
  return place_of(c, node);
}

bool cone_is_variable(const cone *c, uint32_t node) {
  assert(node < formula_node_count(c->f));
  return kind_of(c, node) == NODE_VARIABLE;
}

bool cone_add(cone *c, literal a, uint32_t *met) {
  uint32_t node = literal_node(a);
  node_kind kind = kind_of(c, node);
  if (place_of(c, node)) {
    *met += kind != NODE_CONSTANT;
    return true;
  }
  if (!c->opened && node_map_get(&c->e->cones.small, node) == LARGE)
    return false;
  if (kind == NODE_AND && (!cone_add(c, formula_left(c->f, node), met) ||
                           !cone_add(c, formula_right(c->f, node), met)))
    return false;
  if (c->count == CONE_NODES || (kind == NODE_VARIABLE && c->variables == CONE_VARIABLES))
    return false;
  c->variables += kind == NODE_VARIABLE;
  c->nodes[c->count++] = node;
  *node_map_at(&c->e->cones.place, node) = c->round << PLACE_BITS | c->count;
  return true;
}

void cone_remove(cone *c, uint32_t count, uint32_t variables) {
  while (c->count > count)
    *node_map_at(&c->e->cones.place, c->nodes[--c->count]) = 0;
  c->variables = variables;
}

bool cone_add_link(cone *c, literal a, uint32_t most_new) {
  uint32_t count = c->count, variables = c->variables, met = 0;
  if (cone_add(c, a, &met) && met && c->variables <= variables + most_new)
    return true;
  cone_remove(c, count, variables);
  return false;
}

/* Word `word` of a variable's table: bit k of all words is its value in assignment k. */
static uint64_t variable_word(uint32_t variable, uint32_t word) {
  static const uint64_t within[] = {0xaaaaaaaaaaaaaaaau, 0xccccccccccccccccu,
                                    0xf0f0f0f0f0f0f0f0u, 0xff00ff00ff00ff00u,
                                    0xffff0000ffff0000u, 0xffffffff00000000u};
  return variable < 6 ? within[variable] : word >> (variable - 6) & 1 ? ~(uint64_t)0 : 0;
}

static const uint64_t *table_of(const cone *c, literal a, uint64_t *flip) {
  *flip = literal_is_negated(a) ? ~(uint64_t)0 : 0;
  return c->words + (size_t)(place_of(c, literal_node(a)) - 1) * c->width;
}

static void fill_gate(const cone *c, uint32_t node, uint64_t *to) {
  assert(node < formula_node_count(c->f));
  uint64_t left_flip, right_flip;
  const uint64_t *left = table_of(c, formula_left(c->f, node), &left_flip);
  const uint64_t *right = table_of(c, formula_right(c->f, node), &right_flip);
  for (uint32_t w = 0; w < c->width; w++)
    to[w] = (left[w] ^ left_flip) & (right[w] ^ right_flip);
}

static void fill(cone *c) {
  uint32_t variable = 0;
  for (uint32_t k = 0; k < c->count; k++) {
    uint64_t *to = c->words + (size_t)k * c->width;
    switch (kind_of(c, c->nodes[k])) {
    case NODE_CONSTANT: memset(to, 0, c->width * sizeof *to); break;
    case NODE_VARIABLE:
      for (uint32_t w = 0; w < c->width; w++)
        to[w] = variable_word(variable, w);
      variable++;
      break;
    case NODE_AND: fill_gate(c, c->nodes[k], to); break;
    }
  }
}

static uint64_t values(const cone *c, literal a, uint32_t word) {
  uint64_t flip;
  const uint64_t *table = table_of(c, a, &flip);
  return table[word] ^ flip;
}

static bool exclude_each_other(const cone *c, const literal *all, uint32_t count,
                               const literal_vector *never) {
  for (uint32_t w = 0; w < c->width; w++) {
    uint64_t left = ~(uint64_t)0;
    for (uint32_t k = 0; left && k < count; k++)
      left &= values(c, all[k], w);
    for (uint32_t k = 0; left && never && k < never->size; k += 2)
      left &= ~(values(c, never->data[k], w) & values(c, never->data[k + 1], w));
    if (left)
      return false;
  }
  return true;
}

bool cone_excludes(cone *c, const literal *all, uint32_t count,
                   const literal_vector *never) {
  c->width = c->variables > 6 ? 1u << (c->variables - 6) : 1;
  if (c->count * c->width > MOST_WORDS)
    return false;
  c->words = memory_alloc((size_t)c->count * c->width * sizeof *c->words);
  fill(c);
  bool impossible = exclude_each_other(c, all, count, never);
  memory_free(c->words);
  return impossible;
}

static uint32_t sign_of(const cone *c) {
  uint32_t sign = 0;
  for (uint32_t k = 0; k < c->count; k++)
    if (cone_is_variable(c, c->nodes[k]))
      sign |= 1u << c->nodes[k] % 32;
  return sign;
}

uint32_t cone_variables(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  uint32_t known = node_map_get(&e->cones.small, literal_node(a)), met = 0;
  cone alone;
  if (!known) {
    cone_begin(&alone, e);
    known = cone_add(&alone, a, &met) ? alone.variables + 1 : LARGE;
    *node_map_at(&e->cones.small, literal_node(a)) = known;
    if (known != LARGE)
      *node_map_at(&e->cones.signs, literal_node(a)) = sign_of(&alone);
  }
  return known - 1;
}

uint32_t cone_sign(evaluator *e, literal a) {
  bool is_small = cone_variables(e, a) <= CONE_VARIABLES;
  return is_small ? node_map_get(&e->cones.signs, literal_node(a)) : ~(uint32_t)0;
}
