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

static void say_number(translation *t, const known *k, state_line *line, void *context) {
  int64_t half = (int64_t)1 << (t->bitwidth - 1);
  int64_t number = *k->global->descriptor == 'J' ? k->value.l : k->value.i;
  const char *name = k->global->name;
  if (*k->global->descriptor == 'Z')
    line(context, HIDDEN, print(t, "(%s = %s)", name, number ? "true" : "false"));
  else if (number > -half && number < half) /* others stay open */
    line(context, HIDDEN,
         print(t, number < 0 ? "(%s = (-%" PRId64 "))" : "(%s = %" PRId64 ")", name,
               number < 0 ? -number : number));
}

static bool fits(const translation *t, int64_t number) {
  return number >= 0 && number < (int64_t)1 << (t->bitwidth - 1);
}

/* The number of an enum's constant, which decides about switches. */
static void say_ordinal(translation *t, const known *k, const object *o, state_line *line,
                        void *context) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind == GLOBAL_FIELD && !strcmp(g->field->name->text, "ordinal") &&
        !strcmp(g->holder->name->text, "java/lang/Enum") &&
        ir_is_subclass(o->class, g->holder) && fits(t, o->slots[g->field->slot].i))
      line(context, HIDDEN,
           print(t, "((%s.%s) = %d)", k->global->name, g->name,
                 o->slots[g->field->slot].i));
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

static void say_references(translation *t, machine *m, const knowns *all, uint32_t i,
                           state_line *line, void *context) {
  const known *k = &all->data[i];
  line(context, HIDDEN,
       print(t, "(%s %s null)", k->global->name, k->value.ref ? "!=" : "="));
  if (k->value.ref && machine_object(m, k->value.ref)->class->is_array)
    say_table(t, k, machine_object(m, k->value.ref), line, context);
  else if (k->value.ref)
    say_ordinal(t, k, machine_object(m, k->value.ref), line, context);
  for (uint32_t j = 0; k->value.ref && j < i; j++) {
    const known *other = &all->data[j];
    if (is_reference(other->global) && other->value.ref)
      line(context, HIDDEN,
           print(t, "(%s %s %s)", k->global->name,
                 k->value.ref == other->value.ref ? "=" : "!=", other->global->name));
  }
}

uint32_t statics_constants(const ir_class *c) {
  uint32_t count = 0;
  for (uint32_t i = 0; c->is_enum && i < c->field_count; i++)
    count += c->fields[i].is_static && c->fields[i].origin &&
             ((const class_field *)c->fields[i].origin)->access & ACC_ENUM;
  return count;
}

static void name_constants(translation *t) {
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++) {
    ir_class *c = t->world->domains.data[d].class;
    for (uint32_t i = 0; statics_constants(c) && i < c->field_count; i++)
      if (((const class_field *)c->fields[i].origin)->access & ACC_ENUM)
        world_field(t->world, &c->fields[i]);
  }
}

static void say_constants(translation *t, state_line *line, void *context) {
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++) {
    ir_class *c = t->world->domains.data[d].class;
    const char *all = NULL;
    for (uint32_t i = 0; statics_constants(c) && i < c->field_count; i++)
      if (((const class_field *)c->fields[i].origin)->access & ACC_ENUM) {
        const char *name = world_field(t->world, &c->fields[i])->name;
        all = all ? print(t, "%s + %s", all, name) : name;
      }
    if (all)
      line(context, HIDDEN, print(t, "(%s = (%s))", t->world->domains.data[d].name, all));
  }
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
      say_number(t, &all.data[i], line, context);
  say_constants(t, line, context);
  vec_release(&all);
  if (m)
    jre_delete(m);
}
