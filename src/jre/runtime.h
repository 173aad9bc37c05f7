/* What the files of the Java run time share. */
#ifndef JRE_RUNTIME_H
#define JRE_RUNTIME_H

#include "jre/jre.h"

#include <assert.h>
#include <string.h>

typedef struct jre {
  java_program *program;
  jre_console *console;
  map natives;             /* name of class -> list of its native entries */
  map hooks;               /* name of class -> initialiser_hook */
  u32_vector mirrors;      /* by class id: java.lang.Class object or 0 */
  map mirrored;            /* java.lang.Class object -> ir_class */
  map interned;            /* name (modified UTF-8) -> java.lang.String object */
  map failures;            /* class that failed to initialise -> error that tells why */
  map entangled;           /* class -> whether its initialiser is: entangled.c */
  map first_failures;      /* and what its first use throws in an execution: an array */
  map handles;             /* VarHandle object -> variable in `variables` */
  arena arena;             /* until the run time is deleted */
  object_id main_thread;   /* 0 until asked for */
  bool permit;             /* of LockSupport.park */
  uint32_t settled;        /* identity hash codes: settled.c; */
  bool settled_by_program; /* some by its own initialisers */
  bool settled_pool;       /* those of objects of a space */
  int64_t slept;           /* nanoseconds that the program's clock was put forward */
  ir_class *object;
  /* since jre_find_classes */
  ir_class *string, *class, *throwable, *thread; /* java.lang */
  ir_class *bytes, *longs;                       /* byte[], long[] */
  ir_field *string_value, *string_coder;
  ir_field *throwable_backtrace, *throwable_depth;
} jre;

static inline jre *jre_of(machine *m) {
  return m->language_data;
}

/* Loads the classes that objects made here are of. False after machine_stop. */
bool jre_find_classes(machine *);

/* A native method or a C function in the place of a Java method. */
typedef struct native_entry {
  const char *class, *method;
  const char *descriptor; /* NULL: any */
  native_function *function;
} native_entry;

/* How a class is initialised other than by running its static initialiser alone. */
typedef struct initialiser_hook {
  const char *class;
  bool skip; /* the static initialiser is not run */
  bool (*after)(machine *, ir_class *);
} initialiser_hook;

/* The head of a native function. */
#define NATIVE(function)                                                                 \
  static bool function(                                                                  \
      machine *m __attribute__((unused)), ir_method *method __attribute__((unused)),     \
      const value *args __attribute__((unused)), value *result __attribute__((unused)))

/* Tables end in an empty entry. */
extern const native_entry natives_array[], natives_chance[], natives_choose[],
    natives_class[], natives_handle[], natives_locale[], natives_math[], natives_member[],
    natives_misc[], natives_object[], natives_stream[], natives_string[],
    natives_system[], natives_thread[], natives_throwable[], natives_unsafe[];
extern const initialiser_hook hooks_jdk[];

bool natives_bind(machine *, ir_method *);
uint8_t native_visibility(const ir_method *); /* VISIBLE_...: to other threads */
native_function native_nothing, native_zero, native_one, native_array_copy;

bool initialise_class(machine *, ir_class *);
/* The hooks of machine_language for classes that threads initialise. */
bool initialiser_is_of_thread(machine *, ir_class *);
ir_method *initialiser_of_thread(machine *, ir_class *);
void initialiser_set_constants(machine *, ir_class *);
ir_class *initialiser_pending_interface(machine *, ir_class *);
void initialiser_escape(machine *, ir_class *);
/* assertions.c: whether the class's initialiser only asks whether assertions are enabled,
 * and they are. */
bool initialiser_asks_for_assertions(machine *, const ir_class *);
/* entangled.c: whether it matters when the class is initialised. */
bool initialiser_is_entangled(machine *, ir_class *);
/* What was kept of a failure is taken back. */
void initialiser_forget(machine *, const ir_class *);
/* The error that tells why the class could not be initialised, or 0. */
object_id initialiser_failure(machine *, const ir_class *);
/* What the first use of it throws, once in an execution; 0: it was, or is not known. */
object_id initialiser_first_failure(machine *, const ir_class *);

