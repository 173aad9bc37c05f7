/* The symbolic evaluator: one program representation, two ways to branch.
 *
 * *Follow* (000 §2.6, §5.2) runs an operation along the side that a chosen model takes
 * and collects the path constraint. *Merge* (000 §2.9, §5.3) evaluates code without side
 * effects on all sides at once, under guards, and joins the values; it is used for
 * declarative methods, and wherever an operation meets code that has no side effects.
 *
 *     evaluator *e = evaluator_new(state, sink);
 *     merged r;
 *     evaluator_merge_call(e, repOk, args, &r);            r.value, r.error
 *     evaluator_begin_path(e, value_of, model);
 *     followed f = evaluator_follow(e, operation, args);
 *     ... e->path.literals, the state ...
 *     evaluator_end_path(e);                               undoes the state
 *
 * Merged calls are memoised on method and arguments, with the slots they read: entries
 * made before the first path are kept for good, and set aside while a slot they depend
 * on is changed; others live as long as the state stands still.
 */
#ifndef SYMBOLIC_SYMBOLIC_H
#define SYMBOLIC_SYMBOLIC_H

#include "ir/flow.h"
#include "symbolic/shortcuts.h"
#include "symbolic/state.h"

typedef struct evaluator evaluator;

/* What a merged evaluation gives: the value where `error` is false. */
typedef struct merged {
  sym value;
  literal error;   /* when it throws instead */
  uint32_t height; /* values that it takes of the machine's stack, at most */
} merged;

typedef enum {
  FOLLOWED_RETURN,
  FOLLOWED_THROW,      /* exception */
  FOLLOWED_ASSUMPTION, /* an assumption is false on this path */
  FOLLOWED_STEPS,
  FOLLOWED_UNSUPPORTED,
  FOLLOWED_AGAIN /* the path is to begin again: evaluator_begin_again */
} followed_kind;

typedef struct followed {
  followed_kind kind;
  sym value; /* returned */
  sym_id exception;
  place where; /* of the throw */
} followed;

typedef struct evaluator_counts {
  uint64_t merged_calls, memo_hits, merged_regions, instructions, failed_merges;
  uint64_t looks; /* questions to a solver whether a loop or recursion can go on, */
  double looking; /* and its seconds */
  shortcut_uses uses;
} evaluator_counts;

evaluator *evaluator_new(sym_state *, diag_sink *);
void evaluator_delete(evaluator *);
void evaluator_do_without(evaluator *, shortcut_set); /* before anything is evaluated */
sym_state *evaluator_state(evaluator *);
literal_vector *evaluator_path(evaluator *); /* conjunction; of the path under way */
/* What else holds on it: a reference that is one object is no other. */
const literal_vector *evaluator_implied(const evaluator *);
const evaluator_counts *evaluator_get_counts(const evaluator *);

/* Every state that matters satisfies the literal; helps to see the end of loops. */
void evaluator_assert(evaluator *, literal);

/* What is evaluated from now on matters only where the literal holds; TRUE ends it. */
void evaluator_assume(evaluator *, literal);

/* Who is asked before an answer is sought whether a loop or recursion under this guard
 * goes on. True: no, for what is evaluated is of no interest any more. NULL: nobody. */
typedef bool loop_watch(void *context, literal guard);
void evaluator_watch_loops(evaluator *, loop_watch *, void *context);

/* Who is told of a call on the path under way that reads what the path has written: what
 * it gave before the path, NULL if it was not made then, and what it gives now. What is
 * made of the latter is what the call gives from then on: it has to be as good to all who
 * ask, on the whole path. NULL: nobody. */
typedef void recall_watch(void *context, const ir_method *, const sym *args,
                          const merged *before, merged *now);
void evaluator_watch_recalls(evaluator *, recall_watch *, void *context);
/* A call within the call that is being watched; as evaluator_merge_call. */
bool evaluator_merge_within(evaluator *, ir_method *, const sym *args, merged *);

/* Who is told of the calls that a path follows, not merges. True: the call is not run,
 * and gives this. NULL: nobody. */
typedef bool call_watch(void *context, ir_method *, const sym *args, sym *result);
/* And of their ends: what they give, and how many calls are still under way; or that they
 * end with an exception. */
typedef void return_watch(void *context, uint32_t depth, sym value, bool throws);
void evaluator_watch_calls(evaluator *, call_watch *, return_watch *, void *context);
uint32_t evaluator_depth(const evaluator *); /* calls under way */
/* The object stands for another one, perhaps for one that there is already: 0: none does.
 * It is opaque. What is evaluated is right as long as nobody compares it with an object.
 */
