/* Building a search space; for the files of the space.
 *
 * Phases: positions of the tree backbone, breadth first; pools, for every class that a
 * field or parameter can hold, until nothing new comes up; arrays; slots with their
 * domains. Each phase returns false after an error in the sink.
 */
#ifndef CHECK_SPACE_BUILD_H
#define CHECK_SPACE_BUILD_H

#include "check/space.h"
#include "exec/machine.h"

/* A tree field of a position (0: the main object), or an element of a tree array. */
typedef struct tree_edge {
  uint32_t position;
  const ir_field *field;
  uint32_t index; /* of the element; arrays of arrays: row by row */
  ir_class *class;
  uint32_t depth;
  uint32_t child; /* position; 0: always null */
} tree_edge;

typedef struct position {
  uint32_t first_object, object_count; /* one for each class */
  uint32_t first_edge, edge_count;
} position;

/* The pool objects, values or constants of a class, in a row. */
typedef struct pool {
  ir_class *class;
  uint32_t first_object, count;
  bool given; /* by --objects; the count then, too */
  bool made;
  bool is_detached; /* of a tree class, for parameters alone */
} pool;

/* Of an array object: what its elements are. */
typedef struct array_info {
  uint32_t position;     /* of the holder, when it is a tree array's */
  const ir_field *field; /* NULL: a parameter's */
  const int_range *range;
  const char *signature; /* generic, of the elements' type; NULL: not known */
  bool is_loose;         /* `? super T` is somewhere in it, and not in the signature */
  const char *owner;     /* library objects are its own; NULL: they are not */
  space_id holder; /* object whose field it is, where its class makes what it holds: */
  ir_class *seed;  /* the class of that; or NULL */
  bool is_library; /* a field of a library class: it gets no objects that are made */
  uint32_t base;   /* tree array: index of the edge of element 0, or of its row */
  bool is_tree;
  bool is_parameter;      /* of an operation of the checked object */
  ir_method *argument_of; /* whose k-th parameter it is; or NULL */
  uint32_t argument;
  bool is_in_argument; /* an element of an array that is an argument */
  bool is_full;        /* @Full: there is no other array than the longest */
  uint32_t rows;       /* how long then, where rows are numbered; else 0 */
  bool is_numbered;    /* @Numbered: element i is the i-th integer */
} array_info;

typedef struct made_group made_group; /* space_made.h */

/* What a slot of an object that was made holds: bits; an object of the space; or any
 * value of an element type of its group, or of a field of the program's; or what a field
 * of the group's holder holds. */
typedef struct made_slot {
  enum { SLOT_BITS, SLOT_OBJECT, SLOT_ELEMENT, SLOT_OPEN, SLOT_LINK } kind;
  int64_t bits;
  uint32_t object; /* or which element type, or which slot of the holder */
  uint32_t place;  /* of an element: the how many-th of its type in the whole */
} made_slot;

typedef struct space_builder {
  space *space;
  subject *subject;
  diag_sink *sink;
  vector(space_object) objects;
  vector(space_slot) slots;
  vector(tree_edge) edges;
  vector(position) positions; /* 0: the main object */
  vector(pool) pools;
  vector(array_info) array_infos;
  map array_of;       /* array object -> index of its info */
  map arrays;         /* (object, slot or element) -> its array of length 0 */
  map types;          /* ir_class of a reference type -> its domain */
  map position_class; /* ir_class that some position has -> the stem of its objects */
  map visited;        /* ir_class some object of which has got what its fields hold: 1 */
  map made;           /* ir_class -> object that its constructor leaves, on `machine` */
  map seeds;          /* ir_class and ir_field -> class of what it is made with */
  map constants;      /* ir_field, or what it holds on `machine` -> object */
  vector(made_group *) groups;  /* of library objects */
  uint32_t groups_made;         /* so many of them have their objects */
  made_group *heir;             /* what the main object inherits of one; or NULL */
  vector(made_slot) heir_slots; /* what each such object has in its slots */
  vector(made_slot) made_slots; /* of those that were made */
  map made_named;   /* class -> how many objects of it were made and have a number */
  map made_first;   /* object that was made -> the first of its slots, and its group */
  u32_vector links; /* pairs of slots */
  machine *machine; /* to run constructors; NULL until needed */
  size_t cost;      /* of the objects so far, in bytes */
  bool failed;      /* too large; reported */
  map uses;         /* generic class of the program -> signature by which it is used */
  bool has_keys;    /* objects of the program's that collections compare */
  uint32_t trees;   /* of objects besides the main object */
  uint16_t settled; /* so many objects of the program's have identity hash codes */
} space_builder;

/* Adds an object with the stem; 0 after an error (too many). */
space_id builder_add_object(space_builder *, object_role, ir_class *, uint32_t number,
                            const char *stem);

