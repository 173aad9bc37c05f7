/* Finds or makes the folder that what is made for later runs is kept in. */
#include "java/cache_folder.h"

#include "base/memory.h"

#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_ready(const char *path) {
  return !access(path, W_OK | X_OK);
}

static bool make_folders(const char *path) {
  if (is_ready(path))
    return true;
  char *copy = memory_copy_text(path);
  for (char *slash = strchr(copy + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(copy, 0777);
    *slash = '/';
  }
  mkdir(copy, 0700);
  memory_free(copy);
  return is_ready(path);
}

/* A folder of a known name in a public place must be ours alone. */
bool cache_is_private(const char *path) {
  struct stat s;
  return !lstat(path, &s) && S_ISDIR(s.st_mode) && s.st_uid == getuid() &&
         !(s.st_mode & (S_IWGRP | S_IWOTH));
}

const char *cache_folder(arena *a, diag_sink *sink) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  const char *path = NULL;
  if (cache && *cache == '/')
    path = arena_print(a, "%s/glassbox", cache);
  else if (home && *home == '/')
    path = arena_print(a, "%s/.cache/glassbox", home);
  if (path && make_folders(path))
    return path;
  const char *temporary = getenv("TMPDIR");
  path = arena_print(a, "%s/glassbox-%u", temporary && *temporary ? temporary : "/tmp",
                     (unsigned)getuid());
  if (make_folders(path) && cache_is_private(path))
    return path;
  diag_error(sink, (place){path, 0, 0},
             "cannot write classes here: set XDG_CACHE_HOME to a folder that can be "
             "written");
  return NULL;
}

static int remove_one(const char *path, const struct stat *s, int kind, struct FTW *at) {
  (void)s, (void)kind, (void)at;
  return remove(path);
}

void cache_remove_tree(const char *path) {
  nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}
