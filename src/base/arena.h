/* An arena: many small blocks with one lifetime, freed together.
 *
 *     arena a;
 *     arena_init(&a);
 *     node *n = arena_new(&a, node);       zeroed
 *     arena_release(&a);
 *
 * Blocks never move. Alignment is that of max_align_t.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

typedef struct arena {
  struct arena_chunk *chunks; /* newest first */
  char *next, *end;           /* free room in the newest chunk */
  size_t bytes;               /* handed out so far */
} arena;

void arena_init(arena *);
void arena_release(arena *); /* frees all blocks; the arena is empty and usable again */
void arena_clear(arena *);   /* the same, and keeps some room for the blocks to come */

void *arena_alloc(arena *, size_t bytes); /* zeroed; never NULL, even for 0 bytes */
void *arena_alloc_array(arena *, size_t count, size_t size);
char *arena_copy(arena *, const char *text, size_t length); /* NUL added */
char *arena_print(arena *, const char *format, ...) __attribute__((format(printf, 2, 3)));

#define arena_new(a, T)          ((T *)arena_alloc((a), sizeof(T)))
#define arena_new_array(a, T, n) ((T *)arena_alloc_array((a), (n), sizeof(T)))

#endif
