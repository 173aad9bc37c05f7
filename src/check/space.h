/* The search space: every object that a state may have, and for each of their slots
 * the values it may hold. Engines of all kinds start from it.
 *
 *     space *s = space_new(subject, &bounds, sink);     NULL: error reported
 *     for (uint32_t i = 0; i < s->slot_count; i++) ... s->slots[i].domain ...
 *     space_print(s, stdout);
 *
 * A state is a choice of one value for every slot; the objects themselves are always
 * the same. Object 0 is null, object 1 the main object. Which objects a state really
 * consists of is a matter of reachability from the main object (and the arguments).
 *
 * Positions of the tree backbone are numbered breadth first, the main object's first, then those
 * of other objects that have trees of their own: the first of each stands for itself. A position whose declared
 * class has several concrete subclasses is one object for each of them; they share the
 * child positions of inherited fields. An array field has an array object of its own
 * for each length; element i of a tree array has the same child position whatever the
 * length. Texts and boxed numbers are values: objects without slots; some exist twice,
 * equal and not the same.
 */
#ifndef CHECK_SPACE_H
#define CHECK_SPACE_H

#include "check/subject.h"

/* An object of the space, by its number. */
typedef struct space_id {
  uint32_t index;
} space_id;
typedef vector(space_id) space_id_vector;

#define SPACE_NULL ((space_id){0})
#define SPACE_MAIN ((space_id){1})

static inline bool space_is_null(space_id o) {
  return !o.index;
}
static inline bool space_same(space_id a, space_id b) {
  return a.index == b.index;
}

/* A slot of the space, of any of its objects: where slots of the symbolic state are about
 * as well, or places within an object. */
typedef struct space_slot_id {
  uint32_t index;
} space_slot_id;
typedef vector(space_slot_id) space_slot_vector;

#define SPACE_NO_SLOT ((space_slot_id){UINT32_MAX})

static inline bool space_slot_is_none(space_slot_id s) {
  return s.index == UINT32_MAX;
}
static inline bool space_slot_same(space_slot_id a, space_slot_id b) {
  return a.index == b.index;
}

typedef enum {
  ROLE_NULL,
  ROLE_MAIN,
  ROLE_POSITION,
  ROLE_POOL,
  ROLE_ARRAY,
  ROLE_CONSTANT, /* what a static final field holds: a constant of an enum, whose number
                    is its ordinal; or one that a @Domain names, without fields */
  ROLE_VALUE,    /* a String or a box, as valueOf would give it */
  ROLE_MADE      /* of a library class, or part of such an object: as a constructor and
                    operations left it, but for the elements that they were given */
} object_role;

typedef struct space_object {
  object_role role;
  ir_class *class;
  uint32_t number; /* position from 1; pool object of its class from 1; array: length */
  space_id holder; /* array: object that it belongs to; null: a parameter's */
  uint32_t first_slot; /* of this object, in object slot or element order */
  uint32_t slot_count;
  const char *stem; /* Node#, Object#, main, int[2] of main.elements, "a", 7: its text, if
                       it is no position and no pool object; their number follows */
  int64_t value;    /* of a box; the number of a text: "a" is 0 */
  const ir_field *constant; /* that holds it */
  uint16_t settled;   /* a constant or an object that was made, in tables that are made:
                               the number of its identity hash code, as in jre/settled.c;
                               0: it has any code */
  ir_class *mirrored; /* the Class object of this class, ... */
  bool is_universe;   /* or the array of its constants that the library shares */
  bool is_detached;   /* pool object of a tree class that only arguments lead to */
  uint32_t tree;      /* a position: of which tree; 0: the main object's */
  space_id
      equal_to; /* a value: of which object it is an equal one, but another; or null */
} space_object;

typedef enum { DOMAIN_INT, DOMAIN_REFERENCE, DOMAIN_REAL } domain_kind;

/* Numbers of which every one is meant, as their bits: those that somebody has named so
 * far. */
typedef vector(int64_t) real_table;

/* The values of a slot or parameter. The k-th value is: low + k; objects[k]; bits[k]. */
typedef struct domain {
  domain_kind kind;
  ir_storage storage;
  int64_t low, high; /* DOMAIN_INT; booleans 0..1 */
  uint64_t count;    /* number of values, at most 2^32 */
  uint16_t roles;    /* that the objects have: a bit for each */
  bool has_fields;   /* some of the objects have */
  space_id *objects; /* DOMAIN_REFERENCE: null first when allowed */
  int64_t *bits;     /* DOMAIN_REAL: of float (32) and double */
  real_table *open;  /* DOMAIN_REAL: every number; the k-th is the table's; or NULL */
} domain;

