/* Whether something can be where a condition holds: by trying all values.
 *
 * syntaxOk() has seen to it that a node of this kind has an operand, and the next line
 * uses it. That it cannot be null there follows from what syntaxOk() says of one kind and
 * of three references: a handful of variables. All their values are tried at once, 64 in
 * a word. So such an error is gone before it is part of a formula; as one, every caller
 * would say it again of every node below, and it would have to be refuted each time.
 *
 * Of the condition's chain, those links count that share variables with the question and
 * are small. To leave one out is safe: less is impossible then. */
#include "symbolic/internal.h"

#include <string.h>

enum { MOST_NODES = 128, MOST_VARIABLES = 16, MOST_LINKS = 100, MOST_WORDS = 1 << 14 };
enum { SMALL = 1, LARGE = 2 }; /* in evaluator.small; 0: not known */
enum { PLACE_BITS = 8, FEW = 1, MOST_TRIES = 4 };

/* The nodes of some formulas, operands first. */
typedef struct cone {
  evaluator *e;
  const formula *f;
  uint32_t round; /* of those that use evaluator.place */
  uint32_t nodes[MOST_NODES], count, variables;
  uint64_t *words; /* a table for each node */
  uint32_t width;  /* words of a table */
} cone;

static void begin(cone *c, evaluator *e) {
  c->e = e;
  c->f = e->state->formula;
  c->count = c->variables = 0;
  if (++e->place_round >> (32 - PLACE_BITS)) {
    node_map_release(&e->place);
    e->place_round = 1;
  }
  c->round = e->place_round;
}

/* From 1; 0: not there. */
static uint32_t place_of(const cone *c, uint32_t node) {
  uint32_t known = node_map_get(&c->e->place, node);
  return known >> PLACE_BITS == c->round ? known & ((1u << PLACE_BITS) - 1) : 0;
}

/* Adds the nodes of a formula; counts what was there before. False: too many.
 */
static bool add(cone *c, literal a, uint32_t *met) {
  uint32_t node = literal_node(a);
  node_kind kind = formula_kind(c->f, node);
  if (place_of(c, node)) {
    *met += kind != NODE_CONSTANT;
    return true;
  }
  if (node_map_get(&c->e->small, node) == LARGE)
    return false;
  if (kind == NODE_AND &&
      (!add(c, formula_left(c->f, node), met) || !add(c, formula_right(c->f, node), met)))
    return false;
  if (c->count == MOST_NODES || (kind == NODE_VARIABLE && c->variables == MOST_VARIABLES))
    return false;
  c->variables += kind == NODE_VARIABLE;
  c->nodes[c->count++] = node;
  *node_map_at(&c->e->place, node) = c->round << PLACE_BITS | c->count;
  return true;
}

/* Adds a link of the chain, unless it is too large or about something else, or adds too
 * many variables. */
static bool add_link(cone *c, literal a, uint32_t most_new) {
  uint32_t count = c->count, variables = c->variables, met = 0;
  if (add(c, a, &met) && met && c->variables <= variables + most_new)
    return true;
  while (c->count > count)
    *node_map_at(&c->e->place, c->nodes[--c->count]) = 0;
  c->variables = variables;
  return false;
}

