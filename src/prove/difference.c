/* Clauses of formulas, and their difference modulo a path.
 *
 * A formula under guards (a set of literals, one of which may be true instead) is taken
 * apart from the top: a conjunction into both sides; a choice into two formulas under the
 * condition; a disjunction adds all but one of its parts to the guards. Comparisons are
 * taken as they are. Every pair (guards, formula) on the way through a valid state's
 * formula is remembered; for a path, the pairs whose guards it decides are remembered
 * without those guards as well. The walk through a required formula stops wherever the
 * pair at hand is remembered.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Proofs.java):
 *
 * - What is learnt holds in every state that is checked: it is learnt before the first
 *   path, of the state before alone. A literal means the same before and after: the
 *   state's variables are never assigned, only its slots are.
 * - Guards are left out only where the path decides that they are false: is_decided, by
 *   what the path says and implies, of this path alone (its number is kept with what was
 *   reduced). A guard that has changed sides is another literal.
 * - What follows from the path by what is learnt (learnt_units.h) holds on it as well: the
 *   question that is left is asked of valid states alone.
 * - To give up is safe: where there are too many guards, or it takes too long, the whole
 *   formula is left. */
#include "prove/difference.h"

#include "base/sort.h"
#include "formula/given.h"
#include "prove/learnt_units.h"
#include "prove/path_facts.h"
#include "prove/sum_cases.h"

#include <assert.h>
#include <string.h>

/* Where a formula met under many guards is learnt under each of them, as with a type
 * system that asks for the same subterm on every branch, pairs and guards outgrow the
 * formula: the difference would cost more than the proof that it saves, and the whole is
 * left. */
enum { MOST_GUARDS = 400, MOST_LEFT = 256, GUARDS_PER_NODE = 4, LEAST_BUDGET = 1 << 14 };

/* Choices within each other, such as chains of objects to which others are linked anew, are
 * met under as many sets of guards as there are ways through them, although little is left
 * of each. So steps are counted, with the guards that they look at; who has used them up has
 * fewer the next time. */
enum { MOST_STEPS = 1 << 22, LEAST_STEPS = 1 << 16 };

typedef uint32_t guard_set; /* interned; 0 is the empty set */

typedef struct guard_range {
  uint32_t first, count, next; /* next: same hash */
  uint32_t path;               /* on which it was last reduced, */
  guard_set reduced;           /* to this, */
  bool holds;                  /* or it holds there */
  guard_set native;            /* without guards that no learnt pair has, */
  bool is_native;              /* once that is known */
} guard_range;

typedef struct pair {
  guard_set guards;
  literal formula;
} pair;

typedef struct learnt { /* about one formula */
  u32_vector pairs;
  uint32_t path; /* for which they were last reduced */
} learnt;

struct difference {
  sym_state *state;
  formula *graph;
  vector(literal) guard_words;
  vector(guard_range) guard_sets;
  map guard_index;    /* hash -> last set + 1 */
  vector(pair) pairs; /* learnt */
  map known;          /* pair -> 1 */
  map guards;         /* literals that guard a learnt pair -> 1 */
  map by_formula;     /* formula -> index into its_pairs */
  vector(learnt) its_pairs;
  learnt_units units;     /* learnt pairs of comparisons and variables, as clauses */
  u32_vector zero_pairs;  /* learnt pairs that say a sum is zero */
  u32_vector equal_pairs; /* that numbers are equal, with a sum behind one */
  /* of one path */
  uint32_t path; /* its number, from 1 */
  path_facts facts;
  map reduced;            /* pairs without decided guards */
  given given;            /* formulas modulo the path */
  literal_vector implied; /* by the path and what is learnt */
  literal_vector left;
  literal_vector
      valid; /* what is learnt, as far as it holds on the path without guards; */
  uint32_t valid_path; /* on this one */
  uint32_t summed;     /* sums shown case by case */
  uint32_t wasted;     /* steps for those that were not, less what the others took */
  bool learning;
  bool is_off; /* it has outgrown the formula */
  uint64_t visited;
  uint32_t steps, most_steps; /* for one path's requirements */
};

