/* Modules and their abstractions (000, Chapter III): which operation is compared with
 * which, and the pairs of abstractions of the second property.
 *
 * A pair is a class of our own with two tree fields; what must hold of it is that both
 * are valid and equal. So the second property is searched like any other invariant.
 *
 * A class that replaces a module starts from its canonical states. That these are valid
 * is the check of a class, too: with isCanonical() for the invariant and the only
 * operation, and repOk() for its postcondition. */
#include "check/subject_internal.h"

#include <assert.h>
#include <string.h>

static const char *method_type_text(subject *s, ir_class *from, const char *parameter) {
  name_table *names = &java_program_ir(s->program)->names;
  return name_mk_print(names, "(%s)L%s;", parameter, from->name->text)->text;
}

/* The method of the class or a superclass that is called so, with the descriptor. */
static ir_method *find_method(const subject *s, ir_class *c, const char *text,
                              const char *descriptor) {
  name_table *names = &java_program_ir(s->program)->names;
  return ir_find_method(c, name_mk(names, text), name_mk(names, descriptor));
}

static bool check_declarative(subject *s, const ir_method *m, diag_sink *sink) {
  if (method_is_declarative(m))
    return true;
  diag_error(sink, method_place(m), "%s.%s is not declarative: mark it @Declarative",
             class_text(&s->arena, m->owner), method_text(&s->arena, m));
  return false;
}

static bool find_abstraction(subject *s, equivalence *e, diag_sink *sink) {
  ir_class *c = subject_specifier(s);
  const char *class = class_text(&s->arena, s->class);
  const char *abstract = class_text(&s->arena, e->abstract);
  for (ir_class *at = s->class; s->companion && at && !e->abstraction; at = at->super) {
    const char *object = arena_print(&s->arena, "L%s;", at->name->text);
    e->abstraction =
        find_method(s, c, "abstraction", method_type_text(s, e->abstract, object));
  }
  if (!s->companion)
    e->abstraction =
        find_method(s, c, "abstraction", method_type_text(s, e->abstract, ""));
  if (!e->abstraction || e->abstraction->is_static != (s->companion != NULL)) {
    diag_error(sink, class_place(c),
               "--against %s: class %s has no abstraction function: give it @Declarative "
               "%s%s abstraction(%s)",
               abstract, class_text(&s->arena, c), s->companion ? "static " : "",
               abstract, s->companion ? class : "");
    return false;
  }
  return check_declarative(s, e->abstraction, sink);
}

/* isCanonical(), where there is a repOk() that it must imply; or NULL. */
static ir_method *canonical_method(const subject *s, const equivalence *e) {
  ir_method *m = find_method(s, e->abstract, "isCanonical", "()Z");
  return m && !m->is_static && e->invariant ? m : NULL;
}

static bool find_comparison(subject *s, equivalence *e, diag_sink *sink) {
  const char *abstract = class_text(&s->arena, e->abstract);
  const char *type = arena_print(&s->arena, "(L%s;)Z", e->abstract->name->text);
  e->equal_to = find_method(s, e->abstract, "equalTo", type);
  if (!e->equal_to || e->equal_to->is_static) {
    diag_error(sink, class_place(e->abstract),
               "--against %s: the class has no @Declarative boolean equalTo(%s)",
               abstract, abstract);
    return false;
  }
  e->invariant = find_method(s, e->abstract, "repOk", "()Z");
  const ir_method *canonical = canonical_method(s, e);
  return check_declarative(s, e->equal_to, sink) &&
         (!e->invariant || check_declarative(s, e->invariant, sink)) &&
         (!canonical || check_declarative(s, canonical, sink));
}

/* The abstraction's operation with the same name and parameters. */
static ir_method *find_other(ir_class *abstract, const ir_method *m) {
  size_t parameters = (size_t)(strchr(m->descriptor->text, ')') - m->descriptor->text);
  for (ir_class *c = abstract; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++) {
      ir_method *o = &c->methods[i];
      if (o->name == m->name && !o->is_static && !o->is_abstract &&
          o->result == m->result &&
          !strncmp(o->descriptor->text, m->descriptor->text, parameters + 1))
        return o;
    }
  return NULL;
}

static bool report_missing(subject *s, const operation *o, ir_class *abstract,
                           diag_sink *sink) {
  const char *result = strchr(o->method->descriptor->text, ')') + 1;
  diag_error(sink, class_place(abstract),
             "--against: class %s has no method to compare %s with; it needs the same "
             "parameters, and %s for a result",
             class_text(&s->arena, abstract), o->text,
             *result == 'V'                ? "nothing"
             : o->method->result == IR_REF ? "an object"
                                           : "a number of the same kind");
  return false;
}

/* Leaves the operations that both have. */
static bool match_operations(subject *s, equivalence *e, bool all, diag_sink *sink) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->operation_count; i++) {
    operation o = s->operations[i];
    o.other = o.is_constructor || o.declared->is_static
                  ? NULL
                  : find_other(e->abstract, o.method);
    if (!o.other && all && !o.is_constructor)
      return report_missing(s, &o, e->abstract, sink);
    if (o.other || o.is_constructor)
      s->operations[kept++] = o;
    else
      e->left_out =
          e->left_out ? arena_print(&s->arena, "%s, %s", e->left_out, o.text) : o.text;
  }
  s->operation_count = kept;
  if (!kept)
    diag_error(sink, class_place(e->abstract),
               "--against: classes %s and %s have no operation in common",
               class_text(&s->arena, s->class), class_text(&s->arena, e->abstract));
  return kept;
}

