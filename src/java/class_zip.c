/* Classes in zip files: jars, and the JDK's jmods, which are zips behind four
 * bytes with their classes under classes/. Versioned classes (META-INF/versions)
 * are not looked at.
 */
#include "java/class_source.h"
#include "java/zip_archive.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

typedef struct zip_classes {
  class_source base;
  zip_archive *zip;
  const char *prefix; /* of all entries: "" or "classes/" */
} zip_classes;

static bool unreadable(zip_classes *s, const char *origin, const char *why) {
  diag_error(s->base.env.sink, (place){origin, 0, 0},
             "cannot unpack this class (%s): make the file anew", why);
  return false;
}

static bool find_in_zip(class_source *base, name class_name, class_bytes *out) {
  zip_classes *s = (zip_classes *)base;
  char entry[4096];
  int length = snprintf(entry, sizeof entry, "%s%s.class", s->prefix, class_name->text);
  zip_entry found;
  if (length >= (int)sizeof entry || !zip_archive_find(s->zip, entry, &found))
    return false;
  out->origin = arena_print(base->env.arena, "%s!%s", base->path, entry);
  if (found.size > LARGEST_CLASS_FILE)
    return unreadable(s, out->origin, "it is too large");
  uint8_t *bytes = arena_alloc(base->env.arena, found.size);
  const char *why;
  if (!zip_archive_unpack(s->zip, &found, bytes, &why))
    return unreadable(s, out->origin, why);
  out->bytes = bytes;
  out->size = found.size;
  return true;
}

static void list_zip(class_source *base, name_vector *out) {
  zip_classes *s = (zip_classes *)base;
  size_t prefix = strlen(s->prefix);
  zip_entry e;
  for (size_t at = 0; zip_archive_next(s->zip, &at, &e);) {
    if (e.length < prefix || memcmp(e.name, s->prefix, prefix) ||
        (e.length >= 9 && !memcmp(e.name, "META-INF/", 9)))
      continue;
    char *entry = memory_print("%.*s", (int)(e.length - prefix), e.name + prefix);
    name n = class_name_of_path(base->env.names, entry);
    memory_free(entry);
    if (n)
      vec_push(out, n);
  }
}

static void delete_zip(class_source *base) {
  zip_archive_close(((zip_classes *)base)->zip);
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
  const char *why;
  zip_archive *zip = zip_archive_open(path, jmod ? 4 : 0, &why);
  if (!zip) {
    diag_error(env.sink, (place){path, 0, 0},
               "cannot read this archive (%s): give a .jar of classes", why);
    return NULL;
  }
  zip_classes *s = memory_new(zip_classes);
  s->base = (class_source){env, arena_copy(env.arena, path, strlen(path)), find_in_zip,
                           list_zip, delete_zip};
  s->zip = zip;
  s->prefix = jmod ? "classes/" : "";
  return &s->base;
}
