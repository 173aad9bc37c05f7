/* Descriptors and names by the grammar of the JVM specification, 4.2 and 4.3. */
#include "java/descriptor.h"

#include <string.h>

enum { MOST_DIMENSIONS = 255, MOST_ARGUMENT_SLOTS = 255 };

bool descriptor_is_field_name(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (text[i] == '.' || text[i] == ';' || text[i] == '[' || text[i] == '/')
      return false;
  return length > 0;
}

bool descriptor_is_method_name(const char *text, size_t length) {
  if (length && text[0] == '<')
    return (length == 6 && !memcmp(text, "<init>", 6)) ||
           (length == 8 && !memcmp(text, "<clinit>", 8));
  return descriptor_is_field_name(text, length) && !memchr(text, '<', length) &&
         !memchr(text, '>', length);
}

bool descriptor_is_class_name(const char *text, size_t length) {
  bool part_is_empty = true;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '.' || text[i] == ';' || text[i] == '[')
      return false;
    if (text[i] == '/' && part_is_empty)
      return false;
    part_is_empty = text[i] == '/';
  }
  return !part_is_empty;
}

size_t descriptor_length(const char *text, size_t length) {
  size_t dimensions = 0;
  while (dimensions < length && text[dimensions] == '[')
    dimensions++;
  if (dimensions == length || dimensions > MOST_DIMENSIONS)
    return 0;
  const char *base = text + dimensions;
  switch (*base) {
  case 'B':
  case 'C':
  case 'D':
  case 'F':
  case 'I':
  case 'J':
  case 'S':
  case 'Z': return dimensions + 1;
  case 'L': break;
  default: return 0;
  }
  const char *end = memchr(base, ';', length - dimensions);
  if (!end || !descriptor_is_class_name(base + 1, (size_t)(end - base - 1)))
    return 0;
  return (size_t)(end - text) + 1;
}

bool descriptor_is_field(const char *text, size_t length) {
  return length && descriptor_length(text, length) == length;
}

int descriptor_argument_slots(const char *text, size_t length) {
  if (!length || text[0] != '(')
    return -1;
  int slots = 0;
  size_t at = 1;
  while (at < length && text[at] != ')') {
    size_t argument = descriptor_length(text + at, length - at);
    if (!argument)
      return -1;
    slots += text[at] == 'J' || text[at] == 'D' ? 2 : 1;
    if (slots > MOST_ARGUMENT_SLOTS)
      return -1;
    at += argument;
  }
  if (at == length)
    return -1;
  at++;
  if (length - at == 1 && text[at] == 'V')
    return slots;
  return descriptor_is_field(text + at, length - at) ? slots : -1;
}
