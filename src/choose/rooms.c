/* The rooms that were asked last are kept. A room is made at its third question, so that what
 * is fixed once and never again costs nothing, and anew when old questions fill it.
 *
 * What is assumed, and who looks at it (tests/unit/test_rooms.c compares with enumeration):
 *
 * - A room is about what is valid and about what it shares, literal by literal
 *   (find_room): nothing else has been put in. See focus.c for what follows from that.
 * - What is valid stays the same as long as rooms do: rooms_forget otherwise.
 * - Only a refutation counts. */
#include "choose/rooms.h"

#include <assert.h>
#include <string.h>

enum {
  FIRST_QUESTIONS = 2, /* with the same shared, before there is a room for them */
  MOST_CONFLICTS = 400,
  ROOM_GROWTH = 2, /* times as many variables as at first, and so many more: */
  LEAST_ROOM_GROWTH = 2000
};

static void leave(room *r) {
  focus_delete(r->focus);
  vec_release(&r->shared);
  *r = (room){0};
}

static bool is_of(const room *r, const literal *shared, size_t count) {
  return r->shared.size == count &&
         !memcmp(r->shared.data, shared, count * sizeof *shared);
}

/* The room, or the one that was asked longest ago, empty now. */
static room *find_room(rooms *all, const literal *shared, size_t count) {
  assert(count && shared);
  room *oldest = &all->all[0];
  for (uint32_t k = 0; k < MOST_ROOMS; k++) {
    room *r = &all->all[k];
    if (is_of(r, shared, count))
      return r;
    if (r->asked_at < oldest->asked_at)
      oldest = r;
  }
  leave(oldest);
  for (size_t k = 0; k < count; k++)
    vec_push(&oldest->shared, shared[k]);
  return oldest;
}

static bool is_full(const room *r) {
  return focus_variables(r->focus) > ROOM_GROWTH * r->first + LEAST_ROOM_GROWTH;
}

static void furnish(room *r, const formula *f, const literal_vector *valid,
                    const atomic_bool *stop) {
  if (r->focus && !is_full(r))
    return;
  focus_delete(r->focus);
  r->focus = focus_new(f, valid, r->shared.data, r->shared.size, stop);
  r->first = focus_variables(r->focus);
}

bool rooms_ask(rooms *all, const formula *f, const literal_vector *valid,
               const literal *assumed, size_t count, size_t shared,
               const atomic_bool *stop) {
  static const sat_limits few = {.conflicts = MOST_CONFLICTS};
  assert(shared <= count);
  if (!shared)
    return false;
  room *r = find_room(all, assumed, shared);
  r->asked_at = ++all->asked;
  if (++r->questions <= FIRST_QUESTIONS)
    return false;
  furnish(r, f, valid, stop);
  return focus_ask_more(r->focus, assumed + shared, count - shared, &few) ==
         SAT_UNSATISFIABLE;
}

void rooms_forget(rooms *all) {
  for (uint32_t k = 0; k < MOST_ROOMS; k++)
    leave(&all->all[k]);
}
