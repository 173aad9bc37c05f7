/* Inside of the core finder: its state, shared by what is about the path (core.c), about
 * its branches (core_reach.c), and about the specification (core_parts.c). */
#ifndef FIR_CORE_STATE_H
#define FIR_CORE_STATE_H

#include "fir/core.h"
#include "fir/simulate.h"

struct fir_core_finder {
  arena *store;
  fir_claim *full;
  const bool *given;
  relation_options many_small, few_hard;
  bool thorough;
  fir_simulation *simulation;
  fir_claim *plain; /* with everything said */
  relation_finder
      *executions;    /* of `plain`; labels: parts, then steps that are reached */
  fir_saying *sites;  /* of the claim that is made next */
  bool *parts;        /* by numbers: is asked for */
  bool *path;         /* by the numbers of the path: is in the core so far */
  bool *doubtful;     /* the same: perhaps in vain */
  bool *unsaid;       /* the same: is left open */
  bool *settled;      /* the same: was doubtful, and is needed */
  bool *wider;        /* the same: was in the core when doubts were settled */
  bool *culprits;     /* the same: of the last execution with mistakes */
  uint8_t *fruitless; /* the same: how often a mistake did no harm */
  bool *asked;        /* steps */
  u32_vector labels;
};

static inline bool core_is_stopped(const fir_core_finder *f) {
  return f->few_hard.stop && atomic_load(f->few_hard.stop);
}

/* That something is needed is mostly seen quickly. */
static inline sat_limits core_quick(void) {
  enum { QUICK_CONFLICTS = 200 };
  return (sat_limits){.conflicts = QUICK_CONFLICTS};
}

/* An execution that satisfies what the goal assumes and comes to the step; NULL: any. */
sat_result core_execute(fir_core_finder *, const fir_goal *, const fir_step *);

/* Whether the goal, by number, has the assumptions of the one before. */
bool core_is_like_last(const fir_core_finder *, uint32_t goal);

/* Adds all that is asked for but the path, and that a goal is broken; without the marked
 * parts (NULL: none). */
void core_add_but_path(const fir_core_finder *, const fir_claim *, relation_finder *,
                       const bool *without);

/* Whether the claim, which says what it says, can be broken. Nothing has a label, so that
 * the translation can rely on all of it. */
relation_finder *core_ask_about(const fir_core_finder *, const fir_claim *,
                                const bool *without, const relation_options *);

/* By the numbers of steps that a side of a branch begins with: where no execution of the
 * claim comes; NULL: it comes everywhere. All that is required is asked for here. */
const bool *core_unreached(fir_core_finder *, const fir_claim *);

/* All parts are asked for, but conclusions whose assumptions no execution satisfies. */
void core_begin_parts(fir_core_finder *);
/* Asks for no more than what is needed. False: a limit was hit. */
bool core_drop_parts(fir_core_finder *);
bool core_is_given_part(const fir_core_finder *, uint32_t part);

#endif
