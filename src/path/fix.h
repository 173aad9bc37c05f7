/* Integers that a path fixes from its beginning.
 *
 * A postcondition that loops up to an integer of the state, as `for (i < size)` does, is
 * many times larger when that integer is open than when it is known, and what is left to
 * prove is harder still. So when its evaluation meets such a loop, it is given up; the
 * slot or argument is noted for the operation, and its paths run again with that integer
 * fixed to the value it has in the chosen state. For invariants it would not pay: they
 * are compared with what they were, and stay small.
 *
 * Arrays are the other reason. A path that writes to elements leaves open where: one path
 * does for all places, and what must hold afterwards is known of no element word for word.
 * Mostly that can be proved all the same. Where it turns out to be hard, the integers of
 * the checked object, and arguments, that alone say where is written are fixed on all
 * paths that follow (fixes_learn): there are more of them, each with its elements where
 * they are, and what is left to prove is about few. Where that is no easier, it is undone.
 *
 *     fixes_begin(&f, check, operation, args);
 *     fixes_apply(&f, given);                         a path began: fixes what is noted
 *     fixes_watch(&f, true); ... specifications ... fixes_watch(&f, false);
 *     if (f.again) ... run the path again ...
 *     fixes_learn(&f);                                a path has been proved
 *     fixes_release(&f);
 */
#ifndef PATH_FIX_H
#define PATH_FIX_H

#include "world/world.h"

typedef struct fixes {
  world *check;
  const sym *args; /* receiver first */
  uint32_t arg_count;
  uint32_t operation;
  map owners;        /* variable's node -> number: slot, or slot_count + argument */
  u32_vector chosen; /* numbers that are fixed */
  bool again;        /* one more since the path began */
  uint64_t hard;     /* questions that were, before the operation, */
  uint64_t summed;   /* and sums that were shown case by case */
  bool learnt;       /* places in arrays are fixed: from this one on, */
  uint32_t kept;     /* in chosen; for so many */
  uint32_t paths;    /* by now, before which */
  uint64_t beyond;   /* questions had come to the end of a limit so often */
  bool gives_up;     /* it was of no use */
} fixes;

void fixes_begin(fixes *, world *, uint32_t operation, const sym *args);
void fixes_release(fixes *);
/* The operation waits, and goes on: what others meet in between does not count. */
void fixes_rest(fixes *);
void fixes_resume(fixes *);
/* Before a path: with an integer go the arrays beside it, which it most likely counts. */
void fixes_choose_arrays(fixes *);
/* Fixes what is chosen, on the path under way; `given`: the arguments as they then are.
 */
void fixes_apply(fixes *, sym *given);
/* Whether paths begin with what some pool objects are like: then no other will do where a
 * path meets one of them. */
bool fixes_tell_apart(const fixes *);
void fixes_watch(fixes *, bool on);
/* After a path: whether others are fixed from now on, since where arrays are written to
 * matters too much, or that was of no use. It is left: a question of that path has no answer. */
bool fixes_learn(fixes *, bool is_left);
/* Whether a question may be left without an answer: fixes_learn will be true, if it is told
 * so. And whether it will be anyway. */
bool fixes_could_learn(const fixes *);
bool fixes_would_learn(const fixes *);

#endif
