/* Objects of library classes in a search space: made by their own constructors and up to
 * three operations, so that they are in no state that a program could not bring about.
 *
 *     made_group *g = made_find(b, type, &info);   NULL: not for us
 *     made_want(b, g, places, operation);          for each field and parameter
 *     made_add_all(b);                             when all that calls for some is known
 *     ... made_list(g, &list) ...                  what a reference can lead to
 *
 * The objects of a group have one class and one kind of elements. What a constructor or
 * operation only keeps, an element of a list or a value of a map, stays open: a slot with
 * a domain of its own. What it looks at, a key, is a text, a number or a constant, and
 * there is an object for each.
 */
#ifndef CHECK_SPACE_MADE_H
#define CHECK_SPACE_MADE_H

#include "check/space_build.h"

enum { MOST_ELEMENT_TYPES = 2, MOST_MADE_OPERATIONS = 3, MOST_MADE_CHOICES = 8 };

struct made_group {
  const char *key; /* class and element types, as text */
  uint32_t number; /* among the groups */
  ir_class *class;
  const char *view;     /* what the class makes gives this; or NULL */
  ir_class *library;    /* of the main object, the class that it inherits from; or NULL */
  ir_class *base;       /* of another object of the program's, the same; or NULL */
  ir_class *constants;  /* an EnumMap or EnumSet of these; or NULL */
  const ir_field *seed; /* whose object its class makes; or NULL */
  space_id kept_by;     /* the object whose field alone leads to it; or null */
  const ir_field *kept_in; /* that field */
  space_id holder;         /* the object that has that field */
  bool leaks;              /* its class may hand that object out */
  bool is_strict;          /* a record's, of those that its constructor makes */
  bool is_answers;         /* a functional interface's */
  bool is_there;           /* its objects were made when it was found */
  uint32_t *recipes;       /* space_made_keys.c: how each was */
  const char *elements[MOST_ELEMENT_TYPES]; /* signatures */
  uint32_t element_count;
  bool no_null[MOST_ELEMENT_TYPES]; /* elements cannot be null */
  uint32_t places;                  /* that may hold one each, in a state */
  uint32_t wanted_by;               /* operation, plus 1 */
  uint32_t its_places, most_places; /* of that operation, and of any */
  space_id_vector roots;
  uint32_t copies;     /* the roots are so many times the same, one after the other */
  uint32_t operations; /* up to so many after the constructor */
  bool is_cut;         /* there would be more objects: not all are in the space */
  bool lacks_arrays;   /* its elements are arrays, of which there would be too many */
  bool is_empty;       /* none has elements: these would be looked at, and may be many */
};

/* The class that is usually meant by a library's interface or abstract class: a class of
 * values for CharSequence, Number and Comparable; else the type itself. */
ir_class *made_usual_class(space_builder *, ir_class *type, const char *signature);
bool made_is_library(const space_builder *, const ir_class *);
made_group *made_find(space_builder *, ir_class *type, const array_info *);
/* Whether the class is the program's and extends one of the library that has objects. */
ir_class *made_inherited(const space_builder *, const ir_class *);
/* Whether it extends one that has fields, abstract or not. */
ir_class *made_base(const space_builder *, const ir_class *);
/* space_extended.c: the groups of the program's classes that extend one of the library and
 * that a reference of the type may lead to. Appends. */
typedef vector(made_group *) group_vector;
/* Whether an object of the program's class may be what the signature says. */
bool made_fits(space_builder *, const ir_class *, const ir_class *type,
               const array_info *);
void made_find_extended(space_builder *, ir_class *type, const array_info *,
                        group_vector *);
/* Whether objects of the class of the program are made so. */
bool made_is_extended(space_builder *, const ir_class *);
/* The constructor of a record, if it decides anything; NULL: fields range over all. */
ir_method *made_strict_constructor(space_builder *, const ir_class *);
/* space_made_keys.c: objects of the program's class that collections compare; or NULL. */
made_group *made_keys_of(space_builder *, const ir_class *);
/* The group of that key; NULL: it is not known yet. */
made_group *made_known(const space_builder *, const char *key);
/* space_seed.c: a new object of the class, by a constructor of it; 0: none returns. */
object_id seed_holder(space_builder *, ir_class *);
/* What the main object inherits from such a class: a group of its own; NULL: nothing. */
made_group *made_find_heir(space_builder *);
void made_want(space_builder *, made_group *, uint32_t places, uint32_t operation);
bool made_add_all(space_builder *);
void made_list(const made_group *, space_id_vector *);
/* Why what is shown of the space's fields is shown of too few; NULL: it is not. */
const char *made_is_hollow(space_builder *);
/* The slots of an object that was made: false after an error. */
bool made_add_slots(space_builder *, space_id);
/* Whether the slot, of an object that was made, is a field of the program's that ranges
 * over all that it can hold. */
bool made_leaves_open(const space_builder *, space_id, uint32_t slot);
/* The class of arrays that the slot, of an object that was made, holds as an element; NULL:
 * it holds none, or there would be too many. `signature`: of the arrays. */
ir_class *made_array_element(space_builder *, space_id, uint32_t slot,
                             const char **signature);
void made_release(space_builder *);

#endif
