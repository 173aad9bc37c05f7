/* Inside the symbolic evaluator. */
#ifndef SYMBOLIC_INTERNAL_H
#define SYMBOLIC_INTERNAL_H

#include "symbolic/imported.h"
#include "symbolic/parts.h"

enum {
  MOST_ELEMENTS = 1 << 20, /* of an array made on a path */
  CALL_WORK = 20000        /* of a call that an operation makes */
};

/* merge.c: a merge has failed for good, or has been done. */
void merge_note_failure(evaluator *, uint64_t key);

/* Faults of an instruction: conditions under which it throws instead. */
typedef struct faults {
  uint32_t count;
  struct {
    literal when;
    trap_kind kind;
  } items[3];
} faults;

/* operate.c: whoever compares two references notes it here. */
void operate_note_comparison(evaluator *, sym, sym);
/* The instructions that only compute. False: not supported. */
bool operate_instruction(evaluator *, const ir_instr *, const sym *regs, sym *result,
                         faults *);
const char *operate_why_not(const ir_instr *); /* in words */
bool operate_can(const ir_instr *);
literal operate_branch_condition(evaluator *, const ir_instr *, const sym *regs);
sym operate_narrow(evaluator *, ir_storage, sym);
/* real.c: floating point, and conversions. False: there is no circuit, or none wanted. */
bool real_operate(evaluator *, const ir_instr *, sym a, sym b, sym *result);
bool real_convert(evaluator *, const ir_instr *, sym a, sym *result);
bool real_round(evaluator *, const ir_method *, sym a, sym *result); /* a native one's */
bool real_fused(evaluator *, const ir_method *, const sym *args, sym *result);
void operate_learn_null(evaluator *, const ir_code *, const ir_instr *, bool taken,
                        sym *regs);
/* Where two numbers are known to be equal, and one is what a field holds, registers with
 * the other hold that: `height == 1 + max(...) ? height : -1`, however it is written. */
bool operate_is_equality(const ir_instr *);
void operate_learn_equal(evaluator *, const ir_code *, const ir_instr *, bool taken,
                         sym *regs);
/* Where a condition holds, what it says of sentinels in registers; whether there are. */
void operate_learn_sentinels(evaluator *, const ir_code *, literal holds, sym *regs);
bool operate_has_sentinels(const ir_code *, const sym *regs);
sym operate_load_from(evaluator *, sym object, uint32_t slot,
                      ir_type); /* non-null alternatives */
/* Notes that the merged call under way wrote or read a slot of its own. */
void operate_touch_slot(evaluator *, sym_slot_id);
sym operate_array_length(evaluator *, sym array, faults *);
/* Notes that the merged call under way depends on the slot. */
sym operate_read_slot(evaluator *, sym_slot_id);
/* The element of one array. */
sym operate_element(evaluator *, sym_id array, ir_type, sym index);

/* follow_write.c: when the reference may not be stored in an array of the class. */
literal follow_wrong_class(evaluator *, sym, const ir_class *array);

/* merge.c. A merge that is not within another: tried with a limit of work, undone and
 * remembered when it fails. */
bool merge_try_call(evaluator *, ir_method *, const sym *args, uint64_t limit, merged *);
bool merge_try_region(evaluator *, ir_code *, sym *regs, uint32_t from, uint32_t stop,
                      literal *error);
/* merge_writes.c: the same for what writes to objects that exist already; nobody has decided yet
 * whether it throws. False: it fails, or is not wanted. */
bool merge_join_region(evaluator *, ir_code *, sym *regs, uint32_t from, uint32_t stop,
                       literal *error);
bool merge_join_call(evaluator *, ir_method *, const sym *args, merged *);
/* Undoes what was written since the journal had that size. */
void merge_undo_joined(evaluator *, uint32_t journal);
/* The path under way has joined writes. */
void merge_note_joined(evaluator *);
/* Merges the condition that starts at the branch into two ways to go on: where they lead,
 * with which registers, and when; and when it throws. */
typedef struct two_ways {
  uint32_t exits[2]; /* blocks */
  sym *regs[2];
  literal when[2];
  literal error;
} two_ways;
bool merge_try_condition(evaluator *, ir_code *, const sym *regs, uint32_t from,
                         two_ways *);
