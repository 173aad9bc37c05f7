/* One run of a merge, for its files. */
#ifndef SYMBOLIC_MERGE_RUN_H
#define SYMBOLIC_MERGE_RUN_H

#include "symbolic/internal.h"

/* A state on its way: when, and its registers. */
typedef struct arrival {
  condition guard;
  sym *regs;
} arrival;

/* States that have come to the same place, in the order of their coming. */
typedef struct waiting {
  vector(arrival) arrivals;
  uint32_t visits; /* how often it has run, in */
  uint32_t round;  /* this round of what always runs; */
  uint32_t inner;  /* and since a loop around it last went round */
  uint32_t counts; /* of the run, when it last ran */
  sym_id stands;   /* merge_walk.c: the object that is visited in the loop, or null */
} waiting;

/* States that wait in the middle of a block: see merge_later.c. */
typedef struct later {
  uint32_t pc;   /* of a call, or of the head of a loop: merge_walk.c */
  sym_id at;     /* the object that the loop is to visit: merge_visit.c; or null */
  uint64_t rank; /* of that; the highest runs first */
  waiting states;
} later;

/* merge_ends.c: objects in the order in which a walk along fields meets them. */
typedef struct walk_ranks {
  map of; /* object -> 0: it is on the way; else a number above those it leads to */
  uint32_t last; /* the highest of these */
  bool none;     /* it is not known where the fields lead, or they lead back */
  bool begun;    /* the method has been looked at */
} walk_ranks;

typedef struct merge_run {
  evaluator *e;
  struct merge_run *caller; /* in which the call of this one is under way, or NULL */
  uint32_t serial;          /* of the merged call that it is the body of, or 0 */
  condition here;           /* of the call under way, */
  literal chosen;           /* with these alternatives of its arguments */
  condition parted;         /* at the last parting: merge_later.c */
  vector(later) later;
  uint32_t written_from, written_to; /* instructions whose registers are live: likewise */
  ir_code *code;
  const ir_flow *flow;
  uint32_t pc;   /* of the instruction that runs */
  uint32_t stop; /* block at which the region ends, or FLOW_EXIT */
  waiting *blocks;
  waiting stopped;
  uint32_t other_stop; /* a second one, or FLOW_EXIT */
  waiting other_stopped;
  waiting returned; /* with the value as only register */
  uint32_t counts;  /* comparisons of constants: a loop that passes one ends by itself */
  uint32_t rounds; /* blocks that ran in every state: the loop around goes on by itself */
  bool walks;      /* states have parted: merge_walk.c, */
  bool visits;     /* or merge_visit.c */
  walk_ranks ranks;
  map tally;           /* merge_tally.c: register and condition -> what it counts, */
  map tally_registers; /* and whether a register counts so */
  literal error;
  vector(sym *) spare; /* registers that nobody needs any more */
} merge_run;

/* The whole condition as one literal. */
static inline literal all_of(const merge_run *r, condition c) {
  return condition_literal(&r->e->merge.conditions, c);
}

/* merge.c: so many rounds of a loop, or calls of a method within each other, are many. */
enum { MERGE_DEEP = 32 };
/* Whether to ask, at this count, if there is still a state. */
bool merge_worth_a_look(const evaluator *, uint32_t count, bool counts);

/* merge.c: where `when` holds as well, the code throws; the guard goes on without. */
void merge_raise_error(merge_run *, condition *guard, literal when);

/* merge.c: the code from the branch to the block where its ways meet; a call. Within so much
 * work. False: registers stay as they are, what was written stays written. */
bool merge_region(evaluator *, ir_code *, sym *regs, uint32_t from, uint32_t stop,
                  uint64_t limit, literal *error);
bool merge_whole_call(evaluator *, ir_method *, const sym *args, uint64_t limit,
                      merged *);
/* Objects made since then stay behind, unreachable, until the path ends. */
void merge_undo_writes(evaluator *, uint32_t journal);

/* merge_later.c: before the call at pc, states for which the work list that it asks begins
 * with another element are made to wait; the guard goes on without. The states that wait
 * there already are joined with those that come. */
void merge_part_states(merge_run *, const ir_instr *, uint32_t pc, condition *guard,
                       sym *regs);
/* The state waits at the instruction. */
void merge_wait(merge_run *, uint32_t pc, condition guard, const sym *regs);
bool merge_waits(merge_run *, uint32_t pc); /* whether one does */
/* The state waits at the head of a loop until it is the object's turn to be visited. */
void merge_wait_at(merge_run *, uint32_t pc, sym_id, uint64_t rank, condition guard,
                   const sym *regs);
