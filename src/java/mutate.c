/* Mutation operators of 003 Table 6.5 on Java's own tokens.
 *
 * A first walk tells bodies of methods from everything else: in a class, `{` opens a
 * class if a word said so, else a body. Bodies of specifications are left alone: those of
 * methods that are annotated as such or have a name that makes them one (a main method is
 * not checked, so it says nothing either), and so are assertions. In a body, what
 * stands before a token tells whether an operator has a left operand. Generic types are
 * recognised by how people write them, `List<String>`; what is taken for a comparison all
 * the same does not compile. */
#include "java/mutate.h"

#include "base/memory.h"
#include "java/source_text.h"

#include <ctype.h>
#include <string.h>

typedef enum { TOKEN_END, TOKEN_WORD, TOKEN_NUMBER, TOKEN_SIGN } token_kind;

typedef struct token {
  token_kind kind;
  uint32_t from, to;
} token;
typedef vector(token) token_vector;

typedef struct mutator {
  arena *store;
  const char *source;   /* without comments and texts */
  const char *original; /* with them */
  token_vector tokens;
  uint32_t operators;
  mutation_vector *out;
} mutator;

/* ---- Tokens ---- */

static const char *const signs[] = {">>>=", "<<=", ">>=", ">>>", "->", "::", "++", "--",
                                    "&&",   "||",  "==",  "!=",  "<=", ">=", "+=", "-=",
                                    "*=",   "/=",  "%=",  "&=",  "|=", "^=", "<<", ">>"};

static uint32_t sign_length(const char *at) {
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (!strncmp(at, signs[i], strlen(signs[i])))
      return (uint32_t)strlen(signs[i]);
  return 1;
}

