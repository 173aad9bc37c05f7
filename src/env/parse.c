/* Recursive descent over the words of an assumption file. The grammar stands in
 * docs/manual/env.md; a function below is named after each of its rules.
 *
 * ';' ends an assumption at top level and is a sequence inside parentheses and braces:
 * `nesting` counts these. A scope reaches to the end of the expression it stands in. */
#include "env/lexer.h"

#include "base/suggest.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TIMES = 1000, MOST_DEPTH = 200 };

typedef struct parser {
  env_file *file;
  const char *text;
  const word *at;
  uint32_t nesting, depth;
  diag_sink *sink;
} parser;

/* Words. */

static bool is_sign(const parser *p, const char *text) {
  return p->at->kind == WORD_SIGN && !strcmp(p->at->text, text);
}

static bool is_word(const parser *p, const char *text) {
  return p->at->kind == WORD_NAME && !strcmp(p->at->text, text);
}

static bool take(parser *p, const char *sign) {
  bool there = is_sign(p, sign);
  p->at += there;
  return there;
}

static bool fail(parser *p, const char *wanted) {
  diag_error(p->sink, p->at->at, "%s expected, not %s%s%s", wanted,
             p->at->kind == WORD_END ? "" : "'", p->at->text,
             p->at->kind == WORD_END ? "" : "'");
  return false;
}

static bool expect(parser *p, const char *sign) {
  if (take(p, sign))
    return true;
  char *wanted = memory_print("'%s'", sign);
  fail(p, wanted);
  memory_free(wanted);
  return false;
}

static const char *take_name(parser *p, const char *what) {
  if (p->at->kind == WORD_NAME)
    return (p->at++)->text;
  fail(p, what);
  return NULL;
}

static bool take_number(parser *p, uint32_t most, uint32_t *number) {
  if (p->at->kind != WORD_NUMBER)
    return fail(p, "a number");
  char *end;
  errno = 0;
  unsigned long n = strtoul(p->at->text, &end, 10);
  if (*end || errno || n > most) {
    diag_error(p->sink, p->at->at, "a number from 0 to %u expected, not '%s'", most,
               p->at->text);
    return false;
  }
  p->at++;
  *number = (uint32_t)n;
  return true;
}

/* a.b.C, the dots kept; NULL after an error. */
static const char *qualified(parser *p, const char *what) {
  const char *text = take_name(p, what);
  while (text && is_sign(p, ".") && p->at[1].kind == WORD_NAME) {
    text = arena_print(&p->file->arena, "%s.%s", text, p->at[1].text);
    p->at += 2;
  }
  return text;
}

/* Arguments. */

static bool arguments(parser *p, env_argument_vector *out);

static bool number_argument(parser *p, env_argument *a) {
  const char *sign = take(p, "-") ? "-" : "";
  if (p->at->kind != WORD_NUMBER)
    return fail(p, "a number");
  a->kind = ARGUMENT_NUMBER;
  a->text = arena_print(&p->file->arena, "%s%s", sign, (p->at++)->text);
  return true;
}

static bool new_argument(parser *p, env_argument *a) {
  p->at++;
  a->kind = ARGUMENT_NEW;
  a->text = qualified(p, "a class");
  return a->text && expect(p, "(") && arguments(p, &a->arguments);
}

static bool argument(parser *p, env_argument *a) {
  *a = (env_argument){.at = p->at->at, .text = p->at->text};
  if (is_sign(p, "-") || p->at->kind == WORD_NUMBER)
    return number_argument(p, a);
  if (p->at->kind == WORD_TEXT) {
    a->kind = ARGUMENT_TEXT;
    p->at++;
    return true;
  }
  if (is_word(p, "new"))
    return new_argument(p, a);
  if (is_word(p, "TOP") || is_word(p, "NULL") || is_word(p, "null") ||
      is_word(p, "true") || is_word(p, "false")) {
    char first = *(p->at++)->text;
    a->kind = first == 'T'                   ? ARGUMENT_TOP
              : first == 'N' || first == 'n' ? ARGUMENT_NULL
                                             : ARGUMENT_TRUTH;
    return true;
  }
  a->kind = ARGUMENT_NAME;
  a->text = qualified(p, "an argument: a value, a name, new, NULL or TOP");
  return a->text;
}