/* Classes of the JDK that must be there; a missing one stops the run: NULL. */
ir_class *jre_class(machine *, const char *internal_name);

/* Fields by name; the field must exist. */
ir_field *jre_field(machine *, ir_class *, const char *field);
value *jre_slot(machine *, object_id, const char *field);
value *jre_static(machine *, ir_class *, const char *field); /* does not initialise */
/* Sets it to an object; a journal that is kept can take it back. */
void jre_static_set(machine *, ir_class *, const char *field, object_id);

/* Calls a static or virtual method by name. False after a throw or stop. */
bool jre_call_static(machine *, const char *class, const char *method,
                     const char *descriptor, const value *args, value *result);
bool jre_call_virtual(machine *, const char *class, const char *method,
                      const char *descriptor, const value *args, value *result);
bool jre_invoke(machine *, ir_method *, const value *args, value *result);

/* The frame `depth` callers above the native method being executed, lambda classes
 * left out; NULL: there is none. */
const frame *jre_caller(machine *, uint32_t depth);

/* Texts. */
object_id jre_string_of(machine *, const char *text); /* NUL-terminated */
void jre_append_utf8(machine *, object_id string, char_vector *text);
object_id jre_string_units(machine *, const uint16_t *units, size_t count);
object_id jre_intern(machine *, name);                      /* modified UTF-8 */
name jre_text_name(machine *, object_id string);            /* modified UTF-8, interned */
uint16_t jre_string_unit(machine *, object_id, uint32_t i); /* i < length */
uint32_t jre_string_length(machine *, object_id);
object_id jre_make_text_array(machine *, int count, const char *const *texts);
object_id literal_make(machine *, const ir_literal *);

/* Classes. */
char *class_java_name(const ir_class *);     /* new: java.lang.String, [I, int */
char *class_external_name(const ir_class *); /* new: java.lang.String, int[] */
int class_modifiers(const ir_class *);
const inner_class *class_inner_entry(const ir_class *);

/* Exceptions. */
object_id exception_of_trap(machine *, const trap *);
object_id jre_make_throwable(machine *, ir_class *, object_id message, object_id cause);
/* Throws a new exception of the class; format NULL: without message. */
bool jre_throw(machine *, const char *class, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool jre_throw_null(machine *);
/* Sets the back trace of a new throwable to the current call stack. */
void throwable_fill(machine *, object_id throwable);
/* What a frame's instruction that met null says; NULL: nothing can be said. New. */
char *null_message(const frame *);
char *cast_message(const ir_class *from, const ir_class *to); /* new */

/* Boxed values. Unboxing allows a primitive type to widen; otherwise it throws
 * IllegalArgumentException. */
bool jre_box(machine *, ir_storage, value, object_id *box);
bool jre_unbox(machine *, object_id box, ir_storage to, value *);

object_id thread_main(machine *);
uint32_t thread_choices(machine *, uint32_t thread);
void spins_settle(machine *, ir_method *);         /* spins.c */
void weak_note(machine *, ir_method *, object_id); /* weak.c */
/* Which field System.setOut0 and the like set; NULL: it is none of them. */
const char *jre_stream_set(const ir_method *);
bool thread_native_access(machine *, ir_method *, const value *, native_access *);
bool handle_access(machine *, ir_method *, const value *, native_access *);
bool unsafe_access(machine *, ir_method *, const value *, native_access *);
void thread_ended(machine *, object_id thread);
uint8_t synchronizer_stretch(const ir_method *);
bool synchronizer_is_of_library(const ir_class *);
bool synchronizer_is_stretch_of(machine *, object_id receiver, const ir_method *);
/* pools.c: the same two of the library's pools of threads. */
uint8_t pool_stretch(const ir_method *);
bool pool_is_stretch_of(machine *, object_id receiver, const ir_method *);
bool synchronizer_keeps(const ir_class *);
/* Nanoseconds of the program's clock. */
int64_t jre_clock(machine *);
int32_t identity_hash(object_id);

#endif
