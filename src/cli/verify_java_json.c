/* The result of Java methods as JSON, with the keys that all commands share. */
#include "base/memory.h"
#include "cli/verify_java.h"
#include "javarel/cover.h"
#include "javarel/scope.h"
#include "javarel/trace.h"

#include <string.h>

static json_t *values_json(const trace_values *all) {
  json_t *o = json_object();
  vec_each (trace_value, v, all)
    json_object_set_new(o, v->name, json_string(v->value));
  return o;
}

static json_t *steps_json(const trace_view *v) {
  json_t *all = json_array();
  vec_each (trace_step, s, &v->steps) {
    json_t *o = json_pack("{s:s, s:i, s:s, s:o}", "file", s->file, "line", (int)s->line,
                          "text", s->text, "values", values_json(&s->values));
    if (s->condition)
      json_object_set_new(o, "condition", json_boolean(!strcmp(s->condition, "true")));
    json_array_append_new(all, o);
  }
  return all;
}

static const char *kind_word(const javarel_result *r) {
  return r->broken == OBLIGATION_INVARIANT    ? "invariant"
         : r->broken == OBLIGATION_EXCEPTIONS ? "exception"
         : r->broken == OBLIGATION_CALLS      ? "specification"
                                              : "postcondition";
}

static json_t *violation_json(const java_report *p) {
  const javarel_result *r = p->result;
  trace_view v;
  trace_view_init(&v, r, p->book);
  json_t *arguments = json_array();
  vec_each (trace_value, x, &v.arguments)
    json_array_append_new(arguments, json_string(x->value));
  json_t *o = json_pack("{s:s, s:s, s:s, s:s, s:s, s:i, s:o, s:o, s:o, s:o}", "method",
                        p->method_name, "kind", kind_word(r), "obligation",
                        java_obligation_text(r->broken), "message", r->message, "file",
                        r->at.file ? r->at.file : "", "line", (int)r->at.line, "before",
                        values_json(&v.before), "arguments", arguments, "trace",
                        steps_json(&v), "after", values_json(&v.after));
  trace_view_release(&v);
  return o;
}

static json_t *bounds_json(const java_report *p) {
  const javarel_result *r = p->result;
  json_t *scope = json_object();
  for (uint32_t d = FIR_USER_DOMAINS; r->run && d < r->run->program->domains.count; d++)
    if (scope_domain(r->world, r->run->program, d))
      json_object_set_new(scope, r->run->program->domains.data[d]->name->text,
                          json_integer(r->run->scopes[d]));
  return json_pack("{s:o, s:i, s:i}", "scope", scope, "bitwidth",
                   (int)p->options->bitwidth, "unroll", (int)p->options->unroll);
}

static json_t *obligations_json(const javarel_result *r) {
  json_t *all = json_array();
  for (int k = OBLIGATION_EXCEPTIONS; k < OBLIGATIONS; k++) {
    const javarel_obligation *o = &r->obligations[k];
    if (o->is_due)
      json_array_append_new(all, json_pack("{s:s, s:s, s:b}", "name",
                                           java_obligation_text(o->kind), "verdict",
                                           verify_verdict_word(o->verdict), "vacuous",
                                           (int)o->is_vacuous));
  }
  return all;
}

static json_t *covered_line_json(const cover_line *l) {
  json_t *o = json_pack("{s:i, s:s, s:i, s:i}", "line", (int)l->line, "text", l->text,
                        "covered", (int)l->covered, "copies", (int)l->statements);
  if (l->file)
    json_object_set_new(o, "file", json_string(l->file));
  if (l->covered < l->statements && l->why)
    json_object_set_new(o, "why", json_string(l->why));
  return o;
}

static json_t *covered_clause_json(const cover_part *c) {
  const spec_clause *k = c->clause;
  return json_pack("{s:o, s:b}", "text",
                   json_sprintf("@%s: %.*s", k->source->annotation,
                                (int)(k->to - k->from), k->source->text + k->from),
                   "covered", (int)c->is_covered);
}

