/* Looks into Java sources as far as words go: comments and texts are blanked out, and
 * what is left is searched for words. */
#include "java/source_text.h"

#include "base/memory.h"
#include "java/class_source.h"

#include <stdlib.h>
#include <string.h>

static bool is_name_char(char c) {
  return c == '.' || c == '_' || c == '$' || (c >= '0' && c <= '9') ||
         (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

size_t source_name_length(const char *at) {
  size_t n = 0;
  while (is_name_char(at[n]))
    n++;
  return n;
}

const char *source_skip_space(const char *at) {
  return at + strspn(at, " \t\r\n\f");
}

char *source_without_comments(const char *source) {
  char *text = memory_copy_text(source);
  for (char *at = text; *at;) {
    char *end = at + 1;
    if (at[0] == '/' && at[1] == '/')
      end = at + strcspn(at, "\n");
    else if (at[0] == '/' && at[1] == '*') {
      end = strstr(at + 2, "*/");
      end = end ? end + 2 : at + strlen(at);
    } else if (*at == '"' || *at == '\'') {
      while (*end && *end != *at && *end != '\n')
        end += end[0] == '\\' && end[1] ? 2 : 1;
      end += *end == *at;
    } else {
      at++;
      continue;
    }
    for (; at < end; at++)
      if (*at != '\n')
        *at = ' ';
  }
  return text;
}

size_t source_next_named(const char **at, const char *word) {
  for (const char *from = *at; (*at = strstr(*at, word));) {
    bool whole = *at == from || !is_name_char((*at)[-1]);
    *at += strlen(word);
    const char *start = source_skip_space(*at);
    size_t length = source_name_length(start);
    if (whole && start > *at && length) {
      *at = start;
      return length;
    }
  }
  return 0;
}

const char *source_package(arena *a, const char *file) {
  class_bytes bytes;
  if (!file_read(a, file, &bytes))
    return "";
  char *text =
      source_without_comments(arena_copy(a, (const char *)bytes.bytes, bytes.size));
  const char *at = text;
  size_t length = source_next_named(&at, "package");
  char *package = length ? arena_print(a, "%.*s/", (int)length, at) : "";
  for (size_t i = 0; i < length; i++)
    if (package[i] == '.')
      package[i] = '/';
  memory_free(text);
  return package;
}

static char *folder_of(arena *a, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash == path ? "/" : slash ? arena_copy(a, path, (size_t)(slash - path)) : ".";
}

/* a for a/p/B.java and p/; NULL: the path does not end like this. */
static const char *root_in(arena *a, const char *path, const char *package) {
  const char *slash = strrchr(path, '/');
  size_t folder = slash ? (size_t)(slash - path) + 1 : 0, length = strlen(package);
  if (folder < length || strncmp(path + folder - length, package, length))
    return NULL;
  size_t left = folder - length;
  if (left && path[left - 1] != '/')
    return NULL;
  return left == 0 ? "." : left == 1 ? "/" : arena_copy(a, path, left - 1);
}

const char *source_root(arena *a, const char *file, const char *package) {
  const char *root = root_in(a, file, package);
  if (root)
    return root;
  char *real = realpath(file, NULL); /* from within the package's folder */
  root = real ? root_in(a, real, package) : NULL;
  free(real);
  return root ? root : folder_of(a, file);
}
