/* Terms to literals: the translator's state, shared by the three translate_*.c.
 *
 *     translator t;
 *     translator_init(&t, problem, graph, options);
 *     literal l = translate_root(&t, formula);
 *     if (t.reason) ... a limit was hit, and literals mean nothing
 *     translator_release(&t);
 *
 * Free variables are bound by an environment. A binding has a number; equal numbers
 * mean equal values, so (term, numbers of its free variables) is the key of the
 * cache.
 */
#ifndef RELATION_TRANSLATE_H
#define RELATION_TRANSLATE_H

#include "formula/bits.h"
#include "relation/matrix.h"
#include "relation/terms.h"

typedef struct binding {
  matrix *value; /* NULL: unbound */
  uint32_t number;
  bool lone; /* at most one tuple */
} binding;

typedef struct witness {
  const term *variable;
  matrix *value; /* owned */
} witness;

/* What every instance satisfies, and whether a literal follows from it; false where that
 * is too hard to say. */
typedef struct translate_facts {
  bool (*follow)(void *context, literal); /* NULL: nobody can tell */
  void *context;
  uint32_t count; /* grows with the facts */
} translate_facts;

typedef enum { PLAIN, WITNESSED, REFUTED, MODES } translate_mode;

typedef struct translator {
  relation_problem *problem;
  const relation_options *options;
  matrix_space space;
  bits_context numbers;
  const char *reason;         /* the limit that was hit; NULL: none */
  vector(matrix *) relations; /* by number; NULL: not mentioned so far */
  vector(binding) bindings;   /* by variable number */
  u32_vector bound;           /* variables, innermost last */
  uint32_t binding_count;     /* numbers given out */
  map tuple_bindings;         /* tuple -> number of the binding to it alone */
  map pairs;                  /* two numbers -> one */
  map cache[MODES];           /* term and bindings -> literal, bits, matrix */
  vector(matrix *) cached;    /* owned */
  uint64_t hits;
  translate_facts facts;
  map multiplicities;           /* see multiplicity.c */
  vector(int64_t) order_values; /* see translate_order.c */
  map row_orders;
  arena orders; /* of the vectors there */
  vector(witness) witnesses;
  literal_vector hints; /* follow from the facts; said anyway, for the solver */
} translator;

void translator_init(translator *, relation_problem *, formula *,
                     const relation_options *);
void translator_release(translator *);
void translator_forget(translator *); /* the cache; relations and witnesses stay */

/* A closed formula that is going to be asserted or assumed: outermost existentials
 * become witnesses, free for the solver to choose. */
literal translate_root(translator *, const term *);

literal translate_formula(translator *, const term *);
bits translate_int(translator *, const term *);
bool translate_is_lone(translator *, const term *);     /* surely at most one tuple */
bool translate_is_function(translator *, const term *); /* surely one for each row */
bits translate_set_sum(translator *, const term *);     /* an INT_OF */
bits translate_wrapped(translator *, bits); /* the low bits, the highest as the sign */
/* a =< b, or a < b, where that can be said without bits; else false. */
bool translate_set_order(translator *, const term *a, const term *b, bool strictly,
                         literal *out);
matrix *translate_expr(translator *, const term *);        /* to be dropped */
matrix *translate_relation(translator *, uint32_t number); /* borrowed */

/* ---- The environment and the cache ---- */

binding translator_bind(translator *, const term *variable, binding); /* the old one */
void translator_unbind(translator *, binding old); /* the innermost one */
uint32_t translator_binding_number(translator *);  /* a fresh one */
void translator_fail(translator *, const char *reason);

/* Whether the cache is worth asking, and under which key. */
bool translator_cache_key(translator *, const term *, uint64_t *key);
bool translator_cache_get(translator *, translate_mode, uint64_t key, uint64_t *value);
matrix *translator_cache_matrix(translator *, uint64_t key, matrix *);

/* Calls the visitor for every way to bind the variables of a binder, with the
 * condition that all are in their domains and the number of the tuple that they are
 * together (where all range over tuples). It ends early when the visitor is done. */
typedef struct visitor {
  bool (*visit)(struct visitor *, literal guard, uint64_t index); /* false: done */
} visitor;
void translator_ground(translator *, const term *binder, visitor *);

#endif
