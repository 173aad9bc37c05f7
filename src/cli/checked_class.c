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

bool checked_has_mark(const classfile *c) {
  static const char *const marks[] = {"Lglassbox/Pre;", "Lglassbox/Post;",
                                      "Lglassbox/Check;"};
  for (uint16_t i = 0; i < c->method_count; i++)
    for (size_t k = 0; k < sizeof marks / sizeof *marks; k++)
      if (annotation_find(&c->methods[i].annotations, marks[k]))
        return true;
  return java_has_blocks(c);
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

/* How many of the classes given; UINT32_MAX after an error. */
static uint32_t count(inputs *in, bool (*fits)(const classfile *), diag_sink *sink) {
  uint32_t found = 0;
  vec_each (name, n, &in->classes) {
    const classfile *c = inputs_class_read(in, *n, sink);
    if (!c)
      return UINT32_MAX;
    found += fits(c);
  }
  return found;
}

/* Those that have the method, which may be the name of a block instead; all are known to
 * be read. */
static name_vector classes_with_method(inputs *in, const char *wanted, diag_sink *sink) {
  name_vector having = {0};
  vec_each (name, n, &in->classes)
    if (has_method(inputs_class_read(in, *n, sink), wanted))
      vec_push(&having, *n);
  return having;
}

/* The class: the one with an invariant; else the one with methods that are marked, or
 * blocks; else, where --method names one, the outermost that has it; else the one with
 * code between marks. NULL: an error. */
name checked_class(inputs *in, const cli_options *o, diag_sink *sink) {
  const char *only = o->class_name;
  uint32_t invariants = only ? 0 : count(in, checked_has_invariant, sink);
  uint32_t marked = only || invariants ? 0 : count(in, checked_has_mark, sink);
  if (invariants == UINT32_MAX || marked == UINT32_MAX)
    return NULL;
  if (!only && !invariants && !marked && o->methods.size) {
    name_vector having = classes_with_method(in, o->methods.data[0], sink);
    name picked = having.size ? inputs_class_outermost(&having, sink) : NULL;
    bool is_decided = having.size;
    vec_release(&having);
    if (is_decided)
      return picked;
  }
  if (!only && !invariants && !marked)
    only = class_with_marks(in, sink);
  return inputs_class_pick(
      in, only, marked ? checked_has_mark : checked_has_invariant,
      o->methods.size
          ? "the method that --method names: 'glassbox list' shows all"
          : "an invariant, boolean repOk(), a method marked @Check, @Pre or @Post, or a "
            "block; name what to check with --method, or let 'glassbox init FILE.java' "
            "propose an invariant",
      sink);
}
