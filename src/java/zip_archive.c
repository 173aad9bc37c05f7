/* Reads zip archives.
 *
 * An archive ends with its directory and a record that says where the directory is:
 *
 *     local header, name, contents   for each entry
 *     directory entry, name          for each entry
 *     end record, comment
 *
 * All numbers are little-endian. The directory is read once, when something is looked
 * for, into a hash table from names to directory entries; local headers are looked at
 * for nothing but their length. Whatever a number says is compared with the size of the
 * file before it is believed.
 */
#include "java/zip_archive.h"

#include "base/memory.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum {
  LOCAL_SIZE = 30,
  ENTRY_SIZE = 46,
  END_SIZE = 22,
  LOCATOR_SIZE = 20,
  END64_SIZE = 56
};
enum { LONGEST_COMMENT = 0xffff, STORED = 0, DEFLATED = 8, ENCRYPTED = 1, WIDE = 1 };

struct zip_archive {
  const uint8_t *bytes; /* of the archive */
  size_t size;
  void *mapped;
  size_t mapped_size;
  size_t directory, directory_end;
  uint32_t *table; /* positions in the directory, plus 1; NULL before the first search */
  uint32_t capacity; /* a power of two */
};

static uint64_t number(const uint8_t *at, unsigned bytes) {
  uint64_t n = 0;
  while (bytes)
    n = n << 8 | at[--bytes];
  return n;
}

static bool is_signed(const uint8_t *at, uint8_t third, uint8_t fourth) {
  return at[0] == 'P' && at[1] == 'K' && at[2] == third && at[3] == fourth;
}

/* --- Opening ------------------------------------------------------------------ */

/* The 64-bit end record takes the place of the other one, which it precedes. */
static bool read_wide_end(zip_archive *z, size_t end) {
  if (end < LOCATOR_SIZE || !is_signed(z->bytes + end - LOCATOR_SIZE, 6, 7))
    return false;
  uint64_t at = number(z->bytes + end - LOCATOR_SIZE + 8, 8);
  if (at > end - LOCATOR_SIZE || end - LOCATOR_SIZE - at < END64_SIZE ||
      !is_signed(z->bytes + at, 6, 6))
    return false;
  uint64_t size = number(z->bytes + at + 40, 8), start = number(z->bytes + at + 48, 8);
  if (start > at || size > at - start)
    return false;
  z->directory = start;
  z->directory_end = start + size;
  return true;
}

static bool read_end(zip_archive *z, size_t end) {
  uint64_t size = number(z->bytes + end + 12, 4), start = number(z->bytes + end + 16, 4);
  if (size == UINT32_MAX || start == UINT32_MAX ||
      number(z->bytes + end + 10, 2) == UINT16_MAX)
    if (read_wide_end(z, end))
      return true;
  if (start > end || size > end - start)
    return false;
  z->directory = start;
  z->directory_end = start + size;
  return true;
}

/* The end record is followed by a comment of any text, most often none. */
static bool find_end(zip_archive *z) {
  for (size_t comment = 0; comment <= LONGEST_COMMENT; comment++) {
    if (comment + END_SIZE > z->size)
      return false;
    size_t end = z->size - END_SIZE - comment;
    if (is_signed(z->bytes + end, 5, 6) && number(z->bytes + end + 20, 2) <= comment &&
        read_end(z, end))
      return true;
  }
  return false;
}

static bool map_file(zip_archive *z, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat s;
  bool good = file >= 0 && !fstat(file, &s);
  if (good && S_ISREG(s.st_mode) && s.st_size) {
    z->mapped_size = (size_t)s.st_size;
    z->mapped = mmap(NULL, z->mapped_size, PROT_READ, MAP_PRIVATE, file, 0);
    good = z->mapped != MAP_FAILED;
  }
  int error = errno;
  if (file >= 0)
    close(file);
  errno = error;
  return good;
}

zip_archive *zip_archive_open(const char *path, size_t skipped, const char **why) {
  zip_archive *z = memory_new(zip_archive);
  if (!map_file(z, path)) {
    *why = strerror(errno);
    memory_free(z);
    return NULL;
  }
  z->bytes = (const uint8_t *)z->mapped + skipped;
  z->size = z->mapped_size > skipped ? z->mapped_size - skipped : 0;
  if (z->size && find_end(z))
    return z;
  *why = "Not a zip archive";
  zip_archive_close(z);
  return NULL;
}

void zip_archive_close(zip_archive *z) {
  if (!z)
    return;
  if (z->mapped)
    munmap(z->mapped, z->mapped_size);
  memory_free(z->table);
  memory_free(z);
}

/* --- Entries ------------------------------------------------------------------ */

/* Numbers that do not fit into 32 bits stand in the extra field, in this order. */
static void widen(zip_entry *e, const uint8_t *extra, size_t length) {
  while (length >= 4) {
    size_t size = number(extra + 2, 2);
    if (size > length - 4)
      return;
    if (number(extra, 2) == WIDE) {
      uint64_t *wide[] = {&e->size, &e->packed, &e->offset};
      const uint8_t *at = extra + 4, *end = at + size;
      for (unsigned i = 0; i < 3; i++)
        if (*wide[i] == UINT32_MAX && end - at >= 8) {
          *wide[i] = number(at, 8);
          at += 8;
        }
      return;
    }
    extra += 4 + size;
    length -= 4 + size;
  }
}

