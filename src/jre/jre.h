/* The Java run time: what a machine needs to run Java.
 *
 *     jre_console *console = jre_console_files(stdin, stdout, stderr);
 *     machine *m = jre_new(program, console);       NULL: error in the sink
 *     int status = jre_run_main(m, java_class(program, "Main"), argc, argv);
 *     jre_delete(m);
 *     jre_console_delete(console);
 *
 * The JDK's own classes are executed as they are. The run time supplies native
 * methods, C functions in the place of a few JDK methods that would need a real
 * virtual machine, and Java model classes (java/model) for the standard streams.
 */
#ifndef JRE_JRE_H
#define JRE_JRE_H

#include "exec/machine.h"
#include "java/java.h"

/* Where the standard streams lead. `write` gets every byte of System.out (stream
 * 1) and System.err (2); `read` fills at most `size` bytes and returns how many, 0
 * at the end. */
typedef struct jre_console {
  void (*write)(struct jre_console *, int stream, const char *bytes, size_t size);
  size_t (*read)(struct jre_console *, char *bytes, size_t size);
  void (*flush)(struct jre_console *);
} jre_console;

/* A console over files. Output is buffered; the output of one stream is flushed
 * before the other is written, so that their order is kept. NULL: what goes there is
 * dropped. */
jre_console *jre_console_files(FILE *in, FILE *out, FILE *err);
void jre_console_delete(jre_console *); /* flushes; only for jre_console_files */

/* From now on; NULL as in jre_new. */
void jre_set_console(machine *, jre_console *);
/* Borrows both. A NULL console swallows all output and has no input. */
machine *jre_new(java_program *, jre_console *);
void jre_delete(machine *);

/* Runs `static void main(String[])` of the class and all threads that it starts, by turns
 * that depend on the seed alone, and returns the exit status of the process: 0; 1 after
 * an uncaught exception (reported on the console as java does); what System.exit says; 2
 * for broken input and 3 for an unsupported construct or a limit (both with an error in
 * the program's sink). */
int jre_run_main(machine *, ir_class *, uint64_t seed, int argc, const char *const *argv);
/* A method of atomic variables that promises less than an access to a volatile one. */
bool jre_is_weak(const ir_class *, const char *method);
/* Marks the fields by whose values threads are told apart. */
void jre_mark_names(machine *);
/* For who runs the threads himself (exec/threads.h): adds the main thread, which stands
 * before main. False after an error in the sink or a stop. */
bool jre_begin_main(machine *, ir_class *, int argc, const char *const *argv);
/* The thread has ended by an exception: it is to run its handler, if it has not run it
 * already. False: it has, or after a stop; the thread is over. */
bool jre_handle_failure(machine *, uint32_t thread);
/* Whether somebody has set a handler for exceptions that end this thread. */
bool jre_has_handler(machine *, uint32_t thread);
/* Locks, semaphores, latches of the library, whose operations are run as one. */
bool jre_is_synchronizer(const ir_class *);

/* Java texts. `jre_string` takes modified UTF-8, which plain UTF-8 without NUL and
 * supplementary characters is too; `jre_text` returns new UTF-8, with '?' for
 * surrogates that have no partner. */
object_id jre_string(machine *, const char *text, size_t length);
object_id jre_literal(machine *, const char *text, size_t length); /* interned */
char *jre_text(machine *, object_id string);

/* An exception as text, "java.lang.IllegalStateException: message" (new), and where
 * it was made: the innermost frame outside the JDK, if there is one. */
char *jre_exception_text(machine *, object_id exception);
place jre_exception_place(machine *, object_id exception);

/* The class of the exception that a failing instruction raises, java/lang/... */
const char *jre_trap_class(trap_kind);

/* The java.lang.Class object of a class, and back. */
object_id jre_mirror(machine *, ir_class *);
ir_class *jre_mirrored(machine *, object_id mirror);

/* The class has failed to initialise, outside of any execution, with the exception that
 * the machine has: the first use in each execution will throw it, as on a JVM. */
void jre_keep_failure(machine *, const ir_class *);

/* settled.c: identity hash codes that lie in tables of static initialisers. */
bool jre_in_library_initialiser(const machine *);
/* Whether the method asks for codes to find a place in a table, and for nothing else. */
bool jre_asks_for_table(const ir_method *); /* or NULL */
/* Gives the object a code for good, where a static initialiser is under way. */
bool jre_settle_hash(machine *, object_id);
/* Gives it the code of this number, from 1 on, because it lies in tables from the start.
 * False: it has another one. */
bool jre_settle_as(machine *, object_id, uint16_t number);
/* Parts of such a number: pool objects that are alike; a hashCode of its own. */
enum { SETTLED_ALIKE = 0x2000, SETTLED_QUIET = 0x4000 };
bool jre_is_settled_number(uint16_t); /* as jre_is_settled */
int32_t jre_settled_code(uint16_t);
/* The code, if it has one. */
bool jre_settled_hash(machine *, object_id, int32_t *code);
/* Whether the program's own initialisers settled some; that of the object. */
bool jre_has_settled(machine *);
bool jre_is_settled(machine *, object_id);
/* Whether the method lets its caller see in which order a table has its entries. */
bool jre_shows_order(const ir_method *);
/* Whether that of the map, set or array follows from codes that are settled. */
bool jre_order_is_settled(machine *, object_id);
/* Whether somebody may have seen such an order since that was forgotten; objects made
 * since: [from, end). */
bool jre_order_was_seen(machine *, object_id from, object_id end);
void jre_forget_order(machine *); /* between two runs */

/* The program's clock is where it was at the start. */
void jre_reset_clock(machine *);

#endif
