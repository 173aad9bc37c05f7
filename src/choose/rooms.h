/* Questions that assume the same at their beginning, about a part of the valid states each:
 *
 * Where paths fix how large a heap is and which array it has, all paths of one size ask about
 * the same few elements. The solver that knows everything runs through all sizes and arrays
 * for each of them. So what is shared is put in once (focus.h), and what is left, a room, is
 * kept for the questions that come next.
 *
 *     rooms r = {0};
 *     rooms_ask(&r, f, &valid, all, count, shared, stop);    refuted, or nothing is said
 *     rooms_forget(&r);                                      other states are valid; the end
 */
#ifndef CHOOSE_ROOMS_H
#define CHOOSE_ROOMS_H

#include "choose/focus.h"

enum { MOST_ROOMS = 16 };

typedef struct room {
  literal_vector shared;
  focus *focus;       /* NULL: not yet worth it */
  uint32_t questions; /* asked with it shared */
  uint32_t first;     /* variables of its solver, before questions */
  uint64_t asked_at;  /* the last one, of all */
} room;

typedef struct rooms {
  room all[MOST_ROOMS];
  uint64_t asked;
} rooms;

/* Whether no assignment satisfies the valid and all assumptions, of which the first `shared`
 * are those that other questions begin with as well. False: that was not found out. */
bool rooms_ask(rooms *, const formula *, const literal_vector *valid, const literal *all,
               size_t count, size_t shared, const atomic_bool *stop);
void rooms_forget(rooms *);

#endif
