/* Numbers of which is known how they lie to each other: what the invariant says of the keys
 * of a tree or a list, for code that compares them.
 *
 *     placed *p = placed_new();                          before the first path
 *     uint32_t a = placed_add(p, formula, key, when), b = ...;
 *     placed_note(p, a, b, LIES_LESS);                   where both are there
 *     evaluator_use_placed(evaluator, p);                borrows
 *     placed_delete(p);
 *
 * Who adds a number has seen to it that it is always this when the literal holds; who notes
 * has proved it of all valid states. */
#ifndef SYMBOLIC_PLACED_H
#define SYMBOLIC_PLACED_H

#include "formula/bits.h"

typedef enum lies { LIES_ANYHOW, LIES_LESS, LIES_GREATER, LIES_APART } lies;

typedef struct placed placed;

placed *placed_new(void);
void placed_delete(placed *);
/* Before anything is noted. The number `there` when the literal holds. */
uint32_t placed_add(placed *, const formula *, bits number, literal there);
void placed_note(placed *, uint32_t one, uint32_t other, lies how);
lies placed_how(const placed *, uint32_t one, uint32_t other);
bool placed_find(const placed *, bits number, uint32_t *index);

#endif
