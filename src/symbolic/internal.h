/* Inside the symbolic evaluator. */
#ifndef SYMBOLIC_INTERNAL_H
#define SYMBOLIC_INTERNAL_H

#include "exec/machine.h"
#include "formula/given.h"
#include "formula/marks.h"
#include "solver/query.h"
#include "symbolic/condition.h"
#include "symbolic/symbolic.h"

enum {
  MOST_ELEMENTS = 1 << 20, /* of an array made on a path */
  CALL_WORK = 20000        /* of a call that an operation makes */
};

/* A memoised merged call. */
typedef struct memo_entry {
  ir_method *method;
  uint32_t args;  /* in memo_words */
  uint32_t reads; /* in memo_words */
  uint32_t read_count;
  uint32_t next;        /* same hash; 0: none */
  uint32_t disabled_at; /* path on which a slot it read was written */
  merged result;
  bool uses_path; /* the result holds on the path under way only */
} memo_entry;

/* Two literals that never hold together. */
typedef struct result_pair {
  literal one, other;
  uint32_t next; /* of the same node, from 1; 0: none */
} result_pair;

/* Those of earlier paths, each with the values that it read: see memo_values.c. */
typedef struct memo_values {
  vector(memo_entry) entries; /* 0 unused */
  u32_vector words;           /* arguments; slots and their values */
  map index;                  /* hash -> newest entry */
} memo_values;

/* One merged call under way. */
typedef struct merge_call {
  ir_method *method;
  const sym *args;
  struct merge_call *caller;
  literal guard; /* of the call, in its caller */
  u32_vector reads;
  uint32_t depth;
  uint32_t stack;        /* values on the machine's stack, its frame included, */
  uint32_t highest;      /* and with what it calls, at most */
  uint32_t serial;       /* from 1 */
  uint32_t first_object; /* objects from here on are its own, */
  uint32_t first_slot;   /* and slots; those of the outermost call count as its own */
  uint32_t made_from;    /* objects from here on were made since it began, */
  uint32_t filled_from;  /* and slots */
  uint32_t touched;      /* least of the own slots that it wrote or read */
  bool local_effects;    /* not memoised, whatever it touched */
} merge_call;

/* How much was decided and written when something began. */
typedef struct way_mark {
  uint32_t path, implied, encounters, journal;
} way_mark;

typedef struct sym_frame {
  ir_code *code;
  ir_method *method;
  sym *regs;
  uint32_t pc;
  uint32_t stack; /* values on the machine's stack, its own included */
  sym *args;      /* follow_null.c: of a call that may give null; NULL: of others */
  struct way_mark called;
  struct loop_way *loop; /* follow_loop.c: under way, or NULL */
} sym_frame;

/* rows.c: the answer to a comparison that was made literally, and what stands for it. */
typedef struct row_answer {
  literal stand_in; /* a variable */
  literal is;
} row_answer;

/* A merged call of the state before the paths. */
typedef struct open_call {
  ir_method *method;
  sym *args;
  merged result;
} open_call;

/* chance.c: the variable for a pick among so many, if it is the number-th of a path. */
typedef struct chance_variable {
  uint32_t number;
  uint64_t count;
  sym value;
  uint32_t first, width; /* variables of the formula, the lowest bit first */
} chance_variable;

typedef struct object_hash {
  uint32_t object;
  uint64_t count;
  sym value;
} object_hash;

typedef struct real_range {
  double low, high; /* finite; the number is none else */
} real_range;