difference *difference_new(sym_state *s) {
  difference *d = memory_new(difference);
  d->state = s;
  d->graph = s->formula;
  d->facts.state = s;
  d->most_steps = MOST_STEPS;
  vec_push(&d->guard_sets, ((guard_range){0}));
  return d;
}

void difference_delete(difference *d) {
  vec_release(&d->guard_words);
  vec_release(&d->guard_sets);
  map_release(&d->guard_index);
  vec_release(&d->pairs);
  map_release(&d->known);
  map_release(&d->guards);
  map_release(&d->by_formula);
  vec_each (learnt, l, &d->its_pairs)
    vec_release(&l->pairs);
  vec_release(&d->its_pairs);
  learnt_units_release(&d->units);
  vec_release(&d->zero_pairs);
  vec_release(&d->equal_pairs);
  vec_release(&d->valid);
  facts_release(&d->facts);
  map_release(&d->reduced);
  given_release(&d->given);
  vec_release(&d->implied);
  vec_release(&d->left);
  memory_free(d);
}

learnt_units *difference_units(difference *d) {
  return &d->units;
}

void difference_switch_off(difference *d) {
  d->is_off = true;
}

bool difference_is_off(const difference *d) {
  return d->is_off;
}

void difference_restart(difference *d) {
  sym_state *s = d->state;
  difference *fresh = difference_new(s), old = *d;
  *d = *fresh;
  *fresh = old;
  difference_delete(fresh);
  assert(!d->is_off && !d->pairs.size);
}

bool difference_is_empty(const difference *d) {
  return !d->pairs.size;
}

uint64_t difference_visited(const difference *d) {
  return d->visited;
}

uint32_t difference_summed(const difference *d) {
  return d->summed;
}

/* Guard sets. */

static guard_set intern(difference *d, literal *guards, uint32_t count) {
  if (!count)
    return 0;
  sort_numbers(guards, count);
  uint32_t kept = 1;
  for (uint32_t k = 1; k < count; k++)
    if (guards[k] != guards[kept - 1])
      guards[kept++] = guards[k];
  uint64_t hash = kept;
  for (uint32_t k = 0; k < kept; k++)
    hash = map_mix(hash, guards[k]);
  uint64_t *head = map_get(&d->guard_index, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = d->guard_sets.data[k].next) {
    const guard_range *r = &d->guard_sets.data[k];
    if (r->count == kept &&
        !memcmp(d->guard_words.data + r->first, guards, kept * sizeof *guards))
      return k;
  }
  guard_range r = {
      .first = d->guard_words.size, .count = kept, .next = head ? (uint32_t)*head : 0};
  for (uint32_t k = 0; k < kept; k++)
    vec_push(&d->guard_words, guards[k]);
  vec_push(&d->guard_sets, r);
  map_put(&d->guard_index, hash, d->guard_sets.size - 1);
  return d->guard_sets.size - 1;
}

static bool is_atom(const difference *d, literal a) {
  assert(formula_has(d->graph, a));
  return facts_is_atom(&d->facts, a);
}

static bool is_decided(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  return facts_hold(&d->facts, a);
}

/* The set with more literals; *holds: one of them holds on the path. Those that do not
 * hold are left out. */
static guard_set extend(difference *d, guard_set g, const literal *more, uint32_t count,
                        bool *holds) {
  guard_range r = d->guard_sets.data[g];
  literal *all = memory_new_array(literal, r.count + count + 1);
  uint32_t n = 0;
  for (uint32_t k = 0; k < r.count + count; k++) {
    literal a = k < r.count ? d->guard_words.data[r.first + k] : more[k - r.count];
    if (a == LITERAL_TRUE || is_decided(d, a))
      *holds = true;
    if (a != LITERAL_FALSE && !is_decided(d, literal_not(a)))
      all[n++] = a;
  }
  guard_set made = *holds ? 0 : intern(d, all, n);
  memory_free(all);
  return made;
}

/* Many formulas share their guards: each set is reduced once for a path. */
static guard_set without_decided(difference *d, guard_set g, bool *holds) {
  if (d->guard_sets.data[g].path != d->path) {
    literal none = LITERAL_FALSE;
    bool known = false;
    guard_set reduced = extend(d, g, &none, 0, &known);
    guard_range *r = &d->guard_sets.data[g];
    r->path = d->path;
    r->reduced = reduced;
    r->holds = known;
  }
  *holds = d->guard_sets.data[g].holds;
  return d->guard_sets.data[g].reduced;
}

