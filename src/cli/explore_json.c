/* The contract's keys. */
#include "cli/explore_report.h"

#include <jansson.h>

static json_t *text_json(const char *text) {
  json_t *j = json_string(text ? text : "");
  return j ? j : json_string("?");
}

static json_t *event_json(const explore_report *r, const trace_event *e) {
  const char *path = e->class ? source_path(r->source, e->class) : NULL;
  const char *line = path ? source_line(r->source, path, e->line) : NULL;
  json_t *values = json_object();
  if (e->value)
    json_object_set_new(values, e->what, text_json(e->value));
  json_t *event =
      json_pack("{s:o, s:o, s:I, s:o, s:o, s:o}", "thread",
                text_json(r->trace->threads.data[e->thread]), "file", text_json(path),
                "line", (json_int_t)e->line, "text", text_json(line), "event",
                text_json(e->what), "values", values);
  if (e->step >= r->trace->repeats_from)
    json_object_set_new(event, "repeated", json_true());
  return event;
}

static json_t *violation_json(const explore_report *r) {
  const explore_found *f = &r->result->found;
  json_t *trace = json_array();
  vec_each (trace_event, e, &r->trace->events)
    json_array_append_new(trace, event_json(r, e));
  const char *path = f->where.file ? source_path_called(r->source, f->where.file) : NULL;
  return json_pack("{s:s, s:s, s:o, s:o, s:I, s:o}", "method", "main", "kind",
                   found_kind_text(f->kind), "message", text_json(f->message), "file",
                   text_json(path ? path : f->where.file), "line",
                   (json_int_t)f->where.line, "trace", trace);
}

static json_t *fixed_json(unsigned fixed) {
  json_t *texts = json_array();
  for (uint32_t bit = 1; bit; bit <<= 1)
    if (fixed & bit && explore_fixed_text(bit))
      json_array_append_new(texts, json_string(explore_fixed_text(bit)));
  return texts;
}

/* Beside what was asked for, what has been left out without being asked. */
static void add_scenarios(const explore_report *r, json_t *bounds) {
  if (r->threads)
    json_object_set_new(bounds, "scenarios",
                        json_pack("{s:I, s:I, s:I}", "threads", (json_int_t)r->threads,
                                  "operations", (json_int_t)r->operations, "methods",
                                  (json_int_t)r->count));
  if (r->left_out || r->weak)
    json_object_set_new(bounds, "methods_left_out",
                        json_integer((json_int_t)r->left_out + r->weak));
}

static json_t *bounds_json(const explore_report *r) {
  const explore_options *o = r->options;
  json_t *bounds = json_object();
  if (o->bounded)
    json_object_set_new(bounds, "preemptions", json_integer(o->preemptions));
  if (o->depth)
    json_object_set_new(bounds, "depth", json_integer(o->depth));
  if (o->search == SEARCH_RANDOM)
    json_object_set_new(bounds, "random", json_integer((json_int_t)o->walks));
  if (o->formula) {
    json_object_set_new(bounds, "ltl", text_json(o->formula->text));
    json_object_set_new(bounds, "fair", json_boolean(o->formula->is_fair));
  }
  json_object_set_new(bounds, "races",
                      json_string(o->ignore_races ? "ignore" : "report"));
  add_scenarios(r, bounds);
  json_t *fixed = fixed_json(r->result->fixed);
  if (json_array_size(fixed))
    json_object_set(bounds, "fixed", fixed);
  json_decref(fixed);
  return bounds;
}

json_t *explore_json(const explore_report *r) {
  const explore_result *x = r->result;
  json_t *violations = json_array();
  if (x->verdict == EXPLORE_VIOLATED)
    json_array_append_new(violations, violation_json(r));
  json_t *all =
      json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:o, s:I, s:I, s:o}", "tool", "glassbox",
                "version", GLASSBOX_VERSION, "command", r->command, "verdict",
                explore_verdict_text(x->verdict), "class", r->class_name, "engine",
                r->options->search == SEARCH_BFS      ? "bfs"
                : r->options->search == SEARCH_RANDOM ? "random"
                                                      : "dfs",
                "bounds", bounds_json(r), "states", (json_int_t)x->states,
                "transitions", (json_int_t)x->transitions, "violations", violations);
  if (x->verdict == EXPLORE_INCONCLUSIVE)
    json_object_set_new(
        all, "reason",
        text_json(x->reason ? x->reason : "schedules beyond the bounds were left out"));
  json_object_set_new(all, "time_s", json_real(r->seconds));
  json_object_set_new(all, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
  return all;
}
