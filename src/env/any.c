/* Any implementation of an interface, for one that nobody implements: its methods give any
 * value of their type, or throw what they declare. What else an implementation could do to
 * the unit is to call it back; that is left to the drivers, as with libraries, and verdicts
 * say so. */
#include "env/any.h"

#include "java/java_text.h"

#include <string.h>

static arena *store(env_model *m) {
  return &m->unit->arena;
}

static const char *simple_name(env_model *m, const ir_class *c) {
  const char *wanted = arena_print(store(m), "Any%s", env_simple_name(m->unit, c));
  vec_each (ir_class *, k, &m->unit->classes)
    if (!strcmp(env_simple_name(m->unit, *k), wanted))
      return arena_print(store(m), "%s_", wanted);
  return wanted;
}

/* Every class has these. */
static bool is_of_object(const ir_method *k) {
  const char *name = k->name->text, *type = k->descriptor->text;
  return (!strcmp(name, "equals") && !strcmp(type, "(Ljava/lang/Object;)Z")) ||
         (!strcmp(name, "hashCode") && !strcmp(type, "()I")) ||
         (!strcmp(name, "toString") && !strcmp(type, "()Ljava/lang/String;"));
}

static bool is_wanted(const ir_method *k) {
  return k->is_abstract && !is_of_object(k);
}

typedef vector(const ir_method *) method_vector;

/* Those without code, of the interface and of all that it extends; one below may have
 * given them code. */
static void add_methods(const ir_class *c, const ir_class *from, method_vector *all) {
  for (uint32_t i = 0; i < from->method_count; i++) {
    const ir_method *k = &from->methods[i];
    bool known =
        !is_wanted(k) || ir_find_method((ir_class *)c, k->name, k->descriptor) != k;
    vec_each (const ir_method *, other, all)
      known =
          known || ((*other)->name == k->name && (*other)->descriptor == k->descriptor);
    if (!known)
      vec_push(all, k);
  }
  for (uint32_t i = 0; i < from->interface_count; i++)
    add_methods(c, from->interfaces[i], all);
}

/* A library's interface may be one of some type: what it is here nobody knows. */
static bool can_be_written(const ir_class *c, const method_vector *all) {
  vec_each (const ir_method *, k, all)
    if ((*k)->owner != c && java_info((*k)->owner)->from_jdk)
      return false;
  return true;
}

const char *env_any_of(env_model *m, ir_class *c) {
  method_vector all = {0};
  add_methods(c, c, &all);
  bool good = can_be_written(c, &all);
  vec_release(&all);
  if (!good)
    return NULL;
  bool known = false;
  vec_each (ir_class *, k, &m->interfaces)
    known = known || *k == c;
  if (!known)
    vec_push(&m->interfaces, c);
  return simple_name(m, c);
}

/* Java. */

static const char *result_of(const ir_method *k) {
  return strchr(k->descriptor->text, ')') + 1;
}

static const char *throws_of(env_model *m, const class_method *f) {
  const char *all = "";
  for (uint32_t i = 0; f && i < f->throw_count; i++)
    all = arena_print(store(m), "%s%s%s", all, *all ? ", " : " throws ",
                      java_text_class(store(m), f->throws[i]->text));
  return all;
}

static void note_gap(env_model *m, const ir_method *k, const char *what) {
  vec_push(&m->gaps, arena_print(store(m), "nobody can say what %s.%s %s",
                                 env_class_text(m->unit, k->owner), k->name->text, what));
}

static void write_exceptions(env_model *m, const ir_method *k, FILE *out) {
  const class_method *f = k->origin;
  const env_argument_vector none = {0};
  diag_sink silent = {0}, *sink = m->sink;
  for (uint32_t i = 0; f && i < f->throw_count; i++) {
    ir_class *c = java_class_if_found(m->unit->program, f->throws[i]);
    m->sink = &silent;
    const char *made = c ? env_java_new(m, c, &none, NO_PLACE) : NULL;
    m->sink = sink;
    if (made)
      fprintf(out, "        if (Choose.bool()) {\n            throw %s;\n        }\n",
              made);
    else
      note_gap(m, k, "throws");
  }
}

static void write_result(env_model *m, const ir_method *k, FILE *out) {
  const char *type = result_of(k);
  bool is_choice, is_object = *type == 'L' || *type == '[';
  if (*type == 'V')
    return;
  const char *value = env_java_top(m, type, &is_choice);
  if (!value)
    note_gap(m, k, "gives");
  fprintf(out, "        return %s%s;\n",
          value && is_object && !m->nonnull ? "Choose.bool() ? null : " : "",
          value ? value : "null");
}

static void write_method(env_model *m, const ir_method *k, FILE *out) {
  const char *types[MOST_PARAMETERS], *list = "";
  uint32_t count = env_parameters(m, k->descriptor->text, types);
  for (uint32_t i = 0; i < count; i++)
    list = arena_print(store(m), "%s%s%s p%u", list, i ? ", " : "",
                       env_java_type(m, types[i]), i);
  fprintf(out, "\n    @Override\n    public %s %s(%s)%s {\n",
          env_java_type(m, result_of(k)), k->name->text, list, throws_of(m, k->origin));
  write_exceptions(m, k, out);
  write_result(m, k, out);
  fputs("    }\n", out);
}

static void write_class(env_model *m, ir_class *c, FILE *out) {
  method_vector all = {0};
  add_methods(c, c, &all);
  if (*m->package)
    fprintf(out, "package %s;\n\n", m->package);
  fprintf(out,
          "import glassbox.Choose;\n\n"
          "/** Gives what any class that implements %s could give. */\n"
          "@SuppressWarnings({\"rawtypes\", \"unchecked\", \"deprecation\"})\n"
          "final class %s implements %s {\n",
          env_class_text(m->unit, c), simple_name(m, c), env_java_class(m, c));
  vec_each (const ir_method *, k, &all)
    write_method(m, *k, out);
  fputs("}\n", out);
  vec_release(&all);
}

void env_any_write(env_model *m, env_sources *out) {
  for (uint32_t i = 0; i < m->interfaces.size; i++) {
    char *text = NULL;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    write_class(m, m->interfaces.data[i], to);
    fclose(to);
    env_sources_add(out, m->package, simple_name(m, m->interfaces.data[i]), text);
  }
}
