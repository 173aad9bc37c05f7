/* Information flow through executions of the concrete machine (001 §3.3.2.3).
 *
 *     tracker t;
 *     tracker_init(&t, inputs, initial, context);
 *     tracker_start(&t);                              a state stands in the machine
 *     outcome o = tracker_call(&t, machine, method, args, given, &result, &shadow);
 *     ... t.relevant ... tracker_slot(&t, object, index) ... t.written ...
 *     tracker_release(&t);
 *
 * Every value carries the set of inputs that it was computed from. What an execution
 * *does* (which instructions it runs, which slots it reads and writes, whether it
 * throws) depends on `relevant`: two runs whose inputs agree there take the same way,
 * write the same slots, and differ at most in values whose labels hold other inputs.
 *
 * A branch makes its condition relevant, unless nothing but registers can change before
 * its sides join again, whichever is taken (track_region.c): then those registers carry
 * the condition's label from there on.
 *
 * Integers that are only copied and compared with each other could be any others in the
 * same order; whatever else is done with one pins it.
 */
#ifndef CHECK_TRACK_H
#define CHECK_TRACK_H

#include "check/labels.h"
#include "exec/machine.h"
#include "ir/flow.h"

/* What is known of a value. */
typedef struct shadow {
  label label;     /* inputs that it depends on */
  uint32_t origin; /* 1 + the integer input that it is a copy of; 0: none */
} shadow;

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

/* What a slot carries before anything is written. */
typedef shadow track_initial(void *context, object_id, uint32_t index);

typedef struct tracker {
  machine_observer observer; /* first, so that its address is ours */
  labels labels;
  track_initial *initial;
  void *context;
  arena arena;
  map flows;   /* ir_code -> ir_flow */
  map regions; /* ir_instr -> track_region, or 1: must be decided */
  /* one execution */
  u32_vector relevant; /* inputs, as they came */
  label relevant_label;
  label pinned;          /* integers of which more than the order mattered */
  map written;           /* (object, index) -> shadow, packed */
  u32_vector written_at; /* object, index, ...; as first written */
  vector(shadow_frame) frames;
  vector(shadow) registers;
  vector(entered_region) entered;
  const shadow *given; /* of the arguments of the call under way */
  shadow result;
  /* a native method under way: its arguments' objects as they were */
  vector(value) before;
} tracker;

void tracker_init(tracker *, uint32_t inputs, track_initial *, void *context);
void tracker_release(tracker *);
void tracker_start(tracker *);

outcome tracker_call(tracker *, machine *, ir_method *, const value *args,
                     const shadow *given, value *result, shadow *result_shadow);
shadow tracker_slot(tracker *, object_id, uint32_t index);
bool tracker_is_written(const tracker *, object_id, uint32_t index);
void tracker_add(tracker *, label); /* makes it relevant */
void tracker_add_input(tracker *, uint32_t input);
bool tracker_is_relevant(const tracker *, uint32_t input);

/* track_region.c: NULL: the branch has to be decided. */
const track_region *track_region_of(tracker *, ir_code *, uint32_t pc);

#endif
