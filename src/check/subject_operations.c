/* Operations: the public methods that the contract counts, restricted by --method,
 * with the exceptions that may escape them.
 *
 * A method is inherited where the class has no other for it: from classes of the PATHs,
 * with --inherited from all others; java.lang.Object's own are never meant. Static
 * methods are checked where they are named, by --method, @Check, @Pre or @Post; a class
 * without an invariant is checked for what is named so, and nothing else. */
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

/* What --method and @Check may name, besides. */
static bool is_static_operation(const ir_method *m) {
  const class_method *origin = m->origin;
  return m->is_static && !m->is_private && m->name->text[0] != '<' && origin &&
         !(origin->access & ACC_SYNTHETIC) && !is_specification_method(m);
}

bool is_nameable_method(const ir_method *m) {
  return is_operation_method(m) || is_static_operation(m);
}

static bool is_public_constructor(const ir_method *m) {
  return m->is_public && is_called(m, "<init>");
}

static void add_operation(subject *s, operation_vector *found, ir_method *m) {
  vec_each (operation, known, found)
    if (known->declared->name == m->name && known->declared->descriptor == m->descriptor)
      return;
  operation o = {.method = m->is_static ? java_method_of_object(s->program, m) : m,
                 .declared = m,
                 .text = method_text(&s->arena, m),
                 .is_constructor = is_called(m, "<init>")};
  vec_push(found, o);
}

static void add_constructors(subject *s, operation_vector *found) {
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_public_constructor(&s->class->methods[i]))
      add_operation(s, found, &s->class->methods[i]);
}

/* All blocks, or those that are called so. */
static void add_blocks(subject *s, operation_vector *found, const char *wanted) {
  for (uint32_t i = 0; i < s->block_count; i++)
    if (!wanted || subject_block_is_called(&s->blocks[i], wanted))
      vec_push(found, subject_block_operation(s, &s->blocks[i]));
}

/* Which of a class's methods are wanted. */
typedef bool method_filter(subject *, const ir_method *, const void *context);

static bool is_named(subject *s, const ir_method *m, const void *wanted) {
  return is_nameable_method(m) && method_is_called(&s->arena, m, wanted);
}

static bool names_it(subject *s, const ir_method *spec, const char *mark,
                     const ir_method *m) {
  const annotation *a = method_annotation(spec, mark);
  const element_value *of = a ? annotation_element(a, "value") : NULL;
  return of && of->tag == 's' && method_is_called(&s->arena, m, of->text->text);
}

/* By @Check, or by a @Pre or @Post that is about it. */
static bool is_marked(subject *s, const ir_method *m, const void *context) {
  (void)context;
  if (!is_nameable_method(m))
    return false;
  if (method_annotation(m, "Lglassbox/Check;"))
    return true;
  for (ir_class *c = subject_specifier(s); c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (names_it(s, &c->methods[i], "Lglassbox/Pre;", m) ||
          names_it(s, &c->methods[i], "Lglassbox/Post;", m))
        return true;
  return false;
}

static bool is_wanted_always(subject *s, const ir_method *m, const void *context) {
  return is_operation_method(m) || is_marked(s, m, context);
}

static void add_declared(subject *s, ir_class *c, operation_vector *found,
                         method_filter *wanted, const void *context) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (wanted(s, &c->methods[i], context))
      add_operation(s, found, &c->methods[i]);
}

static bool is_synthetic(const ir_method *m) {
  const class_method *origin = m->origin;
  return origin && origin->access & ACC_SYNTHETIC;
}

/* A public class whose superclass is not public gets the superclass's public methods
 * again from javac, each to call the one above; there is no other of its name and number
 * of parameters then. */
static bool only_calls_above(const ir_method *m) {
  if (!is_synthetic(m))
    return false;
  for (uint32_t i = 0; i < m->owner->method_count; i++) {
    const ir_method *other = &m->owner->methods[i];
    if (other != m && other->name == m->name && other->param_count == m->param_count)
      return false;
  }
  return true;
}

/* Whether the class has the method from elsewhere, and no other in its place. */
static bool is_inherited(const subject *s, ir_method *m) {
  if (m->is_static)
    return !m->owner->is_interface &&
           ir_find_method(s->class, m->name, m->descriptor) == m;
  if (m->is_abstract || m->is_private)
    return false;
  const ir_method *runs = s->class->is_interface ? m : ir_dispatch(s->class, m);
  return runs == m || (runs && only_calls_above(runs));
}

static bool is_given(const selection *select, const ir_class *c) {
  if (!select->given)
    return !java_info(c)->from_jdk;
  vec_each (const name, n, select->given)
    if (*n == c->name)
      return true;
  return false;
}

static void add_inherited_from(subject *s, ir_class *c, bool counts_only,
                               operation_vector *found, method_filter *wanted,
                               const void *context) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    if (!wanted(s, m, context) || !is_inherited(s, m))
      continue;
    if (!counts_only)
      add_operation(s, found, m);
    else
      s->inherited_left_out++;
  }
}

/* From superclasses and interfaces. Without a selection: from all of them. */
static void add_inherited(subject *s, operation_vector *found, const selection *select,
                          method_filter *wanted, const void *context) {
  class_vector from = {0};
  for (ir_class *c = s->class->super; c && c->super; c = c->super)
    vec_push(&from, c);
  for (uint32_t i = 0; i < s->class->interface_count; i++)
    vec_push(&from, s->class->interfaces[i]);
  vec_each (ir_class *, c, &from) {
    bool taken = !select || select->inherited || is_given(select, *c);
    add_inherited_from(s, *c, !taken, found, wanted, context);
  }
  vec_release(&from);
}

