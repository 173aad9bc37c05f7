/* The engines sat and, with another representation of what is left to check, bdd: the
 * operations of a check one by one (search.c). */
#include "search/engines.h"

#include "base/progress.h"
#include "choose/choose.h"
#include "fields/fields.h"
#include "induct/induction.h"
#include "induct/kinds.h"
#include "parallel/crew.h"
#include "path/replay.h"
#include "search/open.h"
#include "search/search.h"
#include "search/share.h"

#include <assert.h>

/* Whether it is to be searched, and nothing is known of it. */
static bool is_wanted(const world *c, uint32_t k, bool constructors) {
  return c->subject->operations[k].is_constructor == constructors &&
         c->result->operations[k].verdict != VERDICT_HOLDS &&
         !(c->limits->left_out && c->limits->left_out[k]);
}

/* Whether one after it has not had its turn. */
static bool others_wait(const world *c, uint32_t number) {
  bool any = false;
  for (uint32_t k = number + 1; k < c->end; k++)
    any |= is_wanted(c, k, c->subject->operations[number].is_constructor);
  return any;
}

static uint32_t count_waiting(const world *c, search *const *waits) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < c->end; k++)
    count += waits[k] != NULL;
  return count;
}

/* What a question is worth while others wait: conflicts, so that the same happens on every
 * machine; more from one turn to the next. */
static uint32_t first_worth(const world *c) {
  enum { MANY_CONFLICTS = 10000, FEW_CONFLICTS = 1 };
  return c->limits->eager ? FEW_CONFLICTS : MANY_CONFLICTS;
}

static uint32_t next_worth(uint32_t worth) {
  enum { GROWTH = 4 };
  return worth > UINT32_MAX / GROWTH ? worth : worth * GROWTH;
}

static search *search_new(world *c, uint32_t k, bool any_waits) {
  enum { LONG = 10 }; /* seconds */
  search *s = memory_new(search);
  s->c = c;
  s->number = k;
  s->op = &c->subject->operations[k];
  bool may_wait = !s->op->other && !c->crew && !crew_is_helper();
  if (may_wait && others_wait(c, k))
    s->until = progress_clock() + (c->limits->eager ? 0 : LONG);
  if (may_wait && (any_waits || others_wait(c, k)))
    s->worth = first_worth(c);
  c->result->operations[k].verdict = VERDICT_HOLDS;
  c->handled[k] = true;
  return s;
}

static void search_delete(search *s) {
  if (!s)
    return;
  candidate_release(&s->suspect);
  fixes_release(&s->fixes);
  path_tree_release(&s->paths);
  twins_release(&s->twins);
  induction_delete(s->induction);
  vec_release(&s->reachable);
  vec_release(&s->last_path);
  vec_release(&s->done);
  vec_release(&s->required);
  memory_free(s);
}

/* False: no other operation can be searched. */
static bool end_search(search *s, search_end end) {
  world *c = s->c;
  if (end == SEARCH_STOPPED)
    world_give_up(c, choose_why_unknown(c));
  bool done = end == SEARCH_DONE && (s->given_away || search_audit(s));
  if (s->given_away)
    search_forget(s);
  else
    search_conclude(s, done);
  return done || s->abandoned;
}

/* Searches until the end, or until it is put off: then it waits. False: no other operation
 * can be searched. */
static bool search_or_wait(search *s, search_end end, search **waits) {
  world *c = s->c;
  bool go_on = true;
  if (end == SEARCH_PUT_OFF) {
    search_rest(s);
    *waits = s;
  } else {
    go_on = end_search(s, end);
    search_delete(s);
    *waits = NULL;
  }
  c->searched = 0;
  return go_on;
}

static bool search_one(world *c, uint32_t k, bool any_waits, search **waits) {
  c->searched = k + 1;
  search *s = search_new(c, k, any_waits);
  search_end end = search_begin(s) ? search_all_paths(s) : SEARCH_ENDS;
  return search_or_wait(s, end, waits);
}

