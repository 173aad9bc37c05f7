/* Regular expressions become structured Java by the templates of 004 Figure 6, with
 * glassbox.Choose as the modelling primitive. */
#include "env/driver.h"

#include "env/any.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static arena *store(const env_writer *w) {
  return &w->model->unit->arena;
}

void env_line(env_writer *w, const char *format, ...) {
  fprintf(w->out, "%*s", (int)w->indent * 4, "");
  va_list list;
  va_start(list, format);
  vfprintf(w->out, format, list);
  va_end(list);
  fputc('\n', w->out);
}

static void write_expr(env_writer *w, const env_expr *e);

static void write_inside(env_writer *w, const env_expr *e) {
  w->indent++;
  write_expr(w, e);
  w->indent--;
}

static void write_repeat(env_writer *w, const env_expr *e) {
  const env_expr *body = e->items.data[0];
  if (e->most == UINT32_MAX && e->least) {
    env_line(w, "do {");
    write_inside(w, body);
    env_line(w, "} while (Choose.bool());");
    return;
  }
  uint32_t k = ++w->locals;
  if (!e->most) /* no time at all; still checked */
    env_line(w, "if (false) {");
  else if (e->most == UINT32_MAX)
    env_line(w, "while (Choose.bool()) {");
  else if (e->least == e->most)
    env_line(w,
             "for (int i%" PRIu32 " = 0; i%" PRIu32 " < %" PRIu32 "; i%" PRIu32 "++) {",
             k, k, e->most, k);
  else if (e->most == 1)
    env_line(w, "if (Choose.bool()) {");
  else
    env_line(w,
             "for (int i%" PRIu32 " = Choose.integer(%" PRIu32 "); i%" PRIu32
             " < %" PRIu32 "; i%" PRIu32 "++) { // from %" PRIu32 " to %" PRIu32 " times",
             k, e->most - e->least, k, e->most, k, e->least, e->most);
  write_inside(w, body);
  env_line(w, "}");
}

static void write_choice(env_writer *w, const env_expr *e) {
  env_line(w, "switch (Choose.integer(%" PRIu32 ")) {", e->items.size - 1);
  for (uint32_t i = 0; i < e->items.size; i++) {
    if (i + 1 < e->items.size)
      env_line(w, "case %" PRIu32 ":", i);
    else
      env_line(w, "default:");
    write_inside(w, e->items.data[i]);
    w->indent++;
    env_line(w, "break;");
    w->indent--;
  }
  env_line(w, "}");
}

/* Scopes. */

static const char *local_name(env_writer *w, const char *wanted) {
  vec_each (env_named, n, &w->model->scopes)
    if (!strcmp(n->java, wanted))
      return arena_print(store(w), "%s_%" PRIu32, wanted, ++w->locals);
  return wanted;
}

static bool check_others(env_writer *w, const env_scope *s) {
  env_model *m = w->model;
  for (uint32_t i = 0; i < s->others.size; i++)
    if (!env_model_named(m, s->others.data[i])) {
      diag_error(m->sink, s->type_at, "no name '%s' around this one", s->others.data[i]);
      return false;
    }
  return true;
}

/* One instance fewer for each that is excluded. */
static bool has_candidate(env_model *m, const env_scope *s) {
  uint32_t count = 0;
  vec_each (env_named, n, &m->instances)
    count += ir_is_subclass(n->class, s->class);
  return env_unit_makes(m->unit, s->class) || count > s->others.size;
}

static void write_bound(env_writer *w, const env_scope *s, const char *variable) {
  env_model *m = w->model;
  const char *type = env_java_class(m, s->class);
  if (s->value) {
    env_line(w, "%s %s = null;", type, variable);
    env_write_call(w, s->value, variable);
    env_line(w, "GlassBox.assume(%s != null);", variable);
    return;
  }
  bool is_choice;
  const char *descriptor = arena_print(store(w), "L%s;", s->class->name->text);
  const char *any = env_java_top(m, descriptor, &is_choice);
  if (!any || !has_candidate(m, s)) {
    vec_push(&m->gaps,
             arena_print(store(w), "%s:%" PRIu32 ":%" PRIu32 ": no candidate for <%s %s>",
                         s->type_at.file, s->type_at.line, s->type_at.column, s->type,
                         s->name));
    env_line(w, "%s %s = null;", type, variable);
    env_line(w, "GlassBox.assume(false); // no candidate");
    return;
  }
  env_line(w, "%s %s = %s;", type, variable, any);
  for (uint32_t i = 0; i < s->others.size; i++)
    env_line(w, "GlassBox.assume(%s != %s);", variable,
             env_model_named(m, s->others.data[i])->java);
}

