/* Symbolic references: guarded sets of objects (000 §5.1).
 *
 *     refs *r = ...; refs_init(r, formula);
 *     ref a = ref_constant(r, object), b = ref_ite(r, condition, a, REF_NULL);
 *     literal same = ref_eq(r, a, b);
 *
 * A reference is a set of (object, guard); the guards are pairwise exclusive, and one
 * of them holds in every state that matters. Sets are hash-consed: equal sets are the
 * same number.
 */
#ifndef SYMBOLIC_REFS_H
#define SYMBOLIC_REFS_H

#include "base/map.h"
#include "formula/formula.h"

/* An object of the symbolic state, by its number there: not to be taken for an object of
 * the space (space_id) or of the machine (object_id). 0 is null. */
typedef struct sym_id {
  uint32_t index;
} sym_id;
typedef vector(sym_id) sym_id_vector;

#define SYM_NULL ((sym_id){0})

static inline bool sym_is_null(sym_id o) {
  return !o.index;
}
static inline bool sym_same(sym_id a, sym_id b) {
  return a.index == b.index;
}

typedef uint32_t ref;

#define REF_NULL ((ref)1)

typedef struct ref_entry {
  sym_id object;
  literal guard;
} ref_entry;

typedef struct ref_set {
  uint32_t first, count; /* in entries; from AWAITED on: in awaited */
} ref_set;

typedef struct awaited_set {
  uint32_t tag;
  ref_entry *entries; /* NULL: nobody has looked yet */
} awaited_set;

typedef struct refs {
  formula *formula;
  vector(ref_entry) entries; /* of all sets, one after the other */
  vector(ref_set) sets;      /* by number */
  map by_hash;               /* hash -> last set with it */
  u32_vector next_same;      /* per set: next with the same hash, or 0 */
  vector(ref_entry) scratch;
  vector(awaited_set) awaited;
  /* Gives the alternatives of an awaited set, as many as were announced. */
  void (*fill)(void *context, uint32_t tag, ref_entry *);
  void *fill_context;
} refs;

void refs_init(refs *, formula *);
void refs_release(refs *);

/* Whether it is one that was made here: for assertions. */
static inline bool ref_has(const refs *r, ref a) {
  return a && a < r->sets.size;
}

ref ref_constant(refs *, sym_id object);
/* Takes any entries: equal objects are joined, false guards dropped. */
ref ref_mk(refs *, const ref_entry *, uint32_t count);
/* The reference that is told by its tag, with so many alternatives: different objects,
 * all of them null or without fields, and there from the beginning. They are made
 * (`fill`) when somebody looks at them; a value that is only carried about costs nothing.
 */
ref ref_await(refs *, uint32_t tag, uint32_t count);
bool ref_is_awaited(const refs *, ref);      /* nobody has looked yet */
uint32_t ref_awaited_tag(const refs *, ref); /* then */
/* The number of alternatives; the address holds until the next set is made. */
uint32_t ref_count(const refs *, ref);
const ref_entry *ref_entries(const refs *, ref);
bool ref_is_constant(const refs *, ref, sym_id *object);

literal ref_is(const refs *, ref, sym_id object); /* the guard of that object */
literal ref_is_one(refs *, ref); /* that it is one of its objects, and one only */
literal ref_eq(refs *, ref, ref);
ref ref_ite(refs *, literal condition, ref then, ref otherwise);
/* Without the object: for a path on which the reference is not that object. */
ref ref_without(refs *, ref, sym_id object);
sym_id ref_evaluate(const refs *, evaluation *, ref);

#endif