static bool is_letter(char c) {
  return isalpha((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 128;
}

static token next_token(const char *source, uint32_t from) {
  while (source[from] && isspace((unsigned char)source[from]))
    from++;
  token t = {TOKEN_END, from, from};
  if (is_letter(source[from])) {
    t.kind = TOKEN_WORD;
    while (is_letter(source[t.to]) || isdigit((unsigned char)source[t.to]))
      t.to++;
  } else if (isdigit((unsigned char)source[from])) {
    t.kind = TOKEN_NUMBER;
    while (isalnum((unsigned char)source[t.to]) || source[t.to] == '_' ||
           (source[t.to] == '.' && isdigit((unsigned char)source[t.to + 1])))
      t.to++;
  } else if (source[from]) {
    t.kind = TOKEN_SIGN;
    t.to += sign_length(source + from);
  }
  return t;
}

static bool is(const mutator *m, uint32_t at, const char *text) {
  const token *t = &m->tokens.data[at];
  size_t length = strlen(text);
  return t->to - t->from == length && !memcmp(m->source + t->from, text, length);
}

static bool is_one_of(const mutator *m, uint32_t at, const char *const *texts) {
  for (; *texts; texts++)
    if (is(m, at, *texts))
      return true;
  return false;
}

/* ---- Making ---- */

static void add(mutator *m, mutation_operator by, uint32_t from, uint32_t to,
                const char *text) {
  if (m->operators >> by & 1)
    vec_push(m->out, ((mutation){by, from, to, text}));
}

static const char *token_text(const mutator *m, uint32_t at) {
  const token *t = &m->tokens.data[at];
  return arena_copy(m->store, m->source + t->from, t->to - t->from);
}

/* Each member of the family in the place of the token, if it is one. */
static void replace_in_family(mutator *m, mutation_operator by, uint32_t at,
                              const char *const *family) {
  const token *t = &m->tokens.data[at];
  if (!is_one_of(m, at, family))
    return;
  for (const char *const *text = family; *text; text++)
    if (!is(m, at, *text))
      add(m, by, t->from, t->to, *text);
}

static const char *const arithmetic[] = {"+", "-", "*", "/", "%", NULL};
static const char *const relational[] = {"<", "<=", ">", ">=", "==", "!=", NULL};
static const char *const orders[] = {"<", "<=", ">", ">=", NULL};
static const char *const equalities[] = {"==", "!=", NULL};
static const char *const conditional[] = {"&&", "||", NULL};
static const char *const shift[] = {"<<", ">>", ">>>", NULL};
static const char *const logical[] = {"&", "|", "^", NULL};
static const char *const assigned_arithmetic[] = {"+=", "-=", "*=", "/=", "%=", NULL};
static const char *const assigned_logical[] = {"&=", "|=", "^=", NULL};
static const char *const assigned_shift[] = {"<<=", ">>=", ">>>=", NULL};

static bool ends_operand(const mutator *m, uint32_t at) {
  static const char *const words[] = {"return", "case", "throw",      "else", "do",
                                      "assert", "new",  "instanceof", NULL};
  token_kind kind = m->tokens.data[at].kind;
  if (kind == TOKEN_WORD)
    return !is_one_of(m, at, words);
  return kind == TOKEN_NUMBER || is(m, at, ")") || is(m, at, "]");
}

/* List<String>, Map<K, V>: a type that begins with a capital, and no space behind it; or
 * what ends one. */
static bool is_generic(const mutator *m, uint32_t at) {
  const token *t = &m->tokens.data[at], *before = &m->tokens.data[at - 1],
              *after = &m->tokens.data[at + 1];
  const char *s = m->source;
  if (is(m, at, "<"))
    return before->kind == TOKEN_WORD && before->to == t->from &&
           isupper((unsigned char)s[before->from]) && after->from == t->to;
  bool is_end = is(m, at, ">") || is(m, at, ">>") || is(m, at, ">>>");
  return is_end && before->to == t->from &&
         (before->kind == TOKEN_WORD || is(m, at - 1, "<") || is(m, at - 1, "?"));
}

/* ---- One token ---- */

/* A variable beside an operator that computes or compares numbers. */
static void insert_before_operand(mutator *m, uint32_t at) {
  static const char *const constants[] = {"null", "true", "false", "this", "super", NULL};
  const token *t = &m->tokens.data[at];
  bool is_variable = t->kind == TOKEN_WORD && !is_one_of(m, at, constants) &&
                     !is(m, at + 1, "(") && !is(m, at + 1, ".") && !is(m, at + 1, "[") &&
                     !is(m, at - 1, ".");
  bool is_number = is_one_of(m, at - 1, arithmetic) || is_one_of(m, at + 1, arithmetic) ||
                   is_one_of(m, at - 1, orders) || is_one_of(m, at + 1, orders);
  bool is_bits = is_one_of(m, at - 1, logical) || is_one_of(m, at + 1, logical);
  if (!is_variable || is_generic(m, at - 1) || is_generic(m, at + 1))
    return;
  const char *name = token_text(m, at);
  if (is_number) {
    add(m, MUTATION_AOI, t->from, t->to, arena_print(m->store, "(-%s)", name));
    add(m, MUTATION_AOI, t->from, t->to, arena_print(m->store, "(%s + 1)", name));
    add(m, MUTATION_AOI, t->from, t->to, arena_print(m->store, "(%s - 1)", name));
  }
  if (is_bits)
    add(m, MUTATION_LOI, t->from, t->to, arena_print(m->store, "(~%s)", name));
}

static uint32_t closing(const mutator *m, uint32_t open) {
  uint32_t depth = 0;
  for (uint32_t at = open; m->tokens.data[at].kind != TOKEN_END; at++) {
    depth += is(m, at, "(");
    if (is(m, at, ")") && !--depth)
      return at;
  }
  return 0;
}

/* if (c), while (c): !(c). */
static void negate_condition(mutator *m, uint32_t at) {
  if (!(is(m, at, "if") || is(m, at, "while")) || !is(m, at + 1, "("))
    return;
  uint32_t end = closing(m, at + 1);
  if (!end)
    return;
  uint32_t from = m->tokens.data[at + 1].from, to = m->tokens.data[end].to;
  add(m, MUTATION_COI, from, to,
      arena_print(m->store, "(!%s)",
                  arena_copy(m->store, m->original + from, to - from)));
}

static void mutate_binary(mutator *m, uint32_t at) {
  replace_in_family(m, MUTATION_AOR, at, arithmetic);
  if (is_one_of(m, at, orders))
    replace_in_family(m, MUTATION_ROR, at, relational);
  replace_in_family(m, MUTATION_ROR, at, equalities);
  replace_in_family(m, MUTATION_COR, at, conditional);
  replace_in_family(m, MUTATION_SOR, at, shift);
  replace_in_family(m, MUTATION_LOR, at, logical);
  replace_in_family(m, MUTATION_ASR, at, assigned_arithmetic);
  replace_in_family(m, MUTATION_ASR, at, assigned_logical);
  replace_in_family(m, MUTATION_ASR, at, assigned_shift);
}

static void mutate_unary(mutator *m, uint32_t at) {
  const token *t = &m->tokens.data[at];
  if (is(m, at, "-"))
    add(m, MUTATION_AOD, t->from, t->to, "");
  if (is(m, at, "!"))
    add(m, MUTATION_COD, t->from, t->to, "");
  if (is(m, at, "~"))
    add(m, MUTATION_LOD, t->from, t->to, "");
}

/* ++x and x++ become the other one. */
static void mutate_increment(mutator *m, uint32_t at) {
  const token *t = &m->tokens.data[at];
  add(m, MUTATION_AOR, t->from, t->to, is(m, at, "++") ? "--" : "++");
}

static void mutate_token(mutator *m, uint32_t at) {
  if (is_generic(m, at))
    return;
  negate_condition(m, at);
  insert_before_operand(m, at);
  if (is(m, at, "++") || is(m, at, "--"))
    mutate_increment(m, at);
  else if (ends_operand(m, at - 1))
    mutate_binary(m, at);
  else
    mutate_unary(m, at);
}

/* ---- Bodies ---- */

/* What an open brace stands for. */
typedef enum { IN_CLASS, IN_BODY, IN_SPECIFICATION } brace;

/* What is known of the member of a class that is being read. */
typedef struct member {
  bool is_class, is_specification, has_value;
} member;

static const char *const class_words[] = {"class", "interface", "enum", "record", NULL};
static const char *const annotations[] = {"Declarative", "Pre", "Post", "Proposition",
                                          NULL};
static const char *const names[] = {
    "repOk",        "repOkLocal", "precondition", "postcondition", "wellTyped",
    "isFinalState", "equalTo",    "main",         "abstraction",   NULL};

static void read_member(const mutator *m, uint32_t at, member *x) {
  bool is_annotation = at && is(m, at - 1, "@");
  x->is_class |= !is_annotation && is_one_of(m, at, class_words) && !is(m, at + 1, "(");
  x->is_specification |= is_annotation ? is_one_of(m, at, annotations)
                                       : is_one_of(m, at, names) && is(m, at + 1, "(");
  x->has_value |= is(m, at, "=");
  if (is(m, at, ";"))
    *x = (member){0};
}

/* A field's value may have braces, too: of an array, or a class without a name. */
static brace opened(const member *x) {
  return x->is_class                           ? IN_CLASS
         : x->is_specification || x->has_value ? IN_SPECIFICATION
                                               : IN_BODY;
}

static void mutate_bodies(mutator *m) {
  vector(brace) open = {0};
  member x = {0};
  for (uint32_t at = 0; m->tokens.data[at].kind != TOKEN_END; at++) {
    brace now = open.size ? open.data[open.size - 1] : IN_CLASS;
    if (is(m, at, "{")) {
      vec_push(&open, now == IN_CLASS ? opened(&x) : now);
      if (now == IN_CLASS && opened(&x) != IN_SPECIFICATION)
        x = (member){0};
    } else if (is(m, at, "}")) {
      open.size -= open.size > 0;
      bool is_member_over = !open.size || open.data[open.size - 1] == IN_CLASS;
      if (is_member_over && !x.has_value)
        x = (member){0};
    } else if (now == IN_CLASS)
      read_member(m, at, &x);
    else if (is(m, at, "assert"))
      while (!is(m, at + 1, ";") && m->tokens.data[at + 1].kind != TOKEN_END)
        at++;
    else if (now == IN_BODY)
      mutate_token(m, at);
  }
  vec_release(&open);
}

void java_mutate(arena *store, const char *source, uint32_t operators,
                 mutation_vector *out) {
  char *plain = source_without_comments(source);
  mutator m = {.store = store,
               .source = plain,
               .original = source,
               .operators = operators,
               .out = out};
  token t = {0};
  do {
    t = next_token(plain, t.to);
    vec_push(&m.tokens, t);
  } while (t.kind != TOKEN_END);
  mutate_bodies(&m);
  vec_release(&m.tokens);
  memory_free(plain);
}
