/* What can be told of a Java source without compiling it.
 *
 *     char *text = source_without_comments(source);
 *     const char *at = text;
 *     size_t length = source_next_named(&at, "package");     at: the package's name
 *
 * And where the classes that it names would lie: below the folder that its package is
 * counted from.
 */
#ifndef JAVA_SOURCE_TEXT_H
#define JAVA_SOURCE_TEXT_H

#include "base/arena.h"

#include <stddef.h>

/* The source with spaces for comments and texts; lines are kept. New. */
char *source_without_comments(const char *source);

const char *source_skip_space(const char *at);
size_t source_name_length(const char *at); /* of the name with dots that begins here */

/* The next name behind the word in the source from *at on; 0: there is none. */
size_t source_next_named(const char **at, const char *word);

/* The package of the source file, "" or "a/b/": its classes begin with it. In the arena;
 * "" also when the file cannot be read. */
const char *source_package(arena *, const char *file);

/* The folder that the source file's package, as above, is counted from: a for a/p/B.java
 * with package p/. The file's own folder when it does not lie where its package says. In
 * the arena. */
const char *source_root(arena *, const char *file, const char *package);

#endif
