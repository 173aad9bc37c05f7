/* Integers in order encoding: for every integer v that has an atom, and for 0, the
 * literal that the number is at least v.
 *
 * The number is the one integer in a set, or 0 where the set has none. Comparing two of
 * them is an implication for each v, so that chains of comparisons (a sorted array, a
 * search tree) follow by propagation. That works only if the way of a number through
 * joins, choices and overrides is followed in this encoding, too: of x.f the number is at
 * least v if that of the row of x is, and not merely if one of the cells of x.f says so.
 *
 * Requires that the sets have at most one element and the relations that they come from
 * are functions (multiplicity.c). */
#include "relation/translate.h"

#include <stdlib.h>

/* ---- Values ---- */

static int by_value(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

static void find_values(translator *t) {
  bool zero = false;
  vec_each (atom, a, &t->problem->atoms) {
    if (!a->is_integer)
      continue;
    vec_push(&t->order_values, a->value);
    zero |= !a->value;
  }
  if (!zero)
    vec_push(&t->order_values, 0);
  qsort(t->order_values.data, t->order_values.size, sizeof(int64_t), by_value);
}

static uint32_t value_count(translator *t) {
  if (!t->order_values.size)
    find_values(t);
  return t->order_values.size;
}

static uint32_t place_of(const translator *t, int64_t value) {
  uint32_t low = 0, high = t->order_values.size;
  while (high - low > 1) {
    uint32_t middle = (low + high) / 2;
    if (t->order_values.data[middle] <= value)
      low = middle;
    else
      high = middle;
  }
  return low;
}

/* ---- Vectors: one literal for each value ---- */

typedef literal *order;

static order new_order(translator *t) {
  return arena_new_array(&t->orders, literal, value_count(t));
}

static bool is_at_least(const translator *t, int64_t number, uint32_t place) {
  return number >= t->order_values.data[place];
}

static order constant_order(translator *t, int64_t number) {
  order out = new_order(t);
  for (uint32_t i = 0; i < value_count(t); i++)
    out[i] = literal_of(is_at_least(t, number, i));
  return out;
}

/* Of some cells of a matrix, of which at most one is there; the last column counts. Where
 * none is, the number is 0: at least a positive value if a cell says so, at least another
 * one unless a cell says that it is less. */
static order cells_order(translator *t, const cell *cells, uint32_t count) {
  order out = new_order(t), at = new_order(t);
  uint32_t values = value_count(t);
  for (uint32_t i = 0; i < values; i++)
    at[i] = LITERAL_FALSE;
  for (uint32_t i = 0; i < count; i++) {
    const atom *a = &t->problem->atoms.data[cells[i].index % t->space.size];
    if (a->is_integer)
      at[place_of(t, a->value)] = cells[i].value;
  }
  literal less = LITERAL_FALSE, more = LITERAL_FALSE;
  for (uint32_t i = 0; i < values; i++) {
    out[i] = literal_not(less);
    less = formula_or(t->space.graph, less, at[i]);
  }
  for (uint32_t i = values; i-- > 0 && t->order_values.data[i] > 0;)
    out[i] = more = formula_or(t->space.graph, more, at[i]);
  return out;
}

static order choose(translator *t, literal condition, order then, order otherwise) {
  order out = new_order(t);
  for (uint32_t i = 0; i < value_count(t); i++)
    out[i] = formula_ite(t->space.graph, condition, then[i], otherwise[i]);
  return out;
}

/* ---- Rows of functions ---- */

static order set_order(translator *, const term *);

static void find_row(const translator *t, const matrix *m, uint64_t row, uint32_t *first,
                     uint32_t *count) {
  uint32_t low = 0, high = m->cells.size;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (m->cells.data[middle].index / t->space.size < row)
      low = middle + 1;
    else
      high = middle;
  }
  *first = low;
  while (high < m->cells.size && m->cells.data[high].index / t->space.size == row)
    high++;
  *count = high - low;
}

static order matrix_row_order(translator *t, const term *r, uint64_t row) {
  matrix *m = translate_expr(t, r);
  uint32_t first, count;
  find_row(t, m, row, &first, &count);
  order out = cells_order(t, m->cells.data + first, count);
  matrix_drop(m);
  return out;
}

static literal row_exists(translator *t, const term *r, uint64_t row) {
  matrix *m = translate_expr(t, r);
  uint32_t first, count;
  literal out = LITERAL_FALSE;
  find_row(t, m, row, &first, &count);
  for (uint32_t i = 0; i < count; i++)
    out = formula_or(t->space.graph, out, m->cells.data[first + i].value);
  matrix_drop(m);
  return out;
}

static order row_order(translator *, const term *, uint64_t row);