/* After the opening parenthesis, to the closing one. */
static bool arguments(parser *p, env_argument_vector *out) {
  if (take(p, ")"))
    return true;
  do {
    env_argument a;
    bool read = argument(p, &a);
    vec_push(out, a);
    if (!read)
      return false;
  } while (take(p, ","));
  return expect(p, ")");
}

/* Actions. */

static env_action *find_mnemonic(const parser *p, const char *name) {
  vec_each (env_mnemonic, m, &p->file->mnemonics)
    if (!strcmp(m->name, name))
      return m->action;
  return NULL;
}

static void unknown_mnemonic(const parser *p, place at, const char *name) {
  suggestion near = suggest_start(name);
  vec_each (env_mnemonic, m, &p->file->mnemonics)
    suggest_offer(&near, m->name);
  if (near.best)
    diag_error(p->sink, at, "no mnemonic '%s'; did you mean %s?", name, near.best);
  else
    diag_error(p->sink, at,
               "no mnemonic '%s': a call has parentheses, %s(), an assignment a value, "
               "%s = TOP; mnemonics are declared before the assumptions",
               name, name, name);
}

static env_action *new_action(parser *p, const char *name, place at) {
  env_action *a = arena_new(&p->file->arena, env_action);
  *a = (env_action){.at = at, .name = name, .receiver_at = at};
  vec_push(&p->file->actions, a);
  char *dot = strrchr(name, '.');
  if (dot) {
    a->receiver = arena_copy(&p->file->arena, name, (size_t)(dot - name));
    a->name = dot + 1;
    if (!strcmp(a->receiver, "TOP"))
      a->receiver = NULL;
  }
  return a;
}

static env_action *action(parser *p) {
  place at = p->at->at;
  const char *name = qualified(p, "an action");
  if (!name)
    return NULL;
  if (!is_sign(p, "(") && !is_sign(p, "=")) {
    env_action *known = find_mnemonic(p, name);
    if (!known)
      unknown_mnemonic(p, at, name);
    return known;
  }
  env_action *a = new_action(p, name, at);
  if (take(p, "(")) {
    a->is_call = true;
    return arguments(p, &a->arguments) ? a : NULL;
  }
  env_argument value;
  p->at++;
  bool read = argument(p, &value);
  vec_push(&a->arguments, value);
  return read ? a : NULL;
}

/* Expressions. */

static env_expr *choice(parser *p);

static env_expr *new_expr(parser *p, expr_kind kind, place at) {
  env_expr *e = arena_new(&p->file->arena, env_expr);
  *e = (env_expr){.kind = kind, .at = at};
  vec_push(&p->file->exprs, e);
  return e;
}

static env_expr *set(parser *p) {
  env_expr *e = new_expr(p, EXPR_ACTIONS, (p->at++)->at);
  e->complement = take(p, "-");
  do {
    env_action *a = action(p);
    if (!a)
      return NULL;
    vec_push(&e->actions, a);
  } while (take(p, ","));
  return expect(p, "]") ? e : NULL;
}

static bool scope_head(parser *p, env_scope *s) {
  s->type_at = p->at->at;
  s->type = qualified(p, "a class");
  if (!s->type)
    return false;
  while (take(p, "-")) {
    const char *other = take_name(p, "a name that it is not");
    if (!other)
      return false;
    vec_push(&s->others, other);
  }
  s->name = take_name(p, "a name for the instance");
  if (s->name && take(p, "="))
    s->value = action(p);
  else if (s->name)
    return expect(p, ">") && expect(p, ":");
  if (s->value && !s->value->is_call) {
    diag_error(p->sink, s->value->at, "a name is bound to what a call gives: x = m()");
    return false;
  }
  return s->value && expect(p, ">") && expect(p, ":");
}

static env_expr *scope(parser *p) {
  env_expr *e = new_expr(p, EXPR_SCOPE, (p->at++)->at);
  e->scope = arena_new(&p->file->arena, env_scope);
  if (!scope_head(p, e->scope))
    return NULL;
  bool braces = take(p, "{");
  p->nesting += braces;
  env_expr *body = choice(p);
  p->nesting -= braces;
  if (!body || (braces && !expect(p, "}")))
    return NULL;
  vec_push(&e->items, body);
  return e;
}

