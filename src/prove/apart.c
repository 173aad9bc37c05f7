/* Which rows of an abstraction do not have an argument's key, on a path.
 *
 * An abstract map asks of each row: is it there, and is its key k? On a path of a map
 * that works, at most one row is; that the others are not is most of what is to be
 * proved. What the invariant says of keys is proved once, before the first path:
 *
 * - no two rows that are there have the same key (the abstraction's own invariant);
 * - for numbers that the invariant compares: which is the less where both rows are there.
 *   From a row up to those that are there whenever it is, its ancestors in a tree, these
 *   facts are followed as long as they go one way: a < b < c.
 *
 * On a path, k = a for a row a that is there excludes all others; and k <= a excludes all
 * rows that are greater than a whenever they are there. What is excluded is decided as if
 * it stood in the path, and mostly nothing is left to prove.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Rows.java):
 *
 * - That rows differ, and how they lie, holds in all valid states: the solver that knows
 *   these has proved each of it (always); what it cannot prove is not used.
 * - A row is there whenever another is: seen from the conjuncts of both (is_implied).
 * - Facts of two steps go one way: less and less, greater and greater (close_upwards).
 * - What is decided on a path is of the state before it: rows and keys are literals made
 *   before the first path; what is added lasts as long as the path does. */
#include "choose/unchecked.h"
#include "prove/apart_internal.h"
#include "prove/prepare.h"

#include <assert.h>

enum { MOST_ROWS = 1024 };

static bool always(world *c, literal a, literal b, literal then) {
  assert(formula_has(c->formula, a));
  assert(formula_has(c->formula, b));
  assert(formula_has(c->formula, then));
  literal all[] = {a, b, literal_not(then)};
  return c->unchecked->find(c->unchecked, all, 3) == SAT_UNSATISFIABLE;
}

/* Whether row a is there whenever b is; as far as one can see. */
static bool is_implied(const apart *x, uint32_t a, uint32_t b) {
  uint32_t at = 0;
  uint64_t part, one;
  if (x->parts[a].size >= x->parts[b].size)
    return false;
  while (map_next(&x->parts[a], &at, &part, &one))
    if (!map_get(&x->parts[b], part))
      return false;
  return true;
}

/* Learns how the keys of a row and of one above it lie. */
static void relate(apart *x, uint32_t row, uint32_t upper) {
  bits_context *b = &x->c->state.bits;
  const unique_row *r = &x->rows.data[row], *u = &x->rows.data[upper];
  if (r->question != u->question || !is_implied(x, upper, row))
    return;
  if (always(x->c, r->present, u->present, bits_lt(b, u->key, r->key)))
    vec_push(&x->above[row], ((above){upper, true}));
  else if (always(x->c, r->present, u->present, bits_lt(b, r->key, u->key)))
    vec_push(&x->above[row], ((above){upper, false}));
}

static bool has(const above_vector *v, above a) {
  vec_each (above, k, v)
    if (k->row == a.row)
      return true;
  return false;
}

/* What is above those above, on the same side. Each is there whenever the row is, so that
 * what holds of it does. */
static void close_upwards(apart *x, uint32_t row) {
  for (uint32_t k = 0; k < x->above[row].size; k++) {
    above a = x->above[row].data[k];
    for (uint32_t j = 0; j < x->above[a.row].size; j++) {
      above b = x->above[a.row].data[j];
      if (b.is_less == a.is_less && !has(&x->above[row], b))
        vec_push(&x->above[row], b);
    }
  }
}

static void find_order(apart *x) {
  const numbers *n = &x->c->state.numbers;
  map row_of = {0}; /* key -> row */
  for (uint32_t k = 0; k < x->rows.size; k++)
    map_put(&row_of, x->rows.data[k].key, k);
  for (uint32_t k = 0; k < x->c->compared_count; k++) {
    compared p = n->compared.data[k];
    uint64_t *one = map_get(&row_of, p.one), *other = map_get(&row_of, p.other);
    if (!p.by_order || !one || !other)
      continue;
    uint32_t i = (uint32_t)*one, j = (uint32_t)*other;
    relate(x, i, j);
    relate(x, j, i);
  }
  for (uint32_t k = 0; k < x->rows.size; k++)
    close_upwards(x, k);
  map_release(&row_of);
}

/* Two rows have different keys when one is above the other, or both are on different
 * sides of one above them. */
bool apart_differ(const apart *x, uint32_t i, uint32_t j) {
  vec_each (above, a, &x->above[i]) {
    if (a->row == j)
      return true;
    vec_each (above, b, &x->above[j])
      if (b->row == i || (b->row == a->row && b->is_less != a->is_less))
        return true;
  }
  return false;
}

