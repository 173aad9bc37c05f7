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

/* a/b/C.java for what is in package a.b, wherever the file lies. */
static const char *place_of(inputs *in, const char *source) {
  return arena_print(&in->store, "%s%s", source_package(&in->store, source),
                     file_name(source));
}

/* The same for a class file; NULL when javac was told not to write it down. */
static const char *place_of_class(inputs *in, name class_name, const class_bytes *bytes,
                                  diag_sink *sink) {
  classfile *c = classfile_read(&in->store, &java_program_ir(in->program)->names,
                                bytes->bytes, bytes->size, bytes->origin, sink);
  if (!c || !c->source_file)
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

void inputs_part_implied(inputs *in, const char *compiled, diag_sink *sink) {
  text_vector places = {0}, roots = {0};
  vec_each (const char *, s, &in->sources) {
    vec_push(&places, place_of(in, *s));
    const char *root = source_root(&in->store, *s);
    if (!contains(&roots, root))
      vec_push(&roots, root);
  }
  uint32_t kept = 0;
  vec_each (name, c, &in->classes) {
    class_bytes bytes;
    bool ours = classpath_find(java_program_classpath(in->program), *c, &bytes) &&
                !strncmp(bytes.origin, compiled, strlen(compiled));
    const char *place = ours ? place_of_class(in, *c, &bytes, sink) : NULL;
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
