/* See docs/manual/results.md. */
#include "cli/result_json.h"

#include "base/memory.h"
#include "base/progress.h"
#include "report/names.h"

json_t *result_json_new(const char *command, int status) {
  return json_pack("{s:s, s:s, s:s, s:s}", "tool", "glassbox", "version",
                   GLASSBOX_VERSION, "command", command, "verdict",
                   status == EXIT_HOLDS          ? "holds"
                   : status == EXIT_INCONCLUSIVE ? "inconclusive"
                                                 : "violated");
}

void result_json_end(json_t *result, double started) {
  json_object_set_new(result, "time_s", json_real(progress_clock() - started));
  json_object_set_new(result, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
}

json_t *result_json_text(const char *text) {
  return names_json_text(text);
}