static env_expr *primary(parser *p) {
  if (is_sign(p, "["))
    return set(p);
  if (is_sign(p, "<"))
    return scope(p);
  if (is_sign(p, "[]") || is_sign(p, "<>")) {
    diag_error(p->sink, p->at->at,
               "'%s' is temporal: it belongs to 'ltl assumptions { ... }'", p->at->text);
    return NULL;
  }
  if (take(p, "(")) {
    p->nesting++;
    env_expr *e = choice(p);
    p->nesting--;
    return e && expect(p, ")") ? e : NULL;
  }
  env_expr *e = new_expr(p, EXPR_ACTIONS, p->at->at);
  env_action *a = action(p);
  vec_push(&e->actions, a);
  return a ? e : NULL;
}

/* After '*' or '+': a number of times, or a range of them; *{n,m}. */
static bool times(parser *p, env_expr *e) {
  if (p->at->kind == WORD_NUMBER) {
    bool read = take_number(p, MOST_TIMES, &e->least);
    e->most = e->least;
    return read;
  }
  if (!take(p, "{"))
    return true;
  place at = p->at->at;
  if (!take_number(p, MOST_TIMES, &e->least) || !expect(p, ",") ||
      !take_number(p, MOST_TIMES, &e->most) || !expect(p, "}"))
    return false;
  if (e->least > e->most)
    diag_error(p->sink, at, "from %u to %u times: the first number is the smaller one",
               e->least, e->most);
  return e->least <= e->most;
}

static env_expr *postfix(parser *p) {
  env_expr *e = primary(p);
  while (e &&
         (is_sign(p, "*") || is_sign(p, "+") || is_sign(p, "?") || is_sign(p, "^"))) {
    env_expr *r = new_expr(p, EXPR_REPEAT, p->at->at);
    char sign = *(p->at++)->text;
    vec_push(&r->items, e);
    r->least = sign == '+';
    r->most = sign == '?' ? 1 : UINT32_MAX;
    if (sign == '^' && p->at->kind != WORD_NUMBER) {
      fail(p, "a number");
      return NULL;
    }
    if (sign != '?' && !times(p, r))
      return NULL;
    e = r;
  }
  return e;
}

static env_expr *sequence(parser *p) {
  env_expr *first = postfix(p), *all = NULL;
  while (first && (is_sign(p, ">") || (p->nesting && is_sign(p, ";")))) {
    bool last =
        is_sign(p, ";") && (p->at[1].kind == WORD_SIGN &&
                            (!strcmp(p->at[1].text, "}") || !strcmp(p->at[1].text, ")")));
    p->at++;
    if (last) /* { a; b; } */
      break;
    if (!all) {
      all = new_expr(p, EXPR_SEQUENCE, first->at);
      vec_push(&all->items, first);
    }
    env_expr *next = postfix(p);
    if (!next)
      return NULL;
    vec_push(&all->items, next);
  }
  return all ? all : first;
}

static env_expr *choice(parser *p) {
  if (++p->depth > MOST_DEPTH) {
    diag_error(p->sink, p->at->at, "expressions are nested more than %d deep",
               MOST_DEPTH);
    return NULL;
  }
  env_expr *first = sequence(p), *all = NULL;
  while (first && take(p, "|")) {
    if (!all) {
      all = new_expr(p, EXPR_CHOICE, first->at);
      vec_push(&all->items, first);
    }
    env_expr *next = sequence(p);
    if (!next)
      return NULL;
    vec_push(&all->items, next);
  }
  p->depth--;
  return all ? all : first;
}

/* Sections. */

static bool import(parser *p) {
  const char *text = qualified(p, "a class or package");
  if (text && is_sign(p, ".") && p->at[1].kind == WORD_SIGN && p->at[1].text[0] == '*') {
    text = arena_print(&p->file->arena, "%s.*", text);
    p->at += 2;
  }
  if (text)
    vec_push(&p->file->imports, text);
  return text && expect(p, ";");
}

