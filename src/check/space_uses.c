/* Generic classes of the program as it uses them. A field `T value` of Box<T> holds numbers
 * where the program has a Box<Integer>, and never an Object: what takes it out would fail to
 * cast it, which no compiler lets happen.
 *
 * A class has one use in a space, the first that a field, parameter or element calls for;
 * where another one is meant, objects of the class do not fit (made_fits). */
#include "check/space_build.h"

#include "check/generics.h"

#include <string.h>

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
  return used ? (const char *)(uintptr_t)*used : NULL;
}

const char *builder_field_signature(space_builder *b, const ir_class *holder,
                                    const ir_field *f, ir_class **type) {
  arena *a = &b->space->arena;
  const char *used = f->owner == holder ? builder_use(b, holder) : NULL;
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
