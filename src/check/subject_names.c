/* Names as users write them: the last parts of a class name, a method with or without
 * its parameter types. */
#include "check/subject_names.h"

#include "java/descriptor.h"
#include "java/java_text.h"

#include <assert.h>
#include <string.h>

static ir_class *nested_class(const subject *s, ir_class *c, const char *wanted,
                              size_t length) {
  const java_class_info *info = java_info(c);
  for (uint32_t i = 0; info->file && i < info->file->inner_count; i++)
    if (java_text_is_called(info->file->inners[i].inner, wanted, length))
      return java_class_if_found(s->program, info->file->inners[i].inner);
  return NULL;
}

/* By full name: every split of the parts into package and nested classes is tried,
 * the longest package first. */
static ir_class *class_in_full(const subject *s, const char *package, const char *wanted,
                               size_t length) {
  name_table *names = &java_program_ir(s->program)->names;
  char *text = memory_print("%s%.*s", package, (int)length, wanted);
  ir_class *found = NULL;
  for (char *p = text; *p; p++)
    if (*p == '.')
      *p = '/';
  for (;;) {
    found = java_class_if_found(s->program, name_mk(names, text));
    char *slash = strrchr(text, '/');
    if (found || !slash || slash < text + strlen(package))
      break;
    *slash = '$';
  }
  memory_free(text);
  return found;
}

ir_class *subject_class_called(const subject *s, const char *wanted, size_t length) {
  static const char *const packages[] = {"", "java/lang/", "java/util/", "java/io/",
                                         "glassbox/"};
  assert(s->class);
  if (!length)
    return NULL;
  for (ir_class *c = s->class; c; c = c->super) {
    if (java_text_is_called(c->name, wanted, length))
      return c;
    ir_class *nested = nested_class(s, c, wanted, length);
    if (nested)
      return nested;
  }
  vec_each (name, n, &s->classes)
    if (java_text_is_called(*n, wanted, length))
      return java_class_if_found(s->program, *n);
  const char *slash = strrchr(s->class->name->text, '/');
  if (slash) {
    char *package = memory_print("%.*s", (int)(slash + 1 - s->class->name->text),
                                 s->class->name->text);
    ir_class *found = class_in_full(s, package, wanted, length);
    memory_free(package);
    if (found)
      return found;
  }
  for (size_t i = 0; i < sizeof packages / sizeof *packages; i++) {
    ir_class *found = class_in_full(s, packages[i], wanted, length);
    if (found)
      return found;
  }
  return NULL;
}

const char *method_text(arena *a, const ir_method *m) {
  if (strcmp(m->name->text, "<init>") != 0)
    return java_text_method(a, m->name->text, m->descriptor->text);
  const char *type = java_text_type(a, arena_print(a, "L%s;", m->owner->name->text));
  return java_text_method(a, type, m->descriptor->text);
}

const char *class_text(arena *a, const ir_class *c) {
  return c->is_array ? java_text_type(a, c->name->text)
                     : java_text_class(a, c->name->text);
}

/* Types of `wanted` may be given by their full names: only last parts are compared. */
static void add_simple(char_vector *out, const char *text) {
  uint32_t start = 0;
  for (; *text; text++) {
    if (*text == ' ')
      continue;
    if (*text == '.' && strncmp(text, "...", 3) != 0) {
      out->size = start;
      continue;
    }
    if (!strncmp(text, "...", 3)) {
      vec_push(out, '[');
      vec_push(out, ']');
      text += 2;
      continue;
    }
    vec_push(out, *text);
    if (strchr("(,", *text))
      start = out->size;
  }
  vec_push(out, 0);
}

bool method_is_called(arena *a, const ir_method *m, const char *wanted) {
  const char *text = method_text(a, m);
  size_t name_length = strcspn(text, "(");
  char_vector simple = {0};
  add_simple(&simple, wanted);
  bool called = strchr(wanted, '(') ? !strcmp(simple.data, text)
                                    : strlen(simple.data) == name_length &&
                                          !strncmp(simple.data, text, name_length);
  vec_release(&simple);
  return called;
}

place class_place(const ir_class *c) {
  return (place){c->file, 0, 0};
}

place method_place(const ir_method *m) {
  place here = class_place(m->owner);
  class_method *origin = m->origin;
  diag_sink silent = {0};
  if (!here.file || !origin || !origin->code_bytes)
    return here;
  code *k = origin->code ? origin->code
                         : classfile_code(java_info(m->owner)->file, origin, &silent);
  if (k && k->line_count)
    here.line = k->lines[0].line;
  return here;
}

bool method_parameter_classes(java_program *p, const ir_method *m, class_vector *out) {
  const char *at = m->descriptor->text + 1;
  while (*at != ')') {
    size_t length = descriptor_length(at, strlen(at));
    ir_class *c = java_descriptor_class(p, at, length);
    if (!c)
      return false;
    vec_push(out, c);
    at += length;
  }
  return true;
}

const annotation *method_annotation(const ir_method *m, const char *type) {
  const class_method *origin = m->origin;
  return origin ? annotation_find(&origin->annotations, type) : NULL;
}

const annotation *field_annotation(const ir_field *f, const char *type) {
  const class_field *origin = f->origin;
  return origin ? annotation_find(&origin->annotations, type) : NULL;
}

const annotation *class_annotation(const ir_class *c, const char *type) {
  const classfile *file = java_info(c)->file;
  return file ? annotation_find(&file->annotations, type) : NULL;
}

const annotation *class_annotation_inherited(const ir_class *c, const char *type) {
  const annotation *found = NULL;
  for (; c && !found; c = c->super)
    found = class_annotation(c, type);
  return found;
}
