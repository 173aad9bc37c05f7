/* Names, declarations and statements. */
#include "fir/check.h"

#include "fir/checker.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

void fir_checker_error(checker *c, fir_position at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  diag_report(c->sink, DIAG_ERROR, (place){c->program->file, at.line, at.column}, format,
              arguments);
  va_end(arguments);
}

/* ---- Names ---- */

static fir_symbol *own_symbol(const fir_proc *p, name n) {
  for (uint32_t i = 0; p && i < p->own_count; i++)
    if (p->own[i]->name == n)
      return p->own[i];
  return NULL;
}

fir_symbol *fir_checker_find(const checker *c, name n) {
  for (uint32_t i = c->bound.size; i-- > 0;)
    if (c->bound.data[i]->name == n)
      return c->bound.data[i];
  fir_symbol *own = own_symbol(c->proc, n);
  if (own)
    return own;
  uint64_t *found = map_get(&c->symbols, map_address(n));
  return found ? (fir_symbol *)(uintptr_t)*found : NULL;
}

fir_symbol *fir_checker_resolve(checker *c, name n, fir_position at) {
  fir_symbol *s = fir_checker_find(c, n);
  if (!s)
    fir_checker_error(c, at, "'%s' is not declared", n->text);
  return s;
}

static void declare(checker *c, fir_symbol *s) {
  uint64_t *before = map_get(&c->symbols, map_address(s->name));
  if (before) {
    const fir_symbol *first = (const fir_symbol *)(uintptr_t)*before;
    if (first->at.line)
      fir_checker_error(c, s->at, "'%s' is already declared at line %u", s->name->text,
                        first->at.line);
    else
      fir_checker_error(c, s->at, "'%s' is a domain of the language", s->name->text);
    return;
  }
  map_put(&c->symbols, map_address(s->name), map_address(s));
}

/* ---- Declarations ---- */

static void declare_domains(checker *c) {
  fir_symbols *d = &c->program->domains;
  for (uint32_t i = 0; i < d->count; i++) {
    d->data[i]->index = i;
    d->data[i]->type = fir_type_of_domain(&c->program->store, i);
    declare(c, d->data[i]);
  }
}

static void declare_typed(checker *c, fir_symbols *symbols) {
  for (uint32_t i = 0; i < symbols->count; i++) {
    fir_symbol *s = symbols->data[i];
    s->index = i;
    s->type = fir_check_type(c, s->declared);
    bool is_of_one = s->kind == FIR_LITERAL || s->kind == FIR_ORDER;
    bool is_one = s->type->arity == 1 && s->type->count == 1 &&
                  s->type->cells[0] >= FIR_USER_DOMAINS;
    if (is_of_one && !is_one && s->type->arity)
      fir_checker_error(c, s->at, "%s belongs to one declared domain, not to %s",
                        s->kind == FIR_LITERAL ? "a literal" : "an order",
                        fir_checker_type_text(c, s->type));
    else if (s->kind == FIR_ORDER && is_one)
      s->type = fir_rows_product(&c->program->store, s->type, s->type);
    if (!is_of_one && s->type->arity > FIR_WIDEST)
      fir_checker_error(c, s->at, "relations are at most %d columns wide", FIR_WIDEST);
    declare(c, s);
  }
}

/* Locals of parameter lists join the program's, each with a number of its own. */
static void add_own_locals(checker *c) {
  fir_program *p = c->program;
  uint32_t count = p->locals.count;
  for (uint32_t i = 0; i < p->proc_count; i++)
    count += p->procs[i]->own_count;
  fir_symbol **all = arena_new_array(&p->store, fir_symbol *, count);
  for (uint32_t i = 0; i < p->locals.count; i++)
    all[i] = p->locals.data[i];
  for (uint32_t i = 0, at = p->locals.count; i < p->proc_count; i++)
    for (uint32_t j = 0; j < p->procs[i]->own_count; j++, at++) {
      fir_symbol *s = all[at] = p->procs[i]->own[j];
      s->index = at;
      s->type = fir_check_type(c, s->declared);
      for (uint32_t k = 0; k < j; k++)
        if (p->procs[i]->own[k]->name == s->name)
          fir_checker_error(c, s->at, "'%s' is already declared in this list",
                            s->name->text);
    }
  p->locals = (fir_symbols){all, count};
}

