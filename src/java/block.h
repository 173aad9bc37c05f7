/* Code blocks: statements in the middle of a method that are checked by themselves.
 *
 *     GlassBox.block("search", () -> { ... });            or
 *
 *     // glassbox: begin search
 *     ...
 *     // glassbox: end
 *
 *     java_block_vector blocks = {0};
 *     if (java_blocks_all(program, class, &sources, arena, &blocks, sink))
 *       vec_each (java_block, b, &blocks) ... b->name ... b->method ...
 *     vec_release(&blocks);
 *
 * The body of a lambda is a method of its class already, and its parameters are the
 * variables that it uses. What stands between marks is cut out (cut.h).
 */
#ifndef JAVA_BLOCK_H
#define JAVA_BLOCK_H

#include "java/java.h"

typedef struct java_block {
  const char *name;
  class_method *in;     /* the method that it stands in */
  class_method *method; /* of the lambda; NULL: it was */
  ir_method *cut;       /* out of its method */
  const char *path;     /* of the source, where it is between marks */
  uint32_t line, end;   /* of the marks; a lambda has the first alone */
} java_block;

typedef vector(java_block) java_block_vector;

/* Where marks are looked for. */
typedef struct java_sources {
  const char *const *paths;
  uint32_t count;
} java_sources;

/* The lambdas of the class, in the order of the file. Appends; false after an error in the
 * sink: a block that has no name or no lambda, or two of one name. Names are put into the
 * arena. */
bool java_blocks_find(classfile *, arena *, java_block_vector *, diag_sink *);

/* And those between marks in the source of the class, likewise. */
bool java_blocks_all(java_program *, ir_class *, const java_sources *, arena *,
                     java_block_vector *, diag_sink *);

/* Whether some method of the class has one; nothing is reported. */
bool java_has_blocks(const classfile *);

/* Whether it has code between marks, or its source has marks that are wrong. */
bool java_has_marks(classfile *, const java_sources *);

/* "this, i: int, total: long": the variables that are open at its beginning. */
const char *java_block_variables(arena *, classfile *, const java_block *);

/* The name of its variable (from 0, without `this`); NULL: it is not known. */
name java_block_variable(classfile *, const java_block *, uint32_t k);

/* The name of the method's parameter (from 0, without the receiver) in the source; NULL:
 * it is not known. */
name java_parameter_name(classfile *, class_method *, uint32_t wanted);

#endif
