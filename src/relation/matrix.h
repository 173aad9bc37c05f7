/* Sparse matrices of literals: what an expression is to the solver.
 *
 * A matrix of arity k maps the numbers of k-tuples to literals; a tuple that is not
 * stored is false. Every operation gives a new matrix, to be dropped by the caller;
 * dropping a shared one does nothing: its owner sets the flag and deletes it.
 *
 *     matrix *m = matrix_join(space, a, b);
 *     literal nonempty = matrix_some(space, m);
 *     matrix_drop(m);
 */
#ifndef RELATION_MATRIX_H
#define RELATION_MATRIX_H

#include "formula/formula.h"
#include "relation/relation.h"

typedef struct cell {
  uint64_t index;
  literal value; /* never LITERAL_FALSE */
} cell;
typedef vector(cell) cell_vector;

typedef struct matrix {
  uint32_t arity;
  bool shared;
  cell_vector cells; /* ascending */
} matrix;

typedef struct matrix_space {
  formula *graph;        /* borrowed */
  uint64_t size;         /* of the universe */
  const uint64_t *power; /* of the size; borrowed */
  literal_vector group;  /* scratch */
  cell_vector row;       /* scratch of join and project */
} matrix_space;

void matrix_space_release(matrix_space *);

matrix *matrix_new(uint32_t arity);
void matrix_delete(matrix *);
void matrix_drop(matrix *);                          /* deletes unless shared */
void matrix_push(matrix *, uint64_t index, literal); /* behind all others */
literal matrix_get(const matrix *, uint64_t index);

matrix *matrix_of_tuples(relation_tuples); /* constant */
matrix *matrix_iden(const matrix_space *);
matrix *matrix_univ(const matrix_space *);

matrix *matrix_union(matrix_space *, const matrix *, const matrix *);
matrix *matrix_intersection(matrix_space *, const matrix *, const matrix *);
matrix *matrix_difference(matrix_space *, const matrix *, const matrix *);
matrix *matrix_override(matrix_space *, const matrix *, const matrix *);
matrix *matrix_join(matrix_space *, const matrix *, const matrix *);
matrix *matrix_product(matrix_space *, const matrix *, const matrix *);
matrix *matrix_project(matrix_space *, const matrix *, const uint32_t *columns,
                       uint32_t count);
matrix *matrix_closure(matrix_space *, const matrix *);
matrix *matrix_ite(matrix_space *, literal, const matrix *, const matrix *);

literal matrix_in(matrix_space *, const matrix *, const matrix *);
literal matrix_equal(matrix_space *, const matrix *, const matrix *);
literal matrix_some(matrix_space *, const matrix *);
literal matrix_lone(matrix_space *, const matrix *);
literal matrix_one(matrix_space *, const matrix *);

#endif
