/* A stub as Java. Effects are alternatives; one that can only do the same again is an
 * `if`, all others stand in a loop, for the code may do them in any order and number. */
#include "env/stubs.h"

#include "java/java_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct stubber {
  env_stubs *stubs;
  env_writer writer;
  const env_stub_method *method;
  const char *types[MOST_PARAMETERS]; /* of the parameters, without the receiver */
  uint32_t count;
  const char *trouble;
} stubber;

/* One thing that the method may do, as a statement. */
typedef struct deed {
  const char *text;
  bool is_certain, is_idempotent;
} deed;
typedef vector(deed) deed_vector;

static env_model *model(const stubber *s) {
  return s->stubs->model;
}

static arena *store(const stubber *s) {
  return &model(s)->unit->arena;
}

static void fail(stubber *s, const char *reason) {
  if (!s->trouble)
    s->trouble = reason;
}

/* Values. */

/* The parameter as an object of the class; *test: when it is one. */
static const char *parameter_text(stubber *s, uint32_t k, const ir_class *wanted,
                                  const char **test) {
  bool is_static = s->method->method->is_static;
  *test = NULL;
  if (!k && !is_static)
    return ir_is_subclass(s->method->receiver, wanted) ? "this" : NULL;
  uint32_t at = k - !is_static;
  ir_class *type =
      java_descriptor_class(model(s)->unit->program, s->types[at], strlen(s->types[at]));
  if (!type || type->is_array)
    return NULL;
  const char *name = arena_print(store(s), "p%" PRIu32, at);
  if (ir_is_subclass(type, wanted)) {
    *test = arena_print(store(s), "%s != null", name);
    return name;
  }
  if (!ir_is_subclass(wanted, type) && !wanted->is_interface && !type->is_interface)
    return NULL;
  const char *class = env_java_class(model(s), wanted);
  *test = arena_print(store(s), "%s instanceof %s", name, class);
  return arena_print(store(s), "((%s) %s)", class, name);
}

static bool is_text_or_box(const char *descriptor) {
  return !strcmp(descriptor, "Ljava/lang/String;") ||
         !strcmp(descriptor, "Ljava/lang/Integer;") ||
         !strcmp(descriptor, "Ljava/lang/Boolean;");
}

static void offer(stubber *s, const char **all, uint32_t *count, const char *one) {
  if (one)
    *all = *count ? arena_print(store(s), "Choose.bool() ? %s : %s", one, *all) : one;
  *count += one != NULL;
}

/* Any object in these places, as a value of the type. */
static const char *reference_text(stubber *s, uint32_t places, const char *descriptor) {
  bool is_choice;
  const char *all = NULL, *test;
  uint32_t count = 0;
  ir_class *type =
      java_descriptor_class(model(s)->unit->program, descriptor, strlen(descriptor));
  if (places & (PLACE_OUTSIDE | PLACE_UNIT) && is_text_or_box(descriptor)) {
    offer(s, &all, &count, env_java_top(model(s), descriptor, &is_choice));
    places &= ~(uint32_t)(PLACE_OUTSIDE | PLACE_UNIT);
  }
  if (places & PLACE_OUTSIDE && type && !env_is_concrete(&s->stubs->effects, type))
    fail(s, "it hands out objects of the environment");
  if (places & PLACE_UNIT)
    offer(s, &all, &count, env_java_top(model(s), descriptor, &is_choice));
  for (uint32_t k = 0; type && k < MOST_PLACES; k++)
    if (places & place_of_parameter(k))
      offer(s, &all, &count, parameter_text(s, k, type, &test));
  if (places & PLACE_NULL || !count)
    offer(s, &all, &count, "null");
  return all;
}

static const char *constant_text(stubber *s, int64_t bits, char type) {
  switch (type) {
  case 'Z': return bits & 1 ? "true" : "false";
  case 'B': return arena_print(store(s), "(byte) %" PRId64, bits);
  case 'S': return arena_print(store(s), "(short) %" PRId64, bits);
  case 'C': return arena_print(store(s), "(char) %" PRId64, bits);
  case 'J': return arena_print(store(s), "%" PRId64 "L", bits);
  case 'I':
    return (int32_t)bits == INT32_MIN ? "Integer.MIN_VALUE"
                                      : arena_print(store(s), "%" PRId32, (int32_t)bits);
  default: return NULL; /* floats: any */
  }
}

