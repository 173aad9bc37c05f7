/* Assignability by names. */
#include "java/typeflow.h"

#include <string.h>

enum { DEEPEST = 64 };

static bool is_array(name n) {
  return n->text[0] == '[';
}

static bool is(name n, const char *text) {
  return !strcmp(n->text, text);
}

/* The class that is meant by the element type of an array; NULL: a primitive type. */
static name element_class(java_program *p, name array) {
  const char *element = array->text + 1;
  size_t length = array->length - 1;
  if (*element == '[')
    return name_mk_text(&p->ir.names, element, length);
  return *element == 'L' ? name_mk_text(&p->ir.names, element + 1, length - 2) : NULL;
}

static bool array_fits(java_program *p, name from, name to) {
  if (!is_array(to))
    return is(to, "java/lang/Object") || is(to, "java/lang/Cloneable") ||
           is(to, "java/io/Serializable");
  name a = element_class(p, from), b = element_class(p, to);
  return a && b ? typeflow_fits(p, a, b) : from == to;
}

/* Along superclasses. A class that is not there may descend from anything. */
static bool is_below(java_program *p, name from, name to) {
  for (int depth = 0; from && depth < DEEPEST; depth++) {
    if (from == to)
      return true;
    const classfile *f = java_class_file(p, from, p->ir.sink);
    if (!f)
      return true;
    from = f->super_name;
  }
  return false;
}

bool typeflow_fits(java_program *p, name from, name to) {
  if (from == to || is(to, "java/lang/Object"))
    return true;
  if (is_array(from))
    return array_fits(p, from, to);
  if (is_array(to))
    return false;
  const classfile *wanted = java_class_file(p, to, p->ir.sink);
  return !wanted || (wanted->access & ACC_INTERFACE) || is_below(p, from, to);
}
