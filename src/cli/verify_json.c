/* The result as JSON, with the keys that all commands share. Sets are arrays: of atoms,
 * or of tuples, which are arrays of atoms; integers and Booleans are JSON's own. */
#include "base/memory.h"
#include "cli/verify_report.h"
#include "fir/print.h"

#include <jansson.h>
#include <string.h>

static json_t *atom_json(arena *a, const fir_universe *u, uint32_t atom) {
  uint32_t first = u->first[FIR_INTEGER_DOMAIN];
  if (atom < first)
    return json_boolean(atom == FIR_ATOM_TRUE);
  if (atom < first + u->size[FIR_INTEGER_DOMAIN])
    return json_integer(fir_atom_integer(u, atom));
  return json_string(fir_atom_text(a, u, atom));
}

static json_t *rows_json(arena *a, const fir_universe *u, const fir_rows *x) {
  json_t *all = json_array();
  for (uint32_t i = 0; i < x->count; i++) {
    const uint32_t *row = fir_rows_at(x, i);
    if (x->arity == 1) {
      json_array_append_new(all, atom_json(a, u, row[0]));
      continue;
    }
    json_t *tuple = json_array();
    for (uint32_t column = 0; column < x->arity; column++)
      json_array_append_new(tuple, atom_json(a, u, row[column]));
    json_array_append_new(all, tuple);
  }
  return all;
}

static json_t *state_json(arena *a, const verify_report *r, const fir_state *s,
                          const fir_target *locals, uint32_t count) {
  json_t *o = json_object();
  const fir_universe *u = r->result->universe;
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    json_object_set_new(o, r->program->domains.data[d]->name->text,
                        rows_json(a, u, s->extents[d]));
  for (uint32_t i = 0; i < r->program->globals.count; i++)
    json_object_set_new(o, r->program->globals.data[i]->name->text,
                        rows_json(a, u, s->globals[i]));
  for (uint32_t i = 0; i < count; i++)
    json_object_set_new(o, locals[i].name->text,
                        rows_json(a, u, s->locals[locals[i].symbol->index]));
  return o;
}

static json_t *event_json(arena *a, const verify_report *r, const fir_event *e) {
  json_t *values = json_object();
  for (uint32_t i = 0; i < e->binding_count; i++)
    json_object_set_new(values, e->bindings[i].symbol->name->text,
                        rows_json(a, r->result->universe, e->bindings[i].value));
  json_t *o = json_pack("{s:s, s:i, s:s, s:o}", "file", r->program->file, "line",
                        (int)e->statement->at.line, "text",
                        fir_statement_text(a, e->statement), "values", values);
  if (e->has_condition)
    json_object_set_new(o, "condition", json_boolean(e->condition));
  return o;
}

static json_t *violation_json(arena *a, const verify_report *r) {
  const fir_trace *t = &r->result->trace;
  const fir_proc *p = r->proc;
  json_t *arguments = json_array(), *events = json_array();
  for (uint32_t i = 0; i < p->input_count; i++)
    json_array_append_new(
        arguments,
        rows_json(a, r->result->universe, t->initial.locals[p->inputs[i].symbol->index]));
  vec_each (fir_event, e, &t->events)
    json_array_append_new(events, event_json(a, r, e));
  return json_pack(
      "{s:s, s:s, s:s, s:s, s:i, s:o, s:o, s:o, s:o}", "method", p->name->text, "kind",
      "specification", "message", verify_report_message(a, r), "file", r->program->file,
      "line", (int)verify_report_line(r), "before",
      state_json(a, r, &t->initial, p->inputs, p->input_count), "arguments", arguments,
      "trace", events, "after", state_json(a, r, &t->final, p->outputs, p->output_count));
}

static json_t *bounds_json(const verify_report *r) {
  const fir_bounds *b = &r->options->bounds;
  json_t *scope = json_object(), *exact = json_array();
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    json_object_set_new(scope, r->program->domains.data[d]->name->text,
                        json_integer(b->scopes[d]));
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    if (b->exact[d])
      json_array_append_new(exact, json_string(r->program->domains.data[d]->name->text));
  json_t *o = json_pack("{s:o, s:i, s:i}", "scope", scope, "bitwidth", (int)b->bitwidth,
                        "unroll", (int)b->unroll);
  if (json_array_size(exact))
    json_object_set(o, "exact", exact);
  json_decref(exact);
  return o;
}

