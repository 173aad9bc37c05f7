/* What objects of generic classes hold before the method runs: what the signature of the
 * field or parameter says that refers to them, of collections as far as they go by our own
 * specifications, of the user's classes field by field: of a Box<Node> b the value is a
 * Node, and so are those of b.next, another Box<Node>. */
#include "javarel/contents.h"

#include "check/generics.h"

#include <string.h>

#define print(t, ...) arena_print((t)->store, __VA_ARGS__)

/* The set for the k-th type argument; of a raw type, plain objects. */
static const char *argument_set(translation *t, const char *signature, uint32_t k) {
  const char *argument = generics_argument(t->store, signature, k);
  const char *type =
      argument ? generics_erased(t->store, argument) : "Ljava/lang/Object;";
  return world_set_text(t->world, world_initial_descriptor(t->world, type));
}

static const char *contents_of(translation *t, const world_global *g, const char *objects,
                               const char *signature) {
  const char *first = argument_set(t, signature, 0);
  const char *all = print(t, "(%s.%s)", objects, g->name);
  if (g->many == MANY_SEQ)
    return print(t, "((Integer.%s) in %s)", all, first);
  if (g->key.class)
    return print(t, "(%s in (%s -> %s))", all, first, argument_set(t, signature, 1));
  return print(t, "(%s in %s)", all, first);
}

enum { DEEPEST = 3 }; /* fields that lead from one generic class to another */

typedef struct generic {
  translation *t;
  const char *objects, *signature;
  ir_class *class;
  state_line *line;
  void *context;
  uint32_t depth;
} generic;

static bool is_declared_in(const world_global *g, const ir_class *c) {
  return g->kind == GLOBAL_FIELD && g->holder == c;
}

/* The objects themselves, and those that their fields of the same type lead to. */
static const char *all_of_type(const generic *x) {
  const char *links = NULL;
  for (uint32_t i = 0; i < x->t->world->globals.size; i++) {
    const world_global *g = x->t->world->globals.data[i];
    if (is_declared_in(g, x->class) &&
        !strcmp(generics_used_field(x->t->store, x->signature, g->field), x->signature))
      links = links ? print(x->t, "%s + %s", links, g->name) : g->name;
  }
  return links ? print(x->t, "(%s.*(%s))", x->objects, links) : x->objects;
}

static void say_fields(const generic *x);

/* What the field of the objects holds, which is of the type where they are used. */
static void say_field(const generic *x, const world_global *g, const char *objects,
                      const char *type) {
  translation *t = x->t;
  const char *erased = generics_erased(t->store, type);
  ir_class *c = world_descriptor_class(t->world, erased);
  const char *values = print(t, "(%s.%s)", objects, g->name);
  if (strcmp(erased, g->descriptor) && c && !c->is_array) {
    world_expect(t->world, c);
    x->line(x->context, HIDDEN,
            print(t, "(%s in %s)", values,
                  world_set_text(t->world, world_initial_descriptor(t->world, erased))));
  }
  if (strcmp(type, x->signature) && x->depth < DEEPEST)
    say_fields(&(generic){t, values, type, c, x->line, x->context, x->depth + 1});
}

static void say_fields(const generic *x) {
  if (!x->class || !strchr(x->signature, '<'))
    return;
  const char *objects = all_of_type(x);
  for (uint32_t i = 0; i < x->t->world->globals.size; i++) {
    const world_global *g = x->t->world->globals.data[i];
    if (is_declared_in(g, x->class))
      say_field(x, g, objects, generics_used_field(x->t->store, x->signature, g->field));
  }
}

void contents_say(translation *t, const char *objects, const char *signature,
                  state_line *line, void *context) {
  ir_class *c = world_descriptor_class(t->world, generics_erased(t->store, signature));
  for (uint32_t i = 0; c && i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind == GLOBAL_SPEC && spec_is_library(t->book, g->spec->owner) &&
        ir_is_subclass(c, g->holder) &&
        world_column(t->world, g, world_arity(g) - 1) != SET_OF(DOMAIN_INTEGER))
      line(context, HIDDEN, contents_of(t, g, objects, signature));
  }
  say_fields(&(generic){t, objects, signature, c, line, context, 0});
}

void contents_of_fields(translation *t, state_line *line, void *context) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind != GLOBAL_FIELD && g->kind != GLOBAL_STATIC)
      continue;
    const char *holders = world_set_text(t->world, world_holders(t->world, g));
    contents_say(
        t, g->kind == GLOBAL_STATIC ? g->name : print(t, "(%s.%s)", holders, g->name),
        generics_field(t->store, g->field), line, context);
  }
}
