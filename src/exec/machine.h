/* The machine: executes the representation of a program.
 *
 *     machine *m = machine_new(program, &language);
 *     value result;
 *     switch (machine_call(m, method, args, &result)) {
 *     case RAN_RETURN: ... result ...
 *     case RAN_THROW:  ... m->exception ...
 *     case RAN_STOP:   ... m->stop says why ...
 *     }
 *     machine_delete(m);
 *
 * What belongs to one language (which exception a trap becomes, what its native
 * methods do, what its constant objects look like) is supplied by a
 * `machine_language`; for Java it is src/jre.
 */
#ifndef EXEC_MACHINE_H
#define EXEC_MACHINE_H

#include "base/map.h"
#include "heap/heap.h"
#include "ir/ir.h"

typedef struct machine machine;

typedef struct machine_threads machine_threads;

typedef enum { RAN_RETURN, RAN_THROW, RAN_STOP } outcome;

/* Why a run ended early. */
typedef enum {
  STOP_NONE,
  STOP_EXIT,        /* the program asked for it; stop.status */
  STOP_STEPS,       /* the step limit */
  STOP_RECURRENCE,  /* it has come back to a state in which it has been */
  STOP_UNSUPPORTED, /* a construct or native method; stop.text names it */
  STOP_INTERRUPTED, /* machine.interrupted was set */
  STOP_WORLDS,      /* machine.worlds does not allow the comparison */
  STOP_ASSUMPTION,  /* the program's own: this run is of no interest */
  STOP_CLASS,       /* stop.class must be initialised before this run; see below */
  STOP_AGAIN,       /* something else must be known before this run: who asked knows */
  STOP_INPUT        /* a broken or missing class; an error is in the sink */
} stop_kind;

/* Errors that instructions meet; the language makes them its exceptions. */
typedef enum {
  TRAP_NULL,
  TRAP_INDEX, /* array, index */
  TRAP_DIVISION,
  TRAP_CAST,          /* object, class */
  TRAP_STORE,         /* object, into array of class */
  TRAP_NEGATIVE_SIZE, /* size */
  TRAP_SIZE_LIMIT,    /* an array longer than MAX_LENGTH */
  TRAP_STACK,
  TRAP_ABSTRACT, /* method */
  TRAP_NO_CLASS, /* class: its initialisation failed before */
  TRAP_MONITOR   /* a monitor that is not held */
} trap_kind;

/* The stack of a thread, and what a frame takes of it: its registers and some more. */
enum { MACHINE_STACK_VALUES = 256 * 1024, FRAME_VALUES = 10 };
static inline uint32_t machine_frame_size(uint32_t registers) {
  return registers + FRAME_VALUES;
}

/* The longest array, as in the JVM. */
#define MAX_LENGTH (INT32_MAX - 2)

typedef struct trap {
  trap_kind kind;
  object_id object;
  int64_t number;
  ir_class *class;
  ir_method *method;
} trap;

/* A variable, or `count` elements of an array from `index` on, and how it is accessed. */
typedef struct native_access {
  object_id object;
  uint32_t index, count;
  bool writes, plain;
} native_access;

typedef struct machine_language {
  /* Makes the exception of the trap: its object, or 0 after machine_stop. */
  object_id (*make_exception)(machine *, const trap *);
  /* Makes the constant object, or 0 after machine_stop or a throw. */
  object_id (*make_literal)(machine *, const ir_literal *);
  /* Initialises one class, its superclass first; the machine calls it once. */
  bool (*initialise)(machine *, ir_class *);
  /* Binds method->native; false: there is no such native. */
  bool (*bind_native)(machine *, ir_method *);
  /* The object that stands for a class: its monitor is that of static methods. */
  object_id (*class_object)(machine *, ir_class *);
  /* Marks the objects that only the language knows of. */
  void (*mark_roots)(machine *);
  /* Prepares what cannot be prepared when it is needed: when the stack is full. */
  bool (*wake)(machine *);
  /* Threads: whether the class, or a superclass, has an initialiser that is to run as
   * part of the thread that needs it first; the class's own one, or NULL; and what the
   * class has before it. */
  bool (*is_initialised_by_threads)(machine *, ir_class *);
  ir_method *(*initialiser)(machine *, ir_class *);
  void (*set_constants)(machine *, ir_class *);
  /* An interface that is to be initialised before the class, and is not; or NULL. */
  ir_class *(*pending_interface)(machine *, ir_class *);
  /* m->exception escapes from the initialiser; it may become another. */
  void (*initialiser_failed)(machine *, ir_class *);
  /* Whether it matters when the class is initialised; a failure is taken back. */
  bool (*is_entangled)(machine *, ir_class *);
  void (*forget_initialised)(machine *, const ir_class *);
  /* In how many ways the native method at the thread's point can be executed now. */
  uint32_t (*native_choices)(machine *, uint32_t thread);
  /* The variable that a native method with `visible` VISIBLE_ACCESS is about to access;
   * false: not known. */
  bool (*native_access)(machine *, ir_method *, const value *, native_access *);
  void (*thread_ended)(machine *, object_id thread);
  /* VISIBLE_STRETCH and its like, if a method with code works on one object as if at one
   * moment, up to where it waits; VISIBLE_NOT. Whether it does so on this object, too.
   * Whether the class's own variables are accessed by such methods alone. */
  uint8_t (*stretch)(const ir_method *);
  bool (*is_stretch_of)(machine *, object_id receiver, const ir_method *);
  bool (*is_kept_by_stretches)(const ir_class *);
  /* With threads: the method's code is there, and has not been executed. */
  void (*settle)(machine *, ir_method *);
} machine_language;

