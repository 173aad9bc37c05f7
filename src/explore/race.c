/* Conflicts: two accesses to one variable by different threads, one of them a write, and
 * the first thread has come to no point since its access; unless both are points, for
 * then they come in either order anyway. If neither is plain (volatile
 * variables, atomic updates) both instructions have to be points. If one is plain it is a
 * data race: nothing can have ordered the two, because whatever another thread had
 * learned from the first one since would be a conflict of that kind, and come before. */
#include "explore/explorer.h"

#include <string.h>

/* Whoever gives up a lock of the library, or asks for it, has none of the two tell him
 * from others who give it up. */
static bool lock_conflict(const thread_access *a, const thread_access *b) {
  return a->writes != b->writes && !(a->is_point && b->is_point);
}

static uint32_t end_of(const thread_access *a) {
  return a->index + (a->count ? a->count : 1);
}

static bool overlap(const thread_access *a, const thread_access *b) {
  return a->object == b->object && a->index < end_of(b) && b->index < end_of(a);
}

static bool conflict(const thread_access *a, const thread_access *b) {
  if (a->object == b->object && a->index == b->index && a->index >= ACCESS_LOCK)
    return a->index == ACCESS_LOCK && lock_conflict(a, b);
  return overlap(a, b) && (a->writes || b->writes) && !(a->is_point && b->is_point);
}

static bool is_race(const thread_access *a, const thread_access *b) {
  return conflict(a, b) && (a->is_plain || b->is_plain);
}

static bool find_recent(machine *m, uint32_t thread, thread_access *mine,
                        thread_access *other, uint32_t *other_thread) {
  const machine_thread *list = m->threads->list.data;
  bool found = false;
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    for (uint32_t i = 0; k != thread && i < list[k].recent.size; i++)
      for (uint32_t j = 0; j < list[thread].recent.size; j++) {
        const thread_access *a = &list[thread].recent.data[j],
                            *b = &list[k].recent.data[i];
        if (!conflict(a, b) || (found && is_race(a, b)))
          continue;
        *mine = *a;
        *other = *b;
        *other_thread = k;
        found = true;
        if (!is_race(a, b))
          return true;
      }
  return found;
}

/* Where every access is a point: both stand right before theirs. */
static bool about_to_access(const machine_thread *k, thread_access *a) {
  const machine_point *p = &k->state.point;
  if (k->state.status != THREAD_RUNS || p->kind != POINT_ACCESS)
    return false;
  const frame *f = &k->frames[k->state.frame_count - 1];
  *a = (thread_access){.object = p->object,
                       .index = p->index,
                       .count = p->count,
                       .writes = p->writes,
                       .is_plain = p->is_plain,
                       .code = f->code,
                       .pc = f->pc};
  return true;
}

static bool find_adjacent(machine *m, uint32_t thread, thread_access *mine,
                          thread_access *other, uint32_t *other_thread) {
  const machine_thread *list = m->threads->list.data;
  if (m->stop.kind || !about_to_access(&list[thread], mine))
    return false; /* the program has ended, or it stands elsewhere */
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    if (k != thread && about_to_access(&list[k], other) && is_race(mine, other)) {
      *other_thread = k;
      return true;
    }
  return false;
}

/* ... or it has made accesses as one, and others stand before theirs. */
static bool find_beside(machine *m, uint32_t thread, thread_access *mine,
                        thread_access *other, uint32_t *other_thread) {
  const machine_thread *list = m->threads->list.data;
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    for (uint32_t i = 0; k != thread && i < list[thread].recent.size; i++)
      if (about_to_access(&list[k], other) &&
          is_race(&list[thread].recent.data[i], other)) {
        *mine = list[thread].recent.data[i];
        *other_thread = k;
        return true;
      }
  return false;
}

bool race_find(machine *m, uint32_t thread, bool everything, thread_access *mine,
               thread_access *other, uint32_t *other_thread) {
  return everything ? find_adjacent(m, thread, mine, other, other_thread) ||
                          find_beside(m, thread, mine, other, other_thread)
                    : find_recent(m, thread, mine, other, other_thread);
}

place access_place(const thread_access *a) {
  if (!a->code)
    return NO_PLACE;
  return (place){a->code->method->owner->file, a->code->lines[a->pc], 0};
}

/* What immutable values and views of the library keep so as not to make it again: whoever
 * finds it missing makes another one, which is the same. */
static bool is_kept_value(const thread_access *a) {
  static const struct {
    const char *class, *field; /* NULL: all that are no final ones */
  } all[] = {{"java/util/Collections$UnmodifiableMap", "keySet"},
             {"java/util/Collections$UnmodifiableMap", "entrySet"},
             {"java/util/Collections$UnmodifiableMap", "values"},
             {"java/math/BigInteger", NULL},
             {"java/math/BigDecimal", "precision"},
             {"java/math/BigDecimal", "stringCache"},
             {"java/net/URI", NULL}};
  const ir_instr *i = a->code ? &a->code->instrs[a->pc] : NULL;
  if (!i || (i->op != IR_LOAD && i->op != IR_STORE) || i->unresolved)
    return false;
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    if (!strcmp(i->field->owner->name->text, all[k].class) &&
        (!all[k].field || !strcmp(i->field->name->text, all[k].field)))
      return true;
  return false;
}

/* The JDK's own concurrent classes, and those below them, know what they do when they
 * access a variable plainly. */
bool access_is_trusted(const thread_access *a) {
  static const char *const packages[] = {
      "java/util/concurrent/", "java/lang/", "jdk/", "sun/",
      "java/io/Standard",      "glassbox/"};
  const char *class = a->code ? a->code->method->owner->name->text : "jdk/";
  if (strstr(class, "StringBuilder")) /* not meant for threads */
    return false;
  if (is_kept_value(a))
    return true;
  for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
    if (!strncmp(class, packages[i], strlen(packages[i])))
      return true;
  return false;
}

static char *dotted(const char *text) {
  char *copy = memory_copy_text(text);
  for (char *p = copy; *p; p++)
    if (*p == '/')
      *p = '.';
  return copy;
}

char *race_variable(machine *m, const thread_access *a) {
  const ir_class *c = machine_object(m, a->object)->class;
  if (c->is_array)
    return memory_print("element %u of an array", a->index);
  char *owner = dotted(c->slots[a->index]->owner->name->text);
  char *text = memory_print("%s.%s", owner, c->slots[a->index]->name->text);
  memory_free(owner);
  return text;
}
