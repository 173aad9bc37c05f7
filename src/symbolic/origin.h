/* How numbers came about, where a sum may have to be taken apart again.
 *
 *     balance[to] += amount; total += amount;
 *
 * The element is an adder's bits under `to == i`, else what it was; so is every other
 * element, each under its own condition. The sum of all has nothing in common with the
 * sum before. But where `to` is known, one element is `old + amount` and the others are
 * what they were, and the sum is the one before and `amount`. So adders and choices are
 * noted when they are made, and a number can be added to a sum as what it came from:
 *
 *     origins_keep(n);                            before the numbers are made
 *     unfolding u = {.given = &g, .to = &sum, .budget = 1000};
 *     if (origin_unfold(n, number, 1, &u)) ...    sum += number, where g holds
 *
 * Each step is an equality modulo 2^width, and so is the outcome. */
#ifndef SYMBOLIC_ORIGIN_H
#define SYMBOLIC_ORIGIN_H

#include "formula/given.h"
#include "symbolic/number.h"

typedef enum origin_kind {
  ORIGIN_PLUS,   /* one + other */
  ORIGIN_MINUS,  /* one - other */
  ORIGIN_CHOICE, /* condition ? one : other */
  ORIGIN_SAME    /* one */
} origin_kind;

typedef struct origin {
  origin_kind kind;
  bits_width width; /* modulo 2^width; of a choice, BITS_LONG: it is exact */
  literal condition;
  number one, other;
} origin;

typedef struct origin_equality { /* of two numbers, one of them with a sum behind it */
  number one, other;
  bits_width width; /* modulo 2^width they are the same just where they are equal */
} origin_equality;

typedef struct origins {
  vector(origin) all;
  map of;   /* number -> index */
  map sums; /* those with a sum behind them */
  vector(origin_equality) equal;
  map equal_by; /* literal -> index of what it says is equal */
} origins;

void origins_keep(numbers *);
void origins_delete(origins *);

/* Numbers made from now on: bits behind the first, sums behind the second. */
typedef struct origin_mark {
  bits next;
  uint32_t sums;
} origin_mark;

origin_mark origin_mark_now(const numbers *);
/* Does nothing unless `made` was made since the mark, and origins are kept. */
void origin_note(numbers *, origin_mark, number made, origin);

/* The literal says that the two are equal. */
void origin_note_equal(numbers *, literal, number, number);
/* What the literal says is equal; NULL: it is not noted. Holds until the next one. */
const origin_equality *origin_equality_of(const numbers *, literal);

typedef struct unfolding {
  given *given; /* what is known */
  sum *to;
  literal open; /* the first condition that is not known, rebuilt; else LITERAL_FALSE */
  bool stops;   /* at the first such; otherwise the number is added as it is */
  uint32_t budget; /* of numbers looked at */
} unfolding;

/* False: it has stopped, or the budget is spent, and `to` is worth nothing. */
bool origin_unfold(const numbers *, number, int64_t coefficient, unfolding *);

#endif
