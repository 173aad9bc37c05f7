/* SARIF 2.1.0: one rule for each kind of violation, one result for each violation with
 * its trace as a code flow; what stayed open is a notification of the run. */
#include "report/document_internal.h"

#include <string.h>

static json_t *uri_of(const char *path) {
  static const char hex[] = "0123456789ABCDEF";
  char text[4096] = "";
  size_t length = 0;
  if (*path == '/') { /* an absolute path is a URI with a scheme */
    strcpy(text, "file://");
    length = strlen(text);
  }
  for (const unsigned char *c = (const unsigned char *)path; *c; c++) {
    if (length + 4 > sizeof text)
      break;
    bool plain = *c > ' ' && *c < 127 && !strchr("\"%<>\\^`{|}#?[]", *c);
    if (plain)
      text[length++] = (char)*c;
    else {
      text[length++] = '%';
      text[length++] = hex[*c >> 4];
      text[length++] = hex[*c & 15];
    }
  }
  return json_stringn(text, length);
}

/* {} when the file is not known: a location may be empty. */
static json_t *location_json(const char *file, json_int_t line, const char *message) {
  json_t *o = json_object();
  if (*file) {
    json_t *place = json_pack("{s:{s:o}}", "artifactLocation", "uri", uri_of(file));
    if (line > 0)
      json_object_set_new(place, "region", json_pack("{s:I}", "startLine", line));
    json_object_set_new(o, "physicalLocation", place);
  }
  if (message)
    json_object_set_new(o, "message", json_pack("{s:s}", "text", message));
  return o;
}

/* "key = value, ..." of a step; new. */
static char *values_text(const json_t *step) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (!out)
    return NULL;
  const char *key, *between = "";
  json_t *value;
  fputs(document_text(step, "text"), out);
  json_object_foreach(json_object_get(step, "values"), key, value) {
    fprintf(out, "%s%s = ", *between ? between : "  -- ", key);
    document_value(value, out, document_plain);
    between = ", ";
  }
  fclose(out);
  return text;
}

/* The flow of the thread, which is made where there is none yet. */
static json_t *thread_flow(json_t *flows, const char *thread) {
  size_t i;
  json_t *flow;
  json_array_foreach(flows, i, flow) {
    if (!strcmp(document_text(flow, "id"), thread))
      return flow;
  }
  flow = json_object();
  if (*thread)
    json_object_set_new(flow, "id", json_string(thread));
  json_object_set_new(flow, "locations", json_array());
  json_array_append_new(flows, flow);
  return flow;
}

/* One flow for each thread; the order of execution goes through all of them. */
static json_t *flow_json(const json_t *trace) {
  json_t *flows = json_array();
  size_t i;
  json_t *step;
  json_array_foreach((json_t *)trace, i, step) {
    char *text = values_text(step);
    json_t *place = location_json(document_text(step, "file"),
                                  document_number(step, "line"), text ? text : "");
    json_t *flow = thread_flow(flows, document_text(step, "thread"));
    json_array_append_new(
        json_object_get(flow, "locations"),
        json_pack("{s:o, s:I}", "location", place, "executionOrder", (json_int_t)i + 1));
    free(text);
  }
  return json_pack("{s:o}", "threadFlows", flows);
}

static json_int_t rule_index(const json_t *rules, const char *id) {
  size_t i;
  json_t *rule;
  json_array_foreach((json_t *)rules, i, rule) {
    if (!strcmp(document_text(rule, "id"), id))
      return (json_int_t)i;
  }
  return -1;
}

static json_t *result_json(const json_t *violation, const json_t *rules) {
  const char *kind = document_text(violation, "kind");
  json_t *o = json_pack("{s:s, s:I, s:s, s:{s:o}}", "ruleId", kind, "ruleIndex",
                        rule_index(rules, kind), "level", "error", "message", "text",
                        json_sprintf("%s: %s", document_text(violation, "method"),
                                     document_text(violation, "message")));
  if (*document_text(violation, "file"))
    json_object_set_new(
        o, "locations",
        json_pack("[o]", location_json(document_text(violation, "file"),
                                       document_number(violation, "line"), NULL)));
  const json_t *trace = document_list(violation, "trace");
  if (json_array_size(trace))
    json_object_set_new(o, "codeFlows", json_pack("[o]", flow_json(trace)));
  return o;
}

static json_t *rules_json(const json_t *violations) {
  json_t *rules = json_array(), *violation;
  size_t i;
  json_array_foreach((json_t *)violations, i, violation) {
    const char *kind = document_text(violation, "kind");
    if (rule_index(rules, kind) < 0)
      json_array_append_new(rules,
                            json_pack("{s:s, s:{s:s+}}", "id", kind, "shortDescription",
                                      "text", kind, " violated"));
  }
  return rules;
}

void document_sarif(const json_t *result, FILE *out) {
  const json_t *violations = document_list(result, "violations");
  json_t *results = json_array(), *violation;
  size_t i;
  json_t *rules = rules_json(violations);
  json_array_foreach((json_t *)violations, i, violation)
      json_array_append_new(results, result_json(violation, rules));
  json_t *invocation = json_pack("{s:b}", "executionSuccessful", 1);
  if (!strcmp(document_text(result, "verdict"), "inconclusive"))
    json_object_set_new(invocation, "toolExecutionNotifications",
                        json_pack("[{s:s, s:{s:s+}}]", "level", "warning", "message",
                                  "text",
                                  "inconclusive: ", document_text(result, "reason")));
  json_t *all = json_pack("{s:s, s:s, s:[{s:{s:{s:s, s:s, s:o}}, s:[o], s:o}]}",
                          "$schema", "https://json.schemastore.org/sarif-2.1.0.json",
                          "version", "2.1.0", "runs", "tool", "driver", "name",
                          "glassbox", "version", document_text(result, "version"),
                          "rules", rules, "invocations", invocation, "results", results);
  json_dumpf(all, out, JSON_INDENT(1));
  fputc('\n', out);
  json_decref(all);
}