void evaluator_set_stand_in(evaluator *, sym_id object);
bool evaluator_has_compared_stand_in(const evaluator *); /* since it was set */
/* Who knows what a call gives that is about to be merged. True: this, and its code is not
 * looked at. NULL: nobody. */
typedef bool answer_watch(void *context, ir_method *, const sym *args, merged *);
void evaluator_watch_merges(evaluator *, answer_watch *, void *context);

/* Who is asked now and then whether time is over: then code is no longer evaluated on all
 * paths. NULL: nobody. */
typedef bool time_watch(void *context);
void evaluator_watch_time(evaluator *, time_watch *, void *context);
/* Who knows what a literal is wherever the path holds that is under way and has that
 * number: a constant; or the literal, as it was. NULL: nobody. */
typedef literal bit_watch(void *context, uint32_t path, literal);
void evaluator_watch_bits(evaluator *, bit_watch *, void *context);
/* So many instructions of a specification are evaluated on all paths, no more. */
void evaluator_limit_work(evaluator *, uint64_t instructions);
/* A path on which the formula gets more nodes than these is not supported. */
void evaluator_limit_nodes(evaluator *, uint32_t nodes);

/* False: not free of side effects or not supported; evaluator_why says what. The
 * arguments are as many as the method has parameters. */
bool evaluator_merge_call(evaluator *, ir_method *, const sym *args, merged *);
const char *evaluator_why(const evaluator *);
/* The class whose code writes to what exists, if that is why; or NULL. */
const ir_class *evaluator_writer(const evaluator *);
place evaluator_where(const evaluator *);

void evaluator_begin_path(evaluator *, model_value *, void *context, uint64_t step_limit);
/* Paths of more conditions than that end as those of too many steps; 0: they do not. */
void evaluator_limit_path(evaluator *, uint32_t most);
/* A path reads arrays without deciding which one it is, as long as it does not write to
 * them. When it does, it begins again from the same model: first the arrays that it wrote
 * to are fixed by evaluator_fix_arrays, so that all it finds out is about that array. */
void evaluator_begin_again(evaluator *);
void evaluator_fix_arrays(evaluator *);
/* Numbers that were open where paths read, wrote or moved elements of arrays by them;
 * some of them, each once. Of all paths since they were forgotten. */
const u32_vector *evaluator_open_indices(const evaluator *);
void evaluator_forget_indices(evaluator *);
/* The argument may be any of many objects that are told apart by their place alone: a
 * path reads and writes through it without deciding which one it is, to all of them at
 * once, each under its condition. Where that leads to another open reference, the path
 * begins again and decides; from then on all do. Held until evaluator_hold_none. */
void evaluator_hold(evaluator *, sym argument);
void evaluator_hold_none(evaluator *);
/* The argument that the path has left open, if it is one; or 0. */
sym evaluator_held(const evaluator *);
/* Whether it has written to all objects that the argument may be. */
bool evaluator_has_written_to_all(const evaluator *);
/* Values that the path has joined from what calls on each of these objects gave, bit by
 * bit: each bit, followed by what it is where the guard of an object holds. Appends. */
void evaluator_held_bits(evaluator *, literal guard, literal_vector *out);
/* Of a guard of such a write its number, from 1: guards with the same number exclude each
 * other. Otherwise 0. */
uint32_t evaluator_held_write(const evaluator *, literal guard);
/* From the next path on: what the ways of a loop or call write may be joined, so that they are
 * one path, if the formula does not grow by more nodes than these. */
void evaluator_join_writes(evaluator *, bool on, uint32_t nodes);
bool evaluator_has_joined_writes(const evaluator *); /* on the path under way */
/* Of each branch that the path decided, how often it went the way that it went more rarely:
 * the most that there is. */
uint32_t evaluator_turns(const evaluator *);
/* Whether to decide every branch on a path, merging nothing: for comparison. */
void evaluator_set_deciding(evaluator *, bool);
followed evaluator_follow(evaluator *, ir_method *, const sym *args);
void evaluator_end_path(evaluator *);
bool evaluator_is_on_path(const evaluator *); /* between the two */
evaluation *evaluator_model(evaluator *);
/* From now on random numbers, clocks and identity hash codes are variables on a path;
 * otherwise they are not supported. */
void evaluator_open_chance(evaluator *);
/* Floating point is computed by circuits, where it is not constant; otherwise paths fix
 * its numbers. */
void evaluator_open_reals(evaluator *);
/* What the path has got from chance, in order: numbers. */
const u32_vector *evaluator_picks(const evaluator *);
/* Which of them has the variable for which of its bits; false: none. */
bool evaluator_picks_bit(const evaluator *, uint32_t variable, uint32_t *number,
                         uint32_t *bit);
