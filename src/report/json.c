/* A report for programs, with the contract's keys. */
#include "report/report_internal.h"

#include "check/subject_names.h"

#include <jansson.h>

static json_t *bounds_json(report *r) {
  const space *s = r->space;
  json_t *objects = json_object();
  report_pools pools = {0};
  report_find_pools(r, &pools);
  vec_each (report_pool, p, &pools)
    json_object_set_new(objects, class_text(&r->arena, p->class), json_integer(p->count));
  vec_release(&pools);
  json_t *bounds =
      json_pack("{s:I, s:[I, I], s:o}", "nodes", (json_int_t)s->position_count, "ints",
                (json_int_t)s->ints_low, (json_int_t)s->ints_high, "objects", objects);
  if (s->bounds.height)
    json_object_set_new(bounds, "height", json_integer(s->bounds.height));
  if (report_has_arrays(r))
    json_object_set_new(bounds, "arrays", json_integer(s->bounds.arrays));
  return bounds;
}

static json_t *operations_json(const report *r) {
  json_t *all = json_array();
  for (uint32_t i = 0; i < r->subject->operation_count; i++) {
    const operation_result *o = report_operation(r, i);
    json_t *one = json_pack("{s:s, s:s, s:I}", "method", r->subject->operations[i].text,
                            "verdict", report_verdict_text(o->verdict), "states_checked",
                            (json_int_t)o->states_checked);
    if (o->engine)
      json_object_set_new(one, "engine", json_string(o->engine));
    if (o->verdict == VERDICT_INCONCLUSIVE && o->reason)
      json_object_set_new(one, "reason", names_json_text(o->reason));
    if (o->when)
      json_object_set_new(one, "commutes_when", names_json_text(o->when));
    json_array_append_new(all, one);
  }
  return all;
}

static json_t *line_json(report *r, const trace_line *l) {
  const char *path = source_path(&r->source, l->method->owner);
  const char *text = path ? source_line(&r->source, path, l->line) : NULL;
  json_t *values = json_object();
  for (uint32_t i = 0; i < l->values.size; i++)
    json_object_set_new(values, l->values.data[i].what,
                        names_json(&l->values.data[i].now));
  return json_pack("{s:o, s:I, s:o, s:o}", "file", names_json_text(path ? path : ""),
                   "line", (json_int_t)l->line, "text", names_json_text(text ? text : ""),
                   "values", values);
}

static json_t *failure_json(report *r) {
  const trace *t = &r->trace;
  json_t *arguments = json_array(), *lines = json_array();
  vec_each (shown, a, &t->arguments)
    json_array_append_new(arguments, names_json(a));
  vec_each (trace_line, l, &t->lines)
    json_array_append_new(lines, line_json(r, l));
  json_t *failure = json_pack(
      "{s:s, s:s, s:o, s:o, s:I, s:o, s:o, s:o, s:o}", "method", r->operation->text,
      "kind", violation_kind_text(r->judgment->kind), "message",
      names_json_text(r->message), "file", names_json_text(r->path ? r->path : ""),
      "line", (json_int_t)r->line, "before", state_json(&t->before, &r->names),
      "arguments", arguments, "trace", lines, "after", state_json(&t->after, &r->names));
  if (r->term_before)
    json_object_set_new(failure, "term_before", names_json_text(r->term_before));
  if (r->term_after)
    json_object_set_new(failure, "term_after", names_json_text(r->term_after));
  report_abstractions_json(r, failure);
  return failure;
}

static json_t *fit_json(const check_result *c) {
  return json_pack("{s:I, s:I, s:I, s:I}", "reached_states", (json_int_t)c->fit.reached,
                   "unreached_states", (json_int_t)c->fit.unreached,
                   "executions_to_invalid", (json_int_t)c->fit.invalid,
                   "executions_out_of_bounds", (json_int_t)c->fit.outside);
}

json_t *report_json(report *r) {
  const check_result *c = r->result;
  json_t *violations = json_array();
  if (c->has_violation)
    json_array_append_new(violations, failure_json(r));
  vec_each (report *, one, &r->more)
    json_array_append_new(violations, failure_json(*one));
  json_t *all = json_pack(
      "{s:s, s:s, s:s, s:s, s:s, s:s, s:o, s:I, s:o, s:o}", "tool", "glassbox", "version",
      GLASSBOX_VERSION, "command", "check", "verdict", report_verdict_text(c->verdict),
      "class", class_text(&r->arena, r->subject->class), "engine", c->engine, "bounds",
      bounds_json(r), "states_checked", (json_int_t)c->states_checked, "operations",
      operations_json(r), "violations", violations);
  if (c->cut)
    json_object_set_new(all, "cut", names_json_text(c->cut));
  if (c->note)
    json_object_set_new(all, "note", names_json_text(c->note));
  if (r->space->made_cut)
    json_object_set_new(all, "library_objects_cut", names_json_text(r->space->made_cut));
  if (r->space->texts_left_out)
    json_object_set_new(all, "texts_left_out", names_json_text(r->space->texts_left_out));
  if (r->space->bare)
    json_object_set_new(all, "without_nodes", names_json_text(r->space->bare));
  if (r->subject->inherited_left_out)
    json_object_set_new(all, "inherited_left_out",
                        json_integer(r->subject->inherited_left_out));
  if (c->analysis)
    json_object_set_new(all, "analysis", json_string(c->analysis));
  if (c->candidates)
    json_object_set_new(all, "candidates", json_integer((json_int_t)c->candidates));
  if (c->counted)
    json_object_set_new(all, "valid_states",
                        c->valid_states <= INT64_MAX
                            ? json_integer((json_int_t)c->valid_states)
                            : json_string(c->count_text));
  if (c->fit.known)
    json_object_set_new(all, "fit", fit_json(c));
  if (c->costs.diagram_nodes)
    json_object_set_new(all, "diagram_nodes",
                        json_integer((json_int_t)c->costs.diagram_nodes));
  if (c->verdict == VERDICT_INCONCLUSIVE)
    json_object_set_new(all, "reason", names_json_text(c->reason ? c->reason : ""));
  if (r->has_replay && !c->has_violation)
    json_object_set_new(all, "example", failure_json(r));
  if (subject_property(r->subject))
    json_object_set_new(all, "compared", report_compared_json(r));
  json_object_set_new(all, "time_s", json_real(c->seconds));
  json_object_set_new(all, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
  return all;
}
