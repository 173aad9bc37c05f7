/* A method is verified in a world of its own: the classes that its code and specification
 * name. Whoever calls it by its specification may have other classes, with invariants about
 * what it changes, of which that verification knew nothing. So it is taken at its word
 * only for classes that are certainly in that world: that of the object, those of the
 * parameters and the result, holders and values of the fields that @Modifies names, with
 * what they extend and what extends them. It may have relied on more. Whoever makes an
 * object knows its class: the invariants of what is new are kept, whatever its class.
 *
 * Code behind a companion knows nothing of the classes that have no companion: it neither
 * relies on their invariants nor keeps them. */
#include "javarel/promise.h"

#include <assert.h>
#include <string.h>

static bool has_companion(const spec_book *b, const ir_class *c) {
  vec_each (spec_companion, known, &b->companions)
    if (known->target == c)
      return true;
  return false;
}

/* Whether the specification stands in a companion, and the class has none. */
static bool is_beyond(const translation *t, const routine *r, const ir_class *c) {
  assert(r->spec && "goes by its specification");
  return spec_companion_target(t->book, r->spec->method->owner) &&
         !has_companion(t->book, c);
}

bool promise_relies_on(translation *t, const void *call, const ir_class *c) {
  return !is_beyond(t, ((const promise *)call)->callee, c);
}

/* Everything extends Object, and much a class of the JDK: what of that a method has
 * to do with is another matter. */
static bool is_kin(const ir_class *a, const ir_class *c) {
  if (a == c || ir_is_subclass(a, c))
    return true;
  return !(java_info(a) && java_info(a)->from_jdk) && ir_is_subclass(c, a);
}

static bool is_named(translation *t, const char *descriptor, const ir_class *c) {
  descriptor += strspn(descriptor, "[");
  const ir_class *named =
      *descriptor == 'L' ? world_descriptor_class(t->world, descriptor) : NULL;
  return named && is_kin(named, c);
}

static bool is_modified(translation *t, const world_global *g, const ir_class *c) {
  return (g->holder && is_kin(g->holder, c)) ||
         (g->descriptor && is_named(t, g->descriptor, c)) ||
         (g->kind == GLOBAL_SPEC && ((g->value.class && is_kin(g->value.class, c)) ||
                                     (g->key.class && is_kin(g->key.class, c))));
}

bool promise_keeps(translation *t, const void *call, const ir_class *c) {
  const promise *p = call;
  const routine *r = p->callee;
  const ir_method *m = r->method;
  if (is_beyond(t, r, c))
    return false;
  vec_each (modified, place, p->modified)
    if (is_modified(t, place->global, c))
      return true;
  if (!m->is_static && (is_kin(m->owner, c) || is_kin(r->spec->class, c)))
    return true;
  const char *at = m->descriptor->text + 1, *d;
  while ((d = world_next_parameter(t->store, &at)))
    if (is_named(t, d, c))
      return true;
  return is_named(t, strrchr(m->descriptor->text, ')') + 1, c);
}
