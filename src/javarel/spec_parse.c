/* The parser of specification strings: by precedence, as FIR's, with Java's spellings.
 * Positions are offsets into the string. */
#include "javarel/spec.h"

#include <ctype.h>
#include <string.h>

enum { DEEPEST = 500 };

typedef struct parser {
  spec_book *book;
  const spec_text *source;
  uint32_t at, end; /* of the string */
  uint32_t depth;
  bool failed;
} parser;

/* Spelling, FIR's spelling, binding strength. */
typedef struct infix {
  const char *text, *fir;
  unsigned strength;
} infix;

enum { CONDITION_STRENGTH = 3, COMPARISON = 6, TIGHTEST = 14 };

static const infix infixes[] = {
    {"||", "||", 1},       {"or", "||", 1},         {"<=>", "<=>", 2},
    {"iff", "<=>", 2},     {"=>", "=>", 3},         {"implies", "=>", 3},
    {"&&", "&&", 4},       {"and", "&&", 4},        {"!in", "!in", 6},
    {"in", "in", 6},       {"==", "=", 6},          {"!=", "!=", 6},
    {"<=", "=<", 6},       {"=<", "=<", 6},         {">=", ">=", 6},
    {"=", "=", 6},         {"<", "<", 6},           {">", ">", 6},
    {"++", "++", 11},      {"->", "->", 13},        {"+", "+", 8},
    {"-", "-", 8},         {"plus", "plus", 8},     {"minus", "minus", 8},
    {"shl", "shl", 8},     {"shr", "shr", 8},       {"sha", "sha", 8},
    {"bitor", "bitor", 8}, {"bitxor", "bitxor", 8}, {"mul", "mul", 9},
    {"div", "div", 9},     {"rem", "rem", 9},       {"bitand", "bitand", 9},
    {"&", "&", 12},        {".", ".", 14}};

static const infix prefixes[] = {
    {"!", "!", 5},       {"not", "!", 5}, {"some", "some", 7}, {"one", "one", 7},
    {"lone", "lone", 7}, {"no", "no", 7}, {"sum", "sum", 7},   {"#", "#", 10},
    {"-", "-", 10},      {"^", "^", 15},  {"*", "*", 15},      {"~", "~", 15}};

static spec_expr *parse(parser *, unsigned strength);

/* ---- Characters ---- */

static const char *here(const parser *p) {
  return p->source->text + p->at;
}

static void skip(parser *p) {
  while (p->at < p->end && isspace((unsigned char)*here(p)))
    p->at++;
}

static bool in_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$';
}

static bool is_word(char c) {
  return isalpha((unsigned char)c) || c == '_' || c == '$';
}

static uint32_t word_length(const parser *p) {
  uint32_t n = 0;
  if (p->at < p->end && is_word(*here(p)))
    while (p->at + n < p->end && in_word(here(p)[n]))
      n++;
  return n;
}

/* Whether the sign or word stands here, whole. */
static bool sees(parser *p, const char *text) {
  skip(p);
  size_t length = strlen(text);
  if (p->end - p->at < length || strncmp(here(p), text, length))
    return false;
  return !is_word(text[0]) || word_length(p) == length;
}

static bool takes(parser *p, const char *text) {
  bool seen = sees(p, text);
  if (seen)
    p->at += (uint32_t)strlen(text);
  return seen;
}

static void fail(parser *p, uint32_t at, const char *expected) {
  if (p->failed)
    return;
  p->failed = true;
  parser q = *p;
  q.at = at;
  skip(&q);
  uint32_t length = word_length(&q);
  if (q.at >= q.end)
    spec_error(p->book, p->source, q.end, "expected %s, found the end of @%s", expected,
               p->source->annotation);
  else
    spec_error(p->book, p->source, q.at, "expected %s, found '%.*s'%s", expected,
               length ? (int)length : 1, here(&q),
               *here(&q) == '*'   ? "; multiplication is 'mul'"
               : *here(&q) == '/' ? "; division is 'div'"
               : *here(&q) == '%' ? "; the remainder is 'rem'"
                                  : "");
}

static void want(parser *p, const char *text) {
  char what[16];
  snprintf(what, sizeof what, "'%s'", text);
  if (!takes(p, text))
    fail(p, p->at, what);
}

/* ---- Nodes ---- */

static spec_expr *node(parser *p, spec_kind kind, uint32_t from, uint32_t at) {
  spec_expr *e = arena_new(p->book->store, spec_expr);
  *e = (spec_expr){.kind = kind, .from = from, .at = at, .to = p->at};
  return e;
}

static const char *take_name(parser *p) {
  skip(p);
  uint32_t length = word_length(p);
  if (!length) {
    fail(p, p->at, "a name");
    return "";
  }
  const char *text = arena_copy(p->book->store, here(p), length);
  p->at += length;
  return text;
}

static spec_expr *close(parser *p, spec_expr *e) {
  e->to = p->at;
  return e;
}

/* ---- Binders ---- */

