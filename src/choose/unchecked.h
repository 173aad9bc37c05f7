/* What is left to check of one operation, and questions about all valid states: the two
 * sets that the glass box search works on. One interface, one file for each way to
 * represent them (unchecked_sat.c, bdd.c).
 *
 *     unchecked *u = unchecked_sat_new(formula, NULL, stop, false, 0, false);
 *     u->learn(u, conjunct);                    of the invariant; all of them first
 *     u->begin(u, precondition);                an operation: all valid states with it
 *     while (u->choose(u, LITERAL_TRUE) == SAT_SATISFIABLE) {
 *       ... u->chosen is one of them, the path that it takes ends in `path` ...
 *       if (u->find(u, path and what is wrong) == SAT_SATISFIABLE)
 *         ... u->found is a valid state, checked before or not ...
 *       u->prune(u, path, count);
 *     }
 *     u->delete(u);
 *
 * SAT_UNKNOWN: a limit was hit; `trouble` says which, or is NULL (the time limit).
 * Models stay until the next call of the function that found them.
 */
#ifndef CHOOSE_UNCHECKED_H
#define CHOOSE_UNCHECKED_H

#include "formula/choices.h"
#include "formula/sum.h"
#include "solver/sat.h"

typedef struct state_model {
  model_value *value_of;
  void *context;
} state_model;

typedef struct unchecked unchecked;
struct unchecked { /* the first member of every implementation */
  state_model chosen, found;
  const char *trouble; /* why the last answer was SAT_UNKNOWN; or NULL */

  /* Before anything is learnt: the literal, a part of what will be, says that the sum is
   * zero, and an integer with these bits, lowest first, is part of that. NULL: no use. */
  void (*define)(unchecked *, literal says, const sum *zero, const literal *own,
                 uint32_t count);
  void (*learn)(unchecked *, literal);
  void (*aim)(unchecked *, literal); /* see estimate.h; NULL: of no interest */
  /* A clause that holds anyway and may shorten answers of `find`. NULL: of no use. */
  void (*learn_lemma)(unchecked *, const literal *, size_t count);
  sat_result (*is_possible)(unchecked *); /* is there a valid state at all? */
  /* Counts all valid states into the result. NULL, or false: not this way. */
  bool (*count)(unchecked *);
  void (*begin)(unchecked *, literal);
  /* One that is left, and satisfies the literal besides. */
  sat_result (*choose)(unchecked *, literal);
  /* A valid state that satisfies all of these. */
  sat_result (*find)(unchecked *, const literal *, size_t count);
  /* The same, while that is easy; otherwise unknown. NULL: never. */
  sat_result (*find_easily)(unchecked *, const literal *, size_t count);
  /* From now on questions to `find` look at a small part of what is known, as those about
   * one step of a large program do. NULL: that makes no difference. */
  void (*find_by_need)(unchecked *);
  /* Forgets all but what was learnt: questions and paths were of another kind than those
   * that come. The operation begins anew then. NULL: that makes no difference. */
  void (*forget)(unchecked *);
  /* States that satisfy all of these are checked. */
  void (*prune)(unchecked *, const literal *, size_t count);
  /* The same, for states that have a twin which is not removed; they come back when
   * the twins turn out to be none. */
  void (*prune_twins)(unchecked *, const literal *, size_t count);
  void (*restore_twins)(unchecked *);
  /* The part of the operation's states that is left: 0..1, or -1 when it is not known.
   * For people who watch: it may take time to find out, a small part of what has gone by.
   */
  double (*fraction)(unchecked *);
  bool estimates;       /* fraction does */
  bool always_renews;   /* tests: solvers are made anew for each question, not when they
                           have grown */
  bool keeps_contained; /* clauses of which others are part are told again, too */
  bool keeps_paths;     /* so are those of paths in families of which nothing is left */
  bool asks_as_it_is;   /* hard questions are not rebuilt: see focus.h; */
  bool always_focuses;  /* tests: easy ones are, too */
  uint64_t focused;     /* questions that were answered so */
  bool forgets_refutations; /* each question is answered anew: see recalled.h; */
  uint64_t recalled;        /* questions that were not */
  /* How many of a question's literals, the first ones, other questions begin with, too: a
   * path that fixes integers begins with them. 0: none; the asker sets it. */
  size_t shared;
  /* How many conflicts the answer to a question is worth that is hard: 0: it is not wanted;
   * UINT32_MAX: any number. NULL: any. */
  uint32_t (*patience)(void *asker);
  void *asker;
  uint32_t most_to_choose; /* conflicts; then `choose` does not know; 0: any number */
  uint64_t hard;           /* questions to `find` that were not answered at once */
  uint64_t beyond;         /* attempts at them that came to the end of a limit */
  uint64_t dropped;        /* clauses of paths that others contain */
  uint64_t families;       /* of paths, of which nothing was left */
  uint64_t completed;      /* states that were chosen without an integer: see counted.h */
  void (*delete)(unchecked *);
};

/* `watched`: somebody may ask for the fraction. `scramble`: the seed with which states
 * are drawn; 0: whatever the solver likes. `by_need`: they differ in a small part of what
 * is known of them, as programs do in what a step looks at. Choices: or NULL. */
unchecked *unchecked_sat_new(formula *, const choices *, const _Atomic bool *stop,
                             bool watched, uint64_t scramble, bool by_need);

#endif
