/* Expressions: precedence climbing by the strengths of ast.h, which are Alloy's.
 * `no`, `one` and `lone` over declarations become what they mean:
 *
 *     no x: T | f      !(some x: T | f)
 *     one x: T | f     one {x: T | f}
 */
#include "fir/parser.h"

#include <assert.h>

static fir_expr *parse_infix(parser *p, unsigned weakest);

static const struct {
  token_kind token;
  fir_expr_kind kind;
} infix_tokens[] = {
    {TOKEN_OR, FIR_OR},
    {TOKEN_IFF, FIR_IFF},
    {TOKEN_IMPLIES, FIR_IMPLIES},
    {TOKEN_AND, FIR_AND},
    {TOKEN_IN, FIR_IN},
    {TOKEN_EQUAL, FIR_EQUAL},
    {TOKEN_DIFFERENT, FIR_DIFFERENT},
    {TOKEN_LESS, FIR_LESS},
    {TOKEN_GREATER, FIR_GREATER},
    {TOKEN_AT_MOST, FIR_AT_MOST},
    {TOKEN_AT_LEAST, FIR_AT_LEAST},
    {TOKEN_PLUS_SIGN, FIR_UNION},
    {TOKEN_MINUS_SIGN, FIR_DIFFERENCE},
    {TOKEN_OVERRIDE, FIR_OVERRIDE},
    {TOKEN_AMPERSAND, FIR_INTERSECTION},
    {TOKEN_ARROW, FIR_PRODUCT},
    {TOKEN_DOT, FIR_JOIN},
    {TOKEN_PLUS, FIR_PLUS},
    {TOKEN_MINUS, FIR_MINUS},
    {TOKEN_MUL, FIR_MUL},
    {TOKEN_DIV, FIR_DIV},
    {TOKEN_REM, FIR_REM},
    {TOKEN_SHL, FIR_SHL},
    {TOKEN_SHR, FIR_SHR},
    {TOKEN_SHA, FIR_SHA},
    {TOKEN_BITAND, FIR_BITAND},
    {TOKEN_BITOR, FIR_BITOR},
    {TOKEN_BITXOR, FIR_BITXOR},
};

static const struct {
  token_kind token;
  fir_expr_kind kind;
} prefix_tokens[] = {
    {TOKEN_BANG, FIR_NOT},        {TOKEN_SOME, FIR_SOME},
    {TOKEN_ONE, FIR_ONE},         {TOKEN_LONE, FIR_LONE},
    {TOKEN_NO, FIR_NO},           {TOKEN_SUM, FIR_TOTAL},
    {TOKEN_HASH, FIR_COUNT},      {TOKEN_MINUS_SIGN, FIR_NEGATE},
    {TOKEN_CARET, FIR_CLOSURE},   {TOKEN_STAR, FIR_REFLEXIVE},
    {TOKEN_TILDE, FIR_TRANSPOSE},
};

static unsigned strength_of(fir_expr_kind kind) {
  static const uint8_t strengths[] = {
#define STRENGTH(constant, text, strength) strength,
      FIR_EXPRESSIONS(STRENGTH)
#undef STRENGTH
  };
  assert(kind < FIR_EXPRESSION_KINDS);
  return strengths[kind];
}

/* FIR_EXPRESSION_KINDS: the token is no such operator. */
static fir_expr_kind infix_of(token_kind wanted) {
  for (size_t i = 0; i < sizeof infix_tokens / sizeof *infix_tokens; i++)
    if (infix_tokens[i].token == wanted)
      return infix_tokens[i].kind;
  return FIR_EXPRESSION_KINDS;
}

static fir_expr_kind prefix_of(token_kind wanted) {
  for (size_t i = 0; i < sizeof prefix_tokens / sizeof *prefix_tokens; i++)
    if (prefix_tokens[i].token == wanted)
      return prefix_tokens[i].kind;
  return FIR_EXPRESSION_KINDS;
}

