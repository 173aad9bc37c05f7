/* A crew of its own whose places are those of another one, and a counter in memory that
 * all of them see. */
#include "parallel/turns.h"

#include "base/memory.h"
#include "parallel/transport.h"

#include <assert.h>
#include <sys/mman.h>

struct turns {
  crew *crew;
  _Atomic uint32_t *next; /* shared */
  uint32_t count;
};

turns *turns_new(crew *outer, uint32_t count) {
  if (!count || !crew_has_room(outer))
    return NULL;
  void *shared = mmap(NULL, sizeof(_Atomic uint32_t), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED)
    return NULL;
  crew *own = crew_new_within(outer);
  if (!own) {
    munmap(shared, sizeof(_Atomic uint32_t));
    return NULL;
  }
  turns *t = memory_new(turns);
  *t = (turns){.crew = own, .next = shared, .count = count};
  return t;
}

void turns_delete(turns *t) {
  if (!t)
    return;
  crew_delete(t->crew);
  munmap((void *)t->next, sizeof *t->next);
  memory_free(t);
}

bool turns_fork(turns *t) {
  for (uint32_t k = 0; k < t->count; k++)
    switch (crew_fork(t->crew)) {
    case CREW_ALONE: return false;
    case CREW_PARENT: break;
    case CREW_CHILD: return true;
    }
  return false;
}

uint32_t turns_take(turns *t) {
  uint32_t taken = *t->next;
  while (taken < t->count &&
         !__atomic_compare_exchange_n((uint32_t *)t->next, &taken, taken + 1, false,
                                      __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
    ;
  return taken;
}

bool turns_gather(turns *t, const _Atomic bool *stop, char_vector *text) {
  crew_message m;
  while (crew_gather(t->crew, stop, &m)) {
    *text = m.text;
    if (m.arrived)
      return true;
    vec_release(text);
  }
  return false;
}

void turns_report(turns *t, const char_vector *text) {
  assert(crew_is_child(t->crew) && "a copy");
  crew_report(t->crew, text);
}
