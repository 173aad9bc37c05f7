/* A label is a key of the JSON, with '_' for its spaces. */
#include "cli/list_rows.h"

#include "base/memory.h"
#include "cli/result_json.h"

#include <string.h>

void list_label(list_rows *r, const char *label) {
  r->label = label;
  r->count = 0;
}

static json_t *array_of(const list_rows *r) {
  char *key = memory_copy_text(r->label);
  for (char *c = key; *c; c++)
    if (*c == ' ')
      *c = '_';
  json_t *all = json_object_get(r->class, key);
  if (!all) {
    all = json_array();
    json_object_set_new(r->class, key, all);
  }
  memory_free(key);
  return all;
}

void list_row(list_rows *r, const char *text) {
  if (r->out)
    fprintf(r->out, "  %-15s %s\n", r->count ? "" : r->label, text);
  if (r->class)
    json_array_append_new(array_of(r), result_json_text(text));
  r->count++;
}

/* The columns of a line of text become one: "Node.key: int: 0..5". New. */
static char *without_columns(const char *line, size_t length, const char *label) {
  char *text = memory_print("%.*s", (int)length, line), *to = text, *at = text;
  at += strspn(at, " ");
  if (!strncmp(at, label, strlen(label))) {
    at += strlen(label);
    at += strspn(at, " ");
  }
  while (*at) {
    size_t gap = strspn(at, " ");
    if (gap > 1) {
      *to++ = ':';
      at += gap - 1;
    }
    *to++ = *at++;
  }
  *to = 0;
  return text;
}

void list_lines(list_rows *r, const char *text) {
  if (r->out)
    fputs(text, r->out);
  for (const char *at = text; r->class && *at;) {
    size_t length = strcspn(at, "\n");
    char *line = without_columns(at, length, r->label);
    json_array_append_new(array_of(r), result_json_text(line));
    memory_free(line);
    at += length + (at[length] == '\n');
  }
}
