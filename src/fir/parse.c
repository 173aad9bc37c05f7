/* Declarations, procedures and statements, by recursive descent. The semicolon is
 * optional: no operator begins a statement and none ends an expression. */
#include "fir/parse.h"

#include "fir/parser.h"

#include <assert.h>
#include <string.h>

/* ---- The parser's own functions ---- */

const token *fir_parser_peek(const parser *p, uint32_t ahead) {
  uint32_t last = p->token_count - 1;
  return &p->tokens[ahead < last - p->at ? p->at + ahead : last];
}

bool fir_parser_sees(const parser *p, token_kind kind) {
  return fir_parser_peek(p, 0)->kind == kind;
}

bool fir_parser_accept(parser *p, token_kind kind) {
  if (!fir_parser_sees(p, kind) || kind == TOKEN_END)
    return false;
  p->at++;
  return true;
}

void fir_parser_fail(parser *p, fir_position at, const char *message) {
  if (!p->failed)
    diag_error(p->sink, (place){p->program->file, at.line, at.column}, "%s", message);
  p->failed = true;
  p->at = p->token_count - 1;
}

void fir_parser_expected(parser *p, const char *what) {
  const token *t = fir_parser_peek(p, 0);
  arena *a = &p->program->store;
  fir_parser_fail(p, t->at,
                  arena_print(a, "expected %s, found %s", what, fir_token_text(a, t)));
}

const token *fir_parser_expect(parser *p, token_kind kind) {
  const token *t = fir_parser_peek(p, 0);
  if (!fir_parser_accept(p, kind))
    fir_parser_expected(p, fir_token_kind_text(kind));
  return t;
}

bool fir_parser_enter(parser *p) {
  if (++p->depth > FIR_DEEPEST)
    fir_parser_fail(p, fir_parser_peek(p, 0)->at, "the text is nested too deeply here");
  return p->depth <= FIR_DEEPEST;
}

void fir_parser_leave(parser *p) {
  assert(p->depth);
  p->depth--;
}

/* ---- Pieces ---- */

typedef vector(fir_target) target_vector;
typedef vector(fir_stmt *) stmt_vector;
typedef vector(fir_expr *) expr_vector;
typedef vector(fir_symbol *) symbol_vector;

static void *arena_take(arena *a, const void *data, size_t bytes) {
  void *copy = arena_alloc(a, bytes);
  if (bytes)
    memcpy(copy, data, bytes);
  return copy;
}

/* The elements in the program's arena; the vector is released. */
#define MOVE(p, v, count)                                                                \
  (*(count) = (v)->size,                                                                 \
   arena_take(&(p)->program->store, (v)->data, (v)->size * sizeof *(v)->data))

static fir_target parse_target(parser *p) {
  const token *t = fir_parser_expect(p, TOKEN_NAME);
  return (fir_target){.name = t->name, .at = t->at};
}

/* NAME, NAME, ... */
static fir_target *parse_targets(parser *p, uint32_t *count) {
  target_vector targets = {0};
  do
    vec_push(&targets, parse_target(p));
  while (fir_parser_accept(p, TOKEN_COMMA));
  fir_target *moved = MOVE(p, &targets, count);
  vec_release(&targets);
  return moved;
}

static fir_stmt *new_stmt(parser *p, fir_stmt_kind kind, fir_position at) {
  fir_stmt *s = arena_new(&p->program->store, fir_stmt);
  s->kind = kind;
  s->at = at;
  return s;
}

static fir_expr *parse_spec_body(parser *p) {
  fir_parser_expect(p, TOKEN_SPEC);
  fir_parser_expect(p, TOKEN_OPEN);
  fir_expr *e = fir_parse_expression(p);
  fir_parser_expect(p, TOKEN_CLOSE);
  return e;
}

/* ---- Statements ---- */

static fir_block parse_block_or_statement(parser *p);

static void parse_arguments(parser *p, fir_stmt *s) {
  expr_vector arguments = {0};
  fir_parser_expect(p, TOKEN_OPEN);
  if (!fir_parser_sees(p, TOKEN_CLOSE))
    do
      vec_push(&arguments, fir_parse_expression(p));
    while (fir_parser_accept(p, TOKEN_COMMA));
  fir_parser_expect(p, TOKEN_CLOSE);
  s->arguments = MOVE(p, &arguments, &s->argument_count);
  vec_release(&arguments);
}

