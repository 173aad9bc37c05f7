/* The state of a machine with threads as numbers that are the same for states that are
 * alike: objects are numbered as a walk from the threads and static fields meets them,
 * garbage and registers that nobody reads again are left out.
 *
 *     states s;
 *     states_init(&s, m, is_numbered);        when the exploration begins
 *     states_note_writes(&s, from);           after each step: what old objects it wrote
 *     states_note_step(&s, thread, &before);  after each step, and before it is taken back
 *     if (states_add(&s, extra, &number)) ... new ...
 *     states_release(&s);
 *
 * Objects older than the exploration keep their numbers; of them only those slots belong
 * to the state that differ from what they were at the start.
 *
 * Threads that are alike are interchangeable (is_symmetric): they are listed in an order
 * that depends on where they stand (likeness.h), and whatever names a thread names its place
 * in the list. So states that are the same but for which thread is which become one. Any
 * order would do: two states with one list are the same but for the threads' numbers, and
 * nothing in a program depends on those, unless it reads the name or the number of a
 * thread. These are left out of the state; who reads one has the search begun anew with
 * both, and without symmetry.
 *
 * A thread, or an object, that no step has touched since the walk before is written down
 * again only if something that it refers to has another number now.
 */
#ifndef EXPLORE_STATE_H
#define EXPLORE_STATE_H

#include "explore/live.h"
#include "explore/store.h"

#include "exec/threads.h"

/* A slot of an old object that some step has written, and what it was before all. */
typedef struct old_slot {
  object_id object;
  uint32_t index;
  value before;
} old_slot;

/* A part of the state with a chunk of its own, and the new objects that it refers to, in
 * order, with the numbers that they had when it was written down. */
typedef struct unit_reference {
  object_id object;
  uint32_t number;
} unit_reference;
typedef struct unit {
  vector(unit_reference) references;
  uint32_t chunk;
  bool has_chunk, is_valid; /* some chunk; the one of now */
} unit;

typedef struct thread_unit {
  unit unit;
  thread_state state; /* as they were */
  vector(thread_access) recent;
  uint64_t likeness; /* the same for threads that stand alike (likeness.h) */
  bool has_likeness;
} thread_unit;

/* What of an object of some class belongs to the state. */
typedef struct form_slot {
  uint32_t index;
  ir_type type;
} form_slot;
typedef struct object_form {
  uint32_t count;
  form_slot slots[];
} object_form;

typedef struct states {
  machine *machine;
  object_id baseline; /* the threads' */
  live_registers live;
  store store;
  map known_slots; /* object and index -> 1 */
  vector(old_slot) slots;
  uint32_t *numbers, *stamps; /* by object behind the baseline */
  unit *units;                /* the same */
  uint32_t capacity, stamp;
  vector(thread_unit) threads;
  unit old, rest,
      *current;          /* of old slots, of what belongs to no thread; being written */
  u32_vector order;      /* objects in the order of their numbers */
  vector(uint8_t) bytes; /* of the chunk being made */
  u32_vector chunks;
  uint32_t until_check;
  bool is_symmetric;                 /* threads that are alike may change places */
  u32_vector places, rows;           /* thread -> place in the list; and back */
  vector(const object_form *) forms; /* by class; NULL: not known yet */
} states;

/* Where the machine stands before a step. */
typedef struct states_before {
  uint32_t writes;  /* in the heap's journal */
  uint32_t threads; /* that there are */
  object_id top;
} states_before;

void states_init(states *, machine *, bool is_numbered);
void states_release(states *);
/* Entries of the heap's journal from `from` on. */
void states_note_writes(states *, uint32_t from);
void states_note_step(states *, uint32_t thread, const states_before *);
/* Whether the state was not there before; its number. `extra` belongs to it. */
bool states_add(states *, uint64_t extra, uint32_t *number);
/* The objects of the class that the program can reach. */
void states_instances(states *, const ir_class *, u32_vector *found);

#endif
