/* One action as Java: the values that are left open are chosen, then the action is
 * announced (for traces and vacuity), then it is done.
 *
 *     {
 *         Watcher x1 = EnvDriver.anyWatcher();
 *         Environment.action(2, "s.add(%)", x1);
 *         EnvDriver.s.add(x1);
 *     }
 *
 * Exceptions that the method declares are results like others, and end the action. */
#include "env/driver.h"

#include "java/java_text.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

/* One way in which an action can be done. */
typedef struct way {
  env_action *action; /* NULL: any call of the target, of a complement */
  const env_target *target;
  const char *label; /* for the list of actions */
  place at;
} way;
typedef vector(way) way_vector;

/* A way with all values in place. */
typedef struct call {
  const char *receiver; /* Java text; of a static member: the class */
  const char *values[MOST_PARAMETERS];
  const char *types[MOST_PARAMETERS];
  bool chosen[MOST_PARAMETERS], receiver_chosen;
  uint32_t count;
} call;

static arena *store(const env_writer *w) {
  return &w->model->unit->arena;
}

static bool is_static(const env_target *t) {
  return t->method ? t->method->is_static : t->field->is_static;
}

/* False: there is no value for some part, which is no error; or after one. */
static bool fill_receiver(env_writer *w, const way *y, call *c) {
  env_model *m = w->model;
  const env_named *n =
      y->action && y->action->receiver ? env_model_named(m, y->action->receiver) : NULL;
  if (is_static(y->target)) {
    c->receiver = env_java_class(m, y->target->class);
    return true;
  }
  if (n) {
    c->receiver = n->java;
    return true;
  }
  const char *descriptor = arena_print(store(w), "L%s;", y->target->class->name->text);
  c->receiver = env_java_top(m, descriptor, &c->receiver_chosen);
  return c->receiver;
}

static bool fill(env_writer *w, const way *y, call *c) {
  env_model *m = w->model;
  const env_target *t = y->target;
  env_argument top = {.kind = ARGUMENT_TOP, .text = "TOP"};
  *c = (call){0};
  if (!fill_receiver(w, y, c))
    return false;
  if (t->method)
    c->count = env_parameters(m, t->method->descriptor->text, c->types);
  else {
    c->count = 1;
    c->types[0] = t->field->descriptor->text;
  }
  for (uint32_t i = 0; i < c->count; i++) {
    const env_argument *a =
        y->action && y->action->arguments.size ? &y->action->arguments.data[i] : &top;
    c->values[i] = env_java_argument(m, a, c->types[i], t->class, &c->chosen[i]);
    if (!c->values[i])
      return false;
  }
  return true;
}

/* Labels: the action as it is written, % for what is chosen. */

static const char *short_value(const env_writer *w, const char *java) {
  size_t length = strlen(w->model->driver);
  return !strncmp(java, w->model->driver, length) && java[length] == '.'
             ? java + length + 1
             : java;
}

static const char *quoted(env_writer *w, const char *text) {
  char_vector out = {0};
  for (const char *p = text; *p; p++) {
    if (*p == '"' || *p == '\\')
      vec_push(&out, '\\');
    vec_push(&out, *p);
  }
  const char *copy = arena_copy(store(w), out.data, out.size);
  vec_release(&out);
  return copy;
}

static const char *arguments_label(env_writer *w, const call *c) {
  const char *all = "";
  for (uint32_t i = 0; i < c->count; i++)
    all = arena_print(store(w), "%s%s%s", all, i ? ", " : "",
                      c->chosen[i] ? "%" : short_value(w, c->values[i]));
  return all;
}

static const char *label_of(env_writer *w, const way *y, const call *c) {
  const env_target *t = y->target;
  const char *arguments = arguments_label(w, c);
  const char *receiver = c->receiver_chosen ? "%" : short_value(w, c->receiver);
  if (y->action && y->action->mnemonic) {
    const char *chosen = c->receiver_chosen ? "%" : "";
    for (uint32_t i = 0; i < c->count; i++)
      if (c->chosen[i])
        chosen = arena_print(store(w), "%s%s%%", chosen, *chosen ? ", " : "");
    return *chosen ? arena_print(store(w), "%s(%s)", y->action->mnemonic, chosen)
                   : y->action->mnemonic;
  }
  if (t->method)
    return arena_print(store(w), "%s.%s(%s)", receiver, t->method->name->text, arguments);
  return arena_print(store(w), "%s.%s = %s", receiver, t->field->name->text, arguments);
}

