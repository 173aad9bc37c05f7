/* Every path is also executed: the state that was chosen for it, by the judge, on the
 * concrete machine. What the evaluator says of that state and what the machine does are
 * compared; where they disagree something is wrong with this program, and no verdict can
 * be believed.
 *
 *     search_replay(s, &claim);              the path under way, to its end
 *     search_validate(s, &claim);            further states of it, drawn at random
 *     search_validate_set(s, all, count, ..) states of any set that is removed
 *     search_audit(s);                       all states, when the operation holds
 *
 * False: they disagree. The search ends, and the verdict is inconclusive, with that
 * state.
 */
#ifndef PATH_REPLAY_H
#define PATH_REPLAY_H

#include "path/path.h"

/* What the search says of the states of a path. */
typedef struct path_claim {
  bool is_whole;           /* it was followed to its end; otherwise it is known */
  followed run;            /* how the operation itself ends there, then */
  bool is_skipped;         /* an assumption fails, in the operation or in the other */
  bool is_proved;          /* otherwise: all end well; of a known path: or that */
  bool knows_kind;         /* of the chosen state is known what it deserves, */
  violation_kind deserves; /* namely this */
} path_claim;

bool search_replay(search *, const path_claim *);
bool search_replay_state(search *, const path_claim *, candidate); /* takes it */
/* Takes all of these: the state that shows it, what it deserves, and what is wrong.
 * False.
 */
bool search_disagree(search *, candidate, judgment, char *what);

/* audit.c: as many states as --validate and --audit want. */
bool search_validate(search *, const path_claim *);
/* Twins: each has one that is not in the set. */
bool search_validate_set(search *, const literal *, size_t count, bool has_twins);
bool search_audit(search *);
/* audit_walk.c: states near this one, which it takes, that the judge calls valid are valid
 * for the search, and end well. */
bool search_audit_valid(search *, candidate);
/* The same where nobody has a formula of what is valid: of states near this one, which it
 * takes. */
bool search_audit_from(search *, candidate);
/* For these two. The state, which it takes, is executed and judged: "a state of ..." */
bool audit_state(search *, candidate, const char *of);
bool audit_goes_on(const search *, uint64_t done);

/* replay_compare.c: compares the path under way, at its end, with what the machine did
 * from this state. What is different, in words, new; NULL: nothing. Also gives what the
 * execution deserves, and whether the operation came to an end. */
char *replay_compare(search *, const path_claim *, const candidate *, judgment *,
                     bool *ended);

/* An element of the space as a model: the values of the variables. */
typedef struct candidate_model {
  world *c;
  const candidate *state;
} candidate_model;
model_value candidate_model_value; /* of such a one */

#endif
