/* Where compiled classes are kept: the user's cache folder. */
#ifndef JAVA_CACHE_FOLDER_H
#define JAVA_CACHE_FOLDER_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>

/* In the arena. NULL, with an error, when no folder can be written. */
const char *cache_folder(arena *, diag_sink *);

/* Whether the folder is ours, and nobody else can write there. */
bool cache_is_private(const char *path);

void cache_remove_tree(const char *path); /* with all that is in it */

#endif
