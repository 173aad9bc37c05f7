/* The evaluator. An integer operator takes the sum of each operand's integers, a Boolean
 * operator asks whether true is in each operand (003 §2.1.1). Integers wrap around at
 * the bitwidth; x div 0 is 0 and x rem 0 is x; shifts by the bitwidth and more shift all
 * bits out. */
#include "fir/evaluate.h"

#include "base/vector.h"

#include <assert.h>
#include <string.h>

typedef struct binding {
  const struct binding *outer;
  const fir_symbol *variable;
  const fir_rows *value;
} binding;

typedef struct evaluator {
  arena store; /* everything until the end of the evaluation */
  const fir_universe *universe;
  const fir_state *now, *before;
} evaluator;

static const fir_rows *eval(evaluator *, const fir_expr *, const binding *);

/* ---- Between sets, Booleans and integers ---- */

static const fir_rows *single(evaluator *v, uint32_t atom) {
  return fir_rows_single(&v->store, &atom, 1);
}

static const fir_rows *from_bool(evaluator *v, bool b) {
  return single(v, b ? FIR_ATOM_TRUE : FIR_ATOM_FALSE);
}

static const fir_rows *from_integer(evaluator *v, int64_t i) {
  return single(v, fir_integer_atom(v->universe, i));
}

static bool to_bool(const fir_rows *x) {
  uint32_t truth = FIR_ATOM_TRUE;
  return x->count && fir_rows_has(x, &truth);
}

static int64_t to_integer(const evaluator *v, const fir_rows *x) {
  int64_t sum = 0;
  for (uint32_t i = 0; i < x->count; i++)
    sum += fir_atom_integer(v->universe, fir_rows_at(x, i)[0]);
  return fir_integer_wrap(v->universe, sum);
}

/* ---- Arithmetic ---- */

static int64_t shift(const evaluator *v, fir_expr_kind kind, int64_t a, int64_t b) {
  uint32_t width = v->universe->bounds.bitwidth;
  uint64_t mask = ((uint64_t)1 << width) - 1, bits = (uint64_t)a & mask;
  uint64_t distance = (uint64_t)b & mask;
  if (distance >= width)
    return kind == FIR_SHA && a < 0 ? -1 : 0;
  if (kind == FIR_SHA)
    return a < 0 ? ~(~a >> distance) : a >> distance;
  return (int64_t)(kind == FIR_SHL ? bits << distance : bits >> distance);
}

static int64_t compute(const evaluator *v, fir_expr_kind kind, int64_t a, int64_t b) {
  switch (kind) {
  case FIR_PLUS: return a + b;
  case FIR_MINUS: return a - b;
  case FIR_MUL: return a * b;
  case FIR_DIV: return b ? a / b : 0;
  case FIR_REM: return b ? a % b : a;
  case FIR_BITAND: return a & b;
  case FIR_BITOR: return a | b;
  case FIR_BITXOR: return a ^ b;
  default: return shift(v, kind, a, b);
  }
}

static bool compare(fir_expr_kind kind, int64_t a, int64_t b) {
  switch (kind) {
  case FIR_LESS: return a < b;
  case FIR_GREATER: return a > b;
  case FIR_AT_MOST: return a <= b;
  default: assert(kind == FIR_AT_LEAST); return a >= b;
  }
}

/* ---- Binders ---- */

/* What the rows of values so far add up to. */
typedef struct collected {
  const fir_expr *binder;
  bool found;           /* ALL: a row that fails; EXISTS: one that holds */
  int64_t sum;          /* SUMMATION */
  const fir_rows *rows; /* COMPREHENSION */
} collected;

static void visit_row(evaluator *v, const binding *scope, uint32_t *row, collected *c) {
  const fir_expr *e = c->binder;
  const fir_rows *value = eval(v, e->arguments[0], scope);
  switch (e->kind) {
  case FIR_ALL: c->found |= !to_bool(value); break;
  case FIR_EXISTS: c->found |= to_bool(value); break;
  case FIR_SUMMATION: c->sum += to_integer(v, value); break;
  default:
    assert(e->kind == FIR_COMPREHENSION);
    if (to_bool(value))
      c->rows = fir_rows_union(&v->store, c->rows,
                               fir_rows_single(&v->store, row, e->decl_count));
  }
}

static void visit_rows(evaluator *v, uint32_t at, const binding *scope, uint32_t *row,
                       collected *c) {
  if (at == c->binder->decl_count) {
    visit_row(v, scope, row, c);
    return;
  }
  const fir_rows *range = eval(v, c->binder->decls[at].range, scope);
  for (uint32_t i = 0; i < range->count && !c->found; i++) {
    row[at] = fir_rows_at(range, i)[0];
    binding inner = {scope, c->binder->decls[at].variable, single(v, row[at])};
    visit_rows(v, at + 1, &inner, row, c);
  }
}

