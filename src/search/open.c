/* The symbolic state of a check and what is valid in it: before the first operation. */
#include "search/open.h"
#include "base/progress.h"
#include "check/space_size.h"
#include "choose/choose.h"
#include "choose/drawing.h"
#include "induct/kinds.h"
#include "path/defect.h"
#include "prove/difference.h"
#include "prove/equivalence.h"
#include "prove/known_bits.h"
#include "prove/prepare.h"
#include "prove/provers.h"
#include "search/few.h"
#include "symbolic/origin.h"
#include "symbolic/select.h"
#include "world/tree.h"

#include <assert.h>

/* Constructors start from no state: only what makes codes of values valid is known. */
static bool make_valid(world *c, bool constructors) {
  assert(c->formula && c->evaluator && c->unchecked);
  literal_vector parts = {0};
  vec_each (literal, b, &c->bounds) {
    vec_push(&parts, *b);
    evaluator_assert(c->evaluator, *b); /* may help to evaluate the invariant */
  }
  bool ok = true;
  if (!constructors) {
    world_tree t;
    world_tree_find(c, &t);
    ok = world_assumptions(c, &t, &parts) && world_invariant(c, &t, &parts);
    vec_each (const tree_node, n, &t.nodes) {
      vec_push(&c->aims, n->attached);
      if (c->unchecked->aim)
        c->unchecked->aim(c->unchecked, n->attached);
    }
    if (ok)
      provers_open(c, &t, &parts);
    world_tree_release(&t);
  } else
    provers_open(c, NULL, &parts);
  defect_spoil_valid(c, &parts);
  choose_define_counted(c, &parts);
  vec_each (literal, p, &parts) {
    c->unchecked->learn(c->unchecked, *p);
    map_put(&c->valid, *p, 1);
    vec_push(&c->valid_parts, *p);
    evaluator_assert(c->evaluator, *p);
  }
  if (c->subject->language && !c->local && c->unchecked->find_by_need &&
      world_takes(c, SHORTCUT_NEED))
    c->unchecked->find_by_need(c->unchecked);
  vec_release(&parts);
  return ok;
}

static bool needs_copies(const subject *s) {
  for (uint32_t k = 0; k < s->operation_count; k++) {
    if (s->operations[k].commuting)
      return true;
    for (uint32_t p = 0; p < s->operations[k].post_count; p++)
      if (s->operations[k].post[p].takes_prestate)
        return true;
  }
  return false;
}

static bool is_tree_field(const void *subject_, const ir_field *f) {
  return subject_is_tree_field(subject_, f);
}

static bool is_time_over(void *context) {
  world *c = context;
  return world_out_of_time(c) || (c->opens && few_instead_of_formula(c));
}

/* A specification that looks into objects of the library soon asks more of the solver
 * than it would take to execute it on each state. Where these may be beyond counting, it
 * is given longer, and longest where enumeration has been tried. */
static uint64_t work_for_library(const world *c) {
  enum { LIBRARY_WORK = 10000, MORE_WORK = 40000, MOST_WORK = 1000000 };
  static const double many = 1e9;
  if (c->limits->patient)
    return MOST_WORK;
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    if (space_executions(c->space, k) < many)
      return LIBRARY_WORK;
  return MORE_WORK;
}

static bool has_int_arrays(const space *s) {
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (s->slots[k].domain.kind == DOMAIN_INT &&
        space_get(s, s->slots[k].object)->role == ROLE_ARRAY)
      return true;
  return false;
}

void search_state_begin(world *c) {
  assert(!c->unchecked && "the last state has been closed");
  assert(c->chosen_from);
  c->formula = formula_new();
  sym_state_init(&c->state, c->formula, judge_machine(c->judge));
  if (c->subject->language && c->chosen_from->takes_shortcuts &&
      world_takes(c, SHORTCUT_SELECT)) {
    c->choices = choices_new(c->formula);
    c->selects = selects_new(&c->state, c->choices, c->limits->eager);
  }
  c->evaluator = evaluator_new(&c->state, c->sink);
  evaluator_do_without(c->evaluator, c->limits->without);
  evaluator_watch_time(c->evaluator, is_time_over, c);
  c->has_made = space_has_made(c->space);
  if (c->has_made)
    evaluator_limit_work(c->evaluator, work_for_library(c));
  if (c->chosen_from->takes_shortcuts && !c->kinds && !c->fields)
    evaluator_open_chance(c->evaluator);
  if (c->space->bounds.all_floats)
    evaluator_open_reals(c->evaluator);
  if (world_takes(c, SHORTCUT_SUMS) && has_int_arrays(c->space))
    origins_keep(&c->state.numbers);
  c->difference = difference_new(&c->state);
  if (!world_takes(c, SHORTCUT_DIFFERENCE))
    difference_switch_off(c->difference);
  evaluator_set_tree_fields(c->evaluator, is_tree_field, c->subject);
  world_make_state(c);
  world_make_arguments(c);
  if (c->kinds)
    kinds_make_arguments(c->kinds);
  c->unchecked = c->chosen_from->new (c);
  c->main = world_object(c, SPACE_MAIN);
  if (needs_copies(c->subject))
    world_make_copies(c);
}

