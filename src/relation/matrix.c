/* Sparse matrices: cells in ascending order of their tuple's number. What works cell
 * by cell is a merge of two such lists. What brings several cells of an operand
 * together in one cell of the result (join, projection) gathers them with their
 * numbers, sorts, and takes the disjunction of each group.
 *
 * Workload: from one cell (a bound variable) to some hundred thousand (products of
 * large domains, closures); joins with one-cell matrices are the most frequent. */
#include "relation/matrix.h"

#include <stdlib.h>

void matrix_space_release(matrix_space *s) {
  vec_release(&s->group);
  vec_release(&s->row);
}

matrix *matrix_new(uint32_t arity) {
  assert(arity >= 1 && "tuples have a column");
  matrix *m = memory_new(matrix);
  m->arity = arity;
  return m;
}

void matrix_delete(matrix *m) {
  vec_release(&m->cells);
  memory_free(m);
}

void matrix_drop(matrix *m) {
  if (!m->shared)
    matrix_delete(m);
}

void matrix_push(matrix *m, uint64_t index, literal value) {
  assert((!m->cells.size || vec_last(&m->cells)->index < index) && "ascending");
  if (value != LITERAL_FALSE)
    vec_push(&m->cells, ((cell){index, value}));
}

/* The place of the first cell from `index` on. */
static uint32_t place_of(const matrix *m, uint64_t index) {
  uint32_t low = 0, high = m->cells.size;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (m->cells.data[middle].index < index)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

literal matrix_get(const matrix *m, uint64_t index) {
  uint32_t i = place_of(m, index);
  bool found = i < m->cells.size && m->cells.data[i].index == index;
  return found ? m->cells.data[i].value : LITERAL_FALSE;
}

matrix *matrix_of_tuples(relation_tuples t) {
  matrix *m = matrix_new(t.arity);
  vec_reserve(&m->cells, t.count);
  for (uint32_t i = 0; i < t.count; i++)
    matrix_push(m, t.index[i], LITERAL_TRUE);
  return m;
}

matrix *matrix_iden(const matrix_space *s) {
  matrix *m = matrix_new(2);
  for (uint64_t i = 0; i < s->size; i++)
    matrix_push(m, i * s->size + i, LITERAL_TRUE);
  return m;
}

matrix *matrix_univ(const matrix_space *s) {
  matrix *m = matrix_new(1);
  for (uint64_t i = 0; i < s->size; i++)
    matrix_push(m, i, LITERAL_TRUE);
  return m;
}

/* ---- Cell by cell ---- */

typedef struct merger { /* walks two matrices side by side */
  const matrix *a, *b;
  uint32_t i, j;
  uint64_t index;
  literal left, right; /* at the index; at least one is not false */
} merger;

static uint64_t index_at(const matrix *m, uint32_t i) {
  return i < m->cells.size ? m->cells.data[i].index : UINT64_MAX;
}

static bool merger_next(merger *m) {
  uint64_t x = index_at(m->a, m->i), y = index_at(m->b, m->j);
  m->index = x < y ? x : y;
  if (m->index == UINT64_MAX)
    return false;
  m->left = x == m->index ? m->a->cells.data[m->i++].value : LITERAL_FALSE;
  m->right = y == m->index ? m->b->cells.data[m->j++].value : LITERAL_FALSE;
  return true;
}

static merger merge(const matrix *a, const matrix *b) {
  assert(a->arity == b->arity && "operands of one arity");
  return (merger){.a = a, .b = b};
}

matrix *matrix_union(matrix_space *s, const matrix *a, const matrix *b) {
  matrix *out = matrix_new(a->arity);
  for (merger m = merge(a, b); merger_next(&m);)
    matrix_push(out, m.index, formula_or(s->graph, m.left, m.right));
  return out;
}

matrix *matrix_intersection(matrix_space *s, const matrix *a, const matrix *b) {
  matrix *out = matrix_new(a->arity);
  for (merger m = merge(a, b); merger_next(&m);)
    matrix_push(out, m.index, formula_and(s->graph, m.left, m.right));
  return out;
}

matrix *matrix_difference(matrix_space *s, const matrix *a, const matrix *b) {
  matrix *out = matrix_new(a->arity);
  for (merger m = merge(a, b); merger_next(&m);)
    matrix_push(out, m.index, formula_and(s->graph, m.left, literal_not(m.right)));
  return out;
}

matrix *matrix_ite(matrix_space *s, literal condition, const matrix *then,
                   const matrix *otherwise) {
  matrix *out = matrix_new(then->arity);
  for (merger m = merge(then, otherwise); merger_next(&m);)
    matrix_push(out, m.index, formula_ite(s->graph, condition, m.left, m.right));
  return out;
}

/* A cell of a stays where no cell of b has the same columns but the last. */
matrix *matrix_override(matrix_space *s, const matrix *a, const matrix *b) {
  matrix *out = matrix_new(a->arity);
  uint64_t prefix = UINT64_MAX;
  literal kept = LITERAL_TRUE;
  for (merger m = merge(a, b); merger_next(&m);) {
    if (m.index / s->size != prefix) {
      prefix = m.index / s->size;
      vec_clear(&s->group);
      for (uint32_t j = place_of(b, prefix * s->size);
           j < b->cells.size && b->cells.data[j].index / s->size == prefix; j++)
        vec_push(&s->group, b->cells.data[j].value);
      kept = literal_not(formula_or_all(s->graph, s->group.data, s->group.size));
    }
    literal old = formula_and(s->graph, m.left, kept);
    matrix_push(out, m.index, formula_or(s->graph, m.right, old));
  }
  return out;
}

matrix *matrix_product(matrix_space *s, const matrix *a, const matrix *b) {
  matrix *out = matrix_new(a->arity + b->arity);
  vec_reserve(&out->cells, (size_t)a->cells.size * b->cells.size);
  vec_each (cell, x, &a->cells) {
    vec_each (cell, y, &b->cells) {
      matrix_push(out, x->index * s->power[b->arity] + y->index,
                  formula_and(s->graph, x->value, y->value));
    }
  }
  return out;
}

/* ---- Groups of cells ---- */

static int by_index(const void *a, const void *b) {
  const cell *x = a, *y = b;
  if (x->index != y->index)
    return x->index < y->index ? -1 : 1;
  return x->value < y->value ? -1 : x->value > y->value;
}

/* Moves the gathered row behind the matrix, one cell for each number. */
static void push_row(matrix_space *s, matrix *out) {
  cell_vector *row = &s->row;
  if (row->size > 1)
    qsort(row->data, row->size, sizeof *row->data, by_index);
  for (uint32_t i = 0; i < row->size;) {
    uint64_t index = row->data[i].index;
    vec_clear(&s->group);
    for (; i < row->size && row->data[i].index == index; i++)
      vec_push(&s->group, row->data[i].value);
    matrix_push(out, index, formula_or_all(s->graph, s->group.data, s->group.size));
  }
  vec_clear(row);
}

matrix *matrix_join(matrix_space *s, const matrix *a, const matrix *b) {
  assert(a->arity + b->arity >= 3 && "a join leaves a column");
  matrix *out = matrix_new(a->arity + b->arity - 2);
  uint64_t suffixes = s->power[b->arity - 1];
  assert(!s->row.size && "joins do not nest");
  for (uint32_t i = 0; i < a->cells.size; i++) {
    const cell *x = &a->cells.data[i];
    uint64_t prefix = x->index / s->size, middle = x->index % s->size;
    for (uint32_t j = place_of(b, middle * suffixes); j < b->cells.size; j++) {
      const cell *y = &b->cells.data[j];
      if (y->index / suffixes != middle)
        break;
      literal both = formula_and(s->graph, x->value, y->value);
      if (both != LITERAL_FALSE)
        vec_push(&s->row, ((cell){prefix * suffixes + y->index % suffixes, both}));
    }
    if (i + 1 == a->cells.size || x[1].index / s->size != prefix)
      push_row(s, out);
  }
  return out;
}

matrix *matrix_project(matrix_space *s, const matrix *a, const uint32_t *columns,
                       uint32_t count) {
  matrix *out = matrix_new(count);
  vec_each (cell, x, &a->cells) {
    uint64_t index = 0;
    for (uint32_t i = 0; i < count; i++)
      index = index * s->size + x->index / s->power[a->arity - 1 - columns[i]] % s->size;
    vec_push(&s->row, ((cell){index, x->value}));
  }
  push_row(s, out);
  return out;
}

/* ---- Closure ----
 *
 * By elimination (Warshall 1962): one atom after the other is allowed in the middle of
 * a path. This takes n^3 conjunctions, iterative squaring log n times as many; on
 * lists, rings and orders over 8 atoms a third of the clauses and a third to a tenth
 * of the solver's time. */

/* The atoms that pairs are made of, ascending. */
static void atoms_of(const matrix_space *s, const matrix *a, u32_vector *atoms) {
  uint8_t *seen = memory_new_array(uint8_t, s->size);
  vec_each (cell, x, &a->cells)
    seen[x->index / s->size] = seen[x->index % s->size] = 1;
  for (uint32_t i = 0; i < s->size; i++)
    if (seen[i])
      vec_push(atoms, i);
  memory_free(seen);
}

/* Where a path goes to k, it goes on to wherever one goes from k. */
static void eliminate(formula *graph, literal *pairs, size_t n, size_t k) {
  const literal *from = pairs + k * n;
  for (size_t i = 0; i < n; i++) {
    literal *row = pairs + i * n, to = row[k];
    if (i == k || to == LITERAL_FALSE)
      continue;
    for (size_t j = 0; j < n; j++)
      if (j != k && from[j] != LITERAL_FALSE)
        row[j] = formula_or(graph, row[j], formula_and(graph, to, from[j]));
  }
}

matrix *matrix_closure(matrix_space *s, const matrix *a) {
  assert(a->arity == 2 && "a binary relation");
  u32_vector atoms = {0};
  atoms_of(s, a, &atoms);
  size_t n = atoms.size;
  literal *pairs = memory_alloc_array(n * n, sizeof *pairs);
  uint32_t at = 0;
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++) {
      uint64_t index = atoms.data[i] * s->size + atoms.data[j];
      bool here = at < a->cells.size && a->cells.data[at].index == index;
      pairs[i * n + j] = here ? a->cells.data[at++].value : LITERAL_FALSE;
    }
  assert(at == a->cells.size && "all cells have a place");
  for (size_t k = 0; k < n; k++)
    eliminate(s->graph, pairs, n, k);
  matrix *out = matrix_new(2);
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++)
      matrix_push(out, atoms.data[i] * s->size + atoms.data[j], pairs[i * n + j]);
  memory_free(pairs);
  vec_release(&atoms);
  return out;
}

