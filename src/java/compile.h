/* Inside the compilation of sources: what its parts share. */
#ifndef JAVA_COMPILE_H
#define JAVA_COMPILE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"
#include "java/checksum.h"

#include <stdbool.h>
#include <stddef.h>

/* A class that @SpecFor names and nobody knows. */
typedef struct unknown_class {
  const char *file, *written;
  uint32_t line;
} unknown_class;

typedef vector(const char *) path_vector;

typedef struct compilation {
  arena *arena;
  diag_sink *sink;
  const _Atomic bool *stop; /* set: javac is to end; NULL: never */
  const char *const *files;
  size_t count;
  const char *compiler;   /* real path */
  const char *library;    /* glassbox.jar, or NULL */
  bool resident;          /* by a javac that stays */
  const char *previewed;  /* the release of Java whose previews are compiled, or NULL */
  const char *class_path; /* with the library */
  const char *sources;    /* where javac may look for sources that were not named */
  const char *cache;      /* the cache folder */
  /* for companions */
  const char *opened;  /* folder of opened library classes, or NULL */
  char_vector origins; /* of their originals, a line each */
  vector(unknown_class) unknown;
  const char **companions; /* among the files */
  path_vector others;      /* among them, or beside the companions */
  size_t companion_count;
} compilation;

extern const char *const compile_options[];
extern const size_t compile_option_count;

/* compile_sums.c */

/* What can be seen before javac runs. False with an error for a missing source. */
bool compile_sum_visible(const compilation *, checksum *);
/* And what javac read on its own, or would have read if it had been there: `reads` is a
 * list of paths, a line each; that of a folder ends with a slash and stands for the names
 * of the sources and classes in it. */
checksum compile_sum_reads(checksum visible, const char *reads);
/* The sum of all classes in a folder. A file of this name in it holds the sum as it was
 * when they were written. */
#define COMPILE_SUM_FILE "glassbox.sum"
checksum compile_sum_folder(const char *folder);

/* compile_reads.c: adds the folders where a name in what was read could have meant
 * something else, had it been there. */
void compile_add_folders(const compilation *, char_vector *reads);

/* compile_patch.c: whether the source belongs to a module of the JDK; arguments for those
 * that do; how many. */
bool compile_is_patch(const char *file);
enum { COMPILE_PATCHES = 16 };
size_t compile_patches(const compilation *, const char **arguments, size_t most);

/* compile_run.c: runs javac; its messages and -verbose lines go to `said`. */
bool compile_run(const compilation *, const char *folder, char_vector *said);
bool compile_is_stopped(const compilation *);
/* Reads all there is; NUL added. False: it is to end before. */
bool compile_read(const compilation *, int from, char_vector *text);

/* compile_resident.c: the same by a javac that stays; the arguments end with NULL. False:
 * there is none, or it could not say how it ended, and nothing was said. */
bool compile_resident(const compilation *, const char *folder,
                      const char *const *arguments, char_vector *said, bool *good);

#endif
