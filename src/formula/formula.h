/* Formulas: an and-inverter graph with structural hashing.
 *
 * A literal names a node and a sign: bit 0 is the negation, the rest the node's
 * index. Node 0 is the constant; every other node is a variable or the
 * conjunction of two literals. Equal formulas built twice are the same literal
 * as far as local rules see it.
 *
 *     formula *f = formula_new();
 *     literal a = formula_variable(f), b = formula_variable(f);
 *     literal same = formula_iff(f, a, b);
 *     assert(formula_and(f, a, literal_not(a)) == LITERAL_FALSE);
 *     formula_delete(f);
 *
 * The graph is append-only and nodes never move: other threads may read nodes
 * that existed when they were handed the literal, while one thread adds more.
 */
#ifndef FORMULA_FORMULA_H
#define FORMULA_FORMULA_H

#include "base/vector.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct formula formula;
typedef uint32_t literal;
typedef u32_vector literal_vector;

#define LITERAL_FALSE ((literal)0)
#define LITERAL_TRUE  ((literal)1)

static inline literal literal_not(literal a) {
  return a ^ 1u;
}
static inline literal literal_not_if(literal a, bool negate) {
  return a ^ (literal)negate;
}
static inline bool literal_is_negated(literal a) {
  return a & 1u;
}
static inline uint32_t literal_node(literal a) {
  return a >> 1;
}
static inline bool literal_is_constant(literal a) {
  return a <= 1u;
}
static inline literal literal_of(bool value) {
  return value ? LITERAL_TRUE : LITERAL_FALSE;
}

formula *formula_new(void);
void formula_delete(formula *);

literal formula_variable(formula *); /* a fresh one */
literal formula_and(formula *, literal, literal);
literal formula_or(formula *, literal, literal);
literal formula_implies(formula *, literal, literal);
literal formula_xor(formula *, literal, literal);
literal formula_iff(formula *, literal, literal);
literal formula_ite(formula *, literal condition, literal then, literal otherwise);
literal formula_and_all(formula *, const literal *, size_t count); /* balanced */
literal formula_or_all(formula *, const literal *, size_t count);  /* balanced */
/* For each number below `count`, that the code (variables, ascending, the lowest bit
 * first) is it: what formula_and_all makes of its bits. */
void formula_minterms(formula *, const literal *code, uint32_t bits, uint32_t count,
                      literal *out);

/* What a node is. */
typedef enum { NODE_CONSTANT, NODE_VARIABLE, NODE_AND } node_kind;
node_kind formula_kind(const formula *, uint32_t node);
literal formula_left(const formula *, uint32_t node);  /* of an AND */
literal formula_right(const formula *, uint32_t node); /* of an AND */
uint32_t formula_variable_number(const formula *,
                                 uint32_t node); /* of a variable, from 0 */
uint32_t formula_variable_node(const formula *, uint32_t number);

/* Whether the node is the top of an if-then-else (an XOR when otherwise == not
 * then); gives its parts, such that literal 2*node == ite(parts). The condition is
 * not negated. */
typedef struct {
  literal condition, then, otherwise;
} ite_parts;
bool formula_match_ite(const formula *, uint32_t node, ite_parts *);

uint32_t formula_node_count(const formula *);
/* Whether it can be a literal of this graph: for assertions. */
static inline bool formula_has(const formula *f, literal a) {
  return literal_node(a) < formula_node_count(f);
}
uint32_t formula_variable_count(const formula *);
size_t formula_bytes(const formula *); /* nodes and hash table */

/* The conjuncts of a literal: descends through positive ANDs only; each appears
 * once, in first-met order. Appends to `out`. No recursion: long chains are fine. */
void formula_conjuncts(const formula *, literal, literal_vector *out);

/* The cone of literals: all nodes below, children first. The support: their
 * variables' nodes, ascending. Both append to `out`. */
void formula_cone(const formula *, const literal *, size_t count, u32_vector *out);
void formula_support(const formula *, const literal *, size_t count, u32_vector *out);

/* Evaluation under a model, memoised for that model.
 *
 *     evaluation e = {0};
 *     evaluation_begin(&e, f, value_of, context);   a new model: forgets the memo
 *     bool v = evaluation_get(&e, literal);
 *     evaluation_release(&e);
 *
 * value_of gives the value of variable `number`. */
typedef bool model_value(void *context, uint32_t number);
typedef struct evaluation {
  const formula *graph;
  model_value *value_of;
  void *context;
  uint32_t *stamps; /* per node: stamp << 1 | value */
  uint32_t capacity, stamp;
  u32_vector stack;
} evaluation;
void evaluation_begin(evaluation *, const formula *, model_value *, void *context);
bool evaluation_get(evaluation *, literal);
void evaluation_release(evaluation *);

#endif
