/* Verification of lowered code: that registers hold what instructions take for granted.
 *
 * Lowering has checked kinds (integers, references) on the way. What is left are the
 * classes of references, on which slots of fields and tables of methods depend, kinds of
 * array elements, and registers that are read before anything was written to them. It is
 * the JVM's verification by type inference, by the names in class files: nothing is
 * loaded.
 */
#ifndef JAVA_TYPEFLOW_H
#define JAVA_TYPEFLOW_H

#include "java/internal.h"

/* What is wrong, and in *at with which instruction; NULL: nothing. `null_reg` is the
 * register that nobody writes. In the program's arena. */
const char *typeflow_check(java_program *, const ir_code *, uint32_t null_reg,
                           uint32_t *at);

/* Whether a reference to `from` may be where one to `to` is wanted, both class names or
 * array descriptors; as the JVM has it, anything may be where an interface is wanted.
 * What names a class that is not there is right: there will be no object of it. */
bool typeflow_fits(java_program *, name from, name to);

#endif
