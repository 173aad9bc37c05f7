/* --nodes, --height, --ints, --arrays, --objects, --floats. */
#include "cli/bounds.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_NODES = 5, LONGEST_ARRAY = 1000000 };

static bool read_ints(const char *text, space_bounds *b, diag_sink *sink) {
  char *end;
  errno = 0;
  b->has_ints = true;
  b->ints_low = strtoll(text, &end, 10);
  bool good = end != text && !strncmp(end, "..", 2);
  if (good) {
    const char *second = end + 2;
    b->ints_high = strtoll(second, &end, 10);
    good = end != second && !*end && !errno;
  }
  if (!good)
    diag_error(sink, NO_PLACE, "--ints takes a range of integers, LOW..HIGH, not '%s'",
               text);
  else if (b->ints_low > b->ints_high)
    diag_error(sink, NO_PLACE, "--ints %s is empty: write the lower end first", text);
  return good && b->ints_low <= b->ints_high;
}

static bool read_arrays(const char *text, space_bounds *b, diag_sink *sink) {
  char *end;
  unsigned long length = strtoul(text, &end, 10);
  if (!strchr("0123456789", *text) || *end || length > LONGEST_ARRAY) {
    diag_error(sink, NO_PLACE, "--arrays takes a number from 0 to %d, not '%s'",
               LONGEST_ARRAY, text);
    return false;
  }
  b->arrays = (int32_t)length;
  return true;
}

/* 0.5, -0.0, NaN, Infinity, -Infinity */
static bool read_float(const char *text, size_t length, double *out) {
  char *copy = memory_print("%.*s", (int)length, text), *end = copy;
  bool named =
      !strcmp(copy, "NaN") || !strcmp(copy, "Infinity") || !strcmp(copy, "-Infinity");
  *out = named || strspn(copy, "+-.0123456789eE") == length ? strtod(copy, &end) : 0;
  bool good = end != copy && !*end;
  memory_free(copy);
  return good;
}

static bool read_floats(const char *text, space_bounds *b, diag_sink *sink) {
  b->all_floats = !strcmp(text, "all");
  if (b->all_floats)
    return true;
  for (const char *at = text;; at++) {
    size_t length = strcspn(at, ",");
    double number;
    if (!read_float(at, length, &number) || b->float_count == MOST_FLOATS) {
      diag_error(
          sink, NO_PLACE,
          "--floats takes up to %d numbers, NaN and Infinity among them, separated "
          "by ',', or all; not '%.*s'",
          MOST_FLOATS, (int)length, at);
      return false;
    }
    b->floats[b->float_count++] = number;
    at += length;
    if (!*at)
      return true;
  }
}

bool bounds_read(const cli_options *o, space_bounds *b, diag_sink *sink) {
  *b = (space_bounds){.arrays = -1, .objects = o->objects};
  if ((o->nodes && o->height) || (o->size && (o->nodes || o->height))) {
    diag_error(sink, NO_PLACE, "%s and %s: give one of them",
               o->nodes ? "--nodes" : "--height", o->size ? "--size" : "--height");
    return false;
  }
  b->by_size = o->size;
  b->height = (uint32_t)(o->size ? o->size : o->height);
  b->nodes = o->nodes ? (uint32_t)o->nodes : b->height ? 0 : DEFAULT_NODES;
  return (!o->ints || read_ints(o->ints, b, sink)) &&
         (!o->arrays || read_arrays(o->arrays, b, sink)) &&
         (!o->floats || read_floats(o->floats, b, sink));
}
