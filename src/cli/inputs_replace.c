/* --replace M=A: finds both classes by the names that users give them. */
#include "cli/inputs.h"

#include "java/java_text.h"

#include <string.h>

/* Among the user's classes, in java.util or glassbox, or by its full name. */
static name find_class(inputs *in, const char *wanted, size_t length, diag_sink *sink) {
  name_table *names = &java_program_ir(in->program)->names;
  static const char *const packages[] = {"", "glassbox/", "java/util/", "java/lang/"};
  vec_each (name, n, &in->known)
    if (java_text_is_called(*n, wanted, length))
      return *n;
  for (size_t k = 0; k < sizeof packages / sizeof *packages; k++) {
    char *text = memory_print("%s%.*s", packages[k], (int)length, wanted);
    for (char *c = text; *c; c++)
      if (*c == '.')
        *c = '/';
    name n = name_mk(names, text);
    memory_free(text);
    if (java_has_class(in->program, n))
      return n;
  }
  diag_error(sink, NO_PLACE, "--replace: no class '%.*s'", (int)length, wanted);
  return NULL;
}

/* The class that is checked, when the name is a companion's. */
static name checked_class(inputs *in, name given, diag_sink *sink) {
  classfile *f = inputs_class_read(in, given, sink);
  const annotation *mark =
      f ? annotation_find(&f->annotations, "Lglassbox/SpecFor;") : NULL;
  const element_value *of = mark ? annotation_element(mark, "value") : NULL;
  if (!of || of->tag != 'c')
    return given;
  name_table *names = &java_program_ir(in->program)->names;
  return name_mk_text(names, of->text->text + 1, of->text->length - 2);
}

bool inputs_replace(inputs *in, const cli_options *o, name checked, diag_sink *sink) {
  if (!o->replacements.size)
    return true;
  name kept = checked_class(in, checked, sink);
  vec_each (const char *const, text, &o->replacements) {
    const char *equals = strchr(*text, '=');
    if (!equals || equals == *text || !equals[1]) {
      diag_error(sink, NO_PLACE, "--replace takes M=A, two classes, not '%s'", *text);
      return false;
    }
    name what = find_class(in, *text, (size_t)(equals - *text), sink);
    name by = what ? find_class(in, equals + 1, strlen(equals + 1), sink) : NULL;
    if (!by)
      return false;
    if (what == kept || what == by) {
      diag_error(sink, NO_PLACE, "--replace %s: %s", *text,
                 what == kept ? "the class that is checked cannot be replaced"
                              : "a class does not replace itself");
      return false;
    }
    java_program_replace(in->program, what, by, kept);
    vec_push(&in->replacing, by);
  }
  return true;
}
