/* Operations: the public methods that the contract counts, restricted by --method,
 * with the exceptions that may escape them. */
#include "check/subject_internal.h"

#include "base/suggest.h"

#include <assert.h>
#include <string.h>

typedef vector(operation) operation_vector;

static bool is_called(const ir_method *m, const char *text) {
  return !strcmp(m->name->text, text);
}

bool is_specification_method(const ir_method *m) {
  return is_called(m, "repOk") || is_called(m, "repOkLocal") ||
         is_called(m, "precondition") || is_called(m, "postcondition") ||
         method_annotation(m, "Lglassbox/Pre;") ||
         method_annotation(m, "Lglassbox/Post;");
}

bool is_operation_method(const ir_method *m) {
  const class_method *origin = m->origin;
  return m->is_public && !m->is_static && !m->is_abstract && m->name->text[0] != '<' &&
         origin && !(origin->access & ACC_SYNTHETIC) && !is_specification_method(m) &&
         !method_is_declarative(m);
}

static bool is_public_constructor(const ir_method *m) {
  return m->is_public && is_called(m, "<init>");
}

static bool is_selected(subject *s, const ir_method *m, const selection *select) {
  for (uint32_t i = 0; i < select->method_count; i++)
    if (method_is_called(&s->arena, m, select->methods[i]))
      return true;
  return !select->method_count;
}

static void add_operation(subject *s, operation_vector *found, ir_method *m) {
  vec_each (operation, known, found)
    if (known->method->name == m->name && known->method->descriptor == m->descriptor)
      return;
  operation o = {.method = m,
                 .text = method_text(&s->arena, m),
                 .is_constructor = is_called(m, "<init>")};
  vec_push(found, o);
}

static void add_declared(subject *s, operation_vector *found, const selection *select) {
  for (uint32_t i = 0; i < s->class->method_count; i++) {
    ir_method *m = &s->class->methods[i];
    if (is_operation_method(m) && is_selected(s, m, select))
      add_operation(s, found, m);
  }
}

static void add_constructors(subject *s, operation_vector *found) {
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_public_constructor(&s->class->methods[i]))
      add_operation(s, found, &s->class->methods[i]);
}

/* A method that --method names but the class only inherits. */
static void add_inherited(subject *s, operation_vector *found, const char *wanted) {
  for (ir_class *c = s->class->super; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (is_operation_method(&c->methods[i]) &&
          method_is_called(&s->arena, &c->methods[i], wanted))
        add_operation(s, found, &c->methods[i]);
}

static bool any_called(subject *s, const operation_vector *found, const char *wanted) {
  vec_each (operation, o, found)
    if (method_is_called(&s->arena, o->method, wanted))
      return true;
  return false;
}

/* insert(int,Object), remove(int): the operations with the wanted name, else all. */
static const char *near_methods(subject *s, const char *wanted) {
  const char *list = "", *same = "";
  for (uint32_t i = 0; i < s->class->method_count; i++) {
    const ir_method *m = &s->class->methods[i];
    if (!is_operation_method(m))
      continue;
    const char *text = method_text(&s->arena, m);
    list = arena_print(&s->arena, "%s%s%s", list, *list ? ", " : "", text);
    if (!strncmp(text, wanted, strcspn(wanted, "(")) && text[strcspn(wanted, "(")] == '(')
      same = arena_print(&s->arena, "%s%s%s", same, *same ? ", " : "", text);
  }
  return *same ? same : list;
}

static void report_unknown(subject *s, const char *wanted, diag_sink *sink) {
  const char *class = class_text(&s->arena, s->class), *other = "";
  for (uint32_t i = 0; i < s->class->method_count; i++) {
    const ir_method *m = &s->class->methods[i];
    if (is_operation_method(m) || !method_is_called(&s->arena, m, wanted))
      continue;
    other = !m->is_public                ? " (it is not public)"
            : m->is_static               ? " (it is static)"
            : is_specification_method(m) ? " (it is part of the specification)"
            : method_is_declarative(m)   ? " (it is declarative)"
                                         : "";
  }
  const char *name_only = arena_copy(&s->arena, wanted, strcspn(wanted, "("));
  suggestion near = suggest_start(name_only);
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_operation_method(&s->class->methods[i]))
      suggest_offer(&near, s->class->methods[i].name->text);
  const char *list = near_methods(s, wanted);
  if (near.best && strcmp(near.best, name_only) != 0)
    diag_error(sink, NO_PLACE,
               "--method: class %s has no operation '%s'%s; did you mean %s?", class,
               wanted, other, near.best);
  else
    diag_error(sink, NO_PLACE, "--method: class %s has no operation '%s'%s; there %s %s",
               class, wanted, other,
               strchr(list, ')') == strrchr(list, ')') ? "is" : "are",
               *list ? list : "none");
}

