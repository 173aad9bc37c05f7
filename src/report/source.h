/* The text of source lines, read when first asked for. */
#ifndef REPORT_SOURCE_H
#define REPORT_SOURCE_H

#include "ir/ir.h"
#include "report/report.h"

typedef struct source {
  const report_sources *paths;
  arena arena;
  map files;   /* name of a path -> struct source_file * */
  map library; /* class -> its path, of which there is one for each class of the JDK */
} source;

void source_init(source *, const report_sources *); /* borrows */
void source_release(source *);

/* The path of the class's source file as the user gave it; else the bare name that the
 * class file knows, or NULL. */
const char *source_path(source *, const ir_class *);
/* The same for a bare file name, as far as it is clear which one is meant. */
const char *source_path_called(source *, const char *file);
/* The line without what surrounds it, or NULL. */
const char *source_line(source *, const char *path, uint32_t line);

#endif
