/* Lists that a specification makes for itself.
 *
 *     List<Integer> keys = new ArrayList<>();
 *     collect(root, keys);
 *     for (int i = 1; i < keys.size(); i++) ...
 *
 * The code of ArrayList begins with an array that all lists share and makes another
 * wherever one is full: for all states at once that is an array for each call of add. So
 * `new ArrayList` in a specification makes a PlainList (java/model/java/util), plain Java
 * that has room from the beginning and does the same as far as one can see from outside.
 *
 * Assumed, and looked at (tests/shortcuts/PlainLists.java, Models.java):
 * - Nobody but the specification sees the list: as for the other collections (links.c).
 * - No code of ArrayList, or of a class above it, runs on a PlainList, whose fields it does
 *   not know: the constructors are PlainList's methods `start` (plain_lists_body), and any
 *   other method that is not PlainList's own is refused (plain_lists_refuse), as are its
 *   native ones. What is refused is evaluated again with an ArrayList. */
#include "symbolic/plain_lists.h"

#include <assert.h>
#include <string.h>

static bool is_plain(const ir_class *c) {
  return !strcmp(c->name->text, "java/util/PlainList");
}

static ir_class *class_of_receiver(const evaluator *e, const ir_method *m,
                                   const sym *args) {
  sym_id object;
  if (!e->merge.made_set || m->is_static ||
      !ref_is_constant(&e->state->refs, args[0], &object) || sym_is_null(object))
    return NULL;
  ir_class *c = sym_get_object(e->state, object)->class;
  return is_plain(c) ? c : NULL;
}

ir_method *plain_lists_body(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  ir_class *c = !strcmp(m->name->text, "<init>") && !is_plain(m->owner)
                    ? class_of_receiver(e, m, args)
                    : NULL;
  ir_method *start =
      c ? ir_find_method(c, name_mk(&e->program->names, "start"), m->descriptor) : NULL;
  return start ? start : m;
}

bool plain_lists_refuse(const evaluator *e, const ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  return !is_plain(m->owner) && class_of_receiver(e, m, args);
}
