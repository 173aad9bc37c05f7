#include "javarel/statics.h"

#include "jre/jre.h"

#include <inttypes.h>
#include <string.h>

#define print(t, ...) arena_print((t)->store, __VA_ARGS__)

/* A final static field that has its value. */
typedef struct known {
  const world_global *global;
  value value;
} known;
typedef vector(known) knowns;

static bool is_reference(const world_global *g) {
  return *g->descriptor == 'L' || *g->descriptor == '[';
}

static void find_known(translation *t, machine *m, knowns *out) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind != GLOBAL_STATIC || !g->field->is_final)
      continue;
    if (!machine_initialise_apart(m, g->field->owner) ||
        machine_init_state(m, g->field->owner) != INIT_DONE)
      continue;
    object_id holder = machine_globals(m, g->field->owner);
    vec_push(out, ((known){g, machine_object(m, holder)->slots[g->field->slot]}));
  }
}

/* Whoever has to do with the number would do with another one what it does not do. */
static void note_misfit(translation *t, const char *shown, int64_t number) {
  if (!t->misfit)
    t->misfit = print(t, "%s is %" PRId64 ", which does not fit into %u bits", shown,
                      number, t->bitwidth);
}

/* `name`: an expression for the number or Boolean; `shown`: what a person calls it. */
static void say_number(translation *t, const char *name, const char *shown, char type,
                       value v, state_line *line, void *context) {
  int64_t half = (int64_t)1 << (t->bitwidth - 1);
  int64_t number = type == 'J' ? v.l : v.i;
  if (type == 'Z')
    line(context, HIDDEN, print(t, "(%s = %s)", name, number ? "true" : "false"));
  else if (number == -half)
    line(context, HIDDEN, print(t, "(%s = ((-%" PRId64 ") minus 1))", name, half - 1));
  else if (number < -half || number >= half)
    note_misfit(t, shown, number);
  else
    line(context, HIDDEN,
         print(t, number < 0 ? "(%s = (-%" PRId64 "))" : "(%s = %" PRId64 ")", name,
               number < 0 ? -number : number));
}

static bool fits(const translation *t, int64_t number) {
  return number >= 0 && number < (int64_t)1 << (t->bitwidth - 1);
}

/* Whether the field is final, and in a domain that the object can be of. */
static bool has_final_field(const translation *t, const object *o,
                            const world_global *g) {
  if (g->kind != GLOBAL_FIELD || !g->field->is_final ||
      !ir_is_subclass(o->class, g->holder))
    return false;
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++) {
    const ir_class *c = t->world->domains.data[d].class;
    if (ir_is_subclass(o->class, c) && ir_is_subclass(c, g->holder))
      return true;
  }
  return false;
}

/* Which text it is says the same of all that are equal to it. */
static void say_text(translation *t, machine *m, const char *where, object_id object,
                     state_line *line, void *context) {
  char *text = jre_text(m, object);
  bool is_plain = true;
  for (const char *at = text; *at; at++)
    is_plain &= (unsigned char)*at < 128;
  name content = name_mk(&java_program_ir(t->world->program)->names, text);
  if (is_plain)
    line(context, HIDDEN, print(t, "(%s = %s)", where, world_text_of(t->world, content)));
  memory_free(text);
}

/* What is final in the object stays as its constructor left it, such as the number of an enum's
 * constant, which decides about switches, and its name. */
static void say_finals(translation *t, machine *m, const known *k, const object *o,
                       state_line *line, void *context) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (!has_final_field(t, o, g))
      continue;
    value v = o->slots[g->field->slot];
    const char *name = print(t, "(%s.%s)", k->global->name, g->name);
    if (is_reference(g) && v.ref && world_is_text(machine_object(m, v.ref)->class))
      say_text(t, m, name, v.ref, line, context);
    else if (is_reference(g))
      line(context, HIDDEN, print(t, "(%s %s null)", name, v.ref ? "!=" : "="));
    else
      say_number(t, name, print(t, "%s of %s", g->shown, k->global->shown),
                 *g->descriptor, v, line, context);
  }
}

/* The table that javac makes for a switch over an enum: nobody changes it. */
static void say_table(translation *t, const known *k, const object *o, state_line *line,
                      void *context) {
  if (strncmp(k->global->field->name->text, "$SwitchMap$", 11) ||
      o->class->element != STORE_I32 || !fits(t, o->length))
    return;
  const char *name = k->global->name;
  line(context, HIDDEN,
       print(t, "((%s.%s) = %u)", name, world_length(t->world, o->class)->name,
             o->length));
  for (uint32_t i = 0; i < o->length; i++)
    if (fits(t, o->i32[i]))
      line(context, HIDDEN,
           print(t, "((%u.(%s.%s)) = %d)", i, name,
                 world_elements(t->world, o->class)->name, o->i32[i]));
}

