/* What the actions of assumptions mean in the unit (004 §3.2).
 *
 * r.m(...) with a name or class as r: methods of its class. Without a receiver: methods
 * that the unit's classes declare. All that fit by name and by the number of arguments
 * are meant, for what is left out is any. */
#include "env/model.h"

#include "base/suggest.h"
#include "java/java_text.h"

#include <string.h>

static void add_target(env_model *m, env_action *a, ir_class *c, ir_method *k,
                       ir_field *f) {
  env_target *t = arena_new(&m->unit->arena, env_target), **at = &a->targets;
  *t = (env_target){c, k, f, NULL};
  while (*at)
    at = &(*at)->next;
  *at = t;
}

static bool is_overridden(const env_action *a, const ir_method *k) {
  for (const env_target *t = a->targets; t; t = t->next)
    if (t->method && t->method->name == k->name && t->method->descriptor == k->descriptor)
      return true;
  return false;
}

static bool takes(env_model *m, const env_action *a, const ir_method *k) {
  const char *types[MOST_PARAMETERS];
  return !a->arguments.size ||
         env_parameters(m, k->descriptor->text, types) == a->arguments.size;
}

static void add_methods(env_model *m, env_action *a, ir_class *receiver, ir_class *c,
                        bool statics) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *k = &c->methods[i];
    if (!strcmp(k->name->text, a->name) && env_is_action(k) && takes(m, a, k) &&
        (!statics || k->is_static) && (!receiver || !is_overridden(a, k)))
      add_target(m, a, receiver ? receiver : c, k, NULL);
  }
}

static void add_fields(env_model *m, env_action *a, ir_class *receiver, ir_class *c,
                       bool statics) {
  for (uint32_t i = 0; i < c->field_count; i++) {
    const class_field *f = c->fields[i].origin;
    if (!strcmp(c->fields[i].name->text, a->name) && f && !(f->access & ACC_PRIVATE) &&
        (!statics || c->fields[i].is_static))
      add_target(m, a, receiver ? receiver : c, NULL, &c->fields[i]);
  }
}

static void add_all(env_model *m, env_action *a, ir_class *receiver, ir_class *c,
                    bool statics) {
  if (a->is_call)
    add_methods(m, a, receiver, c, statics);
  else
    add_fields(m, a, receiver, c, statics);
}

/* The class with what it inherits. */
static void add_inherited(env_model *m, env_action *a, ir_class *receiver, bool statics) {
  for (ir_class *c = receiver; c; c = c->super)
    add_all(m, a, receiver, c, statics);
  for (uint32_t i = 0; i < receiver->interface_count; i++)
    add_all(m, a, receiver, receiver->interfaces[i], statics);
}

static void offer_class(suggestion *near, const env_action *a, const ir_class *c) {
  if (a->is_call) {
    for (uint32_t i = 0; i < c->method_count; i++)
      if (env_is_action(&c->methods[i]))
        suggest_offer(near, c->methods[i].name->text);
  } else
    for (uint32_t i = 0; i < c->field_count; i++)
      suggest_offer(near, c->fields[i].name->text);
}

static const ir_method *named_method(const ir_class *c, const char *name) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, name) && env_is_action(&c->methods[i]))
      return &c->methods[i];
  return NULL;
}

/* The number of arguments is wrong, or the name is. */
static bool unknown(env_model *m, const env_action *a, ir_class *receiver) {
  const env_unit *u = m->unit;
  suggestion near = suggest_start(a->name);
  const ir_method *other = NULL;
  for (uint32_t i = 0; i < (receiver ? 1 : u->classes.size); i++) {
    const ir_class *c = receiver ? receiver : u->classes.data[i];
    offer_class(&near, a, c);
    if (!other && a->is_call)
      other = named_method(c, a->name);
  }
  const char *what = a->is_call ? "public method" : "field";
  const char *where = receiver ? env_class_text(m->unit, receiver) : "the unit";
  if (other)
    diag_error(
        m->sink, a->at, "'%s' with %u argument%s: there is %s", a->name,
        a->arguments.size, a->arguments.size == 1 ? "" : "s",
        java_text_method(&m->unit->arena, other->name->text, other->descriptor->text));
  else if (near.best)
    diag_error(m->sink, a->at, "no %s '%s' in %s; did you mean %s?", what, a->name, where,
               near.best);
  else
    diag_error(m->sink, a->at, "no %s '%s' in %s; 'glassbox env --discover' shows all",
               what, a->name, where);
  return false;
}

static bool unknown_receiver(env_model *m, const env_action *a) {
  suggestion near = suggest_start(a->receiver);
  vec_each (env_named, n, &m->scopes)
    suggest_offer(&near, n->name);
  vec_each (env_named, n, &m->instances)
    suggest_offer(&near, n->name);
  vec_each (ir_class *, c, &m->unit->classes)
    suggest_offer(&near, env_simple_name(m->unit, *c));
  if (near.best)
    diag_error(m->sink, a->receiver_at, "no instance or class '%s'; did you mean %s?",
               a->receiver, near.best);
  else
    diag_error(m->sink, a->receiver_at,
               "no instance or class '%s': name one under instantiations, as in "
               "'1 Subject s;'",
               a->receiver);
  return false;
}

static bool fits(env_model *m, const env_action *a, const env_target *t) {
  const char *types[MOST_PARAMETERS];
  env_parameters(m, t->method->descriptor->text, types);
  for (uint32_t i = 0; i < a->arguments.size; i++)
    if (!env_argument_fits(m, &a->arguments.data[i], types[i], t->method->owner))
      return false;
  return true;
}

/* Of overloads, those that take the arguments; where none does, who writes the call says
 * why. */
static void drop_misfits(env_model *m, env_action *a) {
  bool any = false;
  for (const env_target *t = a->targets; t && a->is_call; t = t->next)
    any = any || fits(m, a, t);
  for (env_target **at = &a->targets; any && *at;)
    if (fits(m, a, *at))
      at = &(*at)->next;
    else
      *at = (*at)->next;
}

bool env_bind(env_model *m, env_action *a) {
  a->targets = NULL;
  if (!a->receiver) {
    vec_each (ir_class *, c, &m->unit->classes)
      add_all(m, a, NULL, *c, false);
    drop_misfits(m, a);
    return a->targets || unknown(m, a, NULL);
  }
  const env_named *n = env_model_named(m, a->receiver);
  ir_class *c = n ? n->class
                  : env_class_find(m->unit, a->receiver, m->file->imports.data,
                                   m->file->imports.size);
  if (!c)
    return unknown_receiver(m, a);
  add_inherited(m, a, c, !n);
  drop_misfits(m, a);
  return a->targets || unknown(m, a, c);
}