static const fir_rows *eval_binder(evaluator *v, const fir_expr *e,
                                   const binding *scope) {
  collected c = {e, false, 0, fir_rows_empty(&v->store, e->decl_count)};
  uint32_t *row = arena_new_array(&v->store, uint32_t, e->decl_count);
  visit_rows(v, 0, scope, row, &c);
  switch (e->kind) {
  case FIR_ALL: return from_bool(v, !c.found);
  case FIR_EXISTS: return from_bool(v, c.found);
  case FIR_SUMMATION: return from_integer(v, c.sum);
  default: return c.rows;
  }
}

/* ---- Leaves ---- */

/* Each atom that exists, with the next one; atoms are in the order of their numbers. */
static const fir_rows *eval_order(evaluator *v, const fir_symbol *order,
                                  const fir_state *state) {
  const fir_rows *extent = state->extents[order->type->cells[0]];
  u32_vector cells = {0};
  for (uint32_t i = 0; i + 1 < extent->count; i++) {
    vec_push(&cells, fir_rows_at(extent, i)[0]);
    vec_push(&cells, fir_rows_at(extent, i + 1)[0]);
  }
  const fir_rows *rows = fir_rows_mk(&v->store, 2, cells.data, cells.size / 2);
  vec_release(&cells);
  return rows;
}

static const fir_rows *eval_symbol(evaluator *v, const fir_symbol *s,
                                   const fir_state *state, const binding *scope) {
  for (; s->kind == FIR_BOUND; scope = scope->outer) {
    assert(scope && "a bound name has a value");
    if (scope->variable == s)
      return scope->value;
  }
  if (s->kind == FIR_LITERAL)
    return single(v, fir_literal_atom(v->universe, s));
  assert(state && "old(x) stands in a specification");
  if (s->kind == FIR_ORDER)
    return eval_order(v, s, state);
  const fir_rows *value = *fir_state_at(state, s);
  assert(value && "locals are read after they got a value");
  return value;
}

static const fir_rows *eval_leaf(evaluator *v, const fir_expr *e, const binding *scope) {
  switch (e->kind) {
  case FIR_NAME: return eval_symbol(v, e->symbol, v->now, scope);
  case FIR_OLD: return eval_symbol(v, e->symbol, v->before, scope);
  case FIR_TRUE: return from_bool(v, true);
  case FIR_FALSE: return from_bool(v, false);
  case FIR_INTEGER: return from_integer(v, e->integer);
  default: assert(e->kind == FIR_EMPTY); return fir_rows_empty(&v->store, 0);
  }
}

/* ---- Operators ---- */

static const fir_rows *eval_relational(evaluator *v, fir_expr_kind kind,
                                       const fir_rows *x, const fir_rows *y) {
  arena *a = &v->store;
  switch (kind) {
  case FIR_IN: return from_bool(v, fir_rows_within(x, y));
  case FIR_EQUAL: return from_bool(v, fir_rows_equal(x, y));
  case FIR_DIFFERENT: return from_bool(v, !fir_rows_equal(x, y));
  case FIR_UNION: return fir_rows_union(a, x, y);
  case FIR_DIFFERENCE: return fir_rows_difference(a, x, y);
  case FIR_INTERSECTION: return fir_rows_intersection(a, x, y);
  case FIR_OVERRIDE: return fir_rows_override(a, x, y);
  case FIR_PRODUCT: return fir_rows_product(a, x, y);
  default: assert(kind == FIR_JOIN); return fir_rows_join(a, x, y);
  }
}

static const fir_rows *eval_infix(evaluator *v, const fir_expr *e, const binding *scope) {
  const fir_rows *x = eval(v, e->arguments[0], scope);
  const fir_rows *y = eval(v, e->arguments[1], scope);
  switch (e->kind) {
  case FIR_OR: return from_bool(v, to_bool(x) || to_bool(y));
  case FIR_IFF: return from_bool(v, to_bool(x) == to_bool(y));
  case FIR_IMPLIES: return from_bool(v, !to_bool(x) || to_bool(y));
  case FIR_AND: return from_bool(v, to_bool(x) && to_bool(y));
  case FIR_LESS:
  case FIR_GREATER:
  case FIR_AT_MOST:
  case FIR_AT_LEAST:
    return from_bool(v, compare(e->kind, to_integer(v, x), to_integer(v, y)));
  case FIR_PLUS:
  case FIR_MINUS:
  case FIR_MUL:
  case FIR_DIV:
  case FIR_REM:
  case FIR_SHL:
  case FIR_SHR:
  case FIR_SHA:
  case FIR_BITAND:
  case FIR_BITOR:
  case FIR_BITXOR:
    return from_integer(v, compute(v, e->kind, to_integer(v, x), to_integer(v, y)));
  default: return eval_relational(v, e->kind, x, y);
  }
}

