/* A changed source needs its neighbours: the folder that its package is counted from is
 * made anew, with links to everything but the file itself and the folders that lead to
 * it. */
#include "cli/mutate_java.h"

#include "base/memory.h"
#include "java/cache_folder.h"
#include "java/source_text.h"

#include <dirent.h>
#include <errno.h>
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
  arena a;
  arena_init(&a);
  const char *temporary = getenv("TMPDIR");
  char *folder = (char *)arena_print(&a, "%s/glassbox-mutant-XXXXXX",
                                     temporary && *temporary ? temporary : "/tmp");
  int status = EXIT_INCONCLUSIVE;
  if (mkdtemp(folder)) {
    const char *path = lay_out(&a, arena_print(&a, "%s/root", folder), file, text);
    if (path)
      status = check_at(o, file, path, sink);
    else
      diag_error(sink, NO_PLACE, "cannot write the mutant below '%s': %s", folder,
                 strerror(errno));
    cache_remove_tree(folder);
  } else
    diag_error(sink, NO_PLACE, "cannot make a folder '%s': %s", folder, strerror(errno));
  arena_release(&a);
  return status;
}
