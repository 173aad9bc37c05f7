/* Classes in zip files: jars, and the JDK's jmods, which are zips behind four
 * bytes with their classes under classes/. Versioned classes (META-INF/versions)
 * are not looked at.
 *
 * minizip finds an entry by walking the archive's directory. It is walked once, when the
 * first class is asked for, and where each class lies is remembered. */
#include "base/map.h"
#include "java/class_source.h"
#include "java/zip_mapped.h"

#include <assert.h>
#include <string.h>

typedef struct zip_classes {
  class_source base;
  unzFile zip;
  const char *prefix; /* of all entries: "" or "classes/" */
  bool is_walked;
  map at;             /* name of a class -> number in positions */
  name_vector listed; /* the classes, in order */
  vector(unz64_file_pos) positions;
} zip_classes;

static bool unreadable(zip_classes *s, const char *origin, const char *why) {
  diag_error(s->base.env.sink, (place){origin, 0, 0},
             "cannot unpack this class (%s): make the file anew", why);
  return false;
}

static void note_entry(zip_classes *s, const char *entry) {
  size_t prefix = strlen(s->prefix);
  unz64_file_pos position;
  if (strncmp(entry, s->prefix, prefix) || !strncmp(entry, "META-INF/", 9) ||
      unzGetFilePos64(s->zip, &position) != UNZ_OK)
    return;
  name n = class_name_of_path(s->base.env.names, entry + prefix);
  if (!n || map_get(&s->at, map_address(n)))
    return;
  map_put(&s->at, map_address(n), s->positions.size);
  vec_push(&s->positions, position);
  vec_push(&s->listed, n);
}

static void walk(zip_classes *s) {
  char entry[4096];
  if (s->is_walked)
    return;
  s->is_walked = true;
  for (int more = unzGoToFirstFile(s->zip); more == UNZ_OK;
       more = unzGoToNextFile(s->zip)) {
    unz_file_info64 info;
    if (unzGetCurrentFileInfo64(s->zip, &info, entry, sizeof entry, NULL, 0, NULL, 0) !=
        UNZ_OK)
      break;
    if (info.size_filename < sizeof entry)
      note_entry(s, entry);
  }
}

/* NULL: done. Closing the entry compares its checksum. */
static const char *unpack(zip_classes *s, uint8_t *bytes, size_t size) {
  if (unzOpenCurrentFile(s->zip) != UNZ_OK)
    return "its place is wrong, or it is compressed in an unknown way";
  int got = 1;
  size_t done = 0;
  while (done < size && got > 0) {
    got = unzReadCurrentFile(s->zip, bytes + done, (unsigned)(size - done));
    done += got > 0 ? (size_t)got : 0;
  }
  int closed = unzCloseCurrentFile(s->zip);
  return got < 0                  ? "its compressed data are damaged"
         : done < size            ? "its size is wrong"
         : closed == UNZ_OK       ? NULL
         : closed == UNZ_CRCERROR ? "its checksum is wrong"
                                  : "it cannot be closed";
}

static bool find_in_zip(class_source *base, name class_name, class_bytes *out) {
  zip_classes *s = (zip_classes *)base;
  walk(s);
  const uint64_t *number = map_get(&s->at, map_address(class_name));
  if (!number)
    return false;
  out->origin = arena_print(base->env.arena, "%s!%s%s.class", base->path, s->prefix,
                            class_name->text);
  unz_file_info64 info;
  if (unzGoToFilePos64(s->zip, &s->positions.data[*number]) != UNZ_OK ||
      unzGetCurrentFileInfo64(s->zip, &info, NULL, 0, NULL, 0, NULL, 0) != UNZ_OK)
    return unreadable(s, out->origin, "its entry is damaged");
  if (info.uncompressed_size > LARGEST_CLASS_FILE)
    return unreadable(s, out->origin, "it is too large");
  size_t size = (size_t)info.uncompressed_size;
  uint8_t *bytes = arena_alloc(base->env.arena, size);
  const char *why = unpack(s, bytes, size);
  if (why)
    return unreadable(s, out->origin, why);
  out->bytes = bytes;
  out->size = size;
  return true;
}

static void list_zip(class_source *base, name_vector *out) {
  zip_classes *s = (zip_classes *)base;
  walk(s);
  vec_each (name, n, &s->listed)
    vec_push(out, *n);
}

static void delete_zip(class_source *base) {
  zip_classes *s = (zip_classes *)base;
  unzClose(s->zip);
  map_release(&s->at);
  vec_release(&s->listed);
  vec_release(&s->positions);
  memory_free(s);
}

static bool is_jmod(const char *path) {
  size_t length = strlen(path);
  return length > 5 && !strcmp(path + length - 5, ".jmod");
}

class_source *zip_source_new(source_env env, const char *path) {
  unzFile zip = zip_mapped_open(path);
  if (!zip) {
    diag_error(env.sink, (place){path, 0, 0},
               "cannot read this archive (Not a zip archive): give a .jar of classes");
    return NULL;
  }
  zip_classes *s = memory_new(zip_classes);
  s->base = (class_source){env, arena_copy(env.arena, path, strlen(path)), find_in_zip,
                           list_zip, delete_zip};
  s->zip = zip;
  s->prefix = is_jmod(path) ? "classes/" : "";
  return &s->base;
}