bool builder_read_objects(space_builder *, const char *option); /* --objects */
bool builder_add_positions(space_builder *);
/* An object of the class that is no part of the main object's tree, with a tree of its own. */
bool builder_add_tree(space_builder *, ir_class *);
/* space_apart.c: these objects, as operations and fields call for them. */
bool builder_add_apart(space_builder *);
/* Whether there are such of the class. */
bool builder_has_apart(const space_builder *, const ir_class *);
/* The object, or what holds the array. */
space_id builder_holder(const space_builder *, space_id);
bool builder_add_pools(space_builder *); /* and arrays */
bool builder_add_slots(space_builder *);
void builder_find_older(space_builder *); /* when the space has its objects and slots */

/* Null and what a reference of the type can lead to; of the info, signature, owner and
 * is_library count. */
const domain *builder_type_domain(space_builder *, ir_class *, const array_info *);
/* As `owner` of an array_info: the field of the object; NULL: it owns nothing. */
const char *builder_owner(space_builder *, space_id, const ir_field *);
/* space_seed.c: the class of the library object, or lambda, that the class of the holder
 * makes for its field; NULL: it makes none, or others may give one. */
ir_class *builder_seed(space_builder *, const ir_class *holder, const ir_field *);
/* Made for a lambda or method reference. */
bool class_is_lambda(const ir_class *);
/* What the type calls for; the parts of library objects, too. `places` may hold one each
 * in a state; `operation`: whose parameter it is, plus 1, or 0. */
bool builder_add_type(space_builder *, ir_class *, const array_info *, uint32_t places,
                      uint32_t operation);

/* space_uses.c: what the checked class uses generic classes for; before all else. */
void builder_find_uses(space_builder *);
/* A field, parameter or element of the type is declared so. */
void builder_note_use(space_builder *, ir_class *type, const char *signature);
/* How the class is used; NULL: it is not known. */
const char *builder_use(const space_builder *, const ir_class *);
/* The signature of a field; the type is made narrower, if the use of its class makes it
 * so. */
const char *builder_field_signature(space_builder *, const ir_field *, ir_class **type);

/* space_cast.c: the classes that the method asks its k-th parameter for; true: it is compared
 * with the checked object. */
bool builder_casts(space_builder *, ir_method *, uint32_t k, const ir_class *type,
                   class_vector *);
/* Whether one looks for such questions: Object, and types of the library that others
 * extend. */
bool builder_is_asked(const space_builder *, const ir_class *);

/* space_heir.c: the slots that the main object inherits from a class of the library;
 * returns how many. */
uint32_t heir_add_slots(space_builder *);

/* Null, and the arrays that were made for the key. */
void builder_array_domain(space_builder *, domain *, uint64_t key);
/* The slot of a field of the object, with its domain; false after an error. */
bool builder_add_field_slot(space_builder *, space_id, uint32_t index);

/* @Full and @Numbered of a field, into the info. */
void builder_read_rows(const space_builder *, const ir_field *, array_info *);

/* The child position of a tree field or array element; 0: none. */
uint32_t builder_child(const space_builder *, uint32_t position, const ir_field *,
                       uint32_t index);

/* The arrays of a slot, or of a parameter: the one of length 0, the others follow. */
static inline uint64_t builder_slot_key(space_id object, uint32_t slot) {
  return map_pair(object.index, slot);
}
static inline uint64_t builder_parameter_key(uint32_t operation, uint32_t parameter) {
  return map_pair(0x80000000u | operation, parameter);
}

/* space_values.c: the values of a pool of texts or boxes; sets its count. */
bool builder_add_texts(space_builder *, pool *);
bool builder_add_boxes(space_builder *, pool *);
/* The number as its type holds it. */
int64_t builder_real_bits(ir_storage, double);

/* The pool of a class, or NULL. */
pool *builder_pool(space_builder *, const ir_class *);
/* The known classes that a reference of the class may lead to, --objects included, but
 * for those that extend one of the library (space_extended.c). Appends. */
void builder_classes_of(space_builder *, ir_class *, class_vector *);

/* The type of a field as a class; NULL after an error. */
ir_class *builder_field_class(space_builder *, const ir_field *);
/* Whether it is the reference of an inner object to its outer one, the main object. */
bool builder_is_outer(const space_builder *, const ir_field *);
/* Which object that is: of a tree of another object, that one. */
space_id builder_outer(const space_builder *, space_id inner, const ir_field *);
bool class_is_text(const ir_class *);
bool class_is_object(const ir_class *);
/* What --floats lists. */
const double *builder_reals(const space_builder *, uint32_t *count);
const char *class_simple_text(arena *, const ir_class *);

/* The slot as the class's constructor without arguments leaves it; 0 without one. */
value builder_initial_value(space_builder *, ir_class *, uint32_t slot);

/* A machine on which classes can be initialised and constructors run; NULL: none. */
machine *builder_machine(space_builder *);
/* The object that the static field holds; 0 after an error. */
space_id builder_constant(space_builder *, const ir_field *);

#endif
