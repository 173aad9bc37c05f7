/* Where the JDK is installed: JAVA_HOME, else where javac or java on PATH really
 * lies. */
#ifndef JAVA_JDK_H
#define JAVA_JDK_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>

typedef enum { JDK_IMAGE, JDK_JMOD, JDK_JAR } jdk_kind; /* how classes are stored */

/* The file with the JDK's classes (lib/modules, jmods/java.base.jmod or, in Java 8,
 * rt.jar), in the arena; NULL with an error. `javac`: as found below, so that it need not
 * be looked for again; or NULL. */
const char *jdk_classes(arena *, const char *javac, diag_sink *, jdk_kind *);

/* The real path of javac, in the arena; NULL with an error. */
const char *jdk_compiler(arena *, diag_sink *);

#endif
