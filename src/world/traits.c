/* Traits are read off the subject, the engine and the operation, each time anew: whether
 * there are copies, or kinds, changes in the course of a check. */
#include "world/traits.h"

static uint32_t traits_of_check(const world *c) {
  const subject *s = c->subject;
  return (s->language ? TRAIT_LANGUAGE : 0) | (s->well_formed ? TRAIT_WELL_FORMED : 0) |
         (s->assumed.size ? TRAIT_ROWS : 0) | (s->equivalence ? TRAIT_COMPARISON : 0) |
         (c->copies ? TRAIT_COPIES : 0) |
         (c->chosen_from->takes_shortcuts ? 0 : TRAIT_DIAGRAMS) |
         (c->fields ? TRAIT_FIELDS : 0) | (c->kinds ? TRAIT_KINDS : 0);
}

uint32_t traits_of(const world *c, const operation *op) {
  uint32_t traits = traits_of_check(c);
  if (!op)
    return traits;
  return traits | (op->is_constructor ? TRAIT_CONSTRUCTOR : 0) |
         (op->other ? TRAIT_OTHER_SIDE : 0) | (op->transitions ? TRAIT_TRANSITIONS : 0) |
         (op->post_count ? TRAIT_POSTCONDITIONS : 0);
}

bool technique_fits(const technique *t, const world *c, const operation *op) {
  uint32_t traits = traits_of(c, op);
  return world_takes(c, t->shortcut) && (traits & t->needs) == t->needs &&
         !(traits & t->excludes);
}
