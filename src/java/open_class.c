/* Opens class files: walks over the bytes as far as the flags of fields and nested
 * classes, and writes the copies that javac is to see. */
#include "java/open_class.h"

#include "base/map.h"
#include "java/classfile.h"
#include "java/source_text.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* A position in the bytes; `at` runs past `size` when the file is too short. */
typedef struct cursor {
  uint8_t *bytes;
  size_t size, at;
} cursor;

static uint32_t take(cursor *c, size_t width) {
  uint32_t v = 0;
  for (size_t i = 0; i < width; i++, c->at++)
    v = v << 8 | (c->at < c->size ? c->bytes[c->at] : 0);
  return v;
}

static void make_public(cursor *c) {
  if (c->at + 2 <= c->size) {
    c->bytes[c->at + 1] &= (uint8_t) ~(ACC_PRIVATE | ACC_PROTECTED);
    c->bytes[c->at + 1] |= ACC_PUBLIC;
  }
  c->at += 2;
}

/* Skips the constant pool; *inner: index of the text "InnerClasses", or 0. */
static bool skip_pool(cursor *c, uint32_t *inner) {
  uint32_t count = take(c, 2);
  for (uint32_t i = 1; i < count && c->at < c->size; i++) {
    switch (take(c, 1)) {
    case POOL_UTF8: {
      size_t length = take(c, 2);
      if (length == 12 && c->at + 12 <= c->size &&
          !memcmp(c->bytes + c->at, "InnerClasses", 12))
        *inner = i;
      c->at += length;
      break;
    }
    case POOL_LONG:
    case POOL_DOUBLE: c->at += 8, i++; break;
    case POOL_CLASS:
    case POOL_STRING:
    case POOL_METHOD_TYPE:
    case POOL_MODULE:
    case POOL_PACKAGE: c->at += 2; break;
    case POOL_METHOD_HANDLE: c->at += 3; break;
    default: c->at += 4;
    }
  }
  return c->at < c->size;
}

static void skip_attributes(cursor *c) {
  for (uint32_t n = take(c, 2); n && c->at < c->size; n--) {
    c->at += 2;
    size_t length = take(c, 4);
    c->at += length;
  }
}

static void skip_members(cursor *c, bool open) {
  for (uint32_t n = take(c, 2); n && c->at < c->size; n--) {
    if (open)
      make_public(c);
    else
      c->at += 2;
    c->at += 4;
    skip_attributes(c);
  }
}

static void open_inner(cursor *c, uint32_t inner) {
  for (uint32_t n = take(c, 2); n && c->at < c->size; n--) {
    uint32_t name_ = take(c, 2);
    size_t length = take(c, 4), end = c->at + length;
    if (inner && name_ == inner)
      for (uint32_t k = take(c, 2); k && c->at < c->size; k--) {
        c->at += 6;
        make_public(c);
      }
    c->at = end;
  }
}

bool open_class(uint8_t *bytes, size_t size) {
  cursor c = {bytes, size, 8};
  uint32_t inner = 0;
  if (!skip_pool(&c, &inner))
    return false;
  make_public(&c);
  c.at += 4;
  size_t interfaces = take(&c, 2);
  c.at += 2 * interfaces;
  skip_members(&c, true);
  skip_members(&c, false);
  open_inner(&c, inner);
  return c.at == size;
}

/* Names in the source. */

/* The class `prefix` + `written`, with the last dots standing for nesting if need be:
 * a.b.C.D is a/b/C/D, a/b/C$D, a/b$C$D or a$b$C$D. Takes the text. */
static name find_written(classpath *path, name_table *names, char *text) {
  for (char *p = text; *p; p++)
    if (*p == '.')
      *p = '/';
  name found = NULL;
  for (char *slash = text; !found && slash;) {
    class_bytes bytes;
    name candidate = name_mk(names, text);
    if (classpath_find(path, candidate, &bytes))
      found = candidate;
    slash = strrchr(text, '/');
    if (slash)
      *slash = '$';
  }
  memory_free(text);
  return found;
}

/* As javac looks for it: a single import, the same package, imports on demand,
 * java.lang, the full name. */