static const char *value_text(stubber *s, const env_value *v, const char *descriptor) {
  bool is_choice;
  if (*descriptor == 'L' || *descriptor == '[')
    return *descriptor == '[' && v->places & ~(uint32_t)PLACE_NULL
               ? (fail(s, "it hands out arrays"), "null")
               : reference_text(s, v->places, descriptor);
  const char *constant =
      v->is_constant ? constant_text(s, v->constant, *descriptor) : NULL;
  return constant ? constant : env_java_top(model(s), descriptor, &is_choice);
}

/* Deeds. */

static void add_deed(deed_vector *all, const char *text, bool certain, bool idempotent) {
  vec_each (deed, d, all)
    if (!strcmp(d->text, text))
      return;
  vec_push(all, ((deed){text, certain, idempotent}));
}

/* `statement` has one %s for the object; for each place an object of the class may be in.
 */
static void add_on(stubber *s, deed_vector *all, uint32_t places, ir_class *class,
                   const char *before, const char *after, bool certain, bool idempotent) {
  const char *test;
  uint32_t others = places & ~(uint32_t)PLACE_NULL;
  bool single = !(others & (others - 1));
  for (uint32_t k = 0; k < MOST_PLACES; k++) {
    const char *p =
        places & place_of_parameter(k) ? parameter_text(s, k, class, &test) : NULL;
    if (!p)
      continue;
    const char *text = arena_print(store(s), "%s%s%s", before, p, after);
    if (test && !(certain && single))
      text = arena_print(store(s), "if (%s) { %s }", test, text);
    add_deed(all, text, certain && single, idempotent);
  }
  if (!(places & PLACE_UNIT))
    return;
  bool is_choice;
  const char *any = env_java_top(
      model(s), arena_print(store(s), "L%s;", class->name->text), &is_choice);
  if (any)
    add_deed(all,
             arena_print(store(s), "{ %s o = %s; if (o != null) { %so%s } }",
                         env_java_class(model(s), class), any, before, after),
             false, false);
}

static bool is_private(const ir_field *f) {
  const class_field *k = f->origin;
  return k && (k->access & (ACC_PRIVATE | ACC_FINAL));
}

static void add_write(stubber *s, deed_vector *all, const env_write *w) {
  const char *value = value_text(s, &w->value, w->field->descriptor->text);
  const char *after = arena_print(store(s), ".%s = %s;", w->field->name->text, value);
  if (is_private(w->field))
    fail(s, "it writes a private field");
  if (w->field->is_static)
    add_deed(
        all,
        arena_print(store(s), "%s%s", env_java_class(model(s), w->field->owner), after),
        w->is_certain, w->value.is_constant);
  else
    add_on(s, all, w->receivers, w->field->owner, "", after, w->is_certain,
           w->value.is_constant);
}

static void add_callback(stubber *s, deed_vector *all, const env_callback *c) {
  const char *types[MOST_PARAMETERS], *given = "";
  uint32_t count = env_parameters(model(s), c->method->descriptor->text, types);
  if (c->method->is_private || c->method->name->text[0] == '<')
    fail(s, "it calls what it cannot see");
  for (uint32_t i = 0; i < count; i++) {
    bool is_choice;
    const char *any = env_java_top(model(s), types[i], &is_choice);
    given = arena_print(
        store(s), "%s%s%s", given, i ? ", " : "",
        any ? any
            : arena_print(store(s), "(%s) null", env_java_type(model(s), types[i])));
  }
  const class_method *f = c->method->origin;
  const char *after = arena_print(store(s), ".%s(%s);", c->method->name->text, given);
  if (f && f->throw_count)
    fail(s, "it calls back what may throw");
  if (c->method->is_static)
    add_deed(
        all,
        arena_print(store(s), "%s%s", env_java_class(model(s), c->method->owner), after),
        false, false);
  else
    add_on(s, all, c->receivers & ~(uint32_t)PLACE_OUTSIDE, c->method->owner, "", after,
           false, false);
}

static void add_lock(stubber *s, deed_vector *all, uint32_t places) {
  for (uint32_t k = s->method->method->is_static ? 0 : 1; k < MOST_PLACES; k++)
    if (places & place_of_parameter(k) && k - !s->method->method->is_static < s->count) {
      uint32_t at = k - !s->method->method->is_static;
      add_deed(all,
               arena_print(store(s),
                           "if (p%" PRIu32 " != null) { synchronized (p%" PRIu32
                           ") { Environment.held(); } }",
                           at, at),
               false, false);
    }
}

