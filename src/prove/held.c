/* What must hold after a path that left open to which object an argument refers.
 *
 * A requirement about a node speaks of the few guards "the argument is x" under which its
 * neighbourhood was written to. Where none of them holds it is what it was before the
 * path, word for word, and known. Where one holds, the formula is rebuilt for that x:
 * whatever the path has chosen from a hundred objects is then that of x, and what is left
 * to prove is small. It is asked in a solver of its own that knows the same requirement
 * from before, and the path where the argument is x.
 *
 * So the many cases of one question, about variables that have nothing to do with each
 * other, become many questions about few. Whatever this does not prove is left to the
 * solver that knows everything.
 *
 * What is assumed, and who looks at it: guards are codes, conjunctions of variables, so
 * that to suppose one decides it (read_guards); they exclude each other, as references'
 * do; a requirement under no guard of its own is known word for word (is_valid); a
 * question is asked of formulas with other names for variables, one for each. */
#include "prove/held.h"
#include "prove/provers.h"

#include "formula/given.h"
#include "prove/question.h"

#include <assert.h>

enum { MOST_CASES = 8, MOST_CONFLICTS = 20000, NO_CASE = UINT32_MAX };
#define NOT_KNOWN UINT32_MAX /* no literal */

struct held_proof {
  world *c;
  formula *graph;
  /* of one path */
  literal_vector guards; /* of the objects that the argument may be */
  map case_of;           /* guard -> index */
  literal_vector paths;  /* by case: the path there, or NOT_KNOWN */
  given given;
  node_marks seen;
  u32_vector cases; /* that the requirement at hand speaks of */
  literal_vector open, parts;
  /* questions */
  questions asked;
  literal_vector variables; /* of their graph, */
  uint32_t variables_used;  /* by the question at hand */
  given translated;         /* from `graph` to that */
};

static uint32_t case_of(const held_proof *p, literal a) {
  assert(formula_has(p->graph, a));
  uint64_t *known = map_get(&p->case_of, a);
  return known ? (uint32_t)*known : NO_CASE;
}

static void add_case(held_proof *p, uint32_t number) {
  assert(number < p->guards.size);
  vec_each (const uint32_t, known, &p->cases)
    if (*known == number)
      return;
  vec_push(&p->cases, number);
}

/* The conjuncts of a gate; those that are guards become cases. True: one is a guard, and
 * without it nothing of the gate is left. */
static bool take_gate(held_proof *p, literal gate) {
  assert(formula_has(p->graph, gate));
  literal_vector stack = {0};
  bool guarded = false;
  vec_clear(&p->parts);
  vec_push(&stack, formula_left(p->graph, literal_node(gate)));
  vec_push(&stack, formula_right(p->graph, literal_node(gate)));
  while (stack.size) {
    literal a = vec_pop(&stack);
    uint32_t yes = case_of(p, a), no = case_of(p, literal_not(a));
    if (yes != NO_CASE || no != NO_CASE) {
      add_case(p, yes != NO_CASE ? yes : no);
      guarded = guarded || yes != NO_CASE;
    } else if (formula_kind(p->graph, literal_node(a)) != NODE_AND)
      continue;
    else if (literal_is_negated(a))
      vec_push(&p->parts, a);
    else {
      vec_push(&stack, formula_left(p->graph, literal_node(a)));
      vec_push(&stack, formula_right(p->graph, literal_node(a)));
    }
  }
  vec_release(&stack);
  return guarded;
}

/* The guards that decide whether the requirement differs from what it was. */
static void find_cases(held_proof *p, literal requirement) {
  assert(formula_has(p->graph, requirement));
  node_marks_release(&p->seen);
  p->seen = (node_marks){0};
  vec_clear(&p->cases);
  vec_clear(&p->open);
  vec_push(&p->open, requirement);
  while (p->open.size && p->cases.size <= MOST_CASES) {
    literal a = vec_pop(&p->open);
    if (formula_kind(p->graph, literal_node(a)) != NODE_AND ||
        !node_marks_add(&p->seen, literal_node(a)))
      continue;
    if (!take_gate(p, a))
      vec_each (const literal, part, &p->parts)
        vec_push(&p->open, *part);
  }
}

