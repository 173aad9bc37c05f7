/* Exceptions that the machine throws: traps with the messages of the JVM.
 *
 * The objects are made without running a constructor, as a JVM may find no room
 * for one: the fields that Throwable's constructors set are set here. */
#include "jre/runtime.h"

#include <stdarg.h>

object_id jre_make_throwable(machine *m, ir_class *class, object_id message,
                             object_id cause) {
  jre *j = jre_of(m);
  m->no_collect++; /* nothing else may hold the message and the cause */
  bool ready = jre_find_classes(m) && machine_initialise(m, class);
  m->no_collect--;
  if (!ready)
    return 0;
  assert(ir_is_subclass(class, j->throwable));
  object_id e = heap_new_object(&m->heap, class);
  jre_slot(m, e, "detailMessage")->ref = message;
  jre_slot(m, e, "cause")->ref = cause ? cause : e;
  jre_slot(m, e, "stackTrace")->ref =
      jre_static(m, j->throwable, "UNASSIGNED_STACK")->ref;
  jre_slot(m, e, "suppressedExceptions")->ref =
      jre_static(m, j->throwable, "SUPPRESSED_SENTINEL")->ref;
  throwable_fill(m, e);
  return e;
}

static object_id make(machine *m, const char *class_name, const char *text) {
  ir_class *class = jre_class(m, class_name);
  if (!class)
    return 0;
  object_id message = text ? jre_string_of(m, text) : 0;
  return jre_make_throwable(m, class, message, 0);
}

bool jre_throw(machine *m, const char *class, const char *format, ...) {
  char *text = NULL;
  if (format) {
    va_list arguments;
    va_start(arguments, format);
    char buffer[1024];
    vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    text = memory_copy_text(buffer);
  }
  object_id e = make(m, class, text);
  memory_free(text);
  return e ? machine_throw(m, e) : false;
}

bool jre_throw_null(machine *m) {
  return machine_trap(m, (trap){.kind = TRAP_NULL});
}

/* Where a class lives, as the JVM says it in messages. */
static const char *home(const ir_class *class) {
  while (class->is_array)
    class = class->element_class;
  return java_info(class)->from_jdk ? "module java.base of loader 'bootstrap'"
                                    : "unnamed module of loader 'app'";
}

/* class A cannot be cast to class B (A and B are in unnamed module of loader 'app') */
char *cast_message(const ir_class *from, const ir_class *to) {
  char *a = class_java_name(from), *b = class_java_name(to), *text;
  if (home(from) == home(to))
    text = memory_print("class %s cannot be cast to class %s (%s and %s are in %s)", a, b,
                        a, b, home(from));
  else
    text = memory_print("class %s cannot be cast to class %s (%s is in %s; %s is in %s)",
                        a, b, a, home(from), b, home(to));
  memory_free(a);
  memory_free(b);
  return text;
}

/* The receiver class does not define the abstract method. */
static char *abstract_message(const trap *t) {
  const ir_method *method = t->method;
  const ir_class *receiver = t->class ? t->class : method->owner;
  char *a = class_java_name(receiver), *b = class_java_name(method->owner);
  char *text =
      memory_print("Receiver class %s does not define or inherit an implementation "
                   "of the resolved method 'abstract %s%s' of %s %s.",
                   a, method->name->text, method->descriptor->text,
                   method->owner->is_interface ? "interface" : "abstract class", b);
  memory_free(a);
  memory_free(b);
  return text;
}

static char *trap_message(machine *m, const trap *t) {
  switch (t->kind) {
  case TRAP_INDEX:
    return memory_print("Index %lld out of bounds for length %u", (long long)t->number,
                        machine_object(m, t->object)->length);
  case TRAP_DIVISION: return memory_copy_text("/ by zero");
  case TRAP_CAST: return cast_message(machine_object(m, t->object)->class, t->class);
  case TRAP_STORE: return class_java_name(machine_object(m, t->object)->class);
  case TRAP_NEGATIVE_SIZE: return memory_print("%lld", (long long)t->number);
  case TRAP_SIZE_LIMIT: return memory_copy_text("Requested array size exceeds VM limit");
  case TRAP_ABSTRACT: return abstract_message(t);
  case TRAP_NO_CLASS: {
    char *class = class_java_name(t->class);
    char *text = memory_print("Could not initialize class %s", class);
    memory_free(class);
    return text;
  }
  case TRAP_MONITOR: return memory_copy_text("current thread is not owner");
  case TRAP_NULL:
    return m->frame_count ? null_message(&m->frames[m->frame_count - 1]) : NULL;
  case TRAP_STACK: return NULL;
  }
  assert(!"known trap");
  return NULL;
}

const char *jre_trap_class(trap_kind kind) {
  static const char *const classes[] = {
      [TRAP_NULL] = "java/lang/NullPointerException",
      [TRAP_INDEX] = "java/lang/ArrayIndexOutOfBoundsException",
      [TRAP_DIVISION] = "java/lang/ArithmeticException",
      [TRAP_CAST] = "java/lang/ClassCastException",
      [TRAP_STORE] = "java/lang/ArrayStoreException",
      [TRAP_NEGATIVE_SIZE] = "java/lang/NegativeArraySizeException",
      [TRAP_SIZE_LIMIT] = "java/lang/OutOfMemoryError",
      [TRAP_STACK] = "java/lang/StackOverflowError",
      [TRAP_ABSTRACT] = "java/lang/AbstractMethodError",
      [TRAP_NO_CLASS] = "java/lang/NoClassDefFoundError",
      [TRAP_MONITOR] = "java/lang/IllegalMonitorStateException",
  };
  return classes[kind];
}

/* Modules and class loaders are null here, which Java code cannot expect: a call on one
 * is no NullPointerException of the program. NULL: the null has another reason. */
static const ir_method *called_on_nothing(const machine *m, const trap *t) {
  const frame *f = m->frame_count ? &m->frames[m->frame_count - 1] : NULL;
  if (t->kind != TRAP_NULL || !f || !f->code)
    return NULL;
  const ir_instr *i = &f->code->instrs[f->pc];
  if ((i->op != IR_DISPATCH && i->op != IR_CALL) || !i->call->method)
    return NULL;
  const char *owner = i->call->method->owner->name->text;
  bool is_one =
      !strcmp(owner, "java/lang/Module") || !strcmp(owner, "java/lang/ClassLoader");
  return is_one ? i->call->method : NULL;
}

object_id exception_of_trap(machine *m, const trap *t) {
  const ir_method *called = called_on_nothing(m, t);
  if (called) {
    machine_stop(m, STOP_UNSUPPORTED, "%s.%s: there are no modules and class loaders",
                 called->owner->name->text, called->name->text);
    return 0;
  }
  object_id first = t->kind == TRAP_NO_CLASS ? initialiser_first_failure(m, t->class) : 0;
  if (first)
    return first;
  char *text = trap_message(m, t);
  object_id e = make(m, jre_trap_class(t->kind), text);
  memory_free(text);
  object_id failure = t->kind == TRAP_NO_CLASS ? initialiser_failure(m, t->class) : 0;
  if (e && failure)
    jre_slot(m, e, "cause")->ref = failure;
  return e;
}