/* What holds under fewer guards holds under more. Guards that no learnt pair has, such as
 * where an operation wrote, would keep a formula from being recognised. */
static guard_set native_part(difference *d, guard_set g) {
  if (!d->guard_sets.data[g].is_native) {
    guard_range r = d->guard_sets.data[g];
    literal *kept = memory_new_array(literal, r.count + 1);
    uint32_t n = 0;
    for (uint32_t k = 0; k < r.count; k++)
      if (map_get(&d->guards, d->guard_words.data[r.first + k]))
        kept[n++] = d->guard_words.data[r.first + k];
    guard_set native = n == r.count ? g : intern(d, kept, n);
    memory_free(kept);
    d->guard_sets.data[g].native = native;
    d->guard_sets.data[g].is_native = true;
  }
  return d->guard_sets.data[g].native;
}

/* Learning. */

/* The pair as a clause, from which others follow on a path. */
static void learn_clause(difference *d, guard_set g, literal a) {
  guard_range r = d->guard_sets.data[g];
  literal_vector clause = {0};
  vec_push(&clause, a);
  for (uint32_t k = 0; k < r.count; k++)
    vec_push(&clause, d->guard_words.data[r.first + k]);
  learnt_units_add(&d->units, clause.data, clause.size);
  vec_release(&clause);
}

static void remember(difference *d, guard_set g, literal a) {
  assert(formula_has(d->graph, a));
  map_put(&d->known, map_pair(g, a), 1);
  uint32_t number = d->pairs.size;
  vec_push(&d->pairs, ((pair){g, a}));
  guard_range r = d->guard_sets.data[g];
  for (uint32_t k = 0; k < r.count; k++)
    map_put(&d->guards, d->guard_words.data[r.first + k], 1);
  uint64_t *list = map_get(&d->by_formula, a);
  if (!list) {
    list = map_put(&d->by_formula, a, d->its_pairs.size);
    vec_push(&d->its_pairs, ((learnt){0}));
  }
  vec_push(&d->its_pairs.data[*list].pairs, number);
  if (is_atom(d, a))
    learn_clause(d, g, a);
  if (number_zero_sum(&d->state->numbers, a))
    vec_push(&d->zero_pairs, number);
  if (origin_equality_of(&d->state->numbers, a))
    vec_push(&d->equal_pairs, number);
}

/* Whether the pair is learnt, or is one with fewer guards now that the path refutes the
 * others; or has been met before. What is learnt about a formula is reduced when it is
 * first asked for. */
static bool is_known(difference *d, uint64_t key, literal a) {
  assert(formula_has(d->graph, a));
  if (map_get(&d->known, key) || map_get(&d->reduced, key))
    return true;
  uint64_t *list = d->learning ? NULL : map_get(&d->by_formula, a);
  if (!list || d->its_pairs.data[*list].path == d->path)
    return false;
  learnt *l = &d->its_pairs.data[*list];
  l->path = d->path;
  vec_each (uint32_t, number, &l->pairs) {
    bool holds = false;
    guard_set g = without_decided(d, d->pairs.data[*number].guards, &holds);
    if (!holds)
      map_put(&d->reduced, map_pair(g, a), 1);
  }
  return map_get(&d->reduced, key);
}

/* Taking apart. */

typedef vector(pair) pair_vector;

static void leave(difference *d, guard_set g, literal a) {
  assert(formula_has(d->graph, a));
  guard_range r = d->guard_sets.data[g];
  literal *all = memory_new_array(literal, r.count + 1);
  if (r.count)
    memcpy(all, d->guard_words.data + r.first, r.count * sizeof *all);
  all[r.count] = a;
  literal clause = formula_or_all(d->graph, all, r.count + 1);
  if (clause != LITERAL_TRUE) /* guards may exclude each other */
    vec_push(&d->left, clause);
  memory_free(all);
}

