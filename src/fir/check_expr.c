/* Types of expressions, from the leaves up. The rules are those of 003 §2.1.1: integer
 * operators take sets of integers, Boolean operators sets of Booleans, all others take
 * any relations of fitting width. */
#include "fir/checker.h"

#include "fir/print.h"

#include <assert.h>

static arena *store(checker *c) {
  return &c->program->store;
}

static const fir_type *nothing(checker *c) {
  return fir_rows_empty(store(c), 0);
}

static const fir_type *domain_type(checker *c, uint32_t domain) {
  return fir_type_of_domain(store(c), domain);
}

static const fir_type *boolean(checker *c) {
  return domain_type(c, FIR_BOOLEAN_DOMAIN);
}

static const fir_type *integer(checker *c) {
  return domain_type(c, FIR_INTEGER_DOMAIN);
}

const char *fir_checker_type_text(checker *c, const fir_type *t) {
  return fir_type_text(store(c), c->program, t);
}

static const fir_type *type_of(const fir_expr *e, uint32_t argument) {
  assert(e->arguments[argument] && "the parser gave the operator its operands");
  return e->arguments[argument]->type;
}

/* ---- What operators want ---- */

static bool wants_domain(checker *c, const fir_expr *e, const fir_expr *argument,
                         uint32_t domain, const char *what) {
  assert(argument);
  if (fir_type_is(argument->type, domain))
    return true;
  fir_checker_error(c, argument->at, "%s wants %s, found %s", fir_operator_text(e->kind),
                    what, fir_checker_type_text(c, argument->type));
  return false;
}

static bool wants_same_width(checker *c, const fir_expr *e) {
  const fir_type *left = type_of(e, 0), *right = type_of(e, 1);
  if (fir_rows_comparable(left, right))
    return true;
  fir_checker_error(c, e->at,
                    "%s wants relations of the same width, found %s (%u) and %s (%u)",
                    fir_operator_text(e->kind), fir_checker_type_text(c, left),
                    left->arity, fir_checker_type_text(c, right), right->arity);
  return false;
}

static bool wants_binary(checker *c, const fir_expr *e) {
  const fir_type *t = type_of(e, 0);
  if (!t->arity || t->arity == 2)
    return true;
  fir_checker_error(c, e->at, "%s wants a relation of width 2, found %s",
                    fir_operator_text(e->kind), fir_checker_type_text(c, t));
  return false;
}

static void warn_if_empty(checker *c, const fir_expr *e, const fir_type *result) {
  const fir_type *left = type_of(e, 0), *right = type_of(e, 1);
  if (result->count || !left->count || !right->count)
    return;
  diag_warning(c->sink, (place){c->program->file, e->at.line, e->at.column},
               "%s of %s and %s is always empty", fir_operator_text(e->kind),
               fir_checker_type_text(c, left), fir_checker_type_text(c, right));
}

/* ---- Groups of operators ---- */

static const fir_type *check_boolean(checker *c, const fir_expr *e, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    wants_domain(c, e, e->arguments[i], FIR_BOOLEAN_DOMAIN, "Boolean");
  return boolean(c);
}

static const fir_type *check_integer(checker *c, const fir_expr *e, uint32_t count,
                                     const fir_type *result) {
  for (uint32_t i = 0; i < count; i++)
    wants_domain(c, e, e->arguments[i], FIR_INTEGER_DOMAIN, "Integer");
  return result;
}

static const fir_type *check_set_operator(checker *c, const fir_expr *e) {
  const fir_type *left = type_of(e, 0), *right = type_of(e, 1);
  if (!wants_same_width(c, e))
    return nothing(c);
  if (e->kind == FIR_DIFFERENCE)
    return left;
  if (e->kind != FIR_INTERSECTION)
    return fir_rows_union(store(c), left, right);
  const fir_type *t = fir_rows_intersection(store(c), left, right);
  warn_if_empty(c, e, t);
  return t;
}

static const fir_type *check_join(checker *c, const fir_expr *e) {
  const fir_type *left = type_of(e, 0), *right = type_of(e, 1);
  if (left->arity == 1 && right->arity == 1) {
    fir_checker_error(c, e->at, "'.' of two sets, %s and %s, has no column left",
                      fir_checker_type_text(c, left), fir_checker_type_text(c, right));
    return nothing(c);
  }
  const fir_type *t = fir_rows_join(store(c), left, right);
  warn_if_empty(c, e, t);
  return t;
}

static const fir_type *check_binary_relation(checker *c, const fir_expr *e) {
  static const uint32_t swapped[] = {1, 0};
  const fir_type *t = type_of(e, 0);
  if (!wants_binary(c, e) || !t->arity)
    return nothing(c);
  if (e->kind == FIR_TRANSPOSE)
    return fir_rows_project(store(c), t, swapped, 2);
  const fir_type *closed = fir_rows_closure(store(c), t);
  if (e->kind == FIR_CLOSURE)
    return closed;
  return fir_rows_union(store(c), closed, fir_type_identity(store(c), t));
}

