/* The engines sat and, with another representation of what is unchecked, bdd: the
 * symbolic state, what is valid in it, then the operations one by one (search/search.c).
 */
#include "choose/drawing.h"
#include "induct/induction.h"
#include "induct/kinds.h"
#include "parallel/crew.h"
#include "path/by_fields.h"
#include "path/path.h"
#include "path/replay.h"
#include "prove/equivalence.h"
#include "prove/held.h"
#include "prove/local_proof.h"
#include "prove/near.h"
#include "search/share.h"
#include "world/tree.h"

#include "base/progress.h"
#include "symbolic/select.h"

static unchecked *in_solvers(sat_check *);

/* The engine bdd does without them: so each can check the other. */
static bool wants_local_proofs(const sat_check *c) {
  return c->subject->language && c->unchecked_new == in_solvers &&
         sat_takes(c, SHORTCUT_LOCAL) &&
         (difference_is_off(c->difference) || c->limits->eager);
}

static void begin_local_proofs(sat_check *c, const literal_vector *valid) {
  c->local =
      local_proof_new(c->space, &c->state, c->objects, &c->variables, c->limits->stop);
  vec_each (const literal, p, valid)
    local_proof_learn(c->local, *p);
  if (!local_proof_is_worthwhile(c->local, c->limits->eager)) {
    local_proof_delete(c->local);
    c->local = NULL;
  }
}

/* Nobody asks for a difference where rows replace a module. */
static void note_rows(sat_check *c, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(c->formula, a, &parts);
  vec_each (literal, p, &parts)
    map_put(&c->valid_rows, *p, 1);
  vec_release(&parts);
}

/* Whether it is about a reference that nobody has looked at: so nobody can ask for it. */
static bool is_about_awaited(const sat_check *c, literal a) {
  const uint64_t *reference = map_get(&c->awaited, a);
  return reference && ref_is_awaited(&c->state.refs, (ref)*reference);
}

/* Constructors start from no state: only what makes codes of values valid is known. */
static bool make_valid(sat_check *c, bool constructors) {
  literal_vector parts = {0};
  vec_each (literal, b, &c->bounds) {
    vec_push(&parts, *b);
    evaluator_assert(c->evaluator, *b); /* may help to evaluate the invariant */
  }
  bool ok = true;
  if (!constructors) {
    sat_tree t;
    sat_tree_find(c, &t);
    ok = sat_assumptions(c, &t, &parts) && sat_invariant(c, &t, &parts);
    vec_each (const tree_node, n, &t.nodes) {
      vec_push(&c->aims, n->attached);
      if (c->unchecked->aim)
        c->unchecked->aim(c->unchecked, n->attached);
    }
    if (ok && c->unchecked_new == in_solvers && sat_takes(c, SHORTCUT_NEAR))
      c->near = near_proof_new(c, &t);
    sat_tree_release(&t);
  }
  vec_each (literal, p, &parts) {
    if (c->subject->assumed.size)
      note_rows(c, *p);
    else if (!is_about_awaited(c, *p))
      difference_learn(c->difference, *p);
    c->unchecked->learn(c->unchecked, *p);
    map_put(&c->valid, *p, 1);
    vec_push(&c->valid_parts, *p);
    evaluator_assert(c->evaluator, *p);
  }
  if (ok && !constructors && wants_local_proofs(c))
    begin_local_proofs(c, &parts);
  if (c->subject->language && !c->local && c->unchecked->find_by_need &&
      sat_takes(c, SHORTCUT_NEED))
    c->unchecked->find_by_need(c->unchecked);
  vec_release(&parts);
  return ok;
}

static void search_all(sat_check *c, bool constructors, uint32_t *least) {
  bool go_on = true;
  for (uint32_t k = 0; go_on && k < c->end; k++) {
    if (c->subject->operations[k].is_constructor != constructors ||
        c->result->operations[k].verdict == VERDICT_HOLDS)
      continue;
    search s = {.c = c, .number = k, .op = &c->subject->operations[k]};
    c->result->operations[k].verdict = VERDICT_HOLDS;
    c->handled[k] = true;
    c->searched = k + 1;
    go_on =
        search_begin(&s) && search_all_paths(&s) && (s.given_away || search_audit(&s));
    candidate_release(&s.suspect);
    fixes_release(&s.fixes);
    path_tree_release(&s.paths);
    twins_release(&s.twins);
    induction_delete(s.induction);
    if (s.given_away)
      search_forget(&s);
    else
      search_conclude(&s, go_on, least);
    go_on = go_on || s.abandoned;
    c->searched = 0;
    vec_release(&s.reachable);
    vec_release(&s.last_path);
    vec_release(&s.required);
  }
}

