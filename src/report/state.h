/* A state as it was at one moment: copies of the objects that can be reached, breadth
 * first from the roots, with drawing and JSON.
 *
 *     state s = {0};
 *     state_take(&s, names, roots, count);
 *     state_draw(&s, names, subject, out);
 *     state_release(&s);
 */
#ifndef REPORT_STATE_H
#define REPORT_STATE_H

#include "report/names.h"

typedef struct state_object {
  object_id id;
  ir_class *class;
  uint32_t length;     /* slots or elements */
  uint32_t references; /* from slots and elements of the state */
  bool is_new;
  const shown *values; /* [length], in the arena of the names */
} state_object;

typedef struct state {
  vector(state_object) objects;
  map index;      /* object_id -> place in objects */
  object_id main; /* the first root; 0: nothing was taken */
} state;

/* Null roots do not count, nor do objects that are shown by value. */
void state_take(state *, names *, const object_id *roots, uint32_t count);
void state_release(state *);
const state_object *state_find(const state *, object_id); /* NULL: not in it */

/* A tree field, or an element of a tree array, and what it leads to. */
typedef struct state_edge {
  object_id from, to; /* from 0: the root itself */
  uint32_t index;     /* slot or element */
} state_edge;

/* The first object, breadth first, that the tree fields reach twice, by both ways; an
 * edge with from 0 when the main object is reached again. False: they form a tree. */
bool state_find_sharing(const state *, const subject *, state_edge *, state_edge *);
const char *state_edge_text(const state *, names *, const state_edge *); /* Node#1.left */

/* Each line is indented by two blanks. */
void state_draw(const state *, names *, const subject *, FILE *);
json_t *state_json(const state *, names *); /* new */

#endif
