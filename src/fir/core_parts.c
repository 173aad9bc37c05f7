/* The specification's half of a core, and the question that both halves ask.
 *
 * A part of the specification is needed if the procedure, with all that it says, can be
 * broken where the part does not hold and the others do: where it holds, that is not
 * possible, so that this half of the question is enough.
 *
 * That an integer is one number need not be asked where all else takes its sum: of every
 * set of integers there is one number with the same sum, for which nothing is broken. */
#include "fir/core_state.h"

#include <assert.h>
#include <string.h>

static bool has_same_assumptions(const fir_goal *a, const fir_goal *b) {
  return a->assumed.size == b->assumed.size &&
         !(a->assumed.size && memcmp(a->assumed.data, b->assumed.data,
                                     a->assumed.size * sizeof *a->assumed.data));
}

/* Goals are mostly in the order in which they share assumptions. */
bool core_is_like_last(const fir_core_finder *f, uint32_t goal) {
  const fir_goal *g = &f->full->goals.data[goal];
  return goal && has_same_assumptions(g, g - 1);
}

/* ---- The question whether something is enough ---- */

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

static bool is_assumption(const fir_core_finder *f, uint32_t part) {
  fir_part_kind kind = f->full->parts.data[part].kind;
  return kind == FIR_PART_REQUIRED || kind == FIR_PART_ASSUMED;
}

bool core_is_given_part(const fir_core_finder *f, uint32_t part) {
  return f->full->given.assumptions && is_assumption(f, part);
}

/* One of the goals is broken, one of those with an assumption if that is given. */
static relation_formula broken(const fir_core_finder *f, const fir_claim *c,
                               const bool *without) {
  relation_problem *p = c->logic->problem;
  relation_formula any = relation_false(p);
  for (uint32_t i = 0; i < f->full->goals.size; i++) {
    const fir_goal *g = &f->full->goals.data[i];
    uint32_t concluded = same_part(f, c, g->concluded);
    if (concluded == c->parts.size)
      continue;
    relation_formula one =
        f->parts[g->concluded] ? c->parts.data[concluded].formula : relation_true(p);
    for (uint32_t k = g->assumed.size; k-- > 0;) {
      uint32_t part = g->assumed.data[k];
      if (f->parts[part] && !(without && without[part]))
        one = relation_and(p, c->parts.data[part].formula, one);
    }
    any = relation_or(p, any, one);
  }
  return any;
}

void core_add_but_path(const fir_core_finder *f, const fir_claim *c,
                       relation_finder *finder, const bool *without) {
  fir_claim_add_symmetry(c, finder);
  vec_each (relation_formula, formula, &c->execution->background)
    relation_finder_add(finder, *formula);
  for (uint32_t i = 0; i < f->full->parts.size; i++)
    if (f->full->parts.data[i].kind == FIR_PART_REQUIRED && f->parts[i] &&
        !(without && without[i]))
      relation_finder_add(finder, c->parts.data[i].formula);
  relation_finder_add(finder, broken(f, c, without));
}

relation_finder *core_ask_about(const fir_core_finder *f, const fir_claim *c,
                                const bool *without, const relation_options *options) {
  relation_finder *finder = relation_finder_new(c->logic->problem, options);
  vec_each (fir_constraint, formula, &c->execution->path)
    relation_finder_add(finder, formula->formula);
  core_add_but_path(f, c, finder, without);
  return finder;
}

/* ---- Parts of the specification ---- */

/* A conclusion is needed if some execution satisfies what it assumes. */
void core_begin_parts(fir_core_finder *f) {
  for (uint32_t i = 0; i < f->full->parts.size; i++)
    f->parts[i] = is_assumption(f, i);
  for (uint32_t i = 0; i < f->full->goals.size && !core_is_stopped(f); i++) {
    const fir_goal *g = &f->full->goals.data[i];
    f->parts[g->concluded] = core_is_like_last(f, i)
                                 ? f->parts[(g - 1)->concluded]
                                 : core_execute(f, g, NULL) != SAT_UNSATISFIABLE;
  }
}

/* The question whether the claim can be broken where one of the marked parts does not
 * hold. */
static relation_finder *ask_without_all(fir_core_finder *f, const bool *without) {
  relation_problem *p = f->plain->logic->problem;
  relation_formula not_held = relation_false(p);
  for (uint32_t i = 0; i < f->full->parts.size; i++)
    if (without[i])
      not_held =
          relation_or(p, not_held, relation_not(p, f->plain->parts.data[i].formula));
  relation_finder *finder = core_ask_about(f, f->plain, without, &f->many_small);
  relation_finder_add(finder, not_held);
  return finder;
}

