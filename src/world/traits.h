/* What a check and an operation are like, as far as techniques care. Each technique names
 * the traits that it needs and those that it cannot deal with; that is the one place
 * where it says so.
 *
 *     static const technique near = {SHORTCUT_NEAR, .excludes = TRAIT_LANGUAGE | ...};
 *     if (technique_fits(&near, check, operation)) ...
 */
#ifndef WORLD_TRAITS_H
#define WORLD_TRAITS_H

#include "world/world.h"

enum {
  /* of a check: */
  TRAIT_LANGUAGE = 1 << 0,    /* its operations are steps of programs */
  TRAIT_WELL_FORMED = 1 << 1, /* what is well formed is said by a method of its own */
  TRAIT_ROWS = 1 << 2,       /* abstractions replace modules: rows, changed all at once */
  TRAIT_COMPARISON = 1 << 3, /* two classes are compared */
  TRAIT_COPIES = 1 << 4,     /* postconditions look at the state before */
  TRAIT_DIAGRAMS = 1 << 5,   /* engine bdd: it does without, and checks the other */
  TRAIT_FIELDS = 1 << 6,     /* executions by fields, not by paths */
  TRAIT_KINDS = 1 << 7,      /* a few positions stand for all */
  /* of an operation: */
  TRAIT_CONSTRUCTOR = 1 << 8,
  TRAIT_OTHER_SIDE = 1 << 9,   /* it is compared with another */
  TRAIT_TRANSITIONS = 1 << 10, /* it has several results: its argument says which */
  TRAIT_POSTCONDITIONS = 1 << 11
};

typedef struct technique {
  shortcut shortcut; /* by which it is switched off, and counted */
  uint32_t needs, excludes;
} technique;

/* Without an operation: those of the check alone. */
uint32_t traits_of(const world *, const operation *);
/* Whether the technique may be used at all; without an operation: for some, perhaps. */
bool technique_fits(const technique *, const world *, const operation *);

#endif