static void suppose_none(held_proof *p) {
  given_begin(&p->given, p->graph);
  vec_each (const uint32_t, k, &p->cases)
    given_set(&p->given, p->guards.data[*k], LITERAL_FALSE);
}

void held_suppose(held_proof *p, uint32_t number) {
  assert(number < p->guards.size);
  literal_vector code = {0};
  given_begin(&p->given, p->graph);
  formula_conjuncts(p->graph, p->guards.data[number], &code);
  vec_each (const literal, bit, &code)
    given_set(&p->given, *bit, LITERAL_TRUE);
  vec_clear(&code);
  evaluator_held_bits(p->c->evaluator, p->guards.data[number], &code);
  for (uint32_t k = 0; k < code.size; k += 2)
    given_set(&p->given, code.data[k], code.data[k + 1]);
  vec_release(&code);
}

literal held_given(held_proof *p, literal a) {
  assert(formula_has(p->graph, a));
  return given_get(&p->given, a);
}

literal held_path(held_proof *p, uint32_t number) {
  assert(number < p->guards.size);
  literal *known = &p->paths.data[number];
  if (*known != NOT_KNOWN)
    return *known;
  literal_vector all = {0};
  vec_each (const literal, a, evaluator_path(p->c->evaluator))
    vec_push(&all, given_get(&p->given, *a));
  *known = formula_and_all(p->graph, all.data, all.size);
  vec_release(&all);
  return *known;
}

/* Whether each way to violate `after` is one to violate `before`, at first sight: it has
 * the same conditions and more. */
static bool says_less(const held_proof *p, literal before, literal after) {
  assert(formula_has(p->graph, before));
  assert(formula_has(p->graph, after));
  literal_vector ways = {0};
  bool all = !literal_is_constant(before);
  formula_conjuncts(p->graph, literal_not(after), &ways);
  uint32_t count = ways.size;
  formula_conjuncts(p->graph, literal_not(before), &ways);
  for (uint32_t k = count; all && k < ways.size; k++) {
    bool found = false;
    for (uint32_t j = 0; !found && j < count; j++)
      found = ways.data[j] == ways.data[k];
    all = found;
  }
  vec_release(&ways);
  return all;
}

/* Questions are asked in a graph of their own, whose variables are numbered in the order
 * in which they are met. */

static bool name_variable(void *context, uint32_t node, literal *is) {
  held_proof *p = context;
  if (formula_kind(p->graph, node) == NODE_AND)
    return false;
  if (p->variables_used == p->variables.size)
    vec_push(&p->variables, formula_variable(p->asked.graph));
  *is = p->variables.data[p->variables_used++];
  return true;
}

/* The literal in the graph of questions. */
static literal translate(held_proof *p, literal a) {
  assert(formula_has(p->graph, a));
  return given_get(&p->translated, a);
}

static void begin_question(held_proof *p) {
  given_begin_in(&p->translated, p->graph, p->asked.graph);
  p->variables_used = 0;
}

/* The same question about other variables is asked once: operations do alike to nodes
 * that look alike. */
static bool is_refuted(held_proof *p, literal question) {
  assert(formula_has(p->asked.graph, question));
  sat_limits limits = {.conflicts = MOST_CONFLICTS};
  return question == LITERAL_FALSE ||
         questions_know(&p->asked, literal_not(question), NULL, NULL) ||
         questions_ask(&p->asked, NULL, 0, literal_not(question), &limits);
}

bool held_exclude_each_other(held_proof *p, const literal *all, size_t count) {
  literal parts[3];
  assert(count <= 3);
  begin_question(p);
  for (size_t k = 0; k < count; k++)
    parts[k] = translate(p, all[k]);
  return is_refuted(p, formula_and_all(p->asked.graph, parts, count));
}

/* Clauses, and the literals of each. */
typedef struct clauses {
  literal_vector all, literals;
  u32_vector start; /* of each, in literals; and the end */
} clauses;

