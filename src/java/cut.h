/* Statements cut out of a method: a method of their own, whose parameters are the
 * variables that are alive where they begin.
 *
 *     java_cut c = {.program = p, .method = m, .first = 12, .last = 15};
 *     ir_method *block = java_cut_out(&c, sink);         NULL: an error is in the sink
 */
#ifndef JAVA_CUT_H
#define JAVA_CUT_H

#include "java/java.h"

typedef struct java_cut {
  java_program *program;
  ir_method *method;
  const char *name;     /* of the block */
  const char *path;     /* of the source, for messages */
  uint32_t first, last; /* lines */
} java_cut;

/* How many instructions of the method stand in the lines, and how many elsewhere. */
bool java_cut_count(const java_cut *, uint32_t *inside, uint32_t *outside);

/* Static where `this` is not alive. It returns where control leaves the lines, whatever
 * way; an exception that is not caught in them escapes it. The names of its parameters
 * are the first of its code's variables. */
ir_method *java_cut_out(const java_cut *, diag_sink *);

#endif
