/* Sources of the JDK's own classes, where they are installed (lib/src.zip).
 *
 *     char *text = jdk_source_text(&arena, "java/util/TreeMap.java");    or NULL
 */
#ifndef REPORT_JDK_SOURCE_H
#define REPORT_JDK_SOURCE_H

#include "base/arena.h"

/* The text of the file, by package and name; NULL when it is not there. */
char *jdk_source_text(arena *, const char *file);

#endif
