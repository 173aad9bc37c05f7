/* Arrays of which an object holds one: of each length one, with the same elements.
 *
 * World/elements.c gives element k of all of them the same value, since only the one that is
 * held can be reached. As long as they agree, a path need not know which one it is:
 *
 *     alike_begin(&state, slot's initial value);              before any path
 *     if (alike_read(e, array, type, index, &value)) ...      whichever it is
 *     if (alike_can_write(e, array, &index, 1, &longest))     and to write to it
 *       alike_write(&state, array, k, value);                 is to write to all of them
 *     alike_end(&state);
 */
#ifndef SYMBOLIC_ALIKE_H
#define SYMBOLIC_ALIKE_H

#include "symbolic/internal.h"

/* The reference may be any of these arrays, or null; nothing else leads to them. */
void alike_begin(sym_state *, sym reference);
void alike_end(sym_state *);

/* What the array has there, in range; false: it is not the same whichever it is. */
bool alike_read(evaluator *, sym array, ir_type, sym index, sym *value);
/* Whether what is done to the array may be done to all of its group: it is among these, and
 * the numbers, which say where, do not depend on which one it is. */
bool alike_can_write(evaluator *, sym array, const sym *numbers, uint32_t count,
                     sym_id *longest);
/* Writes to element k of all of the group, of which the array is one. */
void alike_write(sym_state *, sym array, uint32_t k, sym value);
/* Which of several arrays it is says nothing about where to write: no path that decided all
 * else had to decide that. */
bool alike_stays_open(const sym_state *, sym reference);
/* Another operation begins: of it, no path had to decide anything. */
void alike_forget(sym_state *);

#endif
