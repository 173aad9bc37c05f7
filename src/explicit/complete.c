/* What the symbolic engines leave open, decided by executions.
 *
 * An operation, or a specification, may do what cannot be evaluated on many states at
 * once. Then its states are executed one by one, as long as there are not too many; the
 * result says which operations were checked so. Where there are many, the analysis by
 * fields is tried before: it executes, too, but what the operation does not look at is
 * then no matter. A limit of time or steps is no reason to try again. With diagrams that
 * analysis may take longer than all executions. What is left where objects of the library
 * were given up early, as they are mostly cheaper to execute, is executed with more patience,
 * and evaluated after all. */
#include "check/space_size.h"
#include "explicit/engines.h"
#include "explicit/executions.h"
#include "search/engines.h"

#include <assert.h>
#include <string.h>

enum {
  MOST_EXECUTIONS = 1000000,  /* of one operation; so many candidates, too */
  LAST_EXECUTIONS = 10000000, /* before what may never end */
  FEW_EXECUTIONS = 20000,     /* made sooner than anything else */
  MOST_BY_FIELDS = 400,       /* each with its own question to the solver */
  MORE_BY_FIELDS = 4000,      /* where there are too many states */
  LAST_BY_FIELDS = 20000      /* where nothing else has decided it */
};

/* A way to decide what is left. */
typedef struct way {
  check_engine *engine;
  const char *name, *text; /* text: what the result says of it; NULL: nothing */
  uint64_t most;           /* executions of an operation; 0: no limit */
  bool patient;            /* only where sooner ways have led nowhere */
} way;

static bool is_to_do(const operation_result *o) {
  return o->beyond && o->verdict == VERDICT_INCONCLUSIVE;
}

/* Where all that was to do is done, the reason and its example are gone. */
static void forget_reason(check_result *r) {
  memory_free(r->reason);
  r->reason = NULL;
  r->reason_is_beyond = false;
  if (!r->has_trouble)
    return;
  candidate_release(&r->violation);
  memory_free(r->judgment.message);
  r->judgment = (judgment){0};
  r->has_trouble = false;
}

/* Which operations were decided so; NULL: none. */
static char *note_text(const space *s, const way *w, const check_result *r,
                       const bool *left_out, const char *why) {
  char *names = memory_copy_text("");
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    if (left_out[i] || r->operations[i].verdict == VERDICT_INCONCLUSIVE)
      continue;
    char *longer =
        memory_print("%s%s%s", names, *names ? ", " : "", s->subject->operations[i].text);
    memory_free(names);
    names = longer;
  }
  char *note = *names ? memory_print("%s: %s\n  because %s", w->text, names, why) : NULL;
  memory_free(names);
  return note;
}

static void take_operations(const space *s, const way *w, const bool *left_out,
                            check_result *r, const check_result *found) {
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    operation_result *o = &r->operations[i];
    const operation_result *f = &found->operations[i];
    if (left_out[i] || f->verdict == VERDICT_INCONCLUSIVE)
      continue;
    memory_free(o->reason);
    *o = *f;
    o->reason = NULL;
    o->settled = true; /* whatever becomes of the others */
    o->engine = w->text ? w->name : NULL;
    r->states_checked += f->states_checked;
  }
}

static bool some_is_open(const space *s, const check_result *r) {
  for (uint32_t i = 0; i < s->subject->operation_count; i++)
    if (r->operations[i].verdict == VERDICT_INCONCLUSIVE)
      return true;
  return false;
}

static void conclude(const space *s, const way *w, check_result *r, check_result *found) {
  bool open = some_is_open(s, r);
  if (!open && r->reason_is_beyond)
    forget_reason(r);
  if (open && found->reason && r->reason_is_beyond && !w->patient) {
    char *both = memory_print("%s; by enumeration: %s", r->reason, found->reason);
    memory_free(r->reason);
    r->reason = both;
  }
  if (found->has_violation)
    check_result_take_all(r, found);
  r->verdict = r->has_violation    ? VERDICT_VIOLATED
               : r->reason || open ? VERDICT_INCONCLUSIVE
                                   : VERDICT_HOLDS;
}

