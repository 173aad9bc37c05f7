/* As little of the solver as possible.
 *
 * That a formula of the path is necessary is mostly seen by one execution with one mistake,
 * which is computed (simulate.h). That those are enough is one question about the procedure
 * with everything else left open: what is said is inlined there, so it is about as hard as
 * the verification itself. A model of it is an execution with mistakes; they are mended as
 * far as the claim stays broken, and those that are left are said from then on, which may
 * be more than is needed. So in the end each of these in doubt gets a switch: with few of
 * them one incremental solver finds the minimal core. The specification has its
 * half in core_parts.c. */
#include "fir/core_state.h"

#include <assert.h>
#include <string.h>

enum {
  ATTEMPTS = 2,        /* mistakes of one formula in one execution */
  FRUITLESS_MOST = 15, /* mistakes without harm before a formula is left to the solver */
  INLINED_ROUNDS = 9,  /* models, before the solver with labels looks for more */
  ROUNDS_MOST = 200,   /* models in all */
  SWITCHED_MOST = 640, /* tuples that formulas with a switch each leave open together, if
                          a solver is to deal with them at once, */
  SWITCH_CONFLICTS = 10000 /* within so many conflicts */
};

static uint32_t path_size(const fir_core_finder *f) {
  return f->full->execution->path.size;
}

static const fir_step *step_of(const fir_core_finder *f, uint32_t number) {
  const fir_slice *s = f->full->execution->path.data[number].slice;
  while (s->next)
    s = s->next;
  return s->step;
}

static uint32_t reached_label(const fir_core_finder *f, const fir_step *step) {
  return f->full->parts.size + step->number;
}

static bool is_open(const fir_core_finder *f, uint32_t number) {
  return !f->path[number] && !f->given[number];
}

static uint32_t count_open(const fir_core_finder *f) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < path_size(f); i++)
    count += is_open(f, i);
  return count;
}

/* How many tuples variables can have where formulas that are open say nothing of them. */
static uint64_t count_open_tuples(const fir_core_finder *f) {
  const fir_constraint *path = f->full->execution->path.data;
  uint64_t count = 0;
  for (uint32_t i = 0; i < path_size(f); i++)
    if (is_open(f, i) && path[i].defined)
      count += relation_upper(f->full->logic->problem, path[i].defined).count;
  return count;
}

/* ---- Executions ---- */

static fir_claim *claim_as_said(fir_core_finder *f, const bool *unreached) {
  fir_strategy s = {true, true, true, f->sites, unreached};
  fir_claim *c =
      fir_claim_new(f->store, f->full->logic->universe, f->full->execution->flat->proc, s,
                    f->full->execution->ordered);
  assert(c && c->execution->site_count == f->full->execution->site_count &&
         "as many steps as before");
  return c;
}

/* What is not in the core so far is left open; with switches, doubts are switched. */
static fir_claim *claim_with(fir_core_finder *f, bool open, bool switches) {
  memset(f->sites, 0, f->full->execution->site_count * sizeof *f->sites);
  for (uint32_t i = 0; i < path_size(f); i++) {
    f->unsaid[i] = open && is_open(f, i);
    f->sites[f->full->execution->path.data[i].site] = f->unsaid[i] ? FIR_UNSAID
                                                      : switches && f->doubtful[i]
                                                          ? FIR_SWITCHED
                                                          : FIR_SAID;
  }
  return claim_as_said(f, NULL);
}

static void add_reached(fir_core_finder *f, fir_steps steps) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    relation_formula reached = f->plain->execution->records[s->number].reached;
    if (reached)
      relation_finder_add_labelled(f->executions, reached, reached_label(f, s));
    add_reached(f, s->then);
    add_reached(f, s->otherwise);
  }
}

static void find_executions(fir_core_finder *f) {
  f->plain = claim_with(f, false, false);
  f->executions = relation_finder_new(f->plain->logic->problem, &f->many_small);
  fir_claim_add_symmetry(f->plain, f->executions);
  fir_claim_add_execution(f->plain, f->executions);
  for (uint32_t i = 0; i < f->plain->parts.size; i++)
    if (f->plain->parts.data[i].kind == FIR_PART_ASSUMED)
      relation_finder_add_labelled(f->executions, f->plain->parts.data[i].formula, i);
  add_reached(f, f->plain->execution->flat->steps);
}