static bool any_called(subject *s, const operation_vector *found, const char *wanted) {
  vec_each (operation, o, found)
    if (o->block ? subject_block_is_called(o->block, wanted)
                 : method_is_called(&s->arena, o->declared, wanted))
      return true;
  return false;
}

/* insert(int,Object), remove(int): the operations with the wanted name, else all. */
static const char *near_methods(subject *s, const char *wanted) {
  const char *list = "", *same = "";
  for (uint32_t i = 0; i < s->class->method_count; i++) {
    const ir_method *m = &s->class->methods[i];
    if (!(s->has_invariant ? is_operation_method(m) : is_nameable_method(m)))
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
    if (is_nameable_method(m) || !method_is_called(&s->arena, m, wanted))
      continue;
    other = m->is_private                ? " (it is private)"
            : !m->is_public              ? " (it is not public)"
            : is_specification_method(m) ? " (it is part of the specification)"
            : method_is_declarative(m)   ? " (it is declarative)"
                                         : "";
  }
  const char *name_only = arena_copy(&s->arena, wanted, strcspn(wanted, "("));
  suggestion near = suggest_start(name_only);
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_nameable_method(&s->class->methods[i]))
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

/* Those that --method names. */
static bool find_named(subject *s, operation_vector *found, const selection *select,
                       diag_sink *sink) {
  for (uint32_t i = 0; i < select->method_count; i++) {
    const char *wanted = select->methods[i];
    add_declared(s, s->class, found, is_named, wanted);
    add_blocks(s, found, wanted);
    if (!any_called(s, found, wanted) || strchr(wanted, '('))
      add_inherited(s, found, NULL, is_named, wanted);
    if (!any_called(s, found, wanted)) {
      report_unknown(s, wanted, sink);
      return false;
    }
  }
  return true;
}

static void count_unmarked(subject *s, const operation_vector *found) {
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_operation_method(&s->class->methods[i]))
      s->unmarked_left_out++;
  vec_each (const operation, o, found)
    if (o->declared->owner == s->class && is_operation_method(o->declared))
      s->unmarked_left_out--;
}

static void find_all(subject *s, operation_vector *found, const selection *select) {
  method_filter *wanted = s->has_invariant ? is_wanted_always : is_marked;
  add_declared(s, s->class, found, wanted, NULL);
  add_inherited(s, found, select, wanted, NULL);
  add_blocks(s, found, NULL);
  if (!s->has_invariant)
    count_unmarked(s, found);
}

static bool find_operations(subject *s, operation_vector *found, const selection *select,
                            diag_sink *sink) {
  if (s->language)
    return find_small_step(s, found, select, sink);
  if (!select->method_count)
    find_all(s, found, select);
  else if (!find_named(s, found, select, sink))
    return false;
  if (select->constructors)
    add_constructors(s, found);
  if (!found->size && s->has_invariant)
    diag_error(sink, class_place(s->class),
               "class %s has no operation: a public instance method that is neither "
               "declarative nor part of the specification",
               class_text(&s->arena, s->class));
  else if (!found->size && subject_check_class(s, sink))
    subject_report_no_invariant(s, sink);
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

static bool is_assertion(const ir_class *c) {
  while (c && strcmp(c->name->text, "java/lang/AssertionError") != 0)
    c = c->super;
  return c;
}

bool operation_allows(const operation *o, const ir_class *exception) {
  assert(exception && "nothing was thrown");
  bool assertion = is_assertion(exception);
  for (uint32_t i = 0; i < o->allowed_count; i++)
    if (ir_is_subclass(exception, o->allowed[i]) &&
        (!assertion || is_assertion(o->allowed[i])))
      return true;
  return false;
}

/* The throws clause of the method, or of the one that the block stands in; then --allow.
 */
static bool set_allowed(subject *s, operation *o, const class_vector *given) {
  const class_method *origin = o->block ? o->block->in : o->declared->origin;
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

/* A block that does not use `this` may still hold parts of it. */
static bool needs_object(const operation *o) {
  return o->block ? !(o->block->in->access & ACC_STATIC) : !o->declared->is_static;
}

/* Static methods need no object; all others, one of the class. */
static bool set_main_class(subject *s, diag_sink *sink) {
  s->main_class = java_class(s->program, "java/lang/Object");
  for (uint32_t i = 0; i < s->operation_count; i++)
    if (needs_object(&s->operations[i]))
      s->main_class = s->class;
  return s->main_class == s->class ? subject_check_class(s, sink) : s->main_class != NULL;
}

bool subject_read_operations(subject *s, const selection *select, diag_sink *sink) {
  operation_vector found = {0};
  class_vector allowed = {0};
  bool good = (!select->blocks || s->language || subject_read_blocks(s, select, sink)) &&
              find_operations(s, &found, select, sink) &&
              find_allowed(s, select, &allowed, sink);
  if (good) {
    s->operation_count = found.size;
    s->operations = arena_new_array(&s->arena, operation, found.size);
    memcpy(s->operations, found.data, found.size * sizeof *found.data);
    for (uint32_t i = 0; good && i < found.size; i++)
      good = set_allowed(s, &s->operations[i], &allowed);
    good = good && set_main_class(s, sink);
  }
  vec_release(&found);
  vec_release(&allowed);
  return good;
}
