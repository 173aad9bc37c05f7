/* Text to formula, by descent; one function for each level of binding. */
#include "ltl/ltl.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 1000 };

typedef struct parser {
  ltl_formulas *all;
  const char *start, *at;
  place where; /* of `start` */
  diag_sink *sink;
  uint32_t depth;
  bool failed;
} parser;

static ltl parse_implied(parser *);
static ltl parse_single(parser *);

static ltl fail(parser *p, const char *message, const char *at) {
  place here = p->where;
  here.column += (uint32_t)(at - p->start);
  if (!p->failed)
    diag_error(p->sink, here, "%s at column %u of the formula '%s'", message,
               (uint32_t)(at - p->start) + 1, p->start);
  p->failed = true;
  return ltl_constant(p->all, false);
}

static void skip_blanks(parser *p) {
  while (isspace((unsigned char)*p->at))
    p->at++;
}

static bool is_name_part(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 128;
}

/* Takes the operator, if it is there; a word only where it is the whole word. */
static bool takes(parser *p, const char *operator) {
  skip_blanks(p);
  size_t length = strlen(operator);
  if (strncmp(p->at, operator, length) != 0)
    return false;
  char next = p->at[length];
  if (is_name_part(operator[0]) && (is_name_part(next) || next == '.'))
    return false;
  p->at += length;
  return true;
}

/* The end of the arguments that begin here; NULL: they have none. */
static const char *end_of_arguments(const char *at) {
  uint32_t open = 0;
  do {
    open += *at == '(';
    open -= *at == ')';
    if (!*at)
      return NULL;
    at++;
  } while (open);
  return at;
}

static void note_column(parser *p, ltl f, const char *at) {
  ltl_proposition *known = &p->all->propositions.data[f->proposition];
  if (!known->column)
    known->column = p->where.column + (uint32_t)(at - p->start) + !p->where.column;
}

static ltl parse_proposition(parser *p) {
  const char *begin = p->at, *end = begin;
  while (is_name_part(*end) || *end == '.')
    end++;
  if (end == begin)
    return fail(p, *begin ? "a proposition is expected" : "the formula ends too early",
                begin);
  const char *open = end + strspn(end, " \t");
  if (*open == '(' && !(end = end_of_arguments(open)))
    return fail(p, "')' is missing for this one", open);
  char *text = memory_alloc((size_t)(end - begin) + 1), *to = text;
  for (const char *c = begin; c < end; c++)
    if (!isspace((unsigned char)*c))
      *to++ = *c;
  *to = 0;
  p->at = end;
  ltl f = ltl_named(p->all, text);
  memory_free(text);
  note_column(p, f, begin);
  return p->all->propositions.size > LTL_MOST_PROPOSITIONS
             ? fail(p, "more than 64 propositions", begin)
             : f;
}

static ltl parse_brackets(parser *p) {
  ltl f = parse_implied(p);
  return p->failed || takes(p, ")") ? f : fail(p, "')' is expected", p->at);
}

static ltl parse_prefixed(parser *p) {
  ltl_formulas *all = p->all;
  if (takes(p, "!"))
    return ltl_not(all, parse_single(p));
  if (takes(p, "[]"))
    return ltl_release_of(all, ltl_constant(all, false), parse_single(p));
  if (takes(p, "<>"))
    return ltl_until(all, ltl_constant(all, true), parse_single(p));
  if (takes(p, "X"))
    return ltl_next(all, parse_single(p));
  if (takes(p, "("))
    return parse_brackets(p);
  if (takes(p, "true"))
    return ltl_constant(all, true);
  if (takes(p, "false"))
    return ltl_constant(all, false);
  return parse_proposition(p);
}

static ltl parse_single(parser *p) {
  skip_blanks(p);
  if (p->failed || ++p->depth > DEEPEST)
    return fail(p, "too many operators inside each other", p->at);
  ltl f = parse_prefixed(p);
  p->depth--;
  return f;
}

static ltl parse_until(parser *p) {
  ltl left = parse_single(p);
  bool is_until = takes(p, "U");
  if (p->failed || (!is_until && !takes(p, "R")))
    return left;
  p->depth++;
  ltl right = p->depth > DEEPEST ? fail(p, "too many operators inside each other", p->at)
                                 : parse_until(p);
  p->depth--;
  return is_until ? ltl_until(p->all, left, right) : ltl_release_of(p->all, left, right);
}

static ltl parse_and(parser *p) {
  ltl f = parse_until(p);
  while (!p->failed && takes(p, "&&"))
    f = ltl_and(p->all, f, parse_until(p));
  return f;
}

static ltl parse_or(parser *p) {
  ltl f = parse_and(p);
  while (!p->failed && takes(p, "||"))
    f = ltl_or(p->all, f, parse_and(p));
  return f;
}

static ltl implied(ltl_formulas *all, ltl a, ltl b) {
  return ltl_or(all, ltl_not(all, a), b);
}

static ltl parse_implied(parser *p) {
  ltl left = parse_or(p);
  bool both = takes(p, "<->");
  if (p->failed || (!both && !takes(p, "->")))
    return left;
  ltl right =
      ++p->depth > DEEPEST ? fail(p, "too many implications", p->at) : parse_implied(p);
  p->depth--;
  ltl f = implied(p->all, left, right);
  return both ? ltl_and(p->all, f, implied(p->all, right, left)) : f;
}

ltl ltl_parse(ltl_formulas *all, const char *text, place where, diag_sink *sink) {
  parser p = {.all = all, .start = text, .at = text, .where = where, .sink = sink};
  ltl f = parse_implied(&p);
  skip_blanks(&p);
  if (!p.failed && *p.at)
    fail(&p, "an operator or the end is expected", p.at);
  return p.failed ? NULL : f;
}