/* The parts of a disjunction; true when one of them holds on the path. */
static bool disjuncts(difference *d, literal a, literal_vector *out) {
  assert(formula_has(d->graph, a));
  literal_vector stack = {0};
  bool holds = false;
  vec_push(&stack, a);
  while (stack.size && !holds) {
    literal x = vec_pop(&stack);
    ite_parts parts;
    if (x == LITERAL_TRUE || is_decided(d, x))
      holds = true;
    else if (x == LITERAL_FALSE || is_decided(d, literal_not(x)))
      continue;
    else if (literal_is_negated(x) && !is_atom(d, x) &&
             !formula_match_ite(d->graph, literal_node(x), &parts)) {
      vec_push(&stack, literal_not(formula_left(d->graph, literal_node(x))));
      vec_push(&stack, literal_not(formula_right(d->graph, literal_node(x))));
    } else
      vec_push(out, x);
  }
  vec_release(&stack);
  return holds;
}

static void push_under(difference *d, pair_vector *work, guard_set g, literal guard,
                       literal a) {
  assert(formula_has(d->graph, guard));
  assert(formula_has(d->graph, a));
  bool holds = false;
  guard_set under = extend(d, g, &guard, 1, &holds);
  if (!holds)
    vec_push(work, ((pair){under, a}));
}

/* A disjunction under guards: the largest conjunction goes on, the rest guards it. */
static void take_disjunction(difference *d, pair_vector *work, guard_set g, literal a) {
  assert(formula_has(d->graph, a));
  literal_vector parts = {0};
  if (disjuncts(d, a, &parts))
    ;
  else if (!parts.size)
    vec_push(work, ((pair){g, LITERAL_FALSE}));
  else {
    uint32_t best = 0;
    for (uint32_t k = 1; k < parts.size; k++)
      if (is_atom(d, parts.data[best]) ||
          (!is_atom(d, parts.data[k]) && parts.data[k] > parts.data[best]))
        best = k;
    literal inner = parts.data[best];
    parts.data[best] = parts.data[--parts.size];
    bool holds = false;
    guard_set under = extend(d, g, parts.data, parts.size, &holds);
    if (!holds)
      vec_push(work, ((pair){under, inner}));
  }
  vec_release(&parts);
}

/* Whether `whole` is the conjunction of `part` and the rest. */
static bool has_part(const difference *d, literal whole, literal part, literal *rest) {
  assert(formula_has(d->graph, whole));
  assert(formula_has(d->graph, part));
  uint32_t node = literal_node(whole);
  if (literal_is_negated(whole) || is_atom(d, whole))
    return false;
  literal l = formula_left(d->graph, node), r = formula_right(d->graph, node);
  *rest = l == part ? r : l;
  return l == part || r == part;
}

/* A choice: each side under the condition. c ? x & t : x is x, and t under the condition:
 * a loop that gathers such choices would otherwise be taken apart into all its cases. */
static void take_choice(difference *d, pair_vector *work, guard_set g, literal condition,
                        literal then, literal otherwise) {
  assert(formula_has(d->graph, condition));
  assert(formula_has(d->graph, then));
  assert(formula_has(d->graph, otherwise));
  literal rest;
  if (has_part(d, then, otherwise, &rest)) {
    vec_push(work, ((pair){g, otherwise}));
    push_under(d, work, g, literal_not(condition), rest);
  } else if (has_part(d, otherwise, then, &rest)) {
    vec_push(work, ((pair){g, then}));
    push_under(d, work, g, condition, rest);
  } else {
    push_under(d, work, g, literal_not(condition), then);
    push_under(d, work, g, condition, otherwise);
  }
}

static bool is_too_large(const difference *d) {
  return d->learning
             ? d->guard_words.size >
                   LEAST_BUDGET + (uint64_t)GUARDS_PER_NODE * formula_node_count(d->graph)
             : d->left.size > MOST_LEFT || d->steps > d->most_steps;
}

