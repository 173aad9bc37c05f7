/* Evaluation of terms in an instance, by the definitions, on tuple sets alone. It
 * judges what the finder found and replays it, so it shares no code with the
 * translator; quantifiers simply try every value. */
#include "relation/instance.h"
#include "relation/sets.h"

typedef struct scope { /* variables bound around a term, innermost first */
  const struct scope *outer;
  const term *variable;
  const set *value;
} scope;

typedef struct evaluator {
  const relation_instance *instance;
  const relation_problem *problem;
} evaluator;

static bool formula_value(const evaluator *, const scope *, const term *);
static int64_t int_value(const evaluator *, const scope *, const term *);
static set expr_value(const evaluator *, const scope *, const term *);

/* Where the term's value is remembered; NULL: nowhere. */
static recalled *recalled_of(const evaluator *e, const term *t) {
  return e->instance->recall && !t->free_count ? recall_at(e->instance->recall, t) : NULL;
}

/* ---- Binders: the body is visited for every value of the variables ---- */

typedef struct visit {
  const evaluator *e;
  const term *binder;
  bool (*body)(struct visit *, const scope *, uint64_t tuple); /* false: enough */
  bool answer;
  int64_t total;
  set tuples;
} visit;

static bool each_value(visit *, const scope *, uint32_t decl, uint64_t tuple);

static bool with_value(visit *v, const scope *outer, uint32_t decl, const set *value,
                       uint64_t tuple) {
  scope s = {outer, term_decl_variable(v->binder, decl), value};
  return each_value(v, &s, decl + 1, tuple);
}

static bool each_tuple(visit *v, const scope *outer, uint32_t decl, const set *domain,
                       uint64_t tuple) {
  bool more = true;
  for (uint32_t i = 0; i < domain->tuples.size && more; i++) {
    const uint64_t *one = &domain->tuples.data[i];
    set single = set_borrow((relation_tuples){domain->arity, 1, one});
    more = with_value(v, outer, decl, &single,
                      tuple * v->e->problem->power[domain->arity] + *one);
  }
  return more;
}

static bool each_subset(visit *v, const scope *outer, uint32_t decl, const set *domain,
                        bool also_empty) {
  assert(domain->tuples.size < 64 && "subsets that can be tried");
  bool more = true;
  uint64_t end = UINT64_C(1) << domain->tuples.size;
  for (uint64_t chosen = !also_empty; chosen < end && more; chosen++) {
    set subset = {.arity = domain->arity};
    for (uint32_t i = 0; i < domain->tuples.size; i++)
      if (chosen >> i & 1)
        set_add(&subset, domain->tuples.data[i]);
    more = with_value(v, outer, decl, &subset, 0);
    set_release(&subset);
  }
  return more;
}

static bool each_value(visit *v, const scope *outer, uint32_t decl, uint64_t tuple) {
  if (decl == term_decl_count(v->binder))
    return v->body(v, outer, tuple);
  set domain = expr_value(v->e, outer, term_decl_domain(v->binder, decl));
  set none = {.arity = domain.arity};
  bool more = true;
  switch ((relation_range)v->binder->extra[decl]) {
  case RELATION_LONE: more = with_value(v, outer, decl, &none, 0); /* fall through */
  case RELATION_ONE: more = more && each_tuple(v, outer, decl, &domain, tuple); break;
  case RELATION_SOME: more = each_subset(v, outer, decl, &domain, false); break;
  case RELATION_SET: more = each_subset(v, outer, decl, &domain, true); break;
  }
  set_release(&domain);
  return more;
}

static bool visit_all(visit *v, const scope *s, uint64_t tuple) {
  (void)tuple;
  return v->answer = formula_value(v->e, s, term_body(v->binder));
}

static bool visit_some(visit *v, const scope *s, uint64_t tuple) {
  (void)tuple;
  return !(v->answer = formula_value(v->e, s, term_body(v->binder)));
}

static bool visit_tuples(visit *v, const scope *s, uint64_t tuple) {
  if (formula_value(v->e, s, term_body(v->binder)))
    set_add(&v->tuples, tuple);
  return true;
}

static bool visit_sum(visit *v, const scope *s, uint64_t tuple) {
  (void)tuple;
  v->total += int_value(v->e, s, term_body(v->binder));
  return true;
}

/* ---- Expressions ---- */

static set atoms(const relation_problem *p, bool integers_only) {
  set out = {.arity = 1};
  for (uint32_t i = 0; i < p->atoms.size; i++)
    if (!integers_only || p->atoms.data[i].is_integer)
      set_add(&out, i);
  return out;
}

static set identity(const relation_problem *p) {
  set out = {.arity = 2};
  for (uint32_t i = 0; i < p->atoms.size; i++)
    set_add(&out, relation_tuple_index(p, 2, (relation_atom[]){i, i}));
  return out;
}

static set variable_value(const scope *s, const term *t) {
  while (s && s->variable != t)
    s = s->outer;
  assert(s && "every variable is declared around its use");
  return set_borrow(set_view(s->value));
}