struct evaluator {
  sym_state *state;
  ir_program *program;
  diag_sink *sink;
  shortcut_set without; /* that are not taken */
  evaluator_counts counts;
  /* follow */
  evaluation model;
  bool on_path;
  sym_position path_start;
  literal_vector path;
  literal_vector earlier;          /* ways of this model that had to begin again */
  literal_vector implied;          /* by it: see evaluator_implied */
  literal_vector way;              /* all that was decided: see evaluator_way */
  bool has_forgotten, must_forget; /* some of it; and evaluator_way does, too */
  vector(open_call) open_calls;
  known_watch *known_paths; /* see evaluator_watch_known */
  void *known_context;
  bool holds_loops;
  map loops_at; /* branch -> loop; see follow_loop.c */
  vector(struct loop *) searches;
  u64_vector held_loops; /* whose result the path holds open */
  map in_path;           /* literal: 1 */
  encounter_vector encounters;
  u32_vector arrays; /* references to arrays: see evaluator_begin_again */
  map held;          /* references that stay open -> steps from an argument: see held.c */
  u32_vector held_arguments;
  map held_values;           /* (value, guard of an object) -> value for that object */
  u32_vector held_joins;     /* those values */
  map held_writes;           /* guard of a write to all -> number of the write */
  uint32_t held_write_count; /* on this path */
  vector(sym_frame) frames;
  struct saved_run *saved; /* follow_resume.c */
  uint64_t steps, step_limit;
  bool decides_all;
  followed outcome;
  /* merge */
  conditions conditions; /* of the merge under way */
  merge_call *call;      /* innermost, or NULL */
  uint32_t calls;        /* serial of the last one */
  uint32_t depth;
  map under_way;  /* counts of merged calls, see merge.c */
  uint32_t cycle; /* least depth of a call under way that was met again */
  uint64_t work, work_limit;
  uint32_t work_nodes;  /* of the formula, when it began */
  uint64_t most_work;   /* of one specification; 0: as much as it takes */
  literal call_guard;   /* of the call about to be evaluated */
  literal context;      /* guards of all calls under way */
  literal assumed;      /* see evaluator_assume */
  bool relies;          /* the end of a loop may be where it is because of that */
  query *feasible;      /* knows what every state satisfies, */
  literal_vector known; /* but for these, as long as it is not asked */
  loop_watch *loops;    /* see evaluator_watch_loops */
  void *loops_context;
  recall_watch *recalls; /* see evaluator_watch_recalls */
  void *recalls_context;
  call_watch *followed_calls; /* see evaluator_watch_calls */
  return_watch *followed_returns;
  void *followed_context;
  uint32_t stand_in; /* see evaluator_set_stand_in */
  bool compares_stand_in;
  answer_watch *answers; /* see evaluator_watch_merges */
  void *answers_context;
  time_watch *time; /* see evaluator_watch_time */
  void *time_context;
  const char *why;
  const ir_class *writer; /* see evaluator_writer */
  place where;
  map shortcuts;       /* branch -> ways out of its condition, or 0: none */
  bool specifies;      /* a specification is evaluated, not a call of the operation */
  bool closed_only;    /* a merge that reads through an open reference fails */
  map failed;          /* ir_instr or ir_method whose merge failed: 1 */
  u64_vector failures; /* in the order in which they failed */
  uint32_t failure_changes;  /* to these: it grows */
  u64_vector merged;         /* on the path, and has not failed; some are there twice */
  map flows;                 /* ir_code -> ir_flow */
  node_map small, place;     /* cone.c: which formulas are; places in a list, in a */
  uint32_t place_round;      /* round */
  node_marks results;        /* exclusive.c: values of calls; */
  vector(result_pair) pairs; /* some never hold together */
  node_map first_pair;       /* by node: from 1 */
  map pair_known;            /* two literals -> whether they are a pair */
  /* restrict.c */
  given restricted; /* to the condition at hand */
  /* memo */
  vector(memo_entry) memo; /* 0 unused */
  u32_vector memo_words;
  map memo_index; /* hash -> newest entry */
  uint32_t kept;  /* entries below are kept for good */
  uint32_t kept_words;
  map kept_index;
  vector(u32_vector) dependents; /* per slot: kept entries that read it */
  map supposed;                  /* slots: see evaluator_suppose */
  uint32_t supposed_from;        /* entries below know nothing of it */
  uint32_t path_number;
  uint32_t journal_seen; /* writes that dependents know of */
  u32_vector *read_log;  /* see evaluator_log_reads */
  memo_values by_values;
  bool uses_path; /* what the call under way gives */
  /* well-known methods */
  map intrinsics;
  /* chance.c */
  map chance_methods; /* ir_method: which one it is, from 1; 0: none */
  bool open_reals;    /* floating point has circuits, not only that of chance */
  bool open_chance;
  bool refuses_chance;             /* the call about to be followed */
  bool fixes_chance;               /* the path would have to fix one of too many values */
  uint32_t wide_fixes;             /* values of chance that paths have fixed */
  vector(chance_variable) chances; /* of all paths */
  u32_vector picks;                /* of the path, in order */
  vector(object_hash) hashes;      /* of the path */
  sym clock;                       /* nanoseconds that passed on it */
  /* real.c */
  map real_ranges; /* the bits of a number: its bounds, where they are known */
  vector(real_range) real_range_list;
  /* abstractions.c */
  sym_tree_field *is_tree_field; /* NULL: nobody knows of trees */
  const void *tree_context;
  map row_of; /* object from before the paths -> its row in lists */
  bool compares_literally, compared_literally;
  vector(row_answer) row_answers; /* rows.c */
  uint32_t own_object, own_slot;  /* evaluator_merge_own; 0: what the call itself makes */
  unique_row_vector unique;       /* see evaluator_unique_rows */
  /* modulo.c */
  given decided;                     /* modulo the path */
  uint32_t decided_of, decided_size; /* path, and how much of it */
};