static bool is_by_fields(const way *w) {
  return w->engine == check_sat_fields;
}

/* What cannot be told apart by fields: a copy made beside, a second class. */
static bool may_go_by_fields(const space *s, uint32_t k) {
  const operation *o = &s->subject->operations[k];
  return !o->commuting && !o->other && !o->transitions && !s->subject->equivalence &&
         space_executions(s, k) > FEW_EXECUTIONS;
}

/* Which operations are not for this way; false: none is. */
static bool find_left_out(const space *s, const way *w, const check_result *r,
                          bool *left_out) {
  bool any = false;
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    left_out[i] = !is_to_do(&r->operations[i]) ||
                  (is_by_fields(w) && (r->few_states || !may_go_by_fields(s, i)));
    any = any || !left_out[i];
  }
  return any;
}

/* Why the operations were open before: what is known of the first, or of the check. */
static char *why_open(const space *s, const check_result *r, const bool *left_out) {
  const char *known = NULL;
  for (uint32_t i = 0; !known && i < s->subject->operation_count; i++)
    known = left_out[i] ? NULL : r->operations[i].reason;
  return memory_copy_text(known ? known : r->reason ? r->reason : "of what it does");
}

static void go(space *s, const way *w, const bool *left_out, const check_limits *limits,
               check_result *r, diag_sink *sink) {
  check_limits small = *limits;
  small.left_out = left_out;
  small.count_states = false;
  small.most_executions = w->most;
  small.jobs = is_by_fields(w) ? 1 : limits->jobs;
  small.patient = w->patient;
  check_result found = {0};
  check_result_start(&found, s);
  diag_sink silent = {0}; /* what cannot be evaluated was said before */
  check_run(w->engine, s, &small, &found, w->engine != check_explicit ? &silent : sink);
  r->refused = found.refused;
  r->too_many |= found.too_many;
  char *why = why_open(s, r, left_out);
  take_operations(s, w, left_out, r, &found);
  char *note = w->text ? note_text(s, w, r, left_out, why) : NULL;
  memory_free(why);
  if (is_by_fields(w)) { /* why it could not is of no interest */
    memory_free(found.reason);
    found.reason = NULL;
  }
  r->cut = found.cut ? found.cut : r->cut;
  conclude(s, w, r, &found);
  if (note)
    check_result_note(r, note);
  r->seconds += found.seconds;
  check_result_release(&found);
}

/* Whoever looks into objects of the library gives up soon, because enumeration is mostly
 * cheaper (search.c, open.c), and so does who asks hard questions about few states. Where it was
 * not, there is no other way. */
static bool is_worth_patience(const space *s, const check_result *r, const char *engine) {
  return r->too_many && (space_has_made(s) || r->few_states) &&
         (!strcmp(engine, "sat") || !strcmp(engine, "bdd"));
}

void check_complete(space *s, const check_limits *limits, check_result *r,
                    diag_sink *sink) {
  const char *engine = r->engine ? r->engine : "";
  bool in_diagrams = !strcmp(engine, "bdd");
  const char *by_fields = "checked by executions (--analysis fields)";
  const char *enumerated = "checked by enumeration (explicit)";
  const way ways[] = {
      {check_sat_fields, "sat by fields", by_fields, MOST_BY_FIELDS, false},
      {check_explicit, "explicit", enumerated, MOST_EXECUTIONS, false},
      {check_sat_fields, "sat by fields", by_fields, MORE_BY_FIELDS, true},
      {check_explicit, "explicit", enumerated, LAST_EXECUTIONS, true},
      {in_diagrams ? check_bdd : check_sat, engine, NULL, 0, true},
      {check_sat_fields, "sat by fields", by_fields, LAST_BY_FIELDS, true}};
  bool *left_out = memory_new_array(bool, s->subject->operation_count + 1);
  for (uint32_t k = in_diagrams; k < sizeof ways / sizeof *ways; k++)
    if ((!ways[k].patient || is_worth_patience(s, r, engine)) &&
        find_left_out(s, &ways[k], r, left_out) && !s->bounds.all_floats && !r->refused &&
        !check_is_stopped(limits))
      go(s, &ways[k], left_out, limits, r, sink);
  memory_free(left_out);
}