/* One that waits goes on. */
static bool search_more(search **waits, uint32_t worth) {
  search *s = *waits;
  assert(s->worth && "what has been checked is known");
  s->c->searched = s->number + 1;
  s->until = 0;
  s->worth = worth;
  search_resume(s);
  return search_or_wait(s, search_all_paths(s), waits);
}

/* One by one. What takes long waits until the others have been searched: an error of
 * theirs is known by then, whatever time there is. Those that wait have turns, for as
 * long as there is more than one; the last has all that is left. */
static void search_all(world *c, bool constructors) {
  assert(c->end <= c->subject->operation_count);
  assert(!c->searched && "one operation at a time");
  search **waits = memory_new_array(search *, c->end + 1);
  bool go_on = true;
  for (uint32_t k = 0; go_on && k < c->end; k++)
    if (is_wanted(c, k, constructors))
      go_on = search_one(c, k, count_waiting(c, waits) > 0, &waits[k]);
  uint32_t worth = first_worth(c);
  while (go_on && count_waiting(c, waits)) {
    worth = next_worth(worth);
    for (uint32_t k = 0; go_on && k < c->end; k++)
      if (waits[k])
        go_on = search_more(&waits[k], count_waiting(c, waits) > 1 ? worth : 0);
  }
  for (uint32_t k = 0; k < c->end; k++)
    search_delete(waits[k]);
  memory_free(waits);
}

static void search_valid(world *c, bool constructors) {
  assert(c->unchecked);
  switch (c->unchecked->is_possible(c->unchecked)) {
  case SAT_SATISFIABLE: search_all(c, constructors); break;
  case SAT_UNSATISFIABLE: world_give_up(c, memory_copy_text(CHECK_NO_STATE)); break;
  case SAT_UNKNOWN: world_give_up(c, choose_why_unknown(c)); break;
  }
}

static bool count_states(world *c) {
  unchecked *u = c->unchecked;
  return (u->count && u->count(u)) || choose_count_states(c);
}

static void search_by_kinds(world *c, uint32_t number) {
  assert(number < c->subject->operation_count);
  assert(c->kinds);
  search s = {.c = c, .number = number, .op = &c->subject->operations[number]};
  double start = progress_clock();
  kinds_begin(c->kinds, &s);
  kinds_end(c->kinds, &s, search_all_paths(&s) == SEARCH_DONE);
  fixes_release(&s.fixes);
  shortcut_ask(&c->result->costs.uses, SHORTCUT_KINDS, progress_clock() - start);
}

/* First what a few positions can show. True: that was all. */
static bool check_by_kinds(world *c) {
  assert(!c->kinds);
  c->kinds = c->limits->count_states ? NULL : kinds_new(c);
  if (!c->kinds)
    return false;
  search_state_begin(c);
  bool opened = kinds_open(c->kinds);
  for (uint32_t k = 0; opened && k < c->subject->operation_count; k++)
    if (kinds_wants(c->kinds, k))
      search_by_kinds(c, k);
  search_state_end(c);
  kinds_delete(c->kinds);
  c->kinds = NULL;
  bool all = true;
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    all = all && (c->subject->operations[k].is_constructor ||
                  c->result->operations[k].verdict == VERDICT_HOLDS);
  return all;
}

/* The constructors, or all other operations; those that are not searched stay
 * inconclusive. */
static void check_kind(world *c, bool constructors) {
  assert(!c->unchecked && "the state of the last kind is closed");
  bool helps = crew_is_helper();
  if (!constructors && !helps && check_by_kinds(c))
    return;
  bool ready = search_open_world(c, constructors);
  if (ready && !constructors)
    ready = share_begin(c);
  helps |= crew_is_child(c->crew);
  if (ready && c->limits->count_states && !constructors && !helps && !count_states(c))
    ready = world_give_up(c, memory_copy_text("the valid states are not all counted"));
  if (ready)
    search_valid(c, constructors);
  if (ready && !constructors && !(c->crew && crew_is_child(c->crew)))
    choose_note_filled(c);
  search_close_world(c);
}

