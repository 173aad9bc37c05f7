/* The state of the symbolic evaluator, part by part, each with the files that own it:
 * others read it, and call these to change it. */
#ifndef SYMBOLIC_PARTS_H
#define SYMBOLIC_PARTS_H

#include "base/map.h"
#include "formula/given.h"
#include "formula/marks.h"
#include "solver/query.h"
#include "symbolic/condition.h"
#include "symbolic/symbolic.h"

/* A memoised merged call. */
typedef struct memo_entry {
  ir_method *method;
  uint32_t args;  /* in the words */
  uint32_t reads; /* in the words */
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
  sym_slot_vector reads;
  uint32_t depth;
  uint32_t stack;        /* values on the machine's stack, its frame included, */
  uint32_t highest;      /* and with what it calls, at most */
  uint32_t serial;       /* from 1 */
  uint32_t first_object; /* objects from here on are its own, */
  uint32_t first_slot;   /* and slots; those of the outermost call count as its own */
  uint32_t made_from;    /* objects from here on were made since it began, */
  uint32_t filled_from;  /* and slots */
  uint32_t touched;      /* least of the own slots that it wrote or read */
  uint32_t written;      /* least of the own slots that it wrote */
  bool local_effects;    /* not memoised, whatever it touched */
} merge_call;

typedef struct sym_frame {
  ir_code *code;
  ir_method *method;
  sym *regs;
  uint32_t pc;
  uint32_t stack; /* values on the machine's stack, its own included */
} sym_frame;

/* rows.c: the answer to a comparison that was made literally, and what stands for it. */
typedef struct row_answer {
  literal stand_in; /* a variable */
  literal is;
} row_answer;

/* chance.c: the variable for a pick among so many, if it is the number-th of a path. */
typedef struct chance_variable {
  uint32_t number;
  uint64_t count;
  sym value;
  uint32_t first, width; /* variables of the formula, the lowest bit first */
} chance_variable;

typedef struct object_hash {
  sym_id object;
  uint64_t count;
  sym value;
} object_hash;

typedef struct real_range {
  double low, high; /* finite; the number is none else */
} real_range;

/* follow.c, follow_resume.c: the path under way, or the last one. */
typedef struct path_part {
  bool is_open;       /* it is under way */
  uint32_t number;    /* of paths so far */
  sym_position start; /* of the state */
  literal_vector literals;
  map has;                /* literal: 1 */
  literal_vector earlier; /* ways of this model that had to begin again */
  literal_vector implied; /* by it: see evaluator_implied */
  encounter_vector encounters;
  u32_vector arrays;  /* references to arrays: see evaluator_begin_again */
  u32_vector indices; /* see evaluator_open_indices */
  vector(sym_frame) frames;
  struct saved_run *saved; /* follow_resume.c */
  uint64_t steps, step_limit;
  uint32_t most_literals; /* 0: as many as there are */
  u64_vector decided;     /* branches, in order; lowest bit: which way */
  bool joined_writes;     /* of ways that a merge went: merge_writes.c; */
  uint32_t joined_limit;  /* since then the formula is to have no more nodes */
  bool decides_all;
  followed outcome;
} path_part;

/* held.c: references that stay open. */
typedef struct held_part {
  map references; /* that do -> steps from an argument */
  u32_vector arguments;
  map values;           /* (value, guard of an object) -> value for that object */
  u32_vector joins;     /* those values */
  map writes;           /* guard of a write to all -> number of the write */
  uint32_t write_count; /* on this path */
} held_part;

/* merge*.c: the merge under way, and those that have failed. */
typedef struct merge_part {
  conditions conditions;
  merge_call *call;      /* innermost, or NULL */
  struct merge_run *run; /* of its body */
  uint32_t serial;       /* of the last one */
  uint32_t depth;
  map under_way;  /* counts of merged calls, see merge.c */
  uint32_t cycle; /* calls under way that are deeper give nothing to remember */
  uint64_t work, work_limit;
  uint32_t work_nodes;   /* of the formula, when it began */
  uint64_t most_work;    /* of one specification; 0: as much as it takes */
  uint32_t most_nodes;   /* of the formula, on a path; 0: as many as it takes */
  literal call_guard;    /* of the call about to be evaluated */
  literal context;       /* guards of all calls under way */
  literal assumed;       /* see evaluator_assume */
  bool relies;           /* the end of a loop may be where it is because of that */
  map walked;            /* node -> what merge_feasible.c has found of it */
  query *feasible;       /* knows what every state satisfies, */
  literal_vector known;  /* but for these, as long as it is not asked */
  bool makes_sets;       /* links.c: collections in place of the library's */
  bool made_set;         /* since the specification began */
  bool specifies;        /* a specification is evaluated, not a call of the operation */
  map carried;           /* carried.c: method and parameter -> whether it is */
  map looks;             /* looks.c: method and parameter -> whether it does */
  map loop_ends;         /* merge_walk.c: likewise -> the block behind its loop */
  map cursors;           /* merge_walk.c: first instruction of a block -> register + 1 */
  bool may_join;         /* merge_writes.c: merges that write are tried; */
  bool joins;            /* this is one; */
  uint32_t joined_nodes; /* the formula may grow by so many after it */
  bool closed_only;      /* a merge that reads through an open reference fails */
  map failed;            /* ir_instr or ir_method whose merge failed: 1 */
  u64_vector failures;   /* in the order in which they failed */
  uint32_t failure_changes; /* to these: it grows */
  u64_vector done;          /* on the path, and has not failed; some are there twice */
  uint32_t own_object, own_slot; /* evaluator_merge_own; 0: what the call itself makes */
} merge_part;

