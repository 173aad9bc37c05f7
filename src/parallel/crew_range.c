/* Two numbers are all there is to be told. */
#include "parallel/crew_range.h"

#include "base/message.h"

static void pack(const void *range, char_vector *task) {
  const crew_range *r = range;
  message_put(task, r->next);
  message_put(task, r->end);
}

crew_place crew_range_join(crew *c, crew_range *r) {
  char_vector task = {0}, nothing = {0};
  crew_place place = crew_join(c, &task);
  if (place == CREW_HELPS) {
    message_reader in = message_read(&task);
    uint64_t next = message_get(&in), end = message_get(&in);
    if (in.failed || next < r->next || next >= end || end > r->end)
      crew_report(c, &nothing); /* whoever gathers knows what that means */
    *r = (crew_range){(uint32_t)next, (uint32_t)end};
  }
  vec_release(&task);
  return place;
}

crew_role crew_range_divide(crew *c, crew_range *r) {
  crew_role last = CREW_ALONE;
  while (r->end - r->next > 1 && crew_has_room(c)) {
    uint32_t middle = r->next + (r->end - r->next + 1) / 2;
    crew_range half = {middle, r->end};
    last = crew_give(c, pack, &half);
    if (last == CREW_ALONE)
      break;
    if (last == CREW_CHILD) {
      *r = half;
      return CREW_CHILD;
    }
    r->end = middle;
  }
  return last;
}