static void take_clauses(const held_proof *p, literal a, clauses *out) {
  assert(formula_has(p->graph, a));
  uint32_t known = out->all.size;
  formula_conjuncts(p->graph, a, &out->all);
  if (!out->start.size)
    vec_push(&out->start, 0);
  for (uint32_t k = known; k < out->all.size; k++) {
    formula_conjuncts(p->graph, literal_not(out->all.data[k]), &out->literals);
    vec_push(&out->start, out->literals.size);
  }
}

static void release_clauses(clauses *c) {
  vec_release(&c->all);
  vec_release(&c->literals);
  vec_release(&c->start);
}

/* Whether one of these clauses says as much as this one, at first sight, or more. */
static bool say_it(const held_proof *p, const clauses *known, literal clause) {
  assert(formula_has(p->graph, clause));
  map has = {0};
  literal_vector literals = {0};
  bool found = false;
  formula_conjuncts(p->graph, literal_not(clause), &literals);
  vec_each (const literal, a, &literals)
    map_put(&has, *a, 1);
  for (uint32_t k = 0; !found && k < known->all.size; k++) {
    found = true;
    for (uint32_t j = known->start.data[k]; found && j < known->start.data[k + 1]; j++)
      found = map_get(&has, known->literals.data[j]);
  }
  map_release(&has);
  vec_release(&literals);
  return found;
}

/* Asks conjunct by conjunct; what has been proved is known from then on. */
static bool imply_each(held_proof *p, literal known, literal path, literal must,
                       literal given) {
  assert(formula_has(p->graph, known));
  assert(formula_has(p->graph, path));
  assert(formula_has(p->graph, must));
  literal_vector parts = {0};
  clauses before = {0};
  bool ok = true;
  take_clauses(p, known, &before);
  take_clauses(p, path, &before);
  formula_conjuncts(p->graph, must, &parts);
  for (uint32_t k = 0; ok && k < parts.size; k++) {
    if (say_it(p, &before, parts.data[k]))
      continue;
    literal part = translate(p, parts.data[k]);
    ok = is_refuted(p, formula_and(p->asked.graph, given, literal_not(part)));
    given = formula_and(p->asked.graph, given, part);
    take_clauses(p, parts.data[k], &before);
  }
  vec_release(&parts);
  release_clauses(&before);
  return ok;
}

bool held_implies(held_proof *p, literal known, literal path, literal must) {
  assert(formula_has(p->graph, known));
  assert(formula_has(p->graph, path));
  assert(formula_has(p->graph, must));
  begin_question(p);
  literal given = formula_and(p->asked.graph, translate(p, known), translate(p, path));
  literal all = formula_and(p->asked.graph, given, literal_not(translate(p, must)));
  if (all == LITERAL_FALSE || questions_know(&p->asked, literal_not(all), NULL, NULL))
    return true;
  if (!imply_each(p, known, path, must, given))
    return false;
  questions_note(&p->asked, literal_not(all));
  return true;
}

static bool follows(held_proof *p, literal before, literal path, literal after) {
  assert(formula_has(p->graph, before));
  assert(formula_has(p->graph, path));
  assert(formula_has(p->graph, after));
  literal all[] = {before, path, literal_not(after)};
  return path == LITERAL_FALSE || after == LITERAL_TRUE || says_less(p, before, after) ||
         held_exclude_each_other(p, all, 3);
}

static bool is_valid(const held_proof *p, literal a) {
  assert(formula_has(p->graph, a));
  return a == LITERAL_TRUE || map_get(&p->c->valid, a);
}

/* Whether the requirement holds on the whole path. */
static bool holds(held_proof *p, literal requirement) {
  assert(formula_has(p->graph, requirement));
  find_cases(p, requirement);
  if (!p->cases.size || p->cases.size > MOST_CASES)
    return is_valid(p, requirement);
  suppose_none(p);
  literal before = given_get(&p->given, requirement);
  if (!is_valid(p, before))
    return false;
  for (uint32_t k = 0; k < p->cases.size; k++) {
    uint32_t number = p->cases.data[k];
    held_suppose(p, number);
    literal after = given_get(&p->given, requirement);
    if (after != before && !follows(p, before, held_path(p, number), after))
      return false;
  }
  return true;
}