/* some x: T | F, and not: some x */
static bool is_binder(const parser *p) {
  parser q = *p;
  do {
    skip(&q);
    uint32_t length = word_length(&q);
    if (!length)
      return false;
    q.at += length;
  } while (takes(&q, ","));
  return sees(&q, ":");
}

static void parse_decls(parser *p, spec_expr *e) {
  vector(spec_decl) decls = {0};
  do {
    uint32_t first = decls.size;
    do
      vec_push(&decls, ((spec_decl){take_name(p), NULL}));
    while (takes(p, ","));
    want(p, ":");
    spec_expr *range = p->failed ? NULL : parse(p, 7);
    for (uint32_t i = first; i < decls.size; i++)
      decls.data[i].range = range;
  } while (!p->failed && takes(p, ","));
  e->decls = arena_new_array(p->book->store, spec_decl, decls.size);
  e->decl_count = decls.size;
  memcpy(e->decls, decls.data, decls.size * sizeof *decls.data);
  vec_release(&decls);
}

static spec_expr *parse_binder(parser *p, const char *word, uint32_t from) {
  spec_expr *e = node(p, SPEC_BINDER, from, from);
  e->word = word;
  parse_decls(p, e);
  want(p, "|");
  e->arguments[0] = p->failed ? NULL : parse(p, 0);
  if (*word == '{')
    want(p, "}");
  return close(p, e);
}

/* ---- Leaves ---- */

static spec_expr *parse_number(parser *p) {
  uint32_t from = p->at;
  spec_expr *e = node(p, SPEC_INTEGER, from, from);
  for (; p->at < p->end && isdigit((unsigned char)*here(p)); p->at++) {
    e->integer = e->integer * 10 + (*here(p) - '0');
    if (e->integer > INT32_MAX && !p->failed) {
      p->failed = true;
      spec_error(p->book, p->source, from, "integers go up to %d", INT32_MAX);
    }
  }
  return close(p, e);
}

static spec_expr *parse_text(parser *p) {
  uint32_t from = p->at++, first = p->at;
  while (p->at < p->end && *here(p) != '"')
    p->at++;
  spec_expr *e = node(p, SPEC_TEXT, from, from);
  e->word = arena_copy(p->book->store, p->source->text + first, p->at - first);
  if (p->at < p->end)
    p->at++;
  else
    fail(p, from, "a text between quotes");
  return close(p, e);
}

static spec_expr *parse_word(parser *p) {
  static const struct {
    const char *word;
    spec_kind kind;
  } words[] = {{"this", SPEC_THIS}, {"return", SPEC_RETURN}, {"null", SPEC_NULL},
               {"true", SPEC_TRUE}, {"false", SPEC_FALSE},   {"none", SPEC_NONE}};
  uint32_t from = p->at;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (takes(p, words[i].word))
      return node(p, words[i].kind, from, from);
  if (takes(p, "old")) {
    spec_expr *e = node(p, SPEC_OLD, from, from);
    want(p, "(");
    e->arguments[0] = p->failed ? NULL : parse(p, 0);
    want(p, ")");
    return close(p, e);
  }
  spec_expr *e = node(p, SPEC_NAME, from, from);
  e->word = take_name(p);
  return close(p, e);
}

static spec_expr *parse_leaf(parser *p) {
  skip(p);
  uint32_t from = p->at;
  if (takes(p, "(")) {
    spec_expr *e = parse(p, 0);
    want(p, ")");
    if (e) {
      e->from = from;
      e->to = p->at;
    }
    return e;
  }
  if (takes(p, "{"))
    return parse_binder(p, "{", from);
  if (p->at < p->end && isdigit((unsigned char)*here(p)))
    return parse_number(p);
  if (p->at < p->end && *here(p) == '"')
    return parse_text(p);
  if (word_length(p))
    return parse_word(p);
  fail(p, p->at, "an expression");
  return NULL;
}

/* ---- Operators ---- */

static spec_expr *parse_prefix(parser *p) {
  skip(p);
  uint32_t from = p->at;
  if (takes(p, "all"))
    return parse_binder(p, "all", from);
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    const infix *o = &prefixes[i];
    if (!takes(p, o->text))
      continue;
    if (o->strength == 7 && is_binder(p))
      return parse_binder(p, o->fir, from);
    spec_expr *e = node(p, SPEC_PREFIX, from, from);
    e->word = o->fir;
    e->arguments[0] = parse(p, o->strength);
    return close(p, e);
  }
  return parse_leaf(p);
}

/* The longest operator that stands here, if it binds at least so tightly. */
static const infix *next_infix(parser *p, unsigned strength) {
  const infix *longest = NULL;
  for (size_t i = 0; i < sizeof infixes / sizeof *infixes; i++) {
    const infix *o = &infixes[i];
    if (!sees(p, o->text) || (longest && strlen(o->text) <= strlen(longest->text)))
      continue;
    bool ends = p->at + strlen(o->text) >= p->end;
    if (strcmp(o->text, "!in") || ends || !in_word(here(p)[strlen(o->text)]))
      longest = o;
  }
  return longest && longest->strength >= strength ? longest : NULL;
}

