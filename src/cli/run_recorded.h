/* A console that keeps what a program prints, for the documents that run writes. */
#ifndef CLI_RUN_RECORDED_H
#define CLI_RUN_RECORDED_H

#include "jre/jre.h"

#include <stdio.h>

typedef struct recorded_console {
  jre_console base; /* first, so that its address is ours */
  jre_console *shown;
  FILE *streams[2];
  char *texts[2]; /* standard output and errors, after recorded_end */
  size_t sizes[2];
} recorded_console;

/* What is printed goes to `out` (NULL: nowhere) and standard error as well. */
void recorded_begin(recorded_console *, FILE *out);
void recorded_end(recorded_console *);
void recorded_release(recorded_console *);

#endif
