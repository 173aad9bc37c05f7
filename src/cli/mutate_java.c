/* Mutants of Java sources, put to `check` or `verify` in the place of the file. */
#include "cli/mutate_java.h"

#include "base/memory.h"
#include "java/changed_source.h"

#include <string.h>

typedef int command_body(const cli_options *, diag_sink *);

static int run_at(command_body *command, const cli_options *o, const char *file,
                  const char *path, diag_sink *sink) {
  cli_options changed = *o;
  char **paths = memory_new_array(char *, o->path_count);
  for (size_t i = 0; i < o->path_count; i++)
    paths[i] = strcmp(o->paths[i], file) ? o->paths[i] : (char *)path;
  changed.paths = paths;
  int status = command(&changed, sink);
  memory_free(paths);
  return status;
}

static int run_text(command_body *command, const cli_options *o, const char *file,
                    const char *text, diag_sink *sink) {
  changed_source changed;
  int status = changed_source_open(&changed, file, text, sink)
                   ? run_at(command, o, file, changed.path, sink)
                   : EXIT_INCONCLUSIVE;
  changed_source_close(&changed);
  return status;
}

int mutate_check_text(const cli_options *o, const char *file, const char *text,
                      diag_sink *sink) {
  return run_text(command_check, o, file, text, sink);
}

int mutate_verify_text(const cli_options *o, const char *file, const char *text,
                       diag_sink *sink) {
  return run_text(command_verify, o, file, text, sink);
}
