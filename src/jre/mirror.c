/* Class objects and the names of classes.
 *
 * Every class has at most one java.lang.Class object, its mirror, made when it is
 * first asked for and never collected. */
#include "jre/runtime.h"

object_id jre_mirror(machine *m, ir_class *class) {
  jre *j = jre_of(m);
  while (j->mirrors.size <= class->id)
    vec_push(&j->mirrors, 0);
  if (j->mirrors.data[class->id])
    return j->mirrors.data[class->id];
  if (!jre_find_classes(m))
    return 0;
  heap_permanent_begin(&m->heap);
  object_id mirror = heap_new_object(&m->heap, j->class);
  j->mirrors.data[class->id] = mirror;
  map_put(&j->mirrored, mirror, map_address(class));
  if (class->is_array) {
    object_id component = jre_mirror(m, class->element_class);
    jre_slot(m, mirror, "componentType")->ref = component;
  }
  heap_permanent_end(&m->heap);
  return mirror;
}

ir_class *jre_mirrored(machine *m, object_id mirror) {
  uint64_t *class = map_get(&jre_of(m)->mirrored, mirror);
  assert(class && "every Class object is a mirror");
  return (ir_class *)(uintptr_t) * class;
}

static char *dotted(char *text) {
  for (char *p = text; *p; p++)
    if (*p == '/')
      *p = '.';
  return text;
}

char *class_java_name(const ir_class *class) {
  return dotted(memory_copy_text(class->name->text));
}

char *class_external_name(const ir_class *class) {
  uint32_t dimensions = 0;
  for (; class->is_array; class = class->element_class)
    dimensions++;
  char_vector text = {0};
  for (const char *p = class->name->text; *p; p++)
    vec_push(&text, *p == '/' ? '.' : *p);
  while (dimensions--) {
    vec_push(&text, '[');
    vec_push(&text, ']');
  }
  vec_push(&text, '\0');
  return text.data;
}

/* The entry of the class in its own table of inner classes, or NULL. */
const inner_class *class_inner_entry(const ir_class *class) {
  const classfile *file = java_info(class)->file;
  for (uint32_t i = 0; file && i < file->inner_count; i++)
    if (file->inners[i].inner == class->name)
      return &file->inners[i];
  return NULL;
}

int class_modifiers(const ir_class *class) {
  enum { KEPT = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED };
  if (class->is_array)
    return (class_modifiers(class->element_class) & KEPT) | ACC_FINAL | ACC_ABSTRACT;
  const classfile *file = java_info(class)->file;
  if (!file) /* primitive, or made for a lambda */
    return ACC_FINAL |
           (java_info(class)->is_primitive ? ACC_PUBLIC | ACC_ABSTRACT : ACC_SYNTHETIC);
  const inner_class *inner = class_inner_entry(class);
  return (inner ? inner->access : file->access) & ~ACC_SYNCHRONIZED; /* ACC_SUPER */
}