/* The state waits there alone, and runs before all that wait for an object. */
void merge_wait_alone(merge_run *, uint32_t pc, condition guard, const sym *regs);
bool merge_waits_at_any(const merge_run *, uint32_t pc); /* whether one does so */
/* The states that wait in the middle of the block, or at its beginning, if they are to run next. */
condition merge_take_later(merge_run *, uint32_t block, uint32_t *pc, sym *regs);

/* merge_tally.c: states are about to part by what they visit, for the first time. */
void merge_tally_begin(merge_run *, const waiting *);
/* An addition that counts what is visited; false: it is any other. */
bool merge_tally_add(merge_run *, const ir_instr *, literal guard, const sym *regs,
                     sym *);
/* What a register counts, joined; false: it is to be joined as a choice. */
bool merge_tally_join(merge_run *, uint32_t reg, sym one, sym other, sym *);

/* placed.c: a comparison that is made under the guard, or what it comes to there. */
literal placed_condition(merge_run *, const ir_instr *, condition guard, const sym *regs,
                         literal);

/* merge_join.c: a state comes to a place. The registers are copied. */
void merge_arrive(merge_run *, waiting *, condition guard, const sym *regs,
                  uint32_t count);
/* Joins all that wait there and gives it out; NEVER: nothing waits. Registers that differ
 * and are not live in the block become zero; FLOW_EXIT: all are live. */
condition merge_join_waiting(merge_run *, waiting *, const uint8_t *types, uint32_t count,
                             uint32_t block, sym *regs);
/* The first of those that wait there, alone. */
condition merge_take_first(merge_run *, waiting *, sym *regs);
void release_waiting(waiting *);

/* merge.c: runs from the instruction on until nothing is left to run. */
merge_run merge_run_open(evaluator *, ir_code *, uint32_t stop);
bool merge_run_all(merge_run *, uint32_t from, sym *regs);
void merge_run_close(merge_run *);

/* shortcut.c: the blocks that control goes to from the block, unless it ends in a switch.
 */
uint32_t code_successors(const ir_code *, uint32_t block, uint32_t *out);
/* Whether control goes from the block to one of those at once. */
bool code_leads_to(const ir_code *, uint32_t block, const bool *blocks);

/* merge_feasible.c: whether a guard can hold, as far as a solver can tell. */
bool merge_can_hold(evaluator *, literal guard);
/* Whether it cannot, by what the path says at first sight: no solver is asked. */
bool merge_is_excluded(evaluator *, literal guard);
/* What the calls under way give is not remembered, but for those up to this depth. */
void merge_confine(evaluator *, uint32_t depth);
/* The same where it relies on the guards of all of them: but for the outermost, if that
 * has none. */
void merge_confine_to_callers(evaluator *);
/* Whether the block may come again: to ask of one that leads out of its loop whether it can
 * be met would be to ask for what is to be proved. */
bool merge_goes_round(const ir_code *, uint32_t block);

/* merge_call.c: a call instruction on all its paths. False: the merge fails. */
bool merge_run_call(merge_run *, const ir_instr *, sym *regs, condition *guard);

/* merge_walk.c: whether a reference is null or to what a specification has made. */
bool merge_is_made(const sym_state *, sym);

/* carried.c: whether the method reads nothing through the parameter, a reference. */
bool merge_carries(evaluator *, ir_method *, uint32_t param);

/* looks.c: whether the static method fails on null for the parameter, a reference, before it
 * does anything. */
bool merge_looks_first(evaluator *, ir_method *, uint32_t param);

/* merge_writes.c: so often does a loop that does not count go round, if its writes are joined. */
uint32_t merge_most_joined_rounds(const evaluator *);
/* Whether the merge under way may write to all that the reference may be. */
bool merge_may_join(const evaluator *, sym target);

/* merge_objects.c: instructions that make and fill in objects. Likewise. */
bool merge_is_own(const evaluator *, sym_id object); /* made by the merge */
sym_id merge_note_maker(evaluator *, sym_id object, literal guard);
void merge_note_write(evaluator *, sym_slot_id); /* of an own object */
/* When a write under the guard happens, of all states in which the object is. */
literal merge_since_made(const evaluator *, sym_id object, literal guard);
void merge_write(evaluator *, sym_id object, literal guard, ir_type, sym_slot_id, sym);
bool merge_fail_write(evaluator *, const ir_code *, uint32_t pc, const char *why);
bool merge_run_store(merge_run *, const ir_instr *, const sym *regs, condition *guard,
                     uint32_t pc);
bool merge_run_set_element(merge_run *, const ir_instr *, const sym *regs,
                           condition *guard, uint32_t pc);
bool merge_run_new(merge_run *, const ir_instr *, sym *regs, condition *guard,
                   uint32_t pc);

/* merge_arrays.c: an array whose size may be open; *negative: when it is. False: it can
 * have too many sizes. */
bool merge_make_array(evaluator *, ir_class *, sym size, literal guard, sym *out,
                      literal *negative);

#endif
