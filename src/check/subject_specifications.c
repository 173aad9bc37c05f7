/* Specification methods: the invariant, preconditions and postconditions, and which
 * operation each is about. */
#include "check/subject_internal.h"

#include "base/suggest.h"
#include "java/java_text.h"

#include <assert.h>
#include <string.h>

typedef vector(specification) specification_vector;

/* The method's parameter types behind the checked object; a companion's methods take
 * it as their first parameter. False: it does not. */
static bool behind_object(subject *s, const ir_method *m, class_vector *types) {
  if (!method_parameter_classes(s->program, m, types))
    return false;
  if (!s->companion)
    return !m->is_static;
  if (!m->is_static || !types->size || !ir_is_subclass(s->class, types->data[0]))
    return false;
  memmove(types->data, types->data + 1, --types->size * sizeof *types->data);
  return true;
}

static const char *object_text(const subject *s) {
  return s->companion ? "static, with the checked object first," : "an instance method";
}

/* `of_static`: about a static operation. */
static bool check_method(subject *s, const ir_method *m, bool of_static,
                         diag_sink *sink) {
  const char *text = method_text(&s->arena, m);
  bool truth = m->descriptor->text[m->descriptor->length - 1] == 'Z' &&
               m->descriptor->text[m->descriptor->length - 2] == ')';
  if (!truth || m->is_static != (of_static || s->companion) || m->is_abstract) {
    diag_error(sink, method_place(m), "%s must be %s and return boolean", text,
               of_static ? "static, as the operation is," : object_text(s));
    return false;
  }
  if (!method_is_declarative(m)) {
    diag_error(sink, method_place(m), "%s is not declarative: mark it @Declarative",
               text);
    return false;
  }
  return true;
}

/* The invariant. */