/* That two rows do not have the same key, as Rows.isUnique says it. */
static literal are_apart(const apart *x, uint32_t i, uint32_t j) {
  formula *f = x->c->formula;
  const unique_row *a = &x->rows.data[i], *b = &x->rows.data[j];
  literal same = bits_eq(&x->c->state.bits, a->key, b->key);
  return literal_not(formula_and(f, formula_and(f, same, a->present), b->present));
}

static void find_shown(apart *x) {
  for (uint32_t i = 0; i < x->rows.size; i++)
    for (uint32_t j = 0; j < i; j++)
      if (apart_differ(x, i, j) || apart_differ(x, j, i))
        map_put(&x->shown, are_apart(x, i, j), 1);
}

bool apart_shows(const apart *x, literal a) {
  return map_get(&x->shown, a);
}

/* An invariant may have asked in vain: under a condition, or of something else. */
void apart_find_unique(apart *x, const literal_vector *valid) {
  map parts = {0}, differ_not = {0};
  vec_each (const literal, p, valid)
    map_put(&parts, *p, 1);
  for (uint32_t i = 0; i < x->rows.size; i++) {
    uint32_t question = x->rows.data[i].question;
    map_put(&x->unique, question, 1);
    for (uint32_t j = 0; j < i; j++) {
      literal a =
          x->rows.data[j].question == question ? are_apart(x, i, j) : LITERAL_TRUE;
      if (a != LITERAL_TRUE && !map_get(&parts, a) && !apart_shows(x, a))
        map_put(&differ_not, question, 1);
    }
  }
  uint32_t at = 0;
  uint64_t question, one;
  while (map_next(&differ_not, &at, &question, &one))
    map_remove(&x->unique, question);
  map_release(&parts);
  map_release(&differ_not);
}

apart *apart_new(world *c, const unique_row_vector *rows) {
  if (!world_takes(c, SHORTCUT_APART) || !rows->size || rows->size > MOST_ROWS)
    return NULL;
  apart *x = memory_new(apart);
  x->c = c;
  x->above = memory_new_array(above_vector, rows->size);
  x->parts = memory_new_array(map, rows->size);
  literal_vector parts = {0};
  for (uint32_t k = 0; k < rows->size; k++) {
    vec_push(&x->rows, rows->data[k]);
    vec_clear(&parts);
    formula_conjuncts(c->formula, rows->data[k].present, &parts);
    vec_each (literal, p, &parts)
      map_put(&x->parts[k], *p, 1);
  }
  vec_release(&parts);
  find_order(x);
  find_shown(x);
  return x;
}

void apart_delete(apart *x) {
  for (uint32_t k = 0; x && k < x->rows.size; k++) {
    vec_release(&x->above[k]);
    map_release(&x->parts[k]);
  }
  if (!x)
    return;
  vec_each (argument, a, &x->arguments)
    memory_free(a->rows);
  vec_release(&x->arguments);
  evaluator_use_placed(x->c->evaluator, NULL);
  placed_delete(x->placed);
  memory_free(x->above);
  memory_free(x->parts);
  map_release(&x->shown);
  map_release(&x->unique);
  apart_release_given(x);
  vec_release(&x->rows);
  memory_free(x);
}

/* --- For an abstraction that asks in its own way ----------------------------------- */

/* How two rows lie where both are there. */
static lies how_lie(const apart *x, uint32_t i, uint32_t j) {
  vec_each (above, a, &x->above[i]) {
    if (a->row == j)
      return a->is_less ? LIES_GREATER : LIES_LESS;
    vec_each (above, b, &x->above[j])
      if (a->row == b->row && a->is_less != b->is_less)
        return a->is_less ? LIES_GREATER : LIES_LESS;
  }
  vec_each (above, b, &x->above[j])
    if (b->row == i)
      return b->is_less ? LIES_LESS : LIES_GREATER;
  return LIES_ANYHOW;
}

/* Those that the invariant compares for equality alone. */
static void place_unequal(apart *x) {
  const numbers *n = &x->c->state.numbers;
  for (uint32_t k = 0; k < x->c->compared_count; k++) {
    compared p = n->compared.data[k];
    uint32_t i, j;
    if (!placed_find(x->placed, p.one, &i) || !placed_find(x->placed, p.other, &j) ||
        placed_how(x->placed, i, j) != LIES_ANYHOW || i == j)
      continue;
    const unique_row *a = &x->rows.data[i], *b = &x->rows.data[j];
    literal same = bits_eq(&x->c->state.bits, a->key, b->key);
    if (always(x->c, a->present, b->present, literal_not(same)))
      placed_note(x->placed, i, j, LIES_APART);
  }
}

/* Rows of one question are unique when all lie somehow. */
static void find_unique(apart *x) {
  for (uint32_t i = 0; i < x->rows.size; i++)
    map_put(&x->unique, x->rows.data[i].question, 1);
  for (uint32_t i = 0; i < x->rows.size; i++)
    for (uint32_t j = 0; j < i; j++)
      if (x->rows.data[i].question == x->rows.data[j].question &&
          placed_how(x->placed, i, j) == LIES_ANYHOW)
        map_remove(&x->unique, x->rows.data[i].question);
}