static void search_valid(sat_check *c, bool constructors, uint32_t *least) {
  switch (c->unchecked->is_possible(c->unchecked)) {
  case SAT_SATISFIABLE: search_all(c, constructors, least); break;
  case SAT_UNSATISFIABLE:
    sat_give_up(c, memory_copy_text(
                       "vacuous: no state within the bounds satisfies the invariant"));
    break;
  case SAT_UNKNOWN: sat_give_up(c, sat_why_unknown(c)); break;
  }
}

static bool needs_copies(const subject *s) {
  for (uint32_t k = 0; k < s->operation_count; k++)
    for (uint32_t p = 0; p < s->operations[k].post_count; p++)
      if (s->operations[k].post[p].takes_prestate)
        return true;
  return false;
}

static bool is_tree_field(const void *subject_, const ir_field *f) {
  return subject_is_tree_field(subject_, f);
}

static bool is_time_over(void *c) {
  return sat_out_of_time(c);
}

/* The symbolic state and what works on it. */
static void begin_state(sat_check *c) {
  c->formula = formula_new();
  sym_state_init(&c->state, c->formula, judge_machine(c->judge));
  if (c->subject->language && c->unchecked_new == in_solvers &&
      sat_takes(c, SHORTCUT_SELECT)) {
    c->choices = choices_new(c->formula);
    c->selects = selects_new(&c->state, c->choices);
  }
  c->evaluator = evaluator_new(&c->state, c->sink);
  evaluator_do_without(c->evaluator, c->limits->without);
  evaluator_watch_time(c->evaluator, is_time_over, c);
  if (c->unchecked_new == in_solvers && !c->kinds && !c->fields)
    evaluator_open_chance(c->evaluator);
  c->difference = difference_new(&c->state);
  if (!sat_takes(c, SHORTCUT_DIFFERENCE))
    difference_switch_off(c->difference);
  evaluator_set_tree_fields(c->evaluator, is_tree_field, c->subject);
  sat_make_state(c);
  sat_make_arguments(c);
  c->unchecked = c->unchecked_new(c);
  c->main = c->objects[1];
  if (needs_copies(c->subject))
    sat_make_copies(c);
}

static void end_state(sat_check *c) {
  c->knows_validity = false;
  apart_delete(c->apart);
  c->apart = NULL;
  difference_delete(c->difference);
  local_proof_delete(c->local);
  c->local = NULL;
  c->knows_calls = false;
  map_release(&c->valid_rows);
  map_release(&c->valid);
  vec_release(&c->valid_parts);
  drawing_delete(c->drawing);
  c->drawing = NULL;
  vec_release(&c->aims);
  held_proof_delete(c->held);
  c->held = NULL;
  near_proof_delete(c->near);
  c->near = NULL;
  const evaluator_counts *k = evaluator_get_counts(c->evaluator);
  c->result->costs.merged_calls += k->merged_calls;
  c->result->costs.memo_hits += k->memo_hits;
  c->result->costs.instructions += k->instructions;
  c->result->costs.nodes += formula_node_count(c->formula);
  shortcut_uses_add(&c->result->costs.uses, &k->uses);
  c->result->costs.uses.of[SHORTCUT_PRUNED] += c->unchecked->dropped;
  c->unchecked->delete (c->unchecked);
  evaluator_delete(c->evaluator);
  sat_release_state(c);
  selects_delete(c->selects);
  c->selects = NULL;
  choices_delete(c->choices);
  c->choices = NULL;
  sym_state_release(&c->state);
  formula_delete(c->formula);
}

static unchecked *in_solvers(sat_check *c) {
  const check_limits *l = c->limits;
  bool by_need = c->subject->language && /* its steps look at few of a program's nodes */
                 sat_takes(c, SHORTCUT_NEED);
  unchecked *u = unchecked_sat_new(c->formula, c->choices, l->stop, l->progress,
                                   l->scramble, by_need);
  u->always_renews = l->eager;
  u->keeps_contained = !sat_takes(c, SHORTCUT_PRUNED);
  return u;
}