void search_state_end(world *c) {
  assert(c->unchecked);
  assert(!evaluator_is_on_path(c->evaluator));
  c->knows_validity = false;
  apart_delete(c->apart);
  c->apart = NULL;
  c->result->costs.uses.of[SHORTCUT_SUMS] += difference_summed(c->difference);
  known_bits_end(c);
  difference_delete(c->difference);
  provers_close(c);
  map_release(&c->valid_rows);
  map_release(&c->valid);
  vec_release(&c->valid_parts);
  drawing_delete(c->drawing);
  c->drawing = NULL;
  vec_release(&c->aims);
  const evaluator_counts *k = evaluator_get_counts(c->evaluator);
  c->result->costs.merged_calls += k->merged_calls;
  c->result->costs.memo_hits += k->memo_hits;
  c->result->costs.looks += k->looks;
  c->result->costs.look += k->looking;
  c->result->costs.instructions += k->instructions;
  c->result->costs.nodes += formula_node_count(c->formula);
  shortcut_uses_add(&c->result->costs.uses, &k->uses);
  if (world_takes(c, SHORTCUT_MEMO))
    c->result->costs.uses.asked[SHORTCUT_MEMO] += k->merged_calls;
  c->result->costs.uses.of[SHORTCUT_PRUNED] += c->unchecked->dropped;
  c->result->costs.uses.of[SHORTCUT_FAMILIES] += c->unchecked->families;
  c->result->costs.uses.of[SHORTCUT_FOCUS] += c->unchecked->focused;
  c->result->costs.uses.of[SHORTCUT_RECALLED] += c->unchecked->recalled;
  c->result->costs.uses.of[SHORTCUT_COUNTED] += c->unchecked->completed;
  c->result->costs.uses.of[SHORTCUT_SENTINEL] += c->state.numbers.sentinels.size;
  c->unchecked->delete (c->unchecked);
  c->unchecked = NULL;
  evaluator_delete(c->evaluator);
  world_release_state(c);
  selects_delete(c->selects);
  c->selects = NULL;
  choices_delete(c->choices);
  c->choices = NULL;
  sym_state_release(&c->state);
  formula_delete(c->formula);
}

static bool derive(world *c) {
  assert(!c->derived);
  double start = progress_clock();
  bool found = prepare_derived(c);
  shortcut_ask(&c->result->costs.uses, SHORTCUT_DERIVED, progress_clock() - start);
  return found;
}

static bool find_ranges(world *c) {
  double start = progress_clock();
  bool found = prepare_ranges(c);
  shortcut_ask(&c->result->costs.uses, SHORTCUT_RANGES, progress_clock() - start);
  return found;
}

/* Where the invariant over all arrays has outgrown the formula, it is learnt for single
 * ones alone. */
static bool learn_cases(world *c) {
  bool restarts = difference_is_off(c->difference) &&
                  world_takes(c, SHORTCUT_DIFFERENCE) && has_int_arrays(c->space);
  if (difference_is_off(c->difference) && !restarts)
    return true;
  if (restarts)
    difference_restart(c->difference);
  bool ok = prepare_cases(c);
  if (difference_is_empty(c->difference))
    difference_switch_off(c->difference);
  return ok;
}

/* Where the invariant determines references, the state is made anew with constants in
 * their place. */
bool search_open_world(world *c, bool constructors) {
  c->opens = !constructors;
  search_state_begin(c);
  bool valid = make_valid(c, constructors);
  if (valid && c->elements && c->state.numbers.is_zero.size) {
    c->lengths_apart = true; /* sums are known by their summands, those of one array */
    search_state_end(c);
    search_state_begin(c);
    valid = make_valid(c, constructors);
  }
  if (valid && !constructors && world_takes(c, SHORTCUT_DERIVED) && derive(c)) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_DERIVED);
    search_state_end(c);
    search_state_begin(c);
    valid = make_valid(c, constructors);
  }
  if (valid && !constructors && find_ranges(c)) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_RANGES);
    search_state_end(c);
    search_state_begin(c);
    valid = make_valid(c, constructors);
  }
  if (valid && !constructors && prepare_possible(c)) {
    search_state_end(c);
    search_state_begin(c);
    valid = make_valid(c, constructors);
  }
  valid = valid && (constructors || learn_cases(c));
  if (valid && !constructors)
    known_bits_begin(c);
  c->opens = false;
  valid = valid && !c->left_to_few;
  c->compared_count = c->state.numbers.compared.size;
  const char *why = c->left_to_few ? "what is valid is hard to say in a formula, and its "
                                     "states are few"
                                   : "the invariant cannot be evaluated";
  for (uint32_t k = 0; !valid && k < c->subject->operation_count; k++)
    if (c->subject->operations[k].is_constructor == constructors)
      world_go_beyond(c, k, memory_copy_text(why));
  return valid;
}

void search_close_world(world *c) {
  search_state_end(c);
  memory_free(c->derived);
  c->derived = NULL;
  memory_free(c->possible);
  c->possible = NULL;
  memory_free(c->ranges);
  c->ranges = NULL;
}