static bool instance(parser *p) {
  env_instance i = {.at = p->at->at};
  bool read = take_number(p, MOST_TIMES, &i.count);
  if (read)
    i.type = qualified(p, "a class");
  read = i.type && (!take(p, "(") || arguments(p, &i.arguments));
  while (read && p->at->kind == WORD_NAME) {
    vec_push(&i.names, (p->at++)->text);
    if (!take(p, ","))
      break;
  }
  if (read && i.names.size && i.names.size != i.count) {
    diag_error(p->sink, i.at, "%u name%s for %u instance%s of %s: one each, or none",
               i.names.size, i.names.size == 1 ? "" : "s", i.count,
               i.count == 1 ? "" : "s", i.type);
    read = false;
  }
  vec_push(&p->file->instances, i);
  return read && expect(p, ";");
}

static bool mnemonic(parser *p) {
  env_mnemonic m = {.at = p->at->at, .name = take_name(p, "a mnemonic")};
  if (!m.name || !expect(p, "="))
    return false;
  if (find_mnemonic(p, m.name)) {
    diag_error(p->sink, m.at, "there is a mnemonic '%s' already", m.name);
    return false;
  }
  m.action = action(p);
  if (!m.action)
    return false;
  m.action->mnemonic = m.name;
  vec_push(&p->file->mnemonics, m);
  return expect(p, ";");
}

static bool assumption(parser *p) {
  p->depth = 0;
  env_expr *e = choice(p);
  if (e)
    vec_push(&p->file->assumptions, e);
  return e && expect(p, ";");
}

/* Up to the ';': the formula itself is for who translates it, the actions are ours. */
static bool formula(parser *p) {
  static const char *const operators[] = {"X", "U", "R", "true", "false"};
  env_formula f = {.at = p->at->at};
  uint32_t start = p->at->start;
  bool read = true;
  while (read && p->at->kind != WORD_END && !is_sign(p, ";") && !is_sign(p, "}")) {
    bool is_operator = p->at->kind != WORD_NAME;
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
      is_operator = is_operator || is_word(p, operators[i]);
    if (is_operator) {
      p->at++;
      continue;
    }
    env_atom a = {.start = p->at->start - start};
    a.action = action(p);
    a.end = p->at[-1].end - start;
    vec_push(&f.atoms, a);
    read = a.action;
  }
  f.text = arena_copy(&p->file->arena, p->text + start, p->at[-1].end - start);
  vec_push(&p->file->formulas, f);
  if (read && p->at->start == start)
    return fail(p, "a formula");
  return read && expect(p, ";");
}

static bool block(parser *p, bool (*item)(parser *)) {
  if (!expect(p, "{"))
    return false;
  while (!take(p, "}"))
    if (!item(p))
      return false;
  return true;
}

static bool section(parser *p) {
  static const char *const known[] = {"import", "instantiations", "mnemonics", "regular",
                                      "ltl"};
  const word *first = p->at;
  const char *name =
      take_name(p, "import, instantiations, mnemonics, regular assumptions "
                   "or ltl assumptions");
  if (!name)
    return false;
  if (!strcmp(name, "import"))
    return import(p);
  if (!strcmp(name, "instantiations"))
    return block(p, instance);
  if (!strcmp(name, "mnemonics"))
    return block(p, mnemonic);
  bool regular = !strcmp(name, "regular");
  if (regular || !strcmp(name, "ltl")) {
    if (!is_word(p, "assumptions"))
      return fail(p, "'assumptions'");
    p->at++;
    return block(p, regular ? assumption : formula);
  }
  suggestion near = suggest_start(name);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    suggest_offer(&near, known[i]);
  diag_error(p->sink, first->at, "no section '%s'; %s%s?", name,
             near.best ? "did you mean " : "import, instantiations, mnemonics, regular ",
             near.best ? near.best : "assumptions or ltl assumptions");
  return false;
}

static bool whole_file(parser *p) {
  if (!is_word(p, "environment"))
    return fail(p, "'environment'");
  p->at++;
  if (!expect(p, "{"))
    return false;
  while (!take(p, "}"))
    if (!section(p))
      return false;
  return p->at->kind == WORD_END || fail(p, "nothing more");
}

bool env_text_read(env_file *f, const char *path, const char *text, diag_sink *sink) {
  *f = (env_file){.path = path};
  word_vector words = {0};
  bool read = env_words_read(&f->arena, path, text, &words, sink);
  parser p = {.file = f, .text = text, .at = words.data, .sink = sink};
  read = read && whole_file(&p);
  vec_release(&words);
  return read;
}
