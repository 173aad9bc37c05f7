/* Sets of what was seen.
 *
 *     Set<Node> visited = new HashSet<>();
 *     for (Node n = head; n != null; n = n.next)
 *       if (!visited.add(n)) return false;
 *
 * This is how many invariants are written. The code of HashSet is of no use for all
 * states at once: which bucket an element goes to depends on its hash code, which of an
 * object without one of its own is anybody's guess. So `new HashSet` in a specification
 * makes an InsertionSet (java/model/java/util): a list of links, one for each call of
 * add, whatever the state.
 *
 *     add(x)        found = contains(x); a new link with element x; it is there where the
 *                   call is made and x was not found
 *     contains(x)   some link is there, and its element equals x
 *     remove(x)     links whose element equals x are there no more, where it is called
 *
 * Why that is what a HashSet does: of the elements that were added and not removed, no
 * two are equal; so `found` is what HashMap finds if equal objects have equal hash codes
 * and equals does what it should. That is so of the elements that are compared here, null,
 * boxes and objects without an equals or hashCode of their own (abstraction_is_plain: which
 * of two is asked must not matter, and nothing is thrown); with any other the intrinsic
 * refuses. The order of a HashSet shows only in iterators, and they refuse as
 * well. What is refused is evaluated a second time with a real HashSet
 * (evaluator_merge_call), as it always was. How links are kept is told in links.c.
 *
 * A walk along references that may lead anywhere ends where all there is has been put in.
 * No formula shows that by its shape, so it is asked (is_new): as soon as there are as many
 * links as objects that the element may be, one of them is the same, mostly. */
#include "symbolic/sets.h"

#include "symbolic/abstractions.h"
#include "symbolic/links.h"

#include <string.h>

static uint32_t count_links(const collection *s) {
  uint32_t count = 0;
  for (collected l = collection_end(s, true); !sym_is_null(l);
       l = collected_beside(s, l, false))
    count += collected_there(s, l) != LITERAL_FALSE;
  return count;
}

/* Where the element is not among those in the set; asked of the solver where it can hardly
 * be otherwise. */
static literal is_new(const collection *s, sym element, literal found) {
  evaluator *e = s->e;
  formula *f = e->state->formula;
  uint32_t choices = ref_count(&e->state->refs, element);
  if (literal_is_constant(found) || choices < 2 || count_links(s) < choices)
    return literal_not(found);
  literal here = formula_and(f, e->merge.call_guard, literal_not(found));
  return merge_can_hold(e, here) ? literal_not(found) : LITERAL_FALSE;
}

/* boolean add(E) */
static bool add(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  literal found;
  if (!collection_find(e, args[0], &s) || !collection_has_room(&s) ||
      !collection_find_element(&s, args[1], &found))
    return false;
  literal new = is_new(&s, args[1], found);
  if (!collection_add(&s, args[1], new, true))
    return false;
  *out = links_truth(e, new);
  return true;
}

/* boolean contains(Object) */
static bool contains(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  literal found;
  if (!collection_find(e, args[0], &s) || !collection_find_element(&s, args[1], &found))
    return false;
  *out = links_truth(e, found);
  return true;
}

/* boolean remove(Object) */
static bool take_out(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  literal found;
  if (!collection_find(e, args[0], &s) || !collection_find_element(&s, args[1], &found))
    return false;
  for (collected l = collection_end(&s, true); !sym_is_null(l);
       l = collected_beside(&s, l, false)) {
    literal there = collected_there(&s, l), same = LITERAL_FALSE;
    if (there != LITERAL_FALSE)
      abstraction_equal(e, collected_element(&s, l), args[1], &same);
    collected_set_there(&s, l, formula_and(e->state->formula, there, literal_not(same)));
  }
  *out = links_truth(e, found);
  return true;
}

/* int size() */
static bool count(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  if (!collection_find(e, args[0], &s))
    return false;
  *out = collection_count(&s);
  return true;
}

/* boolean isEmpty() */
static bool is_empty(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  literal any = LITERAL_FALSE;
  if (!collection_find(e, args[0], &s))
    return false;
  for (collected l = collection_end(&s, true); !sym_is_null(l);
       l = collected_beside(&s, l, false))
    any = formula_or(e->state->formula, any, collected_there(&s, l));
  *out = links_truth(e, literal_not(any));
  return true;
}

/* void clear() */
static bool empty(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection s;
  if (!collection_find(e, args[0], &s))
    return false;
  for (collected l = collection_end(&s, true); !sym_is_null(l);
       l = collected_beside(&s, l, false))
    collected_set_there(&s, l, LITERAL_FALSE);
  *out = SYM_ZERO;
  return true;
}

sym_intrinsic *sets_intrinsic(const ir_method *m) {
  static const struct {
    const char *method;
    sym_intrinsic *run;
  } methods[] = {{"add", add},    {"contains", contains}, {"remove", take_out},
                 {"size", count}, {"isEmpty", is_empty},  {"clear", empty}};
  if (strcmp(m->owner->name->text, "java/util/InsertionSet") != 0)
    return NULL;
  for (size_t k = 0; k < sizeof methods / sizeof *methods; k++)
    if (!strcmp(methods[k].method, m->name->text))
      return methods[k].run;
  return NULL;
}
