/* The shortcuts: whatever the search leaves out, or takes over from what it did before.
 *
 * Each is a matter of speed alone: without it the verdict must be the same. So each has a
 * name by which it can be switched off, and what it was worth is counted: the tests that
 * compare have to know that they have met it.
 *
 *     shortcut_set without = 0;
 *     char *unknown = shortcuts_read("near,kinds", &without);    NULL: all are known
 *     if (shortcut_is_on(without, SHORTCUT_NEAR)) ...
 *     shortcut_uses u = {0};
 *     shortcut_use(&u, SHORTCUT_NEAR);
 *     ... shortcut_names[SHORTCUT_NEAR], u.of[SHORTCUT_NEAR] ...
 *
 * What is left without any is the loop of 000 Figure 5.8: choose a state, follow its
 * path, evaluate what must hold on all of it, ask the solver, exclude the path. */
#ifndef SYMBOLIC_SHORTCUTS_H
#define SYMBOLIC_SHORTCUTS_H

#include <stdbool.h>
#include <stdint.h>

/* A use, where uses are counted: */
#define SHORTCUTS(X)                                                                     \
  X(NEAR, "near")             /* a path proved by what is near its writes */             \
  X(HELD, "held")             /* something proved object by object */                    \
  X(LOCAL, "local")           /* something proved locally, after a step */               \
  X(CLOSE, "close")           /* a family of paths closed */                             \
  X(KINDS, "kinds")           /* an operation shown on a few positions */                \
  X(INDUCTION, "induction")   /* an operation shown by induction on the term */          \
  X(TWINS, "twins")           /* a path whose twins are pruned */                        \
  X(FIXES, "fixes")           /* a path that begins with integers fixed */               \
  X(RESUME, "resume")         /* a path that goes on from an earlier one */              \
  X(PRUNED, "pruned")         /* clauses dropped that others contain */                  \
  X(FAMILIES, "families")     /* a clause for many paths, of which nothing is left */    \
  X(MEMO, "memo")             /* a merged call known from before */                      \
  X(DIFFERENCE, "difference") /* a requirement of which less is left to prove */         \
  X(DERIVED, "derived")       /* references that the invariant determines */             \
  X(APART, "apart")           /* rows of abstractions that exclude each other */         \
  X(ROWS, "rows")             /* abstractions are compared word for word, first */       \
  X(ORDER, "order")           /* lemmas about the order of integers */                   \
  X(SELECT, "select")         /* what is read through one of many is one choice */       \
  X(NEED, "need")             /* solvers get their clauses by need */                    \
  X(IMPOSSIBLE, "impossible") /* errors that cannot be are left out of formulas */       \
  X(SENTINEL, "sentinel")     /* -1 for "broken" is a condition beside the number */     \
  X(SHIFT, "shift")           /* elements of an array moved, how many is open */         \
  X(MODELS, "models")     /* a collection of a specification, as our classes have it */  \
  X(FOCUS, "focus")       /* a hard question asked with its path put in */               \
  X(WALK, "walk")         /* an entry of a list visited as a constant */                 \
  X(PLACED, "placed")     /* keys compared of which the invariant knows the order */     \
  X(COUNTED, "counted")   /* a state chosen without an integer that is counted */        \
  X(NUMBERED, "numbered") /* pool objects have numbers by where they are first met */    \
  X(SUMS, "sums")         /* a sum that is zero in each case of an index */              \
  X(BOXED, "boxed")       /* a number that a specification boxes is one object */        \
  X(LENGTHS, "lengths")   /* arrays of all lengths have the same elements */             \
  X(KNOWN, "known")       /* an index of which the path and the invariant know bits */   \
  X(RANGES, "ranges")     /* integers of nodes that the invariant keeps small */         \
  X(RECALLED, "recalled") /* a question refuted by what refuted an earlier one */        \
  X(WRITES, "writes")     /* what the ways of a loop write is joined */

#define SHORTCUT_ENUM(id, text) SHORTCUT_##id,
typedef enum shortcut { SHORTCUTS(SHORTCUT_ENUM) SHORTCUT_COUNT } shortcut;
#undef SHORTCUT_ENUM

extern const char *const shortcut_names[SHORTCUT_COUNT];

typedef uint64_t shortcut_set; /* those that are switched off: a bit for each */
#define SHORTCUTS_ALL (((shortcut_set)1 << SHORTCUT_COUNT) - 1)

static inline bool shortcut_is_on(shortcut_set without, shortcut s) {
  return !(without >> s & 1);
}

/* Adds the shortcuts of a list, separated by commas. Returns the first name that is none,
 * new; NULL: all are. */
char *shortcuts_read(const char *list, shortcut_set *);

typedef struct shortcut_uses {
  uint64_t of[SHORTCUT_COUNT];
  uint64_t asked[SHORTCUT_COUNT]; /* how often it was tried, where that is counted; */
  double seconds[SHORTCUT_COUNT]; /* and how long that took */
} shortcut_uses;

static inline void shortcut_use(shortcut_uses *u, shortcut s) {
  u->of[s]++;
}

static inline void shortcut_ask(shortcut_uses *u, shortcut s, double seconds) {
  u->asked[s]++;
  u->seconds[s] += seconds;
}

void shortcut_uses_add(shortcut_uses *, const shortcut_uses *);

#endif
