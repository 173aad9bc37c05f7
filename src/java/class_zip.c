/* Classes in zip files: jars, and the JDK's jmods, which are zips behind four
 * bytes with their classes under classes/. Versioned classes (META-INF/versions)
 * are not looked at.
 */
#include "java/class_source.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <zip.h>

typedef struct zip_classes {
  class_source base;
  zip_t *zip;
  const char *prefix; /* of all entries: "" or "classes/" */
} zip_classes;

static bool unreadable(zip_classes *s, const char *origin, const char *why) {
  diag_error(s->base.env.sink, (place){origin, 0, 0},
             "cannot unpack this class (%s): make the file anew", why);
  return false;
}

static bool unpack(zip_classes *s, zip_uint64_t index, size_t size, class_bytes *out) {
  zip_file_t *f = zip_fopen_index(s->zip, index, 0);
  if (!f)
    return unreadable(s, out->origin, zip_strerror(s->zip));
  uint8_t *bytes = arena_alloc(s->base.env.arena, size);
  zip_int64_t got = zip_fread(f, bytes, size);
  uint8_t beyond; /* reading to the very end makes libzip compare the checksum */
  bool good = got == (zip_int64_t)size && zip_fread(f, &beyond, 1) == 0;
  if (!good)
    unreadable(s, out->origin,
               got < 0 || zip_error_code_zip(zip_file_get_error(f))
                   ? zip_file_strerror(f)
                   : "its size is wrong");
  zip_fclose(f);
  out->bytes = bytes;
  out->size = size;
  return good;
}

static bool find_in_zip(class_source *base, name class_name, class_bytes *out) {
  zip_classes *s = (zip_classes *)base;
  char entry[4096];
  int length = snprintf(entry, sizeof entry, "%s%s.class", s->prefix, class_name->text);
  if (length >= (int)sizeof entry)
    return false;
  zip_int64_t index = zip_name_locate(s->zip, entry, 0);
  if (index < 0)
    return false;
  zip_stat_t stat;
  out->origin = arena_print(base->env.arena, "%s!%s", base->path, entry);
  if (zip_stat_index(s->zip, (zip_uint64_t)index, 0, &stat) ||
      !(stat.valid & ZIP_STAT_SIZE))
    return unreadable(s, out->origin, zip_strerror(s->zip));
  if (stat.size > LARGEST_CLASS_FILE)
    return unreadable(s, out->origin, "it is too large");
  return unpack(s, (zip_uint64_t)index, (size_t)stat.size, out);
}

static void list_zip(class_source *base, name_vector *out) {
  zip_classes *s = (zip_classes *)base;
  size_t prefix = strlen(s->prefix);
  zip_int64_t count = zip_get_num_entries(s->zip, 0);
  for (zip_int64_t i = 0; i < count; i++) {
    const char *entry = zip_get_name(s->zip, (zip_uint64_t)i, 0);
    if (!entry || strncmp(entry, s->prefix, prefix) || !strncmp(entry, "META-INF/", 9))
      continue;
    name n = class_name_of_path(base->env.names, entry + prefix);
    if (n)
      vec_push(out, n);
  }
}

static void delete_zip(class_source *base) {
  zip_discard(((zip_classes *)base)->zip);
  memory_free(base);
}

static bool is_jmod(const char *path) {
  char magic[4] = {0};
  FILE *f = fopen(path, "rb");
  bool is = f && fread(magic, 1, 4, f) == 4 && !memcmp(magic, "JM\1\0", 4);
  if (f)
    fclose(f);
  return is;
}

class_source *zip_source_new(source_env env, const char *path) {
  bool jmod = is_jmod(path);
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *bytes = zip_source_file_create(path, jmod ? 4 : 0, -1, &error);
  zip_t *zip = bytes ? zip_open_from_source(bytes, ZIP_RDONLY, &error) : NULL;
  if (!zip) {
    diag_error(env.sink, (place){path, 0, 0},
               "cannot read this archive (%s): give a .jar of classes",
               zip_error_strerror(&error));
    zip_source_free(bytes);
    zip_error_fini(&error);
    return NULL;
  }
  zip_error_fini(&error);
  zip_classes *s = memory_new(zip_classes);
  s->base = (class_source){env, arena_copy(env.arena, path, strlen(path)), find_in_zip,
                           list_zip, delete_zip};
  s->zip = zip;
  s->prefix = jmod ? "classes/" : "";
  return &s->base;
}
