/* States are drawn by a solver of its own, which knows what is valid and nothing of the
 * paths (drawing.h). They are not drawn uniformly; hence an estimate.
 *
 * The states are evaluated together, a bit of a word for each, so that a node of the
 * graph costs one operation for all of them. The values stay for the operation; a path
 * costs what is new in it. Paths wait until the states are there and somebody asks.
 *
 * When nothing is left to check, every valid state is covered, and so is each of these.
 */
#include "choose/estimate.h"

#include "base/memory.h"
#include "base/progress.h"
#include "choose/drawing.h"

#include <assert.h>

typedef struct covered_path { /* a range of `literals` */
  uint32_t from, size;
  bool twins;
} covered_path;

struct estimate {
  const formula *formula;
  const _Atomic bool *stop;
  drawing *draw; /* NULL: not wanted yet */
  literal_vector valid, aims;
  literal precondition;
  uint32_t drawn;             /* states of this operation */
  bool hopeless;              /* the solver takes too long, or there is none */
  vector(uint64_t) variables; /* values of variables in the states, by number */
  vector(uint64_t) values;    /* of nodes */
  vector(bool) known;         /* which */
  u32_vector stack;
  literal_vector literals;
  vector(covered_path) paths;
  uint32_t looked_at; /* paths that `open` and `open_but_for_twins` know */
  uint64_t open, open_but_for_twins;
  double started, spent; /* seconds */
};

estimate *estimate_new(const formula *f, const _Atomic bool *stop) {
  estimate *e = memory_new(estimate);
  e->formula = f;
  e->stop = stop;
  e->started = progress_clock();
  return e;
}

void estimate_delete(estimate *e) {
  if (!e)
    return;
  drawing_delete(e->draw);
  vec_release(&e->valid);
  vec_release(&e->aims);
  vec_release(&e->variables);
  vec_release(&e->values);
  vec_release(&e->known);
  vec_release(&e->stack);
  vec_release(&e->literals);
  vec_release(&e->paths);
  memory_free(e);
}

void estimate_learn(estimate *e, literal conjunct) {
  assert(formula_has(e->formula, conjunct));
  vec_push(&e->valid, conjunct);
  if (e->draw)
    drawing_learn(e->draw, conjunct);
}

void estimate_aim(estimate *e, literal a) {
  assert(formula_has(e->formula, a));
  if (!literal_is_constant(a))
    vec_push(&e->aims, a);
}

void estimate_begin(estimate *e, literal precondition) {
  assert(formula_has(e->formula, precondition));
  e->precondition = precondition;
  e->drawn = e->looked_at = 0;
  e->hopeless = false;
  e->open = e->open_but_for_twins = UINT64_MAX;
  vec_clear(&e->variables);
  vec_clear(&e->values);
  vec_clear(&e->known);
  vec_clear(&e->literals);
  vec_clear(&e->paths);
}

void estimate_prune(estimate *e, const literal *all, size_t count, bool twins) {
  assert(all || !count);
  covered_path p = {e->literals.size, (uint32_t)count, twins};
  vec_push(&e->paths, p);
  for (size_t k = 0; k < count; k++)
    vec_push(&e->literals, all[k]);
}

void estimate_restore_twins(estimate *e) {
  e->open = e->open_but_for_twins;
  for (uint32_t k = e->looked_at; k < e->paths.size; k++)
    if (e->paths.data[k].twins) /* covers nothing any more */
      e->paths.data[k] = (covered_path){.size = 1, .from = e->literals.size};
  vec_push(&e->literals, LITERAL_FALSE);
}

/* --- Drawing ------------------------------------------------------------------ */

static void make_solver(estimate *e) {
  e->draw = drawing_new(e->formula, NULL, e->stop, 1);
  vec_each (literal, v, &e->valid)
    drawing_learn(e->draw, *v);
  vec_each (literal, a, &e->aims)
    drawing_aim(e->draw, *a);
}

