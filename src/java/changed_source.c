/* A changed source needs its neighbours: the folder that its package is counted from is
 * made anew, with links to everything but the file itself and the folders that lead to
 * it. */
#include "java/changed_source.h"

#include "java/cache_folder.h"
#include "java/source_text.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_left_out(const char *entry, const char *except, size_t length) {
  return entry[0] == '.' || (strlen(entry) == length && !memcmp(entry, except, length));
}

/* Links in `to` for all entries of the folder but one. */
static bool link_all(arena *a, const char *from, const char *to, const char *except,
                     size_t length) {
  char *real = realpath(from, NULL);
  DIR *folder = real ? opendir(real) : NULL;
  bool good = folder && !mkdir(to, 0700);
  for (struct dirent *e; good && (e = readdir(folder));)
    if (!is_left_out(e->d_name, except, length))
      good = !symlink(arena_print(a, "%s/%s", real, e->d_name),
                      arena_print(a, "%s/%s", to, e->d_name));
  if (folder)
    closedir(folder);
  free(real);
  return good;
}

static bool write_text(const char *path, const char *text) {
  FILE *out = fopen(path, "w");
  if (!out)
    return false;
  bool good = fputs(text, out) >= 0;
  return !fclose(out) && good;
}

/* The path of the changed source; NULL: it could not be written. */
static const char *lay_out(arena *a, const char *to, const char *file, const char *text) {
  const char *package = source_package(a, file), *from = source_root(a, file, package);
  const char *slash = strrchr(file, '/'), *base = slash ? slash + 1 : file;
  if (access(arena_print(a, "%s/%s%s", from, package, base), F_OK))
    package = ""; /* it does not lie where its package says */
  for (size_t length; *package; package += length + 1) {
    length = strcspn(package, "/");
    if (!link_all(a, from, to, package, length))
      return NULL;
    from = arena_print(a, "%s/%.*s", from, (int)length, package);
    to = arena_print(a, "%s/%.*s", to, (int)length, package);
  }
  const char *path = arena_print(a, "%s/%s", to, base);
  return link_all(a, from, to, base, strlen(base)) && write_text(path, text) ? path
                                                                             : NULL;
}

bool changed_source_open(changed_source *c, const char *file, const char *text,
                         diag_sink *sink) {
  arena *a = &c->arena;
  arena_init(a);
  const char *temporary = getenv("TMPDIR");
  char *folder = arena_print(a, "%s/glassbox-changed-XXXXXX",
                             temporary && *temporary ? temporary : "/tmp");
  c->path = NULL;
  c->folder = mkdtemp(folder) ? folder : NULL;
  if (!c->folder)
    diag_error(sink, NO_PLACE, "cannot make a folder '%s': %s", folder, strerror(errno));
  else if (!(c->path = lay_out(a, arena_print(a, "%s/root", folder), file, text)))
    diag_error(sink, NO_PLACE, "cannot write the changed source below '%s': %s", folder,
               strerror(errno));
  return c->path;
}

void changed_source_close(changed_source *c) {
  if (c->folder)
    cache_remove_tree(c->folder);
  arena_release(&c->arena);
}
