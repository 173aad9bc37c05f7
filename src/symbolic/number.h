/* Symbolic integers: bit-vectors, or linear sums where things are counted.
 *
 * `size == number of nodes` before and after an operation is the same sum but for what
 * the operation changed; as adders the two would have nothing in common. So an addition
 * of a constant or of a truth value keeps a sum, and stays one under further additions
 * and choices; everything else turns it into bits. Sums are interned: equal sums are the
 * same number.
 *
 * A method that gives -1 for "broken" makes a third kind: a negative constant under a
 * condition, else a number that it cannot be (sentinel.h). As a sum, every summand would
 * be multiplied with the condition, and nothing would cancel any more; as a pair, what
 * asks for -1 is the condition, and whoever has asked goes on with the number alone.
 *
 * A sum knows its polynomial over what was added up (polynomial.h): it is equal to another,
 * or the same bits, whatever way either was computed.
 */
#ifndef SYMBOLIC_NUMBER_H
#define SYMBOLIC_NUMBER_H

#include "base/map.h"
#include "formula/bits.h"
#include "formula/polynomial.h"
#include "formula/sum.h"

typedef uint32_t number;            /* a `bits`, or one of these with an index: */
#define NUMBER_SUM      0x80000000u /* of a sum, */
#define NUMBER_SENTINEL 0xC0000000u /* of a sentinel */

static inline bool number_is_bits(number a) {
  return !(a & NUMBER_SUM);
}

static inline bool number_is_sentinel(number a) {
  return (a & NUMBER_SENTINEL) == NUMBER_SENTINEL;
}

typedef struct number_range { /* what a number lies in, both ends with it */
  int64_t low, high;
} number_range;

typedef struct kept_sum {
  sum sum;
  number_range range;
  polynomial polynomial; /* over the bits that it was added up from, if it is known */
  bits base;             /* it is this and a constant, without wrapping; or BITS_NONE */
  int64_t above;         /* that constant */
  bits bits;             /* of it, once asked for; else BITS_NONE */
  uint32_t next;         /* same hash */
} kept_sum;

typedef struct sentinel { /* when ? constant : other */
  literal when;
  bits constant;
  number other;  /* no sentinel; never the constant */
  number plain;  /* the same without a sentinel, once asked for; else 0 */
  uint32_t next; /* same hash */
} sentinel;

typedef struct compared { /* two numbers that were compared, neither a constant */
  bits one, other;
  bool by_order; /* not for equality only */
} compared;
typedef vector(compared) compared_vector;

typedef struct number_choice { /* a number that is one of two */
  literal condition;
  bits then, otherwise;
} number_choice;

typedef struct number_case { /* what a number is where the literal holds */
  literal when;
  number value;
} number_case;
typedef vector(number_case) number_case_vector;

typedef struct number_order { /* -1, 0 or 1: how these compare */
  number one, other;
} number_order;

typedef struct numbers {
  bits_context *bits;
  compared_vector compared; /* each two once */
  map compared_index;       /* both -> index */
  vector(kept_sum) sums;
  map by_hash;            /* hash -> last sum + 1 */
  map is_zero;            /* literal -> index of the sum that it says is zero */
  map known_eq, known_lt; /* two numbers -> how they compare */
  bool splits;            /* see numbers_split */
  vector(number_choice) choices;
  map choice_of;            /* bits -> index of a choice that they are, plus 1 */
  number_case_vector cases; /* of all numbers that have some: number_cases.c */
  map cases_of;             /* bits -> index of the first, how many in the low half */
  vector(number_order) orders;
  map order_of; /* bits -> index of an order that they are, plus 1 */
  bool keeps_sentinels;
  vector(sentinel) sentinels;
  map sentinel_index;      /* hash -> last sentinel + 1 */
  struct origins *origins; /* how they came about, if that is kept: origin.h */
} numbers;

void numbers_init(numbers *, bits_context *);
void numbers_release(numbers *);

/* Whether comparisons with a choice compare both sides: `(c ? a : b) == d` is then made
 * of `a == d` and `b == d`, which may be known; the bits of a choice are known to no one.
 */
void numbers_split(numbers *, bool);

bits number_bits(numbers *, number);
number number_add(numbers *, bits_width, number, number);
number number_sub(numbers *, bits_width, number, number);
number number_ite(numbers *, literal condition, number then, number otherwise);
/* number_cases.c: the number is the value of the one case that holds, of those behind the
 * first; where none does, of the first. At most one of those holds, in every state of
 * interest. */
void number_note_cases(numbers *, number, const number_case_vector *);
/* How many cases it has, in *first and behind; 0: none are known. Holds until the next are
 * noted. */
uint32_t number_cases_of(const numbers *, number, const number_case **first);
number_range number_range_of(const numbers *, number);
/* -1, 0 or 1. What is asked of it is asked of the two. */
number number_order_of(numbers *, number, number);
/* Adds so many times the number to the sum. */
void number_add_to_sum(numbers *, sum *, int64_t coefficient, number);
number number_of_sum(numbers *, sum *); /* takes it */
/* When sums are compared, the literal is remembered with what it says is zero. */
literal number_eq(numbers *, number, number);
literal number_lt(numbers *, number, number);
/* The sum that the literal says is zero, or NULL. Holds until the next number. */
const sum *number_zero_sum(const numbers *, literal);
literal number_is_zero_sum(numbers *, const sum *);

#endif
