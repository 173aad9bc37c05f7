/* The JDK's run-time image, lib/modules: the classes of all modules in one file,
 * uncompressed, behind a perfect hash table. The JVM itself reads it. It is
 * mapped, not read, so opening it costs next to nothing whatever its size.
 *
 * Layout, in the byte order of the machine: a header of seven words; the redirect
 * table; the table of offsets into the locations; the locations, strings of
 * attributes; the texts, NUL-terminated; the contents. A location's name is
 * /module/parent/base.extension, its parts being offsets of texts. A name is
 * looked up by its hash (FNV): the redirect table gives a position, or the seed
 * of a second hash that has no collisions. /packages/a.b lists the modules that
 * have package a.b.
 */
#include "base/memory.h"
#include "java/class_source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_SEED = 0x01000193 };
static const size_t header_size = 28; /* bytes */
static const uint32_t image_magic = 0xcafedada;

/* Attributes of a location: a byte (kind << 3 | length - 1), and the value, the
 * highest byte first. */
enum {
  PART_END,
  PART_MODULE,
  PART_PARENT,
  PART_BASE,
  PART_EXTENSION,
  PART_OFFSET,
  PART_COMPRESSED,
  PART_SIZE,
  PART_COUNT
};

typedef struct image {
  class_source base;
  uint8_t *bytes;
  size_t size;
  uint32_t slots; /* of both tables */
  uint32_t locations_size, texts_size;
  const uint8_t *redirect, *offsets, *locations, *texts, *contents;
} image;

static uint32_t word(const uint8_t *table, uint32_t index) {
  uint32_t w;
  memcpy(&w, table + 4 * (size_t)index, 4);
  return w;
}

static uint32_t hash_of(const char *text, uint32_t seed) {
  for (; *text; text++)
    seed = (seed * FIRST_SEED) ^ (uint8_t)*text;
  return seed & 0x7fffffff;
}

static bool read_location(const image *m, uint32_t offset, uint64_t *parts) {
  memset(parts, 0, PART_COUNT * sizeof *parts);
  const uint8_t *at = m->locations + offset, *end = m->locations + m->locations_size;
  while (at < end && *at >> 3 != PART_END) {
    unsigned kind = *at >> 3, length = (*at & 7) + 1u;
    if (kind >= PART_COUNT || (size_t)(end - at) <= length)
      return false;
    for (at++; length; length--, at++)
      parts[kind] = parts[kind] << 8 | *at;
  }
  return at < end;
}

/* Takes the text at the offset off the front of *rest. */
static bool take_text(const image *m, uint64_t offset, const char **rest) {
  if (offset >= m->texts_size)
    return false;
  const char *text = (const char *)m->texts + offset;
  size_t length = strlen(text); /* the last text ends with a NUL: see is_laid_out */
  if (strncmp(*rest, text, length))
    return false;
  *rest += length;
  return true;
}

static bool take_char(char c, const char **rest) {
  return *(*rest)++ == c;
}

static bool is_named(const image *m, const uint64_t *parts, const char *path) {
  const char *rest = path;
  if (parts[PART_MODULE] &&
      !(take_char('/', &rest) && take_text(m, parts[PART_MODULE], &rest) &&
        take_char('/', &rest)))
    return false;
  if (parts[PART_PARENT] &&
      !(take_text(m, parts[PART_PARENT], &rest) && take_char('/', &rest)))
    return false;
  if (!take_text(m, parts[PART_BASE], &rest))
    return false;
  if (parts[PART_EXTENSION] &&
      !(take_char('.', &rest) && take_text(m, parts[PART_EXTENSION], &rest)))
    return false;
  return !*rest;
}

static bool unreadable(const image *m, const char *path, const char *why) {
  diag_error(m->base.env.sink, (place){m->base.path, 0, 0},
             "cannot read %s of the JDK (%s): install the JDK again", path, why);
  return false;
}

/* The contents of the resource of this name: /java.base/java/lang/Object.class. False
 * when there is none; with an error when the image has lost it. */