/* ---- Formulas ---- */

literal matrix_in(matrix_space *s, const matrix *a, const matrix *b) {
  vec_clear(&s->group);
  for (merger m = merge(a, b); merger_next(&m);) {
    literal here = formula_implies(s->graph, m.left, m.right);
    if (here == LITERAL_FALSE)
      return here;
    vec_push(&s->group, here);
  }
  return formula_and_all(s->graph, s->group.data, s->group.size);
}

literal matrix_equal(matrix_space *s, const matrix *a, const matrix *b) {
  vec_clear(&s->group);
  for (merger m = merge(a, b); merger_next(&m);) {
    literal here = formula_iff(s->graph, m.left, m.right);
    if (here == LITERAL_FALSE)
      return here;
    vec_push(&s->group, here);
  }
  return formula_and_all(s->graph, s->group.data, s->group.size);
}

literal matrix_some(matrix_space *s, const matrix *a) {
  vec_clear(&s->group);
  vec_each (cell, x, &a->cells)
    vec_push(&s->group, x->value);
  return formula_or_all(s->graph, s->group.data, s->group.size);
}

/* No cell is true that comes after a true one. */
literal matrix_lone(matrix_space *s, const matrix *a) {
  literal seen = LITERAL_FALSE;
  vec_clear(&s->group);
  vec_each (cell, x, &a->cells) {
    literal second = formula_and(s->graph, seen, x->value);
    if (second == LITERAL_TRUE)
      return LITERAL_FALSE;
    vec_push(&s->group, literal_not(second));
    seen = formula_or(s->graph, seen, x->value);
  }
  return formula_and_all(s->graph, s->group.data, s->group.size);
}

literal matrix_one(matrix_space *s, const matrix *a) {
  literal lone = matrix_lone(s, a);
  return formula_and(s->graph, lone, matrix_some(s, a));
}
