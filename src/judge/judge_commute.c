/* Two operations in both orders (--commute): the copies that the second order runs on,
 * and what is said where the order matters. What was found out is in the exception that
 * the comparison throws, a glassbox.NotCommuting with four glassbox.Outcomes. */
#include "judge/judge_execution.h"

#include "check/subject_names.h"

#include <inttypes.h>
#include <string.h>

enum { RETURNED, THREW, REFUSED }; /* as in Outcome.java */

void judge_fill_copies(execution *e) {
  const commuting *of = e->operation->commuting;
  uint32_t first = e->count - of->copy_count;
  for (uint32_t k = 0; k < of->copy_count; k++)
    e->args[first + k].ref = judge_copy(e->judge, e->args[of->copies[k]].ref);
}

bool judge_is_order(const ir_class *exception) {
  return !strcmp(exception->name->text, "glassbox/NotCommuting");
}

static value field(const judge *j, object_id o, const char *text) {
  const object *object_ = machine_object(j->machine, o);
  for (uint32_t k = 0; k < object_->class->slot_count; k++)
    if (!strcmp(object_->class->slots[k]->name->text, text))
      return object_->slots[k];
  return (value){0};
}

static char *result_text(judge *j, object_id outcome, const ir_method *m) {
  const char *type = strchr(m->descriptor->text, ')') + 1;
  int64_t number = field(j, outcome, "number").l;
  switch (*type) {
  case 'V': return memory_copy_text("returns");
  case 'Z': return memory_print("gives %s", number ? "true" : "false");
  case 'F':
  case 'D': return memory_print("gives %.17g", field(j, outcome, "real").d);
  case 'L':
  case '[': break;
  default: return memory_print("gives %" PRId64, number);
  }
  char *object_ =
      field(j, outcome, "isReceiver").i
          ? memory_copy_text("itself")
          : judge_object_text(j, judge_original(j, field(j, outcome, "object").ref));
  char *all = memory_print("gives %s", object_);
  memory_free(object_);
  return all;
}

static char *outcome_text(judge *j, object_id outcome, const ir_method *m) {
  if (field(j, outcome, "kind").i == REFUSED)
    return memory_copy_text("may not be called");
  if (field(j, outcome, "kind").i == RETURNED)
    return result_text(j, outcome, m);
  arena a;
  arena_init(&a);
  object_id thrown = field(j, outcome, "object").ref;
  char *text = memory_print("throws %s",
                            class_text(&a, machine_object(j->machine, thrown)->class));
  arena_release(&a);
  return text;
}

static char *argument_text(judge *j, char type, value v) {
  switch (type) {
  case 'Z': return memory_copy_text(v.i ? "true" : "false");
  case 'J': return memory_print("%" PRId64, v.l);
  case 'F': return memory_print("%.9g", (double)v.f);
  case 'D': return memory_print("%.17g", v.d);
  case 'L':
  case '[': return judge_object_text(j, v.ref);
  default: return memory_print("%" PRId32, v.i);
  }
}

/* add(1) */
static const char *call_text(const execution *e, arena *a, uint32_t which) {
  const commuting *of = e->operation->commuting;
  const ir_method *m = of->methods[which];
  const value *args = e->args + 1 + (which ? of->counts[0] : 0);
  const char *text = arena_print(a, "%s(", m->name->text), *d = m->descriptor->text + 1;
  for (uint32_t k = 0; k < of->counts[which]; k++) {
    char *one = argument_text(e->judge, *d, args[k]);
    text = arena_print(a, "%s%s%s", text, k ? ", " : "", one);
    memory_free(one);
    d += strspn(d, "[");
    d += *d == 'L' ? strcspn(d, ";") + 1 : 1;
  }
  return arena_print(a, "%s)", text);
}

/* Two calls that look alike: "the second add(1)". */
static const char *named_call(const execution *e, arena *a, uint32_t which) {
  const char *text = call_text(e, a, which);
  if (strcmp(text, call_text(e, a, 1 - which)) != 0)
    return text;
  return arena_print(a, "the %s %s", which ? "second" : "first", text);
}

/* "add(1) gives true, then remove(1) gives true" */
static const char *order_text(const execution *e, arena *a, object_id exception,
                              const char *const *fields, uint32_t first) {
  judge *j = e->judge;
  const char *text = "";
  for (uint32_t k = 0; k < 2; k++) {
    uint32_t which = k ? 1 - first : first;
    char *said = outcome_text(j, field(j, exception, fields[k]).ref,
                              e->operation->commuting->methods[which]);
    text = arena_print(a, "%s%s%s %s", text, k ? ", then " : "", named_call(e, a, which),
                       said);
    memory_free(said);
  }
  return text;
}

judgment judge_order(execution *e, object_id exception) {
  static const char *const fields[2][2] = {{"firstBefore", "secondAfter"},
                                           {"secondBefore", "firstAfter"}};
  judge *j = e->judge;
  const commuting *of = e->operation->commuting;
  const char *orders[2];
  arena a;
  arena_init(&a);
  for (uint32_t k = 0; k < 2; k++)
    orders[k] = order_text(e, &a, exception, fields[k], k);
  bool results = field(j, exception, "byResults").i;
  judgment found = {.kind = KIND_EQUIVALENCE, .where = method_place(of->methods[0])};
  found.message =
      memory_print("do not commute: %s; the other way round %s%s", orders[0], orders[1],
                   results ? "" : "; and what is left is not the same");
  arena_release(&a);
  j->abstract_expected = e->args[e->count - of->copy_count].ref;
  return found;
}
