/* Verdicts that are known: what a check of a project said when everything that goes into
 * it was as it is now.
 *
 *     verdict_key k = verdict_key_of(task);
 *     if (k.known && verdict_recall(&k, out, &status)) ...
 *     ... run it ...
 *     verdict_keep(&k, said, status);
 *
 * Into it go the tool, the JDK, the options, and the contents of every source, class and
 * archive that a PATH or the class path leads to, with those below the folder that a
 * source's package is counted from. Only holds and violated are kept, and nothing of a
 * check that writes files.
 */
#ifndef CLI_VERDICTS_H
#define CLI_VERDICTS_H

#include "cli/project.h"

#include <stdio.h>

typedef struct verdict_key {
  bool known; /* false: such a check is not kept */
  char file[64];
} verdict_key;

verdict_key verdict_key_of(const project_task *);

/* What it said, written to `out`, and its exit status; false: it is not known. */
bool verdict_recall(const verdict_key *, FILE *out, int *status);
void verdict_keep(const verdict_key *, FILE *said, int status);

#endif
