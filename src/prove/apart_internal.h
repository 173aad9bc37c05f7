/* What is known of keys; inside apart*.c. */
#ifndef PROVE_APART_INTERNAL_H
#define PROVE_APART_INTERNAL_H

#include "formula/given.h"
#include "prove/equivalence.h"
#include "symbolic/placed.h"

typedef struct above { /* a row that is there whenever another is, */
  uint32_t row;
  bool is_less; /* with a key that is less; otherwise greater */
} above;
typedef vector(above) above_vector;

typedef struct asked {          /* of an argument and a row: */
  literal less, equal, greater; /* than the row's key */
} asked;

typedef struct argument {
  bits key;
  asked *rows;
} argument;

typedef struct
    unequal { /* rows of which the keys differ; of an argument: one row twice */
  uint32_t one, other;
  uint32_t node; /* of their being equal */
} unequal;

struct apart {
  world *c;
  vector(argument) arguments; /* that were met so far */
  unique_row_vector rows;
  map unique;          /* questions of which all rows have different keys */
  above_vector *above; /* by row */
  map *parts;          /* by row: the conjuncts of its presence */
  map shown;           /* literals that say of two rows what their order shows */
  placed *placed;      /* what the evaluator knows of them, or NULL */
  /* For apart_given.c: */
  vector(unequal) unequal; /* keys that differ where rows are there */
  map differ;              /* node of their equality -> index */
  uint32_t lasting;        /* so many are known on all paths */
  literal_vector *now;     /* by row: the conjuncts of its presence, on this path */
  map is_part;             /* those of all rows: 1 */
  given known;             /* what is known while a requirement is rebuilt */
};

/* Whether two rows have different keys when both are there, by their order. */
bool apart_differ(const apart *, uint32_t, uint32_t);

/* apart_given.c */
/* Takes over what is known of rows on all paths. */
void apart_note_rows(apart *);
/* On this path: the row, where it is there, does not have the argument's key. */
void apart_note_argument(apart *, literal equal, uint32_t row);
void apart_release_given(apart *);

#endif