/* The entry at this position of the directory; its size, or 0 when there is none. */
static size_t read_entry(const zip_archive *z, size_t position, zip_entry *e) {
  size_t left = z->directory_end - z->directory - position;
  const uint8_t *at = z->bytes + z->directory + position;
  if (left < ENTRY_SIZE || !is_signed(at, 1, 2))
    return 0;
  size_t name = number(at + 28, 2), extra = number(at + 30, 2);
  size_t size = ENTRY_SIZE + name + extra + number(at + 32, 2);
  if (size > left)
    return 0;
  *e = (zip_entry){.name = (const char *)at + ENTRY_SIZE,
                   .length = name,
                   .flags = (uint16_t)number(at + 8, 2),
                   .method = (uint16_t)number(at + 10, 2),
                   .checksum = (uint32_t)number(at + 16, 4),
                   .packed = number(at + 20, 4),
                   .size = number(at + 24, 4),
                   .offset = number(at + 42, 4)};
  widen(e, at + ENTRY_SIZE + name, extra);
  return size;
}

bool zip_archive_next(const zip_archive *z, size_t *at, zip_entry *e) {
  size_t size = read_entry(z, *at, e);
  *at += size;
  return size;
}

static uint32_t hash_of(const char *text, size_t length) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (uint8_t)text[i]) * 16777619u;
  return hash ^ hash >> 15;
}

/* The place of the name in the table: that of the entry so named, or a free one. */
static uint32_t *place_of(const zip_archive *z, const char *name, size_t length,
                          zip_entry *found) {
  for (uint32_t i = hash_of(name, length);; i++) {
    uint32_t *place = &z->table[i & (z->capacity - 1)];
    if (!*place || (read_entry(z, *place - 1, found) && found->length == length &&
                    !memcmp(found->name, name, length)))
      return place;
  }
}

static void make_table(zip_archive *z) {
  uint32_t count = 0;
  zip_entry e, other;
  for (size_t at = 0; zip_archive_next(z, &at, &e);)
    count++;
  for (z->capacity = 16; z->capacity < 2 * count;)
    z->capacity *= 2;
  z->table = memory_new_array(uint32_t, z->capacity);
  for (size_t at = 0, next = 0; zip_archive_next(z, &next, &e) && at < UINT32_MAX;
       at = next) {
    uint32_t *place = place_of(z, e.name, e.length, &other);
    if (!*place)
      *place = (uint32_t)at + 1;
  }
}

bool zip_archive_find(zip_archive *z, const char *name, zip_entry *e) {
  if (!z->table)
    make_table(z);
  return *place_of(z, name, strlen(name), e);
}

/* --- Unpacking ---------------------------------------------------------------- */

/* Where the packed bytes begin: NULL when they are not within the archive. */
static const uint8_t *contents_of(const zip_archive *z, const zip_entry *e) {
  if (e->offset > z->size || z->size - e->offset < LOCAL_SIZE)
    return NULL;
  const uint8_t *local = z->bytes + e->offset;
  if (!is_signed(local, 3, 4))
    return NULL;
  size_t header = LOCAL_SIZE + number(local + 26, 2) + number(local + 28, 2);
  size_t left = z->size - e->offset;
  return header <= left && e->packed <= left - header ? local + header : NULL;
}

static bool inflate_all(const uint8_t *packed, const zip_entry *e, uint8_t *out) {
  if (e->packed > UINT32_MAX || e->size > UINT32_MAX)
    return false;
  z_stream s = {.next_in = (Bytef *)packed,
                .avail_in = (uInt)e->packed,
                .next_out = out,
                .avail_out = (uInt)e->size};
  if (inflateInit2(&s, -MAX_WBITS) != Z_OK) /* no header of zlib's own */
    return false;
  bool whole = inflate(&s, Z_FINISH) == Z_STREAM_END && !s.avail_out;
  inflateEnd(&s);
  return whole;
}

bool zip_archive_unpack(const zip_archive *z, const zip_entry *e, uint8_t *out,
                        const char **why) {
  const uint8_t *packed = contents_of(z, e);
  if (!packed)
    *why = "its place is wrong";
  else if (e->flags & ENCRYPTED)
    *why = "it is encrypted";
  else if (e->method != STORED && e->method != DEFLATED)
    *why = "it is compressed in an unknown way";
  else if (e->method == STORED && e->packed != e->size)
    *why = "its size is wrong";
  else if (e->method == DEFLATED && !inflate_all(packed, e, out))
    *why = "its compressed data are damaged";
  else {
    if (e->method == STORED)
      memcpy(out, packed, e->size);
    *why = "its checksum is wrong";
    return crc32_z(0, out, e->size) == e->checksum;
  }
  return false;
}
