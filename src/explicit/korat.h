/* Every valid state of a space, once up to isomorphism (Korat's search; 001 §3.3.3).
 *
 *     korat k;
 *     korat_init(&k, judge);
 *     while (korat_next(&k) == KORAT_STATE)
 *       ... the judge's objects hold the state; k.choices ... k.reached ...
 *     korat_release(&k);
 *
 * States that differ only in objects that cannot be reached from the main object, or in
 * which pool objects of a class they use, are one.
 */
#ifndef EXPLICIT_KORAT_H
#define EXPLICIT_KORAT_H

#include "judge/judge_run.h"

typedef enum {
  KORAT_STATE,   /* a valid state */
  KORAT_UNKNOWN, /* the invariant could not be evaluated; judge_trouble says why */
  KORAT_TICK,    /* nothing yet, some hundred candidates later: time to look around */
  KORAT_END
} korat_step;

typedef struct korat {
  machine_watch watch; /* first, so that the watch's address is ours */
  judge *judge;
  const space *space;
  u32_vector order; /* slots with a choice, as first read; then those only reachable */
  uint32_t read;    /* how many of them the invariant read */
  uint8_t *ordered; /* by slot */
  space_id_vector reached; /* objects reachable from the main object and `roots` */
  uint32_t *stamps;        /* by object: number of the last walk that met it */
  uint32_t walk;
  space_id_vector roots; /* further objects that count as reachable: arguments */
  uint64_t candidates;   /* states on which the invariant was evaluated, */
  uint64_t reads;        /* and what it read of them, all together */
  uint32_t largest_size; /* larger states are left out; UINT32_MAX: none are */
  bool without_main;     /* only the roots are reachable: for constructors */
  bool started, valid;
} korat;

void korat_init(korat *, judge *);
void korat_release(korat *);
korat_step korat_next(korat *);

/* The state further, with objects that are reachable through `roots` as well: adds the
 * slots of new objects to the order. Then each call of korat_vary moves on to the next
 * combination of the slots behind `base`; false: they are back at their first values and
 * out of the order. korat_drop gets there at once. */
void korat_extend(korat *);
bool korat_vary(korat *, uint32_t base);
void korat_drop(korat *, uint32_t base);
/* Gives up the numbers at the end of the order, behind the last reference: the next is a
 * choice that has other objects, perhaps. */
void korat_skip_numbers(korat *, uint32_t base);
static inline bool korat_is_reached(const korat *k, space_id object_) {
  return k->stamps[object_.index] == k->walk;
}

/* Number of objects that count in the size of a state. */
uint32_t korat_size(const korat *);
/* The choice after `choice` that is not isomorphic to an earlier one, given the slots
 * order[0..count) and the roots; domain.count: there is none. */
uint64_t korat_next_choice(const korat *, const domain *, uint32_t choice, uint32_t count,
                           bool with_roots);

#endif
