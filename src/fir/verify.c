/* Verification: the claim, the question, the replay. */
#include "fir/extract.h"
#include "fir/fir.h"
#include "fir/minimise.h"
#include "fir/walk.h"

#include <assert.h>
#include <string.h>

enum { REFUTED = 1 }; /* label of the negated specification */

static const fir_universe *universe_for(arena *a, const fir_program *p,
                                        const fir_bounds *bounds) {
  uint32_t *scopes = arena_new_array(a, uint32_t, p->domains.count);
  memcpy(scopes, bounds->scopes, p->domains.count * sizeof *scopes);
  bool *exact = arena_new_array(a, bool, p->domains.count);
  if (bounds->exact)
    memcpy(exact, bounds->exact, p->domains.count * sizeof *exact);
  return fir_universe_new(a, p,
                          (fir_bounds){bounds->bitwidth, bounds->unroll, scopes, exact});
}

static void leave_open(fir_result *r, const char *reason) {
  r->verdict = FIR_INCONCLUSIVE;
  r->reason = reason;
}

/* The counterexample becomes a trace only if the interpreter agrees. */
static void replay(fir_result *r, const fir_claim *c, const fir_proc *p,
                   const relation_instance *instance, fir_trace *trace) {
  fir_choices choices = {0};
  fir_state initial = fir_extract_initial(&r->store, c->execution, instance);
  fir_extract_choices(&r->store, c->execution, instance, &initial, &choices);
  const char *complaint = fir_replay(&r->store, r->universe, p, initial, &choices, trace);
  vec_release(&choices);
  if (!complaint && !trace->broken && !trace->frame_broken)
    complaint = "it keeps the specification";
  if (complaint)
    leave_open(r,
               arena_print(&r->store,
                           "internal error: the replay of a counterexample disagrees: %s",
                           complaint));
  else
    r->verdict = FIR_VIOLATED;
}

static void show_smallest(fir_result *r, fir_claim *c, const fir_proc *p,
                          const fir_options *o, const relation_instance *instance,
                          fir_trace *trace) {
  relation_finder *smaller = fir_minimise(&r->store, c, &o->finding, instance);
  replay(r, c, p, smaller ? relation_finder_instance(smaller) : instance, trace);
  if (smaller)
    relation_finder_delete(smaller);
}

/* ---- More counterexamples ---- */

static relation_formula is_same(fir_claim *c, relation_expr relation,
                                const fir_rows *value) {
  relation_problem *p = c->logic->problem;
  relation_tuples tuples =
      relation_tuples_mk(p, relation_arity(relation), value->cells, value->count);
  return relation_equal(p, relation, relation_constant(p, "shown", tuples));
}

/* The execution begins in this state. */
static relation_formula begins_in(fir_claim *c, const fir_proc *proc,
                                  const fir_state *s) {
  relation_problem *p = c->logic->problem;
  const fir_execution *x = c->execution;
  const fir_program *program = c->logic->universe->program;
  relation_formula same = relation_true(p);
  for (uint32_t i = 0; i < program->globals.count; i++)
    same = relation_and(p, same, is_same(c, x->initial[i], s->globals[i]));
  for (uint32_t d = FIR_USER_DOMAINS; d < program->domains.count; d++)
    same = relation_and(
        p, same, is_same(c, x->initial[program->globals.count + d], s->extents[d]));
  for (uint32_t i = 0; i < proc->input_count; i++) {
    const fir_symbol *input = proc->inputs[i].symbol;
    relation_expr initial = x->initial[fir_slot(program, input, x->flat->root)];
    same = relation_and(p, same, is_same(c, initial, s->locals[input->index]));
  }
  return same;
}

static void ask_for_broken(fir_claim *c, relation_finder *f) {
  fir_claim_add_symmetry(c, f);
  fir_claim_add_execution(c, f);
  relation_finder_add_labelled(f, relation_not(c->logic->problem, c->kept), REFUTED);
}

/* Where a counterexample begins that was shown, nothing is asked any more: what it names
 * by their names are atoms of a representative, or of one that comes once more. */
static void find_more(fir_result *r, fir_claim *c, const fir_proc *p,
                      const fir_options *o) {
  const fir_trace *last = &r->trace;
  while (r->verdict == FIR_VIOLATED && r->more.size + 1 < o->instances) {
    c->kept = relation_or(c->logic->problem, c->kept, begins_in(c, p, &last->initial));
    relation_finder *f = relation_finder_new(c->logic->problem, &o->finding);
    ask_for_broken(c, f);
    bool found = relation_finder_solve(f) == SAT_SATISFIABLE;
    fir_trace trace = {0};
    if (found)
      show_smallest(r, c, p, o, relation_finder_instance(f), &trace);
    relation_finder_delete(f);
    if (!found)
      return;
    vec_push(&r->more, trace);
    last = vec_last(&r->more);
  }
}

