/* Threads of a machine: several stacks, monitors, and the points at which others may run.
 *
 *     machine_threads *t = threads_new(m);          from now on the machine has threads
 *     uint32_t first = threads_add(m, object);
 *     threads_begin(m, first, method, args);
 *     while (... some k with threads_choices(m, k) > 0 ...)
 *       switch (threads_step(m, k, choice)) { ... }
 *     threads_delete(m);
 *
 * A thread runs until the next instruction that another thread could notice: its point.
 * There it stands, not having executed the instruction, until somebody lets it take the
 * step. One step is that instruction and all that follows up to the next point. Which
 * instructions are points is a matter of `mode`.
 *
 * An object is shared when it is older than the threads, or when a reference to it was
 * stored in a shared object; what is not shared only its maker can reach.
 */
#ifndef EXEC_THREADS_H
#define EXEC_THREADS_H

#include "exec/machine.h"

/* A further outcome, of steps alone: the thread stands at a point. */
#define RAN_YIELD ((outcome)(RAN_STOP + 1))

/* TURNS: points are where a thread cannot go on, and where its turn ends.
 * SYNCHRONISATION: monitors of shared objects, starting, joining, waiting and waking,
 *   choices, and those accesses to variables whose instructions are among `sites`; all
 *   other accesses to shared objects are noted in the thread's `recent`.
 * EVERYTHING: so is every access to a variable, shared or not, but for those in
 *   GlassBox.atomic, which are noted. */
typedef enum { MODE_TURNS, MODE_SYNCHRONISATION, MODE_EVERYTHING } threads_mode;

typedef enum {
  POINT_BEGIN,  /* it has not run yet */
  POINT_TURN,   /* between two instructions, for it ran long */
  POINT_ACCESS, /* a variable: object, index, writes */
  POINT_ENTER,  /* the monitor of object */
  POINT_EXIT,
  POINT_CLASS,   /* class: another thread initialises it */
  POINT_NATIVE,  /* method with args */
  POINT_UNWIND,  /* an exception leaves a synchronized method */
  POINT_CALL,    /* of method, an event */
  POINT_RETURN,  /* from method, an event */
  POINT_STRETCH, /* a call of method on object, which is run as one */
  POINT_BORN,    /* object, which may be chosen, has been constructed */
  POINT_END      /* it has run to its end */
} point_kind;

typedef struct machine_point {
  point_kind kind;
  bool writes, is_plain;
  object_id object;
  uint32_t index, count; /* so many elements; 0: one variable */
  ir_class *class;
  ir_method *method;
  value args[4]; /* of a native method, the first of them */
} machine_point;

/* What has one value in an exploration where it could have others; and accesses by the
 * program that promise less than those to a volatile variable, which they are taken for. */
enum {
  FIXED_CLOCK = 1,
  FIXED_HASH = 2,
  FIXED_RANDOM = 4,
  WEAK_PLAIN = 8,
  WEAK_OPAQUE = 16,
  WEAK_ACQUIRE = 32, /* or release */
  WEAK_FAILING = 64, /* a compare-and-set that may fail for no reason */
  FIXED_STATE = 128, /* what a thread was said to be doing: one of several */
  WAITS_ALONE = 256, /* of a scenario: operations wait as they do one after the other */
  WEAK = WEAK_PLAIN | WEAK_OPAQUE | WEAK_ACQUIRE | WEAK_FAILING
};

typedef enum { THREAD_RUNS, THREAD_WAITS, THREAD_ENDED } thread_status;

/* What changes with every step, apart from the stack. */
typedef struct thread_state {
  thread_status status;
  machine_point point;
  object_id object;    /* the language's, of this thread */
  object_id exception; /* in flight at POINT_UNWIND */
  object_id failure;   /* ended by it; or 0 */
  uint32_t held;       /* THREAD_WAITS: how often it held the monitor of point.args[0] */
  uint32_t atomic;     /* nesting of stretches in which nobody else runs */
  uint32_t stretch; /* so many frames up to that of stretch_method, which is run as one;
                          0: none */
  const ir_method *stretch_method;
  bool stretch_is_point; /* it began with a step */
  ir_method *first;      /* not begun yet, for its class is to be initialised; or NULL */
  ir_class *first_class;
  value first_argument; /* a reference */
  uint32_t frame_count;
  uint32_t used;   /* values of the stack */
  int64_t wake_at; /* with MODE_TURNS: the time at which waiting ends; INT64_MAX: never */
  int64_t elapsed; /* nanoseconds since the frame that is_timed began; 0: there is none */
  bool notified, interrupted, permit, is_daemon, handles_failure;
  bool keeps_turn; /* stands at a choice inside of a stretch: nobody else goes on */
} thread_state;

