/* Walks from the class along its tree fields and says of every field on the way what
 * it ranges over when no option says otherwise. */
#include "cli/search_space.h"

#include "java/java_text.h"

#include <inttypes.h>
#include <string.h>

enum { DEFAULT_NODES = 5, DEFAULT_OBJECTS = 3 };

typedef struct walk {
  FILE *out;
  inputs *in;
  diag_sink *sink;
  name_vector classes; /* the main class, then those of tree positions */
} walk;

static bool is_tree(const class_field *f) {
  return annotation_find(&f->annotations, "Lglassbox/Tree;");
}

/* The class that a descriptor names, through arrays; NULL for primitive types. */
static name class_in(walk *w, const char *descriptor) {
  descriptor += strspn(descriptor, "[");
  if (*descriptor != 'L')
    return NULL;
  name_table *names = &java_program_ir(w->in->program)->names;
  return name_mk_text(names, descriptor + 1, strlen(descriptor) - 2);
}

static void add_class(walk *w, name class_name) {
  vec_each (name, known, &w->classes) {
    if (*known == class_name)
      return;
  }
  vec_push(&w->classes, class_name);
}

static bool is_position(const walk *w, name class_name) {
  for (uint32_t i = 1; i < w->classes.size; i++)
    if (w->classes.data[i] == class_name)
      return true;
  return false;
}

static const char *integer_text(walk *w, const class_field *f) {
  const annotation *range = annotation_find(&f->annotations, "Lglassbox/Range;");
  const element_value *least = range ? annotation_element(range, "min") : NULL;
  const element_value *most = range ? annotation_element(range, "max") : NULL;
  return arena_print(&w->in->store, "%" PRId64 "..%" PRId64, least ? least->integer : 0,
                     most ? most->integer : (int64_t)DEFAULT_NODES);
}

/* The constants of an enum, or NULL when the class is none. */
static const char *enum_text(walk *w, name class_name) {
  class_bytes found;
  if (!classpath_find(java_program_classpath(w->in->program), class_name, &found))
    return NULL;
  classfile *c = inputs_class_read(w->in, class_name, w->sink);
  if (!c || !(c->access & ACC_ENUM))
    return NULL;
  const char *text = "null";
  for (uint16_t i = 0; i < c->field_count; i++)
    if (c->fields[i].access & ACC_ENUM)
      text = arena_print(&w->in->store, "%s, %s", text, c->fields[i].name->text);
  return text;
}

static const char *reference_text(walk *w, const char *descriptor) {
  arena *a = &w->in->store;
  name class_name = class_in(w, descriptor);
  const char *constants = enum_text(w, class_name);
  if (constants)
    return constants;
  const char *type = java_text_type(a, descriptor);
  if (is_position(w, class_name))
    return "null or a tree position";
  return arena_print(a, "null or one of %d of class %s", DEFAULT_OBJECTS, type);
}

static const char *range_text(walk *w, const class_field *f, const char *descriptor) {
  switch (*descriptor) {
  case 'B':
  case 'C':
  case 'I':
  case 'J':
  case 'S': return integer_text(w, f);
  case 'Z': return "false, true";
  case 'F':
  case 'D': return "as a new object has it";
  case '[':
    return arena_print(&w->in->store, "null or an own array, length 0..%d, of: %s",
                       DEFAULT_NODES, range_text(w, f, descriptor + 1));
  default:
    return is_tree(f) ? "null or its own tree position" : reference_text(w, descriptor);
  }
}

static void print_field(walk *w, const classfile *c, const class_field *f) {
  arena *a = &w->in->store;
  const char *owner = java_text_type(a, arena_print(a, "L%s;", c->this_name->text));
  const char *left = arena_print(a, "%s.%s: %s", owner, f->name->text,
                                 java_text_type(a, f->descriptor->text));
  fprintf(w->out, "    %-28s %s\n", left, range_text(w, f, f->descriptor->text));
}

/* The class's own fields; `print` false: only follow the tree fields. */
static void visit_fields(walk *w, const classfile *c, bool print) {
  for (uint16_t i = 0; i < c->field_count; i++) {
    const class_field *f = &c->fields[i];
    if (f->access & (ACC_STATIC | ACC_SYNTHETIC))
      continue;
    name position = is_tree(f) ? class_in(w, f->descriptor->text) : NULL;
    if (position)
      add_class(w, position);
    if (print)
      print_field(w, c, f);
  }
}

/* The class with its superclasses, root first. */
static bool visit_class(walk *w, name class_name, bool print) {
  classfile *c = inputs_class_read(w->in, class_name, w->sink);
  if (!c || (c->super_name && !visit_class(w, c->super_name, print)))
    return false;
  visit_fields(w, c, print);
  return true;
}

static bool visit_all(walk *w, bool print) {
  for (uint32_t i = 0; i < w->classes.size; i++)
    if (!visit_class(w, w->classes.data[i], print))
      return false;
  return true;
}

bool search_space_print(FILE *out, inputs *in, classfile *main_class, diag_sink *sink) {
  walk w = {out, in, sink, {0}};
  vec_push(&w.classes, main_class->this_name);
  bool complete = visit_all(&w, false);
  if (complete) {
    fprintf(out, "  %-15s by default, with %d tree positions\n", "search space",
            DEFAULT_NODES);
    visit_all(&w, true);
    fprintf(out, "    %-28s as a field of the same type\n", "parameters");
  }
  vec_release(&w.classes);
  return complete;
}
