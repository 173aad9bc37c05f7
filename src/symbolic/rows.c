/* Comparisons of rows: whether two maps, sets or sequences are the same.
 *
 * Maps and sets are compared by keys that are literally the same: a condition that is
 * enough, and small. Only when it cannot be shown are all rows compared with all.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Rows.java):
 *
 * - What is to be shown gets truer when a comparison does: a class may say in its
 *   equalTo() that two sets must differ. So a variable stands for each answer that is not
 *   simply true, and is replaced only if it is met without a negation above it
 *   (evaluator_put_row_answers); otherwise all rows are compared with all.
 * - Calls that were answered literally are of no use otherwise, and the other way round:
 *   what is remembered of the path's calls is dropped (evaluator_compare_literally).
 * - Rows that are not there do not count; of rows with the same key any may be the one.
 */
#include "symbolic/abstractions.h"

#include "formula/given.h"

#include <assert.h>

typedef struct row {
  literal present;
  sym key, value;
} row;
typedef vector(row) row_vector;

typedef struct rows {
  evaluator *e;
  bool has_values, has_int_keys;
  row_vector one, other;
} rows;

static literal flag(evaluator *e, sym_id array, uint32_t index) {
  sym_state *s = e->state;
  return modulo_literal(
      e, bits_to_literal(&s->bits, sym_bits(s, abstraction_element(e, array, index))));
}

static bool read_rows(rows *r, const sym *arrays, row_vector *out) {
  evaluator *e = r->e;
  sym_id present;
  sym_id keys;
  sym_id values = SYM_NULL;
  uint32_t length, n;
  if (!abstraction_array(e, arrays[0], &present, &length) ||
      !abstraction_array(e, arrays[1], &keys, &n) || n != length ||
      (r->has_values && (!abstraction_array(e, arrays[2], &values, &n) || n != length)))
    return false;
  for (uint32_t k = 0; k < length; k++) {
    row x = {.present = flag(e, present, k)};
    if (x.present == LITERAL_FALSE)
      continue;
    x.key = abstraction_element(e, keys, k);
    x.value = r->has_values ? abstraction_element(e, values, k) : SYM_ZERO;
    vec_push(out, x);
  }
  return true;
}

static bool same_row(rows *r, const row *a, const row *b, literal *out) {
  sym_state *s = r->e->state;
  if (r->has_int_keys)
    *out = number_eq(&s->numbers, a->key, b->key);
  else if (!abstraction_equal(r->e, b->key, a->key,
                              out)) /* the other's equals is asked */
    return false;
  *out = formula_and(s->formula, *out, b->present);
  if (r->has_values)
    *out = formula_and(s->formula, *out, modulo_same(r->e, a->value, b->value));
  return true;
}

/* Each row of one is among those of the other. `literally`: with literally the same key.
 */
static bool are_in(rows *r, const row_vector *one, const row_vector *other,
                   bool literally, literal *all) {
  formula *f = r->e->state->formula;
  map first = {0}; /* key -> row of the other, + 1 */
  u32_vector next = {0};
  vec_each (const row, x, other) { /* rows with the same key, linked */
    uint64_t *head = map_get(&first, x->key);
    vec_push(&next, head ? (uint32_t)*head : 0);
    map_put(&first, x->key, next.size);
  }
  bool ok = true;
  vec_each (const row, x, one) {
    literal found = LITERAL_FALSE, same;
    uint64_t *head = map_get(&first, x->key);
    for (uint32_t k = literally ? (head ? (uint32_t)*head : 0) : other->size; ok && k;
         k = literally && next.data ? next.data[k - 1] : k - 1) {
      ok = same_row(r, x, &other->data[k - 1], &same);
      found = formula_or(f, found, same);
    }
    *all = formula_and(f, *all, formula_implies(f, x->present, found));
  }
  map_release(&first);
  vec_release(&next);
  return ok;
}

/* What is literally so is so. Anything else is perhaps more than was asked for. */
static literal answer(evaluator *e, bool literally, literal is) {
  if (!literally || is == LITERAL_TRUE)
    return is;
  e->rows.compared_literally = true;
  literal stand_in = formula_variable(e->state->formula);
  vec_push(&e->rows.answers, ((row_answer){stand_in, is}));
  return stand_in;
}

/* Whether one of the variables is met with a negation above it, or an odd number. */
static bool is_met_negated(const formula *f, literal top, const map *variables) {
  node_marks seen[2] = {0}; /* by sign */
  literal_vector stack = {0};
  bool found = false;
  vec_push(&stack, top);
  while (stack.size && !found) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    bool negated = literal_is_negated(a);
    if (!node_marks_add(&seen[negated], node))
      continue;
    found = negated && map_get(variables, node);
    if (formula_kind(f, node) == NODE_AND) {
      vec_push(&stack, literal_not_if(formula_left(f, node), negated));
      vec_push(&stack, literal_not_if(formula_right(f, node), negated));
    }
  }
  vec_release(&stack);
  node_marks_release(&seen[0]);
  node_marks_release(&seen[1]);
  return found;
}