/* ---- Procedures ---- */

static const fir_proc *find_proc(const fir_program *p, name n) {
  for (uint32_t i = 0; i < p->proc_count; i++)
    if (p->procs[i]->name == n)
      return p->procs[i];
  return NULL;
}

static void check_parameters(checker *c, fir_target *list, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    fir_target *t = &list[i];
    t->symbol = fir_checker_resolve(c, t->name, t->at);
    if (t->symbol && t->symbol->kind != FIR_LOCAL)
      fir_checker_error(c, t->at, "a parameter is a local variable; '%s' is not",
                        t->name->text);
    for (uint32_t j = 0; j < i; j++)
      if (list[j].name == t->name)
        fir_checker_error(c, t->at, "'%s' stands twice in this list", t->name->text);
  }
}

static bool is_among(const fir_target *list, uint32_t count, name n) {
  for (uint32_t i = 0; i < count; i++)
    if (list[i].name == n)
      return true;
  return false;
}

/* ---- Statements ---- */

static void check_block(checker *c, const fir_block *);

/* A variable; with `domains`, a declared domain as well. */
static bool check_target(checker *c, fir_target *t, bool domains) {
  t->symbol = fir_checker_resolve(c, t->name, t->at);
  if (!t->symbol)
    return false;
  if (t->symbol->kind == FIR_GLOBAL || t->symbol->kind == FIR_LOCAL)
    return true;
  if (domains && t->symbol->kind == FIR_DOMAIN && t->symbol->index >= FIR_USER_DOMAINS)
    return true;
  fir_checker_error(c, t->at, "'%s' is not a variable%s", t->name->text,
                    domains ? " or a declared domain" : "");
  t->symbol = NULL;
  return false;
}

static bool check_targets(checker *c, fir_stmt *s, bool domains) {
  bool good = true;
  for (uint32_t i = 0; i < s->target_count; i++) {
    good &= check_target(c, &s->targets[i], domains);
    for (uint32_t j = 0; j < i; j++)
      if (s->targets[j].name == s->targets[i].name) {
        fir_checker_error(c, s->targets[i].at, "'%s' stands twice before ':='",
                          s->targets[i].name->text);
        good = false;
      }
  }
  return good;
}

/* Values of type `from` may be stored in `to`, else: an error. */
static void check_fits(checker *c, const fir_type *from, const fir_symbol *to,
                       fir_position at) {
  if (fir_rows_within(from, to->type))
    return;
  const char *type = fir_checker_type_text(c, to->type);
  if (!fir_rows_comparable(from, to->type))
    fir_checker_error(c, at, "'%s' holds %s, found %s", to->name->text, type,
                      fir_checker_type_text(c, from));
  else
    fir_checker_error(c, at, "'%s' holds %s, found %s; to keep what fits, write e & (%s)",
                      to->name->text, type, fir_checker_type_text(c, from), type);
}

static void check_spec(checker *c, fir_stmt *s) {
  bool good = check_targets(c, s, true);
  c->spec = s;
  if (good)
    fir_check_condition(c, s->value);
  c->spec = NULL;
}

static void check_create(checker *c, fir_stmt *s) {
  s->domain.symbol = fir_checker_resolve(c, s->domain.name, s->domain.at);
  const fir_symbol *d = s->domain.symbol;
  bool good = check_targets(c, s, false);
  if (d && (d->kind != FIR_DOMAIN || d->index < FIR_USER_DOMAINS))
    fir_checker_error(c, s->domain.at, "'new' wants a declared domain; '%s' is not one",
                      d->name->text);
  else if (d && good)
    check_fits(c, d->type, s->targets[0].symbol, s->at);
}

