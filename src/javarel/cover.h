/* Coverage (003 Chapter 4) on Java's lines: which of them the proof needed. A line is
 * covered when one of its statements is, in one of the runs.
 *
 *     cover_view v;
 *     if (cover_view_init(&v, result, book)) ... v.lines, v.parts ...
 *     cover_view_release(&v);
 */
#ifndef JAVAREL_COVER_H
#define JAVAREL_COVER_H

#include "javarel/javarel.h"

typedef struct cover_line {
  const char *file;
  uint32_t line;
  const char *text;
  uint32_t statements, covered; /* of the line */
  const char *why;              /* the first of them that is missed is */
} cover_line;

typedef struct cover_part {
  const spec_clause *clause;
  bool is_covered;
} cover_part;

typedef struct cover_view {
  arena store;
  vector(cover_line) lines;            /* in the order of the source */
  vector(cover_part) parts;            /* clauses of the specification */
  uint32_t missed_lines, missed_parts; /* lines of which nothing is covered */
  bool is_open;                        /* a limit came first */
} cover_view;

/* A limit came before all of it was measured. */
bool cover_is_unfinished(const javarel_result *);
/* False: no run has measured it. */
bool cover_view_init(cover_view *, const javarel_result *, spec_book *);
void cover_view_release(cover_view *);

#endif