/* The state that the solver has found becomes one bit of each variable's word. */
static void keep_state(estimate *e) {
  state_model m = drawing_model(e->draw);
  uint32_t count = formula_variable_count(e->formula);
  while (e->variables.size < count)
    vec_push(&e->variables, 0);
  for (uint32_t v = 0; v < count; v++)
    if (m.value_of(m.context, v))
      e->variables.data[v] |= (uint64_t)1 << e->drawn;
  e->drawn++;
}

static bool draw_one(estimate *e) {
  assert(e->drawn < ESTIMATE_STATES);
  if (drawing_next(e->draw, &e->precondition, 1) == SAT_SATISFIABLE)
    keep_state(e);
  else
    e->hopeless = true;
  return !e->hopeless;
}

bool estimate_draw(estimate *e, uint32_t count) {
  if (!e->draw)
    make_solver(e);
  while (count-- && e->drawn < ESTIMATE_STATES && !e->hopeless && draw_one(e))
    ;
  return e->drawn == ESTIMATE_STATES;
}

bool estimate_draw_in_time(estimate *e, double learning) {
  double before = progress_clock(), may_use = (before - e->started) / 50;
  if (!e->draw && e->spent + learning > may_use)
    return false;
  bool enough = e->drawn == ESTIMATE_STATES;
  while (!enough && !e->hopeless && e->spent < may_use) {
    enough = estimate_draw(e, 1);
    double now = progress_clock();
    e->spent += now - before;
    before = now;
  }
  return enough;
}

/* --- Which of them are covered -------------------------------------------------- */

static uint64_t value_of(const estimate *e, literal a) {
  assert(formula_has(e->formula, a));
  uint64_t value = e->values.data[literal_node(a)];
  return literal_is_negated(a) ? ~value : value;
}

static void set(estimate *e, uint32_t node, uint64_t value) {
  assert(node < formula_node_count(e->formula));
  e->values.data[node] = value;
  e->known.data[node] = true;
  e->stack.size--;
}

static void visit_and(estimate *e, uint32_t node) {
  assert(node < formula_node_count(e->formula));
  literal left = formula_left(e->formula, node), right = formula_right(e->formula, node);
  if (!e->known.data[literal_node(left)])
    vec_push(&e->stack, literal_node(left));
  else if (!e->known.data[literal_node(right)])
    vec_push(&e->stack, literal_node(right));
  else
    set(e, node, value_of(e, left) & value_of(e, right));
}

/* One visit of the node on top of the stack: its value, or the operand that is missing.
 */
static void visit(estimate *e, uint32_t node) {
  assert(node < formula_node_count(e->formula));
  switch (formula_kind(e->formula, node)) {
  case NODE_CONSTANT: set(e, node, 0); break;
  case NODE_VARIABLE: {
    uint32_t number = formula_variable_number(e->formula, node);
    set(e, node, number < e->variables.size ? e->variables.data[number] : 0);
    break;
  }
  case NODE_AND: visit_and(e, node); break;
  }
}

static uint64_t evaluate(estimate *e, literal a) {
  assert(formula_has(e->formula, a));
  if (!e->known.data[literal_node(a)])
    vec_push(&e->stack, literal_node(a));
  while (e->stack.size)
    visit(e, *vec_last(&e->stack));
  return value_of(e, a);
}

static void look_at(estimate *e, const covered_path *p) {
  assert(e->drawn <= ESTIMATE_STATES);
  uint64_t covered = UINT64_MAX;
  for (uint32_t k = 0; covered && k < p->size; k++)
    covered &= evaluate(e, e->literals.data[p->from + k]);
  e->open &= ~covered;
  if (!p->twins)
    e->open_but_for_twins &= ~covered;
}

double estimate_fraction(estimate *e) {
  if (e->drawn < ESTIMATE_STATES)
    return -1;
  double start = progress_clock();
  for (uint32_t nodes = formula_node_count(e->formula); e->values.size < nodes;) {
    vec_push(&e->values, 0);
    vec_push(&e->known, false);
  }
  for (; e->looked_at < e->paths.size; e->looked_at++)
    look_at(e, &e->paths.data[e->looked_at]);
  e->spent += progress_clock() - start;
  return (double)__builtin_popcountll(e->open) / ESTIMATE_STATES;
}
