/* Insertion while that is the quickest, which it is, too, for what is nearly in order. */
#include "base/sort.h"

#include <stdlib.h>

enum { FEW = 64 };

static int by_number(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

void sort_numbers(uint32_t *numbers, size_t count) {
  if (count > FEW) {
    qsort(numbers, count, sizeof *numbers, by_number);
    return;
  }
  for (size_t k = 1; k < count; k++) {
    uint32_t x = numbers[k];
    size_t at = k;
    for (; at && numbers[at - 1] > x; at--)
      numbers[at] = numbers[at - 1];
    numbers[at] = x;
  }
}
