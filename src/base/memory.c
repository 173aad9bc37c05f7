/* The allocation door: malloc with a byte count and a limit. Sizes come back
 * from the allocator itself (malloc_usable_size), so callers need not remember
 * them. The count is a relaxed atomic. */
#include "base/memory.h"

#include <fcntl.h>
#include <malloc.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static struct {
  atomic_size_t in_use;
  size_t limit;
  memory_handler *handler;
  void *context;
} door;

void memory_set_limit(size_t bytes, memory_handler *handler, void *context) {
  door.limit = bytes;
  door.handler = handler;
  door.context = context;
}

size_t memory_in_use(void) {
  return atomic_load_explicit(&door.in_use, memory_order_relaxed);
}

size_t memory_of_process(void) {
  char text[128] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  unsigned long long all, resident, shared; /* pages */
  if (size <= 0 || sscanf(text, "%llu %llu %llu", &all, &resident, &shared) != 3)
    return 0;
  return resident > shared ? (size_t)(resident - shared) * (size_t)sysconf(_SC_PAGESIZE)
                           : 0;
}

size_t memory_peak_of_process(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) ? 0 : (size_t)usage.ru_maxrss << 10;
}

/* The limit is lifted and the handler forgotten before it is called, so that it may
 * allocate while it reports. */
static _Noreturn void exhausted(size_t wanted) {
  memory_handler *handler = door.handler;
  size_t limit = door.limit;
  door.handler = NULL;
  door.limit = 0;
  if (handler)
    handler(door.context, wanted, limit);
  fprintf(stderr, "glassbox: out of memory: %zu bytes in use, %zu more wanted\n",
          memory_in_use(), wanted);
  exit(3);
}

void memory_exhausted(void) {
  exhausted(0);
}

static void *counted(void *block, size_t before, size_t wanted) {
  if (!block)
    exhausted(wanted);
  size_t now = malloc_usable_size(block);
  atomic_fetch_add_explicit(&door.in_use, now - before, memory_order_relaxed);
  return block;
}

/* One heap for all threads, for few of them allocate at the same time: the heap that a
 * second thread would get grows page by page. (Other settings would turn off that the
 * allocator adapts itself to the sizes it sees.) */
void memory_begin(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

size_t memory_limit(void) {
  return door.limit;
}

static void check_limit(size_t bytes) {
  if (door.limit && (bytes > door.limit || memory_in_use() > door.limit - bytes))
    exhausted(bytes);
}

static size_t product(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    exhausted(SIZE_MAX);
  return bytes;
}

void *memory_alloc(size_t bytes) {
  check_limit(bytes);
  return counted(malloc(bytes ? bytes : 1), 0, bytes);
}

void *memory_alloc_array(size_t count, size_t size) {
  size_t bytes = product(count, size);
  check_limit(bytes);
  return counted(calloc(1, bytes ? bytes : 1), 0, bytes);
}

void *memory_resize(void *block, size_t count, size_t size) {
  size_t bytes = product(count, size);
  size_t before = block ? malloc_usable_size(block) : 0;
  if (bytes > before)
    check_limit(bytes - before);
  return counted(realloc(block, bytes ? bytes : 1), before, bytes);
}

void memory_free(void *block) {
  if (!block)
    return;
  atomic_fetch_sub_explicit(&door.in_use, malloc_usable_size(block),
                            memory_order_relaxed);
  free(block);
}

char *memory_copy_text(const char *text) {
  size_t size = strlen(text) + 1;
  return memcpy(memory_alloc(size), text, size);
}

char *memory_print(const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *text = memory_alloc((size_t)length + 1);
  vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  return text;
}