static void take_apart(difference *d, literal top) {
  assert(formula_has(d->graph, top));
  pair_vector work = {0};
  vec_push(&work, ((pair){0, top}));
  while (work.size && !is_too_large(d)) {
    pair p = vec_pop(&work);
    literal a = p.formula;
    uint64_t key = map_pair(p.guards, a);
    if (a == LITERAL_TRUE || is_decided(d, a) || is_known(d, key, a))
      continue;
    uint64_t fewer = d->learning ? key : map_pair(native_part(d, p.guards), a);
    if (fewer != key && is_known(d, fewer, a))
      continue;
    d->visited++;
    d->steps += 1 + d->guard_sets.data[p.guards].count;
    if (d->learning)
      remember(d, p.guards, a);
    else
      map_put(&d->reduced, key, 1); /* once is enough */
    if (is_decided(d, literal_not(a)))
      a = LITERAL_FALSE;
    ite_parts parts;
    uint32_t node = literal_node(a);
    if (a == LITERAL_FALSE || is_atom(d, a) ||
        d->guard_sets.data[p.guards].count > MOST_GUARDS) {
      if (!d->learning)
        leave(d, p.guards, a);
    } else if (formula_match_ite(d->graph, node, &parts)) {
      bool n = literal_is_negated(a);
      take_choice(d, &work, p.guards, parts.condition, literal_not_if(parts.then, n),
                  literal_not_if(parts.otherwise, n));
    } else if (!literal_is_negated(a)) {
      vec_push(&work, ((pair){p.guards, formula_left(d->graph, node)}));
      vec_push(&work, ((pair){p.guards, formula_right(d->graph, node)}));
    } else
      take_disjunction(d, &work, p.guards, a);
  }
  vec_release(&work);
}

void difference_learn(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  if (d->is_off)
    return;
  d->learning = true;
  take_apart(d, a);
  d->is_off = is_too_large(d);
  d->learning = false;
}

/* A path. */

/* A literal modulo the path, comparisons too: what the path decides within them makes
 * them what the operation itself compared. */
static literal modulo(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  if (is_decided(d, a))
    return LITERAL_TRUE;
  if (is_decided(d, literal_not(a)))
    return LITERAL_FALSE;
  return given_get(&d->given, a);
}

static void put_path_in(difference *d, const literal_vector *path) {
  literal_vector parts = {0};
  given_begin(&d->given, d->graph);
  vec_each (const literal, p, path)
    formula_conjuncts(d->graph, *p, &parts);
  vec_each (const literal, p, &parts)
    given_set(&d->given, *p, LITERAL_TRUE);
  vec_each (const literal, p, path)
    given_set(&d->given, *p, LITERAL_TRUE);
  vec_release(&parts);
}

static void add_modulo(difference *d, sum *to, int64_t coefficient, const sum *from) {
  sum_add_constant(to, coefficient * from->constant);
  for (uint32_t k = 0; k < from->summands.size; k++) {
    summand x = from->summands.data[k];
    sum_add_literal(to, coefficient * x.coefficient, modulo(d, x.guard));
  }
}

/* `a` says that a sum is zero. Where a learnt sum is zero under the same guards, their
 * difference being zero says the same. The best of all differences is taken. */
static literal subtract_learnt(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  numbers *n = &d->state->numbers;
  if (!number_zero_sum(n, a))
    return a;
  sum whole, part, best, next;
  sum_init(&whole, number_zero_sum(n, a)->width);
  sum_init(&part, whole.width);
  sum_init(&best, whole.width);
  sum_init(&next, whole.width);
  add_modulo(d, &whole, 1, number_zero_sum(n, a));
  sum_add(&best, 1, &whole);
  vec_each (uint32_t, number, &d->zero_pairs) {
    pair p = d->pairs.data[*number];
    bool holds = false;
    const sum *zero = number_zero_sum(n, p.formula);
    if (zero->width != best.width || without_decided(d, p.guards, &holds) || holds)
      continue;
    sum_clear(&part);
    add_modulo(d, &part, 1, zero);
    for (int64_t sign = -1; sign <= 1; sign += 2) {
      sum_clear(&next);
      sum_add(&next, 1, &whole);
      sum_add(&next, sign, &part);
      if (next.summands.size < best.summands.size) {
        sum_clear(&best);
        sum_add(&best, 1, &next);
      }
    }
  }
  literal zero = number_is_zero_sum(n, &best);
  sum_release(&whole);
  sum_release(&part);
  sum_release(&best);
  sum_release(&next);
  return zero;
}

