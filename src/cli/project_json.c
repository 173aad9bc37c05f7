/* Operations and violations are called by their check: "check.tree: insert(int)". */
#include "cli/project_json.h"

#include "base/memory.h"
#include "cli/commands.h"
#include "cli/result_json.h"

static json_t *text_of(FILE *said) {
  char_vector text = {0};
  if (said)
    rewind(said);
  for (int c; said && (c = getc(said)) != EOF;)
    vec_push(&text, (char)c);
  while (text.size && text.data[text.size - 1] == '\n')
    text.size--;
  vec_push(&text, '\0');
  json_t *all = result_json_text(text.data);
  vec_release(&text);
  return all;
}

static const char *verdict_word(int status) {
  return status == EXIT_HOLDS      ? "holds"
         : status == EXIT_VIOLATED ? "violated"
                                   : "inconclusive";
}

/* Copies of the list's elements, called by the check. */
static void add_named(json_t *to, const json_t *list, const project_task *t) {
  size_t i;
  json_t *element;
  json_array_foreach((json_t *)list, i, element) {
    json_t *own = json_copy(element);
    const char *method = json_string_value(json_object_get(own, "method"));
    char *name = memory_print("%s.%s%s%s", t->command, t->name, method ? ": " : "",
                              method ? method : "");
    json_object_set_new(own, "method", result_json_text(name));
    memory_free(name);
    json_array_append_new(to, own);
  }
}

/* A check without operations, and one that could not be run, is one itself. */
static void add_whole(json_t *to, const project_part *p, const json_t *result) {
  const json_t *reason = json_object_get(result, "reason");
  char *name = memory_print("%s.%s", p->task->command, p->task->name);
  json_t *own = json_pack("{s:o, s:s, s:f}", "method", result_json_text(name), "verdict",
                          verdict_word(p->status), "time_s", p->seconds);
  if (reason)
    json_object_set(own, "reason", (json_t *)reason);
  else if (!result)
    json_object_set_new(own, "reason", text_of(p->said));
  json_array_append_new(to, own);
  memory_free(name);
}

static json_t *part_json(const project_part *p, json_t *result) {
  char *name = memory_print("%s.%s", p->task->command, p->task->name);
  json_t *o = json_pack("{s:o, s:s, s:f}", "name", result_json_text(name), "verdict",
                        verdict_word(p->status), "time_s", p->seconds);
  memory_free(name);
  if (result)
    json_object_set(o, "result", result);
  else
    json_object_set_new(o, "error", text_of(p->said));
  return o;
}

static json_t *reason_of(const project_part *parts, uint32_t count) {
  char *reason = NULL;
  for (uint32_t i = 0; i < count; i++) {
    const char *between = reason ? ", " : "", *before = reason ? reason : "";
    if (parts[i].status != EXIT_USAGE && parts[i].status != EXIT_INCONCLUSIVE)
      continue;
    char *longer = memory_print(
        "%s%s%s.%s %s", before, between, parts[i].task->command, parts[i].task->name,
        parts[i].status == EXIT_USAGE ? "could not be run" : "is inconclusive");
    memory_free(reason);
    reason = longer;
  }
  json_t *text = result_json_text(reason ? reason : "a check did not end");
  memory_free(reason);
  return text;
}

/* New; NULL: there is none. */
static json_t *result_of(const project_part *p) {
  if (!p->result)
    return NULL;
  rewind(p->result);
  return json_loadf(p->result, 0, NULL);
}

json_t *project_json(const project_part *parts, uint32_t count, int status,
                     double started) {
  json_t *o =
      result_json_new("project", status == EXIT_USAGE ? EXIT_INCONCLUSIVE : status);
  json_t *results = json_array(), *operations = json_array(), *violations = json_array();
  for (uint32_t i = 0; i < count; i++) {
    json_t *result = result_of(&parts[i]);
    const json_t *own = json_object_get(result, "operations");
    json_array_append_new(results, part_json(&parts[i], result));
    if (json_array_size(own))
      add_named(operations, own, parts[i].task);
    else
      add_whole(operations, &parts[i], result);
    add_named(violations, json_object_get(result, "violations"), parts[i].task);
    json_decref(result);
  }
  json_object_set_new(o, "file", json_string(PROJECT_FILE));
  if (status == EXIT_USAGE || status == EXIT_INCONCLUSIVE)
    json_object_set_new(o, "reason", reason_of(parts, count));
  json_object_set_new(o, "operations", operations);
  json_object_set_new(o, "violations", violations);
  json_object_set_new(o, "results", results);
  result_json_end(o, started);
  return o;
}