static fir_expr *mk(parser *p, fir_expr_kind kind, fir_position at) {
  fir_expr *e = arena_new(&p->program->store, fir_expr);
  e->kind = kind;
  e->at = at;
  e->depth = 1;
  return e;
}

static void set_argument(parser *p, fir_expr *e, uint32_t i, fir_expr *argument) {
  e->arguments[i] = argument;
  if (argument->depth >= e->depth)
    e->depth = argument->depth + 1;
  if (e->depth > FIR_DEEPEST)
    fir_parser_fail(p, e->at, "the expression is nested too deeply");
}

static fir_expr *mk_unary(parser *p, fir_expr_kind kind, fir_position at, fir_expr *a) {
  fir_expr *e = mk(p, kind, at);
  set_argument(p, e, 0, a);
  return e;
}

static fir_expr *mk_binary(parser *p, fir_expr_kind kind, fir_position at, fir_expr *a,
                           fir_expr *b) {
  fir_expr *e = mk_unary(p, kind, at, a);
  set_argument(p, e, 1, b);
  return e;
}

/* The text from token number `first` to the last one taken. */
static fir_expr *spanning(const parser *p, fir_expr *e, uint32_t first) {
  e->text.from = p->tokens[first].text.from;
  e->text.to = p->tokens[p->at > first ? p->at - 1 : first].text.to;
  return e;
}

/* ---- Binders ---- */

typedef vector(fir_decl) decl_vector;

/* NAME, NAME, ... and then ':' or '|': declarations follow, not an operand. */
static bool declarations_ahead(const parser *p) {
  for (uint32_t i = 0;; i += 2) {
    if (fir_parser_peek(p, i)->kind != TOKEN_NAME)
      return false;
    token_kind after = fir_parser_peek(p, i + 1)->kind;
    if (after == TOKEN_COLON || after == TOKEN_BAR)
      return true;
    if (after != TOKEN_COMMA)
      return false;
  }
}

static void parse_decl_group(parser *p, decl_vector *decls) {
  uint32_t first = decls->size;
  do {
    const token *t = fir_parser_expect(p, TOKEN_NAME);
    fir_symbol *s = arena_new(&p->program->store, fir_symbol);
    *s = (fir_symbol){.kind = FIR_BOUND, .name = t->name, .at = t->at};
    vec_push(decls, ((fir_decl){s, NULL}));
  } while (fir_parser_accept(p, TOKEN_COMMA));
  if (!fir_parser_accept(p, TOKEN_COLON))
    return;
  fir_expr *range = parse_infix(p, strength_of(FIR_UNION));
  for (uint32_t i = first; i < decls->size; i++)
    decls->data[i].range = range;
}

static fir_expr *parse_binder(parser *p, fir_expr_kind kind, fir_position at) {
  decl_vector decls = {0};
  do
    parse_decl_group(p, &decls);
  while (fir_parser_accept(p, TOKEN_COMMA));
  fir_parser_expect(p, TOKEN_BAR);
  fir_expr *e = mk(p, kind, at);
  e->decl_count = decls.size;
  e->decls = arena_new_array(&p->program->store, fir_decl, decls.size);
  for (uint32_t i = 0; i < decls.size; i++) {
    e->decls[i] = decls.data[i];
    if (decls.data[i].range && decls.data[i].range->depth >= e->depth)
      e->depth = decls.data[i].range->depth + 1;
  }
  vec_release(&decls);
  set_argument(p, e, 0, parse_infix(p, 0));
  return e;
}

static fir_expr *parse_quantifier(parser *p, token_kind quantifier, fir_position at) {
  switch (quantifier) {
  case TOKEN_ALL: return parse_binder(p, FIR_ALL, at);
  case TOKEN_SOME: return parse_binder(p, FIR_EXISTS, at);
  case TOKEN_SUM: return parse_binder(p, FIR_SUMMATION, at);
  case TOKEN_NO: return mk_unary(p, FIR_NOT, at, parse_binder(p, FIR_EXISTS, at));
  case TOKEN_ONE: return mk_unary(p, FIR_ONE, at, parse_binder(p, FIR_COMPREHENSION, at));
  default:
    assert(quantifier == TOKEN_LONE);
    return mk_unary(p, FIR_LONE, at, parse_binder(p, FIR_COMPREHENSION, at));
  }
}