static set single_integer(const relation_problem *p, int64_t value) {
  set out = {.arity = 1};
  relation_atom a;
  if (relation_integer_atom(p, value, &a))
    set_add(&out, a);
  return out;
}

static set binary(const relation_problem *p, const term *t, const set *a, const set *b) {
  switch (t->kind) {
  case TERM_UNION: return set_union(a, b);
  case TERM_INTERSECTION: return set_intersection(a, b);
  case TERM_DIFFERENCE: return set_difference(a, b);
  case TERM_OVERRIDE: return set_override(p, a, b);
  case TERM_JOIN: return set_join(p, a, b);
  default: assert(t->kind == TERM_PRODUCT); return set_product(p, a, b);
  }
}

static set unary(const relation_problem *p, const term *t, const set *a) {
  if (t->kind == TERM_TRANSPOSE)
    return set_project(p, a, (uint32_t[]){1, 0}, 2);
  if (t->kind == TERM_PROJECT)
    return set_project(p, a, t->extra, t->extra_count);
  set closure = set_closure(p, a);
  if (t->kind == TERM_CLOSURE)
    return closure;
  assert(t->kind == TERM_REFLEXIVE_CLOSURE);
  set iden = identity(p), out = set_union(&closure, &iden);
  set_release(&closure);
  set_release(&iden);
  return out;
}

static set operator_value(const evaluator *e, const scope *s, const term *t) {
  set a = expr_value(e, s, t->children[0]), b = {0}, out;
  if (t->child_count == 2)
    b = expr_value(e, s, t->children[1]);
  out = t->child_count == 2 ? binary(e->problem, t, &a, &b) : unary(e->problem, t, &a);
  assert(out.arity == t->arity && "as the maker said");
  set_release(&a);
  set_release(&b);
  return out;
}

static set tuples_of(const evaluator *e, const scope *s, const term *t) {
  switch (t->kind) {
  case TERM_RELATION:
    return set_borrow(relation_instance_get(e->instance, (relation_expr)t));
  case TERM_VARIABLE: return variable_value(s, t);
  case TERM_NONE: return (set){.arity = t->arity};
  case TERM_UNIV: return atoms(e->problem, false);
  case TERM_INTS: return atoms(e->problem, true);
  case TERM_IDEN: return identity(e->problem);
  case TERM_COMPREHENSION: {
    visit v = {e, t, visit_tuples, false, 0, {.arity = t->arity}};
    each_value(&v, s, 0, 0);
    return v.tuples;
  }
  case TERM_ITE:
    return expr_value(e, s, t->children[formula_value(e, s, t->children[0]) ? 1 : 2]);
  case TERM_FROM_INT: return single_integer(e->problem, int_value(e, s, t->children[0]));
  default: return operator_value(e, s, t);
  }
}

static set expr_value(const evaluator *e, const scope *s, const term *t) {
  recalled *known = recalled_of(e, t);
  if (known && known->is_known)
    return set_borrow(set_view(&known->tuples));
  set out = tuples_of(e, s, t);
  if (!known)
    return out;
  *known = (recalled){.is_known = true, .tuples = out};
  return set_borrow(set_view(&out));
}

/* ---- Formulas ---- */

static bool comparing(const evaluator *e, const scope *s, const term *t) {
  set a = expr_value(e, s, t->children[0]), b = expr_value(e, s, t->children[1]);
  bool out = set_within(&a, &b) && (t->kind == TERM_IN || set_within(&b, &a));
  set_release(&a);
  set_release(&b);
  return out;
}

static uint32_t size_of(const evaluator *e, const scope *s, const term *t) {
  set a = expr_value(e, s, t);
  uint32_t size = a.tuples.size;
  set_release(&a);
  return size;
}

static bool compare(relation_comparison comparison, int64_t a, int64_t b) {
  switch (comparison) {
  case RELATION_EQ: return a == b;
  case RELATION_NE: return a != b;
  case RELATION_LT: return a < b;
  case RELATION_LE: return a <= b;
  case RELATION_GT: return a > b;
  case RELATION_GE: return a >= b;
  }
  assert(!"a comparison");
  return false;
}

static bool quantifier(const evaluator *e, const scope *s, const term *t) {
  bool universal = t->kind == TERM_FORALL;
  visit v = {e, t, universal ? visit_all : visit_some, universal, 0, {0}};
  each_value(&v, s, 0, 0);
  return v.answer;
}

static bool connective(const evaluator *e, const scope *s, const term *t) {
  bool conjunction = t->kind == TERM_AND;
  for (uint32_t i = 0; i < t->child_count; i++)
    if (formula_value(e, s, t->children[i]) != conjunction)
      return !conjunction;
  return conjunction;
}

