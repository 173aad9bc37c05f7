/* Sets of rows: the one data structure behind types (rows of domains) and values (rows
 * of atoms).
 *
 *     arena a;
 *     fir_rows *x = fir_rows_single(&a, (uint32_t[]){3, 5}, 2);
 *     fir_rows *y = fir_rows_union(&a, x, fir_rows_project(&a, x, (uint32_t[]){1, 0},
 * 2));
 *
 * Rows are immutable and live in the arena that is handed in. The set without rows and
 * with arity 0 goes with every arity.
 */
#ifndef FIR_ROWS_H
#define FIR_ROWS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct fir_rows {
  uint32_t arity, count;
  const uint32_t *cells; /* count rows of `arity` numbers, ascending, each once */
} fir_rows;

const fir_rows *fir_rows_empty(arena *, uint32_t arity);
const fir_rows *fir_rows_single(arena *, const uint32_t *cells, uint32_t arity);
/* `count` rows one after the other, in any order, also repeated. */
const fir_rows *fir_rows_mk(arena *, uint32_t arity, const uint32_t *cells,
                            uint32_t count);

const fir_rows *fir_rows_union(arena *, const fir_rows *, const fir_rows *);
const fir_rows *fir_rows_intersection(arena *, const fir_rows *, const fir_rows *);
const fir_rows *fir_rows_difference(arena *, const fir_rows *, const fir_rows *);
const fir_rows *fir_rows_product(arena *, const fir_rows *, const fir_rows *);
const fir_rows *fir_rows_join(arena *, const fir_rows *, const fir_rows *);
const fir_rows *fir_rows_closure(arena *, const fir_rows *); /* of arity 2 */
/* All of y, and the rows of x that differ from all of y before the last column. */
const fir_rows *fir_rows_override(arena *, const fir_rows *x, const fir_rows *y);
/* Columns from 0, in any order, also repeated. */
const fir_rows *fir_rows_project(arena *, const fir_rows *, const uint32_t *columns,
                                 uint32_t count);

const uint32_t *fir_rows_at(const fir_rows *, uint32_t number);
bool fir_rows_has(const fir_rows *, const uint32_t *cells);
bool fir_rows_within(const fir_rows *part, const fir_rows *whole);
bool fir_rows_equal(const fir_rows *, const fir_rows *);
bool fir_rows_comparable(const fir_rows *, const fir_rows *); /* arities go together */

#endif
