/* The pretty printer. Parentheses stand only where the strengths of ast.h need them. */
#include "fir/print.h"

#include "base/vector.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { FORCED = 17 }; /* stronger than every expression: parentheses in any case */

typedef struct printer {
  char_vector out;
} printer;

static void put(printer *p, const char *text) {
  for (; *text; text++)
    vec_push(&p->out, *text);
}

static const char *finish(arena *a, printer *p) {
  const char *text = arena_copy(a, p->out.data, p->out.size);
  vec_release(&p->out);
  return text;
}

static const struct {
  const char *text;
  uint8_t strength;
} operators[] = {
#define OPERATOR(constant, text, strength) {text, strength},
    FIR_EXPRESSIONS(OPERATOR)
#undef OPERATOR
};

const char *fir_operator_text(fir_expr_kind kind) {
  static const char *const quoted[] = {
#define QUOTED(constant, text, strength) "'" text "'",
      FIR_EXPRESSIONS(QUOTED)
#undef QUOTED
  };
  switch (kind) {
  case FIR_COMPREHENSION: return "a comprehension";
  case FIR_TOTAL: return "'sum'";
  default: return quoted[kind];
  }
}

/* ---- Types ---- */

static void put_type(printer *p, const fir_program *program, const fir_type *t) {
  if (!t->count)
    put(p, "none");
  for (uint32_t i = 0; i < t->count; i++)
    for (uint32_t column = 0; column < t->arity; column++) {
      put(p, column ? " -> " : i ? " + " : "");
      put(p, program->domains.data[fir_rows_at(t, i)[column]]->name->text);
    }
}

const char *fir_type_text(arena *a, const fir_program *program, const fir_type *t) {
  printer p = {0};
  put_type(&p, program, t);
  return finish(a, &p);
}

/* ---- Expressions ---- */

static void put_expr(printer *p, const fir_expr *e, unsigned weakest);

static bool is_binder(fir_expr_kind kind) {
  return kind == FIR_ALL || kind == FIR_EXISTS || kind == FIR_COMPREHENSION ||
         kind == FIR_SUMMATION;
}

static bool is_prefix(fir_expr_kind kind) {
#define IS(constant, text, strength)                                                     \
  if (kind == FIR_##constant)                                                            \
    return true;
  FIR_PREFIX(IS)
#undef IS
  return false;
}

static void put_decls(printer *p, const fir_expr *e) {
  for (uint32_t i = 0; i < e->decl_count; i++) {
    put(p, i ? ", " : "");
    put(p, e->decls[i].variable->name->text);
    const fir_expr *range = e->decls[i].range;
    bool shared = i + 1 < e->decl_count && e->decls[i + 1].range == range;
    if (!range || shared)
      continue;
    put(p, ": ");
    put_expr(p, range, operators[FIR_UNION].strength);
  }
  put(p, " | ");
}

static void put_binder(printer *p, const fir_expr *e) {
  put(p, operators[e->kind].text);
  put(p, e->kind == FIR_COMPREHENSION ? "" : " ");
  put_decls(p, e);
  put_expr(p, e->arguments[0], 0);
  put(p, e->kind == FIR_COMPREHENSION ? "}" : "");
}

static void put_leaf(printer *p, const fir_expr *e) {
  char number[32];
  switch (e->kind) {
  case FIR_NAME: put(p, e->name->text); break;
  case FIR_OLD:
    put(p, "old(");
    put(p, e->name->text);
    put(p, ")");
    break;
  case FIR_INTEGER:
    snprintf(number, sizeof number, "%" PRId64, e->integer);
    put(p, number);
    break;
  case FIR_PROJECT:
    put(p, "project(");
    put_expr(p, e->arguments[0], 0);
    for (uint32_t i = 0; i < e->column_count; i++) {
      snprintf(number, sizeof number, ", %u", e->columns[i] + 1);
      put(p, number);
    }
    put(p, ")");
    break;
  default: put(p, operators[e->kind].text);
  }
}

static void put_infix(printer *p, const fir_expr *e, unsigned strength) {
  bool tight = e->kind == FIR_JOIN || e->kind == FIR_PRODUCT;
  bool right = e->kind == FIR_IMPLIES;
  put_expr(p, e->arguments[0], strength + right);
  put(p, tight ? "" : " ");
  put(p, operators[e->kind].text);
  put(p, tight ? "" : " ");
  put_expr(p, e->arguments[1], strength + !right);
}

static void put_conditional(printer *p, const fir_expr *e, unsigned strength) {
  put_expr(p, e->arguments[0], strength + 1);
  put(p, " => ");
  put_expr(p, e->arguments[1], strength + 1);
  put(p, " else ");
  put_expr(p, e->arguments[2], strength);
}

/* `-5` is a number, `-(5)` its negation; and !(a in b) is easier to read than !a in b. */
static unsigned operand_strength(const fir_expr *e, unsigned strength) {
  fir_expr_kind operand = e->arguments[0]->kind;
  if (e->kind == FIR_NEGATE && operand == FIR_INTEGER)
    return FORCED;
  return e->kind == FIR_NOT && e->arguments[0]->arguments[1] ? FORCED : strength;
}

/* Prefix operators and binders may stand anywhere as an operand, but a binder takes all
 * that follows, so it gets parentheses inside other operators. */
static void put_expr(printer *p, const fir_expr *e, unsigned weakest) {
  unsigned strength = operators[e->kind].strength;
  bool binder = is_binder(e->kind);
  bool open = e->kind == FIR_COMPREHENSION ? false
              : binder                     ? weakest > 0
                                           : strength < weakest;
  put(p, open ? "(" : "");
  if (binder)
    put_binder(p, e);
  else if (e->kind == FIR_CONDITIONAL)
    put_conditional(p, e, strength);
  else if (is_prefix(e->kind)) {
    put(p, operators[e->kind].text);
    put_expr(p, e->arguments[0], operand_strength(e, strength));
  } else if (e->arguments[1])
    put_infix(p, e, strength);
  else
    put_leaf(p, e);
  put(p, open ? ")" : "");
}

const char *fir_expression_text(arena *a, const fir_expr *e) {
  printer p = {0};
  put_expr(&p, e, 0);
  return finish(a, &p);
}

/* ---- Statements ---- */

static void put_targets(printer *p, const fir_target *targets, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    put(p, i ? ", " : "");
    put(p, targets[i].name->text);
  }
}