/* Fixes the value to the one it has in the model, as part of the path; gives it. */
sym evaluator_fix(evaluator *, ir_type, sym);

/* Abstract implementations (000, Chapter III). */

/* Which fields GlassBox.listFromTree and its like follow. */
typedef bool sym_tree_field(const void *context, const ir_field *);
void evaluator_set_tree_fields(evaluator *, sym_tree_field *, const void *context);
/* Whether comparisons of abstractions may be answered by a condition that is enough, but
 * more than is needed; and whether one was since this was switched on. */
void evaluator_compare_literally(evaluator *, bool);
bool evaluator_compared_literally(const evaluator *);
/* Puts the answers where variables stand for them. False: the literal does not only get
 * truer with them, so that a condition that is enough is of no use. */
bool evaluator_put_row_answers(evaluator *, literal *);
/* Equivalent to the literal where the path holds. */
literal evaluator_modulo_path(evaluator *, literal);
/* Whether two references are the same, likewise. */
literal evaluator_same_modulo_path(evaluator *, sym, sym);
/* The constant that the path makes of the literal at first sight, or the literal. */
literal evaluator_decided(evaluator *, literal);
/* Of all states on the path, the first literal is what the second is: makes what is asked
 * later simpler. */
void evaluator_know(evaluator *, literal, literal is);
/* Rows of which it was asked, before the paths, whether all keys are different. */
typedef struct unique_row {
  literal present;
  bits key;
  uint32_t question; /* rows of one have the same number */
} unique_row;
typedef vector(unique_row) unique_row_vector;
const unique_row_vector *evaluator_unique_rows(const evaluator *);

/* Numbers of which is known how they lie (symbolic/placed.h); NULL: none. Borrows. */
struct placed;
void evaluator_use_placed(evaluator *, const struct placed *);
/* The calls whose results were known before the first path, one after the other: *at is 0
 * at first. False: there are no more. The address holds until the next call is made. */
typedef struct kept_call {
  ir_method *method;
  const sym *args;
  merged result;
} kept_call;
bool evaluator_next_kept(const evaluator *, uint32_t *at, kept_call *);
/* What the call gave before the first path; false: it was not made. */
bool evaluator_kept_result(evaluator *, const ir_method *, const sym *args, merged *);
/* Of these calls, those that read the slot, likewise: *at is 0 at first. */
bool evaluator_next_reader(const evaluator *, sym_slot_id, uint32_t *at, kept_call *);
/* Whether the call is one of these. */
bool evaluator_has_kept(evaluator *, ir_method *, const sym *args);
/* The state at the beginning of the path under way. */
sym_position evaluator_path_start(const evaluator *);
/* Whether the literal is part of the path, or implied by it at first sight. */
bool evaluator_path_has(const evaluator *, literal);
/* Like evaluator_merge_call, but what was made since `from` may be written. */
bool evaluator_merge_own(evaluator *, ir_method *, const sym *args, sym_position from,
                         merged *);

/* Where the path fixed a reference with several alternatives to one object. */
typedef struct sym_encounter {
  uint32_t before; /* decisions made by then */
  sym reference;
  sym_id object;
} sym_encounter;
typedef vector(sym_encounter) encounter_vector;
const encounter_vector *evaluator_encounters(const evaluator *);
/* What was decided each time before the path began again; what was met then comes
 * first among the encounters, and `before` counts these literals, too. */
const literal_vector *evaluator_earlier(const evaluator *);
/* How many merges are known to fail. As long as it stays the same, the same state makes
 * the same decisions in the same order. */
uint32_t evaluator_failures(const evaluator *);
/* As if only the first so many had failed; more may fail again. */
void evaluator_suspend_failures(evaluator *, uint32_t but);
/* The first so many have failed, and no others. */
void evaluator_restore_failures(evaluator *, uint32_t count);
/* The merges that have failed so far; those of the path that have not. A path without any
 * that fails later will run as it did. */
const u64_vector *evaluator_failed(const evaluator *);
const u64_vector *evaluator_merged(const evaluator *);

/* Which slots are read from now on, by code that is followed or merged, goes into the
 * log; some more than once. What a call that is known already has read counts as well.
 * NULL: nobody wants to know. */
void evaluator_log_reads(evaluator *, sym_slot_vector *log);

/* Before the first path: what is evaluated next is evaluated with the slot holding that
 * value; several may be supposed at once. What follows about a state where the slot does
 * hold it is the same, and simpler. */
void evaluator_suppose(evaluator *, sym_slot_id, sym);
void evaluator_suppose_no_more(evaluator *);

#endif
