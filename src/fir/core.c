/* Two halves that need little of the solver each. That a formula is necessary is mostly
 * seen by one execution with one mistake, which is computed (simulate.h). That those are
 * enough is one question about the procedure with everything else left open: what is said
 * is inlined there, so it is about as hard as the verification itself. A model of it is an
 * execution with mistakes; they are mended as far as the goal stays broken, and one of
 * those that are left is said from then on. */
#include "fir/core.h"

#include "fir/simulate.h"

#include <assert.h>
#include <string.h>

enum { ATTEMPTS = 8, ROUNDS_MOST = 200, QUICK_CONFLICTS = 200 };

struct fir_core_finder {
  arena *store;
  fir_claim *full;
  const bool *given;
  relation_options many_small, few_hard;
  fir_simulation *simulation;
  fir_claim *plain; /* with everything said */
  relation_finder
      *executions;         /* of `plain`; labels: parts, then steps that are reached */
  relation_finder *broken; /* of `plain`; labels: parts. NULL: nobody has asked yet */
  bool *asked;             /* steps, for the present goal */
  bool *unsaid;            /* by the numbers of the path */
  bool *sites;             /* the same by sites */
  bool *culprits; /* of the last execution with mistakes, by the numbers of the path */
  u32_vector labels;
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

/* ---- Executions ---- */

static fir_claim *claim_with(fir_core_finder *f) {
  for (uint32_t i = 0; i < path_size(f); i++)
    f->sites[f->full->execution->path.data[i].site] = f->unsaid[i];
  fir_strategy s = {true, true, true, f->sites};
  fir_claim *c =
      fir_claim_new(f->store, f->full->logic->universe, f->full->execution->flat->proc, s,
                    f->full->execution->ordered);
  assert(c && c->execution->site_count == f->full->execution->site_count &&
         "as many steps as before");
  return c;
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
  f->plain = claim_with(f);
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
  f->simulation = fir_simulation_new(full);
  f->asked = arena_new_array(a, bool, x->flat->step_count);
  f->unsaid = arena_new_array(a, bool, x->path.size);
  f->sites = arena_new_array(a, bool, x->site_count);
  f->culprits = arena_new_array(a, bool, x->path.size);
  find_executions(f);
  return f;
}

void fir_core_finder_delete(fir_core_finder *f) {
  if (!f)
    return;
  relation_finder_delete(f->executions);
  relation_finder_delete(f->broken);
  fir_claim_release(f->plain);
  fir_simulation_delete(f->simulation);
  vec_release(&f->labels);
  memory_free(f);
}

/* ---- What is necessary ---- */

static bool is_open(const fir_core_finder *f, const bool *path, uint32_t number) {
  return !path[number] && !f->given[number];
}

static bool is_stopped(const fir_core_finder *f) {
  return f->few_hard.stop && atomic_load(f->few_hard.stop);
}

static void disturb_all(fir_core_finder *f, const fir_goal *g, bool *path) {
  for (uint32_t i = 0; i < path_size(f) && !is_stopped(f); i++)
    for (uint32_t n = 0; n < ATTEMPTS && is_open(f, path, i); n++) {
      path[i] = fir_simulation_disturb(f->simulation, i, n) &&
                fir_simulation_breaks(f->simulation, g);
      fir_simulation_restore(f->simulation);
    }
}

static bool find_execution_through(fir_core_finder *f, const fir_goal *g,
                                   const fir_step *step) {
  vec_clear(&f->labels);
  for (uint32_t i = 0; i < g->assumed.size; i++)
    vec_push(&f->labels, g->assumed.data[i]);
  vec_push(&f->labels, reached_label(f, step));
  return relation_finder_solve_with(f->executions, f->labels.data, f->labels.size) ==
         SAT_SATISFIABLE;
}

static void find_necessary(fir_core_finder *f, const fir_goal *g, bool *path) {
  memset(f->asked, 0, f->full->execution->flat->step_count * sizeof *f->asked);
  for (uint32_t i = 0; i < path_size(f) && !is_stopped(f); i++) {
    const fir_step *step = step_of(f, i);
    if (!is_open(f, path, i) || f->asked[step->number])
      continue;
    f->asked[step->number] = true;
    if (find_execution_through(f, g, step) &&
        fir_simulation_start(f->simulation, f->plain,
                             relation_finder_instance(f->executions), NULL))
      disturb_all(f, g, path);
  }
}

/* ---- What is enough ---- */

/* The number in the claim of a part of the full one; parts.size: it holds of itself. */
static uint32_t same_part(const fir_core_finder *f, const fir_claim *c, uint32_t part) {
  const fir_part *wanted = &f->full->parts.data[part];
  if (wanted->kind != FIR_PART_FRAME)
    return part;
  for (uint32_t i = 0; i < c->parts.size; i++)
    if (c->parts.data[i].kind == FIR_PART_FRAME &&
        c->parts.data[i].global == wanted->global)
      return i;
  return c->parts.size;
}

/* Whether the marked parts, of the full claim, and all that is said can be true. Nothing
 * has a label, so that the translation can rely on all of it. Takes the claim's part. */
static sat_result solve(fir_core_finder *f, const fir_claim *c, const bool *parts,
                        relation_finder **finder) {
  *finder = relation_finder_new(c->logic->problem, &f->few_hard);
  fir_claim_add_symmetry(c, *finder);
  vec_each (relation_formula, formula, &c->execution->background)
    relation_finder_add(*finder, *formula);
  for (uint32_t i = 0; i < f->full->parts.size; i++) {
    uint32_t same = parts[i] ? same_part(f, c, i) : 0;
    if (parts[i] && same == c->parts.size)
      return SAT_UNSATISFIABLE;
    if (parts[i])
      relation_finder_add(*finder, c->parts.data[same].formula);
  }
  vec_each (fir_constraint, formula, &c->execution->path)
    relation_finder_add(*finder, formula->formula);
  return relation_finder_solve(*finder);
}

static void say_only(fir_core_finder *f, const bool *path) {
  for (uint32_t i = 0; i < path_size(f); i++)
    f->unsaid[i] = is_open(f, path, i);
}

/* From an execution with mistakes that breaks the goal: mends what can be mended, and
 * marks the others, one of which at least has to be said. Gives how many; 0: the execution
 * cannot be followed. */
static uint32_t find_culprits(fir_core_finder *f, const fir_claim *c,
                              const relation_instance *instance, const fir_goal *g) {
  uint32_t count = 0;
  memset(f->culprits, 0, path_size(f) * sizeof *f->culprits);
  if (!fir_simulation_start(f->simulation, c, instance, f->unsaid) ||
      !fir_simulation_breaks(f->simulation, g))
    return 0;
  for (uint32_t i = 0; i < path_size(f) && !is_stopped(f); i++) {
    if (!f->unsaid[i] || fir_simulation_holds(f->simulation, i))
      continue;
    f->unsaid[i] = false;
    if (fir_simulation_mend(f->simulation, i, f->unsaid)) {
      if (fir_simulation_breaks(f->simulation, g))
        continue;
      fir_simulation_restore(f->simulation);
    }
    f->unsaid[i] = f->culprits[i] = true;
    count++;
  }
  return count;
}

typedef enum { ENOUGH, MORE, LIMIT } sufficiency;

/* A goal in work: what is said for it, and what of that for want of better. */
typedef struct pursuit {
  const fir_goal *goal;
  const bool *preferred;
  bool *path, *doubtful, *parts;
  bool one_by_one; /* says the culprits */
} pursuit;

static bool is_wanted(const fir_core_finder *f, const pursuit *p, uint32_t number) {
  return f->culprits[number] && p->preferred[number];
}

/* Says all of the culprits, or those of them that are preferred, or one. Of several the
 * one that matters comes out later, with fewer questions than if they came one by one. */
static void say_culprits(fir_core_finder *f, pursuit *p, uint32_t count) {
  bool any = false, done = false;
  for (uint32_t i = 0; i < path_size(f); i++)
    any |= is_wanted(f, p, i);
  for (uint32_t i = 0; i < path_size(f) && !done; i++)
    if (any ? is_wanted(f, p, i) : f->culprits[i]) {
      p->path[i] = true;
      p->doubtful[i] = count > 1;
      done = p->one_by_one;
    }
}

/* ... and what the same beginning shows to be necessary. */
static sufficiency say_more(fir_core_finder *f, pursuit *p, const fir_claim *c,
                            const relation_instance *instance) {
  uint32_t count = find_culprits(f, c, instance, p->goal);
  if (!count)
    return LIMIT;
  say_culprits(f, p, count);
  if (fir_simulation_start(f->simulation, c, instance, NULL))
    disturb_all(f, p->goal, p->path);
  return MORE;
}

/* Whether what is said is enough. If not, and there is somebody to ask for it, says more. */
static sufficiency try_to_show(fir_core_finder *f, pursuit *p, bool says_more) {
  say_only(f, p->path);
  fir_claim *c = claim_with(f);
  relation_finder *finder;
  sat_result r = solve(f, c, p->parts, &finder);
  sufficiency out = r == SAT_UNSATISFIABLE ? ENOUGH : r == SAT_UNKNOWN ? LIMIT : MORE;
  if (out == MORE && says_more)
    out = say_more(f, p, c, relation_finder_instance(finder));
  relation_finder_delete(finder);
  fir_claim_release(c);
  return out;
}

/* The same with little effort: that something is not enough is often seen at once. */
static sufficiency try_quickly(fir_core_finder *f, pursuit *p) {
  sat_limits limits = f->few_hard.limits;
  f->few_hard.limits.conflicts = QUICK_CONFLICTS;
  sufficiency s = try_to_show(f, p, false);
  f->few_hard.limits = limits;
  return s;
}

/* Those without which the rest is quickly seen not to be enough are in doubt no more. */
static void find_needed(fir_core_finder *f, pursuit *p) {
  for (uint32_t i = 0; i < path_size(f) && !is_stopped(f); i++)
    if (p->doubtful[i]) {
      p->path[i] = false;
      sufficiency s = try_quickly(f, p);
      p->path[i] = s != ENOUGH;
      p->doubtful[i] = s == LIMIT;
    }
}

static sufficiency say_until_enough(fir_core_finder *f, pursuit *p) {
  sufficiency s = MORE;
  for (uint32_t round = 0; s == MORE && round < ROUNDS_MOST; round++)
    s = try_to_show(f, p, true);
  return s == ENOUGH ? ENOUGH : LIMIT;
}

static sufficiency drop_in_turn(fir_core_finder *f, pursuit *p) {
  sufficiency s = ENOUGH;
  for (uint32_t i = 0; i < path_size(f) && s != LIMIT; i++)
    if (p->doubtful[i]) {
      p->path[i] = false;
      s = try_to_show(f, p, false);
      p->path[i] = s != ENOUGH;
    }
  return s == LIMIT ? LIMIT : ENOUGH;
}

/* What was said for want of better may have become superfluous: all of it is left out that
 * is not seen to be needed, and said again one by one as executions ask for it. */
static sufficiency drop_doubtful(fir_core_finder *f, pursuit *p) {
  find_needed(f, p);
  bool *again = arena_new_array(f->store, bool, path_size(f));
  bool any = false;
  for (uint32_t i = 0; i < path_size(f); i++) {
    again[i] = p->doubtful[i];
    p->path[i] &= !again[i];
    p->doubtful[i] = false;
    any |= again[i];
  }
  p->preferred = again;
  p->one_by_one = true;
  sufficiency s = any ? say_until_enough(f, p) : ENOUGH;
  return s == ENOUGH ? drop_in_turn(f, p) : s;
}

/* The conclusion first: without it, assumptions that contradict each other are seen. */
static void begin_parts(const fir_core_finder *f, pursuit *p) {
  for (uint32_t i = 0; i < f->full->parts.size; i++)
    p->parts[i] = f->full->parts.data[i].kind == FIR_PART_REQUIRED;
  for (uint32_t i = 0; i < p->goal->assumed.size; i++)
    p->parts[p->goal->assumed.data[i]] = true;
  p->parts[p->goal->concluded] = true;
}

static bool is_given_part(const fir_core_finder *f, uint32_t part) {
  return f->full->given.required && f->full->parts.data[part].kind == FIR_PART_REQUIRED;
}

static void find_broken(fir_core_finder *f) {
  f->broken = relation_finder_new(f->plain->logic->problem, &f->few_hard);
  relation_finder_limit(f->broken, (sat_limits){.conflicts = QUICK_CONFLICTS});
  fir_claim_add_symmetry(f->plain, f->broken);
  vec_each (relation_formula, formula, &f->plain->execution->background)
    relation_finder_add(f->broken, *formula);
  vec_each (fir_constraint, formula, &f->plain->execution->path)
    relation_finder_add(f->broken, formula->formula);
  for (uint32_t i = 0; i < f->plain->parts.size; i++)
    relation_finder_add_labelled(f->broken, f->plain->parts.data[i].formula, i);
}

/* Whether the procedure itself, with all that it says, breaks the goal where the part does
 * not hold: that is seen sooner than the same of the little that is said for the goal. */
static bool breaks_without(fir_core_finder *f, const pursuit *p, uint32_t part) {
  if (!f->broken)
    find_broken(f);
  vec_clear(&f->labels);
  for (uint32_t i = 0; i < f->full->parts.size; i++) {
    uint32_t same = p->parts[i] && i != part ? same_part(f, f->plain, i) : 0;
    if (p->parts[i] && i != part && same == f->plain->parts.size)
      return false;
    if (p->parts[i] && i != part)
      vec_push(&f->labels, same);
  }
  return relation_finder_solve_with(f->broken, f->labels.data, f->labels.size) ==
         SAT_SATISFIABLE;
}

static sufficiency drop_part(fir_core_finder *f, pursuit *p, uint32_t part) {
  p->parts[part] = false;
  sufficiency s = try_to_show(f, p, false);
  p->parts[part] = s != ENOUGH;
  return s;
}

/* Leaves out all of them that no execution asks for, and only if that is too much one after
 * the other. */
static sufficiency drop_parts(fir_core_finder *f, pursuit *p) {
  uint32_t count = f->full->parts.size;
  bool *open = arena_new_array(f->store, bool, count);
  bool *before = arena_new_array(f->store, bool, count);
  bool any = false;
  memcpy(before, p->parts, count * sizeof *before);
  for (uint32_t i = 0; i < count && !is_stopped(f); i++)
    any |= open[i] = p->parts[i] && !is_given_part(f, i) && !breaks_without(f, p, i);
  for (uint32_t i = 0; i < count; i++)
    p->parts[i] &= !open[i];
  if (!any || try_to_show(f, p, false) == ENOUGH)
    return ENOUGH;
  memcpy(p->parts, before, count * sizeof *before);
  uint32_t concluded = p->goal->concluded;
  sufficiency s = open[concluded] ? drop_part(f, p, concluded) : ENOUGH;
  for (uint32_t i = 0; i < count && s != LIMIT; i++)
    if (i != concluded && open[i])
      s = drop_part(f, p, i);
  return s == LIMIT ? LIMIT : ENOUGH;
}

/* Whether what other goals need is enough for this one. */
static bool is_shown_already(fir_core_finder *f, pursuit *p) {
  bool any = false;
  for (uint32_t i = 0; i < path_size(f); i++)
    any |= p->path[i] = p->preferred[i];
  if (any && try_to_show(f, p, false) == ENOUGH)
    return true;
  memset(p->path, 0, path_size(f) * sizeof *p->path);
  return false;
}

static sufficiency show(fir_core_finder *f, pursuit *p) {
  find_necessary(f, p->goal, p->path);
  sufficiency s = say_until_enough(f, p);
  return s == ENOUGH ? drop_doubtful(f, p) : s;
}

bool fir_core_find(fir_core_finder *f, const fir_goal *g, const bool *preferred,
                   bool *path, bool *parts) {
  pursuit p = {.goal = g, .preferred = preferred, .path = path, .parts = parts};
  p.doubtful = arena_new_array(f->store, bool, path_size(f));
  begin_parts(f, &p);
  sufficiency s = is_shown_already(f, &p) ? ENOUGH : show(f, &p);
  return s == ENOUGH && drop_parts(f, &p) == ENOUGH;
}
