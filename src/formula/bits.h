/* Bit-vectors over formula literals, with the arithmetic of Java's int and long.
 *
 * A vector is an integer in two's complement: `length` literals, lowest first,
 * and every bit above equals the last stored one. Leading copies of it are never
 * stored, so small numbers are short, constant high bits cost nothing, and equal
 * vectors are equal handles. A vector has no width of its own: an int *is* the
 * long of the same value. Operations that can overflow are told the width, and
 * their operands must fit into it.
 *
 *     bits_context ctx;
 *     bits_init(&ctx, f);                             borrows the graph
 *     bits x = bits_variable(&ctx, 5, false);         0..31, five fresh variables
 *     bits y = bits_add(&ctx, BITS_INT, x, bits_constant(&ctx, 1));
 *     literal less = bits_lt(&ctx, x, y);
 *     bits_release(&ctx);
 *
 * Handles hold and the literals behind them stay in place until bits_release. A
 * context belongs to one thread at a time, as its graph does.
 */
#ifndef FORMULA_BITS_H
#define FORMULA_BITS_H

#include "formula/formula.h"

#include <assert.h>

typedef uint32_t bits;
typedef enum { BITS_INT = 32, BITS_LONG = 64 } bits_width;

#define BITS_MOST  64  /* literals in the longest vector */
#define BITS_SMALL 256 /* constants below are found at once */

/* Handles known beforehand. BITS_NONE is no vector: free for the holder's use. */
#define BITS_NONE      ((bits)0)
#define BITS_ZERO      ((bits)1)
#define BITS_MINUS_ONE ((bits)3)
#define BITS_ONE       ((bits)5)

typedef struct bits_context {
  formula *graph;                    /* borrowed */
  vector(literal *) chunks;          /* records: a header word, then the literals */
  uint32_t next;                     /* the handle of the next record */
  uint32_t size, capacity;           /* of the table; capacity is a power of two */
  bits *table;                       /* open addressing, BITS_NONE where empty */
  bits small[BITS_SMALL];            /* constants from 0 on; BITS_NONE: not yet made */
  literal_vector columns[BITS_MOST]; /* scratch of bits_columns.c */
  struct polynomials *polynomials;   /* of sums and products; NULL: none yet */
} bits_context;

void bits_init(bits_context *, formula *);
void bits_release(bits_context *);
size_t bits_bytes(const bits_context *); /* records and table */

/* ---- Making and reading ---- */

bits bits_constant(bits_context *, int64_t);

/* `count` fresh variables: -2^(count-1) .. 2^(count-1)-1 when signed (1..64 of
 * them), 0 .. 2^count-1 otherwise (0..63). */
bits bits_variable(bits_context *, uint32_t count, bool is_signed);

/* From literals, lowest first; all bits above equal the last one (count 1..64). */
bits bits_mk(bits_context *, const literal *, uint32_t count);

bits bits_from_literal(bits_context *, literal);     /* 0 or 1 */
literal bits_to_literal(const bits_context *, bits); /* the lowest bit */

uint32_t bits_length(const bits_context *, bits);         /* 1..64 */
literal bits_get(const bits_context *, bits, uint32_t i); /* any i */
bool bits_to_constant(const bits_context *, bits, int64_t *value);
int64_t bits_evaluate(const bits_context *, evaluation *, bits);

/* ---- Arithmetic, modulo 2^width ---- */

bits bits_add(bits_context *, bits_width, bits, bits);
bits bits_sub(bits_context *, bits_width, bits, bits);
bits bits_neg(bits_context *, bits_width, bits);
bits bits_mul(bits_context *, bits_width, bits, bits);

/* Rounding towards zero; the least number by -1 gives itself and 0. By zero: some
 * value of the width that depends on the operands only. Guard with bits_is_zero. */
bits bits_div(bits_context *, bits_width, bits, bits);
bits bits_rem(bits_context *, bits_width, bits, bits);

/* Only the low 5 (int) or 6 (long) bits of `count` matter. */
bits bits_shl(bits_context *, bits_width, bits, bits count);
bits bits_shr(bits_context *, bits_width, bits, bits count);  /* >> */
bits bits_ushr(bits_context *, bits_width, bits, bits count); /* >>> */

/* How many of the literals are true; one that occurs twice counts twice. The
 * order of the literals does not matter for the vector. */
bits bits_cardinality(bits_context *, const literal *, size_t count);

/* ---- Bitwise, choice ---- */

bits bits_and(bits_context *, bits, bits);
bits bits_or(bits_context *, bits, bits);
bits bits_xor(bits_context *, bits, bits);
bits bits_not(bits_context *, bits);
bits bits_ite(bits_context *, literal condition, bits then, bits otherwise);

/* ---- Comparison ---- */

literal bits_is_zero(bits_context *, bits);
literal bits_eq(bits_context *, bits, bits);
literal bits_lt(bits_context *, bits, bits);
literal bits_le(bits_context *, bits, bits);
literal bits_ult(bits_context *, bits, bits); /* unsigned: 0 <= i < n in one go */
bits bits_lcmp(bits_context *, bits, bits);   /* -1, 0, 1 */

/* ---- Conversion ---- */

bits bits_l2i(bits_context *, bits);
bits bits_i2b(bits_context *, bits);
bits bits_i2s(bits_context *, bits);
bits bits_i2c(bits_context *, bits);
static inline bits bits_i2l(bits v) {
  return v;
}

#endif