void apart_place(apart *x) {
  x->placed = placed_new();
  vec_each (const unique_row, r, &x->rows)
    placed_add(x->placed, x->c->formula, r->key, r->present);
  for (uint32_t i = 0; i < x->rows.size; i++)
    for (uint32_t j = 0; j < i; j++) {
      lies how = how_lie(x, i, j);
      if (how != LIES_ANYHOW)
        placed_note(x->placed, i, j, how);
    }
  place_unequal(x);
  find_unique(x);
  evaluator_use_placed(x->c->evaluator, x->placed);
}

/* --- On a path --------------------------------------------------------------------- */

typedef struct may_lie { /* how the argument can, to a row's key */
  bool less, equal, greater;
} may_lie;

static may_lie lie(apart *x, asked row) {
  evaluator *e = x->c->evaluator;
  literal less = evaluator_decided(e, row.less);
  literal equal = evaluator_decided(e, row.equal);
  literal greater = evaluator_decided(e, row.greater);
  bool known = less == LITERAL_TRUE || greater == LITERAL_TRUE || equal == LITERAL_TRUE;
  return (may_lie){less == LITERAL_TRUE || (!known && less != LITERAL_FALSE),
                   equal == LITERAL_TRUE || (!known && equal != LITERAL_FALSE),
                   greater == LITERAL_TRUE || (!known && greater != LITERAL_FALSE)};
}

static bool is_excluded(const apart *x, uint32_t row, const may_lie *all) {
  vec_each (above, a, &x->above[row]) {
    const may_lie *k = &all[a->row];
    if (a->is_less ? !k->greater : !k->less)
      return true;
  }
  return false;
}

/* The row that alone has the key on this path, or the number of rows. */
static uint32_t row_with_key(apart *x, const may_lie *all) {
  uint32_t k = 0;
  while (
      k < x->rows.size &&
      (!map_get(&x->unique, x->rows.data[k].question) || all[k].less || all[k].greater ||
       evaluator_modulo_path(x->c->evaluator, x->rows.data[k].present) != LITERAL_TRUE))
    k++;
  return k;
}

/* A row that is there does not have the key. The graph simplifies "there, and it is not
 * so that it is there and has the key". */
static void exclude(apart *x, uint32_t row, literal equal) {
  literal present = x->rows.data[row].present;
  formula *f = x->c->formula;
  evaluator *e = x->c->evaluator;
  literal now = evaluator_modulo_path(e, present), there[] = {present, now};
  for (int k = 0; k < 2 && now != LITERAL_FALSE; k++) {
    evaluator_know(e, formula_and(f, there[k], equal), LITERAL_FALSE);
    evaluator_know(e, formula_and(f, there[k], literal_not(equal)), now);
  }
  apart_note_argument(x, equal, row);
  shortcut_use(&x->c->result->costs.uses, SHORTCUT_APART);
}

static void decide(apart *x, const argument *a) {
  may_lie *all = memory_new_array(may_lie, x->rows.size);
  for (uint32_t k = 0; k < x->rows.size; k++) {
    all[k] = lie(x, a->rows[k]);
    if (!all[k].equal || (!all[k].less && !all[k].greater))
      evaluator_know(x->c->evaluator, a->rows[k].equal, literal_of(all[k].equal));
  }
  uint32_t found = row_with_key(x, all);
  for (uint32_t k = 0; k < x->rows.size; k++) {
    const unique_row *r = &x->rows.data[k];
    bool other =
        found < x->rows.size && found != k && r->question == x->rows.data[found].question;
    if (other || is_excluded(x, k, all))
      exclude(x, k, a->rows[k].equal);
  }
  memory_free(all);
}

static const argument *argument_of(apart *x, bits key) {
  bits_context *b = &x->c->state.bits;
  vec_each (argument, a, &x->arguments)
    if (a->key == key)
      return a;
  argument made = {key, memory_new_array(asked, x->rows.size)};
  for (uint32_t k = 0; k < x->rows.size; k++) {
    bits of_row = x->rows.data[k].key;
    made.rows[k] = (asked){bits_lt(b, key, of_row), bits_eq(b, key, of_row),
                           bits_lt(b, of_row, key)};
  }
  vec_push(&x->arguments, made);
  return vec_last(&x->arguments);
}

void apart_decide(apart *x, const operation *op, const sym *args) {
  bits key;
  for (uint32_t i = 1; i < op->method->param_count; i++)
    if (prepare_number_in(x->c, op->method->param_types[i], args[i], &key))
      decide(x, argument_of(x, key));
}