static name find_meant(classpath *path, name_table *names, const char *source,
                       const char *written) {
  size_t head = strcspn(written, "."), n;
  name found = NULL;
  const char *at = source;
  while (!found && (n = source_next_named(&at, "import")))
    if (n > head && at[n - head - 1] == '.' && !strncmp(at + n - head, written, head))
      found =
          find_written(path, names, memory_print("%.*s%s", (int)n, at, written + head));
  at = source;
  if (!found && (n = source_next_named(&at, "package")))
    found = find_written(path, names, memory_print("%.*s.%s", (int)n, at, written));
  at = source;
  while (!found && (n = source_next_named(&at, "import")))
    if (at[n - 1] == '.' && at[n] == '*')
      found = find_written(path, names, memory_print("%.*s%s", (int)n, at, written));
  if (!found)
    found = find_written(path, names, memory_print("java.lang.%s", written));
  return found ? found : find_written(path, names, memory_copy_text(written));
}

void open_class_requests(classpath *path, name_table *names, const char *source,
                         open_request_vector *out) {
  char *text = source_without_comments(source);
  uint32_t line = 1;
  const char *counted = text;
  for (const char *at = text; (at = strstr(at, "SpecFor"));) {
    at = source_skip_space(at + strlen("SpecFor"));
    if (*at != '(')
      continue;
    at = source_skip_space(at + 1);
    const char *value = at + strlen("value");
    if (!strncmp(at, "value", 5) && *source_skip_space(value) == '=')
      at = source_skip_space(source_skip_space(value) + 1);
    size_t length = source_name_length(at);
    if (length <= 6 || strncmp(at + length - 6, ".class", 6))
      continue;
    for (; counted < at; counted++)
      line += *counted == '\n';
    char *written = memory_print("%.*s", (int)(length - 6), at);
    open_request r = {.written = name_mk(names, written), .line = line};
    r.found = find_meant(path, names, text, written);
    vec_push(out, r);
    memory_free(written);
  }
  memory_free(text);
}

/* Writing. */

static bool write_copy(const char *folder, name class_name, const class_bytes *bytes) {
  uint8_t *copy = memory_alloc(bytes->size);
  memcpy(copy, bytes->bytes, bytes->size);
  char *path = memory_print("%s/%s.class", folder, class_name->text);
  for (char *slash = path + strlen(folder); (slash = strchr(slash + 1, '/'));) {
    *slash = 0;
    mkdir(path, 0777);
    *slash = '/';
  }
  bool good = true;
  if (open_class(copy, bytes->size)) {
    FILE *f = fopen(path, "wb");
    good = f && fwrite(copy, 1, bytes->size, f) == bytes->size;
    good = f && !fclose(f) && good;
  }
  memory_free(copy);
  memory_free(path);
  return good;
}

static void add_name(name_vector *all, map *known, name n) {
  if (!n || map_get(known, map_address(n)))
    return;
  map_put(known, map_address(n), 1);
  vec_push(all, n);
}

bool open_class_write(classpath *path, name_table *names,
                      const open_request_vector *wanted, const char *folder,
                      char_vector *origins) {
  arena a;
  arena_init(&a);
  name_vector all = {0};
  map known = {0};
  diag_sink silent = {0};
  vec_each (open_request, r, wanted)
    add_name(&all, &known, r->found);
  bool good = true;
  for (uint32_t i = 0; good && i < all.size; i++) {
    class_bytes bytes;
    classfile *c =
        classpath_find(path, all.data[i], &bytes)
            ? classfile_read(&a, names, bytes.bytes, bytes.size, bytes.origin, &silent)
            : NULL;
    if (!c)
      continue;
    good = write_copy(folder, all.data[i], &bytes);
    for (const char *at = bytes.origin; *at; at++)
      vec_push(origins, *at);
    vec_push(origins, '\n');
    if (c->super_name && c->super_name != name_mk(names, "java/lang/Object"))
      add_name(&all, &known, c->super_name);
    for (uint16_t k = 0; k < c->inner_count; k++)
      if (c->inners[k].outer == all.data[i])
        add_name(&all, &known, c->inners[k].inner);
  }
  vec_release(&all);
  map_release(&known);
  arena_release(&a);
  return good;
}