static uint32_t add_event(env_writer *w, place at, const char *label) {
  env_event e = {at, label};
  vec_push(&w->model->events, e);
  return w->model->events.size - 1;
}

/* Statements. */

static const char *new_local(env_writer *w) {
  return arena_print(store(w), "x%" PRIu32, ++w->locals);
}

/* Chosen values become variables; gives what follows the label. */
static const char *write_choices(env_writer *w, const way *y, call *c) {
  const char *announced = "";
  if (c->receiver_chosen) {
    const char *x = new_local(w);
    env_line(w, "%s %s = %s;", env_java_class(w->model, y->target->class), x,
             c->receiver);
    c->receiver = x;
    announced = arena_print(store(w), ", %s", x);
  }
  for (uint32_t i = 0; i < c->count; i++) {
    bool is_null = !strcmp(c->values[i], "null");
    if (!c->chosen[i] && !is_null)
      continue;
    const char *x = new_local(w);
    env_line(w, "%s %s = %s;", env_java_type(w->model, c->types[i]), x, c->values[i]);
    c->values[i] = x;
    if (!is_null)
      announced = arena_print(store(w), "%s, %s", announced, x);
  }
  return announced;
}

static bool is_above(const env_model *m, name exception, name other) {
  return exception != other && java_descends(m->unit->program, other, exception);
}

/* What the method declares, without subclasses of others that it declares. */
static const char *declared(env_writer *w, const ir_method *k) {
  const class_method *f = k->origin;
  const char *all = "";
  for (uint16_t i = 0; f && i < f->throw_count; i++) {
    bool needed = true;
    for (uint16_t j = 0; j < f->throw_count; j++)
      needed = needed && !is_above(w->model, f->throws[j], f->throws[i]);
    if (needed)
      all = arena_print(store(w), "%s%s%s", all, *all ? " | " : "",
                        java_text_class(store(w), f->throws[i]->text));
  }
  return all;
}

/* An object that the unit makes and that somebody may choose later. */
static bool gives_own(env_writer *w, const ir_method *m) {
  const char *type = strchr(m->descriptor->text, ')') + 1;
  ir_class *c = *type == 'L'
                    ? java_descriptor_class(w->model->unit->program, type, strlen(type))
                    : NULL;
  return c && env_unit_holds(w->model->unit, c) && env_unit_makes(w->model->unit, c);
}

static const char *call_text(env_writer *w, const way *y, const call *c) {
  const char *all = "";
  for (uint32_t i = 0; i < c->count; i++)
    all = arena_print(store(w), "%s%s%s", all, i ? ", " : "", c->values[i]);
  if (y->target->method) {
    const char *text = arena_print(store(w), "%s.%s(%s)", c->receiver,
                                   y->target->method->name->text, all);
    return arena_print(store(w),
                       gives_own(w, y->target->method) ? "Environment.note(%s);" : "%s;",
                       text);
  }
  return arena_print(store(w), "%s.%s = %s;", c->receiver, y->target->field->name->text,
                     all);
}

/* Calls of a complement are not those that it names. */
static void write_exclusions(env_writer *w, const env_expr *e, const way *y,
                             const call *c) {
  vec_each (env_action *, a, &e->actions)
    for (const env_target *t = (*a)->targets; t; t = t->next) {
      if (t->method != y->target->method || t->field != y->target->field)
        continue;
      const way same = {*a, t, NULL, NO_PLACE};
      call excluded;
      const char *condition = "";
      if (!fill(w, &same, &excluded))
        continue;
      if (!excluded.receiver_chosen && !is_static(t) &&
          strcmp(excluded.receiver, c->receiver) != 0)
        condition = arena_print(store(w), "%s == %s", c->receiver, excluded.receiver);
      for (uint32_t i = 0; i < c->count; i++)
        if (!excluded.chosen[i] && strcmp(excluded.values[i], c->values[i]) != 0)
          condition =
              arena_print(store(w), "%s%s%s == %s", condition, *condition ? " && " : "",
                          c->values[i], excluded.values[i]);
      env_line(w, "GlassBox.assume(!(%s));", *condition ? condition : "true");
    }
}

