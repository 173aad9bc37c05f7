/* Sorts numbers, smallest first. Most lists of them here are short: clauses, the operands
 * of a gate, what a call has read. */
#ifndef BASE_SORT_H
#define BASE_SORT_H

#include <stddef.h>
#include <stdint.h>

void sort_numbers(uint32_t *numbers, size_t count);

#endif
