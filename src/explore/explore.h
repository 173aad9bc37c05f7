/* Exploration: all schedules and choices of a closed program with threads.
 *
 *     explore_options o = {.machine = m, .main = class, ...};
 *     explore_result r;
 *     explore_run(&o, &r);
 *     ... r.verdict, r.found ...
 *     explore_result_release(&r);
 *
 * A state is where every thread stands before its next point (exec/threads.h) and all
 * that it can reach; a transition is one thread's step from point to point.
 *
 * Why plain accesses need not be points: as long as no two threads access the same
 * variable, one of them writing and one of them plainly, without synchronisation in
 * between, plain accesses commute with everything that other threads do meanwhile, and
 * every execution is equivalent to one that runs each thread from point to point. If two
 * do, it is seen: a thread's accesses since its last synchronisation are kept with the
 * state and compared with those of every step of another thread. Such a conflict is a
 * data race. It is reported, or, where races are to be ignored or the accesses are those
 * of the JDK's own concurrent classes, both instructions become points and the search
 * begins anew.
 */
#ifndef EXPLORE_EXPLORE_H
#define EXPLORE_EXPLORE_H

#include "base/diag.h"
#include "base/progress.h"
#include "exec/threads.h"
#include "jre/jre.h"
#include "ltl/ltl.h"

typedef enum { EXPLORE_HOLDS, EXPLORE_VIOLATED, EXPLORE_INCONCLUSIVE } explore_verdict;

typedef enum {
  FOUND_NOTHING,
  FOUND_ASSERTION,
  FOUND_EXCEPTION,
  FOUND_DEADLOCK,
  FOUND_RACE,
  FOUND_LTL,
  FOUND_LINEARIZABILITY,
  FOUND_EQUIVALENCE
} found_kind;

const char *found_kind_text(found_kind); /* "deadlock" */

/* One step of a schedule. */
typedef struct explore_step {
  uint32_t thread, choice;
} explore_step;

typedef vector(explore_step) explore_schedule;

/* What a formula speaks of: a static boolean method, or that a step calls a method or
 * returns from it. */
typedef enum {
  PROPOSITION_METHOD,
  PROPOSITION_CALL,
  PROPOSITION_RETURN
} proposition_kind;
typedef struct explore_proposition {
  proposition_kind kind;
  ir_class *class;
  ir_method *method; /* PROPOSITION_METHOD */
  name called;       /* the others */
} explore_proposition;

/* Runs that satisfy it are all there may be. */
typedef struct explore_formula {
  const char *text;
  const ltl_automaton *refuted; /* of its negation */
  bool has_next;
  bool is_fair; /* a thread that can go on from some time on does so again and again */
  vector(explore_proposition) propositions; /* by number */
} explore_formula;

struct explore_interface; /* graph.h */

typedef enum { SEARCH_DFS, SEARCH_BFS, SEARCH_RANDOM } explore_search;

typedef struct explore_options {
  machine *machine;
  ir_class *main;
  int argument_count; /* of main */
  const char *const *arguments;
  const map
      *sites; /* instructions that are known to be points, of a run before; or NULL */
  explore_search search;
  bool no_reduction, no_matching, no_symmetry, ignore_races;
  bool first; /* steps that nobody could come before are taken at once (first.h) */
  bool divides_locks; /* operations of the library's locks are not run as one */
  bool follows; /* a schedule that was found: races do not matter, nor do propositions */
  bool bounded; /* by `preemptions` */
  uint32_t preemptions;
  uint32_t depth;            /* of schedules; 0: any */
  uint64_t walks;            /* SEARCH_RANDOM */
  uint32_t jobs;             /* processes at the same time, of SEARCH_DFS; 0: one */
  uint64_t most_transitions; /* 0: any; for searches that may end without an answer */
  const explore_formula *formula;      /* NULL: none */
  struct explore_interface *interface; /* draw the graph instead; NULL: do not */
  const _Atomic bool *stop;            /* set: end early; NULL: never */
  const _Atomic bool *late;            /* because of the time limit */
  progress_sink *progress;
} explore_options;

/* What is wrong, as text and as a place in the source. */
/* Threads wait for ever beside others that go on: who those are, as a set, and what their
 * steps do (open.h). */
typedef struct explore_round {
  bool is_there;
  uint64_t moved;
  unsigned does;
} explore_round;

typedef struct explore_found {
  found_kind kind;
  char *message;
  place where;
  explore_schedule schedule; /* that leads there */
  uint32_t repeated;     /* FOUND_LTL: so many steps at the end are taken for ever; 0: the
                            program ends */
  explore_round round;   /* FOUND_DEADLOCK */
  thread_access race[2]; /* FOUND_RACE; the code that made them */
} explore_found;

typedef struct explore_result {
  explore_verdict verdict;
  explore_found found;
  char *reason; /* when inconclusive */
  uint64_t states, transitions, ends;
  uint64_t walks;     /* made; SEARCH_RANDOM */
  uint32_t depth;     /* of the longest schedule */
  size_t state_bytes; /* in use for all stored states */
  unsigned fixed;     /* FIXED_... */
  map sites;          /* instructions whose plain accesses had to be points */
  map actions;        /* numbers of environment actions that happened */
  bool is_cut;        /* a bound left something out */
} explore_result;

void explore_run(const explore_options *, explore_result *);
void explore_result_release(explore_result *);

#endif
