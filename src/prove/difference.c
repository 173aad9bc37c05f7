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
 * - A guard that is left out because something else refutes it (drop_refuted) makes a pair
 *   that says more. Of what is required that is safe, as long as whatever has been met is
 *   left, or its parts are: take_conjunct forgets what was met in vain. Of what is learnt,
 *   what refutes the guard must be learnt itself: is_known looks at what is required after
 *   the first path only.
 * - To give up is safe: where there are too many guards, or it takes too long, the whole
 *   formula is left. */
#include "prove/difference_internal.h"

#include "base/sort.h"
#include "symbolic/origin.h"

#include <assert.h>
#include <string.h>

/* Where a formula met under many guards is learnt under each of them, as with a type
 * system that asks for the same subterm on every branch, pairs and guards outgrow the
 * formula: the difference would cost more than the proof that it saves, and the whole is
 * left. */
enum {
  FEW_GUARDS = 8,
  MOST_GUARDS = 400,
  MOST_LEFT = 256,
  GUARDS_PER_NODE = 4,
  LEAST_BUDGET = 1 << 14
};

/* Choices within each other, such as chains of objects to which others are linked anew, are
 * met under as many sets of guards as there are ways through them, although little is left
 * of each. So steps are counted, with the guards that they look at; who has used them up has
 * fewer the next time. */
enum { MOST_STEPS = 1 << 22, LEAST_STEPS = 1 << 16 };

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
  map_release(&d->met);
  map_release(&d->met_formulas);
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

static guard_set unite(difference *d, guard_set g, const literal *more, uint32_t count) {
  guard_range r = d->guard_sets.data[g];
  literal *all = memory_new_array(literal, r.count + count + 1);
  for (uint32_t k = 0; k < r.count + count; k++)
    all[k] = k < r.count ? d->guard_words.data[r.first + k] : more[k - r.count];
  guard_set made = intern(d, all, r.count + count);
  memory_free(all);
  return made;
}

/* The set with more literals; *holds: one of them holds on the path. Those that do not
 * hold are left out; of the set itself they have been, on this path. */
static guard_set extend(difference *d, guard_set g, const literal *more, uint32_t count,
                        bool *holds) {
  literal *open = memory_new_array(literal, count + 1);
  uint32_t n = 0;
  for (uint32_t k = 0; k < count; k++) {
    literal a = more[k];
    if (a == LITERAL_TRUE || difference_decides(d, a))
      *holds = true;
    if (a != LITERAL_FALSE && !difference_decides(d, literal_not(a)))
      open[n++] = a;
  }
  guard_set made = *holds ? 0 : n ? unite(d, g, open, n) : g;
  memory_free(open);
  return made;
}

