/* Nothing is written, and nothing fails but what lies outside of the file. */
#include "java/zip_mapped.h"

#include "base/memory.h"

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct mapped {
  const uint8_t *bytes;
  size_t size, at;
} mapped;

static voidpf open_file(voidpf opaque, const void *path, int mode) {
  (void)opaque, (void)mode;
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat s;
  mapped *m = NULL;
  if (file >= 0 && !fstat(file, &s) && S_ISREG(s.st_mode) && s.st_size > 0) {
    size_t size = (size_t)s.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      m = memory_new(mapped);
      *m = (mapped){bytes, size, 0};
    }
  }
  if (file >= 0)
    close(file);
  return m;
}

static uLong read_file(voidpf opaque, voidpf stream, void *out, uLong size) {
  (void)opaque;
  mapped *m = stream;
  size_t count = size < m->size - m->at ? size : m->size - m->at;
  memcpy(out, m->bytes + m->at, count);
  m->at += count;
  return count;
}

static uLong write_file(voidpf opaque, voidpf stream, const void *bytes, uLong size) {
  (void)opaque, (void)stream, (void)bytes, (void)size;
  return 0;
}

static ZPOS64_T tell_file(voidpf opaque, voidpf stream) {
  (void)opaque;
  return ((const mapped *)stream)->at;
}

static long seek_file(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
  (void)opaque;
  mapped *m = stream;
  size_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                : origin == ZLIB_FILEFUNC_SEEK_CUR ? m->at
                                                   : m->size;
  if (offset > m->size - from)
    return -1;
  m->at = from + (size_t)offset;
  return 0;
}

static int close_file(voidpf opaque, voidpf stream) {
  (void)opaque;
  mapped *m = stream;
  munmap((void *)(uintptr_t)m->bytes, m->size);
  memory_free(m);
  return 0;
}

static int has_error(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

unzFile zip_mapped_open(const char *path) {
  zlib_filefunc64_def functions = {.zopen64_file = open_file,
                                   .zread_file = read_file,
                                   .zwrite_file = write_file,
                                   .ztell64_file = tell_file,
                                   .zseek64_file = seek_file,
                                   .zclose_file = close_file,
                                   .zerror_file = has_error};
  return unzOpen2_64(path, &functions);
}
