/* Generic classes of the program as it uses them. A field `T value` of Box<T> holds numbers
 * where the program has a Box<Integer>, and never an Object: what takes it out would fail to
 * cast it, which no compiler lets happen.
 *
 * A class has one use in a space. Uses are followed from the checked class through fields and
 * superclasses: Tree<T extends Comparable<T>> has a Node<T> for its root, so a node's T is
 * something comparable. Where two of these differ, or one is raw, there is no use to go by,
 * and a variable is its bound. Of other classes it is the first that a parameter or element
 * calls for; where another one is meant, objects of the class do not fit (made_fits). */
#include "check/space_build.h"

#include "check/generics.h"

#include <assert.h>
#include <string.h>

static const char several[] = ""; /* in place of a use: there is no one to go by */

static const char *variables_of(const ir_class *c) {
  const classfile *file = java_info(c)->file;
  bool own = file && file->signature && !java_info(c)->from_jdk;
  return own && *file->signature->text == '<' ? file->signature->text : NULL;
}

/* Whether it says more than Object. */
static bool says_something(space_builder *b, const char *signature) {
  arena *a = &b->space->arena;
  const char *of;
  bool found = false;
  for (uint32_t k = 0; (of = generics_argument(a, signature, k)); k++)
    found = found || strcmp(of, "Ljava/lang/Object;") != 0;
  return found;
}

void builder_note_use(space_builder *b, ir_class *type, const char *signature) {
  arena *a = &b->space->arena;
  if (!signature || !strchr(signature, '<') || type->is_array || type->is_enum ||
      class_is_object(type) || b->subject->companion || !says_something(b, signature))
    return;
  class_vector classes = {0};
  subject_concrete_classes(b->subject, type, &classes);
  vec_each (ir_class *, c, &classes) {
    if (!variables_of(*c) || map_get(&b->uses, map_address(*c)))
      continue;
    const char *used =
        *c == type ? signature
                   : arena_print(a, "L%s%s", (*c)->name->text, strchr(signature, '<'));
    const char *as = *c == type ? signature : generics_as(a, used, *c, type);
    if (as && !strcmp(as, signature))
      map_put(&b->uses, map_address(*c), map_address(used));
  }
  vec_release(&classes);
}

const char *builder_use(const space_builder *b, const ir_class *c) {
  const uint64_t *used = map_get(&b->uses, map_address(c));
  const char *signature = used ? (const char *)(uintptr_t)*used : several;
  return signature == several ? NULL : signature;
}

/* From the checked class on. */

typedef struct following {
  space_builder *builder;
  map seen; /* classes that were queued */
  class_vector queue;
} following;

static ir_class *class_of(space_builder *b, const char *signature) {
  const char *erased = generics_erased(&b->space->arena, signature);
  size_t length = strlen(erased);
  assert(*erased == 'L' && erased[length - 1] == ';');
  name_table *names = &java_program_ir(b->subject->program)->names;
  const char *text = arena_copy(&b->space->arena, erased + 1, length - 2);
  return java_class_if_found(b->subject->program, name_mk(names, text));
}

static void queue(following *x, ir_class *c, bool again) {
  if (!again && map_get(&x->seen, map_address(c)))
    return;
  map_put(&x->seen, map_address(c), 1);
  vec_push(&x->queue, c);
}

/* A generic class is used by the signature; true: that is news. */
static bool meet_use(space_builder *b, const ir_class *c, const char *signature) {
  bool is_raw = !strchr(signature, '<');
  if (!is_raw && !says_something(b, signature))
    return false;
  const uint64_t *known = map_get(&b->uses, map_address(c));
  const char *before = known ? (const char *)(uintptr_t)*known : NULL;
  if (before == several || (before && !is_raw && !strcmp(before, signature)))
    return false;
  map_put(&b->uses, map_address(c), map_address(before || is_raw ? several : signature));
  return true;
}

static void follow(following *x, const char *signature) {
  space_builder *b = x->builder;
  signature += strspn(signature, "[");
  if (*signature != 'L')
    return;
  const char *argument;
  for (uint32_t k = 0; (argument = generics_argument(&b->space->arena, signature, k));
       k++)
    follow(x, argument);
  ir_class *c = class_of(b, signature);
  if (c && !java_info(c)->from_jdk)
    queue(x, c, variables_of(c) && meet_use(b, c, signature));
}

static void follow_fields(following *x, ir_class *c) {
  for (uint32_t i = 0; i < c->slot_count; i++) {
    const ir_field *f = c->slots[i];
    ir_class *any = NULL;
    if (f->storage == STORE_REF && !java_info(f->owner)->from_jdk)
      follow(x, builder_field_signature(x->builder, f, &any));
  }
}

void builder_find_uses(space_builder *b) {
  following x = {.builder = b};
  if (b->subject->companion || java_info(b->subject->class)->from_jdk)
    return;
  queue(&x, b->subject->main_class, false);
  for (uint32_t i = 0; i < x.queue.size; i++) {
    ir_class *c = x.queue.data[i];
    const char *super =
        c->super ? generics_as(&b->space->arena, builder_use(b, c), c, c->super) : NULL;
    if (super)
      follow(&x, super);
    follow_fields(&x, c);
  }
  map_release(&x.seen);
  vec_release(&x.queue);
}

const char *builder_field_signature(space_builder *b, const ir_field *f,
                                    ir_class **type) {
  arena *a = &b->space->arena;
  const char *used = builder_use(b, f->owner);
  const class_field *origin = f->origin;
  const char *signature = used ? generics_used_field(a, used, f) : generics_field(a, f);
  bool is_variable =
      used && origin && origin->signature && *origin->signature->text == 'T';
  const char *erased = is_variable ? generics_erased(a, signature) : NULL;
  ir_class *c = erased && *erased == 'L'
                    ? java_descriptor_class(b->subject->program, erased, strlen(erased))
                    : NULL;
  if (c && *type && ir_is_subclass(c, *type))
    *type = c;
  return signature;
}
