/* What C's library lacks for texts. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <string.h>

static inline bool text_ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length >= end_length && !strcmp(text + length - end_length, end);
}

#endif
