/* FILE.lang on the command line: becomes a Java class, which is checked in its place;
 * what is found is told in the language's own notation.
 *
 *     checked_language l;
 *     char *class_file;
 *     if (!language_open(&l, options, &class_file, sink)) return EXIT_USAGE;
 *     ...
 *     language_close(&l);
 */
#ifndef CLI_LANGUAGE_H
#define CLI_LANGUAGE_H

#include "cli/documents.h"
#include "lang/explain.h"
#include "lang/lang.h"

#include <jansson.h>

typedef struct checked_language {
  language *language;
  lang_layout layout;
  interpreter interpreter;
  lang_finding found; /* fault: FAULT_NONE when there is nothing to tell */
  json_t *results;    /* of all goals so far, with their text; borrowed */
  bool more;          /* other goals follow */
} checked_language;

bool language_is_named(const cli_options *); /* whether the PATHs are one FILE.lang */

/* Reads the language, with --variant, for one of its goals, and writes its class to
 * --emit DIR, or to the cache folder: *class_file, in the language's arena; NULL where
 * language.refused says why there is none. False after an error. */
bool language_open(checked_language *, const cli_options *, uint32_t goal,
                   char **class_file, diag_sink *);
void language_close(checked_language *);

/* Positions that --size needs; 0: more than an engine that has a position for every node
 * can take. */
uint32_t language_positions(const checked_language *, uint32_t size);

/* Judges the program by the rules themselves. NULL: they say the same; else why this is
 * no counterexample, new. */
char *language_confirm(checked_language *, const char *program);
const char *language_bounds(checked_language *);   /* besides the nodes, in words */
void language_explain(checked_language *, FILE *); /* what was confirmed, if anything */

/* Adds to a result as JSON what the language says of it: its bounds, the program with its
 * derivations; a violation is in FILE.lang, not in the class. */
void language_add_explanation(checked_language *, const cli_options *, json_t *result);

/* Writes the result of this goal, with those of the goals before it: standard output takes
 * one document, after the last. False after an error. */
bool language_write_documents(checked_language *, document_set *, json_t *result,
                              diag_sink *);

/* An engine that needs a class, and there is none: inconclusive, also in the documents. */
int language_refuse(checked_language *, const cli_options *, diag_sink *);

/* Programs judged by the rules themselves, if there are at most so many. False: there are
 * more, and nothing is known nor printed. */
bool language_try(checked_language *, const cli_options *, uint64_t most, diag_sink *,
                  int *status);
/* --engine explicit: every program, one by one, judged by the rules themselves. */
int language_enumerate(checked_language *, const cli_options *, diag_sink *);

#endif
