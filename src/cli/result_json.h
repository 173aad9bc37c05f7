/* The keys that the JSON of every command begins and ends with. */
#ifndef CLI_RESULT_JSON_H
#define CLI_RESULT_JSON_H

#include "cli/options.h"

#include <jansson.h>

/* New: tool, version, command, and the verdict that the exit status stands for. */
json_t *result_json_new(const char *command, int status);
/* Adds what it took. */
void result_json_end(json_t *, double started);
/* As a string of JSON; bytes that are no text become '?'. */
json_t *result_json_text(const char *text);

#endif