static void collect(stubber *s, deed_vector *all) {
  const env_summary *k = s->method->summary;
  vec_each (env_write, w, &k->writes)
    add_write(s, all, w);
  vec_each (env_callback, c, &k->callbacks)
    add_callback(s, all, c);
  add_lock(s, all, k->locks);
  if (k->locks & PLACE_UNIT)
    fail(s, "it locks objects of the unit that it was not given");
}

static void write_deeds(stubber *s, const deed_vector *all) {
  env_writer *w = &s->writer;
  if (!all->size)
    return;
  const deed *only = &all->data[0];
  if (all->size == 1 && only->is_certain && !s->method->summary->exceptions.size)
    env_line(w, "%s", only->text);
  else if (all->size == 1 && only->is_idempotent) {
    env_line(w, "if (Choose.bool()) {");
    env_line(w, "    %s", only->text);
    env_line(w, "}");
  } else if (all->size == 1) {
    env_line(w, "while (Choose.bool()) {");
    env_line(w, "    %s", only->text);
    env_line(w, "}");
  } else {
    env_line(w, "while (Choose.bool()) {");
    env_line(w, "    switch (Choose.integer(%" PRIu32 ")) {", all->size - 1);
    for (uint32_t i = 0; i < all->size; i++) {
      if (i + 1 < all->size)
        env_line(w, "    case %" PRIu32 ":", i);
      else
        env_line(w, "    default:");
      env_line(w, "        %s", all->data[i].text);
      env_line(w, "        break;");
    }
    env_line(w, "    }");
    env_line(w, "}");
  }
}

/* Exceptions. */

static bool is_unchecked(const ir_class *c) {
  for (; c; c = c->super)
    if (!strcmp(c->name->text, "java/lang/RuntimeException") ||
        !strcmp(c->name->text, "java/lang/Error"))
      return true;
  return false;
}

static bool is_declared(const stubber *s, const ir_class *c) {
  const class_method *f = s->method->method->origin;
  for (uint16_t i = 0; f && i < f->throw_count; i++)
    if (java_descends(model(s)->unit->program, c->name, f->throws[i]))
      return true;
  return false;
}

static void write_exceptions(stubber *s) {
  const env_argument_vector none = {0};
  const env_summary *k = s->method->summary;
  for (uint32_t i = 0; i < k->exceptions.size; i++) {
    ir_class *c = k->exceptions.data[i];
    if (!is_unchecked(c) && !is_declared(s, c))
      continue;
    diag_sink silent = {0}, *sink = model(s)->sink;
    model(s)->sink = &silent;
    const char *made = env_java_new(model(s), c, &none, NO_PLACE);
    model(s)->sink = sink;
    if (!made)
      fail(s, "it throws what cannot be made");
    env_line(&s->writer, "if (Choose.bool()) {");
    env_line(&s->writer, "    throw %s;", made ? made : "null");
    env_line(&s->writer, "}");
  }
}

/* Methods. */

static void write_result(stubber *s) {
  const ir_method *m = s->method->method;
  const char *type = strchr(m->descriptor->text, ')') + 1, *all = NULL;
  const env_summary *k = s->method->summary;
  env_value any = {.places = PLACE_NULL | PLACE_UNIT | PLACE_OUTSIDE};
  uint32_t count = 0;
  if (*type == 'V')
    return;
  for (uint32_t i = 0; i < k->results.size; i++) {
    const char *one = value_text(s, &k->results.data[i], type);
    if (!all || !strstr(all, one))
      offer(s, &all, &count, one);
  }
  if (!all) /* it never returns, as far as can be seen */
    all = value_text(s, &any, type);
  if (*type == 'Z' && strstr(all, "true") && strstr(all, "false"))
    all = "Choose.bool()";
  env_line(&s->writer, "return %s;", all);
}

static const char *access_text(const ir_method *m) {
  const class_method *f = m->origin;
  return !f || f->access & ACC_PUBLIC ? "public "
         : f->access & ACC_PROTECTED  ? "protected "
                                      : "";
}

static const char *declared_text(stubber *s, const ir_method *m) {
  const class_method *f = m->origin;
  const char *all = "";
  for (uint16_t i = 0; f && i < f->throw_count; i++)
    all = arena_print(store(s), "%s%s%s", all, *all ? ", " : " throws ",
                      java_text_class(store(s), f->throws[i]->text));
  return all;
}

