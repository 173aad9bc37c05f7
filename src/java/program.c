/* Java programs: the table of classes, arrays and primitive types, constants. */
#include "java/internal.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

static const ir_front_end front_end = {java_lower, java_resolve, java_resolve_handler};

java_program *java_program_new(diag_sink *sink) {
  java_program *p = memory_new(java_program);
  ir_program_init(&p->ir, sink, &front_end);
  arena_init(&p->files);
  p->path = classpath_new(&p->files, &p->ir.names, sink);
  return p;
}

void java_program_delete(java_program *p) {
  classpath_delete(p->path);
  classpath_delete(p->library);
  map_release(&p->class_files);
  map_release(&p->classes);
  map_release(&p->loading);
  map_release(&p->literals);
  map_release(&p->class_literals);
  map_release(&p->polymorphic);
  map_release(&p->replaced);
  vec_release(&p->replacements);
  ir_program_release(&p->ir);
  arena_release(&p->files);
  memory_free(p);
}

ir_program *java_program_ir(java_program *p) {
  return &p->ir;
}
java_program *java_program_of(ir_program *ir) {
  return (java_program *)ir;
}
classpath *java_program_classpath(java_program *p) {
  return p->path;
}

void java_program_set_library(java_program *p, const char *jar) {
  assert(!p->library && "before it is looked into");
  p->library_jar = arena_copy(&p->files, jar, strlen(jar));
}

ir_class *java_class(java_program *p, const char *internal_name) {
  return java_class_named(p, name_mk(&p->ir.names, internal_name));
}

static const char primitive_letters[] = "ZBSCIJFDV";
static const char *const primitive_names[] = {"boolean", "byte",  "short",  "char", "int",
                                              "long",    "float", "double", "void"};

static java_class_info *new_info(java_program *p, ir_class *c) {
  c->origin = arena_new(&p->ir.arena, java_class_info);
  return c->origin;
}

/* What all arrays share: Object above, Cloneable and Serializable beside. */
static bool load_array_supers(java_program *p) {
  if (!p->root)
    p->root = java_class(p, "java/lang/Object");
  if (p->root && !p->cloneable)
    p->cloneable = java_class(p, "java/lang/Cloneable");
  if (p->cloneable && !p->serializable)
    p->serializable = java_class(p, "java/io/Serializable");
  return p->serializable;
}

static ir_class *new_array_class(java_program *p, name class_name, ir_storage element,
                                 ir_class *element_class) {
  if (!load_array_supers(p))
    return NULL;
  ir_class *c = ir_class_new(&p->ir, class_name);
  new_info(p, c)->from_jdk = true;
  c->super = p->root;
  c->is_array = true;
  c->element = element;
  c->element_class = element_class;
  ir_class *interfaces[] = {p->cloneable, p->serializable};
  java_link(p, c, interfaces, 2);
  map_put(&p->classes, map_address(class_name), map_address(c));
  return c;
}

ir_class *java_array_of(java_program *p, ir_class *element) {
  if (element->array)
    return element->array;
  name n;
  if (java_info(element)->is_primitive) {
    size_t k = 0;
    while (p->primitives[k] != element)
      k++;
    n = name_mk_print(&p->ir.names, "[%c", primitive_letters[k]);
  } else if (element->is_array)
    n = name_mk_print(&p->ir.names, "[%s", element->name->text);
  else
    n = name_mk_print(&p->ir.names, "[L%s;", element->name->text);
  return element->array = java_class_named(p, n);
}

ir_class *java_primitive(java_program *p, char letter) {
  const char *at = strchr(primitive_letters, letter);
  assert(at && *at);
  size_t k = (size_t)(at - primitive_letters);
  if (!p->primitives[k]) {
    ir_class *c = ir_class_new(&p->ir, name_mk(&p->ir.names, primitive_names[k]));
    java_class_info *info = new_info(p, c);
    info->from_jdk = info->is_primitive = true;
    c->is_abstract = true;
    c->display = arena_new_array(&p->ir.arena, ir_class *, 1);
    c->display[0] = c;
    p->primitives[k] = c;
  }
  return p->primitives[k];
}

ir_class *java_descriptor_class(java_program *p, const char *text, size_t length) {
  if (*text == 'L')
    return java_class_named(p, name_mk_text(&p->ir.names, text + 1, length - 2));
  if (*text == '[')
    return java_class_named(p, name_mk_text(&p->ir.names, text, length));
  return java_primitive(p, *text);
}

/* An array class by its name: [I, [[J, [Ljava/lang/String; */
static ir_class *load_array(java_program *p, name n, bool quiet) {
  const char *element = n->text + 1;
  if (*element != 'L' && *element != '[') {
    ir_class *c =
        new_array_class(p, n, descriptor_storage(element), java_primitive(p, *element));
    if (c)
      c->element_class->array = c;
    return c;
  }
  name inner = *element == 'L' ? name_mk_text(&p->ir.names, element + 1, n->length - 3)
                               : name_mk_text(&p->ir.names, element, n->length - 1);
  ir_class *of = quiet ? java_class_if_found(p, inner) : java_class_named(p, inner);
  return of ? new_array_class(p, n, STORE_REF, of) : NULL;
}

bool java_is_jdk_name(name n) {
  static const char *const prefixes[] = {"java/", "jdk/", "javax/", "sun/", "com/sun/"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (!strncmp(n->text, prefixes[i], strlen(prefixes[i])))
      return true;
  return false;
}

static ir_class *loaded_class(java_program *p, name n) {
  uint64_t *known = map_get(&p->classes, map_address(n));
  return known ? (ir_class *)(uintptr_t)*known : NULL;
}

ir_class *java_class_if_loaded(java_program *p, const char *internal_name) {
  return loaded_class(p, name_mk(&p->ir.names, internal_name));
}

ir_class *java_class_if_found(java_program *p, name n) {
  ir_class *known = loaded_class(p, n);
  if (known)
    return known;
  if (n->text[0] == '[')
    return load_array(p, n, true);
  classfile *f = java_class_file(p, n, p->ir.sink);
  ir_class *c = f ? java_load(p, n, f) : NULL;
  if (c)
    java_info(c)->from_jdk = java_is_jdk_name(n);
  return c;
}

ir_class *java_class_named(java_program *p, name n) {
  if (n->text[0] == '[') {
    ir_class *known = loaded_class(p, n);
    return known ? known : load_array(p, n, false);
  }
  uint32_t errors = p->ir.sink->errors;
  ir_class *c = java_class_if_found(p, n);
  if (!c && p->ir.sink->errors == errors)
    diag_error(p->ir.sink, NO_PLACE,
               "class %s not found: name the folder or jar that holds it with "
               "--classpath",
               n->text);
  return c;
}

static ir_literal *literal(java_program *p, map *known, literal_kind kind, name n) {
  uint64_t *found = map_get(known, map_address(n));
  if (found)
    return (ir_literal *)(uintptr_t)*found;
  ir_literal *l = arena_new(&p->ir.arena, ir_literal);
  *l = (ir_literal){p->ir.literal_count++, kind, n, n->text};
  map_put(known, map_address(n), map_address(l));
  return l;
}

ir_literal *java_text_literal(java_program *p, name text) {
  return literal(p, &p->literals, LITERAL_TEXT, text);
}

ir_literal *java_class_literal(java_program *p, name class_name) {
  return literal(p, &p->class_literals, LITERAL_CLASS, class_name);
}
