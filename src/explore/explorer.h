/* One program at the start, and its steps; for the searches and for replays.
 *
 *     explorer e;
 *     explorer_init(&e, options, result);
 *     do {                                        begins anew when a step asks for it
 *       if (!explorer_begin(&e)) break;
 *       ... explorer_take(&e, thread, choice) ... explorer_back(&e) ...
 *     } while (explorer_end(&e));
 *     explorer_release(&e);
 */
#ifndef EXPLORE_EXPLORER_H
#define EXPLORE_EXPLORER_H

#include "explore/explore.h"
#include "explore/state.h"
#include "explore/trail.h"
#include "parallel/crew.h"

/* What is kept with the sites beside addresses: the end of a thread is a step of its own,
 * giving up a lock is, time passes, threads are told apart. */
enum {
  ENDS_MATTER = 1,
  RELEASES_MATTER = 2,
  CLOCK_MATTERS = 3,
  THREADS_DIFFER = 4,
  JOINS_WAIT = 5 /* for monitors of threads, which somebody takes, or with a limit */
};

typedef enum {
  TAKEN,         /* the program stands at its next state */
  TAKEN_OUT,     /* this schedule is over: exit, an assumption that does not hold */
  TAKEN_TROUBLE, /* nobody knows how it goes on; e->result->reason says why */
  TAKEN_FOUND,   /* a violation: e->result->found, without the schedule */
  TAKEN_AGAIN    /* the search has to begin anew */
} taken;

typedef struct explorer {
  const explore_options *options;
  explore_result *result;
  machine *machine;
  states states;
  trail trail;
  map sites;       /* instructions that are points, in spite of being plain */
  ir_class *class; /* to be initialised before the search begins anew */
  bool again;
  uint64_t again_at;  /* transitions after which it does */
  bool is_round;      /* some schedule can go on for ever */
  bool asks_in_round; /* and ask for the time, which stands still, again and again */
  bool puts_first;    /* first.h: steps that nobody could come before are taken at once */
  bool alone;         /* no process is given work */
  bool assumed;       /* an assumption that does not hold ended a schedule */
  uint32_t step_writes; /* where the step's begin in the heap's journal */
  uint32_t until_look;
  progress progress;
  const char *stopped; /* why the search was cut short, or NULL */
  crew *crew;          /* divide.h; NULL: one process */
  uint32_t until_division;
  explore_options own; /* of a process that was given work */
} explorer;

void copy_sites(map *to, const map *from);
void explorer_init(explorer *, const explore_options *, explore_result *);
void explorer_release(explorer *);
bool explorer_begin(explorer *); /* false: the program cannot begin */
bool explorer_end(explorer *);   /* whether to begin anew */
/* The thread can take the step; explorer_back takes it back, whatever came of it. */
taken explorer_take(explorer *, uint32_t thread, uint32_t choice);
void explorer_back(explorer *);
/* All steps, from the start, as far as they can be taken; TAKEN_TROUBLE: not all. *count
 * were. The end of the program is judged. */
taken explorer_take_all(explorer *, const explore_schedule *, uint32_t *count);
/* Makes the instruction a point, in the search that begins anew; false: it is one, or
 * cannot be. */
bool explorer_mark(explorer *, const thread_access *);
/* All threads that matter have ended. */
bool explorer_is_over(const explorer *);
/* No thread can go on. True: as it should be; false: a violation was found. */
bool explorer_judge_end(explorer *);
/* From here on only these threads ever take a step, and do so for ever; `does` is what
 * their steps do (open.h). The same. */
bool explorer_judge_round(explorer *, uint64_t moved, unsigned does);
/* What the last step did (open.h); for the search depth first. */
unsigned explorer_did(const explorer *);
bool explorer_may_go_on(explorer *); /* limits */
void explorer_note_stop(explorer *); /* the options' flag is set */

/* Who waits for what, apart from those who go on; new. */
char *explorer_waiting(const explorer *, uint64_t moved);
/* Who goes round for ever and only looks; new. */
char *explorer_going_round(const explorer *);
/* Threads of scenarios that run operations one after the other, for comparison. */
bool explorer_is_helper(const ir_class *);
/* "Thread-0", new */
char *explorer_thread_name(machine *, uint32_t thread);

/* The first conflict between the thread's accesses and those of others; false: none. */
bool race_find(machine *, uint32_t thread, bool everything, thread_access *mine,
               thread_access *other, uint32_t *other_thread);
/* "field Counter.n", new */
char *race_variable(machine *, const thread_access *);
place access_place(const thread_access *);
bool access_is_trusted(const thread_access *);

/* The searches: each runs until it is over, or e->again. */
void search_depth_first(explorer *);
void search_breadth_first(explorer *);
void search_random(explorer *);
void search_endless(explorer *); /* with a formula */
void search_graph(explorer *);   /* with an interface */

bool explorer_any_ready(explorer *); /* some thread can take a step */

#endif