/* Many formulas share their guards: each set is reduced once for a path. */
guard_set difference_without_decided(difference *d, guard_set g, bool *holds) {
  if (d->guard_sets.data[g].path != d->path) {
    guard_range all = d->guard_sets.data[g];
    bool known = false;
    guard_set reduced = extend(d, 0, d->guard_words.data + all.first, all.count, &known);
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
  if (map_get(&d->known, key) || map_get(&d->reduced, key) || map_get(&d->met, key))
    return true;
  uint64_t *list = d->learning ? NULL : map_get(&d->by_formula, a);
  if (!list || d->its_pairs.data[*list].path == d->path)
    return false;
  learnt *l = &d->its_pairs.data[*list];
  l->path = d->path;
  vec_each (uint32_t, number, &l->pairs) {
    bool holds = false;
    guard_set g = difference_without_decided(d, d->pairs.data[*number].guards, &holds);
    if (!holds)
      map_put(&d->reduced, map_pair(g, a), 1);
  }
  return map_get(&d->reduced, key);
}

/* Taking apart. */

typedef struct task {
  guard_set guards, all; /* all: with those that were left out */
  literal formula;
} task;
typedef vector(task) task_vector;

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
    if (x == LITERAL_TRUE || difference_decides(d, x))
      holds = true;
    else if (x == LITERAL_FALSE || difference_decides(d, literal_not(x)))
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

/* Of a disjunction's parts, the one that goes on: the largest conjunction. */
static uint32_t best_part(const difference *d, const literal_vector *parts) {
  assert(parts->size);
  uint32_t best = 0;
  for (uint32_t k = 1; k < parts->size; k++) {
    bool was = is_atom(d, parts->data[best]), is = is_atom(d, parts->data[k]);
    if (was == is ? parts->data[k] > parts->data[best] : was)
      best = k;
  }
  return best;
}

static void remove_one(literal_vector *v, literal a) {
  for (uint32_t k = 0; k < v->size; k++)
    if (v->data[k] == a) {
      v->data[k] = v->data[--v->size];
      return;
    }
}

/* Whether anything is known of it, or required: few formulas are looked for in vain. */
static bool is_met(const difference *d, literal a) {
  return map_get(&d->by_formula, a) || map_get(&d->met_formulas, a);
}

/* What would refute a guard: its negation, as it is or taken apart. */
typedef struct denial {
  bool holds;    /* on the path: it is refuted */
  literal whole; /* the negation; LITERAL_FALSE: nothing is known of it */
  literal inner; /* of what becomes of it under `parts`; likewise */
  literal_vector parts;
} denial;

static void deny(difference *d, literal guard, denial *x) {
  assert(formula_has(d->graph, guard));
  ite_parts choice;
  *x = (denial){.whole = literal_not(guard), .inner = LITERAL_FALSE};
  if (!literal_is_negated(guard) && !is_atom(d, guard) &&
      !formula_match_ite(d->graph, literal_node(guard), &choice)) {
    x->holds = disjuncts(d, x->whole, &x->parts);
    if (!x->holds && x->parts.size)
      x->inner = x->parts.data[best_part(d, &x->parts)];
    remove_one(&x->parts, x->inner);
  }
  if (!is_met(d, x->whole))
    x->whole = LITERAL_FALSE;
  if (!is_met(d, x->inner))
    x->inner = LITERAL_FALSE;
}

static bool is_pair_known(difference *d, guard_set g, literal a) {
  return is_known(d, map_pair(g, a), a);
}

/* Whether that is known where these guards are false, or required as well. */
static bool is_refuted(difference *d, guard_set under, const denial *x) {
  const literal_vector *p = &x->parts;
  return x->holds || (x->whole != LITERAL_FALSE && is_pair_known(d, under, x->whole)) ||
         (x->inner != LITERAL_FALSE &&
          is_pair_known(d, unite(d, under, p->data, p->size), x->inner));
}

/* The same where another one of the guards is. */
static bool is_refuted_by_another(difference *d, const literal_vector *guards,
                                  uint32_t index, const denial *x) {
  assert(index < guards->size);
  if (x->whole == LITERAL_FALSE && x->inner == LITERAL_FALSE)
    return false;
  for (uint32_t k = 0; k < guards->size; k++)
    if (k != index && is_refuted(d, unite(d, 0, &guards->data[k], 1), x))
      return true;
  return false;
}

/* Leaves out guards that are refuted where all others are false: what is left says the same,
 * together with what refutes them. An invariant that throws says "no error here; and none
 * there, if there is none here". Otherwise each requirement would stand under all that was
 * required before it, and after an operation that is another formula. */
static void drop_refuted(difference *d, guard_set g, literal_vector *guards) {
  for (int by_another = 0; by_another < 2; by_another++)
    for (uint32_t k = guards->size;
         k-- > 0 && (!by_another || guards->size <= FEW_GUARDS);) {
      denial x;
      deny(d, guards->data[k], &x);
      if (by_another ? is_refuted_by_another(d, guards, k, &x)
                     : is_refuted(d, 0, &x) || (g && is_refuted(d, g, &x)))
        guards->data[k] = guards->data[--guards->size];
      vec_release(&x.parts);
    }
}

static void push_under(difference *d, task_vector *work, task t, const literal *guards,
                       uint32_t count, literal a) {
  assert(formula_has(d->graph, a));
  bool holds = false;
  task under = {.guards = extend(d, t.guards, guards, count, &holds), .formula = a};
  under.all = t.all == t.guards ? under.guards : extend(d, t.all, guards, count, &holds);
  if (!holds)
    vec_push(work, under);
}

/* A disjunction under guards: the largest conjunction goes on, the rest guards it. */
static void take_disjunction(difference *d, task_vector *work, task t, literal a) {
  assert(formula_has(d->graph, a));
  literal_vector parts = {0}, whole = {0};
  if (!disjuncts(d, a, &parts)) {
    vec_each (const literal, p, &parts)
      vec_push(&whole, *p);
    drop_refuted(d, t.guards, &parts);
    literal inner = parts.size ? parts.data[best_part(d, &parts)] : LITERAL_FALSE;
    remove_one(&parts, inner);
    remove_one(&whole, inner);
    bool holds = false;
    if (parts.size < whole.size)
      t.all = extend(d, t.all, whole.data, whole.size, &holds);
    if (!holds)
      push_under(d, work, t, parts.data, parts.size, inner);
  }
  vec_release(&parts);
  vec_release(&whole);
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

/* A choice whose second side says less than the first, or more:
 *
 *     c ? x & y : x   is   x & (!c | y)
 *     c ? x | y : x   is   x | c & y
 *
 * The first is how a loop gathers conditions, which would otherwise be taken apart into all
 * its cases; the second is what an error that excludes a later one looks like. */
static bool take_unequal(difference *d, task_vector *work, task t, literal condition,
                         literal then, literal otherwise) {
  assert(formula_has(d->graph, condition));
  literal rest, opposite = literal_not(condition);
  if (has_part(d, then, otherwise, &rest)) {
    push_under(d, work, t, NULL, 0, otherwise);
    push_under(d, work, t, &opposite, 1, rest);
  } else if (has_part(d, literal_not(then), literal_not(otherwise), &rest)) {
    push_under(d, work, t, &otherwise, 1, literal_not(rest));
    push_under(d, work, t, &otherwise, 1, condition);
  } else
    return false;
  return true;
}

/* A choice: otherwise each side under the condition. */
static void take_choice(difference *d, task_vector *work, task t, ite_parts c) {
  assert(formula_has(d->graph, c.condition));
  literal opposite = literal_not(c.condition);
  if (take_unequal(d, work, t, c.condition, c.then, c.otherwise) ||
      take_unequal(d, work, t, opposite, c.otherwise, c.then))
    return;
  push_under(d, work, t, &opposite, 1, c.then);
  push_under(d, work, t, &c.condition, 1, c.otherwise);
}

static bool is_too_large(const difference *d) {
  return d->learning
             ? d->guard_words.size >
                   LEAST_BUDGET + (uint64_t)GUARDS_PER_NODE * formula_node_count(d->graph)
             : d->left.size > MOST_LEFT || d->steps > d->most_steps;
}

/* The sides of a conjunction. What was evaluated earlier is taken from the stack first: what
 * was evaluated later may stand under it. */
static void earlier_last(const difference *d, uint32_t node, literal sides[2]) {
  literal left = formula_left(d->graph, node), right = formula_right(d->graph, node);
  sides[0] = left > right ? left : right;
  sides[1] = left > right ? right : left;
}

/* Whether it has been learnt, or met; or is, but for guards that no learnt pair has, or with
 * guards that were left out: those before the operation may have stayed. */
static bool is_done(difference *d, task t) {
  literal a = t.formula;
  if (is_known(d, map_pair(t.guards, a), a))
    return true;
  if (d->learning)
    return false;
  guard_set native = native_part(d, t.guards), all = native_part(d, t.all);
  return (native != t.guards && is_known(d, map_pair(native, a), a)) ||
         (all != native && is_known(d, map_pair(all, a), a));
}

/* Once is enough. */
static void note(difference *d, task t) {
  d->visited++;
  d->steps += 1 + d->guard_sets.data[t.guards].count;
  if (d->learning)
    remember(d, t.guards, t.formula);
  else
    map_put(&d->met, map_pair(t.guards, t.formula), 1);
  if (!d->learning)
    map_put(&d->met_formulas, t.formula, 1);
}

static void take_apart(difference *d, literal top) {
  assert(formula_has(d->graph, top));
  task_vector work = {0};
  vec_push(&work, ((task){0, 0, top}));
  while (work.size && !is_too_large(d)) {
    task t = vec_pop(&work);
    literal a = t.formula;
    if (a == LITERAL_TRUE || difference_decides(d, a) || is_done(d, t))
      continue;
    note(d, t);
    if (difference_decides(d, literal_not(a)))
      a = LITERAL_FALSE;
    ite_parts parts;
    uint32_t node = literal_node(a);
    if (a == LITERAL_FALSE || is_atom(d, a) ||
        d->guard_sets.data[t.guards].count > MOST_GUARDS) {
      if (!d->learning)
        leave(d, t.guards, a);
    } else if (formula_match_ite(d->graph, node, &parts)) {
      bool n = literal_is_negated(a);
      parts.then = literal_not_if(parts.then, n);
      parts.otherwise = literal_not_if(parts.otherwise, n);
      take_choice(d, &work, t, parts);
    } else if (!literal_is_negated(a)) {
      literal sides[2];
      earlier_last(d, node, sides);
      push_under(d, &work, t, NULL, 0, sides[0]);
      push_under(d, &work, t, NULL, 0, sides[1]);
    } else
      take_disjunction(d, &work, t, a);
  }
  vec_release(&work);
}

void difference_learn(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  assert(!d->path && "what is met on a path is not known of other states");
  if (d->is_off)
    return;
  d->learning = true;
  take_apart(d, a);
  d->is_off = is_too_large(d);
  d->learning = false;
}

const literal_vector *difference_left(const difference *d) {
  return &d->left;
}

/* A path. */

/* One conjunct of what is required. Where too much would be left of it, it is left as it
 * is. */
static void take_conjunct(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  uint32_t before = d->left.size;
  take_apart(d, a);
  if (!is_too_large(d))
    return;
  d->left.size = before;
  vec_push(&d->left, a);
  map_clear(&d->met_formulas);
  map_clear(&d->met); /* with fewer guards it says more than `a` */
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
    literal sides[2];
    earlier_last(d, node, sides);
    vec_push(&stack, sides[0]);
    vec_push(&stack, sides[1]);
  }
  vec_release(&stack);
}

literal difference_of(difference *d, const literal_vector *path,
                      const literal_vector *required) {
  if (d->is_off)
    return formula_and_all(d->graph, required->data, required->size);
  facts_clear(&d->facts);
  map_clear(&d->reduced);
  map_clear(&d->met);
  map_clear(&d->met_formulas);
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
  if (is_too_large(d)) {
    vec_clear(&d->left);
    vec_each (const literal, r, required)
      vec_push(&d->left, *r);
  } else if (d->left.size)
    difference_simplify(d, path);
  return formula_and_all(d->graph, d->left.data, d->left.size);
}