/* With the keys of a procedure's; NULL: it was not measured. */
static json_t *coverage_json(const java_report *p) {
  cover_view v;
  json_t *all = NULL;
  if (cover_view_init(&v, p->result, p->book)) {
    json_t *lines = json_array(), *clauses = json_array();
    vec_each (cover_line, l, &v.lines)
      json_array_append_new(lines, covered_line_json(l));
    vec_each (cover_part, c, &v.parts)
      json_array_append_new(clauses, covered_clause_json(c));
    all = json_pack("{s:s, s:o, s:o, s:b}", "file",
                    v.lines.size ? v.lines.data[0].file : "", "statements", lines,
                    "specification", clauses, "exact", (int)!v.is_open);
  }
  cover_view_release(&v);
  return all;
}

static void add_clauses(json_t *all, const spec_clauses *clauses) {
  vec_each (spec_clause, c, clauses)
    json_array_append_new(all, json_sprintf("@%s: %.*s", c->source->annotation,
                                            (int)(c->to - c->from),
                                            c->source->text + c->from));
}

/* What an execution can break, as violations name it. */
static json_t *clauses_json(const java_report *p) {
  const ir_method *m = p->result->method;
  const method_spec *s = spec_of_method(p->book, m);
  spec_clauses returns = {0};
  json_t *all = json_array();
  add_clauses(all, &s->ensures);
  if (s->returns.expr)
    vec_push(&returns, s->returns);
  add_clauses(all, &returns);
  add_clauses(all, &spec_of_class(p->book, m->owner)->invariants);
  vec_release(&returns);
  return all;
}

static json_t *operation_json(const java_report *p) {
  json_t *o = json_pack("{s:s, s:s, s:s, s:o, s:f}", "method", p->method_name, "class",
                        p->class_name, "verdict", verify_verdict_word(p->result->verdict),
                        "obligations", obligations_json(p->result), "time_s", p->seconds);
  json_object_set_new(o, "clauses", clauses_json(p));
  if (p->result->verdict == FIR_INCONCLUSIVE)
    json_object_set_new(o, "reason", json_string(p->result->reason));
  if (p->overridden_name)
    json_object_set_new(o, "overrides", json_string(p->overridden_name));
  if (cover_is_unfinished(p->result))
    json_object_set_new(o, "coverage_unfinished", json_true());
  json_t *coverage = coverage_json(p);
  if (coverage)
    json_object_set_new(o, "coverage", coverage);
  return o;
}

json_t *java_report_json(const java_report *p) {
  json_t *operations = json_array(), *violations = json_array();
  json_array_append_new(operations, operation_json(p));
  if (p->result->verdict == FIR_VIOLATED)
    json_array_append_new(violations, violation_json(p));
  json_t *o = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:o, s:o, s:o}", "tool",
                        "glassbox", "version", GLASSBOX_VERSION, "command", "verify",
                        "verdict", verify_verdict_word(p->result->verdict), "class",
                        p->class_name, "engine", "sat", "bounds", bounds_json(p),
                        "operations", operations, "violations", violations);
  if (p->result->verdict == FIR_INCONCLUSIVE)
    json_object_set_new(o, "reason", json_string(p->result->reason));
  json_object_set_new(o, "time_s", json_real(p->seconds));
  json_object_set_new(o, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
  return o;
}

/* The operations of all, under the class and the bounds of the first. */
json_t *java_reports_join(const verify_outcome *all, uint32_t count) {
  json_t *o = json_copy(all[0].json), *operations = json_array();
  for (uint32_t k = 0; k < count; k++)
    json_array_extend(operations, json_object_get(all[k].json, "operations"));
  json_object_set_new(o, "verdict",
                      json_string(verify_verdict_word(verify_verdict(all, count))));
  json_object_set_new(o, "operations", operations);
  json_object_del(o, "reason");
  verify_join_violations(o, all, count);
  verify_join_costs(o, all, count);
  return o;
}