/* A variable that a thread has accessed since its last point. Or, with `index`
 * ACCESS_RELEASE: the thread gave up `object`, a lock or itself; what is before comes
 * before all that is done by whoever takes it. Or, with ACCESS_LOCK: it gave up a lock of
 * the library (writes), or asked whether it is free. */
enum { ACCESS_RELEASE = UINT32_MAX, ACCESS_LOCK = UINT32_MAX - 1 };
typedef struct thread_access {
  object_id object;
  uint32_t index, count; /* so many elements; 0: one variable */
  bool writes, is_plain;
  bool is_point; /* others could come right before it */
  bool is_copy;  /* by a native method, of many variables at once */
  bool is_end;   /* the end of a thread */
  ir_code *code; /* of the instruction; NULL: a native method's */
  uint32_t pc;
} thread_access;

typedef struct machine_thread {
  thread_state state;
  frame *frames;
  value *stack;
  vector(thread_access) recent;
} machine_thread;

/* A class whose initialiser runs as part of a thread. */
typedef enum { CLASS_CLAIMED, CLASS_RUNNING, CLASS_READY, CLASS_FAILED } class_phase;
typedef struct thread_class {
  ir_class *class;
  class_phase phase;
  uint32_t thread;
} thread_class;

/* Calls of the method, and of those that override it, are points, and so are returns. */
typedef struct thread_event {
  ir_class *class;
  name method;
} thread_event;

struct machine_threads {
  threads_mode mode;
  vector(machine_thread) list; /* behind its end up to `made`: room to be used again */
  uint32_t made;
  vector(thread_class) classes;
  uint32_t current;
  uint32_t live;      /* threads that have not ended, or whose end nobody knows of */
  uint32_t choice;    /* for the native method that is being executed */
  bool granted;       /* the instruction at the current point may be executed */
  bool blocks;        /* a native method says: not now, execute me again */
  bool unwinds;       /* the step begins with the exception in flight */
  bool entered;       /* frames were pushed: go on there, then execute this again */
  ir_class *wanted;   /* that a native method needs before it can be executed */
  uint32_t quiet;     /* no points: the run time's own code is at work */
  uint64_t turn;      /* instructions after which a thread's turn ends at a jump back */
  uint64_t turn_end;  /* by machine.steps */
  uint32_t turns;     /* that the step has taken, where it may not be left */
  object_id baseline; /* objects below are shared */
  map sites;          /* instructions that access variables and are points */
  vector(ir_class *) chosen; /* objects of these may be chosen (chosen.c) */
  bool births_matter;        /* asking which there are is a point: threads make some */
  bool divides_stretches;    /* no method is run as one */
  bool ends_matter;          /* the end of a thread is a step of its own */
  bool ends_awaited;         /* somebody has waited to be notified by a thread */
  bool releases_matter;      /* so is giving up a lock */
  ir_class *births;   /* of the last one that a thread made beside others; or NULL */
  map actions;        /* numbers of environment actions that happened, in any schedule */
  uint32_t hashed;    /* objects whose identity was made a number */
  uint64_t drawn;     /* random numbers that were given */
  int64_t clock;      /* nanoseconds that the program waited; not with MODE_TURNS */
  bool clock_matters; /* otherwise it stands still, for nobody looks at it */
  bool clock_read;    /* somebody has */
  bool clock_asked;   /* ... in this step */
  bool
      acts; /* in this step somebody waited, woke another, chose, copied, or wrote text */
  bool joins_timed; /* somebody joined a thread with a limit, or took its monitor */
  bool goes_first;  /* the step is taken before all others: nobody could come before it */
  bool told_apart;  /* somebody has read what tells threads apart */
  uint64_t random;  /* with MODE_TURNS: the schedule's */
  /* The objects of a class that the program has made and can reach, all stacks being
   * saved, in an order that states alike share; false: the class has to be among
   * `chosen` first. NULL: nobody knows. */
  bool (*instances)(void *context, ir_class *, u32_vector *found);
  void *instances_context;
  vector(thread_event) events;
  bool
      is_observed; /* somebody looks at the variables after each step (threads_observe) */
  bool observes;   /* ... right now */
  unsigned fixed;  /* set of FIXED_...: what the program was told of time and chance */
  frame *own_frames; /* of the machine, apart from all threads */
  uint32_t own_frame_count;
  value *own_stack;
};

machine_threads *threads_new(machine *);
void threads_delete(machine *);

/* Somebody outside looks at variables between steps, as a further thread that reads them
 * would: nobody is ever alone, and the end of a thread is a step of its own. */
void threads_observe(machine *);
void threads_add_event(machine *, ir_class *, name method);

