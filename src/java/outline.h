/* Where the members of a class stand in its source: enough to put annotations before
 * fields and methods behind the last member.
 *
 *     outline o;
 *     if (outline_read(&o, &arena, source, "Node"))
 *       outline_field_find(&o, "left") ...
 *
 * Offsets count bytes of the source. Nothing is compiled: what is no plain field
 * declaration is not in the outline.
 */
#ifndef JAVA_OUTLINE_H
#define JAVA_OUTLINE_H

#include "base/arena.h"
#include "base/vector.h"

#include <stdbool.h>

/* One declaration: `private Node<E> head, tail = null;` */
typedef struct outline_fields {
  size_t from, to;            /* from the first modifier or the type to behind the ';' */
  const char *modifiers;      /* "private ", or "" */
  const char *type;           /* "Node<E>" */
  const char *indent;         /* what stands before it in its line, if only blanks do */
  vector(const char *) names; /* head, tail */
  vector(const char *) declarators; /* head, tail = null: as written */
} outline_fields;

typedef struct outline {
  size_t body, end; /* behind the '{', at the '}' of the class */
  size_t imports; /* behind the last import or the package, else before the first word */
  bool has_imports;
  const char *indent; /* of its members */
  vector(outline_fields) fields;
} outline;

/* False: the source has no class of that simple name. Texts live in the arena. */
bool outline_read(outline *, arena *, const char *source, const char *simple_name);
void outline_release(outline *);

/* The declaration of the field; NULL: there is no plain one. */
const outline_fields *outline_field_find(const outline *, const char *field);

#endif