/* Whether the two are one in the formula: a box of a number stands for all of its number, though
 * a static field may hold another one. */
static bool are_one(machine *m, object_id a, object_id b) {
  const object *x = machine_object(m, a), *y = machine_object(m, b);
  if (a == b || x->class != y->class || !ir_class_is_box(x->class))
    return a == b;
  bool is_long = !strcmp(x->class->name->text, "java/lang/Long");
  return is_long ? x->slots[0].l == y->slots[0].l : x->slots[0].i == y->slots[0].i;
}

static void say_references(translation *t, machine *m, const knowns *all, uint32_t i,
                           state_line *line, void *context) {
  const known *k = &all->data[i];
  line(context, HIDDEN,
       print(t, "(%s %s null)", k->global->name, k->value.ref ? "!=" : "="));
  if (k->value.ref && machine_object(m, k->value.ref)->class->is_array)
    say_table(t, k, machine_object(m, k->value.ref), line, context);
  else if (k->value.ref)
    say_finals(t, m, k, machine_object(m, k->value.ref), line, context);
  if (k->value.ref && world_is_text(machine_object(m, k->value.ref)->class)) {
    say_text(t, m, k->global->name, k->value.ref, line, context);
    return;
  }
  for (uint32_t j = 0; k->value.ref && j < i; j++) {
    const known *other = &all->data[j];
    if (is_reference(other->global) && other->value.ref &&
        !world_is_text(machine_object(m, other->value.ref)->class))
      line(context, HIDDEN,
           print(t, "(%s %s %s)", k->global->name,
                 are_one(m, k->value.ref, other->value.ref) ? "=" : "!=",
                 other->global->name));
  }
}

/* The enum that objects of the class are constants of: a constant with a body has a class of its
 * own. NULL: there is none. */
static ir_class *enum_of(ir_class *c) {
  return c->super && c->super->is_enum ? c->super : c->is_enum ? c : NULL;
}

static bool is_constant(const ir_field *f) {
  return f->is_static && f->origin && ((const class_field *)f->origin)->access & ACC_ENUM;
}

uint32_t statics_constants(ir_class *c) {
  const ir_class *all = enum_of(c);
  uint32_t count = 0;
  for (uint32_t i = 0; all && i < all->field_count; i++)
    count += is_constant(&all->fields[i]);
  return count;
}

static void name_constants(translation *t) {
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++) {
    ir_class *c = enum_of(t->world->domains.data[d].class);
    for (uint32_t i = 0; c && i < c->field_count; i++)
      if (is_constant(&c->fields[i]))
        world_field(t->world, &c->fields[i]);
  }
}

/* Of the class itself: there are no other objects of it. */
static void say_constants_of(translation *t, machine *m, const knowns *values,
                             const world_domain *d, state_line *line, void *context) {
  const char *all = NULL;
  uint32_t seen = 0;
  vec_each (known, k, values) {
    if (k->global->field->owner != enum_of(d->class) || !is_constant(k->global->field))
      continue;
    seen++;
    if (k->value.ref && machine_object(m, k->value.ref)->class == d->class)
      all = all ? print(t, "%s + %s", all, k->global->name) : k->global->name;
  }
  if (all && seen == statics_constants(d->class))
    line(context, HIDDEN, print(t, "(%s = (%s))", d->name, all));
}

static void say_constants(translation *t, machine *m, const knowns *values,
                          state_line *line, void *context) {
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (statics_constants(t->world->domains.data[d].class))
      say_constants_of(t, m, values, &t->world->domains.data[d], line, context);
}

static bool has_final(const translation *t) {
  vec_each (world_global *, g, &t->world->globals)
    if ((*g)->kind == GLOBAL_STATIC && (*g)->field->is_final)
      return true;
  return false;
}

void statics_known(translation *t, state_line *line, void *context) {
  name_constants(t);
  if (!has_final(t))
    return;
  machine *m = jre_new(t->world->program, NULL);
  knowns all = {0};
  if (m && machine_wake(m)) {
    m->no_collect++;
    find_known(t, m, &all);
  }
  for (uint32_t i = 0; i < all.size; i++)
    if (is_reference(all.data[i].global))
      say_references(t, m, &all, i, line, context);
    else
      say_number(t, all.data[i].global->name, all.data[i].global->shown,
                 *all.data[i].global->descriptor, all.data[i].value, line, context);
  say_constants(t, m, &all, line, context);
  vec_release(&all);
  if (m)
    jre_delete(m);
}
