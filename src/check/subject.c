/* The subject as a whole: which class, which companion, and the questions asked of
 * it. Its parts are read in subject_fields.c, subject_domains.c,
 * subject_operations.c and subject_specifications.c. */
#include "check/subject_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The class to check, when `given` is a companion. */
static bool find_class(subject *s, ir_class *given, diag_sink *sink) {
  s->class = given;
  const annotation *mark = class_annotation(given, "Lglassbox/SpecFor;");
  if (!mark)
    return true;
  const element_value *of = annotation_element(mark, "value");
  if (!of || of->tag != 'c') {
    diag_error(sink, class_place(given), "@SpecFor on %s names no class",
               class_text(&s->arena, given));
    return false;
  }
  s->companion = given;
  s->class = java_descriptor_class(s->program, of->text->text, of->text->length);
  return s->class;
}

bool subject_check_class(subject *s, diag_sink *sink) {
  const ir_class *c = s->class;
  const char *what = c->is_array || java_info(c)->is_primitive ? "no class"
                     : c->is_interface                         ? "an interface"
                     : c->is_enum                              ? "an enum"
                     : c->is_abstract                          ? "abstract"
                                                               : NULL;
  if (what)
    diag_error(sink, class_place(c),
               "%s is %s: there is no object of it to check; name a class that has "
               "some with --class",
               class_text(&s->arena, c), what);
  return !what;
}

/* What is known of the objects of a class that replaces another: isCanonical(), which
 * picks one of all equal ones, and then says repOk(), too; else repOk(). That it keeps
 * its own invariant is shown by its own check. */
static bool read_replacing(subject *s, const selection *select, diag_sink *sink) {
  name_table *names = &java_program_ir(s->program)->names;
  static const char *const methods[] = {"isCanonical", "repOk"};
  for (uint32_t i = 0; i < select->replacing_count; i++) {
    ir_class *c = java_class_named(s->program, select->replacing[i]);
    ir_method *m = NULL;
    for (size_t k = 0; c && !m && k < 2; k++)
      m = ir_find_method(c, name_mk(names, methods[k]), name_mk(names, "()Z"));
    if (m && !method_is_declarative(m))
      diag_error(sink, method_place(m), "%s.%s is not declarative: mark it @Declarative",
                 class_text(&s->arena, c), method_text(&s->arena, m));
    if (!c || (m && !method_is_declarative(m)))
      return false;
    if (m && !strcmp(m->name->text, "isCanonical")) {
      ir_method *invariant =
          ir_find_method(c, name_mk(names, "repOk"), name_mk(names, "()Z"));
      if (invariant && !map_get(&s->assumed, map_address(c)))
        java_method_set_true(s->program, invariant);
    }
    if (m)
      map_put(&s->assumed, map_address(c), map_address(m));
  }
  return true;
}

ir_method *subject_assumption(const subject *s, const ir_class *c) {
  const uint64_t *m = s->assumed.size ? map_get(&s->assumed, map_address(c)) : NULL;
  return m ? (ir_method *)(uintptr_t)*m : NULL;
}

subject *subject_new(java_program *p, ir_class *given, const selection *select,
                     diag_sink *sink) {
  subject *s = memory_new(subject);
  s->program = p;
  java_program_recompute(p);
  arena_init(&s->arena);
  if (select->classes)
    vec_each (name, n, select->classes)
      vec_push(&s->classes, *n);
  if (read_replacing(s, select, sink) && find_class(s, given, sink) &&
      subject_find_language(s, sink) && (subject_find_invariant(s), true) &&
      subject_read_domains(s, sink) && subject_read_fields(s, sink) &&
      subject_read_operations(s, select, sink) && subject_read_parameters(s, sink) &&
      subject_read_specifications(s, sink) &&
      (!select->replacing_count || subject_check_replaced(s, sink)))
    return s;
  subject_delete(s);
  return NULL;
}

void subject_delete(subject *s) {
  if (!s)
    return;
  uint32_t at = 0;
  uint64_t class, found;
  while (map_next(&s->concrete, &at, &class, &found)) {
    class_vector *list = (class_vector *)(uintptr_t)found;
    vec_release(list);
    memory_free(list);
  }
  map_release(&s->concrete);
  map_release(&s->local_invariants);
  map_release(&s->tree_fields);
  map_release(&s->owned);
  map_release(&s->put);
  map_release(&s->puts_new);
  map_release(&s->ranges);
  map_release(&s->parameter_ranges);
  map_release(&s->assumed);
  vec_release(&s->classes);
  arena_release(&s->arena);
  memory_free(s);
}

bool subject_is_tree_field(const subject *s, const ir_field *f) {
  return f && (map_get(&s->tree_fields, map_address(f)) ||
               field_annotation(f, "Lglassbox/Tree;"));
}

bool method_is_declarative(const ir_method *m) {
  return m->is_declarative;
}

ir_method *subject_local_invariant(const subject *s, ir_class *c) {
  map *known = (map *)&s->local_invariants; /* a memo */
  uint64_t *found = map_get(known, map_address(c));
  if (found)
    return (ir_method *)(uintptr_t)*found;
  name_table *names = &java_program_ir(s->program)->names;
  ir_method *m = ir_find_method(c, name_mk(names, "repOkLocal"), name_mk(names, "()Z"));
  if (m && m->is_static)
    m = NULL;
  map_put(known, map_address(c), map_address(m));
  return m;
}

const int_range *subject_parameter_range(const subject *s, const ir_method *m,
                                         uint32_t k) {
  const uint64_t *range = map_get(&s->parameter_ranges, map_pair(m->id, k));
  return range ? (const int_range *)(uintptr_t)*range : NULL;
}

static int by_name(const void *a, const void *b) {
  const ir_class *const *x = a, *const *y = b;
  return strcmp((*x)->name->text, (*y)->name->text);
}

/* A class that was listed and cannot be read might belong to the program. */
static bool is_readable(java_program *p, name n) {
  ir_program *ir = java_program_ir(p);
  if (java_class_file(p, n, ir->sink))
    return true;
  if (!ir->is_damaged)
    diag_error(ir->sink, NO_PLACE, "cannot read the file of class %s: make it readable",
               n->text);
  ir->is_damaged = true;
  return false;
}

static void find_concrete(const subject *s, ir_class *c, class_vector *out) {
  if (!c->is_abstract && !c->is_interface)
    vec_push(out, c);
  uint32_t first = out->size;
  vec_each (name, n, &s->classes) {
    if (*n == c->name || !is_readable(s->program, *n) ||
        !java_descends(s->program, *n, c->name))
      continue; /* and is not loaded */
    ir_class *sub = java_class_if_found(s->program, *n);
    if (sub && ir_is_subclass(sub, c) && !sub->is_abstract && !sub->is_interface)
      vec_push(out, sub);
  }
  if (out->size > first)
    qsort(out->data + first, out->size - first, sizeof *out->data, by_name);
}

void subject_concrete_classes(subject *s, ir_class *c, class_vector *out) {
  uint64_t *known = map_get(&s->concrete, map_address(c));
  class_vector *found = known ? (class_vector *)(uintptr_t)*known : NULL;
  if (!found) {
    found = memory_new(class_vector);
    find_concrete(s, c, found);
    map_put(&s->concrete, map_address(c), map_address(found));
  }
  vec_each (ir_class *, k, found)
    vec_push(out, *k);
}
