/* The project file glassbox.toml: the checks of a project, each a table with the command
 * and a name. Keys are the command's options, without their dashes.
 *
 *     jobs = 2                          # processes at a time; default: all cores
 *
 *     [check.tree]
 *     paths = ["src/SearchTree.java"]
 *     nodes = 7
 *     method = ["insert", "remove"]
 *     constructors = true
 *
 *     [verify.append]
 *     paths = ["specs/append.fir"]
 *     scope = "4"
 *
 * The part of TOML that this takes: comments, tables with one dot, strings in "" and '',
 * integers, booleans, arrays of these. Anything else is an error with its place.
 */
#ifndef CLI_PROJECT_H
#define CLI_PROJECT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"

#include <stdbool.h>

#define PROJECT_FILE "glassbox.toml"

typedef struct project_task {
  const char *command, *name;
  vector(const char *) words; /* what stands behind the command on a command line */
  uint32_t path_count;
  uint32_t line; /* of its table */
} project_task;

typedef struct project {
  arena arena; /* of all texts */
  const char *file;
  vector(project_task) tasks;
  uint64_t jobs; /* 0: all cores */
} project;

/* False, with an error, when the file cannot be read or understood. Release anyway. */
bool project_read(project *, const char *file, diag_sink *);
void project_release(project *);

#endif