/* Where the invariant determines references, the state is made anew with constants in
 * their place. */
bool sat_check_open(sat_check *c, bool constructors) {
  begin_state(c);
  bool valid = make_valid(c, constructors);
  if (valid && !constructors && sat_takes(c, SHORTCUT_DERIVED) && sat_derive(c)) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_DERIVED);
    end_state(c);
    begin_state(c);
    valid = make_valid(c, constructors);
  }
  valid =
      valid && (constructors || difference_is_off(c->difference) || sat_learn_cases(c));
  c->compared_count = c->state.numbers.compared.size;
  for (uint32_t k = 0; !valid && k < c->subject->operation_count; k++)
    if (c->subject->operations[k].is_constructor == constructors)
      sat_go_beyond(c, k, memory_copy_text("the invariant cannot be evaluated"));
  return valid;
}

void sat_check_close(sat_check *c) {
  end_state(c);
  memory_free(c->derived);
  c->derived = NULL;
}

static bool count_states(sat_check *c) {
  unchecked *u = c->unchecked;
  return (u->count && u->count(u)) || sat_count_states(c);
}

/* First what a few positions can show. True: that was all. */
static bool check_by_kinds(sat_check *c) {
  if (c->unchecked_new != in_solvers || c->limits->count_states ||
      !sat_takes(c, SHORTCUT_KINDS))
    return false;
  c->kinds = kinds_new(c);
  if (!c->kinds)
    return false;
  begin_state(c);
  kinds_search_all(c->kinds);
  end_state(c);
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
static void check_kind(sat_check *c, bool constructors, uint32_t *least) {
  if (!constructors && check_by_kinds(c))
    return;
  bool ready = sat_check_open(c, constructors);
  if (ready && c->limits->count_states && !constructors && !count_states(c))
    ready = sat_give_up(c, memory_copy_text("the valid states are not all counted"));
  if (ready)
    search_valid(c, constructors, least);
  sat_check_close(c);
}

/* Operations that no state admits, in whatever process. */
static void find_vacuous(sat_check *c) {
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    operation_result *o = &c->result->operations[k];
    if (!c->handled[k] || o->verdict != VERDICT_HOLDS || o->admitted)
      continue;
    o->verdict = VERDICT_INCONCLUSIVE;
    c->searched = k + 1;
    sat_give_up(c, memory_print("vacuous: no state within the bounds admits %s",
                                c->subject->operations[k].text));
    c->searched = 0;
  }
}

static void conclude(check_result *r) {
  r->verdict = r->has_violation ? VERDICT_VIOLATED
               : r->reason      ? VERDICT_INCONCLUSIVE
                                : VERDICT_HOLDS;
}

void sat_check_with(unchecked_maker *maker, bool by_fields, space *sp,
                    const check_limits *limits, check_result *result, diag_sink *sink) {
  sat_check c = {.space = sp,
                 .subject = sp->subject,
                 .limits = limits,
                 .result = result,
                 .unchecked_new = maker,
                 .sink = sink,
                 .started = progress_clock()};
  uint32_t least = 0;
  bool has[2] = {false, false}; /* by whether it is a constructor */
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
  if (has[true])
    check_kind(&c, true, &least);
  if (limits->jobs > 1)
    c.crew = crew_new(limits->jobs);
  if (has[false] || !has[true])
    check_kind(&c, false, &least);
  share_end(&c);
  crew_delete(c.crew);
  find_vacuous(&c);
  if (result->has_violation && !sat_out_of_time(&c))
    judge_shrink(c.judge, limits, sp, &result->violation, &result->judgment);
  conclude(result);
  if (c.fields)
    fields_delete(c.fields);
  judge_delete(c.judge);
  memory_free(c.handled);
  result->seconds = progress_clock() - c.started;
}

void check_sat(space *sp, const check_limits *limits, check_result *result,
               diag_sink *sink) {
  result->engine = "sat";
  sat_check_with(in_solvers, false, sp, limits, result, sink);
}

void check_sat_fields(space *sp, const check_limits *limits, check_result *result,
                      diag_sink *sink) {
  result->engine = "sat";
  sat_check_with(in_solvers, true, sp, limits, result, sink);
}
