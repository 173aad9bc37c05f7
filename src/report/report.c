/* Makes a report: replays the counterexample under observation and words what failed. */
#include "report/report_internal.h"

#include "check/subject_names.h"
#include "judge/judge_run.h"

#include <assert.h>
#include <string.h>

const char *report_verdict_text(verdict v) {
  static const char *const texts[] = {[VERDICT_HOLDS] = "holds",
                                      [VERDICT_VIOLATED] = "violated",
                                      [VERDICT_INCONCLUSIVE] = "inconclusive"};
  return texts[v];
}

const operation_result *report_operation(const report *r, uint32_t index) {
  static const operation_result nothing = {.verdict = VERDICT_INCONCLUSIVE};
  return r->result->operations ? &r->result->operations[index] : &nothing;
}

/* Of an object's own, besides the main one: it is an object that --objects counts. */
static bool has_own_tree(const space *s, uint32_t object) {
  const space_object *o = &s->objects[object];
  return o->role == ROLE_POSITION && o->tree && o[-1].tree != o->tree;
}

void report_find_pools(const report *r, report_pools *out) {
  for (uint32_t i = 0; i < r->space->object_count; i++) {
    const space_object *o = &r->space->objects[i];
    bool is_text =
        o->role == ROLE_VALUE && !strcmp(o->class->name->text, "java/lang/String");
    bool is_pool = o->role == ROLE_POOL || (o->role == ROLE_MADE && o->settled);
    if ((!is_pool && !is_text && !has_own_tree(r->space, i)) ||
        !space_is_null(o->equal_to))
      continue;
    uint32_t at = 0;
    while (at < out->size && out->data[at].class != o->class)
      at++;
    if (at == out->size)
      vec_push(out, ((report_pool){o->class, 0}));
    out->data[at].count++;
  }
}

bool report_has_arrays(const report *r) {
  for (uint32_t i = 0; i < r->space->object_count; i++)
    if (r->space->objects[i].role == ROLE_ARRAY)
      return true;
  return false;
}

/* "repOk() is false: isOrdered(low=1) at SearchTree.java:41 on Node#2" */
static void word_blame(report *r, const trace_blame *b) {
  const char *file = b->method->owner->file ? b->method->owner->file : "?";
  const char *of =
      b->method == b->outermost ? "" : arena_print(&r->arena, ": %s", b->call);
  const char *on =
      b->method == b->outermost || !b->on ? "" : arena_print(&r->arena, " on %s", b->on);
  r->message =
      arena_print(&r->arena, "%s%s at %s:%u%s", r->message, of, file, b->line, on);
  r->path = source_path(&r->source, b->method->owner);
  r->line = b->line;
  r->decision = b->decision != b->line ? b->decision : 0;
}

/* The line that gave the slot its value: the last that did. */
static void find_writer(report *r, const char *what) {
  const trace *t = &r->trace;
  for (uint32_t i = t->lines.size; i-- > 0;)
    vec_each (trace_value, v, &t->lines.data[i].values)
      if (!strcmp(v->what, what)) {
        r->path = source_path(&r->source, t->lines.data[i].method->owner);
        r->line = t->lines.data[i].line;
        return;
      }
}

/* "...: Node#2 is reached through main.root and through Node#2.next" */
static void word_tree(report *r) {
  state_edge first, second;
  if (!state_find_sharing(&r->trace.after, r->subject, &first, &second))
    return;
  const char *one = state_edge_text(&r->trace.after, &r->names, &first);
  const char *other = state_edge_text(&r->trace.after, &r->names, &second);
  r->message = arena_print(
      &r->arena, "the tree fields form no tree: %s is reached through %s and through %s",
      names_object(&r->names, second.to), one, other);
  find_writer(r, other);
  if (!r->path)
    find_writer(r, one);
}

static void word_failure(report *r, const judgment *found) {
  r->message =
      arena_print(&r->arena, "%s",
                  found->message ? found->message : violation_kind_text(found->kind));
  if (found->where.file) {
    r->path =
        source_path_called(&r->source, arena_print(&r->arena, "%s", found->where.file));
    r->line = found->where.line;
  }
  bool is_specification = found->kind == KIND_INVARIANT ||
                          found->kind == KIND_PRESERVATION ||
                          found->kind == KIND_POSTCONDITION;
  if (is_specification && r->trace.blame.method)
    word_blame(r, &r->trace.blame);
  if (found->kind == KIND_TREE)
    word_tree(r);
  if (!r->path) {
    place where = method_place(r->operation->declared);
    r->path = source_path(&r->source, r->operation->declared->owner);
    r->line = where.line;
  }
}

static void drop_replay(report *r) {
  state_release(&r->abstract_before);
  state_release(&r->abstract_after);
  state_release(&r->abstract_expected);
  trace_release(&r->trace);
  names_release(&r->names);
  judge_delete(r->judge);
  r->has_replay = false;
}

static bool replay(report *r, const check_limits *limits, diag_sink *sink) {
  const candidate *c = r->candidate;
  r->operation = &r->subject->operations[c->operation];
  check_limits own = {.steps = limits->steps};
  r->judge = judge_new((space *)r->space, &own, sink);
  if (!r->judge)
    return false;
  report_find_terms(r);
  names_init(&r->names, r->judge, r->space);
  trace_init(&r->trace, &r->names, r->subject, r->operation);
  r->has_replay = true;
  machine *m = judge_machine(r->judge);
  m->observer = &r->trace.observer;
  r->judge->keeps_abstract = true;
  judgment found = judge_run(r->judge, c);
  m->observer = NULL;
  trace_finish(&r->trace, judge_object(r->judge, SPACE_MAIN));
  bool same = found.kind == r->judgment->kind;
  if (!same && r->result->has_trouble && !found.kind) {
    drop_replay(r); /* this execution is fine; what was not tried is the trouble */
    same = true;
  } else if (same) {
    word_failure(r, &found);
    report_take_abstractions(r);
  } else
    diag_error(sink, NO_PLACE,
               "internal error: the replay of a counterexample of %s says %s, not %s",
               r->operation->text, violation_kind_text(found.kind),
               violation_kind_text(r->judgment->kind));
  memory_free(found.message);
  return same;
}

/* Of one counterexample. */
static report *new_of(space *s, const check_limits *limits, const check_result *result,
                      const candidate *shown, const judgment *deserved,
                      const report_sources *sources, diag_sink *sink) {
  report *r = memory_new(report);
  r->space = s;
  r->subject = s->subject;
  r->result = result;
  source_init(&r->source, sources);
  arena_init(&r->arena);
  r->candidate = shown;
  r->judgment = deserved;
  if (!shown->choices || replay(r, limits, sink))
    return r;
  report_delete(r);
  return NULL;
}

report *report_new(space *s, const check_limits *limits, const check_result *result,
                   const report_sources *sources, diag_sink *sink) {
  report *r =
      new_of(s, limits, result, &result->violation, &result->judgment, sources, sink);
  for (uint32_t k = 0; r && k < result->more.size; k++) {
    const check_violation *v = &result->more.data[k];
    report *one = new_of(s, limits, result, &v->candidate, &v->judgment, sources, sink);
    if (one)
      vec_push(&r->more, one);
    else {
      report_delete(r);
      r = NULL;
    }
  }
  return r;
}

void report_delete(report *r) {
  if (!r)
    return;
  if (r->has_replay)
    drop_replay(r);
  vec_each (report *, one, &r->more)
    report_delete(*one);
  vec_release(&r->more);
  source_release(&r->source);
  arena_release(&r->arena);
  memory_free(r);
}
