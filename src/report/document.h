/* The result of a command as files: JSON, SARIF, JUnit XML, Markdown, HTML, Graphviz.
 *
 *     document_set files = {.paths[DOCUMENT_JSON] = o->json, ...};
 *     if (!documents_open(&files, sink)) return EXIT_USAGE;
 *     ... the work ...
 *     documents_write(&files, result, sink);      json_t, see docs/manual/results.md
 *     documents_close(&files);
 *
 * Everything is made from the JSON, so a command that makes that has all of them. Files
 * are opened before the work begins: a wrong path should not cost an hour. One that is
 * written again, because there is more to say, is written from its start.
 */
#ifndef REPORT_DOCUMENT_H
#define REPORT_DOCUMENT_H

#include "base/diag.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

typedef enum {
  DOCUMENT_JSON,
  DOCUMENT_SARIF,
  DOCUMENT_JUNIT,
  DOCUMENT_MARKDOWN,
  DOCUMENT_HTML,
  DOCUMENT_DOT,
  DOCUMENT_COUNT
} document_kind;

typedef struct document_set {
  const char *paths[DOCUMENT_COUNT]; /* NULL: not wanted; "-": standard output */
  FILE *files[DOCUMENT_COUNT];
} document_set;

/* False, with an error: a path cannot be written, or two are standard output. */
bool documents_open(document_set *, diag_sink *);
/* Whether standard output belongs to one of them. */
bool documents_take_output(const document_set *);
bool documents_any(const document_set *);
/* False, with an error: not all could be written. */
bool documents_write(document_set *, const json_t *result, diag_sink *);
void documents_close(document_set *);

#endif
