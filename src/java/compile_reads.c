/* Where javac looked for the names in the sources, or would have looked if there had been
 * something: the folders of packages below each element of the path.
 *
 * A name without dots is looked for in the source's own package and in those that are
 * imported; of a name with dots each beginning may be a package. Below an element, the
 * beginnings are followed as far as there are folders: the first that is not there is
 * noted too, as the deeper ones need it. What is read of class files, by the packages of
 * those that were read. */
#include "java/compile.h"

#include "base/map.h"
#include "base/memory.h"
#include "base/name.h"
#include "java/class_source.h"
#include "java/source_text.h"

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>

typedef struct looking {
  const compilation *compilation;
  char_vector *reads;
  name_table names;
  map noted; /* names: folders */
  path_vector roots;
} looking;

static bool is_folder(const char *path) {
  struct stat s;
  return !stat(path, &s) && S_ISDIR(s.st_mode);
}

static void add_roots(looking *l, const char *path) {
  for (const char *at = path; *at;) {
    size_t length = strcspn(at, ":");
    const char *root = arena_copy(l->compilation->arena, at, length);
    if (!length || (is_folder(root) && !strstr(root, l->compilation->cache))) {
      root = length ? root : ".";
      bool known = false;
      vec_each (const char *, r, &l->roots)
        known |= !strcmp(*r, root);
      if (!known)
        vec_push(&l->roots, root);
    }
    at += length + (at[length] == ':');
  }
}

static void note_folder(looking *l, const char *path) {
  name n = name_mk(&l->names, path);
  if (map_get(&l->noted, map_address(n)))
    return;
  map_put(&l->noted, map_address(n), 1);
  for (const char *at = path; *at; at++)
    vec_push(l->reads, *at);
  vec_push(l->reads, '/');
  vec_push(l->reads, '\n');
}

/* The folders of the package and of those around it, below each root. */
static void note_package(looking *l, const char *package, size_t length) {
  vec_each (const char *, r, &l->roots) {
    for (size_t end = 0; end < length; end++) {
      end += strcspn(package + end, "/.");
      end = end < length ? end : length;
      char *path = memory_print("%s/%.*s", *r, (int)end, package);
      for (char *dot = path + strlen(*r); (dot = strchr(dot, '.'));)
        *dot = '/';
      note_folder(l, path);
      bool there = is_folder(path);
      memory_free(path);
      if (!there)
        break;
    }
  }
}

/* The names with dots in the source: all but the last part may be packages. */
static void note_names(looking *l, const char *file) {
  arena scratch;
  class_bytes bytes;
  arena_init(&scratch);
  if (file_read(&scratch, file, &bytes)) {
    char *text = source_without_comments(
        arena_copy(&scratch, (const char *)bytes.bytes, bytes.size));
    for (const char *at = text; *at; at += !!*at) {
      size_t length = source_name_length(at);
      const char *dot = length ? memrchr(at, '.', length) : NULL;
      if (dot && dot > at && !(at[0] >= '0' && at[0] <= '9'))
        note_package(l, at, (size_t)(dot - at));
      at += length;
    }
    memory_free(text);
    const char *package = source_package(&scratch, file);
    note_package(l, package, strlen(package));
  }
  arena_release(&scratch);
}

/* The package of a class or source below a root. */
static void note_beside(looking *l, const char *file) {
  vec_each (const char *, r, &l->roots) {
    size_t root = strlen(*r);
    if (strncmp(file, *r, root) || file[root] != '/')
      continue;
    const char *slash = strrchr(file, '/');
    const char *below = file + root + 1;
    if (slash > below)
      note_package(l, below, (size_t)(slash - below));
  }
}

void compile_add_folders(const compilation *c, char_vector *reads) {
  looking l = {.compilation = c, .reads = reads};
  add_roots(&l, c->sources);
  add_roots(&l, c->class_path);
  vec_each (const char *, r, &l.roots)
    note_folder(&l, *r);
  for (size_t i = 0; i < c->count; i++)
    note_names(&l, c->files[i]);
  size_t files = reads->size;
  char *read = memory_print("%.*s", (int)files, reads->data);
  for (char *line = read, *end; (end = strchr(line, '\n')); line = end + 1) {
    *end = 0;
    if (end > line && end[-1] == '/')
      continue;
    note_beside(&l, line);
    if (end - line > 5 && !strcmp(end - 5, ".java"))
      note_names(&l, line);
  }
  memory_free(read);
  vec_release(&l.roots);
  map_release(&l.noted);
  name_table_release(&l.names);
}