/* Each guard must be a code of its own: variables alone. */
static bool read_guards(held_proof *p, sym argument) {
  const refs *r = &p->c->state.refs;
  for (uint32_t k = 0; k < ref_count(r, argument); k++) {
    literal guard = ref_entries(r, argument)[k].guard;
    literal_vector code = {0};
    bool plain = true;
    formula_conjuncts(p->graph, guard, &code);
    vec_each (const literal, bit, &code)
      plain = plain && formula_kind(p->graph, literal_node(*bit)) == NODE_VARIABLE;
    vec_release(&code);
    if (!plain)
      return false;
    map_put(&p->case_of, guard, p->guards.size);
    vec_push(&p->guards, guard);
    vec_push(&p->paths, NOT_KNOWN);
  }
  return true;
}

static held_proof *held_proof_new(world *c) {
  held_proof *p = memory_new(held_proof);
  p->c = c;
  p->graph = c->formula;
  p->translated = (given){.leaf = name_variable, .context = p};
  questions_init(&p->asked, SAT_MANY_SMALL, c->limits->stop);
  return p;
}

void held_proof_delete(held_proof *p) {
  if (!p)
    return;
  questions_release(&p->asked);
  vec_release(&p->variables);
  given_release(&p->translated);
  given_release(&p->given);
  node_marks_release(&p->seen);
  map_release(&p->case_of);
  vec_release(&p->guards);
  vec_release(&p->paths);
  vec_release(&p->cases);
  vec_release(&p->open);
  vec_release(&p->parts);
  memory_free(p);
}

held_proof *held_proof_begin(world *c, sym argument) {
  if (!c->held)
    c->held = held_proof_new(c);
  map_clear(&c->held->case_of);
  vec_clear(&c->held->guards);
  vec_clear(&c->held->paths);
  return read_guards(c->held, argument) ? c->held : NULL;
}

/* Of the literals of the path, which follow from those before them where the argument is
 * this object. */
static void find_implied(held_proof *p, uint32_t number, bool *implied) {
  assert(number < p->guards.size);
  const literal_vector *path = evaluator_path(p->c->evaluator);
  literal earlier = LITERAL_TRUE;
  held_suppose(p, number);
  for (uint32_t k = 0; k < path->size && earlier != LITERAL_FALSE; k++) {
    literal here = given_get(&p->given, path->data[k]);
    literal both[] = {earlier, literal_not(here)};
    implied[k] =
        implied[k] && (here == LITERAL_TRUE || held_exclude_each_other(p, both, 2));
    earlier = formula_and(p->graph, earlier, here);
  }
}

void held_shorten_path(world *c) {
  literal_vector *path = evaluator_path(c->evaluator);
  sym argument = evaluator_held(c->evaluator);
  if (!argument || path->size < 2 || !held_proof_begin(c, argument))
    return;
  bool *implied = memory_new_array(bool, path->size);
  uint32_t open = path->size;
  for (uint32_t k = 0; k < path->size; k++)
    implied[k] = true;
  for (uint32_t number = 0; open && number < c->held->guards.size; number++) {
    find_implied(c->held, number, implied);
    open = 0;
    for (uint32_t k = 0; k < path->size; k++)
      open += implied[k];
  }
  for (uint32_t k = 0; k < path->size; k++)
    if (implied[k])
      path->data[k] = LITERAL_TRUE;
  memory_free(implied);
}

/* --- As a prover ------------------------------------------------------------------ */

static void close(world *c) {
  held_proof_delete(c->held);
  c->held = NULL;
}

static bool was_held(const world *c) {
  return evaluator_has_written_to_all(c->evaluator) && evaluator_held(c->evaluator);
}

static void leave(world *c, literal_vector *must) {
  if (!held_proof_begin(c, evaluator_held(c->evaluator)))
    return;
  vec_each (literal, m, must)
    if (*m != LITERAL_TRUE && holds(c->held, *m)) {
      *m = LITERAL_TRUE;
      shortcut_use(&c->result->costs.uses, SHORTCUT_HELD);
    }
}

const prover prove_held = {.technique = {SHORTCUT_HELD, .excludes = TRAIT_OTHER_SIDE},
                           .stage = PROVE_EACH,
                           .close = close,
                           .applies = was_held,
                           .left = leave};
