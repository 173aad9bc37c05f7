/* Insertion while that is the quickest, which it is, too, for what is nearly in order.
 * Longer ones byte by byte, the lowest first, as numbers of slots and nodes are: small,
 * so that the higher bytes are the same in all of them and take one look. */
#include "base/sort.h"

#include "base/memory.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

enum { FEW = 64, BYTES = sizeof(uint32_t), VALUES = 256 };

static void insert_in_order(uint32_t *numbers, size_t count) {
  for (size_t k = 1; k < count; k++) {
    uint32_t x = numbers[k];
    size_t at = k;
    for (; at && numbers[at - 1] > x; at--)
      numbers[at] = numbers[at - 1];
    numbers[at] = x;
  }
}

static bool is_sorted(const uint32_t *numbers, size_t count) {
  for (size_t k = 1; k < count; k++)
    if (numbers[k - 1] > numbers[k])
      return false;
  return true;
}

static uint32_t byte_of(uint32_t number, uint32_t byte) {
  return number >> (8 * byte) & (VALUES - 1);
}

/* From one array to the other by one byte; equal ones stay in their order. False: it is
 * the same in all, and nothing was done. */
static bool distribute(const uint32_t *from, uint32_t *to, size_t count, uint32_t byte) {
  size_t places[VALUES] = {0}, next = 0;
  for (size_t k = 0; k < count; k++)
    places[byte_of(from[k], byte)]++;
  if (places[byte_of(from[0], byte)] == count)
    return false;
  for (uint32_t v = 0; v < VALUES; v++) {
    size_t of_value = places[v];
    places[v] = next;
    next += of_value;
  }
  for (size_t k = 0; k < count; k++)
    to[places[byte_of(from[k], byte)]++] = from[k];
  return true;
}

void sort_numbers(uint32_t *numbers, size_t count) {
  assert(numbers || !count);
  if (count <= FEW) {
    insert_in_order(numbers, count);
    return;
  }
  if (is_sorted(numbers, count))
    return;
  uint32_t *from = numbers, *to = memory_alloc(count * sizeof *numbers), *room = to;
  for (uint32_t byte = 0; byte < BYTES; byte++)
    if (distribute(from, to, count, byte)) {
      uint32_t *swapped = from;
      from = to;
      to = swapped;
    }
  if (from != numbers)
    memcpy(numbers, from, count * sizeof *numbers);
  memory_free(room);
}
