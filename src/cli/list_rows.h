/* What list says of a class: rows of text under labels, and the same as JSON.
 *
 *     list_rows rows = {.out = stdout, .class = json_object()};
 *     list_label(&rows, "operations");
 *     list_row(&rows, "insert(int)");        one line, one element of "operations"
 */
#ifndef CLI_LIST_ROWS_H
#define CLI_LIST_ROWS_H

#include <jansson.h>
#include <stdio.h>

typedef struct list_rows {
  FILE *out;         /* NULL: no text */
  json_t *class;     /* NULL: no JSON */
  const char *label; /* of the rows that follow */
  int count;         /* of them so far: the label stands before the first only */
} list_rows;

void list_label(list_rows *, const char *label);
void list_row(list_rows *, const char *text);
/* Lines that are text already, each an element. */
void list_lines(list_rows *, const char *text);

#endif