static bool call_ahead(const parser *p) {
  return fir_parser_sees(p, TOKEN_NAME) && fir_parser_peek(p, 1)->kind == TOKEN_OPEN;
}

static fir_stmt *parse_call(parser *p, fir_stmt *s) {
  s->kind = FIR_CALL;
  s->callee_name = parse_target(p);
  parse_arguments(p, s);
  return s;
}

/* What follows `targets :=`. */
static fir_stmt *parse_right_side(parser *p, fir_stmt *s) {
  if (fir_parser_sees(p, TOKEN_SPEC)) {
    s->kind = FIR_SPEC;
    s->value = parse_spec_body(p);
    return s;
  }
  if (call_ahead(p))
    return parse_call(p, s);
  if (s->target_count > 1)
    fir_parser_expected(p, "a call or 'spec' behind several variables");
  if (fir_parser_accept(p, TOKEN_NEW)) {
    s->kind = FIR_CREATE;
    s->domain = parse_target(p);
    return s;
  }
  s->kind = FIR_ASSIGN;
  s->value = fir_parse_expression(p);
  return s;
}

static fir_stmt *parse_update(parser *p, fir_position at) {
  fir_stmt *s = new_stmt(p, FIR_ASSIGN, at);
  if (call_ahead(p))
    return parse_call(p, s);
  s->targets = parse_targets(p, &s->target_count);
  if (!fir_parser_sees(p, TOKEN_BECOMES) && s->target_count == 1)
    fir_parser_expected(p, "':=' or '('");
  fir_parser_expect(p, TOKEN_BECOMES);
  return parse_right_side(p, s);
}

static fir_stmt *parse_if(parser *p, fir_position at) {
  fir_stmt *s = new_stmt(p, FIR_IF, at);
  s->value = fir_parse_expression(p);
  fir_parser_accept(p, TOKEN_THEN);
  s->body = parse_block_or_statement(p);
  if (fir_parser_accept(p, TOKEN_ELSE))
    s->otherwise = parse_block_or_statement(p);
  return s;
}

static fir_stmt *parse_while(parser *p, fir_position at) {
  fir_stmt *s = new_stmt(p, FIR_WHILE, at);
  s->value = fir_parse_expression(p);
  s->body = parse_block_or_statement(p);
  return s;
}

static fir_stmt *parse_statement(parser *p) {
  fir_position at = fir_parser_peek(p, 0)->at;
  if (fir_parser_accept(p, TOKEN_IF))
    return parse_if(p, at);
  if (fir_parser_accept(p, TOKEN_WHILE))
    return parse_while(p, at);
  if (fir_parser_accept(p, TOKEN_EXIT))
    return new_stmt(p, FIR_EXIT, at);
  if (fir_parser_sees(p, TOKEN_SPEC)) {
    fir_stmt *s = new_stmt(p, FIR_SPEC, at);
    s->value = parse_spec_body(p);
    return s;
  }
  if (!fir_parser_sees(p, TOKEN_NAME))
    fir_parser_expected(p, "a statement");
  return parse_update(p, at);
}

static fir_block parse_block(parser *p) {
  stmt_vector statements = {0};
  fir_parser_expect(p, TOKEN_OPEN_BRACE);
  while (fir_parser_accept(p, TOKEN_SEMICOLON))
    continue;
  while (!fir_parser_sees(p, TOKEN_CLOSE_BRACE) && !p->failed) {
    vec_push(&statements, parse_statement(p));
    while (fir_parser_accept(p, TOKEN_SEMICOLON))
      continue;
  }
  fir_parser_expect(p, TOKEN_CLOSE_BRACE);
  fir_block block;
  block.statements = MOVE(p, &statements, &block.count);
  vec_release(&statements);
  return block;
}

