/* The search for one operation, and one path of it.
 *
 *     search s = {.c = check, .number = k, .op = operation};
 *     ... search/search.c: begins it, and chooses a state ...
 *     followed run = search_follow(&s);            what the operation does to it
 *     ... search/prove.c: whether all states of its path end well ...
 *     search_report(&s, &model);                   one does not: the judge decides
 *     search_replay(&s, &claim);                   replay.h: the machine agrees
 *     twins_prune(&s.twins, check, false);         twins.h: the same but for names
 */
#ifndef PATH_PATH_H
#define PATH_PATH_H

#include "choose/unchecked.h"
#include "path/fix.h"
#include "path/path_tree.h"
#include "path/twins.h"
#include "prove/equivalence.h"

typedef struct search search;

/* Which states a search begins with, and what it makes of them. The usual one chooses any
 * state that is left, and is done when none is; those of induct/ conclude from a few. */
typedef enum scheme_end {
  SCHEME_DONE,  /* everything has been checked */
  SCHEME_AGAIN, /* there are other states to choose from now */
  SCHEME_FAILS  /* the search ends: nothing was shown */
} scheme_end;

typedef struct scheme {
  literal (*where)(const search *); /* the states to choose from, of those left */
  bool (*path)(search *);           /* run, prove, remove. False: the search ends */
  scheme_end (*conclude)(search *); /* no state is left there */
  bool is_alone;                    /* it cannot be shared among processes */
} scheme;

/* The search for one operation. */
struct search {
  world *c;
  const scheme *scheme;
  uint32_t number;
  uint32_t most_nodes; /* of the formula: more take longer than to execute it; 0: none */
  const operation *op;
  sym args[256];  /* receiver first */
  sym given[256]; /* the same on the path under way, where some are fixed */
  fixes fixes;
  literal before;    /* preconditions and domains of the arguments */
  literal smaller;   /* than the violation found, or TRUE */
  literal no_larger; /* than the violation found, or TRUE */
  path_tree paths;   /* that are done with */
  twins twins;
  uint64_t step_limit;         /* of the path under way */
  uint32_t looks;              /* for an end of paths of many conditions, that had one */
  bool is_endless;             /* its chosen state has no end */
  struct induction *induction; /* induct/induction.h; NULL: of no use */
  other_side other;            /* when two are compared */
  followed beside;             /* what the other did on this path */
  candidate suspect;           /* a state that was removed for another's sake, and ends
                                  badly; no choices: none */
  literal tree;                /* the tree property after this path */
  literal_vector reachable;
  followed first;                    /* how the operation itself ended, on this path */
  literal_vector required;           /* what must hold after it; empty: not evaluated */
  bool agrees;                       /* both returned, or threw the like */
  uint64_t asked_in_parts, not_easy; /* questions; those of which something was left */
  bool draws;                        /* c->drawing varies what it looks at */
  uint32_t unfinished;               /* paths that could not be followed to their end */
  verdict verdict;                   /* so far, while it rests */
  double until;                      /* the clock at which it is put off; 0: never */
  uint32_t worth;      /* conflicts, of a question, before it is put off; 0: any */
  bool left_to_others; /* a question of this path was: others have their turn first */
  bool may_leave_to_others; /* as this question may be */
  bool keeps_done;          /* what has been checked is to be told again: `done` */
  bool abandoned;           /* other operations can be searched all the same */
  bool left_to_few;         /* a hard question was not answered: search/few.c */
  uint32_t fixed;           /* conditions at the beginning of the path: what was fixed */
  bool left_to_fixes;       /* likewise, on this path: all begin anew, with more fixed, */
  bool may_be_left;         /* as this question may be */
  bool joins;               /* paths join what their ways write: search/joined.c; */
  uint32_t joined_tries;    /* in vain so often, */
  bool left_joined;         /* on this path, too; */
  double joined_since;      /* the clock when they began to */
  literal cube;             /* the part of the states that is this process's */
  literal_vector last_path; /* search/share.c: its decisions */
  literal_vector done;      /* what was checked, as world.h has it */
  uint32_t path_count;      /* since work was given away, or could not be */
  uint32_t patience;        /* how many of them come before the next time */
  bool given_away;          /* all of it */
  bool is_divided;          /* a part of it is another process's */
  bool found;
  uint32_t size; /* of the violation: reachable objects */
  candidate violation;
  judgment judgment;
};

/* follow.c: begins a path and follows it from the chosen state to its end. */
followed search_follow(search *);
bool search_allows(const search *, sym_id exception); /* it may escape */

/* done.c */
void search_note_done(search *, const literal *, uint32_t count); /* if it is kept */
void search_remove_done(search *); /* from what is left, after it has begun anew */

/* violation.c */
/* Trouble with a state: it is shown, unless something else is. Takes both. */
void search_keep_trouble(search *, candidate, judgment);
candidate search_candidate(search *, const state_model *);
bool search_report(search *, const state_model *);
typedef struct best_violation { /* found so far */
  bool found;
  violation_kind kind;
  uint32_t size;
} best_violation;
best_violation search_best(const search *);
/* Since then one was found: there may be a better one still, on the same path. */
bool search_has_better(const search *, best_violation before);
bool violation_kind_counts(violation_kind);

#endif
