/* A source file with another text, among its neighbours: a folder is made in which
 * everything else is as beside the file.
 *
 *     changed_source c;
 *     if (changed_source_open(&c, "a/p/B.java", text, sink))
 *       ... compile c.path ...
 *     changed_source_close(&c);
 */
#ifndef JAVA_CHANGED_SOURCE_H
#define JAVA_CHANGED_SOURCE_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>

typedef struct changed_source {
  arena arena;
  char *folder;     /* NULL: there is none to be removed */
  const char *path; /* of the changed file */
} changed_source;

/* False, with an error in the sink, when it cannot be written; changed_source_close is
 * due in every case. */
bool changed_source_open(changed_source *, const char *file, const char *text,
                         diag_sink *);
void changed_source_close(changed_source *);

#endif
