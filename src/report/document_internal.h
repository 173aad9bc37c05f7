/* Inside documents: one writer for each kind, and what they share. */
#ifndef REPORT_DOCUMENT_INTERNAL_H
#define REPORT_DOCUMENT_INTERNAL_H

#include "report/document.h"

/* Writes a whole document. Whether the file took it is asked afterwards. */
typedef void document_writer(const json_t *result, FILE *);
document_writer document_sarif, document_junit, document_markdown, document_html,
    document_dot;

/* The value of a key: "" or 0 when there is none. */
const char *document_text(const json_t *, const char *key);
json_int_t document_number(const json_t *, const char *key);
const json_t *document_list(const json_t *, const char *key); /* empty: NULL */

/* What was checked: a class or a file. */
const char *document_subject(const json_t *result);
/* One line for each part of the bounds, as "nodes 5, ints 0..5". */
void document_bounds(const json_t *result, FILE *);

/* Text in XML and HTML. Characters that XML does not have are left out. */
void document_escape(const char *text, FILE *);
void document_plain(const char *text, FILE *);
/* A value of a state or trace, in one line; texts without quotes. */
void document_value(const json_t *, FILE *, void (*put)(const char *, FILE *));

/* document_threads.c: whether the steps of a trace are those of threads; such a trace as a
 * part of a page. */
bool document_has_threads(const json_t *trace);
void document_threads(const json_t *trace, FILE *);

/* document_coverage.c: on the source `file`, unless the coverage names its own; NULL:
 * nothing. `of` is the method, or "". */
void document_coverage(const json_t *coverage, const char *file, const char *of, FILE *);

/* document_others.c: classes, output, a patch: on a page, and in Markdown. */
void document_others(const json_t *result, FILE *);
void document_others_markdown(const json_t *result, FILE *);

/* A state as a Graphviz digraph: `other` is the state that it is compared with, and what
 * is different is marked. */
void document_graph(const char *name, const json_t *state, const json_t *other,
                    FILE *out);
/* Whether it is a heap: objects with fields or elements. */
bool document_is_heap(const json_t *state);
/* The graph as SVG, made by the program dot, or without it. New, or NULL: it is too large. */
char *document_svg(const json_t *state, const json_t *other);

#endif
