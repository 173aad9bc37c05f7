/* What the machine holds, as a state of the space: the other way round than the judge
 * writes states.
 *
 *     capture c;
 *     capture_init(&c, judge);
 *     if (capture_take(&c, main_object)) ... c.choices ...      else out of the bounds
 *     capture_release(&c);
 *
 * The choices are canonical: what cannot be reached from the main object has its first
 * value, and pool objects are numbered as a walk over the slots meets them. States are
 * isomorphic if and only if their canonical choices are equal.
 */
#ifndef JUDGE_CAPTURE_H
#define JUDGE_CAPTURE_H

#include "judge/judge_run.h"

typedef struct capture {
  judge *judge;
  const space *space;
  uint32_t *choices;          /* by slot */
  map mapped;                 /* object of the machine -> object of the space */
  uint8_t *used;              /* by object of the space */
  space_id_vector order;      /* objects of the space, as met */
  u32_vector machine_objects; /* by position in `order`: object of the machine */
} capture;

void capture_init(capture *, judge *);
void capture_release(capture *);
bool capture_take(capture *, object_id main_object);

/* For capture_made.c. */
space_id capture_mapped(const capture *, object_id); /* 0: none yet */
void capture_assign(capture *, object_id, space_id to);
void capture_take_back(capture *, uint32_t from); /* what was assigned since */
value capture_slot_value(const capture *, object_id, uint32_t index);
/* A constant or value of the domain that the object is, or is equal to; 0: none. */
space_id capture_find_value(capture *, const domain *, object_id);
/* The library object of the domain that the machine's object looks like; 0: none. */
space_id capture_find_made(capture *, const domain *, object_id);
/* Whether a library object has one value there, which was looked at when it was found. */
bool capture_is_settled(const capture *, uint32_t slot);

#endif