static relation_finder *ask_without(fir_core_finder *f, uint32_t part) {
  bool *without = arena_new_array(f->store, bool, f->full->parts.size);
  without[part] = true;
  return ask_without_all(f, without);
}

/* Of an open question: its answer with so many conflicts more. Gives back the finder if
 * there is none. A part that is not needed is asked for no more. */
static relation_finder *try_without(fir_core_finder *f, relation_finder *finder,
                                    uint32_t part, sat_limits limits) {
  relation_finder_limit(finder, limits);
  sat_result r = relation_finder_solve(finder);
  if (r == SAT_UNSATISFIABLE)
    f->parts[part] = false;
  if (r == SAT_UNKNOWN)
    return finder;
  relation_finder_delete(finder);
  return NULL;
}

static void delete_all(relation_finder **open, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    relation_finder_delete(open[i]);
    open[i] = NULL;
  }
}

static bool holds_every_number(const fir_core_finder *f, relation_expr set) {
  fir_logic *l = f->plain->logic;
  relation_tuples numbers = fir_logic_domain(l, FIR_INTEGER_DOMAIN);
  relation_tuples upper = relation_upper(l->problem, set);
  bool all = !relation_lower(l->problem, set).count;
  for (uint32_t i = 0; i < numbers.count && all; i++)
    all = relation_tuples_has(upper, numbers.index[i]);
  return all;
}

static bool is_only_summed(const fir_core_finder *f, relation_expr set, uint32_t but) {
  const fir_claim *c = f->plain;
  vec_each (relation_formula, formula, &c->execution->background)
    if (!relation_is_only_summed(*formula, set))
      return false;
  vec_each (fir_constraint, formula, &c->execution->path)
    if (!relation_is_only_summed(formula->formula, set))
      return false;
  for (uint32_t i = 0; i < c->parts.size; i++)
    if (i != but && !relation_is_only_summed(c->parts.data[i].formula, set))
      return false;
  return true;
}

/* The part requires one number of which nothing but its value matters. */
static bool is_about_a_sum(const fir_core_finder *f, uint32_t part) {
  if (f->full->parts.data[part].kind != FIR_PART_REQUIRED)
    return false;
  relation_expr set = relation_said_to_be_one(f->plain->parts.data[part].formula);
  return set && holds_every_number(f, set) && is_only_summed(f, set, part);
}

/* First each quickly; `left`: those of which nothing is known yet. What was asked while a
 * part was assumed that is not any more has to be asked anew. */
static uint32_t drop_quickly(fir_core_finder *f, relation_finder **open, bool *left) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < f->full->parts.size && !core_is_stopped(f); i++) {
    if (!is_assumption(f, i) || core_is_given_part(f, i))
      continue;
    f->parts[i] = !is_about_a_sum(f, i);
    if (!f->parts[i])
      continue;
    open[i] = try_without(f, ask_without(f, i), i, core_quick());
    left[i] = open[i];
    count += left[i];
    if (!f->parts[i])
      delete_all(open, i);
  }
  return count;
}

static bool drop_in_turn(fir_core_finder *f, relation_finder **open, const bool *left) {
  bool done = true;
  uint32_t count = f->full->parts.size;
  for (uint32_t i = 0; i < count && !core_is_stopped(f); i++) {
    if (!left[i])
      continue;
    relation_finder *asked = open[i] ? open[i] : ask_without(f, i);
    open[i] = try_without(f, asked, i, f->few_hard.limits);
    done &= !open[i];
    if (!f->parts[i])
      delete_all(open, count);
  }
  return done;
}

static bool drop_at_once(fir_core_finder *f, const bool *left) {
  relation_finder *finder = ask_without_all(f, left);
  bool dropped = relation_finder_solve(finder) == SAT_UNSATISFIABLE;
  relation_finder_delete(finder);
  for (uint32_t i = 0; i < f->full->parts.size && dropped; i++)
    f->parts[i] &= !left[i];
  return dropped;
}

bool core_drop_parts(fir_core_finder *f) {
  uint32_t count = f->full->parts.size;
  relation_finder **open = arena_new_array(f->store, relation_finder *, count);
  bool *left = arena_new_array(f->store, bool, count);
  uint32_t many = drop_quickly(f, open, left);
  bool done = (many > 1 && drop_at_once(f, left)) || drop_in_turn(f, open, left);
  delete_all(open, count);
  return done;
}
