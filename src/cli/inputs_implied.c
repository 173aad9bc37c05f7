/* Sources that the user did not name: javac finds them beside those that were named, and
 * compiles what these need. Their classes are known, and can be picked by name, but none
 * of them is what the user wants checked or run unless he says so. */
#include "cli/inputs.h"
#include "java/source_text.h"

#include <string.h>
#include <unistd.h>

static const char *file_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/* NULL: the class is not in the folder, or cannot be read. */
static const classfile *file_in(inputs *in, name class_name, const char *folder) {
  diag_sink *sink = java_program_ir(in->program)->sink;
  const classfile *c = java_class_file(in->program, class_name, sink);
  return c && !strncmp(c->origin, folder, strlen(folder)) ? c : NULL;
}

/* Where the source of the class lies among others: a/b/C.java for what is in package a.b.
 * NULL when javac was told not to write it down. */
static const char *place_of_class(inputs *in, name class_name, const classfile *c) {
  if (!c->source_file)
    return NULL;
  int package = (int)(file_name(class_name->text) - class_name->text);
  return arena_print(&in->store, "%.*s%s", package, class_name->text,
                     c->source_file->text);
}

static bool contains(const text_vector *all, const char *text) {
  vec_each (const char *, t, all) {
    if (!strcmp(*t, text))
      return true;
  }
  return false;
}

/* So that a report can quote it. */
static void add_source(inputs *in, const text_vector *roots, const char *place) {
  vec_each (const char *, r, roots) {
    const char *path =
        strcmp(*r, ".") ? arena_print(&in->store, "%s/%s", *r, place) : place;
    if (access(path, R_OK) || contains(&in->sources, path))
      continue;
    vec_push(&in->sources, path);
    return;
  }
}

void inputs_part_implied(inputs *in, const char *compiled) {
  text_vector places = {0}, roots = {0};
  vec_each (const char *, s, &in->sources) {
    const char *package = source_package(&in->store, *s);
    vec_push(&places, arena_print(&in->store, "%s%s", package, file_name(*s)));
    const char *root = source_root(&in->store, *s, package);
    if (!contains(&roots, root))
      vec_push(&roots, root);
  }
  uint32_t kept = 0;
  bool ours = true; /* what was compiled comes first on the class path */
  vec_each (name, c, &in->classes) {
    const classfile *file = ours ? file_in(in, *c, compiled) : NULL;
    const char *place = file ? place_of_class(in, *c, file) : NULL;
    ours = file;
    if (!place || contains(&places, place))
      in->classes.data[kept++] = *c;
    else {
      vec_push(&in->implied, *c);
      add_source(in, &roots, place);
    }
  }
  in->classes.size = kept;
  vec_release(&places);
  vec_release(&roots);
}