/* Whether the formula by itself is small enough. */
static bool is_small(evaluator *e, literal a) {
  uint32_t known = node_map_get(&e->small, literal_node(a)), met = 0;
  cone alone;
  if (!known) {
    begin(&alone, e);
    known = add(&alone, a, &met) ? SMALL : LARGE;
    *node_map_at(&e->small, literal_node(a)) = known;
  }
  return known == SMALL;
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
    switch (formula_kind(c->f, c->nodes[k])) {
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

static bool exclude_each_other(const cone *c, const literal *all, uint32_t count) {
  for (uint32_t w = 0; w < c->width; w++) {
    uint64_t left = ~(uint64_t)0, flip;
    for (uint32_t k = 0; left && k < count; k++)
      left &= table_of(c, all[k], &flip)[w] ^ flip;
    if (left)
      return false;
  }
  return true;
}

static bool try_all_values(cone *c, const literal *all, uint32_t count) {
  c->width = c->variables > 6 ? 1u << (c->variables - 6) : 1;
  if (c->count * c->width > MOST_WORDS)
    return false;
  c->words = memory_alloc((size_t)c->count * c->width * sizeof *c->words);
  fill(c);
  bool impossible = exclude_each_other(c, all, count);
  memory_free(c->words);
  return impossible;
}

/* Adds the formula, or its small conjuncts. */
static uint32_t add_small(evaluator *e, literal top, literal *out, uint32_t count) {
  const formula *f = e->state->formula;
  literal stack[MOST_LINKS];
  uint32_t size = 0;
  stack[size++] = top;
  for (uint32_t left = MOST_LINKS; left && size && count < MOST_LINKS; left--) {
    literal a = stack[--size];
    if (is_small(e, a))
      out[count++] = a;
    else if (!literal_is_negated(a) && size + 2 <= MOST_LINKS) {
      stack[size++] = formula_right(f, literal_node(a));
      stack[size++] = formula_left(f, literal_node(a));
    }
  }
  return count;
}

/* The small links of the chain, the innermost first. */
static uint32_t small_links(evaluator *e, condition where, literal *out) {
  const condition_link *links = e->conditions.links.data;
  uint32_t count = 0;
  for (; where != CONDITION_TRUE && count < MOST_LINKS; where = links[where].parent)
    count = add_small(e, links[where].own, out, count);
  return count;
}

/* Moves links that count to `all`. False: there are no more. */
static bool add_links(cone *c, literal *links, uint32_t *link_count, literal *all,
                      uint32_t *count) {
  uint32_t kept = 0, before = *count;
  for (uint32_t k = 0; k < *link_count; k++)
    if (add_link(c, links[k], FEW))
      all[(*count)++] = links[k];
    else
      links[kept++] = links[k];
  *link_count = kept;
  return *count > before;
}

/* Whether it is impossible together with one of the links, which may be about many
 * variables, and with those that have few others. No link: only with those. */
static bool excludes(evaluator *e, literal when, literal link, const literal *links,
                     uint32_t link_count) {
  literal rest[MOST_LINKS], all[MOST_LINKS + 2] = {when};
  uint32_t count = 1, met = 0;
  cone c; /* as long as it is in use nobody else has one */
  begin(&c, e);
  add(&c, when, &met);
  if (link != LITERAL_TRUE) {
    if (!add_link(&c, link, MOST_VARIABLES))
      return false;
    all[count++] = link;
  }
  memcpy(rest, links, link_count * sizeof *rest);
  while (add_links(&c, rest, &link_count, all, &count))
    ; /* others may share variables now */
  return count > 1 && try_all_values(&c, all, count);
}

/* Whether the chain says the opposite: a field that was found not to be null is read once
 * more. */
static bool is_denied(const evaluator *e, literal when, condition where) {
  const condition_link *links = e->conditions.links.data;
  for (; where != CONDITION_TRUE; where = links[where].parent)
    if (links[where].own == literal_not(when))
      return true;
  return false;
}

bool is_impossible(evaluator *e, literal when, condition where) {
  if (literal_is_constant(when) || where == CONDITION_NEVER)
    return when == LITERAL_FALSE;
  if (is_denied(e, when, where))
    return true;
  if (!is_small(e, when))
    return false;
  literal links[MOST_LINKS];
  uint32_t count = small_links(e, where, links);
  bool impossible = excludes(e, when, LITERAL_TRUE, links, count);
  /* what was found out first is what all the rest relies on */
  for (uint32_t k = 0; !impossible && k < MOST_TRIES && k < count; k++)
    impossible = excludes(e, when, links[count - 1 - k], links, count);
  return impossible;
}