/* A language takes steps, and does nothing else. */
static bool find_small_step(subject *s, operation_vector *found, const selection *select,
                            diag_sink *sink) {
  add_operation(s, found, subject_small_step(s));
  for (uint32_t i = 0; i < select->method_count; i++)
    if (!any_called(s, found, select->methods[i])) {
      diag_error(sink, NO_PLACE,
                 "--method: class %s is a language: its one operation is %s, not '%s'",
                 class_text(&s->arena, s->class), found->data[0].text,
                 select->methods[i]);
      return false;
    }
  if (select->constructors)
    add_constructors(s, found);
  return true;
}

static bool find_operations(subject *s, operation_vector *found, const selection *select,
                            diag_sink *sink) {
  if (s->language)
    return find_small_step(s, found, select, sink);
  add_declared(s, found, select);
  for (uint32_t i = 0; i < select->method_count; i++) {
    const char *wanted = select->methods[i];
    if (!any_called(s, found, wanted))
      add_inherited(s, found, wanted);
    if (!any_called(s, found, wanted)) {
      report_unknown(s, wanted, sink);
      return false;
    }
  }
  if (select->constructors)
    add_constructors(s, found);
  if (!found->size)
    diag_error(sink, class_place(s->class),
               "class %s has no operation: a public instance method that is neither "
               "declarative nor part of the specification",
               class_text(&s->arena, s->class));
  return found->size;
}

/* --allow */
static bool find_allowed(subject *s, const selection *select, class_vector *allowed,
                         diag_sink *sink) {
  ir_class *throwable =
      select->allowed_count ? java_class(s->program, "java/lang/Throwable") : NULL;
  for (uint32_t i = 0; i < select->allowed_count; i++) {
    const char *text = select->allowed[i];
    ir_class *c = subject_class_called(s, text, strlen(text));
    if (!c || !throwable || !ir_is_subclass(c, throwable)) {
      diag_error(sink, NO_PLACE, "--allow takes the name of an exception; '%s' is %s",
                 text, c ? "none" : "no class");
      return false;
    }
    vec_push(allowed, c);
  }
  return true;
}

/* The method's throws clause, then --allow. */
static bool set_allowed(subject *s, operation *o, const class_vector *given) {
  const class_method *origin = o->method->origin;
  o->allowed = arena_new_array(&s->arena, ir_class *, origin->throw_count + given->size);
  for (uint16_t i = 0; i < origin->throw_count; i++) {
    ir_class *c = java_class_named(s->program, origin->throws[i]);
    if (!c)
      return false;
    o->allowed[o->allowed_count++] = c;
  }
  vec_each (ir_class *, c, given)
    o->allowed[o->allowed_count++] = *c;
  return true;
}

bool subject_read_operations(subject *s, const selection *select, diag_sink *sink) {
  operation_vector found = {0};
  class_vector allowed = {0};
  bool good =
      find_operations(s, &found, select, sink) && find_allowed(s, select, &allowed, sink);
  if (good) {
    s->operation_count = found.size;
    s->operations = arena_new_array(&s->arena, operation, found.size);
    memcpy(s->operations, found.data, found.size * sizeof *found.data);
    for (uint32_t i = 0; good && i < found.size; i++)
      good = set_allowed(s, &s->operations[i], &allowed);
  }
  vec_release(&found);
  vec_release(&allowed);
  return good;
}
