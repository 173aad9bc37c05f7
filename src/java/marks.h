/* The marks of code blocks in a source:
 *
 *     // glassbox: begin NAME
 *     statements
 *     // glassbox: end
 *
 * Each stands in a line of its own.
 */
#ifndef JAVA_MARKS_H
#define JAVA_MARKS_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"

#include <stdbool.h>

typedef struct java_mark {
  const char *name;
  uint32_t begin, end; /* the lines of the marks; the statements stand between them */
} java_mark;

typedef vector(java_mark) java_mark_vector;

/* Appends. False after an error in the sink; a source that cannot be read has none. Names
 * are put into the arena. */
bool java_marks_read(arena *, const char *path, java_mark_vector *, diag_sink *);

#endif
