/* A class file knows only the last part of its source's path. Which of the user's files
 * that is, the package decides: a/b/C.java fits class a/b/C better than c/C.java. */
#include "report/source.h"

#include "java/java.h"
#include "report/jdk_source.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct source_file {
  const char *path;
  uint32_t count;
  const char **lines; /* [count]; NULL when it could not be read */
} source_file;

static void keep_text(source *, const char *path, char *text);

void source_init(source *s, const report_sources *paths) {
  *s = (source){.paths = paths};
  arena_init(&s->arena);
}

void source_release(source *s) {
  map_release(&s->files);
  map_release(&s->library);
  arena_release(&s->arena);
}

/* How many characters the ends of both have in common. */
static size_t common_end(const char *a, const char *b) {
  size_t x = strlen(a), y = strlen(b), n = 0;
  while (n < x && n < y && a[x - n - 1] == b[y - n - 1])
    n++;
  return n;
}

/* The user's file with the longest end in common with package/file; NULL when none is
 * called so, or when two fit equally well. */
static const char *best_path(const source *s, const char *wanted, const char *file) {
  const char *best = NULL;
  size_t most = 0;
  for (uint32_t i = 0; s->paths && i < s->paths->count; i++) {
    const char *path = s->paths->paths[i], *slash = strrchr(path, '/');
    if (strcmp(slash ? slash + 1 : path, file) != 0)
      continue;
    size_t common = common_end(path, wanted);
    if (best && common == most && strcmp(best, path) != 0)
      return NULL;
    if (!best || common > most) {
      best = path;
      most = common;
    }
  }
  return best;
}

/* The bare name of a class of the JDK, whose text is that of the file in its package. */
static const char *library_path(source *s, const ir_class *c, const char *in_package) {
  const uint64_t *known = map_get(&s->library, map_address(c));
  if (known)
    return (const char *)(uintptr_t)*known;
  const char *path = arena_copy(&s->arena, c->file, strlen(c->file));
  map_put(&s->library, map_address(c), map_address(path));
  keep_text(s, path, jdk_source_text(&s->arena, in_package));
  return path;
}

const char *source_path(source *s, const ir_class *c) {
  if (!c->file)
    return NULL;
  const char *slash = strrchr(c->name->text, '/');
  int package = slash ? (int)(slash + 1 - c->name->text) : 0;
  const char *wanted = arena_print(&s->arena, "/%.*s%s", package, c->name->text, c->file);
  const char *path = best_path(s, wanted, c->file);
  if (!path && c->origin && java_info(c)->from_jdk)
    return library_path(s, c, wanted + 1);
  return path ? path : c->file;
}

const char *source_path_called(source *s, const char *file) {
  const char *path = best_path(s, file, file);
  return path ? path : file;
}

/* The whole file, NUL-terminated; NULL when it cannot be read. */
static char *read_all(arena *a, const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = NULL;
  if (!f)
    return NULL;
  if (!fseek(f, 0, SEEK_END)) {
    long size = ftell(f);
    rewind(f);
    text = size < 0 ? NULL : arena_alloc(a, (size_t)size + 1);
    if (text && fread(text, 1, (size_t)size, f) != (size_t)size)
      text = NULL;
  }
  fclose(f);
  return text;
}

/* The lines of a text, which may be NULL and is cut into them. */
static void keep_text(source *s, const char *path, char *text) {
  source_file *file = arena_new(&s->arena, source_file);
  file->path = path;
  for (const char *c = text; c && *c; c++)
    file->count += *c == '\n' || !c[1];
  file->lines = arena_new_array(&s->arena, const char *, file->count);
  for (uint32_t i = 0; i < file->count; i++) {
    file->lines[i] = text;
    text += strcspn(text, "\n");
    if (*text)
      *text++ = 0;
  }
  map_put(&s->files, map_address(path), map_address(file));
}

/* NULL: it is neither the user's nor the JDK's. */
static const source_file *open_file(source *s, const char *path) {
  const uint64_t *known = map_get(&s->files, map_address(path));
  for (uint32_t i = 0; !known && s->paths && i < s->paths->count; i++)
    if (s->paths->paths[i] == path) {
      keep_text(s, path, read_all(&s->arena, path));
      known = map_get(&s->files, map_address(path));
    }
  return known ? (const source_file *)(uintptr_t)*known : NULL;
}

const char *source_line(source *s, const char *path, uint32_t line) {
  const source_file *file = open_file(s, path);
  if (!file || !line || line > file->count)
    return NULL;
  const char *text = file->lines[line - 1];
  while (isspace((unsigned char)*text))
    text++;
  size_t length = strlen(text);
  while (length && isspace((unsigned char)text[length - 1]))
    length--;
  return arena_copy(&s->arena, text, length);
}
