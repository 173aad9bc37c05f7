/* Random formulas with their truth tables, for the tests of formulas and solvers.
 *
 * The table is computed beside the graph, by bit operations on whole tables: it
 * shares no code with evaluation, CNF or BDDs, which it judges. */
#ifndef TESTS_RANDOM_FORMULA_H
#define TESTS_RANDOM_FORMULA_H

#include "base/memory.h"
#include "formula/formula.h"

static inline uint64_t random_next(uint64_t *seed) { /* splitmix64 */
  uint64_t z = *seed += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static inline uint32_t random_below(uint64_t *seed, uint32_t limit) {
  return limit ? (uint32_t)(random_next(seed) >> 32) % limit : 0;
}

/* Some literals of a graph, each with its values under all models: bit m of the
 * table is the value where variable i has bit i of m. */
typedef struct truth_table {
  uint32_t variables, count, words; /* words: 64-bit words per literal */
  literal *literals;                /* the variables first, then what was built */
  uint64_t *bits;
} truth_table;

static inline bool truth_table_value(const truth_table *t, uint32_t i, uint32_t model) {
  return t->bits[(size_t)i * t->words + model / 64] >> model % 64 & 1;
}

static inline void truth_table_delete(truth_table *t) {
  memory_free(t->literals);
  memory_free(t->bits);
  memory_free(t);
}

static inline uint64_t variable_word(uint32_t variable, uint32_t word) {
  static const uint64_t inside[6] = {0xAAAAAAAAAAAAAAAAu, 0xCCCCCCCCCCCCCCCCu,
                                     0xF0F0F0F0F0F0F0F0u, 0xFF00FF00FF00FF00u,
                                     0xFFFF0000FFFF0000u, 0xFFFFFFFF00000000u};
  if (variable < 6)
    return inside[variable];
  return word >> (variable - 6) & 1 ? ~0ull : 0;
}

typedef enum { PLAIN_AND, PLAIN_OR, IMPLIES, XOR, ITE, AND_ALL } random_operation;

static inline literal operation_literal(formula *f, random_operation o,
                                        const literal l[3]) {
  switch (o) {
  case PLAIN_AND: return formula_and(f, l[0], l[1]);
  case PLAIN_OR: return formula_or(f, l[0], l[1]);
  case IMPLIES: return formula_implies(f, l[0], l[1]);
  case XOR: return formula_xor(f, l[0], l[1]);
  case ITE: return formula_ite(f, l[0], l[1], l[2]);
  default: return formula_and_all(f, l, 3);
  }
}

static inline uint64_t operation_word(random_operation o, uint64_t x, uint64_t y,
                                      uint64_t z) {
  switch (o) {
  case PLAIN_AND: return x & y;
  case PLAIN_OR: return x | y;
  case IMPLIES: return ~x | y;
  case XOR: return x ^ y;
  case ITE: return (x & y) | (~x & z);
  default: return x & y & z;
  }
}

/* Appends one random operation on literals of the table, mostly recent ones. */
static inline void random_operation_add(formula *f, uint64_t *seed, truth_table *t) {
  static const random_operation choice[8] = {PLAIN_AND, PLAIN_AND, PLAIN_AND, PLAIN_OR,
                                             IMPLIES,   XOR,       ITE,       AND_ALL};
  random_operation o = choice[random_below(seed, 8)];
  const uint64_t *words[3];
  uint64_t flip[3];
  literal l[3];
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t pick = random_below(seed, t->count);
    if (t->count > 8 && random_below(seed, 2))
      pick = t->count - 1 - random_below(seed, 8);
    flip[i] = random_below(seed, 2) ? ~0ull : 0;
    l[i] = literal_not_if(t->literals[pick], flip[i] != 0);
    words[i] = t->bits + (size_t)pick * t->words;
  }
  uint64_t *result = t->bits + (size_t)t->count * t->words;
  for (uint32_t w = 0; w < t->words; w++)
    result[w] = operation_word(o, words[0][w] ^ flip[0], words[1][w] ^ flip[1],
                               words[2][w] ^ flip[2]);
  t->literals[t->count++] = operation_literal(f, o, l);
}

/* Makes `variables` fresh variables and room for `gates` operations over them. When
 * the graph is new, variable i of the table is variable number i. */
static inline truth_table *truth_table_new(formula *f, uint32_t variables,
                                           uint32_t gates) {
  truth_table *t = memory_new(truth_table);
  t->variables = variables;
  t->words = variables > 6 ? 1u << (variables - 6) : 1;
  t->literals = memory_new_array(literal, variables + gates);
  t->bits = memory_new_array(uint64_t, (size_t)(variables + gates) * t->words);
  for (; t->count < variables; t->count++) {
    t->literals[t->count] = formula_variable(f);
    for (uint32_t w = 0; w < t->words; w++)
      t->bits[(size_t)t->count * t->words + w] = variable_word(t->count, w);
  }
  return t;
}

static inline truth_table *random_formula_with_table(formula *f, uint64_t *seed,
                                                     uint32_t variables, uint32_t gates) {
  truth_table *t = truth_table_new(f, variables, gates);
  for (uint32_t i = 0; i < gates; i++)
    random_operation_add(f, seed, t);
  return t;
}

/* The last literal of such a formula. */
static inline literal random_formula(formula *f, uint64_t *seed, uint32_t variables,
                                     uint32_t gates) {
  truth_table *t = random_formula_with_table(f, seed, variables, gates);
  literal top = t->literals[t->count - 1];
  truth_table_delete(t);
  return top;
}

static inline bool bit_of_model(void *model, uint32_t number) {
  return number < 32 && *(uint32_t *)model >> number & 1;
}

static inline bool value_under(const formula *f, literal a, uint32_t model) {
  evaluation e = {0};
  evaluation_begin(&e, f, bit_of_model, &model);
  bool value = evaluation_get(&e, a);
  evaluation_release(&e);
  return value;
}

#endif