uint32_t threads_add(machine *, object_id);
/* A thread ends with its monitor taken, and notifies all who wait for it. */
bool threads_may_end(const machine *, uint32_t thread);
/* The current thread is over; who waits for its end may go on. */
void threads_end(machine *, uint32_t thread);
/* The thread stands before the method, which is virtual or static. */
void threads_begin(machine *, uint32_t thread, ir_method *, const value *args);
/* The same for a static method with one argument, after the class was initialised. */
void threads_begin_static(machine *, uint32_t thread, ir_class *, ir_method *, value);
/* In how many ways it can take its step; 0: it has ended or has to wait. */
uint32_t threads_choices(machine *, uint32_t thread);
/* Takes it: RAN_YIELD at the next point, RAN_RETURN when the thread has ended,
 * RAN_THROW when it ended with its exception, RAN_STOP. */
outcome threads_step(machine *, uint32_t thread, uint32_t choice);
static inline thread_state *threads_current(machine *m) {
  return &m->threads->list.data[m->threads->current].state;
}
/* All others have ended or wait; those who ask for this themselves come one after the
 * other, the youngest first. */
bool threads_are_quiet(machine *, uint32_t thread);
/* The thread of the language's object, or UINT32_MAX. */
uint32_t threads_find(const machine *, object_id);
/* Gives the monitor up whatever its count, and takes it again. */
uint32_t threads_release(machine *, object_id);
void threads_retake(machine *, object_id, uint32_t count);
/* Loads a thread's stack into the machine, as if it were about to run. */
void threads_select(machine *, uint32_t thread);
void threads_save(machine *); /* and back */
/* The frame whose time is counted in `elapsed`; or NULL. */
frame *threads_timed_frame(frame *frames, uint32_t count);

/* For the interpreter. */
/* The name or number of a thread is read. */
static inline void threads_told_apart(machine *m) {
  m->threads->told_apart |= !m->threads->quiet;
}
/* What to do at an instruction: go on, stand there, or (false after a stop) neither. */
typedef enum { POINT_GO, POINT_STAND, POINT_STOP } point_answer;
bool threads_is_shared(const machine *, object_id);
void threads_share(machine *, object_id); /* with all that it leads to */
void threads_made(machine *, object_id);  /* a new object, not constructed yet */
bool threads_turn(machine *); /* the thread has run long: whether its turn ends */
/* Whether the thread may not be left here, or need not be. */
bool threads_is_undivided(machine *);
/* stretches.c: whether the current thread is in one; the call of a method that may be. */
bool threads_in_stretch(const machine *);
point_answer threads_stretch(machine *, ir_method *, const value *args);
/* Whether the variable is one that nobody accesses but in stretches. */
bool threads_is_kept(const machine *, object_id, uint32_t index);
bool threads_is_marked(const machine *); /* the instruction is a point */
point_answer threads_access(machine *, object_id, uint32_t index, bool writes,
                            bool plain);
point_answer threads_store(machine *, object_id, ir_field *); /* of the object */
/* Whether a final field is written when others can see it, for the first time: then it is a
 * variable from now on, and the run has stopped. */
bool threads_writes_late(machine *, object_id, ir_field *);
point_answer threads_enter(machine *, object_id);
point_answer threads_exit(machine *, object_id);
point_answer threads_native(machine *, ir_method *, const value *args);
point_answer threads_unwind(machine *);
point_answer threads_event_point(machine *, ir_method *, point_kind);
point_answer threads_initialiser_point(machine *); /* at its end */
point_answer threads_birth(machine *);             /* at the end of any method */
static inline point_answer threads_made_point(machine *m) {
  return m->frames[m->frame_count - 1].initialises ? threads_initialiser_point(m)
                                                   : threads_birth(m);
}
void threads_mark_event(machine *, ir_method *); /* if it is one */
/* Makes the class ready: true when it is; false: see entered, blocks, or a throw or
 * stop. */
bool threads_initialise(machine *, ir_class *);
void threads_initialise_wanted(machine *); /* after the native method has gone */
/* The initialiser's frame has gone; with an exception or not. */
void threads_initialised(machine *, ir_class *);
/* recent.c: notes an access of the current thread; plain ones by a native method; those
 * that are its end. */
void threads_note_access(machine *, thread_access);
void threads_note(machine *, object_id, uint32_t index, bool writes);
void threads_note_read(machine *, object_id, uint32_t index, bool plain);
void threads_note_end(machine *, object_id, uint32_t index);
/* The current thread gives up a lock, or takes it. */
void threads_released(machine *, object_id);
void threads_acquired(machine *, object_id);
void threads_acquired_all(machine *); /* nobody else can go on */
uint64_t threads_random(machine *);   /* with MODE_TURNS */

#endif