bool subject_compare(subject *s, ir_class *abstract, bool all, diag_sink *sink) {
  equivalence *e = arena_new(&s->arena, equivalence);
  *e = (equivalence){.property = 1, .abstract = abstract};
  if (abstract->is_interface || abstract->is_abstract) {
    diag_error(sink, class_place(abstract), "--against %s: the class is %s",
               class_text(&s->arena, abstract),
               abstract->is_interface ? "an interface" : "abstract");
    return false;
  }
  if (!find_comparison(s, e, sink) ||
      (abstract != s->class && !find_abstraction(s, e, sink)) ||
      !match_operations(s, e, all, sink))
    return false;
  s->equivalence = e;
  return true;
}

bool subject_is_itself(const subject *s) {
  return s->equivalence->abstract == s->class;
}

/* Pairs. */

/* Takes over what the module's @Domain says of the abstraction's fields. True: it says
 * something. */
static bool copy_ranges(subject *s, const subject *compared) {
  uint32_t at = 0;
  uint64_t field, range;
  bool found = false;
  while (map_next(&compared->ranges, &at, &field, &range))
    if (range &&
        ((const ir_field *)(uintptr_t)field)->owner == compared->equivalence->abstract) {
      map_put(&s->ranges, field, range);
      found = true;
    }
  return found;
}

static void copy_parameter_ranges(subject *s, const subject *compared,
                                  const operation *o) {
  for (uint32_t k = 0; k + 1 < o->method->param_count; k++) {
    const int_range *range = subject_parameter_range(compared, o->declared, k);
    if (range)
      map_put(&s->parameter_ranges, map_pair(o->other->id, k), map_address(range));
  }
}

/* Parameters range over what the module's do, where fields that they are compared with
 * do so as well. */
static void copy_operations(subject *s, const subject *compared) {
  bool ranges = copy_ranges(s, compared);
  s->operations = arena_new_array(&s->arena, operation, compared->operation_count);
  for (uint32_t i = 0; i < compared->operation_count; i++) {
    ir_method *m = compared->operations[i].other;
    if (!m)
      continue;
    s->operations[s->operation_count++] = (operation){
        .method = m, .declared = m, .other = m, .text = method_text(&s->arena, m)};
    if (ranges)
      copy_parameter_ranges(s, compared, &compared->operations[i]);
  }
}

/* About the abstraction that the subject is compared with. */
static subject *new_beside(const subject *compared) {
  assert(subject_property(compared) == 1);
  subject *s = memory_new(subject);
  s->program = compared->program;
  arena_init(&s->arena);
  vec_each (name, n, &compared->classes)
    vec_push(&s->classes, *n);
  return s;
}

subject *subject_new_pair(const subject *compared, diag_sink *sink) {
  subject *s = new_beside(compared);
  const equivalence *given = compared->equivalence;
  s->class =
      java_pair_class(s->program, given->abstract, given->invariant, given->equal_to);
  s->main_class = s->class;
  s->has_invariant = true;
  s->invariant = &s->class->methods[0];
  for (uint32_t k = 0; k < 2; k++)
    map_put(&s->tree_fields, map_address(&s->class->fields[k]), 1);
  copy_operations(s, compared);
  equivalence *e = arena_new(&s->arena, equivalence);
  *e = *given;
  e->property = 2;
  e->abstraction = NULL;
  e->left_out = NULL;
  e->first = &s->class->fields[0];
  e->second = &s->class->fields[1];
  s->equivalence = e;
  if (subject_read_fields(s, sink) && subject_read_parameters(s, sink))
    return s;
  subject_delete(s);
  return NULL;
}

/* Canonical abstractions. */

bool subject_has_canonical(const subject *compared) {
  return canonical_method(compared, compared->equivalence);
}

subject *subject_new_canonical(const subject *compared, diag_sink *sink) {
  subject *s = new_beside(compared);
  s->class = compared->equivalence->abstract;
  s->main_class = s->class;
  s->is_canonical = s->has_invariant = true;
  s->invariant = canonical_method(compared, compared->equivalence);
  operation *o = arena_new(&s->arena, operation);
  *o = (operation){.method = s->invariant,
                   .declared = s->invariant,
                   .text = method_text(&s->arena, s->invariant),
                   .post_count = 1,
                   .post = arena_new(&s->arena, specification)};
  o->post->method = compared->equivalence->invariant;
  o->post->declared = o->post->method;
  s->operations = o;
  s->operation_count = 1;
  copy_ranges(s, compared);
  if (subject_read_fields(s, sink))
    return s;
  subject_delete(s);
  return NULL;
}

int subject_property(const subject *s) {
  return s->equivalence ? s->equivalence->property : s->is_canonical ? 3 : 0;
}