static fir_block parse_block_or_statement(parser *p) {
  fir_block block = {0};
  if (!fir_parser_enter(p))
    return block;
  if (fir_parser_sees(p, TOKEN_OPEN_BRACE))
    block = parse_block(p);
  else {
    stmt_vector one = {0};
    vec_push(&one, parse_statement(p));
    if (fir_parser_peek(p, 1)->kind == TOKEN_ELSE)
      fir_parser_accept(p, TOKEN_SEMICOLON);
    block.statements = MOVE(p, &one, &block.count);
    vec_release(&one);
  }
  fir_parser_leave(p);
  return block;
}

/* Numbers the statements of a procedure in the order of the text. */
static void number_block(fir_proc *proc, fir_block *b) {
  for (uint32_t i = 0; i < b->count; i++) {
    fir_stmt *s = b->statements[i];
    s->proc = proc;
    s->number = ++proc->statement_count;
    number_block(proc, &s->body);
    number_block(proc, &s->otherwise);
  }
}

/* ---- Procedures ---- */

static fir_symbol *new_symbol(parser *p, fir_symbol_kind kind, fir_target t) {
  fir_symbol *s = arena_new(&p->program->store, fir_symbol);
  *s = (fir_symbol){.kind = kind, .name = t.name, .at = t.at};
  return s;
}

/* (NAME [: TYPE], ...): a type declares the name for this procedure. */
static fir_target *parse_parameters(parser *p, symbol_vector *own, uint32_t *count) {
  target_vector targets = {0};
  fir_parser_expect(p, TOKEN_OPEN);
  if (!fir_parser_sees(p, TOKEN_CLOSE))
    do {
      fir_target t = parse_target(p);
      vec_push(&targets, t);
      if (!fir_parser_accept(p, TOKEN_COLON))
        continue;
      fir_symbol *s = new_symbol(p, FIR_LOCAL, t);
      s->declared = fir_parse_expression(p);
      vec_push(own, s);
    } while (fir_parser_accept(p, TOKEN_COMMA));
  fir_parser_expect(p, TOKEN_CLOSE);
  fir_target *moved = MOVE(p, &targets, count);
  vec_release(&targets);
  return moved;
}

static fir_stmt *parse_meets(parser *p, fir_position at) {
  fir_stmt *s = new_stmt(p, FIR_SPEC, at);
  if (fir_parser_sees(p, TOKEN_NAME)) {
    s->targets = parse_targets(p, &s->target_count);
    fir_parser_expect(p, TOKEN_BECOMES);
  }
  s->value = parse_spec_body(p);
  return s;
}

static fir_proc *parse_proc(parser *p) {
  fir_proc *proc = arena_new(&p->program->store, fir_proc);
  symbol_vector own = {0};
  const token *t = fir_parser_expect(p, TOKEN_NAME);
  proc->name = t->name;
  proc->at = t->at;
  proc->inputs = parse_parameters(p, &own, &proc->input_count);
  if (fir_parser_accept(p, TOKEN_COLON))
    proc->outputs = parse_parameters(p, &own, &proc->output_count);
  proc->own = MOVE(p, &own, &proc->own_count);
  vec_release(&own);
  if (fir_parser_accept(p, TOKEN_REQUIRES))
    proc->required = fir_parse_expression(p);
  t = fir_parser_peek(p, 0);
  if (fir_parser_accept(p, TOKEN_MEETS)) {
    proc->meets = parse_meets(p, t->at);
    proc->meets->proc = proc;
  }
  proc->has_body = fir_parser_sees(p, TOKEN_OPEN_BRACE);
  proc->goes_by_specification = !proc->has_body;
  if (proc->has_body)
    proc->body = parse_block(p);
  else if (!proc->meets)
    fir_parser_expected(p, "'requires', 'meets' or '{'");
  if (!p->failed)
    number_block(proc, &proc->body);
  return proc;
}

/* ---- Declarations ---- */

typedef struct declarations {
  symbol_vector domains, literals, orders, globals, locals;
  vector(fir_proc *) procs;
} declarations;

/* `order` is a word like others, except before a name. */
static bool order_ahead(const parser *p) {
  const token *t = fir_parser_peek(p, 0);
  return t->kind == TOKEN_NAME && !strcmp(t->name->text, "order") &&
         fir_parser_peek(p, 1)->kind == TOKEN_NAME;
}

