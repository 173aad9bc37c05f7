/* Cursors and attributes: every byte that the class file reader looks at comes
 * through cursor_take. */
#include "java/classfile_reading.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Names out of the file are quoted in messages, and may be anything. */
static void make_printable(char *text) {
  for (; *text; text++)
    if (*text < ' ' || *text > '~')
      *text = '?';
}

void job_refuse(job *j, const char *format, ...) {
  if (j->failed)
    return;
  j->failed = true;
  char what[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  make_printable(what);
  diag_error(j->sink, (place){j->class->origin, 0, 0}, "%s", what);
}

void job_fail(job *j, const char *format, ...) {
  char what[300], method[300] = "";
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  if (j->method)
    snprintf(method, sizeof method, "method %.140s%.140s: ", j->method->name->text,
             j->method->descriptor->text);
  job_refuse(j, "broken class file: %s%s; compile it again", method, what);
}

const uint8_t *cursor_take(cursor *c, size_t bytes) {
  if ((size_t)(c->end - c->at) < bytes || c->job->failed) {
    job_fail(c->job, "%s ends early", c->what);
    c->at = c->end;
    return NULL;
  }
  const uint8_t *taken = c->at;
  c->at += bytes;
  return taken;
}

uint8_t cursor_u1(cursor *c) {
  const uint8_t *p = cursor_take(c, 1);
  return p ? *p : 0;
}

uint16_t cursor_u2(cursor *c) {
  const uint8_t *p = cursor_take(c, 2);
  return p ? load_u2(p) : 0;
}

uint32_t cursor_u4(cursor *c) {
  const uint8_t *p = cursor_take(c, 4);
  return p ? load_u4(p) : 0;
}

uint16_t cursor_count(cursor *c, size_t bytes_each) {
  uint16_t count = cursor_u2(c);
  if (count * bytes_each > (size_t)(c->end - c->at)) {
    job_fail(c->job, "%s ends early: it announces %u items", c->what, count);
    return 0;
  }
  return count;
}

uint16_t cursor_pool(cursor *c, uint32_t tags) {
  uint16_t index = cursor_u2(c);
  return !c->job->failed && pool_check(c->job, index, tags) ? index : 0;
}

uint16_t cursor_pool_or_zero(cursor *c, uint32_t tags) {
  uint16_t index = cursor_u2(c);
  return index && pool_check(c->job, index, tags) ? index : 0;
}

name cursor_text(cursor *c) {
  uint16_t index = cursor_pool(c, 1u << POOL_UTF8);
  return index ? classfile_text(c->job->class, index) : NULL;
}

name cursor_class_or_null(cursor *c) {
  uint16_t index = cursor_pool_or_zero(c, 1u << POOL_CLASS);
  if (!index)
    return NULL;
  name n = classfile_class(c->job->class, index);
  if (n->text[0] == '[')
    job_fail(c->job, "%s names the array class %s", c->what, n->text);
  return n;
}

name cursor_class(cursor *c) {
  name n = cursor_class_or_null(c);
  if (!n)
    job_fail(c->job, "%s lacks the name of a class", c->what);
  return n;
}

name *cursor_classes(cursor *c, uint16_t *count) {
  uint16_t n = cursor_count(c, 2);
  name *classes = arena_new_array(c->job->class->arena, name, n);
  for (uint16_t i = 0; i < n && !c->job->failed; i++)
    classes[i] = cursor_class(c);
  *count = n;
  return classes;
}

#define ATTRIBUTE_NAME(n) {#n, sizeof #n - 1},
static const struct {
  const char *text;
  uint32_t length;
} attribute_names[] = {{"", 0}, ATTRIBUTES(ATTRIBUTE_NAME)};
enum { ATTRIBUTE_KINDS = sizeof attribute_names / sizeof *attribute_names };

/* The kind is kept in the text's pool entry, where it costs nothing the next time:
 * a = kind + 1. */
static attribute_kind kind_of(classfile *class, uint16_t index) {
  pool_entry *e = &class->pool[index];
  assert(e->tag == POOL_UTF8 && "attribute names are texts");
  if (e->a)
    return (attribute_kind)(e->a - 1);
  uint16_t kind = ATTRIBUTE_KINDS - 1;
  while (kind && (attribute_names[kind].length != e->text.length ||
                  memcmp(attribute_names[kind].text, e->text.bytes, e->text.length)))
    kind--;
  e->a = kind + 1;
  return (attribute_kind)kind;
}

static bool may_repeat(attribute_kind kind) {
  return kind == ATTRIBUTE_LineNumberTable || kind == ATTRIBUTE_LocalVariableTable;
}

void attributes_read(cursor *c, attribute_visitor *visit, void *context) {
  job *j = c->job;
  uint32_t seen = 0;
  _Static_assert(ATTRIBUTE_KINDS <= 32, "one bit for each kind");
  uint16_t count = cursor_count(c, 6);
  for (uint16_t i = 0; i < count && !j->failed; i++) {
    uint16_t index = cursor_pool(c, 1u << POOL_UTF8);
    uint32_t size = cursor_u4(c);
    const uint8_t *bytes = cursor_take(c, size);
    if (!bytes)
      return;
    attribute_kind kind = kind_of(j->class, index);
    if (kind == ATTRIBUTE_OTHER)
      continue;
    const char *what = attribute_names[kind].text;
    if (seen >> kind & 1 && !may_repeat(kind))
      job_fail(j, "attribute %s stands twice", what);
    seen |= 1u << kind;
    cursor body = {bytes, bytes + size, j, what};
    visit(kind, &body, context);
    if (body.at != bytes && body.at != body.end)
      job_fail(j, "attribute %s is longer than its contents", what);
  }
}
