/* A class file knows only the last part of its source's path. Which of the user's files
 * that is, the package decides: a/b/C.java fits class a/b/C better than c/C.java. */
#include "report/source.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct source_file {
  const char *path;
  uint32_t count;
  const char **lines; /* [count]; NULL when it could not be read */
} source_file;

void source_init(source *s, const report_sources *paths) {
  *s = (source){.paths = paths};
  arena_init(&s->arena);
}

void source_release(source *s) {
  map_release(&s->files);
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

const char *source_path(source *s, const ir_class *c) {
  if (!c->file)
    return NULL;
  const char *slash = strrchr(c->name->text, '/');
  int package = slash ? (int)(slash + 1 - c->name->text) : 0;
  const char *wanted = arena_print(&s->arena, "/%.*s%s", package, c->name->text, c->file);
  const char *path = best_path(s, wanted, c->file);
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

static const source_file *open_file(source *s, const char *path) {
  const uint64_t *known = map_get(&s->files, map_address(path));
  if (known)
    return (const source_file *)(uintptr_t)*known;
  source_file *file = arena_new(&s->arena, source_file);
  file->path = path;
  char *text = read_all(&s->arena, path);
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
  return file;
}

const char *source_line(source *s, const char *path, uint32_t line) {
  bool is_users = false;
  for (uint32_t i = 0; s->paths && i < s->paths->count; i++)
    is_users = is_users || s->paths->paths[i] == path;
  const source_file *file = is_users ? open_file(s, path) : NULL;
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
