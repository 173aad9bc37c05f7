/* A state as boxes and arrows: what those who draw it walk over. */
#ifndef REPORT_DOCUMENT_HEAP_H
#define REPORT_DOCUMENT_HEAP_H

#include "report/document_internal.h"

typedef struct graph {
  const json_t *state, *other; /* other: what it is compared with; or NULL */
  FILE *out;
} graph;

typedef void heap_visit(const graph *, const char *object, const char *slot,
                        bool is_changed, const json_t *value);
/* Every field, or element by its index in brackets. */
void heap_each_slot(const graph *, const char *name, const json_t *object, heap_visit *);
/* The object that the value is a reference to; NULL: it is none. */
const char *heap_target(const graph *, const json_t *value);

/* document_drawing.c: as SVG, without Graphviz. New; NULL: that are too many objects. */
char *document_drawing(const json_t *state, const json_t *other);
extern const char document_drawing_arrow[]; /* once in a page that has some */

#endif