/* Operations that no state admits, in whatever process. */
static void find_vacuous(world *c) {
  assert(!c->searched);
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    operation_result *o = &c->result->operations[k];
    if (!c->handled[k] || o->verdict != VERDICT_HOLDS || o->admitted)
      continue;
    o->verdict = VERDICT_INCONCLUSIVE;
    c->searched = k + 1;
    world_give_up(c, memory_print("vacuous: no state within the bounds admits %s",
                                  c->subject->operations[k].text));
    c->searched = 0;
  }
}

static void conclude(check_result *r) {
  r->verdict = r->has_violation ? VERDICT_VIOLATED
               : r->reason      ? VERDICT_INCONCLUSIVE
                                : VERDICT_HOLDS;
}

static void check_with(const representation *from, bool by_fields, space *sp,
                       const check_limits *limits, check_result *result,
                       diag_sink *sink) {
  world c = {.space = sp,
             .subject = sp->subject,
             .limits = limits,
             .result = result,
             .chosen_from = from,
             .sink = sink,
             .started = progress_clock()};
  bool has[2] = {false, false}; /* by whether it is a constructor */
  result->engine = from->engine;
  check_result_start(result, sp);
  for (uint32_t k = 0; k < sp->subject->operation_count; k++) { /* until its turn comes */
    result->operations[k].verdict = VERDICT_INCONCLUSIVE;
    has[sp->subject->operations[k].is_constructor] = true;
  }
  c.end = sp->subject->operation_count;
  c.handled = memory_new_array(bool, c.end + 1);
  c.judge = judge_new(sp, limits, sink);
  if (!c.judge) {
    result->verdict = VERDICT_INCONCLUSIVE;
    result->reason = memory_copy_text("the class cannot be executed");
    memory_free(c.handled);
    return;
  }
  if (by_fields) {
    c.fields = fields_new(c.judge);
    result->analysis = "fields";
  }
  if (limits->jobs > 1)
    c.crew = crew_new(limits->jobs);
  if (has[true] && !crew_is_helper())
    check_kind(&c, true);
  if (has[false] || !has[true])
    check_kind(&c, false);
  share_end(&c);
  crew_delete(c.crew);
  find_vacuous(&c);
  if (result->has_violation && !world_out_of_time(&c))
    judge_shrink_all(c.judge, limits, sp, result);
  conclude(result);
  if (c.fields)
    fields_delete(c.fields);
  judge_delete(c.judge);
  memory_free(c.handled);
  vec_release(&c.done);
  result->seconds = progress_clock() - c.started;
}

void check_sat(space *sp, const check_limits *limits, check_result *result,
               diag_sink *sink) {
  check_with(&choose_in_solvers, false, sp, limits, result, sink);
}

void check_sat_fields(space *sp, const check_limits *limits, check_result *result,
                      diag_sink *sink) {
  check_with(&choose_in_solvers, true, sp, limits, result, sink);
}

void check_bdd(space *sp, const check_limits *limits, check_result *result,
               diag_sink *sink) {
  check_with(&choose_in_diagrams, false, sp, limits, result, sink);
}

void check_bdd_fields(space *sp, const check_limits *limits, check_result *result,
                      diag_sink *sink) {
  check_with(&choose_in_diagrams, true, sp, limits, result, sink);
}

void check_count(space *sp, const check_limits *limits, check_result *result,
                 diag_sink *sink) {
  world c = {.space = sp,
             .subject = sp->subject,
             .limits = limits,
             .result = result,
             .chosen_from = &choose_in_diagrams,
             .sink = sink};
  c.judge = judge_new(sp, limits, sink);
  if (!c.judge) {
    result->reason = memory_copy_text("the class cannot be executed");
    return;
  }
  if (search_open_world(&c, false))
    bdd_count_states(&c);
  search_close_world(&c);
  judge_delete(c.judge);
}
