/* Objects in memory.
 *
 * An object is a class and a vector of slots; an array is a class, a length and
 * packed elements. Objects are named by a dense 32-bit number (0 is null), so a
 * reference means the same in every run and costs four bytes.
 *
 *     heap h;
 *     heap_init(&h);
 *     object_id o = heap_new_object(&h, class);
 *     heap_object(&h, o)->slots[field->slot].i = 7;
 *     heap_release(&h);
 *
 * Never keep an object's address across an allocation that may collect.
 *
 * A journal makes a stretch of execution undoable: between heap_journal_begin and
 * heap_journal_undo, writes to older objects are remembered (the writer calls
 * heap_save first) and new objects are temporary. Their numbers start at `floor`, the
 * same for every stretch.
 */
#ifndef HEAP_HEAP_H
#define HEAP_HEAP_H

#include "ir/ir.h"

typedef uint32_t object_id;

/* A value in a register or slot. Integers narrower than 64 bits are kept sign- or
 * zero-extended to 32 bits in `i`; the bits above are not meaningful. */
typedef union value {
  int32_t i;
  int64_t l;
  float f;
  double d;
  object_id ref;
  uint64_t bits;
} value;

/* Other threads may reach it; it may be chosen, but is not constructed yet. */
enum { OBJECT_SHARED = 1, OBJECT_UNFINISHED = 2 };

typedef struct object {
  ir_class *class;
  uint32_t length; /* elements of an array, slots of an object */
  uint8_t mark;    /* the collector's */
  uint8_t shared;  /* set of OBJECT_...: of use to threads alone */
  uint16_t hash;   /* the number of its identity, where runs are to agree; 0: none */
  union {
    value slots[1];
    int8_t i8[8];
    int16_t i16[4];
    uint16_t u16[4];
    int32_t i32[2];
    int64_t i64[1];
    float f32[2];
    double f64[1];
    object_id refs[2];
  };
} object;

/* The index of a journal entry that is about an object's `shared` and `hash`. */
#define HEAP_HEADER UINT32_MAX

/* A slot or element of an older object, as it was before a write. */
typedef struct journal_entry {
  object_id object;
  uint32_t index;
  value old;
} journal_entry;

typedef struct heap {
  object **objects; /* by id; NULL: free */
  uint32_t count, capacity;
  u32_vector free;      /* ids to use again */
  u32_vector grey;      /* marked, children not yet */
  size_t bytes;         /* in live or not yet collected objects */
  size_t collect_above; /* bytes at which a collection is due */
  size_t collect_every; /* bytes between two collections; 0: the heap decides */
  object_id floor;      /* first temporary object; 0: no journal is kept */
  object_id top;        /* behind the last temporary object */
  object_id last_floor; /* of the journals so far */
  uint32_t permanent;   /* nesting of heap_permanent_begin */
  vector(journal_entry) journal;
  uint32_t saved_whole;             /* entries so far that heap_save_all made */
  vector(struct heap_chunk) chunks; /* room for temporary objects */
  uint32_t chunk;                   /* the one being filled */
  size_t chunk_used;
} heap;

void heap_init(heap *);
void heap_release(heap *);
object_id heap_new_object(heap *, ir_class *);                 /* slots zero */
object_id heap_new_array(heap *, ir_class *, uint32_t length); /* elements zero */
object_id heap_copy(heap *, object_id);                        /* shallow */

static inline object *heap_object(const heap *h, object_id id) {
  return h->objects[id];
}

size_t heap_object_bytes(const object *);

void heap_journal_begin(heap *);
void heap_journal_undo(heap *); /* ends the journal; without one, nothing happens */
/* Remembers one slot or element, or all of them, of an object about to be written.
 * Costs nothing for temporary objects and without a journal. */
void heap_save_slot(heap *, object_id, uint32_t index);
void heap_save_header(heap *, object_id); /* `shared` and `hash` */
void heap_save_all(heap *, object_id);
static inline void heap_save(heap *h, object_id id, uint32_t index) {
  if (id < h->floor)
    heap_save_slot(h, id, index);
}
/* Between these, what exists is not to be written: a journal that tells. The second says
 * whether something was saved meanwhile, and by a single write or only as a precaution;
 * heap_guard_undo takes all of it back. */
typedef struct heap_guard {
  object_id floor; /* as it was */
  uint32_t mark;   /* first entry of the journal since */
  uint32_t whole;  /* saved_whole then */
} heap_guard;
/* For a search that goes back step by step: where the heap stands, and back to there. */
typedef struct heap_point {
  object_id floor, top;
  uint32_t mark, chunk;
  size_t chunk_used;
} heap_point;
heap_point heap_point_begin(heap *);
void heap_point_undo(heap *, const heap_point *);
heap_guard heap_guard_begin(heap *);
bool heap_guard_end(heap *, const heap_guard *);
void heap_guard_undo(heap *, const heap_guard *);
/* Whether the slot is not what it was when it was saved. */
bool heap_is_changed(const heap *, const journal_entry *);
/* Between these, new objects outlive the journal: for what a run time makes once and
 * keeps. Nests. */
void heap_permanent_begin(heap *);
void heap_permanent_end(heap *);
/* Gives up the numbers that collections freed: those of the next objects are in a
 * row. Not while a journal is kept. */
void heap_forget_free(heap *);
void heap_make_room(heap *, uint32_t ids); /* in the table of objects */

/* Element access with the width of the storage. */
value heap_element(const object *, ir_storage, uint32_t index);
void heap_set_element(object *, ir_storage, uint32_t index, value);

/* Collection: mark every root, then collect. Ids of dead objects are used again. */
void heap_mark(heap *, object_id);
void heap_collect(heap *);
/* For tests: collects whenever so many bytes were allocated; 1: as often as possible. */
void heap_collect_every(heap *, size_t bytes);

#endif
