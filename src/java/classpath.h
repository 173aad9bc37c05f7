/* Where classes come from: folders, .class files, jars, and the installed JDK.
 *
 *     classpath *p = classpath_new(&arena, &names, sink);
 *     classpath_add(p, "build/classes");        folder, .class, .jar
 *     classpath_add_jdk(p, NULL);               run-time image or jmods
 *     class_bytes b;
 *     if (classpath_find(p, name_mk(&names, "java/util/TreeMap"), &b)) ...
 *
 * Entries are searched in the order they were added. Nothing is read before it
 * is asked for.
 */
#ifndef JAVA_CLASSPATH_H
#define JAVA_CLASSPATH_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/name.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct classpath classpath;
typedef vector(name) name_vector;

typedef struct class_bytes {
  const uint8_t *bytes; /* lives in the arena */
  size_t size;
  const char *origin; /* path or jar!entry, in the arena */
} class_bytes;

classpath *classpath_new(arena *, name_table *, diag_sink *);
void classpath_delete(classpath *);

/* Adds one entry: a folder of classes, a .jar, or a single .class file. False with
 * an error in the sink when it does not exist or is none of these. The classes around
 * a single file are found, too, as its nested classes lie there, but not listed. */
bool classpath_add(classpath *, const char *path);

/* A class path as javac takes it: an empty element is the current folder, DIR/\* all
 * jars in DIR; what does not exist is passed over, with a warning. */
bool classpath_add_list(classpath *, const char *colon_separated);

/* The same, where classes are found but not listed; what does not exist or cannot be
 * opened is nobody's error. */
void classpath_add_unlisted(classpath *, const char *colon_separated);

/* Finds the JDK through JAVA_HOME or the javac on PATH, which may be given when it is
 * known already (jdk.h); classes from lib/modules (all modules) or, failing that,
 * jmods/java.base.jmod or rt.jar. False with an error when there is none. */
bool classpath_add_jdk(classpath *, const char *javac);

/* False when no entry has the class; with an error when one has, but is unreadable.
 * That the file really holds the class of this name is left to who reads it. */
bool classpath_find(classpath *, name class_name, class_bytes *out);

/* The names of all classes in the entries added with classpath_add, in order,
 * sorted within an entry, each once. Appends. */
void classpath_list(classpath *, name_vector *out);

/* Who compiles. */
typedef struct java_compiler {
  const char *javac;        /* NULL: that of the installed JDK */
  const char *library;      /* glassbox.jar, for the class path; or NULL */
  bool resident;            /* a javac that stays may be used, or started */
  const _Atomic bool *stop; /* when it becomes true, javac is ended; or NULL */
} java_compiler;

/* Compiles .java files: one call of the system's javac for all of them (-g
 * -proc:none), into a cache folder keyed by the checksum of all that goes in, so
 * that unchanged files are not compiled twice. Returns the folder of classes (in the
 * arena), or NULL; javac's own messages are passed on to the sink word for word; none
 * when it was ended. `class_path` may be NULL (CLASSPATH, or the current folder, as for
 * javac). */
const char *java_compile(arena *, diag_sink *, const java_compiler *,
                         const char *const *files, size_t count, const char *class_path);

/* Where the classes that the files name are looked for, in order, a list like
 * `class_path`: beside the files, then there. In the arena. */
const char *java_compile_path(arena *, const char *const *files, size_t count,
                              const char *class_path);

#endif