/* merge.c: a merge has failed for good, or has been done. */
void note_failure(evaluator *, uint64_t key);

/* Faults of an instruction: conditions under which it throws instead. */
typedef struct faults {
  uint32_t count;
  struct {
    literal when;
    trap_kind kind;
  } items[3];
} faults;

/* operate.c: whoever compares two references notes it here. */
void note_comparison(evaluator *, sym, sym);
/* The instructions that only compute. False: not supported. */
bool operate(evaluator *, const ir_instr *, const sym *regs, sym *result, faults *);
const char *why_not_operated(const ir_instr *); /* in words */
bool is_operation(const ir_instr *);
literal branch_condition(evaluator *, const ir_instr *, const sym *regs);
sym narrow(evaluator *, ir_storage, sym);
/* real.c: floating point, and conversions. False: there is no circuit, or none wanted. */
bool real_operate(evaluator *, const ir_instr *, sym a, sym b, sym *result);
bool real_convert(evaluator *, const ir_instr *, sym a, sym *result);
bool real_round(evaluator *, const ir_method *, sym a, sym *result); /* a native one's */
void learn_null(evaluator *, const ir_code *, const ir_instr *, bool taken, sym *regs);
/* Where two numbers are known to be equal, and one is what a field holds, registers with
 * the other hold that: `height == 1 + max(...) ? height : -1`, however it is written. */
bool is_equality(const ir_instr *);
void learn_equal(evaluator *, const ir_code *, const ir_instr *, bool taken, sym *regs);
/* Where a condition holds, what it says of sentinels in registers; whether there are. */
void learn_sentinels(evaluator *, const ir_code *, literal holds, sym *regs);
bool has_sentinels(const ir_code *, const sym *regs);
sym load_from(evaluator *, sym object, uint32_t slot,
              ir_type); /* non-null alternatives */
/* Notes that the merged call under way wrote or read a slot of its own. */
void touch_slot(evaluator *, uint32_t slot);
/* Notes that the merged call under way depends on the slot. */
sym read_slot(evaluator *, uint32_t slot);

/* follow_write.c: when the reference may not be stored in an array of the class. */
literal wrong_class(evaluator *, sym, const ir_class *array);
bool ensure_initialised(evaluator *, ir_class *);

/* merge.c. A merge that is not within another: tried with a limit of work, undone and
 * remembered when it fails. */
bool try_merge_call(evaluator *, ir_method *, const sym *args, uint64_t limit, merged *);
bool try_merge_region(evaluator *, ir_code *, sym *regs, uint32_t from, uint32_t stop,
                      literal *error);
/* Merges the condition that starts at the branch into two ways to go on: where they lead,
 * with which registers, and when; and when it throws. */
typedef struct two_ways {
  uint32_t exits[2]; /* blocks */
  sym *regs[2];
  literal when[2];
  literal error;
} two_ways;
bool try_merge_condition(evaluator *, ir_code *, const sym *regs, uint32_t from,
                         two_ways *);
/* shortcut.c: the ways out of a condition of several branches; false: it is none. */
bool shortcut_exits(evaluator *, const ir_code *, uint32_t pc, uint32_t exits[2]);
/* What the machine's stack holds when the code is called here. */
uint32_t stack_with(const evaluator *, const ir_code *);
bool merge_method(evaluator *, ir_method *, const sym *args, merged *);
/* Whether a reference is open between several objects with fields. To merge into such a
 * one saves a path now and makes everything read through it larger; to walk along one
 * does, too. Where the invariant determines it, as for parent pointers, deciding it costs
 * no path. */
