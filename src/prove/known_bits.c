/* Bits of an index that a path decides together with what is valid.
 *
 *     newTable[e.hash & (newTable.length - 1)] = e;
 *
 * Where a table grows, each of its entries goes to one of two places: all bits of the index
 * but one are those of the old place, which the path has come by. The path has not met them
 * itself, but the invariant says that an entry lies where its hash code says. So what is
 * learnt of the valid states is followed by units (learnt_units.h), as the path grows, and
 * an index has constants for the bits that are known: what is written then changes two
 * elements and not all of them, and all others are word for word what they were.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Grown.java):
 *
 * - What is learnt holds in every state that is checked, and says something of the state
 *   before the path alone; see prove/difference.c.
 * - A fact stands for one path and its extensions: with another path all are forgotten
 *   (catch_up). A path only grows: facts of its beginning hold to its end.
 * - A path that goes on from an earlier one has made its first decisions, all of them, as the
 *   earlier one did when it asked: symbolic/follow_resume.c.
 * - Where a few positions, or a promise, stand for others, nobody asks: what is learnt is of
 *   the states that there are (kinds, and symbolic/follow_write.c for promises). */
#include "prove/known_bits.h"

#include "prove/difference.h"
#include "prove/learnt_units.h"
#include "world/traits.h"

#include <assert.h>

enum { MOST_LOOKED_INTO = 100 }; /* conditions of a path, for what their gates say */

static const technique known = {
    SHORTCUT_KNOWN, .excludes = TRAIT_LANGUAGE | TRAIT_WELL_FORMED | TRAIT_ROWS |
                                TRAIT_COMPARISON | TRAIT_FIELDS | TRAIT_KINDS};

struct known_bits {
  path_facts facts;
  uint32_t path, size, implied; /* which one the facts are of, and how much of it */
  literal_vector fresh, units;
};

static void take_new(struct known_bits *k, const literal_vector *from, uint32_t *seen) {
  for (; *seen < from->size; ++*seen) {
    facts_add(&k->facts, from->data[*seen]);
    vec_push(&k->fresh, from->data[*seen]);
  }
}

/* The facts are those of the path under way, as far as it has come. */
static void catch_up(world *c, uint32_t path) {
  struct known_bits *k = c->known_bits;
  if (k->path != path) {
    facts_clear(&k->facts);
    k->path = path;
    k->size = k->implied = 0;
  }
  vec_clear(&k->fresh);
  take_new(k, evaluator_path(c->evaluator), &k->size);
  take_new(k, evaluator_implied(c->evaluator), &k->implied);
  if (!k->fresh.size)
    return;
  learnt_units *u = difference_units(c->difference);
  vec_clear(&k->units);
  learnt_units_follow(u, &k->facts, &k->fresh, &k->units);
  const literal_vector *all = evaluator_path(c->evaluator);
  for (uint32_t at = 0; at < all->size && at < MOST_LOOKED_INTO; at++)
    learnt_units_look_into(u, &k->facts, all->data[at], &k->units);
}

static literal ask(void *context, uint32_t path, literal a) {
  world *c = context;
  assert(formula_has(c->formula, a));
  catch_up(c, path);
  path_facts *f = &c->known_bits->facts;
  return facts_decide(f, a)                ? LITERAL_TRUE
         : facts_decide(f, literal_not(a)) ? LITERAL_FALSE
                                           : a;
}

void known_bits_begin(world *c) {
  assert(!c->known_bits);
  if (!technique_fits(&known, c, NULL) || difference_is_off(c->difference))
    return;
  c->known_bits = memory_new(struct known_bits);
  c->known_bits->facts.state = &c->state;
  evaluator_watch_bits(c->evaluator, ask, c);
}

void known_bits_end(world *c) {
  struct known_bits *k = c->known_bits;
  evaluator_watch_bits(c->evaluator, NULL, NULL);
  if (!k)
    return;
  facts_release(&k->facts);
  vec_release(&k->fresh);
  vec_release(&k->units);
  memory_free(k);
  c->known_bits = NULL;
}
