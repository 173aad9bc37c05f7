/* What a file asks for is checked goal by goal; a document has all of it: the keys of the
 * goal that decides the verdict, the violations of all, and under `goals` each result. */
#include "cli/language.h"
#include "cli/result_json.h"
#include "lang/goals.h"

#include "base/progress.h"

#include <stdio.h>
#include <string.h>

static int severity(const json_t *result) {
  const char *verdict = json_string_value(json_object_get(result, "verdict"));
  return !verdict || !strcmp(verdict, "inconclusive") ? 1
         : !strcmp(verdict, "violated")               ? 2
                                                      : 0;
}

/* The first of those that are worst. */
static const json_t *deciding(const json_t *results) {
  const json_t *worst = json_array_get(results, 0);
  size_t k;
  json_t *r;
  json_array_foreach(results, k, r) if (severity(r) > severity(worst)) worst = r;
  return worst;
}

static json_t *combine(const json_t *results) {
  json_t *all = json_copy((json_t *)deciding(results)), *violations = json_array();
  json_int_t states = 0;
  double seconds = 0;
  size_t k;
  json_t *r;
  json_array_foreach(results, k, r) {
    json_array_extend(violations, json_object_get(r, "violations"));
    states += json_integer_value(json_object_get(r, "states_checked"));
    seconds += json_number_value(json_object_get(r, "time_s"));
  }
  json_object_set_new(all, "violations", violations);
  json_object_set_new(all, "states_checked", json_integer(states));
  json_object_set_new(all, "time_s", json_real(seconds));
  json_object_set_new(all, "goals", json_deep_copy(results));
  return all;
}

bool language_write_documents(checked_language *c, document_set *documents,
                              json_t *result, diag_sink *sink) {
  document_set now = *documents;
  if (c->language->goals.size < 2)
    return documents_write(documents, result, sink);
  json_object_set_new(result, "goal", result_json_text(lang_goal_text(c->language)));
  json_array_append(c->results, result);
  for (int k = 0; k < DOCUMENT_COUNT; k++)
    if (c->more && now.files[k] == stdout)
      now.files[k] = NULL;
  json_t *all = combine(c->results);
  bool written = documents_write(&now, all, sink);
  json_decref(all);
  return written;
}

int language_refuse(checked_language *c, const cli_options *o, diag_sink *sink) {
  document_set documents;
  if (!documents_start(&documents, o, sink))
    return EXIT_USAGE;
  bool written = true;
  if (documents_any(&documents)) {
    json_t *all = result_json_new("check", EXIT_INCONCLUSIVE);
    json_object_set_new(all, "class", result_json_text(c->language->name));
    json_object_set_new(all, "engine", json_string(o->engine ? o->engine : "sat"));
    json_object_set_new(all, "states_checked", json_integer(0));
    json_object_set_new(all, "operations", json_array());
    json_object_set_new(all, "violations", json_array());
    json_object_set_new(all, "reason", result_json_text(c->language->refused));
    result_json_end(all, progress_clock());
    written = language_write_documents(c, &documents, all, sink);
    json_decref(all);
  }
  documents_close(&documents);
  return written ? EXIT_INCONCLUSIVE : EXIT_USAGE;
}
