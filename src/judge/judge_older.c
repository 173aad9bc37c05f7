/* Whether the state as set could ever be, as far as slots go that hold what is older than
 * their object (check/space_older.c): then they do not lead back.
 *
 * A slot is settled when what it leads to has no slots that are not. Slots are settled
 * until nothing changes; what is left leads in a ring, or to one. */
#include "judge/judge_run.h"

#include <assert.h>
#include <string.h>

static uint32_t owner(const judge *j, uint32_t slot) {
  return j->space->slots[slot].object.index;
}

static uint32_t target(const judge *j, uint32_t slot) {
  assert(j->space->slots[slot].domain.kind == DOMAIN_REFERENCE);
  return j->space->slots[slot].domain.objects[j->choices[slot]].index;
}

/* The slots of `open` that are still so; unsettled: how many each object has. */
static uint32_t settle(const judge *j, uint32_t *open, uint32_t count,
                       uint32_t *unsettled) {
  uint32_t left = 0;
  for (uint32_t i = 0; i < count; i++)
    if (unsettled[target(j, open[i])])
      open[left++] = open[i];
    else
      unsettled[owner(j, open[i])]--;
  return left;
}

static bool leads_back(const judge *j) {
  const space *s = j->space;
  uint32_t *unsettled = memory_new_array(uint32_t, s->object_count);
  uint32_t *open = memory_new_array(uint32_t, s->older_count);
  memcpy(open, s->older, s->older_count * sizeof *open);
  for (uint32_t i = 0; i < s->older_count; i++)
    unsettled[owner(j, open[i])]++;
  uint32_t left = s->older_count, before;
  do {
    before = left;
    left = settle(j, open, left, unsettled);
  } while (left < before);
  memory_free(unsettled);
  memory_free(open);
  return left;
}

bool judge_could_be(const judge *j) {
  bool any = false;
  for (uint32_t i = 0; !any && i < j->space->older_count; i++)
    any = j->choices[j->space->older[i]]; /* the first is null */
  return !any || !leads_back(j);
}