static void parse_domains(parser *p, declarations *d) {
  do {
    if (!fir_parser_sees(p, TOKEN_NAME) || order_ahead(p))
      break; /* a comma before the next declaration */
    vec_push(&d->domains, new_symbol(p, FIR_DOMAIN, parse_target(p)));
  } while (fir_parser_accept(p, TOKEN_COMMA));
}

static bool declaration_ahead(const parser *p) {
  return fir_parser_sees(p, TOKEN_DOMAIN) || fir_parser_sees(p, TOKEN_LITERAL) ||
         fir_parser_sees(p, TOKEN_GLOBAL) || fir_parser_sees(p, TOKEN_LOCAL) ||
         order_ahead(p);
}

/* NAME, ... : TYPE, NAME, ... : TYPE */
static void parse_typed(parser *p, fir_symbol_kind kind, symbol_vector *symbols) {
  do {
    uint32_t first = symbols->size, count;
    fir_target *targets = parse_targets(p, &count);
    fir_parser_expect(p, TOKEN_COLON);
    fir_expr *type = fir_parse_expression(p);
    for (uint32_t i = 0; i < count; i++) {
      vec_push(symbols, new_symbol(p, kind, targets[i]));
      symbols->data[first + i]->declared = type;
    }
  } while (fir_parser_accept(p, TOKEN_COMMA) && !declaration_ahead(p));
}

static void parse_declaration(parser *p, declarations *d) {
  if (fir_parser_accept(p, TOKEN_DOMAIN)) {
    if (!fir_parser_sees(p, TOKEN_NAME))
      fir_parser_expect(p, TOKEN_NAME);
    parse_domains(p, d);
  } else if (fir_parser_accept(p, TOKEN_LITERAL))
    parse_typed(p, FIR_LITERAL, &d->literals);
  else if (order_ahead(p)) {
    fir_parser_accept(p, TOKEN_NAME);
    parse_typed(p, FIR_ORDER, &d->orders);
  } else if (fir_parser_accept(p, TOKEN_GLOBAL))
    parse_typed(p, FIR_GLOBAL, &d->globals);
  else if (fir_parser_accept(p, TOKEN_LOCAL))
    parse_typed(p, FIR_LOCAL, &d->locals);
  else if (fir_parser_accept(p, TOKEN_PROC))
    vec_push(&d->procs, parse_proc(p));
  else if (!fir_parser_accept(p, TOKEN_SEMICOLON))
    fir_parser_expected(p, "'domain', 'literal', 'order', 'global', 'local' or 'proc'");
}

static void add_builtin_domains(parser *p, declarations *d) {
  static const char *const builtin[] = {"Boolean", "Integer"};
  for (uint32_t i = 0; i < FIR_USER_DOMAINS; i++) {
    fir_target t = {.name = name_mk(&p->program->names, builtin[i])};
    vec_push(&d->domains, new_symbol(p, FIR_DOMAIN, t));
  }
}

static void move_declarations(parser *p, declarations *d) {
  fir_program *program = p->program;
  program->domains.data = MOVE(p, &d->domains, &program->domains.count);
  program->literals.data = MOVE(p, &d->literals, &program->literals.count);
  program->orders.data = MOVE(p, &d->orders, &program->orders.count);
  program->globals.data = MOVE(p, &d->globals, &program->globals.count);
  program->locals.data = MOVE(p, &d->locals, &program->locals.count);
  program->procs = MOVE(p, &d->procs, &program->proc_count);
  vec_release(&d->domains);
  vec_release(&d->literals);
  vec_release(&d->orders);
  vec_release(&d->globals);
  vec_release(&d->locals);
  vec_release(&d->procs);
}

bool fir_parse(fir_program *program, diag_sink *sink) {
  token_vector tokens = {0};
  bool good = fir_tokens_read(program, &tokens, sink);
  if (good) {
    parser p = {program, tokens.data, tokens.size, 0, 0, false, sink};
    declarations d = {0};
    add_builtin_domains(&p, &d);
    while (!fir_parser_sees(&p, TOKEN_END))
      parse_declaration(&p, &d);
    move_declarations(&p, &d);
    good = !p.failed;
  }
  vec_release(&tokens);
  return good;
}