static const fir_type *check_project(checker *c, const fir_expr *e) {
  const fir_type *t = type_of(e, 0);
  if (!t->arity)
    return t;
  for (uint32_t i = 0; i < e->column_count; i++)
    if (e->columns[i] >= t->arity) {
      fir_checker_error(c, e->at, "%s has no column %u", fir_checker_type_text(c, t),
                        e->columns[i] + 1);
      return nothing(c);
    }
  return fir_rows_project(store(c), t, e->columns, e->column_count);
}

static const fir_type *check_conditional(checker *c, const fir_expr *e) {
  wants_domain(c, e, e->arguments[0], FIR_BOOLEAN_DOMAIN, "a Boolean condition");
  const fir_type *left = type_of(e, 1), *right = type_of(e, 2);
  if (fir_rows_comparable(left, right))
    return fir_rows_union(store(c), left, right);
  fir_checker_error(c, e->at, "the sides of 'else' differ in width: %s and %s",
                    fir_checker_type_text(c, left), fir_checker_type_text(c, right));
  return nothing(c);
}

/* ---- Names ---- */

static const fir_type *check_name(checker *c, fir_expr *e) {
  e->symbol = fir_checker_resolve(c, e->name, e->at);
  return e->symbol ? e->symbol->type : nothing(c);
}

static bool is_in_frame(const fir_stmt *spec, name n) {
  for (uint32_t i = 0; i < spec->target_count; i++)
    if (spec->targets[i].name == n)
      return true;
  return false;
}

static const fir_type *check_old(checker *c, fir_expr *e) {
  const char *text = e->name->text;
  if (!c->spec) {
    fir_checker_error(c, e->at, "old(%s) has a meaning only within spec(...)", text);
    return nothing(c);
  }
  fir_symbol *s = fir_checker_find(c, e->name);
  if (s && (s->kind == FIR_BOUND || s->kind == FIR_LITERAL || s->kind == FIR_ORDER)) {
    fir_checker_error(c, e->at, "'%s' does not change; write %s without old", text, text);
    return nothing(c);
  }
  const fir_type *t = check_name(c, e);
  if (s && !is_in_frame(c->spec, e->name)) {
    fir_checker_error(c, e->at,
                      "'%s' is not in the frame, so old(%s) is %s; write %s, or add it "
                      "before ':='",
                      text, text, text, text);
    return nothing(c);
  }
  return t;
}

/* ---- Binders ---- */

/* The union of the domains of a set's type, as an expression. */
static fir_expr *range_of_type(checker *c, const fir_type *t, fir_position at) {
  fir_expr *range = NULL;
  for (uint32_t i = 0; i < t->count; i++) {
    fir_expr *leaf = arena_new(store(c), fir_expr);
    fir_symbol *domain = c->program->domains.data[t->cells[i]];
    *leaf = (fir_expr){.kind = FIR_NAME, .depth = 1, .at = at, .name = domain->name};
    if (range) {
      fir_expr *both = arena_new(store(c), fir_expr);
      *both = (fir_expr){.kind = FIR_UNION, .depth = range->depth + 1, .at = at};
      both->arguments[0] = range;
      both->arguments[1] = leaf;
      range = both;
    } else
      range = leaf;
  }
  return range;
}

static void supply_range(checker *c, fir_decl *d) {
  const fir_symbol *v = d->variable;
  fir_symbol *s = fir_checker_find(c, v->name);
  if (!s || s->kind == FIR_DOMAIN || s->kind == FIR_LITERAL || s->kind == FIR_ORDER)
    fir_checker_error(c, v->at, "'%s' needs a type: %s: T", v->name->text, v->name->text);
  else if (s->type->arity == 1 && s->type->count)
    d->range = range_of_type(c, s->type, v->at);
  else
    fir_checker_error(c, v->at, "'%s' ranges over single atoms, not over %s",
                      v->name->text, fir_checker_type_text(c, s->type));
}

static void check_decl(checker *c, fir_decl *d) {
  if (!d->range)
    supply_range(c, d);
  d->variable->type = nothing(c);
  if (!d->range)
    return;
  const fir_type *t = fir_check_expression(c, d->range);
  if (t->arity > 1)
    fir_checker_error(c, d->variable->at, "'%s' ranges over single atoms, not over %s",
                      d->variable->name->text, fir_checker_type_text(c, t));
  else
    d->variable->type = t->arity ? t : fir_rows_empty(store(c), 1);
}