fir_core_finder *fir_core_finder_new(arena *a, fir_claim *full, const bool *given,
                                     const relation_options *options) {
  fir_core_finder *f = memory_new(fir_core_finder);
  const fir_execution *x = full->execution;
  f->store = a;
  f->full = full;
  f->given = given;
  f->many_small = f->few_hard = *options;
  f->many_small.many_small = true;
  f->few_hard.many_small = false;
  f->sites = arena_new_array(a, fir_saying, x->site_count);
  f->parts = arena_new_array(a, bool, full->parts.size);
  f->path = arena_new_array(a, bool, x->path.size);
  f->doubtful = arena_new_array(a, bool, x->path.size);
  f->unsaid = arena_new_array(a, bool, x->path.size);
  f->wider = arena_new_array(a, bool, x->path.size);
  f->settled = arena_new_array(a, bool, x->path.size);
  f->culprits = arena_new_array(a, bool, x->path.size);
  f->fruitless = arena_new_array(a, uint8_t, x->path.size);
  f->asked = arena_new_array(a, bool, x->flat->step_count);
  find_executions(f);
  return f;
}

void fir_core_be_thorough(fir_core_finder *f) {
  f->thorough = true;
}

void fir_core_finder_delete(fir_core_finder *f) {
  if (!f)
    return;
  relation_finder_delete(f->executions);
  fir_claim_release(f->plain);
  if (f->simulation)
    fir_simulation_delete(f->simulation);
  vec_release(&f->labels);
  memory_free(f);
}

sat_result core_execute(fir_core_finder *f, const fir_goal *g, const fir_step *step) {
  vec_clear(&f->labels);
  for (uint32_t i = 0; g && i < g->assumed.size; i++)
    vec_push(&f->labels, g->assumed.data[i]);
  if (step && !f->plain->execution->records[step->number].reached)
    return SAT_UNSATISFIABLE;
  if (step)
    vec_push(&f->labels, reached_label(f, step));
  return relation_finder_solve_with(f->executions, f->labels.data, f->labels.size);
}

sat_result fir_core_execution(fir_core_finder *f) {
  return core_execute(f, NULL, NULL);
}

sat_result fir_core_execution_through(fir_core_finder *f, const fir_step *step) {
  return core_execute(f, NULL, step);
}

/* ---- What is necessary ---- */

static void disturb(fir_core_finder *f, uint32_t number) {
  for (uint32_t n = 0;
       n < ATTEMPTS && is_open(f, number) && f->fruitless[number] < FRUITLESS_MOST; n++) {
    bool differs = fir_simulation_disturb(f->simulation, number, n);
    f->path[number] = differs && fir_simulation_breaks(f->simulation, f->parts);
    f->fruitless[number] += differs && !f->path[number];
    fir_simulation_restore(f->simulation);
  }
}

static void disturb_all(fir_core_finder *f) {
  for (uint32_t i = 0; i < path_size(f) && !core_is_stopped(f); i++)
    disturb(f, i);
}

/* From one execution to others, as long as that shows something. What chance misses is
 * soon found with switches. */
static void disturb_around(fir_core_finder *f) {
  uint32_t before;
  disturb_all(f);
  do {
    before = count_open(f);
    if (fir_simulation_wander(f->simulation, f->parts))
      disturb_all(f);
  } while (count_open(f) < before && !core_is_stopped(f));
}

