/* Which class is to be checked, where --class does not say. */
#include "cli/checked_class.h"

#include "java/block.h"

#include <string.h>

bool checked_has_invariant(const classfile *c) {
  if (inputs_class_is_language(c))
    return true;
  for (uint16_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "repOk"))
      return true;
  return false;
}

static bool has_mark(const classfile *c) {
  static const char *const marks[] = {"Lglassbox/Pre;", "Lglassbox/Post;",
                                      "Lglassbox/Check;"};
  for (uint16_t i = 0; i < c->method_count; i++)
    for (size_t k = 0; k < sizeof marks / sizeof *marks; k++)
      if (annotation_find(&c->methods[i].annotations, marks[k]))
        return true;
  return java_has_blocks(c);
}

static bool is_any(const classfile *c) {
  return !(c->access & ACC_SYNTHETIC);
}

static bool has_method(const classfile *c, const char *wanted) {
  size_t length = strcspn(wanted, "(");
  for (uint16_t i = 0; i < c->method_count; i++)
    if (c->methods[i].name->length == length &&
        !strncmp(c->methods[i].name->text, wanted, length))
      return true;
  return false;
}

/* The only class with code between marks in the sources; NULL: none, or several. */
static const char *class_with_marks(inputs *in, diag_sink *sink) {
  java_sources sources = {in->sources.data, in->sources.size};
  const char *found = NULL;
  for (uint32_t i = 0; i < in->classes.size; i++) {
    classfile *c = inputs_class_read(in, in->classes.data[i], sink);
    if (!c || !java_has_marks(c, &sources))
      continue;
    if (found)
      return NULL;
    found = in->classes.data[i]->text;
  }
  return found;
}

/* The class: the one with an invariant; else the one with methods that are marked, or
 * blocks; else, where --method names one, the one that has it; else the one with code
 * between marks, or the only class. NULL: an error. */
name checked_class(inputs *in, const cli_options *o, diag_sink *sink) {
  uint32_t marked = 0, named = 0, invariants = 0;
  const char *only = o->class_name;
  for (uint32_t i = 0; !only && i < in->classes.size; i++) {
    classfile *c = inputs_class_read(in, in->classes.data[i], sink);
    if (!c)
      return NULL;
    invariants += checked_has_invariant(c);
    marked += has_mark(c);
    named += o->methods.size && has_method(c, o->methods.data[0]);
  }
  for (uint32_t i = 0; !invariants && !marked && named == 1 && i < in->classes.size; i++)
    if (has_method(inputs_class_read(in, in->classes.data[i], sink), o->methods.data[0]))
      only = in->classes.data[i]->text;
  if (!only && !invariants && !marked)
    only = class_with_marks(in, sink);
  return inputs_class_pick(
      in, only,
      invariants                      ? checked_has_invariant
      : marked                        ? has_mark
      : o->methods.size && named != 1 ? is_any
                                      : checked_has_invariant,
      "an invariant, boolean repOk(), a method marked @Check, @Pre or @Post, or a "
      "block; name what to check with --method, or let 'glassbox init FILE.java' "
      "propose an invariant",
      sink);
}
