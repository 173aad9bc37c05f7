/* Text of FIR, line by line, with what each line comes from: errors, traces and coverage
 * of FIR speak of its lines, users think of Java's.
 */
#ifndef JAVAREL_WRITER_H
#define JAVAREL_WRITER_H

#include "javarel/spec.h"

/* What a method must do, each shown apart (003 §5.2). */
typedef enum {
  OBLIGATION_CALLS,       /* nothing is called outside of its @Requires */
  OBLIGATION_EXCEPTIONS,  /* thrown exactly where the specification says */
  OBLIGATION_POST,        /* @Ensures and @Returns: trace inclusion */
  OBLIGATION_FRAME,       /* @Modifies */
  OBLIGATION_INVARIANT,   /* invariant preservation */
  OBLIGATION_ABSTRACTION, /* specification fields have one value in each state */
  OBLIGATIONS
} obligation;

typedef struct line_origin {
  const ir_class *class; /* NULL: nothing that users see */
  uint32_t line;
  const char *shown; /* what the statement changes, for people; NULL: nothing */
  bool is_truth;     /* what it changes is a Java boolean, 0 or 1 */
  bool is_silent;    /* no step of a trace: a loop that the source has no line for */
  bool is_trap;      /* an exception that no statement of the source throws */
  obligation kind;   /* of a line in a specification */
  const spec_clause *clause;
  const char *note;        /* instead of a clause */
  const ir_method *callee; /* a call */
} line_origin;

#define HIDDEN ((line_origin){0})

typedef struct writer {
  char_vector text;
  vector(line_origin) origins; /* of line 1, 2, ... */
} writer;

void writer_line(writer *, line_origin, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void writer_clear(writer *);
void writer_release(writer *);
const line_origin *writer_origin(const writer *, uint32_t line);

#endif