/* Whether the pair is learnt without guards, or the path decides them. */
static bool holds_alone(difference *d, pair p) {
  bool holds = false;
  return !without_decided(d, p.guards, &holds) && !holds;
}

static void find_valid(difference *d) {
  if (d->valid_path == d->path)
    return;
  d->valid_path = d->path;
  vec_clear(&d->valid);
  for (uint32_t k = 0; k < d->pairs.size; k++)
    if (is_atom(d, d->pairs.data[k].formula) && holds_alone(d, d->pairs.data[k]))
      vec_push(&d->valid, d->pairs.data[k].formula);
}

/* Where nothing of the kind has been shown, it is not tried for ever. */
enum { MOST_WASTED = 1000000 };

/* Whether `a`, which says that two numbers are equal, holds in every case of the indices. */
static bool holds_in_cases(difference *d, const literal_vector *path, literal a) {
  assert(formula_has(d->graph, a));
  numbers *n = &d->state->numbers;
  if (!origin_equality_of(n, a) || d->wasted >= MOST_WASTED)
    return false;
  sum_cases x = {.numbers = n, .graph = d->graph, .path = path, .valid = &d->valid};
  x.budget = MOST_WASTED - d->wasted;
  find_valid(d);
  vec_each (const uint32_t, k, &d->equal_pairs)
    if (holds_alone(d, d->pairs.data[*k]))
      vec_push(&x.known, *origin_equality_of(n, d->pairs.data[*k].formula));
  bool shown = sum_cases_show(&x, *origin_equality_of(n, a));
  uint32_t spent = MOST_WASTED - d->wasted - x.budget;
  d->summed += shown;
  if (!shown)
    d->wasted += spent + 1;
  else
    d->wasted -= d->wasted < spent ? d->wasted : spent;
  sum_cases_release(&x);
  return shown;
}

static literal simplified(difference *d, const literal_vector *path, literal clause) {
  assert(formula_has(d->graph, clause));
  literal less = number_zero_sum(&d->state->numbers, clause) ? subtract_learnt(d, clause)
                                                             : modulo(d, clause);
  return less != LITERAL_TRUE && holds_in_cases(d, path, clause) ? LITERAL_TRUE : less;
}

/* One conjunct of what is required. Where too much would be left of it, it is left as it
 * is: it says all that was met in it. */
static void take_conjunct(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  uint32_t before = d->left.size;
  take_apart(d, a);
  if (!is_too_large(d))
    return;
  d->left.size = before;
  vec_push(&d->left, a);
}

static void take_conjuncts(difference *d, literal top) {
  assert(formula_has(d->graph, top));
  literal_vector stack = {0};
  ite_parts parts;
  vec_push(&stack, top);
  while (stack.size && !is_too_large(d)) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    if (literal_is_negated(a) || is_atom(d, a) ||
        formula_match_ite(d->graph, node, &parts)) {
      take_conjunct(d, a);
      continue;
    }
    vec_push(&stack, formula_left(d->graph, node));
    vec_push(&stack, formula_right(d->graph, node));
  }
  vec_release(&stack);
}

literal difference_of(difference *d, const literal_vector *path,
                      const literal_vector *required) {
  if (d->is_off)
    return formula_and_all(d->graph, required->data, required->size);
  facts_clear(&d->facts);
  map_clear(&d->reduced);
  vec_clear(&d->left);
  d->steps = 0;
  d->path++;
  vec_each (const literal, p, path)
    facts_add(&d->facts, *p);
  vec_clear(&d->implied);
  learnt_units_follow(&d->units, &d->facts, path, &d->implied);
  vec_each (const literal, r, required)
    take_conjuncts(d, *r);
  if (d->steps > d->most_steps && d->most_steps > LEAST_STEPS)
    d->most_steps /= 2;
  if (is_too_large(d))
    return formula_and_all(d->graph, required->data, required->size);
  if (d->left.size) {
    put_path_in(d, path);
    vec_each (const literal, p, &d->implied)
      given_set(&d->given, *p, LITERAL_TRUE);
  }
  for (uint32_t k = 0; k < d->left.size; k++)
    d->left.data[k] = simplified(d, path, d->left.data[k]);
  return formula_and_all(d->graph, d->left.data, d->left.size);
}
