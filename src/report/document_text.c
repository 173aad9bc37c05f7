/* What all documents share: reading the result, and text that is safe in XML. */
#include "report/document_internal.h"

#include <inttypes.h>
#include <string.h>

const char *document_text(const json_t *o, const char *key) {
  const char *text = json_string_value(json_object_get(o, key));
  return text ? text : "";
}

json_int_t document_number(const json_t *o, const char *key) {
  return json_integer_value(json_object_get(o, key));
}

const json_t *document_list(const json_t *o, const char *key) {
  return json_object_get(o, key);
}

const char *document_subject(const json_t *result) {
  const char *class = document_text(result, "class");
  return *class ? class : document_text(result, "file");
}

void document_escape(const char *text, FILE *out) {
  for (; *text; text++)
    switch (*text) {
    case '<': fputs("&lt;", out); break;
    case '>': fputs("&gt;", out); break;
    case '&': fputs("&amp;", out); break;
    case '"': fputs("&quot;", out); break;
    case '\n':
    case '\t': fputc(*text, out); break;
    default:
      if ((unsigned char)*text >= ' ')
        fputc(*text, out);
    }
}

void document_plain(const char *text, FILE *out) {
  fputs(text, out);
}

void document_value(const json_t *v, FILE *out, void (*put)(const char *, FILE *)) {
  if (json_is_string(v)) {
    put(json_string_value(v), out);
    return;
  }
  char *text = json_dumps(v, JSON_ENCODE_ANY | JSON_COMPACT | JSON_REAL_PRECISION(6));
  put(text ? text : "?", out);
  free(text);
}

static void print_range(const json_t *pair, FILE *out) {
  fprintf(out, "%" JSON_INTEGER_FORMAT "..%" JSON_INTEGER_FORMAT,
          json_integer_value(json_array_get(pair, 0)),
          json_integer_value(json_array_get(pair, 1)));
}

static void print_counts(const json_t *counts, FILE *out) {
  const char *key, *between = "";
  json_t *count;
  json_object_foreach((json_t *)counts, key, count) {
    fprintf(out, "%s%s=%" JSON_INTEGER_FORMAT, between, key, json_integer_value(count));
    between = ",";
  }
}

void document_bounds(const json_t *result, FILE *out) {
  const char *key, *between = "", *own = document_text(result, "language_bounds");
  json_t *value;
  if (*own) {
    document_escape(own, out);
    return;
  }
  json_object_foreach(json_object_get(result, "bounds"), key, value) {
    if (json_is_object(value) && !json_object_size(value))
      continue;
    fprintf(out, "%s%s ", between, key);
    between = ", ";
    if (json_is_array(value))
      print_range(value, out);
    else if (json_is_object(value))
      print_counts(value, out);
    else
      document_value(value, out, document_escape);
  }
}
