/* What is shown of two that were compared: the abstract states beside the concrete ones.
 */
#include "report/report_internal.h"

#include "check/subject_names.h"
#include "judge/judge_run.h"

void report_set_compared(report *r, const report_compared *all, uint32_t count) {
  r->compared = all;
  r->compared_count = count;
}

const char *report_title(report *r) {
  const equivalence *e = r->subject->equivalence;
  if (!e)
    return arena_print(&r->arena, r->subject->is_canonical ? "canonical %s" : "%s",
                       class_text(&r->arena, r->subject->class));
  const char *abstract = class_text(&r->arena, e->abstract);
  if (e->property == 2)
    return arena_print(&r->arena, "pairs of equal %s", abstract);
  return arena_print(&r->arena, "%s against %s", class_text(&r->arena, r->subject->class),
                     abstract);
}

static void take(report *r, state *s, object_id root, const char *text) {
  if (!root)
    return;
  names_set(&r->names, root, text);
  state_take(s, &r->names, &root, 1);
}

/* While the machine still holds what the replay left. */
void report_take_abstractions(report *r) {
  const equivalence *e = r->subject->equivalence;
  object_id pair = judge_object(r->judge, SPACE_MAIN);
  if (e && e->property == 2) { /* its parts are those of the state: now after both */
    state_release(&r->trace.after);
    state_take(&r->trace.after, &r->names, &pair, 1);
  }
  if (r->operation->commuting)
    take(r, &r->abstract_expected, r->judge->abstract_expected, "copy");
  if (!e || e->property == 2)
    return;
  take(r, &r->abstract_before, r->judge->abstract_before, "before");
  take(r, &r->abstract_expected, r->judge->abstract_expected, "expected");
  take(r, &r->abstract_after, r->judge->abstract_after, "after");
}

static void print_abstraction(report *r, const char *title, const state *s, FILE *out) {
  if (!s->main)
    return;
  fprintf(out, "\n%s\n", title);
  state_draw(s, &r->names, r->subject, out);
}

void report_print_abstractions(report *r, FILE *out) {
  if (r->operation->commuting) {
    print_abstraction(r, "state after the other order", &r->abstract_expected, out);
    return;
  }
  print_abstraction(r, "abstraction of the state before", &r->abstract_before, out);
  print_abstraction(r, "abstraction after its own operation", &r->abstract_expected, out);
  print_abstraction(r, "abstraction of the state after", &r->abstract_after, out);
}

static void set_state(report *r, json_t *to, const char *key, const state *s) {
  if (s->main)
    json_object_set_new(to, key, state_json(s, &r->names));
}

void report_abstractions_json(report *r, json_t *failure) {
  set_state(r, failure, "abstract_before", &r->abstract_before);
  set_state(r, failure,
            r->operation->commuting ? "after_other_order" : "abstract_expected",
            &r->abstract_expected);
  set_state(r, failure, "abstract_after", &r->abstract_after);
  if (subject_property(r->subject))
    json_object_set_new(failure, "property", json_integer(subject_property(r->subject)));
}

json_t *report_compared_json(report *r) {
  json_t *all = json_array();
  for (uint32_t k = 0; k < r->compared_count; k++) {
    const subject *s = r->compared[k].subject;
    const check_result *c = r->compared[k].result;
    const ir_class *abstract = s->equivalence ? s->equivalence->abstract : s->class;
    const ir_class *class = subject_property(s) == 1 ? s->class : abstract;
    json_array_append_new(
        all,
        json_pack("{s:s, s:s, s:i, s:s, s:I, s:f}", "class", class_text(&r->arena, class),
                  "against", class_text(&r->arena, abstract), "property",
                  subject_property(s), "verdict", report_verdict_text(c->verdict),
                  "states_checked", (json_int_t)c->states_checked, "time_s", c->seconds));
  }
  return all;
}
