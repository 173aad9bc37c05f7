/* Arguments as they are written, as values of the types of parameters. */
#include "base/suggest.h"
#include "env/any.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <string.h>

static arena *store(env_model *m) {
  return &m->unit->arena;
}

static const char *mismatch(env_model *m, const env_argument *a, const char *descriptor) {
  diag_error(m->sink, a->at, "'%s' is no value of type %s", a->text,
             java_text_type(store(m), descriptor));
  return NULL;
}

/* Numbers fit where Java would take them, and as an Integer where an object is wanted. */
static const char *number_value(env_model *m, const env_argument *a,
                                const char *descriptor) {
  bool fraction = strchr(a->text, '.');
  switch (*descriptor) {
  case 'I': return fraction ? mismatch(m, a, descriptor) : a->text;
  case 'J': return arena_print(store(m), "%sL", a->text);
  case 'F': return arena_print(store(m), "%sf", a->text);
  case 'D': return a->text;
  case 'B': return arena_print(store(m), "(byte) %s", a->text);
  case 'S': return arena_print(store(m), "(short) %s", a->text);
  case 'C': return arena_print(store(m), "(char) %s", a->text);
  case 'L':
    if (!strcmp(descriptor, "Ljava/lang/Object;") ||
        !strcmp(descriptor, "Ljava/lang/Integer;") ||
        !strcmp(descriptor, "Ljava/lang/Number;") ||
        !strcmp(descriptor, "Ljava/lang/Comparable;"))
      return arena_print(store(m), "Integer.valueOf(%s)", a->text);
    return mismatch(m, a, descriptor);
  default: return mismatch(m, a, descriptor);
  }
}

static ir_field *static_field(env_model *m, ir_class *c, const char *field) {
  ir_field *f =
      c ? ir_find_field(c, name_mk(&java_program_ir(m->unit->program)->names, field),
                        NULL)
        : NULL;
  return f && f->is_static ? f : NULL;
}

static const char *constant_text(env_model *m, const ir_field *f) {
  return arena_print(store(m), "%s.%s", env_java_class(m, f->owner), f->name->text);
}

/* X.Y, or Y of the class that is made, of one that is imported, of one of the unit. */
static const char *constant_value(env_model *m, const env_argument *a, ir_class *owner) {
  const char *dot = strrchr(a->text, '.');
  if (dot) {
    ir_class *c =
        env_model_class(m, arena_copy(store(m), a->text, (size_t)(dot - a->text)), a->at);
    ir_field *f = static_field(m, c, dot + 1);
    if (c && !f)
      diag_error(m->sink, a->at, "class %s has no static field '%s'",
                 env_class_text(m->unit, c), dot + 1);
    return f ? constant_text(m, f) : NULL;
  }
  ir_field *f = static_field(m, owner, a->text);
  vec_each (ir_class *, c, &m->unit->classes)
    if (!f)
      f = static_field(m, *c, a->text);
  return f ? constant_text(m, f) : NULL;
}

static const char *unknown_name(env_model *m, const env_argument *a) {
  suggestion near = suggest_start(a->text);
  vec_each (env_named, n, &m->scopes)
    suggest_offer(&near, n->name);
  vec_each (env_named, n, &m->instances)
    suggest_offer(&near, n->name);
  if (near.best)
    diag_error(m->sink, a->at, "no instance or constant '%s'; did you mean %s?", a->text,
               near.best);
  else
    diag_error(m->sink, a->at,
               "no instance or constant '%s': name one under instantiations, as in "
               "'1 Subject s;'",
               a->text);
  return NULL;
}

static const char *name_value(env_model *m, const env_argument *a, const char *descriptor,
                              ir_class *owner) {
  const env_named *n = env_model_named(m, a->text);
  if (!n) {
    uint32_t errors = m->sink->errors;
    const char *constant = constant_value(m, a, owner);
    return constant ? constant : m->sink->errors == errors ? unknown_name(m, a) : NULL;
  }
  ir_class *wanted =
      *descriptor == 'L' || *descriptor == '['
          ? java_descriptor_class(m->unit->program, descriptor, strlen(descriptor))
          : NULL;
  return wanted && ir_is_subclass(n->class, wanted) ? n->java
                                                    : mismatch(m, a, descriptor);
}