static json_t *statement_json(arena *a, const verify_report *r,
                              const fir_covered_statement *s) {
  json_t *o = json_pack(
      "{s:s, s:i, s:s, s:i, s:i}", "method", s->statement->proc->name->text, "line",
      (int)s->statement->at.line, "text", fir_statement_text(a, s->statement), "covered",
      (int)s->covered, "copies", (int)s->steps);
  if (!s->covered)
    json_object_set_new(o, "why", json_string(verify_why_text(a, s, r)));
  return o;
}

static json_t *coverage_json(arena *a, const verify_report *r) {
  const fir_coverage *v = r->result->coverage;
  json_t *statements = json_array(), *parts = json_array();
  for (uint32_t i = 0; i < v->statement_count; i++)
    json_array_append_new(statements, statement_json(a, r, &v->statements[i]));
  for (uint32_t i = 0; i < v->part_count; i++)
    json_array_append_new(parts, json_pack("{s:s, s:b}", "text",
                                           verify_part_text(a, &v->parts[i].part),
                                           "covered", (int)v->parts[i].covered));
  return json_pack("{s:o, s:o, s:b}", "statements", statements, "specification", parts,
                   "exact", (int)v->exact);
}

static json_t *shortfalls_json(arena *a, const verify_report *r) {
  json_t *all = json_array();
  for (uint32_t i = 0; i < r->result->shortfalls.count; i++) {
    const fir_shortfall *s = &r->result->shortfalls.data[i];
    json_array_append_new(
        all, json_pack("{s:i, s:s, s:b}", "line", (int)s->statement->at.line, "text",
                       verify_shortfall_text(a, s, r), "sure", (int)s->is_sure));
  }
  return all;
}

static json_t *start_json(fir_verdict verdict, const verify_report *r) {
  return json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:o}", "tool", "glassbox", "version",
                   GLASSBOX_VERSION, "command", "verify", "verdict",
                   verify_verdict_word(verdict), "file", r->program->file, "engine",
                   "sat", "bounds", bounds_json(r));
}

static void end_json(json_t *o, double seconds) {
  json_object_set_new(o, "time_s", json_real(seconds));
  json_object_set_new(o, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
}

static json_t *report_json(arena *a, const verify_report *r) {
  const fir_result *result = r->result;
  json_t *o = start_json(result->verdict, r), *violations = json_array();
  json_object_set_new(o, "method", json_string(r->proc->name->text));
  if (result->verdict == FIR_VIOLATED)
    json_array_append_new(violations, violation_json(a, r));
  vec_each (fir_trace, t, &result->more) {
    fir_result copy;
    verify_report one = verify_report_of(r, t, &copy);
    json_array_append_new(violations, violation_json(a, &one));
  }
  json_object_set_new(o, "violations", violations);
  if (result->verdict == FIR_INCONCLUSIVE)
    json_object_set_new(o, "reason", json_string(result->reason));
  if (result->shortfalls.count)
    json_object_set_new(o, "rounds_missing", shortfalls_json(a, r));
  if (result->coverage)
    json_object_set_new(o, "coverage", coverage_json(a, r));
  if (result->is_coverage_open)
    json_object_set_new(o, "coverage_unfinished", json_true());
  end_json(o, r->seconds);
  return o;
}

json_t *verify_report_json(const verify_report *r) {
  arena a;
  arena_init(&a);
  json_t *o = report_json(&a, r);
  arena_release(&a);
  return o;
}

json_t *verify_reports_join(const verify_outcome *all, uint32_t count) {
  static const char *const shared[] = {"tool", "version", "command", "verdict",
                                       "file", "engine",  "bounds"};
  json_t *o = json_object(), *operations = json_array(), *results = json_array();
  for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
    json_object_set(o, shared[i], json_object_get(all[0].json, shared[i]));
  json_object_set_new(o, "verdict",
                      json_string(verify_verdict_word(verify_verdict(all, count))));
  for (uint32_t k = 0; k < count; k++) {
    json_t *one = all[k].json;
    json_array_append_new(operations, json_pack("{s:O, s:O}", "method",
                                                json_object_get(one, "method"), "verdict",
                                                json_object_get(one, "verdict")));
    json_array_append(results, one);
  }
  json_object_set_new(o, "operations", operations);
  verify_join_violations(o, all, count);
  json_object_set_new(o, "results", results);
  verify_join_costs(o, all, count);
  return o;
}
