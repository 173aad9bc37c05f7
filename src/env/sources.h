/* Java sources in the making: one file a class, written to a folder when all is well. */
#ifndef ENV_SOURCES_H
#define ENV_SOURCES_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct env_source {
  const char *path; /* below the folder: a/b/C.java */
  char *text;
} env_source;

typedef struct env_sources {
  arena arena;
  vector(env_source) files;
} env_sources;

/* Takes the text, which came from open_memstream. */
void env_sources_add(env_sources *, const char *package, const char *class, char *text);
/* Makes the folders that are missing. False after an error. */
bool env_sources_write(env_sources *, const char *folder, diag_sink *);
void env_sources_release(env_sources *);

#endif