/* evaluator.c: what those who use the evaluator want to be asked or told. NULL: nothing. */
typedef struct hooks_part {
  loop_watch *loops; /* see evaluator_watch_loops */
  void *loops_context;
  recall_watch *recalls; /* see evaluator_watch_recalls */
  void *recalls_context;
  call_watch *calls; /* see evaluator_watch_calls */
  return_watch *returns;
  void *calls_context;
  answer_watch *answers; /* see evaluator_watch_merges */
  void *answers_context;
  bit_watch *bits; /* see evaluator_watch_bits */
  void *bits_context;
  time_watch *time; /* see evaluator_watch_time */
  void *time_context;
} hooks_part;

/* memo.c, memo_values.c: results of merged calls. */
typedef struct memo_part {
  vector(memo_entry) entries; /* 0 unused */
  u32_vector words;
  map index;     /* hash -> newest entry */
  uint32_t kept; /* entries below are kept for good */
  uint32_t kept_words;
  map kept_index;
  vector(u32_vector) dependents; /* per slot: kept entries that read it */
  map supposed;                  /* slots: see evaluator_suppose */
  uint32_t supposed_from;        /* entries below know nothing of it */
  uint32_t journal_seen;         /* writes that dependents know of */
  sym_slot_vector *read_log;     /* see evaluator_log_reads */
  memo_values by_values;
  bool uses_path; /* what the call under way gives */
} memo_part;

/* cone.c: which formulas are small, and where nodes stand in the cone at hand. */
typedef struct cones_part {
  node_map small;
  node_map signs; /* of small ones: see cone_sign */
  node_map place; /* in a list, in a */
  uint32_t round;
} cones_part;

/* impossible.c: questions that were asked before. */
typedef struct impossible_part {
  map index;        /* hash -> the newest question, plus 1 */
  u32_vector words; /* of each: the one before with the same hash, the answer, how many
                       links, the question, the links */
} impossible_part;

/* exclusive.c: values of calls, some of which never hold together. */
typedef struct exclusive_part {
  node_marks results;
  vector(result_pair) pairs;
  node_map first_pair; /* by node: from 1 */
  map known;           /* two literals -> whether they are a pair */
} exclusive_part;

/* chance.c: random numbers, times, hash codes. */
typedef struct chance_part {
  map methods;     /* ir_method: which one it is, from 1; 0: none */
  bool open_reals; /* floating point has circuits, not only that of chance */
  bool is_open;
  bool is_refused;     /* by the call about to be followed */
  bool would_be_fixed; /* the path would have to fix one of too many values */
  uint32_t wide_fixes; /* values that paths have fixed */
  vector(chance_variable) variables; /* of all paths */
  u32_vector picks;                  /* of the path, in order */
  vector(object_hash) hashes;        /* of the path */
  sym clock;                         /* nanoseconds that passed on it */
} chance_part;

/* real.c: the bounds of numbers with a point, where they are known. */
typedef struct reals_part {
  map ranges; /* the bits of a number -> index */
  vector(real_range) all;
} reals_part;

/* abstractions.c: which fields make the tree. */
typedef struct trees_part {
  sym_tree_field *is_field; /* NULL: nobody knows of trees */
  const void *context;
} trees_part;

/* rows.c: lists that stand side by side. */
typedef struct rows_part {
  map of; /* object from before the paths -> its row in lists */
  bool compares_literally, compared_literally;
  vector(row_answer) answers;
  unique_row_vector unique; /* see evaluator_unique_rows */
  map nodes;                /* abstractions.c: list and row -> node */
} rows_part;

/* modulo.c: what literals are where the path holds. */
typedef struct modulo_part {
  given decided;
  uint32_t of, size; /* path, and how much of it */
} modulo_part;

struct evaluator {
  sym_state *state;
  ir_program *program;
  diag_sink *sink;
  shortcut_set without; /* that are not taken */
  evaluator_counts counts;
  evaluation model;
  hooks_part hooks;
  path_part path;
  held_part held;
  merge_part merge;
  memo_part memo;
  modulo_part modulo;
  cones_part cones;
  impossible_part impossible;
  exclusive_part exclusive;
  chance_part chance;
  reals_part reals;
  trees_part trees;
  rows_part rows;
  given restricted; /* restrict.c: to the condition at hand */
  map shortcuts;    /* shortcut.c: branch -> ways out of its condition, or 0: none */
  map flows;        /* ir_code -> ir_flow */
  const struct placed *placed; /* see evaluator_use_placed */
  map intrinsics;              /* well-known methods */
  map spec_boxes;              /* spec_boxes.c: class and number -> the box made last */
  sym_id stand_in;             /* see evaluator_set_stand_in */
  bool compares_stand_in;
  const char *why;        /* the last merge failed, */
  place where;            /* and where */
  const ir_class *writer; /* see evaluator_writer */
};

#endif