/* ir_method.visible */
/* VISIBLE_JOIN: a point that waits for the end of the thread that is its first argument,
 *   whose monitor is free meanwhile.
 * VISIBLE_HINT: a point that lets another go on, and promises it nothing else.
 * VISIBLE_EVENT: no native method; somebody wants to know of calls and returns.
 * VISIBLE_INSTANCES: a point only where threads make objects that may be chosen.
 * VISIBLE_COPY: accesses many variables at once, which it notes itself; a point where
 *   everything is one.
 * VISIBLE_ASSUMPTION: a point if its argument is false, for then the run is over.
 * VISIBLE_STRETCH: no native method; it may be run as one (exec/stretches.c); _GIVES: a
 * lock is given up by it; _ASKS: it may tell whether a lock is free; _OWNER: it says who
 * has the lock; _ENDS: it runs what a program wrote, and with its call what is run as one
 * is over. */
enum {
  VISIBLE_NOT,
  VISIBLE_POINT,
  VISIBLE_JOIN,
  VISIBLE_HINT,
  VISIBLE_ACCESS,
  VISIBLE_EVENT,
  VISIBLE_INSTANCES,
  VISIBLE_ASSUMPTION,
  VISIBLE_COPY,
  VISIBLE_STRETCH,
  VISIBLE_STRETCH_GIVES,
  VISIBLE_STRETCH_ASKS,
  VISIBLE_STRETCH_OWNER,
  VISIBLE_STRETCH_ENDS
};

/* A native method: true with *result set, or false after machine_throw or
 * machine_stop. */
typedef bool native_function(machine *, ir_method *, const value *args, value *result);

typedef struct recurrence recurrence; /* recurrence.h */

typedef struct frame {
  ir_code *code; /* NULL: a native method's frame */
  ir_method *method;
  value *regs;
  uint32_t pc;           /* of the instruction being executed */
  object_id locked;      /* monitor of a synchronized method, or 0 */
  ir_class *initialises; /* this is its initialiser, run by a thread; or NULL */
  bool is_timed;         /* an operation that asked how long it has taken */
} frame;

/* A monitor that is held. */
typedef struct machine_monitor {
  object_id object;
  uint32_t thread, count;
} machine_monitor;

/* STOPPED: its initialiser did not come to an end; what needs the class stops, too. */
typedef enum {
  INIT_NONE,
  INIT_RUNNING,
  INIT_DONE,
  INIT_FAILED,
  INIT_STOPPED,
  INIT_THREAD, /* as part of a thread: machine_threads.classes knows more */
  INIT_WITHIN  /* as part of the execution that the journal is kept of: done */
} init_state;

/* Who wants to know of reads: of the slots and elements of objects [first, end). A
 * native method counts as reading all of every object that it is given. */
typedef struct machine_watch {
  object_id first, end;
  void (*read)(struct machine_watch *, object_id, uint32_t index);
} machine_watch;

/* Who follows an execution. `step` comes before every instruction, with its operand
 * resolved and the position of the top frame saved; when the frame is at the first
 * instruction of its method for the first time, its parameters are in its registers.
 * `leave` comes when a frame, the top one, is about to go: it stands at its RETURN, or
 * m->exception escapes from it or m->stop ends it (or it is a native method's, whose code
 * is NULL). Set between two machine_calls; costs nothing when NULL. */
typedef struct machine_observer {
  void (*step)(struct machine_observer *, machine *);
  void (*leave)(struct machine_observer *, machine *);
} machine_observer;

/* Who decides what a program cannot know: random numbers, clocks, identity hash codes. */
typedef struct chance_question {
  uint64_t count;   /* of the values 0, 1, ...; 0: all of 64 bits */
  object_id owner;  /* whose it is: the same answer each time; 0: nobody's */
  const char *what; /* "a random number", for messages */
} chance_question;
typedef struct machine_chance {
  /* False after machine_stop. */
  bool (*pick)(struct machine_chance *, machine *, const chance_question *,
               uint64_t *picked);
  int32_t low, high; /* what an input that is open ranges over */
} machine_chance;