/* By executions that come to each step, for each goal that wants others. */
static void find_necessary(fir_core_finder *f) {
  for (uint32_t goal = 0; goal < f->full->goals.size; goal++) {
    if (!f->parts[f->full->goals.data[goal].concluded] || core_is_like_last(f, goal))
      continue;
    memset(f->asked, 0, f->full->execution->flat->step_count * sizeof *f->asked);
    for (uint32_t i = 0; i < path_size(f) && !core_is_stopped(f); i++) {
      const fir_step *step = step_of(f, i);
      if (!is_open(f, i) || f->asked[step->number])
        continue;
      f->asked[step->number] = true;
      if (core_execute(f, &f->full->goals.data[goal], step) == SAT_SATISFIABLE &&
          fir_simulation_start(f->simulation, f->plain,
                               relation_finder_instance(f->executions), NULL))
        disturb_around(f);
    }
  }
}

/* ---- What is enough ---- */

/* From an execution with mistakes that breaks the claim: mends what can be mended, and
 * marks the others, one of which at least has to be said. Gives how many; 0: the execution
 * cannot be followed. */
static uint32_t find_culprits(fir_core_finder *f, const fir_claim *c,
                              const relation_instance *instance) {
  uint32_t count = 0;
  memset(f->culprits, 0, path_size(f) * sizeof *f->culprits);
  if (!fir_simulation_start(f->simulation, c, instance, f->unsaid) ||
      !fir_simulation_breaks(f->simulation, f->parts))
    return 0;
  for (uint32_t i = 0; i < path_size(f) && !core_is_stopped(f); i++) {
    if (!f->unsaid[i] || fir_simulation_holds(f->simulation, i))
      continue;
    f->unsaid[i] = false;
    if (fir_simulation_mend(f->simulation, i, f->unsaid)) {
      if (fir_simulation_breaks(f->simulation, f->parts))
        continue;
      fir_simulation_restore(f->simulation);
    }
    f->unsaid[i] = true;
    f->culprits[i] = true;
    count++;
  }
  return count;
}

typedef enum { ENOUGH, MORE, LIMIT } sufficiency;

/* Says all of the culprits: of several the one that matters comes out later, with fewer
 * questions than if they came one by one. The same beginning may show others to be
 * necessary. */
static sufficiency say_more(fir_core_finder *f, const fir_claim *c,
                            const relation_instance *instance) {
  uint32_t count = find_culprits(f, c, instance);
  if (!count)
    return LIMIT;
  for (uint32_t i = 0; i < path_size(f); i++)
    if (f->culprits[i]) {
      f->path[i] = true;
      f->doubtful[i] = count > 1;
    }
  if (fir_simulation_start(f->simulation, c, instance, NULL))
    disturb_around(f);
  return MORE;
}

static sufficiency judge(fir_core_finder *f, const fir_claim *c, relation_finder *finder,
                         sat_result r) {
  return r == SAT_UNSATISFIABLE ? ENOUGH
         : r == SAT_UNKNOWN     ? LIMIT
                                : say_more(f, c, relation_finder_instance(finder));
}

static sufficiency show(fir_core_finder *f, const fir_claim *c,
                        const relation_options *options) {
  relation_finder *finder = core_ask_about(f, c, NULL, options);
  sufficiency out = judge(f, c, finder, relation_finder_solve(finder));
  relation_finder_delete(finder);
  return out;
}

/* Without the branches that nothing comes to. What they demand is gone with them, so that a
 * model need not be an execution: then nothing is known. */
static sufficiency show_what_is_reached(fir_core_finder *f, const fir_claim *whole) {
  const bool *unreached = core_unreached(f, whole);
  if (!unreached)
    return LIMIT;
  fir_claim *c = claim_as_said(f, unreached);
  sufficiency out = show(f, c, &f->few_hard);
  fir_claim_release(c);
  return out;
}

static sufficiency try_to_show(fir_core_finder *f, const relation_options *options) {
  fir_claim *c = claim_with(f, true, false);
  sufficiency out = options == &f->few_hard ? show_what_is_reached(f, c) : LIMIT;
  if (out == LIMIT)
    out = show(f, c, options);
  fir_claim_release(c);
  return out;
}

/* Every formula of the path with a label: models are found in one solver, quickly or not at
 * all. */
