/* --nodes, --height, --ints, --arrays, --objects. */
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

bool bounds_read(const cli_options *o, space_bounds *b, diag_sink *sink) {
  *b = (space_bounds){.arrays = -1, .objects = o->objects};
  if (o->nodes && o->height) {
    diag_error(sink, NO_PLACE, "--nodes and --height: give one of them");
    return false;
  }
  b->height = (uint32_t)o->height;
  b->nodes = o->nodes ? (uint32_t)o->nodes : o->height ? 0 : DEFAULT_NODES;
  return (!o->ints || read_ints(o->ints, b, sink)) &&
         (!o->arrays || read_arrays(o->arrays, b, sink));
}
