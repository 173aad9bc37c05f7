/* Names of objects and values, the same in every part of a report.
 *
 * Objects of the search space are called as there; their copies in a prestate after
 * those; others get the next number of their class when they are first mentioned.
 * Strings, boxed numbers, enum constants and class objects are shown by value.
 */
#ifndef REPORT_NAMES_H
#define REPORT_NAMES_H

#include "judge/judge.h"

#include <jansson.h>

typedef struct names {
  arena arena; /* of all texts of the report */
  judge *judge;
  machine *machine;
  const space *space;
  map texts;    /* object_id -> const char * */
  map members;  /* object_id -> object of the space */
  map counts;   /* ir_class -> numbers given so far */
  map constant; /* ir_field -> bits: the only value that the space has for it */
} names;

void names_init(names *, judge *, const space *);
void names_release(names *);
void names_set(names *, object_id, const char *text);
bool names_is_member(const names *, object_id); /* of the search space */
/* The object exists only because the operation made it. */
bool names_is_new(const names *, object_id);

const char *names_object(names *, object_id);
/* What to write before [index]: "main.elements" for an array of the space. */
const char *names_array(names *, object_id);

/* A value, ready to be shown. */
typedef struct shown {
  char type; /* first letter of a descriptor; of what is in it for a box */
  value value;
  const char *text; /* as in Java; references by name */
} shown;

shown names_show(names *, const char *descriptor, value);
/* Whether the object is shown by its value: it has no name and no fields. */
bool names_is_value(names *, object_id);
json_t *names_json(const shown *); /* new */
/* New; bytes that are no UTF-8, as a source in another encoding has, become '?'. */
json_t *names_json_text(const char *);

const char *names_class(names *, const ir_class *);  /* SearchTree.Node */
const char *names_simple(names *, const ir_class *); /* Node */

#endif
