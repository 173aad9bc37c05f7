/* What an unannotated class looks like: which of its fields make a structure of nodes,
 * which count, which lead back. Read from class files, by types first and by names
 * where types do not tell.
 *
 *     shape s;
 *     shape_read(&s, &arena, main_class, node_class);
 */
#ifndef PROPOSE_SHAPE_H
#define PROPOSE_SHAPE_H

#include "base/vector.h"
#include "java/classfile.h"

typedef vector(const char *) field_names;

typedef struct shape {
  const classfile *main;
  const classfile *node; /* refers to itself; may be `main`; NULL: there is none */
  const char *root;      /* field of main that the nodes hang from; NULL: main is one */
  bool root_is_array;
  const char *last;   /* field of main that leads to the other end; or NULL */
  field_names down;   /* of a node: to the nodes below it */
  const char *back;   /* of a node: to the one above it; or NULL */
  const char *key;    /* of a node: an integer; or NULL */
  const char *count;  /* of main: an integer that may count; or NULL */
  field_names ints;   /* of main: other integers */
  field_names arrays; /* of main, of anything but nodes */
  field_names others; /* of main: references to collections and the like */
  bool is_marked;     /* some field has @Tree already */
} shape;

/* Nodes are of class `node`, which may be NULL. */
void shape_read(shape *, const classfile *main, const classfile *node);
void shape_release(shape *);
/* Whether one of the class's own fields may hold an object of it. */
bool shape_is_node(const classfile *);
const char *shape_field_type(const classfile *, const char *field); /* descriptor */

#endif