bool evaluator_put_row_answers(evaluator *e, literal *a) {
  map variables = {0};
  given g = {0};
  given_begin(&g, e->state->formula);
  vec_each (const row_answer, x, &e->rows.answers) {
    map_put(&variables, literal_node(x->stand_in), 1);
    given_set(&g, x->stand_in, x->is);
  }
  bool ok = !is_met_negated(e->state->formula, *a, &variables);
  if (ok && variables.size)
    *a = given_get(&g, *a);
  given_release(&g);
  map_release(&variables);
  return ok;
}

static bool compare_rows(evaluator *e, const sym *args, uint32_t columns,
                         bool has_int_keys, sym *out) {
  rows r = {.e = e, .has_values = columns == 3, .has_int_keys = has_int_keys};
  literal all = LITERAL_TRUE;
  bool literally = e->rows.compares_literally;
  bool ok = read_rows(&r, args, &r.one) && read_rows(&r, args + columns, &r.other) &&
            are_in(&r, &r.one, &r.other, literally, &all) &&
            are_in(&r, &r.other, &r.one, literally, &all);
  vec_release(&r.one);
  vec_release(&r.other);
  *out = bits_from_literal(&e->state->bits, answer(e, literally, modulo_literal(e, all)));
  return ok;
}

bool rows_same_int_map(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  return compare_rows(e, args, 3, true, out);
}

bool rows_same_map(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  return compare_rows(e, args, 3, false, out);
}

bool rows_same_set(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  return compare_rows(e, args, 2, false, out);
}

bool rows_same_int_set(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  return compare_rows(e, args, 2, true, out);
}

/* In order. Literally: row by row, where rows that are never there do not count. */
bool rows_same_sequence(evaluator *e, ir_method *m, const sym *args, sym *out,
                        faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  rows r = {.e = e};
  literal all = LITERAL_TRUE;
  bool ok = e->rows.compares_literally && read_rows(&r, args, &r.one) &&
            read_rows(&r, args + 2, &r.other);
  for (uint32_t k = 0; ok && (k < r.one.size || k < r.other.size); k++) {
    row none = {LITERAL_FALSE, SYM_ZERO, SYM_ZERO};
    row a = k < r.one.size ? r.one.data[k] : none;
    row b = k < r.other.size ? r.other.data[k] : none;
    literal both = formula_and(s->formula, a.present, b.present);
    literal same = modulo_same(e, a.key, b.key);
    all = formula_and(s->formula, all, formula_iff(s->formula, a.present, b.present));
    all = formula_and(s->formula, all, formula_implies(s->formula, both, same));
  }
  vec_release(&r.one);
  vec_release(&r.other);
  *out = bits_from_literal(&s->bits, answer(e, ok, modulo_literal(e, all)));
  return ok;
}

/* Object get(boolean[] present, int[] keys, Object[] values, int key) */
bool rows_get(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  rows r = {.e = e, .has_values = true, .has_int_keys = true};
  bool ok = read_rows(&r, args, &r.one);
  *out = SYM_ZERO;
  for (uint32_t k = 0; ok && k < r.one.size; k++) {
    literal here = number_eq(&s->numbers, r.one.data[k].key, args[3]);
    here = formula_and(s->formula, here, r.one.data[k].present);
    *out = sym_ite(s, IR_REF, here, r.one.data[k].value, *out);
  }
  abstraction_mark_guards(s, *out);
  vec_release(&r.one);
  return ok;
}

/* Remembers what it was asked about. */
static void note_unique(rows *r) {
  evaluator *e = r->e;
  uint32_t question = e->rows.unique.size ? vec_last(&e->rows.unique)->question + 1 : 0;
  vec_each (row, x, &r->one) {
    bits key = sym_bits(e->state, x->key);
    vec_push(&e->rows.unique, ((unique_row){x->present, key, question}));
  }
}

/* boolean isUnique(boolean[] present, int[] keys) */
bool rows_are_unique(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)f;
  sym_state *s = e->state;
  rows r = {.e = e, .has_int_keys = m->descriptor->text[4] == 'I'};
  literal all = LITERAL_TRUE;
  bool ok = r.has_int_keys && read_rows(&r, args, &r.one);
  for (uint32_t i = 0; ok && i < r.one.size; i++)
    for (uint32_t j = 0; j < i; j++) {
      literal same = number_eq(&s->numbers, r.one.data[i].key, r.one.data[j].key);
      if (same == LITERAL_FALSE)
        continue;
      same = formula_and(s->formula, same, r.one.data[i].present);
      same = formula_and(s->formula, same, r.one.data[j].present);
      all = formula_and(s->formula, all, literal_not(same));
    }
  *out = bits_from_literal(&s->bits, all);
  if (ok && !e->path.is_open)
    note_unique(&r);
  vec_release(&r.one);
  return ok;
}

const unique_row_vector *evaluator_unique_rows(const evaluator *e) {
  return &e->rows.unique;
}