static uint32_t first_line(stubber *s, ir_method *m) {
  const ir_code *c = ir_method_code(java_program_ir(model(s)->unit->program), m, NULL);
  return c && c->count ? c->lines[0] : 0;
}

static void write_comment(stubber *s) {
  ir_method *m = s->method->method;
  const env_summary *k = s->method->summary;
  bool is_library = java_info(m->owner)->from_jdk;
  const char *text =
      is_library ? arena_print(store(s), "Inherited from %s: gives any value.",
                               java_text_class(store(s), m->owner->name->text))
                 : arena_print(store(s), "From %s:%" PRIu32 ".",
                               m->owner->file ? m->owner->file : "?", first_line(s, m));
  vec_each (env_write, w, &k->writes)
    text = arena_print(store(s), "%s %s %s at %s:%" PRIu32 ".", text,
                       w->is_certain ? "Writes" : "May write", w->field->name->text,
                       w->file ? w->file : "?", w->line);
  vec_each (env_callback, c, &k->callbacks)
    text = arena_print(store(s), "%s May call %s.%s.", text,
                       env_simple_name(model(s)->unit, c->method->owner),
                       c->method->name->text);
  if (k->waits)
    text = arena_print(store(s), "%s Assumed not to wait for ever.", text);
  env_line(&s->writer, "/** %s */", text);
}

static void write_method(stubber *s) {
  const ir_method *m = s->method->method;
  const class_method *f = m->origin;
  bool is_constructor = m->name->text[0] == '<';
  const char *list = "";
  for (uint32_t i = 0; i < s->count; i++)
    list = arena_print(store(s), "%s%s%s p%" PRIu32, list, i ? ", " : "",
                       env_java_type(model(s), s->types[i]), i);
  deed_vector deeds = {0};
  collect(s, &deeds);
  s->writer.indent = 1;
  write_comment(s);
  env_line(
      &s->writer, "%s%s%s%s%s(%s)%s {", access_text(m), m->is_static ? "static " : "",
      f && f->access & ACC_SYNCHRONIZED ? "synchronized " : "",
      is_constructor
          ? ""
          : arena_print(store(s), "%s ",
                        env_java_type(model(s), strchr(m->descriptor->text, ')') + 1)),
      is_constructor ? env_simple_name(model(s)->unit, s->method->receiver)
                     : m->name->text,
      list, declared_text(s, m));
  s->writer.indent = 2;
  write_deeds(s, &deeds);
  write_exceptions(s);
  write_result(s);
  s->writer.indent = 1;
  env_line(&s->writer, "}\n");
  vec_release(&deeds);
}

static void write_class(stubber *s, const env_stub *stub, const char *package) {
  const classfile *f = java_info(stub->class)->file;
  if (*package)
    env_line(&s->writer, "package %s;\n", package);
  env_line(&s->writer, "import glassbox.Choose;\nimport glassbox.Environment;\n");
  env_line(&s->writer, "/** Stands in for the class of %s: does what that may do. */",
           stub->class->file ? stub->class->file : "a class file");
  env_line(&s->writer, "@SuppressWarnings({\"rawtypes\", \"unchecked\", \"deprecation\", "
                       "\"removal\"})");
  env_line(&s->writer, "%sclass %s {", f->access & ACC_PUBLIC ? "public " : "",
           env_simple_name(model(s)->unit, stub->class));
  vec_each (env_stub_method, m, &stub->methods) {
    s->method = m;
    s->count = env_parameters(model(s), m->method->descriptor->text, s->types);
    write_method(s);
  }
  s->writer.indent = 0;
  env_line(&s->writer, "}");
}

const char *env_stub_write(env_stubs *all, const env_stub *stub, FILE *out) {
  env_model *m = all->model;
  char *scratch = NULL;
  size_t size;
  FILE *to = out ? out : open_memstream(&scratch, &size);
  stubber s = {.stubs = all, .writer = {.model = m, .out = to}};
  const char *package = m->package, *driver = m->driver;
  const char *text = env_class_text(m->unit, stub->class), *dot = strrchr(text, '.');
  const char *own = dot ? arena_copy(store(&s), text, (size_t)(dot - text)) : "";
  if (strcmp(own, package) != 0) {
    if (!*package)
      fail(&s, "the driver has no package that it could name");
    m->driver = arena_print(store(&s), "%s.%s", package, driver);
    m->package = own;
  }
  write_class(&s, stub, own);
  m->driver = driver;
  m->package = package;
  if (!out) {
    fclose(to);
    free(scratch);
  }
  return s.trouble;
}
