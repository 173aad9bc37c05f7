/* Accesses that promise less than those to a volatile variable: plain, opaque, acquire and
 * release, and a compare-and-set that may fail for no reason.
 *
 * An exploration takes steps one after the other, and what one thread has written the next
 * one reads. For these accesses Java allows more: two threads may each miss what the other
 * has written, a value that was seen says nothing of what was written before it. The
 * library's authors know that, and use them where it makes no difference. When a program
 * asks for one, it is noted, and nothing that was explored says that it holds.
 *
 * Only what the program itself calls counts: AtomicInteger.updateAndGet tries again when
 * its compare-and-set fails. */
#include "jre/runtime.h"

#include "exec/threads.h"

/* ir_method.access */
enum { UNKNOWN, ELSEWHERE, STRONG, PLAIN, OPAQUE, ACQUIRE, FAILING };

static bool is_of_variables(const char *class) {
  static const char *const places[] = {"java/util/concurrent/atomic/",
                                       "java/lang/invoke/VarHandle",
                                       "jdk/internal/misc/Unsafe"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (!strncmp(class, places[i], strlen(places[i])))
      return true;
  return false;
}

static uint8_t access_of(const char *text) {
  static const struct {
    const char *part;
    uint8_t access;
  } parts[] = {{"weakCompareAnd", FAILING}, {"Opaque", OPAQUE},   {"Acquire", ACQUIRE},
               {"Release", ACQUIRE},        {"lazySet", ACQUIRE}, {"Plain", PLAIN}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (strstr(text, parts[i].part))
      return parts[i].access;
  return STRONG;
}

static uint8_t access_by(ir_method *method) {
  if (method->access == UNKNOWN)
    method->access = is_of_variables(method->owner->name->text)
                         ? access_of(method->name->text)
                         : ELSEWHERE;
  return method->access;
}

bool jre_is_weak(const ir_class *class, const char *method) {
  return is_of_variables(class->name->text) && access_of(method) > STRONG;
}

/* The last of the methods that lead from the program's code to the variable. */
static uint8_t access_asked_for(const machine *m, ir_method *method) {
  uint8_t access = access_by(method);
  for (uint32_t i = m->frame_count; i-- > 0;) {
    ir_method *caller = m->frames[i].method;
    uint8_t further = access_by(caller);
    if (further == ELSEWHERE) {
      const java_class_info *info = java_info(caller->owner);
      return info && info->from_jdk ? STRONG : access;
    }
    access = further;
  }
  return STRONG;
}

void weak_note(machine *m, ir_method *method, object_id o) {
  static const unsigned kinds[] = {[PLAIN] = WEAK_PLAIN,
                                   [OPAQUE] = WEAK_OPAQUE,
                                   [ACQUIRE] = WEAK_ACQUIRE,
                                   [FAILING] = WEAK_FAILING};
  machine_threads *t = m->threads;
  if (t->mode == MODE_TURNS || t->quiet)
    return;
  uint8_t access = access_asked_for(m, method);
  if (access > STRONG && (access == FAILING || (t->live > 1 && threads_is_shared(m, o))))
    t->fixed |= kinds[access];
}