static void write_way(env_writer *w, const env_expr *e, const way *y, call *c,
                      const char *result) {
  const char *label = quoted(w, label_of(w, y, c));
  const char *announced = write_choices(w, y, c);
  if (e && e->complement)
    write_exclusions(w, e, y, c);
  env_line(w, "Environment.action(%" PRIu32 ", \"%s\"%s);", add_event(w, y->at, y->label),
           label, announced);
  const char *text = call_text(w, y, c);
  const char *handled = y->target->method ? declared(w, y->target->method) : "";
  if (result)
    text = arena_print(store(w), "%s = %s", result, text);
  if (!*handled) {
    env_line(w, "%s", text);
    return;
  }
  env_line(w, "try {");
  w->indent++;
  env_line(w, "%s", text);
  w->indent--;
  env_line(w, "} catch (%s declared) {", handled);
  w->indent++;
  env_line(w, "// a result like any other");
  w->indent--;
  env_line(w, "}");
}

/* Braces where something is declared. */
static void write_block(env_writer *w, const env_expr *e, const way *y, call *c,
                        const char *result) {
  bool declares = c->receiver_chosen;
  for (uint32_t i = 0; i < c->count; i++)
    declares = declares || c->chosen[i] || !strcmp(c->values[i], "null");
  if (declares)
    env_line(w, "{");
  w->indent += declares;
  write_way(w, e, y, c, result);
  w->indent -= declares;
  if (declares)
    env_line(w, "}");
}

/* Ways. */

static void add_ways(env_writer *w, env_action *a, way_vector *out) {
  if (!env_bind(w->model, a)) {
    w->failed = true;
    return;
  }
  const char *text = a->mnemonic ? a->mnemonic : a->name;
  const char *label =
      a->mnemonic
          ? text
          : arena_print(store(w), "%s%s%s%s", a->receiver ? a->receiver : "",
                        a->receiver ? "." : "", text, a->is_call ? "()" : " = ...");
  for (const env_target *t = a->targets; t; t = t->next)
    vec_push(out, ((way){a, t, label, a->at}));
}

/* Without arguments, or all of them TOP, and any receiver. */
static bool is_whole(const env_action *a) {
  for (uint32_t i = 0; i < a->arguments.size; i++)
    if (a->arguments.data[i].kind != ARGUMENT_TOP)
      return false;
  return !a->receiver;
}

static bool is_excluded(const env_expr *e, const ir_method *k, const ir_field *f) {
  vec_each (env_action *, a, &e->actions)
    if (is_whole(*a))
      for (const env_target *t = (*a)->targets; t; t = t->next)
        if (t->method == k && t->field == f)
          return true;
  return false;
}

/* A call of the method, or else an assignment to the field. */
static void add_other(env_writer *w, const env_expr *e, ir_class *c, ir_method *k,
                      ir_field *f, way_vector *out) {
  assert(k || f);
  vec_each (way, y, out)
    if (y->target->method == k && y->target->field == f)
      return;
  if (is_excluded(e, k, f))
    return;
  env_target *t = arena_new(store(w), env_target);
  *t = (env_target){c, k, f, NULL};
  const char *label =
      k ? java_text_method(store(w), k->name->text, k->descriptor->text) : f->name->text;
  const char *full =
      arena_print(store(w), "%s.%s", env_simple_name(w->model->unit, c), label);
  vec_push(out, ((way){NULL, t, full, e->at}));
}

/* The alphabet without the named actions: public methods of the unit, and the fields that
 * some assumption assigns. */
