/* Information flow through executions of the concrete machine (001 §3.3.2.3).
 *
 *     tracker t;
 *     tracker_init(&t, inputs, initial, context);
 *     tracker_start(&t);                              a state stands in the machine
 *     outcome o = tracker_call(&t, machine, method, args, given, &result, &shadow);
 *     ... t.relevant ... tracker_slot(&t, object, index) ... t.written ...
 *     tracker_release(&t);
 *
 * Every value carries the facts about the inputs that it was computed from. A fact is
 * that an input has the value it has, or the answer to a comparison that was made: of two
 * inputs, or of an input with a constant. What an execution *does* (which instructions it
 * runs, which slots it reads and writes, whether it throws) depends on `relevant`: two
 * runs that agree on these facts take the same way, write the same slots, and differ at
 * most in values with other facts.
 *
 * A branch makes the facts of its condition relevant, unless nothing but registers can
 * change before its sides join again, whichever is taken (track_region.c): then those
 * registers carry the condition's facts from there on.
 *
 * A copy of an input, or the sum of one and a constant, does not depend on the input: it
 * is known what it is, and a comparison with it is a fact of its own (001 §3.3.2.4:
 * integers of which only the order matters). Whatever else is done with it asks for the
 * input's value.
 */
#ifndef FIELDS_TRACK_H
#define FIELDS_TRACK_H

#include "exec/machine.h"
#include "fields/labels.h"
#include "ir/flow.h"

/* What is known of a value: in all runs that agree on what is relevant and on the label,
 * it is the same; or, with an origin, that input plus the offset. */
typedef struct shadow {
  label label;
  uint32_t origin; /* 1 + the input; 0: none */
  int32_t offset;  /* of integers */
  bool is_copy; /* of references: what the input refers to in the copy of the prestate */
} shadow;

typedef enum { FACT_VALUE, FACT_EQUAL, FACT_LESS } fact_kind;

/* VALUE: input a has its value. Otherwise whether a is equal to, or less than, input b
 * plus `number`; without b, `number`; or whether a refers to `object`. */
typedef struct fact {
  fact_kind kind;
  bool holds;
  uint32_t a;
  uint32_t b; /* 1 + the input; 0: none */
  int64_t number;
  object_id object; /* 0 for integers, and null */
  uint32_t next;    /* 1 + another fact with the same hash */
} fact;
typedef vector(fact) fact_vector;

/* What the answer to a comparison is worth. */
typedef enum {
  FACT_ALWAYS, /* nothing: it is the same for all inputs */
  FACT_AS_ASKED,
  FACT_BY_VALUE /* no less than the values themselves */
} fact_worth;

/* What a tracker has to be told about inputs. */
typedef struct track_inputs {
  /* What a slot carries before anything is written. */
  shadow (*initial)(void *context, object_id, uint32_t index);
  /* The least and greatest value of an integer. False: it is none. */
  bool (*range)(void *context, uint32_t input, int64_t *low, int64_t *high);
  fact_worth (*worth)(void *context, const fact *);
} track_inputs;

/* A branch that needs not be decided. */
typedef struct track_region {
  uint32_t join;        /* first instruction behind, or FLOW_EXIT */
  u32_vector registers; /* that may be assigned before */
} track_region;

typedef struct shadow_frame {
  uint32_t base;    /* of its registers */
  uint32_t regions; /* entered by the callers */
  label returned;   /* conditions that its result depends on */
} shadow_frame;

typedef struct entered_region {
  const track_region *region;
  label condition;
} entered_region;

typedef struct written_slot {
  object_id object;
  uint32_t index;
  shadow shadow;
  bool unchanged; /* for who looks afterwards */
} written_slot;

typedef struct tracker {
  machine_observer observer; /* first, so that its address is ours */
  labels labels;
  const track_inputs *inputs;
  void *context;
  arena arena;
  map flows;   /* ir_code -> ir_flow */
  map regions; /* ir_instr -> track_region, or 1: must be decided */
  /* one execution */
  fact_vector facts;            /* that any value depends on */
  map fact_index;               /* hash -> the newest fact + 1 */
  u32_vector relevant;          /* facts, as they came */
  map written_index;            /* (object, index) -> its place in `written` */
  vector(written_slot) written; /* as first written */
  vector(shadow_frame) frames;
  vector(shadow) registers;
  vector(entered_region) entered;
  const shadow *given; /* of the arguments of the call under way */
  shadow result;
  /* a native method under way: its arguments' objects as they were */
  vector(value) before;
} tracker;

void tracker_init(tracker *, const track_inputs *, void *context);
void tracker_release(tracker *);
void tracker_start(tracker *);

outcome tracker_call(tracker *, machine *, ir_method *, const value *args,
                     const shadow *given, value *result, shadow *result_shadow);
shadow tracker_slot(tracker *, object_id, uint32_t index);
bool tracker_is_changed(const tracker *, object_id, uint32_t index);

/* track_facts.c */
void tracker_fix_input(tracker *, uint32_t input); /* its value becomes relevant */
void tracker_fix(tracker *, shadow);               /* likewise */
void tracker_settle(tracker *, label);
/* What the value itself depends on. */
label track_whole(tracker *, shadow);
/* What the answer depends on: whether a is less than b, or equal; integers. The values
 * are needed where there is no origin. */
label track_less(tracker *, shadow a, shadow b, int64_t x, int64_t y);
label track_equal(tracker *, shadow a, shadow b, int64_t x, int64_t y);
label track_same(tracker *, shadow a, shadow b, object_id x, object_id y);
/* The value plus a number, when that is between the limits for all inputs; otherwise it
 * just depends on the input. */
shadow track_plus(tracker *, shadow, int64_t number, int64_t least, int64_t most);

/* track_region.c: NULL: the branch has to be decided. */
const track_region *track_region_of(tracker *, ir_code *, uint32_t pc);

#endif
