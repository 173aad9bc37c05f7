/* Methods that give what the program cannot know. The machine runs functions of its own
 * in their place (jre/natives_chance.c), and so must whoever follows a program. */
#include "symbolic/internal.h"

#include <string.h>

static const struct {
  const char *owner, *method, *descriptor;
} rows[] = {
    {"java/util/Random", "<init>", "()V"},
    {"java/util/Random", "next", "(I)I"},
    {"java/util/Random", "nextInt", "(I)I"},
    {"java/util/concurrent/ThreadLocalRandom", "next", "(I)I"},
    {"java/util/concurrent/ThreadLocalRandom", "nextInt", "()I"},
    {"java/util/concurrent/ThreadLocalRandom", "nextLong", "()J"},
    {"jdk/internal/util/random/RandomSupport", "boundedNextInt",
     "(Ljava/util/random/RandomGenerator;II)I"},
};

static bool look_up(const ir_method *m) {
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (!strcmp(rows[k].method, m->name->text) &&
        !strcmp(rows[k].owner, m->owner->name->text) &&
        !strcmp(rows[k].descriptor, m->descriptor->text))
      return true;
  return false;
}

bool is_chance(evaluator *e, const ir_method *m) {
  uint64_t *known = map_get(&e->chance_methods, m->id);
  if (!known)
    known = map_put(&e->chance_methods, m->id, look_up(m));
  return *known;
}
