/* Path conditions as chains: a parent condition and one literal more.
 *
 * Where two paths join, what they share stays in front and only the rest is combined:
 * g & a or g & !a & b is g & (a or b). Plain conjunctions would lose that shape, and
 * with it the likeness of formulas before and after an operation.
 */
#ifndef SYMBOLIC_CONDITION_H
#define SYMBOLIC_CONDITION_H

#include "formula/formula.h"

typedef uint32_t condition;
#define CONDITION_TRUE  ((condition)0)
#define CONDITION_NEVER UINT32_MAX

typedef struct condition_link {
  condition parent;
  uint32_t depth;
  literal own;
  literal all; /* with the parents' */
} condition_link;

typedef struct conditions {
  formula *formula;
  vector(condition_link) links; /* 0 is CONDITION_TRUE */
} conditions;

void conditions_init(conditions *, formula *);
void conditions_clear(conditions *); /* forgets all but CONDITION_TRUE */
void conditions_release(conditions *);

literal condition_literal(const conditions *, condition);
condition condition_and(conditions *, condition, literal);
/* The longest beginning that both have. */
condition condition_common(const conditions *, condition, condition);
/* Whether the one is the other, or a beginning of it. */
bool condition_begins(const conditions *, condition beginning, condition);
/* What it says beyond a beginning of it. */
literal condition_beyond(const conditions *, condition, condition beginning);
/* *second: tells the second path from the first where either is taken. */
condition condition_or(conditions *, condition, condition, literal *second);

#endif
