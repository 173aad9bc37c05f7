/* Mutants of Java sources, put to `check` in the place of the file. */
#include "cli/mutate_java.h"

#include "base/memory.h"
#include "java/changed_source.h"

#include <string.h>

static int check_at(const cli_options *o, const char *file, const char *path,
                    diag_sink *sink) {
  cli_options changed = *o;
  char **paths = memory_new_array(char *, o->path_count);
  for (size_t i = 0; i < o->path_count; i++)
    paths[i] = strcmp(o->paths[i], file) ? o->paths[i] : (char *)path;
  changed.paths = paths;
  int status = command_check(&changed, sink);
  memory_free(paths);
  return status;
}

int mutate_check_text(const cli_options *o, const char *file, const char *text,
                      diag_sink *sink) {
  changed_source changed;
  int status = changed_source_open(&changed, file, text, sink)
                   ? check_at(o, file, changed.path, sink)
                   : EXIT_INCONCLUSIVE;
  changed_source_close(&changed);
  return status;
}