static void write_scope(env_writer *w, const env_expr *e) {
  env_model *m = w->model;
  env_scope *s = e->scope;
  s->class = env_model_class(m, s->type, s->type_at);
  if (!s->class || !check_others(w, s)) {
    w->failed = true;
    return;
  }
  const char *variable = local_name(w, s->name);
  env_line(w, "{");
  w->indent++;
  write_bound(w, s, variable);
  vec_push(&m->scopes, ((env_named){s->name, variable, s->class}));
  write_expr(w, e->items.data[0]);
  m->scopes.size--;
  w->indent--;
  env_line(w, "}");
}

static void write_expr(env_writer *w, const env_expr *e) {
  if (w->failed)
    return;
  switch (e->kind) {
  case EXPR_ACTIONS: env_write_actions(w, e, NULL); break;
  case EXPR_SEQUENCE:
    for (uint32_t i = 0; i < e->items.size; i++)
      write_expr(w, e->items.data[i]);
    break;
  case EXPR_CHOICE: write_choice(w, e); break;
  case EXPR_REPEAT: write_repeat(w, e); break;
  case EXPR_SCOPE: write_scope(w, e); break;
  }
}

/* Classes. */

static void write_head(env_writer *w, const char *about) {
  if (*w->model->package)
    env_line(w, "package %s;\n", w->model->package);
  env_line(w, "import glassbox.Choose;\nimport glassbox.Environment;\nimport "
              "glassbox.GlassBox;\n");
  env_line(w, "/** %s */", about);
  env_line(w, "@SuppressWarnings({\"rawtypes\", \"unchecked\", \"deprecation\", "
              "\"removal\"})");
}

static const char *thread_name(env_model *m, uint32_t k) {
  const char *text = arena_print(&m->unit->arena, "T%" PRIu32, k);
  vec_each (ir_class *, c, &m->unit->classes)
    if (!strcmp(env_simple_name(m->unit, *c), text))
      return arena_print(&m->unit->arena, "EnvT%" PRIu32, k);
  return text;
}

/* Of an expression, or else of a formula. */
static bool write_thread(env_model *m, uint32_t k, place at, const env_expr *e,
                         const env_formula *f, env_sources *out) {
  char *text = NULL;
  size_t size;
  env_writer w = {.model = m, .out = open_memstream(&text, &size)};
  const char *name = thread_name(m, k);
  write_head(&w, at.file ? arena_print(store(&w), "What is assumed at %s:%" PRIu32 ".",
                                       at.file, at.line)
                         : "Calls the unit in every possible way.");
  env_line(&w, "final class %s extends Thread {", name);
  env_line(&w, "    %s() {\n        super(\"%s\");\n    }\n", name, name);
  env_line(&w, "    @Override\n    public void run() {");
  w.indent = 2;
  if (e)
    write_expr(&w, e);
  else
    env_write_formula(&w, f);
  w.indent = 0;
  env_line(&w, "    }\n}");
  fclose(w.out);
  env_sources_add(out, m->package, name, text);
  return !w.failed && !m->sink->errors;
}

/* The methods that choose. */

static void write_any_number(env_writer *w) {
  const env_model *m = w->model;
  env_line(w, "return %" PRId64 " + Choose.integer(%" PRId64 ");", m->low,
           m->high - m->low);
}

/* Instances that the driver made, and for each class of which the unit makes objects
 * itself any of these. A class of the unit has all of its objects found. */
static void write_any_object(env_writer *w, const env_helper *h) {
  env_model *m = w->model;
  vector(const char *) all = {0};
  env_class_vector made = {0};
  vec_each (ir_class *, k, &m->unit->made)
    if (env_unit_holds(m->unit, *k) && ir_is_subclass(*k, h->class)) {
      bool known = false;
      vec_each (ir_class *, o, &made)
        known = known || *o == *k;
      if (!known)
        vec_push(&made, *k);
    }
  vec_each (ir_class *, k, &made)
    vec_push(&all,
             arena_print(store(w), "Choose.object(%s.class)", env_java_class(m, *k)));
  vec_each (env_named, n, &m->instances) {
    bool found = !ir_is_subclass(n->class, h->class);
    vec_each (ir_class *, k, &made)
      found = found || ir_is_subclass(n->class, *k);
    if (!found)
      vec_push(&all, n->name);
  }
  if (!all.size)
    env_line(w, "return null; // there is no object of this class");
  else if (all.size == 1)
    env_line(w, "return %s;", all.data[0]);
  else {
    env_line(w, "switch (Choose.integer(%" PRIu32 ")) {", all.size - 1);
    for (uint32_t i = 0; i + 1 < all.size; i++)
      env_line(w, "case %" PRIu32 ": return %s;", i, all.data[i]);
    env_line(w, "default: return %s;", all.data[all.size - 1]);
    env_line(w, "}");
  }
  vec_release(&all);
  vec_release(&made);
}

