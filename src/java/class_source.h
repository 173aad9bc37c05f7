/* One place where classes come from; the class path is a list of them.
 *
 * A kind of place is a file that fills in the three functions, with a struct of
 * its own around this one, and a constructor below. Not for others than the
 * class path.
 */
#ifndef JAVA_CLASS_SOURCE_H
#define JAVA_CLASS_SOURCE_H

#include "java/classpath.h"

typedef struct source_env {
  arena *arena;
  name_table *names;
  diag_sink *sink;
} source_env;

typedef struct class_source class_source;
struct class_source {
  source_env env;
  const char *path; /* in the arena */
  /* False when the class is not here, and, with an error, when it is unreadable. */
  bool (*find)(class_source *, name class_name, class_bytes *out);
  void (*list)(class_source *, name_vector *out); /* in any order; NULL: a library */
  void (*delete)(class_source *);
};

/* NULL with an error in the sink when the place cannot be read. */
class_source *folder_source_new(source_env, const char *path);
class_source *file_source_new(source_env, const char *path); /* one .class file */
class_source *zip_source_new(source_env, const char *path);  /* .jar, .zip, .jmod */
class_source *jimage_source_new(source_env, const char *path);

/* The name of the class that a file or zip entry of this name holds by convention:
 * a/B.class is a/B. NULL for other files and for module-info.class. */
name class_name_of_path(name_table *, const char *path);

enum { LARGEST_CLASS_FILE = 1 << 28 }; /* bytes; what claims more is no class file */

/* The bytes of a file, in the arena. False with errno when it cannot be read. */
bool file_read(arena *, const char *path, class_bytes *out);

#endif