int64_t domain_real(const domain *, uint32_t k); /* the k-th number's bits */
/* Its index; 0 where it is none of those that are listed. */
uint32_t domain_real_index(const domain *, int64_t bits);

static inline bool domain_has(const domain *d, object_role role) {
  return d->roles >> role & 1;
}

typedef struct space_slot {
  space_id object;
  uint32_t index;  /* slot of the object, or element of the array */
  ir_field *field; /* NULL: an array element */
  bool is_tree;
  domain domain;
} space_slot;

enum { MOST_FLOATS = 32 };

typedef struct space_bounds {
  uint32_t nodes;  /* --nodes; 0: by height */
  uint32_t height; /* --height, --size */
  bool by_size;    /* --size: all shapes of so many nodes, which are no higher */
  bool has_ints;
  int64_t ints_low, ints_high; /* --ints */
  int32_t arrays;              /* --arrays; -1: number of positions; in force, then */
  const char *objects;         /* --objects T=K,... or NULL */
  uint32_t float_count;        /* --floats; 0: the default */
  double floats[MOST_FLOATS];
  bool all_floats; /* --floats all */
} space_bounds;

typedef struct space {
  subject *subject;
  space_bounds bounds;
  arena arena;
  uint32_t every_shape; /* the tree can have every shape of up to so many nodes; 0: there
                           is no tree; UINT32_MAX: every shape that it can have */
  uint32_t position_count; /* N: --nodes, or the positions of the full tree */
  uint32_t object_count;
  space_object *objects;
  uint32_t slot_count;
  space_slot *slots;
  uint32_t tied_slots; /* the first so many of the main object, which a class of
                                  the library has, are as one of its objects has them: */
  uint32_t tied_count;
  uint32_t *tied;       /* [tied_count][tied_slots], indices into the domains */
  uint32_t link_count;  /* pairs of slots that lead to the same object: a list, */
  uint32_t (*links)[2]; /* and the view of it in another field */
  uint32_t older_count; /* slots that hold what was there before their object, and */
  uint32_t *older;      /* so never lead back to it: space_older.c */
  domain **parameters;  /* [operation][parameter], without receiver */
  const char *made_cut; /* library classes of which there would be more objects
                                  than there are here, as text; or NULL */
  const char *texts_left_out; /* constants that the program compares texts with and
                                  that are no values here, as text; or NULL */
  const char *bare;    /* classes that have tree fields, and whose objects have null
                                  there, as text; or NULL */
  bool bare_of_all;    /* it is so for any class, whatever its nodes are */
  const char **hollow; /* [operation]: why checking it shows nothing; or NULL */
  int64_t ints_low, ints_high; /* in force */
  real_table open_reals[2];    /* of --floats all: float, double */
} space;

static inline space_object *space_get(const space *s, space_id o) {
  assert(o.index < s->object_count);
  return &s->objects[o.index];
}
static inline space_slot *space_get_slot(const space *s, space_slot_id slot) {
  assert(slot.index < s->slot_count);
  return &s->slots[slot.index];
}
/* The slot at that place of the object. */
static inline space_slot_id space_slot_at(const space_object *o, uint32_t place) {
  assert(place < o->slot_count);
  return (space_slot_id){o->first_slot + place};
}
/* The object that a slot belongs to. */
static inline const space_object *space_owner(const space *s, const space_slot *slot) {
  return space_get(s, slot->object);
}

space *space_new(subject *, const space_bounds *, diag_sink *);
void space_delete(space *);
/* Objects that differ in nothing but their number: pool objects of one class. */
static inline bool space_is_interchangeable(const space_object *o) {
  return o->role == ROLE_POOL;
}
/* Node#3, Object#1, main: what reports call it. In the arena or the space. */
const char *space_object_text(arena *, const space_object *);
/* A boxed number, the only one of its class and value as far as `==` can tell. */
bool space_is_box(const space_object *);
void space_print_real(const domain *, uint32_t k, FILE *); /* the k-th number */
void space_print(const space *, FILE *); /* as `glassbox list` and results show it */

/* One element of the space: an operation, its arguments and a state, as indices into
 * the domains. */
typedef struct candidate {
  uint32_t operation;
  uint32_t *choices;   /* [slot_count] */
  uint32_t *arguments; /* [parameters of the operation] */
  uint32_t pick_count; /* what chance gave, in order */
  uint64_t *picks;
} candidate;

#endif
