/* Questions that earlier refutations answer.
 *
 *     recalled r = {0};
 *     if (!recalled_refutes(&r, all, count)) {
 *       ... it is refuted by these of its assumptions: ...
 *       recalled_add(&r, core, core_count, all[count - 1]);
 *     }
 *     recalled_release(&r);
 *
 * What is refuted by some of what a question assumes is refuted wherever that is assumed. A
 * table that grows has a path for each way to lay it out, and after each what must hold of
 * one entry is the same formula, and follows from the same few conditions of the path. */
#ifndef CHOOSE_RECALLED_H
#define CHOOSE_RECALLED_H

#include "base/map.h"
#include "formula/formula.h"

typedef struct recalled {
  map first; /* by what is asked: where its newest core lies in `words`, plus one */
  u32_vector words; /* of each core: where the one before it lies, its size, literals */
  map assumed;      /* literal -> the last question that assumed it */
  uint64_t questions;
} recalled;

/* Whether a core of the question, the last literal, is among what is assumed. */
bool recalled_refutes(recalled *, const literal *all, size_t count);
/* No valid assignment satisfies all of the core, of which the question is one. */
void recalled_add(recalled *, const literal *core, uint32_t count, literal question);
void recalled_release(recalled *);

#endif