bool is_open(const evaluator *, sym);
bool fail_merge(evaluator *, const ir_code *, uint32_t pc, const char *why);
ir_flow *flow_of(evaluator *, ir_code *);

/* held.c: whether the reference is open and stays so, */
bool is_held(evaluator *, sym);
/* and with it what was read through it; false: it cannot. */
bool hold_what_is_read(evaluator *, sym through, sym value);
/* At the beginning of a path. */
void hold_arguments(evaluator *);
/* A call on each object that the receiver may be, joined. False: not all can be merged.
 */
bool merge_on_each(evaluator *, ir_method *, const sym *args, uint64_t limit, merged *);
/* What the value is where the reference that it was found through is this one object. */
sym held_value(evaluator *, sym value, literal guard);
/* follow.c: whether the reference is open between several arrays. */
bool is_among_arrays(const evaluator *, sym);

/* restrict.c: a literal that is the same where the condition holds, simpler perhaps. */
literal restrict_to(evaluator *, literal, condition where);
/* exclusive.c: the value of a call has been found; */
void note_result(evaluator *, const ir_method *, const merged *);
/* one of the condition's links, also the value of a call, excludes this one. */
bool is_excluded_by_result(evaluator *, literal, condition where);
/* impossible.c: never where the condition holds, whatever the values. */
bool is_impossible(evaluator *, literal, condition where);

/* memo.c */
bool memo_find(evaluator *, ir_method *, const sym *args, merged *);
void memo_add(evaluator *, merge_call *, const merged *);
/* The result from before the path of a call that reads what the path has written; or
 * NULL.
 */
const merged *memo_before_path(evaluator *, ir_method *, const sym *args);
/* Learns of what the call under way filled in: nothing that an entry knows of. */
void memo_note_writes(evaluator *);
void memo_begin_path(evaluator *); /* what is there now is kept for good */
void memo_end_path(evaluator *);
void memo_forget_supposed(evaluator *);

/* memo_values.c: calls of earlier paths. */
void memo_values_add(evaluator *, const merge_call *, uint64_t hash, const merged *);
bool memo_values_find(evaluator *, uint64_t hash, const ir_method *, const sym *args,
                      merged *);
void memo_values_release(memo_values *);

/* intrinsics.c */
typedef bool sym_intrinsic(evaluator *, ir_method *, const sym *args, sym *result,
                           faults *);
sym_intrinsic *intrinsic_of(evaluator *, ir_method *);
sym_intrinsic merge_array_copy, merge_new_array; /* merge_arrays.c */
/* Instances that only follow knows how to run: they write or assume. */
typedef bool follow_intrinsic(evaluator *, ir_method *, sym *args, sym *result);
follow_intrinsic *follow_intrinsic_of(evaluator *, ir_method *);
follow_intrinsic *follow_unsafe_of(const ir_method *); /* follow_unsafe.c; or NULL */
/* The class of the exception that a trap becomes; NULL after an error. */
ir_class *trap_class(evaluator *, trap_kind);

/* follow_native.c: whether the machine has a function that may give something else. */
bool is_machines_own(const ir_method *);

/* chance.c: whether the machine has a function in the place of its code. */
uint32_t is_chance(evaluator *, const ir_method *);
/* Runs it; false: its code, if it has any, will do. */
bool follow_chance(evaluator *, ir_method *, sym *args, sym *result);
void chance_begin_path(evaluator *);
/* Whether as much of the picks was open as the path has looked at. */
bool chance_is_enough(const evaluator *);
/* Whether to fix the number would take a path for each of very many values. */
bool depends_on_wide_chance(evaluator *, sym number);

/* abstractions.c */
sym_intrinsic *abstraction_intrinsic(const ir_method *); /* or NULL */

/* modulo.c */
literal modulo_path(evaluator *, literal);       /* equivalent where the path holds */
literal same_modulo_path(evaluator *, sym, sym); /* two references: when they are equal */

/* follow.c */
void constrain(evaluator *, literal); /* adds to the path constraint */
/* The value under the model, fixed by the path constraint from now on. */
uint32_t concretise_ref(evaluator *, sym);
int64_t concretise_int(evaluator *, sym);
bool follow_stop(evaluator *, followed_kind, const char *why);
bool follow_trap(evaluator *, trap_kind);

static inline place place_of_instr(const ir_code *c, uint32_t pc) {
  return (place){c->method->owner->file, c->lines[pc], 0};
}

#endif
