/* The one door to the heap.
 *
 * Every allocation of glassbox goes through here, so that the bytes in use are
 * known and `--memory` can be kept; solvers have doors of their own. When memory runs
 * out, or the limit is passed, the handler is called; it must not return (the tool
 * reports what was covered so far and leaves with exit status 3). It may allocate: limit
 * and handler are gone by then. Without a handler the process ends with a message.
 *
 *     memory_set_limit(512 << 20, on_exhaustion, tool);
 *     int *a = memory_new_array(int, 100);
 *     memory_free(a);
 *
 * The byte count is the one piece of process-wide state of the library: memory
 * is a property of the process. All functions may be called from any thread.
 */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

/* limit 0: the system had no more. */
typedef void memory_handler(void *context, size_t wanted, size_t limit);

void memory_set_limit(size_t bytes, memory_handler *handler, void *context); /* 0: none */
/* Optional, before anything is allocated: prepares the heap for a process that works. */
void memory_begin(void);
size_t memory_limit(void); /* 0: none */
size_t memory_in_use(void);
/* What the whole process holds now, solvers and decision diagrams included: memory of
 * its own, without files that are mapped. 0 when the system does not tell. */
size_t memory_of_process(void);
size_t memory_peak_of_process(void); /* the most it ever held, mapped files included */

/* A library has run out of memory; as if it had asked here. */
_Noreturn void memory_exhausted(void);

void *memory_alloc(size_t bytes);                    /* uninitialised */
void *memory_alloc_array(size_t count, size_t size); /* zeroed; checks the product */
void *memory_resize(void *block, size_t count, size_t size); /* NULL block: allocates */
void memory_free(void *block);                               /* NULL is fine */
char *memory_copy_text(const char *text); /* new; free with memory_free */
char *memory_print(const char *format, ...)
    __attribute__((format(printf, 1, 2))); /* new */

#define memory_new(T)          ((T *)memory_alloc_array(1, sizeof(T)))
#define memory_new_array(T, n) ((T *)memory_alloc_array((n), sizeof(T)))

#endif
