/* The Java machine: made, run, and its result reported as the java command does. */
#include "exec/interpret.h"
#include "exec/threads.h"
#include "jre/threading.h"

static void mark_map_values(machine *m, const map *objects) {
  uint32_t at = 0;
  uint64_t key, object_;
  while (map_next(objects, &at, &key, &object_))
    heap_mark(&m->heap, (object_id)object_);
}

static void mark_map_keys(machine *m, const map *objects) {
  uint32_t at = 0;
  uint64_t object_, ignored;
  while (map_next(objects, &at, &object_, &ignored))
    heap_mark(&m->heap, (object_id)object_);
}

static void mark_roots(machine *m) {
  jre *j = jre_of(m);
  vec_each (uint32_t, mirror, &j->mirrors)
    heap_mark(&m->heap, *mirror);
  mark_map_values(m, &j->interned);
  mark_map_values(m, &j->failures);
  mark_map_values(m, &j->first_failures);
  mark_map_keys(m, &j->handles);
  heap_mark(&m->heap, j->main_thread);
}

enum { JDK_MAJOR = 61 }; /* class file version of JDK 17, whose natives are known here */

static bool is_known_jdk(machine *m, jre *j) {
  j->object = jre_class(m, "java/lang/Object");
  if (!j->object)
    return false;
  const classfile *file = java_info(j->object)->file;
  if (file->major != JDK_MAJOR)
    diag_error(m->program->sink, (place){file->origin, 0, 0},
               "these are the classes of JDK %d; programs are run with those of JDK "
               "%d: set JAVA_HOME to one",
               file->major - 44, JDK_MAJOR - 44);
  return file->major == JDK_MAJOR;
}

bool jre_find_classes(machine *m) {
  jre *j = jre_of(m);
  if (j->throwable_depth)
    return true;
  const struct {
    ir_class **class;
    const char *name;
  } wanted[] = {
      {&j->string, "java/lang/String"},
      {&j->class, "java/lang/Class"},
      {&j->throwable, "java/lang/Throwable"},
      {&j->thread, "java/lang/Thread"},
      {&j->bytes, "[B"},
      {&j->longs, "[J"},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
    if (!(*wanted[i].class = jre_class(m, wanted[i].name)))
      return false;
  j->string_value = jre_field(m, j->string, "value");
  j->string_coder = jre_field(m, j->string, "coder");
  j->throwable_backtrace = jre_field(m, j->throwable, "backtrace");
  j->throwable_depth = jre_field(m, j->throwable, "depth");
  return true;
}

/* An overflow of the stack must find its classes ready. They and all that they need take
 * longer to load than many a check: a machine whose code stays shallow does without. */
static bool wake(machine *m) {
  ir_class *overflow =
      jre_find_classes(m) ? jre_class(m, "java/lang/StackOverflowError") : NULL;
  return overflow && machine_initialise(m, jre_of(m)->string) &&
         machine_initialise(m, overflow);
}

static const machine_language java_language = {exception_of_trap,
                                               literal_make,
                                               initialise_class,
                                               natives_bind,
                                               jre_mirror,
                                               mark_roots,
                                               wake,
                                               initialiser_is_of_thread,
                                               initialiser_of_thread,
                                               initialiser_set_constants,
                                               initialiser_pending_interface,
                                               initialiser_escape,
                                               initialiser_is_entangled,
                                               initialiser_forget,
                                               thread_choices,
                                               thread_native_access,
                                               thread_ended,
                                               synchronizer_stretch,
                                               synchronizer_is_stretch_of,
                                               synchronizer_keeps,
                                               spins_settle};

machine *jre_new(java_program *program, jre_console *console) {
  machine *m = machine_new(java_program_ir(program), &java_language);
  jre *j = memory_new(jre);
  m->language_data = j;
  j->program = program;
  j->console = console;
  arena_init(&j->arena);
  for (const initialiser_hook *h = hooks_jdk; h->class; h++)
    map_put(&j->hooks, map_address(name_mk(&m->program->names, h->class)),
            map_address(h));
  if (is_known_jdk(m, j))
    return m;
  jre_delete(m);
  return NULL;
}

void jre_set_console(machine *m, jre_console *console) {
  jre *j = jre_of(m);
  if (j->console && j->console->flush)
    j->console->flush(j->console);
  j->console = console;
}

void jre_delete(machine *m) {
  jre *j = jre_of(m);
  map_release(&j->natives);
  map_release(&j->hooks);
  map_release(&j->mirrored);
  map_release(&j->interned);
  map_release(&j->failures);
  map_release(&j->first_failures);
  map_release(&j->entangled);
  map_release(&j->handles);
  vec_release(&j->mirrors);
  arena_release(&j->arena);
  memory_free(j);
  machine_delete(m);
}

/* Exit status of a run that did not end by itself. */
static int report_stop(machine *m) {
  diag_sink *sink = m->program->sink;
  switch (m->stop.kind) {
  case STOP_EXIT: return m->stop.status;
  case STOP_INPUT:
    diag_error(sink, NO_PLACE, "%s\n%s", m->stop.text, m->stop.stack);
    return 2;
  case STOP_UNSUPPORTED:
    diag_error(sink, NO_PLACE, "inconclusive: not supported: %s\n%s", m->stop.text,
               m->stop.stack);
    return 3;
  case STOP_RECURRENCE:
  case STOP_STEPS:
  case STOP_INTERRUPTED:
    diag_error(sink, NO_PLACE, "inconclusive: %s\n%s", m->stop.text, m->stop.stack);
    return 3;
  case STOP_WORLDS:
  case STOP_ASSUMPTION:
  case STOP_CLASS:
  case STOP_AGAIN:
  case STOP_NONE: break;
  }
  assert(!"the run stopped for a reason");
  return 3;
}

static ir_method *find_main(machine *m, ir_class *class) {
  name_table *names = &m->program->names;
  ir_method *method = ir_find_method(class, name_mk(names, "main"),
                                     name_mk(names, "([Ljava/lang/String;)V"));
  return method && method->is_static ? method : NULL;
}

/* main, ready to be run by a thread of its own; NULL after an error or a stop. */
static ir_method *ready_main(machine *m, ir_class *class) {
  ir_method *method = find_main(m, class);
  if (!method)
    diag_error(m->program->sink, NO_PLACE,
               "class %s has no method public static void main(String[])",
               class->name->text);
  else if (method->entry == ENTRY_UNKNOWN && !machine_prepare(m, method))
    method = NULL;
  return method;
}

bool jre_begin_main(machine *m, ir_class *class, int argc, const char *const *argv) {
  ir_method *method = ready_main(m, class);
  if (!method || !thread_main(m))
    return false;
  assert(method->entry == ENTRY_CODE);
  value args = {.ref = jre_make_text_array(m, argc, argv)};
  threads_begin_static(m, threads_add(m, thread_main(m)), class, method, args);
  return true;
}

int jre_run_main(machine *m, ir_class *class, uint64_t seed, int argc,
                 const char *const *argv) {
  jre *j = jre_of(m);
  threads_new(m);
  int status = jre_begin_main(m, class, argc, argv) ? run_turns(m, seed)
               : m->stop.kind                       ? 0
                                                    : 2;
  if (m->stop.kind)
    status = report_stop(m);
  threads_delete(m);
  if (j->console)
    j->console->flush(j->console);
  return status;
}
