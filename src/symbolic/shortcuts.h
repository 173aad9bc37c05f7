/* The shortcuts: whatever the search leaves out, or takes over from what it did before.
 *
 * Each is a matter of speed alone: without it the verdict must be the same. So each has a
 * name, and what it was worth is counted: the tests that compare engines have to know
 * that they have met it.
 *
 *     shortcut_uses u = {0};
 *     shortcut_use(&u, SHORTCUT_NEAR);
 *     ... shortcut_names[SHORTCUT_NEAR], u.of[SHORTCUT_NEAR] ...
 */
#ifndef SYMBOLIC_SHORTCUTS_H
#define SYMBOLIC_SHORTCUTS_H

#include <stdint.h>

/* A use: */
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
  X(NOTHING, "null")          /* a look-up that finds nothing, and its way forgotten */  \
  X(LOOP, "loop")             /* a search loop, and its way forgotten */                 \
  X(PRUNED, "pruned")         /* clauses dropped that others contain */                  \
  X(MEMO, "memo")             /* a merged call known from before */                      \
  X(DIFFERENCE, "difference") /* a requirement of which less is left to prove */         \
  X(DERIVED, "derived")       /* references that the invariant determines */             \
  X(KNOWN, "known")           /* a path that another way led to */

#define SHORTCUT_ENUM(id, text) SHORTCUT_##id,
typedef enum shortcut { SHORTCUTS(SHORTCUT_ENUM) SHORTCUT_COUNT } shortcut;
#undef SHORTCUT_ENUM

extern const char *const shortcut_names[SHORTCUT_COUNT];

typedef struct shortcut_uses {
  uint64_t of[SHORTCUT_COUNT];
} shortcut_uses;

static inline void shortcut_use(shortcut_uses *u, shortcut s) {
  u->of[s]++;
}

void shortcut_uses_add(shortcut_uses *, const shortcut_uses *);

#endif