static const fir_type *check_binder(checker *c, fir_expr *e) {
  const fir_type *rows = NULL;
  for (uint32_t i = 0; i < e->decl_count; i++) {
    check_decl(c, &e->decls[i]);
    const fir_type *t = e->decls[i].variable->type;
    rows = rows ? fir_rows_product(store(c), rows, t) : t;
    vec_push(&c->bound, e->decls[i].variable);
  }
  fir_check_expression(c, e->arguments[0]);
  c->bound.size -= e->decl_count;
  if (e->kind == FIR_SUMMATION)
    return check_integer(c, e, 1, integer(c));
  check_boolean(c, e, 1);
  return e->kind == FIR_COMPREHENSION ? rows : boolean(c);
}

/* ---- All of it ---- */

static const fir_type *check_kind(checker *c, fir_expr *e) {
  switch (e->kind) {
  case FIR_OR:
  case FIR_IFF:
  case FIR_IMPLIES:
  case FIR_AND: return check_boolean(c, e, 2);
  case FIR_NOT: return check_boolean(c, e, 1);
  case FIR_LESS:
  case FIR_GREATER:
  case FIR_AT_MOST:
  case FIR_AT_LEAST: return check_integer(c, e, 2, boolean(c));
  case FIR_PLUS:
  case FIR_MINUS:
  case FIR_SHL:
  case FIR_SHR:
  case FIR_SHA:
  case FIR_BITOR:
  case FIR_BITXOR:
  case FIR_MUL:
  case FIR_DIV:
  case FIR_REM:
  case FIR_BITAND: return check_integer(c, e, 2, integer(c));
  case FIR_NEGATE:
  case FIR_TOTAL: return check_integer(c, e, 1, integer(c));
  case FIR_IN:
  case FIR_EQUAL:
  case FIR_DIFFERENT: wants_same_width(c, e); return boolean(c);
  case FIR_UNION:
  case FIR_DIFFERENCE:
  case FIR_INTERSECTION:
  case FIR_OVERRIDE: return check_set_operator(c, e);
  case FIR_PRODUCT: return fir_rows_product(store(c), type_of(e, 0), type_of(e, 1));
  case FIR_JOIN: return check_join(c, e);
  case FIR_SOME:
  case FIR_ONE:
  case FIR_LONE:
  case FIR_NO: return boolean(c);
  case FIR_COUNT: return integer(c);
  case FIR_CLOSURE:
  case FIR_REFLEXIVE:
  case FIR_TRANSPOSE: return check_binary_relation(c, e);
  case FIR_PROJECT: return check_project(c, e);
  case FIR_CONDITIONAL: return check_conditional(c, e);
  case FIR_NAME: return check_name(c, e);
  case FIR_OLD: return check_old(c, e);
  case FIR_TRUE:
  case FIR_FALSE: return boolean(c);
  case FIR_INTEGER: return integer(c);
  case FIR_EMPTY: return nothing(c);
  default: assert(!"binders are checked apart"); return NULL;
  }
}

static bool is_binder(fir_expr_kind kind) {
  return kind == FIR_ALL || kind == FIR_EXISTS || kind == FIR_COMPREHENSION ||
         kind == FIR_SUMMATION;
}

const fir_type *fir_check_expression(checker *c, fir_expr *e) {
  if (is_binder(e->kind))
    return e->type = check_binder(c, e);
  for (uint32_t i = 0; i < 3 && e->arguments[i]; i++)
    fir_check_expression(c, e->arguments[i]);
  e->type = check_kind(c, e);
  if (e->type->arity > FIR_WIDEST) {
    fir_checker_error(c, e->at, "relations are at most %d columns wide", FIR_WIDEST);
    e->type = nothing(c);
  }
  return e->type;
}

void fir_check_condition(checker *c, fir_expr *e) {
  const fir_type *t = fir_check_expression(c, e);
  if (!fir_type_is(t, FIR_BOOLEAN_DOMAIN))
    fir_checker_error(c, e->at, "a condition is Boolean, found %s",
                      fir_checker_type_text(c, t));
}

const fir_type *fir_check_type(checker *c, fir_expr *e) {
  if (e->kind == FIR_EMPTY)
    return nothing(c);
  if (e->kind == FIR_NAME) {
    fir_symbol *s = fir_checker_find(c, e->name);
    if (s && s->kind == FIR_DOMAIN)
      return s->type;
    fir_checker_error(c, e->at, "'%s' is not a domain", e->name->text);
    return nothing(c);
  }
  if (e->kind != FIR_UNION && e->kind != FIR_PRODUCT) {
    fir_checker_error(c, e->at, "a type is made of domains with + and ->");
    return nothing(c);
  }
  const fir_type *left = fir_check_type(c, e->arguments[0]);
  const fir_type *right = fir_check_type(c, e->arguments[1]);
  if (e->kind == FIR_PRODUCT)
    return fir_rows_product(store(c), left, right);
  if (fir_rows_comparable(left, right))
    return fir_rows_union(store(c), left, right);
  fir_checker_error(c, e->at, "the sides of '+' differ in width: %s and %s",
                    fir_checker_type_text(c, left), fir_checker_type_text(c, right));
  return nothing(c);
}
