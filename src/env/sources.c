#include "env/sources.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void env_sources_add(env_sources *s, const char *package, const char *class, char *text) {
  char *path = *package ? arena_print(&s->arena, "%s.%s.java", package, class)
                        : arena_print(&s->arena, "%s.java", class);
  for (size_t i = 0; package[i]; i++)
    if (path[i] == '.')
      path[i] = '/';
  if (*package)
    path[strlen(package)] = '/';
  vec_push(&s->files, ((env_source){path, text}));
}

/* All folders on the way to the file. */
static bool make_folders(char *path) {
  for (char *p = path + 1; (p = strchr(p, '/')); p++) {
    *p = '\0';
    bool made = !mkdir(path, 0777) || errno == EEXIST;
    *p = '/';
    if (!made)
      return false;
  }
  return true;
}

static bool write_file(char *path, const char *text) {
  FILE *out = make_folders(path) ? fopen(path, "w") : NULL;
  if (!out)
    return false;
  bool written = fputs(text, out) >= 0;
  return !fclose(out) && written;
}

bool env_sources_write(env_sources *s, const char *folder, diag_sink *sink) {
  vec_each (env_source, f, &s->files) {
    char *path = arena_print(&s->arena, "%s/%s", folder, f->path);
    if (!write_file(path, f->text)) {
      diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
      return false;
    }
  }
  return true;
}

void env_sources_release(env_sources *s) {
  vec_each (env_source, f, &s->files)
    free(f->text); /* of open_memstream */
  vec_release(&s->files);
  arena_release(&s->arena);
}