/* Where the row of b is empty, that of a; x->y as b has y in all its rows. */
static order override_row(translator *t, const term *a, const term *b, uint64_t row) {
  literal replaced = row_exists(t, b, row);
  if (replaced == LITERAL_FALSE)
    return row_order(t, a, row);
  order new =
      b->kind == TERM_PRODUCT ? set_order(t, b->children[1]) : row_order(t, b, row);
  return replaced == LITERAL_TRUE ? new : choose(t, replaced, new, row_order(t, a, row));
}

static order find_row_order(translator *t, const term *r, uint64_t row) {
  if (r->kind == TERM_OVERRIDE)
    return override_row(t, r->children[0], r->children[1], row);
  if (r->kind != TERM_ITE)
    return matrix_row_order(t, r, row);
  literal condition = translate_formula(t, r->children[0]);
  order then = row_order(t, r->children[1], row);
  return choose(t, condition, then, row_order(t, r->children[2], row));
}

static order row_order(translator *t, const term *r, uint64_t row) {
  if (r->free_count)
    return find_row_order(t, r, row);
  uint64_t key = map_pair(r->id, (uint32_t)row);
  const uint64_t *known = map_get(&t->row_orders, key);
  if (known)
    return (order)(uintptr_t)*known;
  order out = find_row_order(t, r, row);
  map_put(&t->row_orders, key, map_address(out));
  return out;
}

/* ---- Sets ---- */

/* x.r: the row of the one atom in x, 0 where there is none. */
static order join_order(translator *t, const term *x, const term *r) {
  matrix *from = translate_expr(t, x);
  order out = constant_order(t, 0);
  vec_each (cell, c, &from->cells) {
    order row = row_order(t, r, c->index);
    for (uint32_t i = 0; i < value_count(t); i++) {
      formula *graph = t->space.graph;
      bool positive = t->order_values.data[i] > 0;
      out[i] = positive
                   ? formula_or(graph, out[i], formula_and(graph, c->value, row[i]))
                   : formula_and(graph, out[i], formula_implies(graph, c->value, row[i]));
    }
  }
  matrix_drop(from);
  return out;
}

static bool follows_join(translator *t, const term *e) {
  return e->kind == TERM_JOIN && e->children[0]->arity == 1 &&
         e->children[1]->arity == 2 && translate_is_lone(t, e->children[0]) &&
         translate_is_function(t, e->children[1]);
}

static order set_order(translator *t, const term *e) {
  if (follows_join(t, e))
    return join_order(t, e->children[0], e->children[1]);
  if (e->kind == TERM_ITE) {
    literal condition = translate_formula(t, e->children[0]);
    order then = set_order(t, e->children[1]);
    return choose(t, condition, then, set_order(t, e->children[2]));
  }
  matrix *m = translate_expr(t, e);
  order out = cells_order(t, m->cells.data, m->cells.size);
  matrix_drop(m);
  return out;
}

/* ---- Comparing ---- */

static bool is_set(translator *t, const term *e) {
  return e->kind == TERM_INT_OF && translate_is_lone(t, e->children[0]);
}

static order order_of(translator *t, const term *e) {
  return e->kind == TERM_CONSTANT ? constant_order(t, e->value)
                                  : set_order(t, e->children[0]);
}

/* The atom's value, or the next one that has an atom: for a constant without one. */
static bool is_exact(translator *t, const term *e) {
  if (e->kind != TERM_CONSTANT)
    return true;
  value_count(t);
  return t->order_values.data[place_of(t, e->value)] == e->value;
}

static literal compare(translator *t, order left, order right, bool strictly) {
  literal_vector parts = {0};
  uint32_t count = value_count(t);
  for (uint32_t i = 0; i < count; i++) {
    literal then = !strictly ? right[i] : i + 1 < count ? right[i + 1] : LITERAL_FALSE;
    vec_push(&parts, formula_implies(t->space.graph, left[i], then));
  }
  literal out = formula_and_all(t->space.graph, parts.data, parts.size);
  vec_release(&parts);
  return out;
}

bool translate_set_order(translator *t, const term *a, const term *b, bool strictly,
                         literal *out) {
  bool constant = a->kind == TERM_CONSTANT || b->kind == TERM_CONSTANT;
  if (a->kind == TERM_CONSTANT && b->kind == TERM_CONSTANT)
    return false;
  if ((a->kind != TERM_CONSTANT && !is_set(t, a)) ||
      (b->kind != TERM_CONSTANT && !is_set(t, b)) ||
      (constant && !(is_exact(t, a) && is_exact(t, b))))
    return false;
  order left = order_of(t, a), right = order_of(t, b);
  *out = compare(t, left, right, strictly);
  if (!constant)
    vec_push(&t->hints,
             formula_or(t->space.graph, *out, compare(t, right, left, !strictly)));
  return true;
}