static relation_finder *ask_with_labels(fir_core_finder *f) {
  relation_finder *finder = relation_finder_new(f->full->logic->problem, &f->many_small);
  relation_finder_limit(finder, core_quick());
  core_add_but_path(f, f->full, finder, NULL);
  for (uint32_t i = 0; i < path_size(f); i++)
    if (f->given[i])
      relation_finder_add(finder, f->full->execution->path.data[i].formula);
    else
      relation_finder_add_labelled(finder, f->full->execution->path.data[i].formula, i);
  return finder;
}

static sufficiency try_with_labels(fir_core_finder *f, relation_finder *finder) {
  vec_clear(&f->labels);
  for (uint32_t i = 0; i < path_size(f); i++) {
    f->unsaid[i] = is_open(f, i);
    if (f->path[i])
      vec_push(&f->labels, i);
  }
  return judge(f, f->full, finder,
               relation_finder_solve_with(finder, f->labels.data, f->labels.size));
}

static sufficiency say_with_labels(fir_core_finder *f) {
  relation_finder *finder = ask_with_labels(f);
  sufficiency s = MORE;
  for (uint32_t round = 0; s == MORE && round < ROUNDS_MOST; round++)
    s = try_with_labels(f, finder);
  relation_finder_delete(finder);
  return s;
}

static uint32_t number_at(const fir_core_finder *f, uint32_t site) {
  uint32_t i = 0;
  while (i < path_size(f) && f->full->execution->path.data[i].site != site)
    i++;
  assert(i < path_size(f) && "what is switched is a formula of the path");
  return i;
}

static bool any_doubtful(const fir_core_finder *f) {
  for (uint32_t i = 0; i < path_size(f); i++)
    if (f->doubtful[i])
      return true;
  return false;
}

/* Leaves only those of the doubtful formulas in the core that are marked. */
static void keep_only(fir_core_finder *f, const u32_vector *numbers) {
  for (uint32_t i = 0; i < path_size(f); i++)
    f->path[i] &= !f->doubtful[i];
  vec_each (uint32_t, number, numbers)
    f->path[*number] = true;
}

/* The same with switches at those in doubt. */
static relation_finder *ask_with_switches(fir_core_finder *f, const fir_claim *c,
                                          const relation_options *options) {
  relation_finder *finder = core_ask_about(f, c, NULL, options);
  vec_each (fir_switch, s, &c->execution->switches)
    relation_finder_add_labelled(finder, s->on, number_at(f, s->site));
  return finder;
}

/* Leaves those in the core that the solver needs, where that is quickly seen; false: it is
 * not. */
static bool drop_quickly(fir_core_finder *f, relation_finder *finder) {
  u32_vector core = {0};
  relation_finder_limit(finder, (sat_limits){.conflicts = SWITCH_CONFLICTS});
  bool done = relation_finder_solve(finder) == SAT_UNSATISFIABLE &&
              relation_finder_core(finder, &core);
  if (done)
    keep_only(f, &core);
  vec_release(&core);
  return done;
}

/* All that is open is said, and in doubt: mostly few formulas are left, and one solver finds
 * out sooner than one for each round. */
static bool say_all_with_switches(fir_core_finder *f) {
  size_t size = path_size(f) * sizeof *f->doubtful;
  memcpy(f->wider, f->doubtful, size);
  for (uint32_t i = 0; i < path_size(f); i++)
    f->doubtful[i] |= is_open(f, i);
  fir_claim *c = claim_with(f, false, true);
  relation_finder *finder = ask_with_switches(f, c, &f->many_small);
  bool done = drop_quickly(f, finder);
  if (done)
    memset(f->doubtful, 0, size);
  else
    memcpy(f->doubtful, f->wider, size);
  relation_finder_delete(finder);
  fir_claim_release(c);
  return done;
}

/* What is quickly seen not to be enough. Where that goes on for long, one solver takes it
 * over. */
static sufficiency say_quickly(fir_core_finder *f) {
  relation_options quick = f->many_small;
  quick.limits = core_quick();
  if (count_open_tuples(f) <= SWITCHED_MOST && say_all_with_switches(f))
    return ENOUGH;
  sufficiency s = try_to_show(f, &quick);
  for (uint32_t round = 1; s == MORE && round < INLINED_ROUNDS; round++)
    s = try_to_show(f, &quick);
  return s == MORE ? say_with_labels(f) : s;
}