static void put_update(printer *p, const fir_stmt *s) {
  put_targets(p, s->targets, s->target_count);
  put(p, s->target_count ? " := " : "");
  if (s->kind == FIR_CREATE) {
    put(p, "new ");
    put(p, s->domain.name->text);
    return;
  }
  if (s->kind == FIR_CALL)
    put(p, s->callee_name.name->text);
  put(p, s->kind == FIR_SPEC ? "spec(" : s->kind == FIR_CALL ? "(" : "");
  if (s->value)
    put_expr(p, s->value, 0);
  for (uint32_t i = 0; i < s->argument_count; i++) {
    put(p, i ? ", " : "");
    put_expr(p, s->arguments[i], 0);
  }
  put(p, s->kind == FIR_ASSIGN ? "" : ")");
}

static void put_head(printer *p, const fir_stmt *s) {
  switch (s->kind) {
  case FIR_EXIT: put(p, "exit"); break;
  case FIR_IF:
  case FIR_WHILE:
    put(p, s->kind == FIR_IF ? "if " : "while ");
    put_expr(p, s->value, 0);
    break;
  default: put_update(p, s);
  }
}

const char *fir_statement_text(arena *a, const fir_stmt *s) {
  printer p = {0};
  put_head(&p, s);
  return finish(a, &p);
}

static void put_block(printer *p, const fir_block *b, unsigned indent);

static void put_statement(printer *p, const fir_stmt *s, unsigned indent) {
  for (unsigned i = 0; i < indent; i++)
    put(p, "  ");
  put_head(p, s);
  if (s->kind == FIR_IF || s->kind == FIR_WHILE)
    put_block(p, &s->body, indent);
  if (s->otherwise.count) {
    put(p, " else");
    put_block(p, &s->otherwise, indent);
  }
}

static void put_block(printer *p, const fir_block *b, unsigned indent) {
  put(p, " {\n");
  for (uint32_t i = 0; i < b->count; i++) {
    put_statement(p, b->statements[i], indent + 1);
    put(p, "\n");
  }
  for (unsigned i = 0; i < indent; i++)
    put(p, "  ");
  put(p, "}");
}

/* ---- Programs ---- */

static void put_declared(printer *p, const char *word, const fir_symbol *s) {
  put(p, word);
  put(p, s->name->text);
  if (s->declared) {
    put(p, ": ");
    put_expr(p, s->declared, 0);
  }
}

static void put_parameters(printer *p, const fir_proc *proc, const fir_target *list,
                           uint32_t count) {
  put(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    const fir_symbol *own = NULL;
    for (uint32_t j = 0; j < proc->own_count; j++)
      if (proc->own[j]->name == list[i].name)
        own = proc->own[j];
    put(p, i ? ", " : "");
    if (own)
      put_declared(p, "", own);
    else
      put(p, list[i].name->text);
  }
  put(p, ")");
}

static void put_proc(printer *p, const fir_proc *proc) {
  put(p, "\nproc ");
  put(p, proc->name->text);
  put_parameters(p, proc, proc->inputs, proc->input_count);
  put(p, " : ");
  put_parameters(p, proc, proc->outputs, proc->output_count);
  if (proc->required) {
    put(p, "\n  requires ");
    put_expr(p, proc->required, 0);
  }
  if (proc->meets) {
    put(p, "\n  meets ");
    put_update(p, proc->meets);
  }
  if (proc->has_body) {
    put(p, "\n");
    uint32_t start = p->out.size;
    put_block(p, &proc->body, 0);
    memmove(p->out.data + start, p->out.data + start + 1, p->out.size - start - 1);
    p->out.size--;
  }
  put(p, "\n");
}

static bool is_own(const fir_program *program, const fir_symbol *s) {
  for (uint32_t i = 0; i < program->proc_count; i++)
    for (uint32_t j = 0; j < program->procs[i]->own_count; j++)
      if (program->procs[i]->own[j] == s)
        return true;
  return false;
}

static void put_symbols(printer *p, const fir_program *program, const char *word,
                        const fir_symbols *symbols, uint32_t first) {
  for (uint32_t i = first; i < symbols->count; i++) {
    if (is_own(program, symbols->data[i]))
      continue;
    put_declared(p, word, symbols->data[i]);
    put(p, "\n");
  }
}

const char *fir_program_text(arena *a, const fir_program *program) {
  printer p = {0};
  put_symbols(&p, program, "domain ", &program->domains, FIR_USER_DOMAINS);
  put_symbols(&p, program, "literal ", &program->literals, 0);
  put_symbols(&p, program, "order ", &program->orders, 0);
  put_symbols(&p, program, "global ", &program->globals, 0);
  put_symbols(&p, program, "local ", &program->locals, 0);
  for (uint32_t i = 0; i < program->proc_count; i++)
    put_proc(&p, program->procs[i]);
  return finish(a, &p);
}