static void judge_kept(fir_result *r, relation_finder *f, const fir_proc *p) {
  sat_result any = relation_finder_solve_with(f, NULL, 0);
  if (any == SAT_SATISFIABLE)
    r->verdict = FIR_HOLDS;
  else if (any == SAT_UNSATISFIABLE)
    leave_open(r, arena_print(&r->store,
                              "%s has no execution within the bounds, so any "
                              "specification would hold; --coverage tells why",
                              p->name->text));
  else
    leave_open(r, arena_print(&r->store, "%s", relation_finder_reason(f)));
}

static bool is_stopped(const fir_options *o) {
  return o->finding.stop && atomic_load(o->finding.stop);
}

/* Of a claim that is kept. Coverage needs the constrain rules: others make statements
 * look missed that are not. */
static void cover(fir_result *r, fir_claim *c, const fir_proc *p, const fir_options *o) {
  relation_options many = o->finding;
  many.many_small = true;
  fir_coverage *v = fir_cover(&r->store, c, &many, true);
  if (o->remedies && !is_stopped(o))
    fir_find_remedies(v, r->universe, p, &many);
  r->is_coverage_open = is_stopped(o);
  r->coverage = r->is_coverage_open ? NULL : v;
}

void fir_measure(const fir_proc *p, const fir_options *o, fir_result *r) {
  assert(r->is_kept && "nothing else has coverage");
  r->is_coverage_open = true;
  if (o->listener.reached)
    o->listener.reached(o->listener.context, r);
  if (is_stopped(o))
    return;
  fir_strategy constrain = {true, true, true, NULL, NULL};
  fir_claim *c = fir_claim_new(&r->store, r->universe, p, constrain, !o->any_order);
  assert(c && "as many steps as before");
  c->given = o->given;
  cover(r, c, p, o);
  fir_claim_release(c);
}

static void search(fir_result *r, fir_claim *c, const fir_proc *p, const fir_options *o) {
  relation_finder *f = relation_finder_new(c->logic->problem, &o->finding);
  ask_for_broken(c, f);
  sat_result found = relation_finder_solve(f);
  r->statistics = relation_finder_statistics(f);
  if (found == SAT_SATISFIABLE)
    show_smallest(r, c, p, o, relation_finder_instance(f), &r->trace);
  else if (found == SAT_UNSATISFIABLE)
    judge_kept(r, f, p);
  else
    leave_open(r, arena_print(&r->store, "%s", relation_finder_reason(f)));
  relation_finder_delete(f);
  if (r->verdict == FIR_HOLDS)
    r->shortfalls = fir_find_shortfalls(&r->store, c, &o->finding);
  find_more(r, c, p, o);
  r->is_kept = found == SAT_UNSATISFIABLE;
  if (r->is_kept && o->coverage)
    fir_measure(p, o, r);
}

/* Tuples are numbered in 63 bits. */
static bool fits(const fir_universe *u, const fir_proc *p) {
  uint64_t tuples = 1;
  for (uint32_t i = 0; i < fir_proc_widest(p); i++)
    if (__builtin_mul_overflow(tuples, u->atom_count, &tuples) || tuples >> 62)
      return false;
  return true;
}

void fir_verify(const fir_program *program, const fir_proc *p, const fir_options *o,
                fir_result *r) {
  assert(p->meets && p->has_body);
  *r = (fir_result){0};
  arena_init(&r->store);
  r->universe = universe_for(&r->store, program, &o->bounds);
  if (!fits(r->universe, p)) {
    leave_open(r, arena_print(&r->store,
                              "%u atoms are too many for relations %u columns wide",
                              r->universe->atom_count, fir_proc_widest(p)));
    return;
  }
  fir_claim *c = fir_claim_new(&r->store, r->universe, p, o->strategy, !o->any_order);
  if (!c) {
    leave_open(r,
               arena_print(&r->store, "unrolling %u times gives more than %d statements",
                           o->bounds.unroll, FIR_STEPS_MOST));
    return;
  }
  r->steps = c->execution->flat->step_count;
  search(r, c, p, o);
  fir_claim_release(c);
}

void fir_result_release(fir_result *r) {
  fir_trace_release(&r->trace);
  vec_each (fir_trace, t, &r->more)
    fir_trace_release(t);
  vec_release(&r->more);
  arena_release(&r->store);
}

uint64_t fir_count_executions(const fir_program *program, const fir_proc *p,
                              const fir_options *o, uint64_t most) {
  arena a;
  arena_init(&a);
  const fir_universe *u = universe_for(&a, program, &o->bounds);
  fir_claim *c = fir_claim_new(&a, u, p, o->strategy, !o->any_order);
  uint64_t count = 0;
  if (c) {
    relation_finder *f = relation_finder_new(c->logic->problem, &o->finding);
    fir_claim_add_execution(c, f);
    sat_result found = relation_finder_solve(f);
    while (found == SAT_SATISFIABLE && ++count < most)
      found = relation_finder_next(f);
    relation_finder_delete(f);
    fir_claim_release(c);
  }
  arena_release(&a);
  return count;
}
