/* What collections hold before the method runs: what the generic signature of the field or
 * parameter says that refers to them, as far as they go by our own specifications. */
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

void contents_say(translation *t, const char *objects, const char *signature,
                  state_line *line, void *context) {
  ir_class *c = world_descriptor_class(t->world, generics_erased(t->store, signature));
  for (uint32_t i = 0; c && i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind == GLOBAL_SPEC && spec_is_library(t->book, g->spec->owner) &&
        ir_is_subclass(c, g->holder))
      line(context, HIDDEN, contents_of(t, g, objects, signature));
  }
}

void contents_of_fields(translation *t, state_line *line, void *context) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (g->kind != GLOBAL_FIELD && g->kind != GLOBAL_STATIC)
      continue;
    const char *holders = world_set_text(t->world, world_type(t->world, g->holder));
    contents_say(
        t, g->kind == GLOBAL_STATIC ? g->name : print(t, "(%s.%s)", holders, g->name),
        generics_field(t->store, g->field), line, context);
  }
}