static void write_helper(env_writer *w, const env_helper *h) {
  const char *type = h->class ? env_java_class(w->model, h->class)
                              : env_java_type(w->model, h->descriptor);
  env_line(w, "\n    public static %s %s() {", type, h->name);
  w->indent = 2;
  if (h->class)
    write_any_object(w, h);
  else if (*h->descriptor == 'I')
    write_any_number(w);
  else
    env_line(w, "return Choose.bool() ? \"a\" : \"b\";");
  w->indent = 0;
  env_line(w, "    }");
}

static void write_creation(env_writer *w) {
  env_model *m = w->model;
  const env_argument_vector none = {0};
  uint32_t k = 0;
  for (uint32_t i = 0; m->file && i < m->file->instances.size; i++) {
    const env_instance *given = &m->file->instances.data[i];
    for (uint32_t j = 0; j < given->count && !w->failed; j++, k++) {
      const char *made = env_java_new(m, given->class, &given->arguments, given->at);
      w->failed = w->failed || !made;
      env_line(w, "%s = %s;", m->instances.data[k].name, made ? made : "null");
    }
  }
  for (; k < m->instances.size && !w->failed; k++) {
    const char *made = env_java_new(m, m->instances.data[k].class, &none, NO_PLACE);
    w->failed = w->failed || !made;
    env_line(w, "%s = %s;", m->instances.data[k].name, made ? made : "null");
  }
}

static bool write_main(env_model *m, uint32_t threads, env_sources *out) {
  char *text = NULL;
  size_t size;
  env_writer w = {.model = m, .out = open_memstream(&text, &size)};
  write_head(&w, "The environment: makes the instances and starts the threads.");
  env_line(&w, "public final class %s {\n    private %s() {}\n", m->driver, m->driver);
  vec_each (env_named, n, &m->instances)
    env_line(&w, "    public static %s %s;", env_java_class(m, n->class), n->name);
  env_line(&w, "\n    public static void main(String[] args) throws Exception {");
  w.indent = 2;
  write_creation(&w);
  env_any_write(m, out);
  for (uint32_t k = 0; k < threads; k++)
    env_line(&w, "new %s().start();", thread_name(m, k));
  w.indent = 0;
  env_line(&w, "    }");
  for (uint32_t i = 0; i < m->helpers.size; i++) {
    env_helper h = m->helpers.data[i];
    write_helper(&w, &h);
  }
  env_line(&w, "}");
  fclose(w.out);
  env_sources_add(out, m->package, m->driver, text);
  return !w.failed;
}

/* Fields that some assumption assigns belong to the alphabet of all of them. */
static void bind_assignments(env_model *m) {
  diag_sink silent = {0}, *sink = m->sink;
  m->sink = &silent;
  for (uint32_t i = 0; m->file && i < m->file->actions.size; i++) {
    env_action *a = m->file->actions.data[i];
    const char *receiver = a->receiver;
    a->receiver = NULL;
    if (!a->is_call)
      env_bind(m, a);
    a->receiver = receiver;
  }
  m->sink = sink;
}

bool env_drivers_write(env_model *m, uint32_t universal, env_sources *out) {
  env_expr anything = {.kind = EXPR_ACTIONS, .complement = true};
  env_expr loop = {.kind = EXPR_REPEAT, .most = UINT32_MAX};
  uint32_t k = 0;
  vec_push(&loop.items, &anything);
  bind_assignments(m);
  bool written = true;
  for (uint32_t i = 0; m->file && written && i < m->file->assumptions.size; i++) {
    const env_expr *e = m->file->assumptions.data[i];
    written = write_thread(m, k++, e->at, e, NULL, out);
  }
  for (uint32_t i = 0; m->file && written && i < m->file->formulas.size; i++) {
    const env_formula *f = &m->file->formulas.data[i];
    written = write_thread(m, k++, f->at, NULL, f, out);
  }
  for (uint32_t i = 0; written && i < universal; i++)
    written = write_thread(m, k++, loop.at, &loop, NULL, out);
  vec_release(&loop.items);
  return written && write_main(m, k, out);
}