/* Two sets of objects of which none is to be compared, by ==, with one of the other:
 * copies [first, end), and all that come after them or are in [own, own_end). */
typedef struct machine_worlds {
  object_id first, end, own, own_end;
  place where; /* of the comparison that was made all the same */
} machine_worlds;

struct machine {
  ir_program *program;
  const machine_language *language;
  void *language_data;
  heap heap;
  object_id exception; /* in flight, or of the last RAN_THROW */
  struct {
    stop_kind kind;
    int status;
    ir_class *class;
    char *text;  /* what; owned by the machine */
    char *stack; /* where: the call stack, as machine_stack_text */
  } stop;
  uint64_t steps, step_limit;    /* instructions executed; limit; UINT64_MAX: none */
  uint64_t look_at;              /* steps after which jumps backwards are looked at */
  struct recurrence *recurrence; /* NULL: nobody wants to know whether a run ends */
  uint32_t return_line;          /* at which the last machine_call returned; 0: unknown */
  _Atomic bool interrupted;      /* may be set by another thread or a signal */
  frame *frames; /* [frame_limit]; NULL until some code runs, as the stack */
  uint32_t frame_count, frame_limit;
  value *stack; /* registers of all frames */
  value *stack_top, *stack_end;
  uint32_t nesting;           /* of machine_call in C */
  bool is_awake;              /* the language is ready for all that code may do */
  uint32_t no_collect;        /* natives that hold references and call back */
  machine_watch *watch;       /* NULL: nobody */
  machine_observer *observer; /* NULL: nobody */
  machine_worlds *worlds;     /* NULL: all objects may be compared */
  machine_chance *chance;     /* NULL: the same values in every run */
  void *client;               /* of who runs the machine */
  /* Binds method->native, as the language does, for who runs the machine; NULL: none. */
  bool (*client_bind)(machine *, ir_method *);
  uint8_t *init_states; /* by class id */
  object_id *globals;   /* by class id: the object that holds the static fields */
  uint32_t class_capacity;
  object_id *holders; /* by class id: the same from the start of its initialisation */
  vector(machine_monitor) monitors; /* held, in the order in which they were entered */
  machine_threads *threads;         /* NULL: there is one thread */
  uint32_t initialised;             /* classes, so far */
  bool initialises_within;   /* executions initialise classes for which that matters */
  vector(ir_class *) within; /* those of this execution, until machine_undo */
  map init_troubles; /* class id -> text, in the program's arena: why it is INIT_STOPPED */
  object_id *literals; /* by literal id */
  uint32_t literal_capacity;
};

machine *machine_new(ir_program *, const machine_language *);
/* Makes the language ready; so does a run that goes deep. False after a throw or stop. */
bool machine_wake(machine *);
void machine_delete(machine *);

outcome machine_call(machine *, ir_method *, const value *args, value *result);
/* Initialises the class and its superclasses: false after a throw or stop. While the
 * heap keeps a journal, no class is initialised: the run ends with STOP_CLASS, and
 * whoever keeps the journal undoes it, initialises the class and runs again. So static
 * fields never depend on the run that first needed them. Where that would matter, and
 * `initialises_within`, the class is initialised as part of the run. */
bool machine_initialise(machine *, ir_class *);
/* Undoes the journal, and what was initialised since it began. */
void machine_undo(machine *);
/* Whether the class is left to executions. */
bool machine_is_left(machine *, ir_class *);
/* The same between runs, with steps of its own: a limit for operations is not meant for
 * classes that they happen to be the first to use. Leaves neither stop nor exception. */
bool machine_initialise_apart(machine *, ir_class *);
/* Forgets the reason of the last stop and what the stopped run held. */
void machine_clear_stop(machine *);

/* For natives and the language. All return false, for `return machine_throw(…)`. */
bool machine_throw(machine *, object_id exception);
bool machine_trap(machine *, trap);
bool machine_stop(machine *, stop_kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
object_id machine_literal(machine *, const ir_literal *); /* 0: threw or stopped */
/* The object with the static fields of the class; makes it. */
object_id machine_globals(machine *, ir_class *);
init_state machine_init_state(machine *, const ir_class *);
/* Monitors: how often the current thread has entered this object's. */
void machine_enter(machine *, object_id); /* it is free, or the thread's own */
bool machine_exit(machine *, object_id);  /* false: trapped, not held */
uint32_t machine_held(machine *, object_id);
/* The monitor's entry, whoever holds it; NULL: nobody. */
machine_monitor *machine_monitor_of(const machine *, object_id);
/* Collects garbage; the roots are all frames, globals, literals and what the language
 * marks. */
void machine_collect(machine *);

static inline object *machine_object(const machine *m, object_id id) {
  return heap_object(&m->heap, id);
}

/* The call stack as text, innermost first, one line a frame, without the last line's
 * end. New. */
char *machine_stack_text(machine *);

#endif
