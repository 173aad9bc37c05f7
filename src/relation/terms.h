/* Inside of the relational logic: what a term and a problem are made of. Only files
 * of this folder include this. */
#ifndef RELATION_TERMS_H
#define RELATION_TERMS_H

#include "base/arena.h"
#include "base/map.h"
#include "base/name.h"
#include "relation/relation.h"

typedef enum term_kind {
  /* Expressions. */
  TERM_RELATION, /* value: its number */
  TERM_VARIABLE, /* value: its number */
  TERM_NONE,
  TERM_UNIV,
  TERM_IDEN,
  TERM_INTS,
  TERM_UNION,
  TERM_INTERSECTION,
  TERM_DIFFERENCE,
  TERM_OVERRIDE,
  TERM_JOIN,
  TERM_PRODUCT,
  TERM_TRANSPOSE,
  TERM_CLOSURE,
  TERM_REFLEXIVE_CLOSURE,
  TERM_PROJECT,       /* extra: the columns */
  TERM_COMPREHENSION, /* a binder */
  TERM_ITE,
  TERM_FROM_INT,
  TERM_LAST_EXPR = TERM_FROM_INT,
  /* Formulas. */
  TERM_TRUE,
  TERM_FALSE,
  TERM_IN,
  TERM_EQUAL,
  TERM_SOME,
  TERM_ONE,
  TERM_LONE,
  TERM_NO,
  TERM_NOT,
  TERM_AND, /* of any number of children */
  TERM_OR,  /* of any number of children */
  TERM_IMPLIES,
  TERM_IFF,
  TERM_FORALL,  /* a binder */
  TERM_EXISTS,  /* a binder */
  TERM_COMPARE, /* value: relation_comparison */
  TERM_LAST_FORMULA = TERM_COMPARE,
  /* Integers. */
  TERM_CONSTANT, /* value */
  TERM_COUNT,
  TERM_INT_OF,
  TERM_SUM, /* a binder */
  TERM_INT_ITE,
  TERM_APPLY /* value: relation_operator */
} term_kind;

/* The children of a binder are variable and domain of each declaration in turn, then
 * the body; extra holds each declaration's relation_range. */
typedef struct term {
  term_kind kind;
  uint32_t id;      /* from 0, in the order of making: children come before */
  uint32_t arity;   /* of an expression; else 0 */
  uint32_t parents; /* how many terms have it as a child, counted with repetition */
  uint32_t hash;
  int64_t value;
  name name; /* of a relation or variable; else NULL */
  const struct term *const *children;
  uint32_t child_count;
  const uint32_t *extra;
  uint32_t extra_count;
  const uint32_t *free; /* numbers of the free variables, ascending */
  uint32_t free_count;
} term;

static inline bool term_is_expr(const term *t) {
  return t->kind <= TERM_LAST_EXPR;
}
static inline bool term_is_formula(const term *t) {
  return t->kind > TERM_LAST_EXPR && t->kind <= TERM_LAST_FORMULA;
}
static inline bool term_is_int(const term *t) {
  return t->kind > TERM_LAST_FORMULA;
}
static inline bool term_is_binder(const term *t) {
  return t->kind == TERM_COMPREHENSION || t->kind == TERM_FORALL ||
         t->kind == TERM_EXISTS || t->kind == TERM_SUM;
}

/* Of a binder: its declarations and its body. */
static inline uint32_t term_decl_count(const term *t) {
  assert(term_is_binder(t) && t->child_count == 2 * t->extra_count + 1);
  return t->extra_count;
}
static inline const term *term_decl_variable(const term *t, uint32_t i) {
  assert(i < term_decl_count(t) && "one of the declarations");
  return t->children[2 * i];
}
static inline const term *term_decl_domain(const term *t, uint32_t i) {
  assert(i < term_decl_count(t) && "one of the declarations");
  return t->children[2 * i + 1];
}
static inline const term *term_body(const term *t) {
  assert(term_is_binder(t) && "has a body");
  return t->children[t->child_count - 1];
}

/* The three public pointer types are this one struct. */
static inline const term *term_of_expr(relation_expr e) {
  const term *t = (const term *)e;
  assert(t && term_is_expr(t) && "an expression");
  return t;
}
static inline const term *term_of_formula(relation_formula f) {
  const term *t = (const term *)f;
  assert(t && term_is_formula(t) && "a formula");
  return t;
}
static inline const term *term_of_int(relation_int i) {
  const term *t = (const term *)i;
  assert(t && term_is_int(t) && "an integer");
  return t;
}

#define ARITY_MOST 62 /* in any universe */

typedef struct atom {
  name name;
  bool is_integer;
  int64_t value;
} atom;

typedef struct declared {
  const term *relation;
  relation_tuples lower, upper;
  uint32_t earlier; /* 1 + the last relation before with the same name; 0: none */
} declared;

typedef struct variable {
  const term *leaf;
  uint32_t earlier; /* 1 + the last variable before with the same name; 0: none */
} variable;

struct relation_problem {
  uint32_t bitwidth;
  arena store;
  name_table names;
  vector(atom) atoms;
  map integers; /* value -> atom */
  bool closed;  /* the universe: tuples have been numbered */
  uint32_t arity_most;
  uint64_t power[ARITY_MOST + 2]; /* of the universe's size, up to arity_most */
  vector(declared) relations;
  map relation_names; /* name -> 1 + the last relation of that name */
  vector(variable) variables;
  map variable_names;            /* name -> 1 + the last variable of that name */
  map fresh_names;               /* name -> how many were derived from it */
  map sums;                      /* id of a set's term -> the integer of its sum */
  uint32_t term_count, capacity; /* of the table: a power of two */
  term **table;                  /* open addressing, NULL where empty */
};

/* The term with this kind, arity, value, name, children and extra (copied). */
const term *term_mk(relation_problem *, const term *like);

/* Ends the adding of atoms. */
void problem_close(relation_problem *);

/* The number modulo 2^bitwidth, as a signed one. */
int64_t problem_wrap(const relation_problem *, uint64_t);

#endif
