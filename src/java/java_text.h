/* Java's spelling of what class files name by descriptors.
 *
 *     java_text_class(a, "java/util/Map$Entry")            java.util.Map.Entry
 *     java_text_type(a, "[Ljava/lang/Object;")             Object[]
 *     java_text_method(a, "insert", "(ILjava/lang/Object;)V")   insert(int,Object)
 *
 * Types are given by their simple names, as in --method. Results live in the arena.
 */
#ifndef JAVA_JAVA_TEXT_H
#define JAVA_JAVA_TEXT_H

#include "base/arena.h"
#include "base/name.h"

#include <stdbool.h>

const char *java_text_class(arena *, const char *internal_name);
const char *java_text_type(arena *, const char *descriptor);
const char *java_text_method(arena *, const char *name, const char *descriptor);

/* Whether a user who writes `wanted` may mean the class: a/b/Outer$Inner is called
 * a.b.Outer.Inner, a.b.Outer$Inner, Outer.Inner, Inner. */
bool java_text_is_called(name internal_name, const char *wanted, size_t length);

#endif