static void check_call(checker *c, fir_stmt *s) {
  bool good = check_targets(c, s, false);
  for (uint32_t i = 0; i < s->argument_count; i++)
    fir_check_expression(c, s->arguments[i]);
  const fir_proc *callee = s->callee = find_proc(c->program, s->callee_name.name);
  const char *text = s->callee_name.name->text;
  if (!callee) {
    fir_checker_error(c, s->callee_name.at, "there is no procedure '%s'", text);
    return;
  }
  if (callee->input_count != s->argument_count)
    fir_checker_error(c, s->callee_name.at, "'%s' takes %u arguments, found %u", text,
                      callee->input_count, s->argument_count);
  else if (callee->output_count != s->target_count && s->target_count)
    fir_checker_error(c, s->callee_name.at, "'%s' returns %u values, for %u variables",
                      text, callee->output_count, s->target_count);
  else {
    for (uint32_t i = 0; i < s->argument_count; i++)
      if (callee->inputs[i].symbol)
        check_fits(c, s->arguments[i]->type, callee->inputs[i].symbol,
                   s->arguments[i]->at);
    for (uint32_t i = 0; good && i < s->target_count; i++)
      if (callee->outputs[i].symbol)
        check_fits(c, callee->outputs[i].symbol->type, s->targets[i].symbol,
                   s->targets[i].at);
  }
}

static void check_statement(checker *c, fir_stmt *s) {
  switch (s->kind) {
  case FIR_ASSIGN:
    fir_check_expression(c, s->value);
    if (check_targets(c, s, false))
      check_fits(c, s->value->type, s->targets[0].symbol, s->value->at);
    break;
  case FIR_CREATE: check_create(c, s); break;
  case FIR_CALL: check_call(c, s); break;
  case FIR_SPEC: check_spec(c, s); break;
  case FIR_IF:
  case FIR_WHILE:
    fir_check_condition(c, s->value);
    check_block(c, &s->body);
    check_block(c, &s->otherwise);
    break;
  case FIR_EXIT: break;
  }
}

static void check_block(checker *c, const fir_block *b) {
  for (uint32_t i = 0; i < b->count; i++)
    check_statement(c, b->statements[i]);
}

/* ---- The specification of a procedure ---- */

static void check_meets(checker *c, fir_proc *p) {
  uint32_t errors = c->sink->errors;
  check_spec(c, p->meets);
  for (uint32_t i = 0; c->sink->errors == errors && i < p->meets->target_count; i++) {
    const fir_target *t = &p->meets->targets[i];
    if (t->symbol->kind == FIR_LOCAL && !is_among(p->inputs, p->input_count, t->name) &&
        !is_among(p->outputs, p->output_count, t->name))
      fir_checker_error(c, t->at, "'%s' is neither a parameter of %s nor global",
                        t->name->text, p->name->text);
  }
}

static void check_proc(checker *c, fir_proc *p) {
  c->proc = p;
  if (find_proc(c->program, p->name) != p)
    fir_checker_error(c, p->at, "there are two procedures '%s'", p->name->text);
  uint32_t errors = c->sink->errors;
  if (p->required)
    fir_check_condition(c, p->required);
  if (p->meets)
    check_meets(c, p);
  check_block(c, &p->body);
  if (c->sink->errors == errors)
    fir_check_assigned(c, p);
  c->proc = NULL;
}

bool fir_check(fir_program *p, diag_sink *sink) {
  uint32_t errors = sink->errors;
  checker c = {.program = p, .sink = sink};
  declare_domains(&c);
  declare_typed(&c, &p->literals);
  declare_typed(&c, &p->orders);
  declare_typed(&c, &p->globals);
  declare_typed(&c, &p->locals);
  add_own_locals(&c);
  for (uint32_t i = 0; i < p->proc_count; i++) {
    c.proc = p->procs[i];
    check_parameters(&c, p->procs[i]->inputs, p->procs[i]->input_count);
    check_parameters(&c, p->procs[i]->outputs, p->procs[i]->output_count);
  }
  if (sink->errors == errors)
    for (uint32_t i = 0; i < p->proc_count; i++)
      check_proc(&c, p->procs[i]);
  map_release(&c.symbols);
  vec_release(&c.bound);
  return sink->errors == errors;
}