static bool find_resource(const image *m, const char *path, class_bytes *out) {
  uint32_t slot = hash_of(path, FIRST_SEED) % m->slots;
  int32_t redirected = (int32_t)word(m->redirect, slot);
  if (redirected == 0)
    return false;
  slot = redirected < 0 ? (uint32_t)(-1 - (int64_t)redirected)
                        : hash_of(path, (uint32_t)redirected) % m->slots;
  uint64_t parts[PART_COUNT];
  if (slot >= m->slots || word(m->offsets, slot) >= m->locations_size ||
      !read_location(m, word(m->offsets, slot), parts) || !is_named(m, parts, path))
    return false;
  size_t room = (size_t)(m->bytes + m->size - m->contents);
  if (parts[PART_COMPRESSED])
    return unreadable(m, path, "the image is compressed");
  if (parts[PART_OFFSET] > room || parts[PART_SIZE] > room - parts[PART_OFFSET])
    return unreadable(m, path, "the image is cut off");
  out->bytes = m->contents + parts[PART_OFFSET];
  out->size = parts[PART_SIZE];
  return true;
}

/* The module that has the package of a class: pairs of words, whether the package
 * is empty there, and the module's name. */
static const char *module_of(const image *m, const char *class_name) {
  char path[1024] = "/packages/";
  const size_t at = strlen(path);
  const char *end = strrchr(class_name, '/');
  if (!end || (size_t)(end - class_name) >= sizeof path - at)
    return NULL;
  memcpy(path + at, class_name, (size_t)(end - class_name));
  for (char *slash = path + at; (slash = strchr(slash, '/'));)
    *slash = '.';
  class_bytes modules;
  if (!find_resource(m, path, &modules))
    return NULL;
  for (uint32_t i = 0; i + 1 < modules.size / 4; i += 2)
    if (word(modules.bytes, i) == 0 && word(modules.bytes, i + 1) < m->texts_size)
      return (const char *)m->texts + word(modules.bytes, i + 1);
  return NULL;
}

static bool find_in_module(image *m, const char *module, name class_name,
                           class_bytes *out) {
  char path[4096];
  class_bytes mapped;
  int length = snprintf(path, sizeof path, "/%s/%s.class", module, class_name->text);
  if (length >= (int)sizeof path || !find_resource(m, path, &mapped))
    return false;
  arena *a = m->base.env.arena;
  out->bytes = (const uint8_t *)arena_copy(a, (const char *)mapped.bytes, mapped.size);
  out->size = mapped.size;
  out->origin = arena_print(a, "%s!%s", m->base.path, path + 1);
  return true;
}

static bool find_in_image(class_source *base, name class_name, class_bytes *out) {
  image *m = (image *)base;
  if (find_in_module(m, "java.base", class_name, out))
    return true;
  const char *module = module_of(m, class_name->text);
  return module && find_in_module(m, module, class_name, out);
}

static void delete_image(class_source *base) {
  image *m = (image *)base;
  munmap(m->bytes, m->size);
  memory_free(m);
}

/* Finds the parts of the index; false when they do not fit into the file. */
static bool is_laid_out(image *m) {
  if (m->size < header_size || word(m->bytes, 0) != image_magic)
    return false;
  m->slots = word(m->bytes, 4);
  m->locations_size = word(m->bytes, 5);
  m->texts_size = word(m->bytes, 6);
  uint64_t index =
      header_size + 8 * (uint64_t)m->slots + m->locations_size + (uint64_t)m->texts_size;
  if (!m->slots || !m->texts_size || index > m->size)
    return false;
  m->redirect = m->bytes + header_size;
  m->offsets = m->redirect + 4 * (size_t)m->slots;
  m->locations = m->offsets + 4 * (size_t)m->slots;
  m->texts = m->locations + m->locations_size;
  m->contents = m->texts + m->texts_size;
  return m->texts[m->texts_size - 1] == 0;
}

class_source *jimage_source_new(source_env env, const char *path) {
  place where = {path, 0, 0};
  struct stat s;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  void *bytes = MAP_FAILED;
  errno = file < 0 ? errno : ENODATA; /* said of an empty file */
  if (file >= 0 && !fstat(file, &s) && s.st_size > 0)
    bytes = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  int error = errno;
  if (file >= 0)
    close(file);
  if (bytes == MAP_FAILED && error == ENOMEM)
    memory_exhausted();
  if (bytes == MAP_FAILED) {
    diag_error(env.sink, where,
               "cannot read the JDK's classes (%s): install the JDK again",
               strerror(error));
    return NULL;
  }
  image *m = memory_new(image);
  m->base = (class_source){env, arena_copy(env.arena, path, strlen(path)), find_in_image,
                           NULL, delete_image};
  m->bytes = bytes;
  m->size = (size_t)s.st_size;
  if (is_laid_out(m))
    return &m->base;
  diag_error(env.sink, where,
             "this is no run-time image of a JDK: install the JDK again");
  delete_image(&m->base);
  return NULL;
}