static ir_method *find_called(const subject *s, const char *text) {
  for (ir_class *c = subject_specifier(s); c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (!strcmp(c->methods[i].name->text, text) && c->methods[i].origin &&
          !(((class_method *)c->methods[i].origin)->access & ACC_SYNTHETIC))
        return &c->methods[i];
  return NULL;
}

bool subject_find_invariant(subject *s) {
  return s->has_invariant = s->language || find_called(s, "repOk");
}

static const char *invariant_text(subject *s) {
  return s->companion ? arena_print(&s->arena, "static boolean repOk(%s)",
                                    class_text(&s->arena, s->class))
                      : "boolean repOk()";
}

void subject_report_no_invariant(subject *s, diag_sink *sink) {
  diag_error(
      sink, class_place(subject_specifier(s)),
      "class %s has no invariant: give it @Declarative %s, or say with --method or "
      "@Check which methods are to be checked without one",
      class_text(&s->arena, subject_specifier(s)), invariant_text(s));
}

static bool read_invariant(subject *s, diag_sink *sink) {
  ir_method *m = find_called(s, "repOk");
  if (!m && s->language)
    return true;
  if (!m || s->main_class != s->class) { /* without one, or without an object */
    s->invariant = java_always_true(s->program, s->main_class);
    return true;
  }
  const char *wanted = invariant_text(s);
  class_vector types = {0};
  bool good = behind_object(s, m, &types) && !types.size;
  vec_release(&types);
  if (!good) {
    diag_error(sink, method_place(m), "the invariant must be %s", wanted);
    return false;
  }
  s->invariant = m;
  return check_method(s, m, false, sink);
}

static bool same_types(const class_vector *a, uint32_t from, const class_vector *b) {
  if (a->size - from != b->size)
    return false;
  for (uint32_t i = 0; i < b->size; i++)
    if (!(a->data[from + i] == b->data[i] ||
          (!java_info(b->data[i])->is_primitive &&
           !java_info(a->data[from + i])->is_primitive &&
           ir_is_subclass(b->data[i], a->data[from + i]))))
      return false;
  return true;
}

/* How the types behind the prestate are to be filled: result and parameters, the
 * parameters, the result, nothing. */
static bool match_post(subject *s, const operation *o, const class_vector *types,
                       specification *spec) {
  class_vector parameters = {0}, all = {0};
  const char *result = strchr(o->method->descriptor->text, ')') + 1;
  bool prestate = !o->declared->is_static;
  bool good = (!prestate || (types->size && ir_is_subclass(s->class, types->data[0]))) &&
              method_parameter_classes(s->program, o->method, &parameters);
  if (good && *result != 'V') {
    ir_class *c = java_descriptor_class(s->program, result, strlen(result));
    if (c)
      vec_push(&all, c);
  }
  uint32_t results = all.size;
  vec_each (ir_class *, p, &parameters)
    vec_push(&all, *p);
  spec->takes_prestate = prestate;
  if (good && results && same_types(types, prestate, &all))
    spec->takes_result = spec->takes_parameters = true;
  else if (good && (prestate || !results) && same_types(types, prestate, &parameters))
    spec->takes_parameters = true;
  else if (good && results && (all.size = 1, same_types(types, prestate, &all)))
    spec->takes_result = true;
  else
    good = good && types->size == prestate;
  vec_release(&parameters);
  vec_release(&all);
  return good;
}

static bool match_pre(subject *s, const operation *o, const class_vector *types,
                      specification *spec) {
  class_vector parameters = {0};
  bool good = !types->size;
  if (types->size && method_parameter_classes(s->program, o->method, &parameters))
    good = spec->takes_parameters = same_types(types, 0, &parameters);
  vec_release(&parameters);
  return good;
}

static void add_specification(subject *s, specification **list, uint32_t *count,
                              specification spec) {
  specification *longer = arena_new_array(&s->arena, specification, *count + 1);
  if (*count)
    memcpy(longer, *list, *count * sizeof *longer);
  longer[(*count)++] = spec;
  *list = longer;
}

static bool attach(subject *s, operation *o, ir_method *m, bool is_post,
                   diag_sink *sink) {
  class_vector types = {0};
  bool of_static = o->declared->is_static;
  specification spec = {.method = m, .declared = m};
  if (of_static)
    spec.method = java_specification_beside(s->program, m);
  bool good =
      (of_static ? method_parameter_classes(s->program, m, &types)
                 : behind_object(s, m, &types)) &&
      (is_post ? match_post(s, o, &types, &spec) : match_pre(s, o, &types, &spec));
  vec_release(&types);
  if (!good && of_static) {
    diag_error(sink, method_place(m), "%s does not suit operation %s: it takes %s",
               method_text(&s->arena, m), o->text,
               is_post ? "the result (unless void) and the operation's parameters"
                       : "the operation's parameters, or none");
    return false;
  }
  if (!good) {
    diag_error(sink, method_place(m),
               is_post ? "%s does not suit operation %s: it takes (%s prestate, result "
                         "unless void, the operation's parameters)"
                       : "%s does not suit operation %s: it takes %sthe operation's "
                         "parameters, or none",
               method_text(&s->arena, m), o->text,
               is_post || s->companion ? class_text(&s->arena, s->class) : "");
    return false;
  }
  if (is_post)
    add_specification(s, &o->post, &o->post_count, spec);
  else
    add_specification(s, &o->pre, &o->pre_count, spec);
  return true;
}

/* Whether the class has an operation that the text may mean, selected or not. */
static bool names_operation(subject *s, const char *text) {
  const ir_class *own = s->class;
  assert(own && "something is checked");
  for (uint32_t i = 0; i < s->operation_count; i++)
    if (method_is_called(&s->arena, s->operations[i].declared, text))
      return true;
  for (ir_class *c = s->class; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (is_nameable_method(&c->methods[i]) &&
          method_is_called(&s->arena, &c->methods[i], text))
        return true;
  for (uint32_t k = 0; k < own->interface_count; k++)
    for (uint32_t i = 0; i < own->interfaces[k]->method_count; i++)
      if (is_operation_method(&own->interfaces[k]->methods[i]) &&
          method_is_called(&s->arena, &own->interfaces[k]->methods[i], text))
        return true;
  return false;
}

static void report_unknown(subject *s, const ir_method *m, const char *mark,
                           const char *text, diag_sink *sink) {
  suggestion near = suggest_start(text);
  for (uint32_t i = 0; i < s->class->method_count; i++)
    if (is_nameable_method(&s->class->methods[i]))
      suggest_offer(&near, s->class->methods[i].name->text);
  diag_error(sink, method_place(m), "@%s(\"%s\"): class %s has no such operation%s%s%s",
             mark, text, class_text(&s->arena, s->class),
             near.best ? "; did you mean " : "", near.best ? near.best : "",
             near.best ? "?" : "");
}

/* What is called where the checked class overrides the method. */
static ir_method *body_of(const subject *s, ir_method *m) {
  if (m->is_static || s->companion)
    return m;
  ir_method *body = ir_dispatch(s->class, m);
  return body && !body->is_abstract ? body : m;
}

/* @Pre or @Post on a method. */
static bool read_marked(subject *s, ir_method *m, const char *mark, diag_sink *sink) {
  const char *type = arena_print(&s->arena, "Lglassbox/%s;", mark);
  const annotation *a = method_annotation(m, type);
  const element_value *of = a ? annotation_element(a, "value") : NULL;
  ir_method *body = body_of(s, m);
  if (!of || of->tag != 's' || (body != m && method_annotation(body, type)))
    return true; /* an override has its own mark */
  if (!names_operation(s, of->text->text)) {
    report_unknown(s, m, mark, of->text->text, sink);
    return false;
  }
  for (uint32_t i = 0; i < s->operation_count; i++) {
    operation *o = &s->operations[i];
    if (!o->is_constructor && method_is_called(&s->arena, o->declared, of->text->text) &&
        !(check_method(s, m, o->declared->is_static, sink) &&
          attach(s, o, body, !strcmp(mark, "Post"), sink)))
      return false;
  }
  return true;
}

/* precondition() and postcondition(prestate), for every operation. */
static bool read_general(subject *s, const char *text, bool is_post, diag_sink *sink) {
  ir_method *m = find_called(s, text);
  if (!m)
    return true;
  class_vector types = {0};
  bool good = behind_object(s, m, &types) && types.size == is_post &&
              (!is_post || ir_is_subclass(s->class, types.data[0]));
  vec_release(&types);
  if (!good) {
    diag_error(
        sink, method_place(m), "it must be boolean %s(%s)", text,
        is_post ? arena_print(&s->arena, "%s prestate", class_text(&s->arena, s->class))
                : "");
    return false;
  }
  if (!check_method(s, m, false, sink))
    return false;
  specification spec = {.method = m, .declared = m, .takes_prestate = is_post};
  for (uint32_t i = 0; i < s->operation_count; i++) {
    operation *o = &s->operations[i];
    if (o->is_constructor || o->declared->is_static || o->block)
      continue;
    if (is_post)
      add_specification(s, &o->post, &o->post_count, spec);
    else
      add_specification(s, &o->pre, &o->pre_count, spec);
  }
  return true;
}

/* Whether the operation asks its k-th argument for the class, or one below or above it: then
 * that may be one (space_cast.c). */
static bool asks_for_class(const subject *s, const operation *o, uint32_t k) {
  class_vector asked = {0};
  bool any = subject_asks(s, o->declared, k, &asked);
  vec_each (ir_class *, c, &asked)
    any = any || ir_is_subclass(*c, s->class) || ir_is_subclass(s->class, *c);
  vec_release(&asked);
  return any;
}

/* Whether arguments of the type can be objects of the checked class. An Object is one where
 * it is asked for, a Collection or another type of the library where the class is one. */
static bool may_be_of_class(subject *s, const operation *o, uint32_t k, ir_class *type) {
  if (java_info(type)->is_primitive || type->is_array)
    return false;
  if (ir_is_subclass(type, s->class))
    return true;
  if (java_info(type)->from_jdk)
    return ir_is_subclass(s->class, type) &&
           (strcmp(type->name->text, "java/lang/Object") != 0 || asks_for_class(s, o, k));
  class_vector classes = {0};
  subject_concrete_classes(s, type, &classes);
  bool any = false;
  vec_each (ir_class *, c, &classes)
    any = any || ir_is_subclass(*c, s->class);
  vec_release(&classes);
  return any;
}

/* Arguments of the checked class are objects as the class leaves them: their invariant
 * holds, whatever the parameter's type: equals(Object). */
static bool need_valid_arguments(subject *s, operation *o) {
  class_vector types = {0};
  bool which[256] = {false}, any = false;
  bool good = method_parameter_classes(s->program, o->declared, &types);
  for (uint32_t k = 0; good && k < types.size; k++)
    any |= which[k] = may_be_of_class(s, o, k, types.data[k]);
  vec_release(&types);
  if (any) {
    ir_method *m = java_arguments_valid(s->program, s->invariant, o->declared, which);
    specification spec = {
        .method = m, .declared = m, .takes_parameters = true, .is_of_arguments = true};
    add_specification(s, &o->pre, &o->pre_count, spec);
  }
  return good;
}

static bool read_arguments(subject *s) {
  bool wanted =
      s->has_invariant && !s->language && !s->companion && !s->invariant->is_static;
  for (uint32_t i = 0; wanted && i < s->operation_count; i++)
    if (!need_valid_arguments(s, &s->operations[i]))
      return false;
  return true;
}

void subject_add_pre(subject *s, operation *o, specification spec) {
  add_specification(s, &o->pre, &o->pre_count, spec);
}

bool subject_read_specifications(subject *s, diag_sink *sink) {
  if (!read_invariant(s, sink) || !subject_read_language(s, sink) ||
      !read_general(s, "precondition", false, sink) ||
      !read_general(s, "postcondition", true, sink) || !read_arguments(s))
    return false;
  for (ir_class *c = subject_specifier(s); c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (!read_marked(s, &c->methods[i], "Pre", sink) ||
          !read_marked(s, &c->methods[i], "Post", sink))
        return false;
  return true;
}