/* ---- Operands ---- */

static fir_expr *parse_name(parser *p, fir_expr_kind kind) {
  const token *t = fir_parser_expect(p, TOKEN_NAME);
  fir_expr *e = mk(p, kind, t->at);
  e->name = t->name;
  return e;
}

static fir_expr *parse_integer(parser *p, bool negative) {
  const token *t = fir_parser_expect(p, TOKEN_NUMBER);
  fir_expr *e = mk(p, FIR_INTEGER, t->at);
  e->integer = negative ? -t->number : t->number;
  return e;
}

static fir_expr *parse_old(parser *p) {
  fir_parser_expect(p, TOKEN_OPEN);
  fir_expr *e = parse_name(p, FIR_OLD);
  fir_parser_expect(p, TOKEN_CLOSE);
  return e;
}

static fir_expr *parse_project(parser *p, fir_position at) {
  u32_vector columns = {0};
  fir_parser_expect(p, TOKEN_OPEN);
  fir_expr *e = mk_unary(p, FIR_PROJECT, at, fir_parse_expression(p));
  while (fir_parser_accept(p, TOKEN_COMMA)) {
    const token *t = fir_parser_expect(p, TOKEN_NUMBER);
    if (!p->failed && t->number < 1)
      fir_parser_fail(p, t->at, "columns are numbered from 1");
    vec_push(&columns, (uint32_t)t->number - 1);
  }
  if (!columns.size)
    fir_parser_expected(p, "',' and the number of a column");
  fir_parser_expect(p, TOKEN_CLOSE);
  e->columns = arena_new_array(&p->program->store, uint32_t, columns.size);
  e->column_count = columns.size;
  for (uint32_t i = 0; i < columns.size; i++)
    e->columns[i] = columns.data[i];
  vec_release(&columns);
  return e;
}

static fir_expr *parse_parenthesised(parser *p) {
  fir_expr *e = fir_parse_expression(p);
  fir_parser_expect(p, TOKEN_CLOSE);
  e->parenthesised = true;
  return e;
}

/* plus[a, b]: an integer operator before its operands. */
static fir_expr *parse_applied(parser *p, const token *operator) {
  token_kind close =
      fir_parser_accept(p, TOKEN_OPEN_BRACKET) ? TOKEN_CLOSE_BRACKET : TOKEN_CLOSE;
  if (close == TOKEN_CLOSE)
    fir_parser_expect(p, TOKEN_OPEN);
  fir_expr *left = fir_parse_expression(p);
  fir_parser_expect(p, TOKEN_COMMA);
  fir_expr *right = fir_parse_expression(p);
  fir_parser_expect(p, close);
  fir_expr *e = mk_binary(p, infix_of(operator->kind), operator->at, left, right);
  e->operator_ = operator->text;
  return e;
}

static bool is_arithmetic_word(token_kind kind) {
  return kind >= TOKEN_PLUS && kind <= TOKEN_BITXOR;
}

static fir_expr *parse_leaf(parser *p) {
  const token *t = fir_parser_peek(p, 0);
  if (t->kind == TOKEN_NAME)
    return parse_name(p, FIR_NAME);
  if (t->kind == TOKEN_NUMBER)
    return parse_integer(p, false);
  if (fir_parser_accept(p, TOKEN_OPEN))
    return parse_parenthesised(p);
  if (fir_parser_accept(p, TOKEN_TRUE))
    return mk(p, FIR_TRUE, t->at);
  if (fir_parser_accept(p, TOKEN_FALSE))
    return mk(p, FIR_FALSE, t->at);
  if (fir_parser_accept(p, TOKEN_NONE))
    return mk(p, FIR_EMPTY, t->at);
  if (fir_parser_accept(p, TOKEN_OLD))
    return parse_old(p);
  if (fir_parser_accept(p, TOKEN_PROJECT))
    return parse_project(p, t->at);
  if (is_arithmetic_word(t->kind) && fir_parser_accept(p, t->kind))
    return parse_applied(p, t);
  if (fir_parser_accept(p, TOKEN_OPEN_BRACE)) {
    fir_expr *e = parse_binder(p, FIR_COMPREHENSION, t->at);
    fir_parser_expect(p, TOKEN_CLOSE_BRACE);
    return e;
  }
  fir_parser_expected(p, "an expression");
  return mk(p, FIR_EMPTY, t->at);
}