/* shortcut.c: the ways out of a condition of several branches; false: it is none. */
bool shortcut_exits(evaluator *, const ir_code *, uint32_t pc, uint32_t exits[2]);
/* What the machine's stack holds when the code is called here. */
uint32_t merge_stack_with(const evaluator *, const ir_code *);
bool merge_method(evaluator *, ir_method *, const sym *args, merged *);
/* Whether a reference is open between several objects with fields. To merge into such a
 * one saves a path now and makes everything read through it larger; to walk along one
 * does, too. Where the invariant determines it, as for parent pointers, deciding it costs
 * no path. */
bool merge_is_open_reference(const evaluator *, sym);
bool merge_fail(evaluator *, const ir_code *, uint32_t pc, const char *why);
ir_flow *merge_flow_of(evaluator *, ir_code *);

/* held.c: whether the reference is open and stays so, */
bool held_has(evaluator *, sym);
/* and with it what was read through it; false: it cannot. */
bool held_hold_what_is_read(evaluator *, sym through, sym value);
/* At the beginning of a path. */
void held_hold_arguments(evaluator *);
/* A call on each object that the receiver may be, joined. False: not all can be merged.
 */
bool held_merge_on_each(evaluator *, ir_method *, const sym *args, uint64_t limit,
                        merged *);
/* What the value is where the reference that it was found through is this one object. */
sym held_value(evaluator *, sym value, literal guard);
/* follow.c: whether the reference is open between several arrays. */
bool follow_is_among_arrays(const evaluator *, sym);

/* restrict.c: a literal that is the same where the condition holds, simpler perhaps. */
literal restrict_literal(evaluator *, literal, condition where);
/* exclusive.c: the value of a call has been found; */
void exclusive_note_result(evaluator *, const ir_method *, const merged *);
/* one of the condition's links, also the value of a call, excludes this one. */
bool exclusive_excludes(evaluator *, literal, condition where);
/* impossible.c: never where the condition holds, whatever the values. */
bool impossible_where(evaluator *, literal, condition where);

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
follow_intrinsic follow_array_copy; /* follow_copy.c */
/* When so many elements from these two places on are not all within arrays so long. */
literal copy_goes_beyond(sym_state *, const uint32_t *lengths, const sym *places,
                         sym count);
follow_intrinsic *follow_unsafe_of(const ir_method *); /* follow_unsafe.c; or NULL */
/* The class of the exception that a trap becomes; NULL after an error. */
ir_class *intrinsic_trap_class(evaluator *, trap_kind);

/* follow_native.c: whether the machine has a function that may give something else. */
bool follow_is_machines_own(const ir_method *);
/* The method that is evaluated instead of this one, mostly itself. */
ir_method *follow_stand_in(evaluator *, ir_method *, const sym *args);

/* chance.c: whether the machine has a function in the place of its code. */
uint32_t chance_which(evaluator *, const ir_method *);
/* Runs it; false: its code, if it has any, will do. */
bool chance_follow(evaluator *, ir_method *, sym *args, sym *result);
void chance_begin_path(evaluator *);
/* Whether as much of the picks was open as the path has looked at. */
bool chance_is_enough(const evaluator *);
/* Whether to fix the number would take a path for each of very many values. */
bool chance_is_wide(evaluator *, sym number);

/* abstractions.c */
sym_intrinsic *abstraction_intrinsic(const ir_method *); /* or NULL */

/* modulo.c */
literal modulo_literal(evaluator *, literal); /* equivalent where the path holds */
literal modulo_same(evaluator *, sym, sym);   /* two references: when they are equal */

/* follow.c */
void follow_constrain(evaluator *, literal); /* adds to the path constraint */
/* The value under the model, fixed by the path constraint from now on. */
sym_id follow_concretise_ref(evaluator *, sym);
int64_t follow_concretise_int(evaluator *, sym);
bool follow_stop(evaluator *, followed_kind, const char *why);
bool follow_trap(evaluator *, trap_kind);

static inline place place_of_instr(const ir_code *c, uint32_t pc) {
  return (place){c->method->owner->file, c->lines[pc], 0};
}

#endif