const char *env_java_argument(env_model *m, const env_argument *a, const char *descriptor,
                              ir_class *owner, bool *is_choice) {
  bool is_object = *descriptor == 'L' || *descriptor == '[';
  *is_choice = false;
  switch (a->kind) {
  case ARGUMENT_TOP: return env_java_top(m, descriptor, is_choice);
  case ARGUMENT_NULL: return is_object ? "null" : mismatch(m, a, descriptor);
  case ARGUMENT_NUMBER: return number_value(m, a, descriptor);
  case ARGUMENT_TRUTH: return *descriptor == 'Z' ? a->text : mismatch(m, a, descriptor);
  case ARGUMENT_TEXT:
    return !strcmp(descriptor, "Ljava/lang/String;") ||
                   !strcmp(descriptor, "Ljava/lang/Object;") ||
                   !strcmp(descriptor, "Ljava/lang/CharSequence;")
               ? a->text
               : mismatch(m, a, descriptor);
  case ARGUMENT_NAME: return name_value(m, a, descriptor, owner);
  case ARGUMENT_NEW: {
    ir_class *c = env_model_class(m, a->text, a->at);
    return c ? env_java_new(m, c, &a->arguments, a->at) : NULL;
  }
  }
  return NULL;
}

/* Constructors. */

static bool is_constructor(const ir_method *k) {
  const class_method *f = k->origin;
  return !strcmp(k->name->text, "<init>") && f &&
         !(f->access & (ACC_PRIVATE | ACC_SYNTHETIC));
}

bool env_argument_fits(env_model *m, const env_argument *a, const char *descriptor,
                       ir_class *owner) {
  diag_sink silent = {0}, *sink = m->sink;
  bool is_choice;
  m->sink = &silent;
  const char *text = env_java_argument(m, a, descriptor, owner, &is_choice);
  m->sink = sink;
  return text || a->kind == ARGUMENT_TOP;
}

/* No arguments: the constructor without any, or the only one there is, with TOP. */
static const ir_method *pick_constructor(env_model *m, ir_class *c,
                                         const env_argument_vector *given) {
  const ir_method *picked = NULL;
  const char *types[MOST_PARAMETERS];
  for (uint32_t i = 0; i < c->method_count; i++) {
    const ir_method *k = &c->methods[i];
    if (!is_constructor(k))
      continue;
    uint32_t count = env_parameters(m, k->descriptor->text, types);
    if (!given->size && (!count || !picked))
      picked = k;
    bool all = given->size && count == given->size;
    for (uint32_t j = 0; all && j < count; j++)
      all = env_argument_fits(m, &given->data[j], types[j], c);
    if (all && !picked)
      picked = k;
  }
  return picked;
}

static const char *no_constructor(env_model *m, ir_class *c, uint32_t given, place at) {
  const char *all = "";
  for (uint32_t i = 0; i < c->method_count; i++)
    if (is_constructor(&c->methods[i]))
      all = arena_print(store(m), "%s%s%s", all, *all ? ", " : "",
                        java_text_method(store(m), env_simple_name(m->unit, c),
                                         c->methods[i].descriptor->text));
  diag_error(m->sink, at,
             "class %s has no constructor for these %" PRIu32 " arguments; there %s %s",
             env_class_text(m->unit, c), given, *all ? "is" : "are", *all ? all : "none");
  return NULL;
}

const char *env_java_new(env_model *m, ir_class *c, const env_argument_vector *given,
                         place at) {
  const char *any = c->is_interface && !given->size ? env_any_of(m, c) : NULL;
  if (any)
    return arena_print(store(m), "new %s()", any);
  if (c->is_interface || c->is_abstract) {
    diag_error(m->sink, at, "%s is %s: name a class that can be made",
               env_class_text(m->unit, c),
               c->is_interface ? "an interface" : "an abstract class");
    return NULL;
  }
  const ir_method *k = pick_constructor(m, c, given);
  if (!k)
    return no_constructor(m, c, given->size, at);
  const char *types[MOST_PARAMETERS], *all = "";
  uint32_t count = env_parameters(m, k->descriptor->text, types);
  env_argument top = {.kind = ARGUMENT_TOP, .at = at, .text = "TOP"};
  for (uint32_t i = 0; i < count; i++) {
    bool is_choice;
    const char *value = env_java_argument(m, given->size ? &given->data[i] : &top,
                                          types[i], c, &is_choice);
    if (!value) {
      diag_error(m->sink, at,
                 "there is no %s for argument %" PRIu32 " of the constructor of %s: "
                 "instantiate one before, or write NULL",
                 java_text_type(store(m), types[i]), i + 1, env_class_text(m->unit, c));
      return NULL;
    }
    all = arena_print(store(m), "%s%s%s", all, i ? ", " : "", value);
  }
  return arena_print(store(m), "new %s(%s)", env_java_class(m, c), all);
}
