/* The result of a project file: the results of its checks, and what all of them found as
 * one list, so that every form of a result can be made of it. */
#ifndef CLI_PROJECT_JSON_H
#define CLI_PROJECT_JSON_H

#include "cli/project.h"

#include <jansson.h>
#include <stdio.h>

/* One check, when it is over. */
typedef struct project_part {
  const project_task *task;
  int status;     /* exit status */
  double seconds; /* that it took */
  FILE *said;     /* its output, as text */
  FILE *result;   /* its JSON, or nothing where it could not be run */
} project_part;

/* New. */
json_t *project_json(const project_part *, uint32_t count, int status, double started);

#endif