static spec_expr *parse_index(parser *p, spec_expr *left, uint32_t at) {
  spec_expr *e = node(p, SPEC_INDEX, left->from, at);
  e->arguments[0] = left;
  e->arguments[1] = parse(p, 0);
  want(p, "]");
  return close(p, e);
}

/* a.b.C: not more, since brackets behind it make it an array's class. */
static spec_expr *parse_class(parser *p) {
  spec_expr *left = parse(p, TIGHTEST + 1);
  while (left && !p->failed && sees(p, ".")) {
    spec_expr *e = node(p, SPEC_INFIX, left->from, p->at);
    e->word = ".";
    want(p, ".");
    e->arguments[0] = left;
    e->arguments[1] = parse(p, TIGHTEST + 1);
    left = close(p, e);
  }
  return left;
}

static spec_expr *parse_instance(parser *p, spec_expr *left, uint32_t at) {
  spec_expr *e = node(p, SPEC_INSTANCE, left->from, at);
  e->arguments[0] = left;
  if (takes(p, "exactly"))
    e->word = "exactly";
  e->arguments[1] = parse_class(p);
  for (; !p->failed && takes(p, "["); want(p, "]"))
    e->integer++;
  return close(p, e);
}

/* => leans to the right, comparisons to neither side, all others to the left. */
static spec_expr *parse_infix(parser *p, spec_expr *left, const infix *o) {
  spec_expr *e = node(p, SPEC_INFIX, left->from, p->at);
  p->at += (uint32_t)strlen(o->text);
  bool implies = o->strength == CONDITION_STRENGTH;
  e->word = o->fir;
  e->arguments[0] = left;
  e->arguments[1] = parse(p, implies ? o->strength : o->strength + 1);
  if (implies && !p->failed && takes(p, "else")) {
    e->kind = SPEC_CONDITIONAL;
    e->arguments[2] = parse(p, o->strength);
  }
  return close(p, e);
}

static spec_expr *parse_operators(parser *p, unsigned strength) {
  spec_expr *left = parse_prefix(p);
  while (left && !p->failed) {
    skip(p);
    uint32_t at = p->at;
    const infix *o;
    if (strength <= TIGHTEST && takes(p, "["))
      left = parse_index(p, left, at);
    else if (strength <= COMPARISON && takes(p, "instanceof"))
      left = parse_instance(p, left, at);
    else if ((o = next_infix(p, strength ? strength : 1)))
      left = parse_infix(p, left, o);
    else
      break;
  }
  return p->failed ? NULL : left;
}

static spec_expr *parse(parser *p, unsigned strength) {
  if (++p->depth > DEEPEST) {
    fail(p, p->at, "less nesting");
    return NULL;
  }
  spec_expr *e = parse_operators(p, strength);
  p->depth--;
  return e;
}

/* ---- Whole strings ---- */

static parser start(spec_book *b, const spec_text *t, uint32_t from, uint32_t to) {
  return (parser){.book = b, .source = t, .at = from, .end = to};
}

static spec_expr *parse_all(parser *p) {
  spec_expr *e = parse(p, 0);
  skip(p);
  if (!p->failed && p->at < p->end)
    fail(p, p->at, "an operator or the end");
  return p->failed ? NULL : e;
}

spec_expr *spec_parse(spec_book *b, const spec_text *t, uint32_t from, uint32_t to) {
  parser p = start(b, t, from, to);
  return parse_all(&p);
}

static spec_expr *parse_type_name(parser *p) {
  return parse(p, TIGHTEST);
}

static void parse_field_type(parser *p, spec_field *f) {
  f->many = MANY_ONE;
  if (takes(p, "set"))
    f->many = MANY_SET;
  else if (takes(p, "seq"))
    f->many = MANY_SEQ;
  else
    takes(p, "one");
  f->value = parse_type_name(p);
  if (!p->failed && f->many == MANY_ONE && takes(p, "->")) {
    f->many = MANY_MAP;
    f->key = f->value;
    f->value = parse_type_name(p);
  }
}

bool spec_parse_field(spec_book *b, const spec_text *t, spec_field *f) {
  parser p = start(b, t, 0, (uint32_t)strlen(t->text));
  f->source = t;
  f->name = take_name(&p);
  want(&p, ":");
  if (!p.failed)
    parse_field_type(&p, f);
  if (!p.failed && takes(&p, "|")) {
    skip(&p);
    f->definition = (spec_clause){t, NULL, p.at, p.end};
    f->definition.expr = parse_all(&p);
  }
  skip(&p);
  if (!p.failed && p.at < p.end)
    fail(&p, p.at, "'|' and a formula, or the end");
  return !p.failed;
}

bool spec_parse_throw(spec_book *b, const spec_text *t, spec_throw *s) {
  parser p = start(b, t, 0, (uint32_t)strlen(t->text));
  s->class_name = parse_type_name(&p);
  want(&p, ":");
  skip(&p);
  s->when = (spec_clause){t, NULL, p.at, p.end};
  if (!p.failed)
    s->when.expr = parse_all(&p);
  return !p.failed;
}
