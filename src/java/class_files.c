/* The class files of a program, each read once however many ask for it: to pick the class
 * that is meant, to find subclasses, to load it. And what they tell without being loaded,
 * which would need all that they name.
 *
 * Most programs that are checked use no class of glassbox's own but annotations, which
 * nobody loads: so its jar is opened when a class is found nowhere else. */
#include "java/internal.h"

enum {
  DEEPEST = 64
}; /* a class that is its own superclass is somebody else's to report */

static bool find_in_library(java_program *p, name n, class_bytes *out) {
  if (!p->library_jar)
    return false;
  if (!p->library) {
    p->library = classpath_new(&p->files, &p->ir.names, p->ir.sink);
    classpath_add(p->library, p->library_jar);
  }
  return classpath_find(p->library, n, out) ||
         classpath_find(p->library, name_mk_print(&p->ir.names, "model/%s", n->text),
                        out);
}

static bool find_bytes(java_program *p, name n, class_bytes *out) {
  uint32_t errors = p->ir.sink->errors;
  if (classpath_find(p->path, n, out))
    return true;
  return p->ir.sink->errors == errors && find_in_library(p, n, out);
}

bool java_has_class(java_program *p, name n) {
  class_bytes ignored;
  return find_bytes(p, n, &ignored);
}

classfile *java_class_file(java_program *p, name n, diag_sink *sink) {
  uint64_t *known = map_get(&p->class_files, map_address(n));
  if (known)
    return (classfile *)(uintptr_t)*known;
  class_bytes bytes;
  uint32_t errors = p->ir.sink->errors;
  bool found = find_bytes(p, n, &bytes);
  classfile *f = found ? classfile_read(&p->files, &p->ir.names, bytes.bytes, bytes.size,
                                        bytes.origin, sink)
                       : NULL;
  bool damaged = !f && (found || p->ir.sink->errors != errors);
  p->ir.is_damaged |= damaged;
  if (f || damaged) /* which is said once */
    map_put(&p->class_files, map_address(n), map_address(f));
  return f;
}

/* A class that is there and cannot be read might descend from anything: an error. */
static bool descends(java_program *p, name from, name super, int depth) {
  if (from == super)
    return true;
  classfile *f = depth <= DEEPEST ? java_class_file(p, from, p->ir.sink) : NULL;
  if (!f)
    return false;
  for (uint16_t i = 0; i < f->interface_count; i++)
    if (descends(p, f->interfaces[i], super, depth + 1))
      return true;
  return f->super_name && descends(p, f->super_name, super, depth + 1);
}

bool java_descends(java_program *p, name from, name super) {
  return descends(p, from, super, 0);
}