static bool truth_of(const evaluator *e, const scope *s, const term *t) {
  switch (t->kind) {
  case TERM_TRUE: return true;
  case TERM_FALSE: return false;
  case TERM_IN:
  case TERM_EQUAL: return comparing(e, s, t);
  case TERM_SOME: return size_of(e, s, t->children[0]) >= 1;
  case TERM_ONE: return size_of(e, s, t->children[0]) == 1;
  case TERM_LONE: return size_of(e, s, t->children[0]) <= 1;
  case TERM_NO: return size_of(e, s, t->children[0]) == 0;
  case TERM_NOT: return !formula_value(e, s, t->children[0]);
  case TERM_AND:
  case TERM_OR: return connective(e, s, t);
  case TERM_IMPLIES:
    return !formula_value(e, s, t->children[0]) || formula_value(e, s, t->children[1]);
  case TERM_IFF:
    return formula_value(e, s, t->children[0]) == formula_value(e, s, t->children[1]);
  case TERM_FORALL:
  case TERM_EXISTS: return quantifier(e, s, t);
  case TERM_COMPARE:
    return compare((relation_comparison)t->value, int_value(e, s, t->children[0]),
                   int_value(e, s, t->children[1]));
  default: assert(!"a formula"); return false;
  }
}

static bool formula_value(const evaluator *e, const scope *s, const term *t) {
  recalled *known = recalled_of(e, t);
  if (known && known->is_known)
    return known->truth;
  bool out = truth_of(e, s, t);
  if (known)
    *known = (recalled){.is_known = true, .truth = out};
  return out;
}

/* ---- Integers ---- */

static int64_t integers_of(const evaluator *e, const scope *s, const term *t) {
  set a = expr_value(e, s, t);
  int64_t total = 0, value;
  vec_each (uint64_t, x, &a.tuples) {
    if (relation_atom_integer(e->problem, (relation_atom)*x, &value))
      total += value;
  }
  set_release(&a);
  return total;
}

static int64_t apply(const relation_problem *p, relation_operator operator, int64_t a,
                     int64_t b) {
  uint64_t mask = (UINT64_C(1) << p->bitwidth) - 1, distance = (uint64_t)b & mask;
  bool out = distance >= p->bitwidth;
  switch (operator) {
  case RELATION_PLUS: return a + b;
  case RELATION_MINUS: return a - b;
  case RELATION_MUL: return a * b;
  case RELATION_DIV: return b ? a / b : 0;
  case RELATION_REM: return b ? a % b : a;
  case RELATION_SHL: return out ? 0 : (int64_t)((uint64_t)a << distance);
  case RELATION_SHR: return out ? 0 : (int64_t)(((uint64_t)a & mask) >> distance);
  case RELATION_SHA: return out ? (a < 0 ? -1 : 0) : a >> distance;
  case RELATION_BITAND: return a & b;
  case RELATION_BITOR: return a | b;
  case RELATION_BITXOR: return a ^ b;
  }
  assert(!"an operator");
  return 0;
}

static int64_t unwrapped(const evaluator *e, const scope *s, const term *t) {
  switch (t->kind) {
  case TERM_CONSTANT: return t->value;
  case TERM_COUNT: return size_of(e, s, t->children[0]);
  case TERM_INT_OF: return integers_of(e, s, t->children[0]);
  case TERM_SUM: {
    visit v = {e, t, visit_sum, false, 0, {0}};
    each_value(&v, s, 0, 0);
    return v.total;
  }
  case TERM_INT_ITE:
    return int_value(e, s, t->children[formula_value(e, s, t->children[0]) ? 1 : 2]);
  case TERM_APPLY:
    return apply(e->problem, (relation_operator)t->value, int_value(e, s, t->children[0]),
                 int_value(e, s, t->children[1]));
  default: assert(!"an integer"); return 0;
  }
}

static int64_t int_value(const evaluator *e, const scope *s, const term *t) {
  recalled *known = recalled_of(e, t);
  if (known && known->is_known)
    return known->number;
  int64_t out = problem_wrap(e->problem, (uint64_t)unwrapped(e, s, t));
  if (known)
    *known = (recalled){.is_known = true, .number = out};
  return out;
}

/* ---- From outside ---- */

#ifndef NDEBUG
static bool forgetful_value(const relation_instance *i, const term *t) {
  relation_instance plain = {.problem = i->problem, .values.data = i->values.data};
  plain.values.size = i->values.size;
  return formula_value(&(evaluator){&plain, i->problem}, NULL, t);
}
#endif

bool relation_evaluate(const relation_instance *i, relation_formula f) {
  const term *t = term_of_formula(f);
  assert(!t->free_count && "every variable is declared");
  bool out = formula_value(&(evaluator){i, i->problem}, NULL, t);
  assert((!i->recall || out == forgetful_value(i, t)) && "what is remembered is so");
  return out;
}

relation_tuples relation_evaluate_expr(const relation_instance *i, relation_expr e) {
  const term *t = term_of_expr(e);
  assert(!t->free_count && "every variable is declared");
  set value = expr_value(&(evaluator){i, i->problem}, NULL, t);
  relation_tuples out = relation_tuples_from_index(i->problem, value.arity,
                                                   value.tuples.data, value.tuples.size);
  set_release(&value);
  return out;
}

int64_t relation_evaluate_int(const relation_instance *i, relation_int n) {
  const term *t = term_of_int(n);
  assert(!t->free_count && "every variable is declared");
  return int_value(&(evaluator){i, i->problem}, NULL, t);
}
