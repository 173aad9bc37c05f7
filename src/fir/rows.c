/* Rows are collected, sorted and thinned out; looking one up is binary search. Sets are
 * small: products of a few domains, or values within a scope. */
#include "fir/rows.h"

#include "base/vector.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Rows under construction. */
typedef struct builder {
  u32_vector cells;
  uint32_t arity;
} builder;

static void add_cells(builder *b, const uint32_t *cells, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    vec_push(&b->cells, cells[i]);
}

static void add_rows(builder *b, const fir_rows *x) {
  assert(!x->count || x->arity == b->arity);
  add_cells(b, x->cells, x->count * x->arity);
}

static int compare(const uint32_t *left, const uint32_t *right, uint32_t columns) {
  for (uint32_t i = 0; i < columns; i++)
    if (left[i] != right[i])
      return left[i] < right[i] ? -1 : 1;
  return 0;
}

static int compare_for_sort(const void *left, const void *right, void *arity) {
  return compare(left, right, *(const uint32_t *)arity);
}

/* Sorts, removes repetitions, moves the rows into the arena. */
static const fir_rows *finish(arena *a, builder *b) {
  uint32_t arity = b->arity, count = arity ? b->cells.size / arity : 0, kept = 0;
  uint32_t *data = b->cells.data;
  if (count)
    qsort_r(data, count, arity * sizeof *data, compare_for_sort, &arity);
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t *next = data + (size_t)i * arity;
    if (kept && !compare(data + (size_t)(kept - 1) * arity, next, arity))
      continue;
    memmove(data + (size_t)kept++ * arity, next, arity * sizeof *data);
  }
  fir_rows *x = arena_new(a, fir_rows);
  uint32_t *copy = arena_new_array(a, uint32_t, (size_t)kept * arity);
  if (kept)
    memcpy(copy, data, (size_t)kept * arity * sizeof *data);
  *x = (fir_rows){arity, kept, copy};
  vec_release(&b->cells);
  return x;
}

/* The first row that is not below `cells` in its first `columns` columns. */
static uint32_t lower_bound(const fir_rows *x, const uint32_t *cells, uint32_t columns) {
  uint32_t low = 0, high = x->count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (compare(fir_rows_at(x, middle), cells, columns) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static bool has_prefix(const fir_rows *x, const uint32_t *cells, uint32_t columns) {
  uint32_t i = lower_bound(x, cells, columns);
  return i < x->count && !compare(fir_rows_at(x, i), cells, columns);
}

static uint32_t common_arity(const fir_rows *x, const fir_rows *y) {
  assert(fir_rows_comparable(x, y));
  return x->arity ? x->arity : y->arity;
}

const uint32_t *fir_rows_at(const fir_rows *x, uint32_t number) {
  assert(number < x->count);
  return x->cells + (size_t)number * x->arity;
}

bool fir_rows_comparable(const fir_rows *x, const fir_rows *y) {
  return !x->arity || !y->arity || x->arity == y->arity;
}

const fir_rows *fir_rows_mk(arena *a, uint32_t arity, const uint32_t *cells,
                            uint32_t count) {
  builder b = {.arity = arity};
  add_cells(&b, cells, count * arity);
  return finish(a, &b);
}

const fir_rows *fir_rows_empty(arena *a, uint32_t arity) {
  return fir_rows_mk(a, arity, NULL, 0);
}

const fir_rows *fir_rows_single(arena *a, const uint32_t *cells, uint32_t arity) {
  return fir_rows_mk(a, arity, cells, 1);
}

const fir_rows *fir_rows_union(arena *a, const fir_rows *x, const fir_rows *y) {
  builder b = {.arity = common_arity(x, y)};
  add_rows(&b, x);
  add_rows(&b, y);
  return finish(a, &b);
}

/* The rows of x that are in y, or those that are not. */
static const fir_rows *filter(arena *a, const fir_rows *x, const fir_rows *y, bool in) {
  builder b = {.arity = common_arity(x, y)};
  for (uint32_t i = 0; i < x->count; i++)
    if (fir_rows_has(y, fir_rows_at(x, i)) == in)
      add_cells(&b, fir_rows_at(x, i), b.arity);
  return finish(a, &b);
}

const fir_rows *fir_rows_intersection(arena *a, const fir_rows *x, const fir_rows *y) {
  return filter(a, x, y, true);
}

const fir_rows *fir_rows_difference(arena *a, const fir_rows *x, const fir_rows *y) {
  return filter(a, x, y, false);
}

const fir_rows *fir_rows_product(arena *a, const fir_rows *x, const fir_rows *y) {
  builder b = {.arity = x->arity && y->arity ? x->arity + y->arity : 0};
  for (uint32_t i = 0; i < x->count; i++)
    for (uint32_t j = 0; j < y->count; j++) {
      add_cells(&b, fir_rows_at(x, i), x->arity);
      add_cells(&b, fir_rows_at(y, j), y->arity);
    }
  return finish(a, &b);
}

const fir_rows *fir_rows_join(arena *a, const fir_rows *x, const fir_rows *y) {
  bool unknown = !x->arity || !y->arity;
  assert((unknown || x->arity + y->arity > 2) && "a join has a column");
  builder b = {.arity = unknown ? 0 : x->arity + y->arity - 2};
  for (uint32_t i = 0; i < x->count; i++) {
    const uint32_t *left = fir_rows_at(x, i), *match = left + x->arity - 1;
    for (uint32_t j = lower_bound(y, match, 1);
         j < y->count && fir_rows_at(y, j)[0] == *match; j++) {
      add_cells(&b, left, x->arity - 1);
      add_cells(&b, fir_rows_at(y, j) + 1, y->arity - 1);
    }
  }
  return finish(a, &b);
}

const fir_rows *fir_rows_closure(arena *a, const fir_rows *x) {
  assert(!x->count || x->arity == 2);
  for (;;) {
    const fir_rows *longer = fir_rows_union(a, x, fir_rows_join(a, x, x));
    if (longer->count == x->count)
      return x;
    x = longer;
  }
}

const fir_rows *fir_rows_override(arena *a, const fir_rows *x, const fir_rows *y) {
  builder b = {.arity = common_arity(x, y)};
  add_rows(&b, y);
  for (uint32_t i = 0; i < x->count; i++)
    if (!has_prefix(y, fir_rows_at(x, i), b.arity - 1))
      add_cells(&b, fir_rows_at(x, i), b.arity);
  return finish(a, &b);
}

const fir_rows *fir_rows_project(arena *a, const fir_rows *x, const uint32_t *columns,
                                 uint32_t count) {
  builder b = {.arity = count};
  for (uint32_t i = 0; i < x->count; i++)
    for (uint32_t j = 0; j < count; j++) {
      assert(columns[j] < x->arity);
      vec_push(&b.cells, fir_rows_at(x, i)[columns[j]]);
    }
  return finish(a, &b);
}

bool fir_rows_has(const fir_rows *x, const uint32_t *cells) {
  return has_prefix(x, cells, x->arity);
}

bool fir_rows_within(const fir_rows *part, const fir_rows *whole) {
  if (!fir_rows_comparable(part, whole))
    return false;
  for (uint32_t i = 0; i < part->count; i++)
    if (!fir_rows_has(whole, fir_rows_at(part, i)))
      return false;
  return true;
}

bool fir_rows_equal(const fir_rows *x, const fir_rows *y) {
  return x->count == y->count && fir_rows_within(x, y);
}