/* Every atom of the operand's domains, with itself. */
static const fir_rows *identity(evaluator *v, const fir_type *t) {
  static const uint32_t twice[] = {0, 0};
  const fir_rows *all = fir_rows_empty(&v->store, 2);
  for (uint32_t i = 0; i < t->count * t->arity; i++) {
    const fir_rows *atoms = fir_domain_atoms(&v->store, v->universe, t->cells[i]);
    all = fir_rows_union(&v->store, all, fir_rows_project(&v->store, atoms, twice, 2));
  }
  return all;
}

static const fir_rows *eval_prefix(evaluator *v, const fir_expr *e,
                                   const binding *scope) {
  static const uint32_t swapped[] = {1, 0};
  const fir_rows *x = eval(v, e->arguments[0], scope);
  arena *a = &v->store;
  switch (e->kind) {
  case FIR_NOT: return from_bool(v, !to_bool(x));
  case FIR_SOME: return from_bool(v, x->count > 0);
  case FIR_ONE: return from_bool(v, x->count == 1);
  case FIR_LONE: return from_bool(v, x->count <= 1);
  case FIR_NO: return from_bool(v, !x->count);
  case FIR_TOTAL: return from_integer(v, to_integer(v, x));
  case FIR_COUNT: return from_integer(v, x->count);
  case FIR_NEGATE: return from_integer(v, -to_integer(v, x));
  case FIR_CLOSURE: return fir_rows_closure(a, x);
  case FIR_REFLEXIVE:
    return fir_rows_union(a, fir_rows_closure(a, x), identity(v, e->arguments[0]->type));
  case FIR_TRANSPOSE: return x->count ? fir_rows_project(a, x, swapped, 2) : x;
  default:
    assert(e->kind == FIR_PROJECT);
    return fir_rows_project(a, x, e->columns, e->column_count);
  }
}

static const fir_rows *eval(evaluator *v, const fir_expr *e, const binding *scope) {
  if (e->decl_count)
    return eval_binder(v, e, scope);
  if (!e->arguments[0])
    return eval_leaf(v, e, scope);
  if (e->kind == FIR_CONDITIONAL)
    return eval(v, e->arguments[to_bool(eval(v, e->arguments[0], scope)) ? 1 : 2], scope);
  return e->arguments[1] ? eval_infix(v, e, scope) : eval_prefix(v, e, scope);
}

/* ---- The public side ---- */

const fir_rows *fir_evaluate(arena *a, const fir_universe *u, const fir_state *now,
                             const fir_state *before, const fir_expr *e) {
  evaluator v = {.universe = u, .now = now, .before = before};
  arena_init(&v.store);
  const fir_rows *x = eval(&v, e, NULL);
  const fir_rows *kept = fir_rows_mk(a, x->arity, x->cells, x->count);
  arena_release(&v.store);
  return kept;
}

bool fir_evaluate_condition(const fir_universe *u, const fir_state *now,
                            const fir_state *before, const fir_expr *e) {
  evaluator v = {.universe = u, .now = now, .before = before};
  arena_init(&v.store);
  bool holds = to_bool(eval(&v, e, NULL));
  arena_release(&v.store);
  return holds;
}

const fir_rows *fir_evaluate_type(arena *a, const fir_state *state, const fir_type *t) {
  const fir_rows *all = fir_rows_empty(a, t->arity);
  for (uint32_t i = 0; i < t->count; i++) {
    const fir_rows *product = state->extents[fir_rows_at(t, i)[0]];
    for (uint32_t column = 1; column < t->arity; column++)
      product = fir_rows_product(a, product, state->extents[fir_rows_at(t, i)[column]]);
    all = fir_rows_union(a, all, product);
  }
  return all;
}

const fir_rows **fir_state_at(const fir_state *s, const fir_symbol *symbol) {
  switch (symbol->kind) {
  case FIR_GLOBAL: return &s->globals[symbol->index];
  case FIR_LOCAL: return &s->locals[symbol->index];
  default: assert(symbol->kind == FIR_DOMAIN); return &s->extents[symbol->index];
  }
}

static const fir_rows **copy_values(arena *a, const fir_rows **values, uint32_t count) {
  const fir_rows **copy = arena_new_array(a, const fir_rows *, count);
  if (values && count)
    memcpy(copy, values, count * sizeof *copy);
  return copy;
}

fir_state fir_state_copy(arena *a, const fir_program *p, const fir_state *s) {
  return (fir_state){copy_values(a, s->globals, p->globals.count),
                     copy_values(a, s->locals, p->locals.count),
                     copy_values(a, s->extents, p->domains.count)};
}
