/* The generated sources, compiled beside the unit's classes, are a closed program. Its
 * classes come first on the class path, so that stubs stand in for what they are made
 * from. */
#include "cli/env_program.h"

#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int remove_one(const char *path, const struct stat *s, int kind, struct FTW *at) {
  (void)s, (void)kind, (void)at;
  return remove(path);
}

static bool is_folder(const char *path) {
  struct stat s;
  return !stat(path, &s) && S_ISDIR(s.st_mode);
}

/* What the unit's own classes are found by. */
static const char *class_path(arena *a, const inputs *in, const cli_options *o) {
  const char *path = in->compiled ? in->compiled : "";
  for (size_t i = 0; i < o->path_count; i++) {
    const char *dot = strrchr(o->paths[i], '.');
    if (is_folder(o->paths[i]) || (dot && !strcmp(dot, ".jar")))
      path = arena_print(a, "%s%s%s", path, *path ? ":" : "", o->paths[i]);
    else if (dot && !strcmp(dot, ".class")) {
      const char *slash = strrchr(o->paths[i], '/');
      path =
          arena_print(a, "%s%s%.*s", path, *path ? ":" : "",
                      slash ? (int)(slash - o->paths[i]) : 1, slash ? o->paths[i] : ".");
    }
  }
  if (o->classpath)
    path = arena_print(a, "%s%s%s", path, *path ? ":" : "", o->classpath);
  return path;
}

static int explore_in(env_program *p, env_sources *s, const explore_guest *guest,
                      const char *folder, diag_sink *sink) {
  const env_model *m = p->model;
  char **files = memory_new_array(char *, s->files.size + 1);
  for (uint32_t i = 0; i < s->files.size; i++)
    files[i] = arena_print(&s->arena, "%s/%s", folder, s->files.data[i].path);
  cli_options own = *p->options;
  own.paths = files;
  own.path_count = s->files.size;
  own.classpath = class_path(&s->arena, p->in, p->options);
  own.class_name =
      *m->package ? arena_print(&s->arena, "%s.%s", m->package, m->driver) : m->driver;
  if (!*own.classpath)
    own.classpath = NULL;
  int status = explore_for(guest, &own, sink);
  memory_free(files);
  return status;
}

int env_program_explore(env_program *p, uint32_t first, const explore_guest *guest,
                        diag_sink *sink) {
  char own[] = "/tmp/glassbox-env-XXXXXX";
  const char *folder = first ? NULL : p->options->output;
  if (folder)
    return explore_in(p, p->sources, guest, folder, sink);
  env_sources part = {.files = p->sources->files}; /* borrowed, but for the arena */
  part.files.data += first;
  part.files.size -= first;
  int status = EXIT_USAGE;
  if (!mkdtemp(own))
    diag_error(sink, NO_PLACE, "cannot make a folder in /tmp for the environment");
  else if (env_sources_write(&part, own, sink))
    status = explore_in(p, &part, guest, own, sink);
  arena_release(&part.arena);
  nftw(own, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  return status;
}