static bool is_quantifier(token_kind kind) {
  return kind == TOKEN_ALL || kind == TOKEN_SOME || kind == TOKEN_ONE ||
         kind == TOKEN_LONE || kind == TOKEN_NO || kind == TOKEN_SUM;
}

static fir_expr *parse_unspanned(parser *p) {
  const token *t = fir_parser_peek(p, 0);
  if (!is_quantifier(t->kind) && prefix_of(t->kind) == FIR_EXPRESSION_KINDS)
    return parse_leaf(p);
  fir_parser_accept(p, t->kind);
  if (is_quantifier(t->kind) && (t->kind == TOKEN_ALL || declarations_ahead(p)))
    return parse_quantifier(p, t->kind, t->at);
  if (t->kind == TOKEN_MINUS_SIGN && fir_parser_sees(p, TOKEN_NUMBER))
    return parse_integer(p, true);
  fir_expr_kind kind = prefix_of(t->kind);
  fir_expr *e = mk_unary(p, kind, t->at, parse_infix(p, strength_of(kind)));
  e->operator_ = t->text;
  return e;
}

static fir_expr *parse_operand(parser *p) {
  uint32_t first = p->at;
  return spanning(p, parse_unspanned(p), first);
}

/* What follows the left operand of `=>`, right associative. */
static fir_expr *parse_implied(parser *p, fir_expr *condition, fir_position at) {
  fir_expr *then = parse_infix(p, strength_of(FIR_IMPLIES));
  if (!fir_parser_accept(p, TOKEN_ELSE))
    return mk_binary(p, FIR_IMPLIES, at, condition, then);
  fir_expr *e = mk_binary(p, FIR_CONDITIONAL, at, condition, then);
  set_argument(p, e, 2, parse_infix(p, strength_of(FIR_IMPLIES)));
  return e;
}

/* An expression whose operators outside parentheses bind at least that strongly. */
static fir_expr *parse_infix(parser *p, unsigned weakest) {
  if (!fir_parser_enter(p))
    return mk(p, FIR_EMPTY, fir_parser_peek(p, 0)->at);
  uint32_t first = p->at;
  fir_expr *left = parse_operand(p);
  for (;; spanning(p, left, first)) {
    const token *t = fir_parser_peek(p, 0);
    bool negated = t->kind == TOKEN_BANG && fir_parser_peek(p, 1)->kind == TOKEN_IN;
    fir_expr_kind kind = negated ? FIR_IN : infix_of(t->kind);
    if (kind == FIR_EXPRESSION_KINDS || strength_of(kind) < weakest)
      break;
    fir_parser_accept(p, t->kind);
    if (negated)
      fir_parser_expect(p, TOKEN_IN);
    if (kind == FIR_IMPLIES) {
      left = parse_implied(p, left, t->at);
      left->operator_ = t->text;
      continue;
    }
    left = mk_binary(p, kind, t->at, left, parse_infix(p, strength_of(kind) + 1));
    left->operator_ = t[negated].text;
    if (negated) {
      spanning(p, left, first);
      left = mk_unary(p, FIR_NOT, t->at, left);
      left->operator_ = t->text;
    }
  }
  fir_parser_leave(p);
  return left;
}

fir_expr *fir_parse_expression(parser *p) {
  return parse_infix(p, 0);
}