/* ---- What of it is in doubt ---- */

/* Before the proof: those of which it is not seen quickly that they are needed have to be
 * asked for once more. */
static void drop_unlikely(fir_core_finder *f) {
  fir_claim *c = claim_with(f, true, true);
  relation_finder *finder = ask_with_switches(f, c, &f->few_hard);
  u32_vector likely = {0};
  relation_finder_limit(finder, core_quick());
  relation_finder_necessary(finder, &likely);
  memcpy(f->wider, f->path, path_size(f) * sizeof *f->wider);
  keep_only(f, &likely);
  for (uint32_t i = 0; i < path_size(f); i++)
    f->doubtful[i] &= f->path[i];
  vec_release(&likely);
  relation_finder_delete(finder);
  fir_claim_release(c);
}

/* What was needed in the wider core is needed in a part of it. */
static bool is_within_wider(const fir_core_finder *f) {
  for (uint32_t i = 0; i < path_size(f); i++)
    if (f->path[i] && !f->wider[i])
      return false;
  return true;
}

static sufficiency say_all(fir_core_finder *f) {
  sufficiency s = MORE;
  for (uint32_t round = 0; s == MORE && round < ROUNDS_MOST; round++)
    s = try_to_show(f, &f->few_hard);
  return s;
}

/* Doubts that are settled come back if the core has grown in another direction. */
static bool say_until_enough(fir_core_finder *f) {
  if (!f->thorough && say_quickly(f) == ENOUGH)
    return true;
  if (!any_doubtful(f))
    return say_all(f) == ENOUGH;
  drop_unlikely(f);
  bool *settled = f->settled, *doubtful = f->doubtful;
  f->doubtful = settled;
  f->settled = doubtful;
  bool enough = say_all(f) == ENOUGH, within = is_within_wider(f);
  for (uint32_t i = 0; i < path_size(f) && !within; i++)
    f->doubtful[i] |= f->settled[i];
  return enough;
}

/* Mostly each is seen to be necessary. If not, all together begin. */
static bool drop_with_switches(fir_core_finder *f, relation_finder *finder,
                               uint32_t doubts) {
  u32_vector core = {0};
  relation_finder_limit(finder, core_quick());
  relation_finder_necessary(finder, &core);
  bool done = core.size == doubts;
  if (!done) {
    vec_clear(&core);
    relation_finder_limit(finder, f->few_hard.limits);
    sat_result r = relation_finder_solve(finder);
    assert(r != SAT_SATISFIABLE && "the same without switches is impossible");
    done = r == SAT_UNSATISFIABLE && relation_finder_core(finder, &core);
    if (r == SAT_UNSATISFIABLE)
      keep_only(f, &core);
  }
  vec_release(&core);
  return done;
}

static bool drop_doubtful(fir_core_finder *f) {
  if (!any_doubtful(f))
    return true;
  fir_claim *c = claim_with(f, true, true);
  relation_finder *finder = ask_with_switches(f, c, &f->few_hard);
  bool done = drop_with_switches(f, finder, c->execution->switches.size);
  relation_finder_delete(finder);
  fir_claim_release(c);
  return done;
}

static bool find_path(fir_core_finder *f) {
  find_necessary(f);
  bool enough = say_until_enough(f);
  for (uint32_t i = 0; i < path_size(f); i++)
    f->path[i] |= !enough && is_open(f, i);
  return enough && drop_doubtful(f);
}

bool fir_core_find(fir_core_finder *f, bool *path, bool *parts) {
  assert(!f->simulation && "once");
  f->simulation = fir_simulation_new(f->full);
  core_begin_parts(f);
  bool done = find_path(f);
  memcpy(path, f->path, path_size(f) * sizeof *path);
  done &= core_drop_parts(f);
  for (uint32_t i = 0; i < f->full->parts.size; i++)
    parts[i] = f->parts[i] && !core_is_given_part(f, i);
  return done;
}