static void add_others(env_writer *w, const env_expr *e, way_vector *out) {
  env_model *m = w->model;
  vec_each (env_action *, a, &e->actions)
    if (!env_bind(m, *a)) {
      w->failed = true;
      return;
    }
  vec_each (ir_class *, c, &m->unit->classes)
    for (uint32_t i = 0; i < (*c)->method_count; i++)
      if (env_is_action(&(*c)->methods[i]))
        add_other(w, e, *c, &(*c)->methods[i], NULL, out);
  for (uint32_t i = 0; m->file && i < m->file->actions.size; i++) {
    env_action *a = m->file->actions.data[i];
    for (const env_target *t = a->is_call ? NULL : a->targets; t; t = t->next)
      add_other(w, e, t->class, NULL, t->field, out);
  }
}

/* Anything is meant, and this cannot be done. */
static void note_gap(env_writer *w, const way *y) {
  vec_push(
      &w->model->gaps,
      arena_print(store(w), "there is no instance or value to call %s with", y->label));
}

static void write_impossible(env_writer *w, place at) {
  const char *gap = arena_print(store(w),
                                "%s:%" PRIu32 ":%" PRIu32
                                ": there is no instance or value for this action",
                                at.file ? at.file : "drivers", at.line, at.column);
  vec_push(&w->model->gaps, gap);
  env_line(w, "GlassBox.assume(false); // no instance or value for this action");
}

/* Every call of this way is one that the complement excludes. */
static bool is_covered(env_writer *w, const env_expr *e, const way *y, const call *c) {
  vec_each (env_action *, a, &e->actions)
    for (const env_target *t = (*a)->targets; t; t = t->next) {
      const way same = {*a, t, NULL, NO_PLACE};
      call x;
      if (t->method != y->target->method || t->field != y->target->field ||
          !fill(w, &same, &x))
        continue;
      bool all = is_static(t) || x.receiver_chosen ||
                 (!c->receiver_chosen && !strcmp(x.receiver, c->receiver));
      for (uint32_t i = 0; all && i < c->count; i++)
        all = x.chosen[i] || (!c->chosen[i] && !strcmp(x.values[i], c->values[i]));
      if (all)
        return true;
    }
  return false;
}

static void write_ways(env_writer *w, const env_expr *e, way_vector *ways, place at,
                       const char *result) {
  vector(call) calls = {0};
  uint32_t possible = 0;
  for (uint32_t i = 0; i < ways->size; i++) {
    call c;
    if (!fill(w, &ways->data[i], &c)) {
      if (e && e->complement)
        note_gap(w, &ways->data[i]);
      continue;
    }
    if (e && e->complement && is_covered(w, e, &ways->data[i], &c))
      continue;
    vec_push(&calls, c);
    ways->data[possible++] = ways->data[i];
  }
  w->failed = w->failed || w->model->sink->errors;
  if (!possible)
    write_impossible(w, at);
  else if (possible == 1) {
    write_block(w, e, &ways->data[0], &calls.data[0], result);
  } else {
    env_line(w, "switch (Choose.integer(%" PRIu32 ")) {", possible - 1);
    for (uint32_t i = 0; i < possible; i++) {
      if (i + 1 < possible)
        env_line(w, "case %" PRIu32 ":", i);
      else
        env_line(w, "default:");
      w->indent++;
      write_block(w, e, &ways->data[i], &calls.data[i], result);
      env_line(w, "break;");
      w->indent--;
    }
    env_line(w, "}");
  }
  vec_release(&calls);
}

void env_write_actions(env_writer *w, const env_expr *e, const char *result) {
  way_vector ways = {0};
  if (e->complement)
    add_others(w, e, &ways);
  else
    vec_each (env_action *, a, &e->actions)
      add_ways(w, *a, &ways);
  if (!w->failed)
    write_ways(w, e, &ways, e->at, result);
  vec_release(&ways);
}

bool env_can_act(env_writer *w, const env_expr *e) {
  way_vector ways = {0};
  call c;
  bool found = false;
  add_others(w, e, &ways);
  for (uint32_t i = 0; i < ways.size && !found; i++)
    found = fill(w, &ways.data[i], &c) && !is_covered(w, e, &ways.data[i], &c);
  vec_release(&ways);
  return found;
}

void env_write_call(env_writer *w, env_action *a, const char *result) {
  way_vector ways = {0};
  add_ways(w, a, &ways);
  if (!w->failed)
    write_ways(w, NULL, &ways, a->at, result);
  vec_release(&ways);
}
