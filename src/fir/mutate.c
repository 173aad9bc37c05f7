/* Mutation operators of 003 Table 6.5 on FIR. What Java's operators are here:
 *
 *     arithmetic    plus minus mul div rem, -x, and x plus 1, x minus 1 for ++x and --x
 *     relational    = != < > =< >= of integers, = != in of sets, some and no (x == null)
 *     conditional   && || => <=>, !
 *     shift         shl shr sha
 *     logical       bitand bitor bitxor, and those of sets: + & - ++; -1 minus x for ~x
 *     assignment    x := x op e, which is Java's x op= e, becomes x := e
 *
 * A mutant is made as text: an operator or an operand is replaced in place. Where the new
 * operator binds otherwise than the old one, parentheses keep the tree. What the parser
 * or the checker then refuses was no mutant. */
#include "fir/mutate.h"

#include "base/map.h"
#include "base/memory.h"
#include "fir/fir.h"
#include "fir/print.h"

#include <stdlib.h>
#include <string.h>

typedef struct mutator {
  arena *store;
  const fir_program *program;
  uint32_t operators;
  mutation_vector *out;
  map seen; /* procedures */
} mutator;

/* ---- Making ---- */

static void add(mutator *m, mutation_operator by, fir_span where, const char *text) {
  if (m->operators >> by & 1)
    vec_push(m->out, ((mutation){by, where.from, where.to, text}));
}

static const char *span_text(const mutator *m, fir_span s) {
  return arena_copy(m->store, m->program->text + s.from, s.to - s.from);
}

/* The whole expression, replaced; in parentheses where another is around it. */
static void replace(mutator *m, mutation_operator by, const fir_expr *e, bool inside,
                    const char *text) {
  if (inside || e->parenthesised)
    text = arena_print(m->store, "(%s)", text);
  add(m, by, e->text, text);
}

static const struct {
  const char *text;
  unsigned strength;
} shapes[] = {
#define SHAPE(constant, text, strength) {text, strength},
    FIR_EXPRESSIONS(SHAPE)
#undef SHAPE
};

static const char *operand_text(const mutator *m, const fir_expr *e, unsigned around) {
  const char *text = span_text(m, e->text);
  return e->parenthesised || shapes[e->kind].strength > around
             ? text
             : arena_print(m->store, "(%s)", text);
}

static bool is_applied(const fir_expr *e) { /* plus[a, b] */
  return e->operator_.from < e->arguments[0]->text.from;
}

static void replace_infix(mutator *m, mutation_operator by, const fir_expr *e,
                          bool inside, fir_expr_kind new) {
  unsigned strength = shapes[new].strength;
  if (strength == shapes[e->kind].strength || is_applied(e)) {
    add(m, by, e->operator_, shapes[new].text);
    return;
  }
  const fir_expr *left = e->arguments[0], *right = e->arguments[1];
  fir_span before = {left->text.to, e->operator_.from};
  fir_span after = {e->operator_.to, right->text.from};
  replace(m, by, e, inside,
          arena_print(m->store, "%s%s%s%s%s", operand_text(m, left, strength),
                      span_text(m, before), shapes[new].text, span_text(m, after),
                      operand_text(m, right, strength)));
}

/* ---- Operators ---- */

static bool is_integer(const fir_expr *e) {
  return e->type->count == 1 && e->type->arity == 1 &&
         e->type->cells[0] == FIR_INTEGER_DOMAIN;
}

typedef struct family {
  mutation_operator by;
  bool of_integers;
  fir_expr_kind members[7];
  uint32_t count;
} family;

static const family families[] = {
    {MUTATION_AOR, false, {FIR_PLUS, FIR_MINUS, FIR_MUL, FIR_DIV, FIR_REM}, 5},
    {MUTATION_ROR,
     true,
     {FIR_EQUAL, FIR_DIFFERENT, FIR_LESS, FIR_GREATER, FIR_AT_MOST, FIR_AT_LEAST},
     6},
    {MUTATION_ROR, false, {FIR_EQUAL, FIR_DIFFERENT, FIR_IN}, 3},
    {MUTATION_COR, false, {FIR_AND, FIR_OR}, 2},
    {MUTATION_COR, false, {FIR_IMPLIES, FIR_IFF}, 2},
    {MUTATION_SOR, false, {FIR_SHL, FIR_SHR, FIR_SHA}, 3},
    {MUTATION_LOR, false, {FIR_BITAND, FIR_BITOR, FIR_BITXOR}, 3},
    {MUTATION_LOR, false, {FIR_UNION, FIR_INTERSECTION, FIR_DIFFERENCE, FIR_OVERRIDE}, 4},
};

static bool has_member(const family *f, fir_expr_kind kind) {
  for (uint32_t i = 0; i < f->count; i++)
    if (f->members[i] == kind)
      return true;
  return false;
}

static const family *family_of(const fir_expr *e) {
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    if (has_member(&families[i], e->kind) &&
        (!families[i].of_integers ||
         (is_integer(e->arguments[0]) && is_integer(e->arguments[1]))))
      return &families[i];
  return NULL;
}

static void replace_operator(mutator *m, const fir_expr *e, bool inside) {
  const family *f = family_of(e);
  for (uint32_t i = 0; f && i < f->count; i++)
    if (f->members[i] != e->kind)
      replace_infix(m, f->by, e, inside, f->members[i]);
  if (!e->operator_.to)
    return; /* a quantifier that became one of these */
  if (e->kind == FIR_SOME)
    add(m, MUTATION_ROR, e->operator_, "no");
  if (e->kind == FIR_NO || e->kind == FIR_LONE)
    add(m, MUTATION_ROR, e->operator_, "some");
  if (e->kind == FIR_ONE)
    add(m, MUTATION_ROR, e->operator_, "no");
}

static void delete_operator(mutator *m, const fir_expr *e) {
  if (e->operator_.to && e->kind == FIR_NOT)
    add(m, MUTATION_COD, e->operator_, "");
  if (e->operator_.to && e->kind == FIR_NEGATE)
    add(m, MUTATION_AOD, e->operator_, "");
}

static bool is_condition(const fir_expr *e) {
  return (e->kind >= FIR_OR && e->kind <= FIR_AT_LEAST) ||
         (e->kind >= FIR_SOME && e->kind <= FIR_NO);
}

static bool is_variable(const fir_expr *e) {
  return ((e->kind == FIR_NAME || e->kind == FIR_OLD) && e->symbol->kind != FIR_DOMAIN) ||
         e->kind == FIR_JOIN;
}

static void insert_operators(mutator *m, const fir_expr *e, bool inside, bool negated) {
  const char *text = span_text(m, e->text);
  if (is_condition(e) && !negated)
    replace(m, MUTATION_COI, e, inside,
            arena_print(m->store, e->parenthesised ? "!%s" : "!(%s)", text));
  if (!is_variable(e) || !is_integer(e))
    return;
  replace(m, MUTATION_AOI, e, inside, arena_print(m->store, "-%s", text));
  replace(m, MUTATION_AOI, e, inside, arena_print(m->store, "%s plus 1", text));
  replace(m, MUTATION_AOI, e, inside, arena_print(m->store, "%s minus 1", text));
  replace(m, MUTATION_LOI, e, inside, arena_print(m->store, "-1 minus %s", text));
}

/* ---- Walking ---- */

static void mutate_expr(mutator *m, const fir_expr *e, bool inside, bool negated) {
  if (!e)
    return;
  replace_operator(m, e, inside);
  delete_operator(m, e);
  insert_operators(m, e, inside, negated);
  for (uint32_t i = 0; i < e->decl_count; i++)
    if (!i || e->decls[i].range != e->decls[i - 1].range)
      mutate_expr(m, e->decls[i].range, true, false);
  for (uint32_t i = 0; i < 3; i++)
    mutate_expr(m, e->arguments[i], true, e->kind == FIR_NOT);
}

static void mutate_assignment(mutator *m, const fir_stmt *s) {
  const fir_expr *value = s->value, *left = value->arguments[0];
  if (s->kind != FIR_ASSIGN || !value->arguments[1] || is_condition(value))
    return;
  if (left->kind == FIR_NAME && left->symbol == s->targets[0].symbol)
    add(m, MUTATION_ASR, value->text, span_text(m, value->arguments[1]->text));
}

static void mutate_proc(mutator *, const fir_proc *);

static void mutate_block(mutator *m, const fir_block *b) {
  for (uint32_t i = 0; i < b->count; i++) {
    const fir_stmt *s = b->statements[i];
    if (s->value) {
      mutate_assignment(m, s);
      mutate_expr(m, s->value, false, false);
    }
    for (uint32_t j = 0; j < s->argument_count; j++)
      mutate_expr(m, s->arguments[j], false, false);
    mutate_block(m, &s->body);
    mutate_block(m, &s->otherwise);
    if (s->kind == FIR_CALL)
      mutate_proc(m, s->callee);
  }
}

static void mutate_proc(mutator *m, const fir_proc *p) {
  if (map_get(&m->seen, map_address(p)))
    return;
  map_put(&m->seen, map_address(p), 1);
  mutate_block(m, &p->body);
}

/* ---- Sorting out ---- */

static int by_place(const void *a, const void *b) {
  const mutation *x = a, *y = b;
  if (x->from != y->from)
    return x->from < y->from ? -1 : 1;
  if (x->by != y->by)
    return x->by < y->by ? -1 : 1;
  if (x->to != y->to)
    return x->to < y->to ? -1 : 1;
  return strcmp(x->text, y->text);
}

/* The program in one form, NULL when it is none. */
static const char *normal_form(mutator *m, const mutation *change) {
  diag_sink silent = {0};
  char *text = mutation_apply(m->program->text, change);
  fir_program *p = fir_program_parse(m->program->file, text, &silent);
  memory_free(text);
  const char *form = p ? fir_program_text(m->store, p) : NULL;
  fir_program_delete(p);
  return form;
}

void fir_mutate(arena *a, const fir_program *p, const fir_proc *proc, uint32_t operators,
                mutation_vector *out) {
  mutator m = {.store = a, .program = p, .operators = operators, .out = out};
  mutate_proc(&m, proc);
  map_release(&m.seen);
  if (out->size)
    qsort(out->data, out->size, sizeof *out->data, by_place);
  name_table forms = {0}; /* of the original and the mutants so far */
  name_mk_text(&forms, fir_program_text(a, p), strlen(fir_program_text(a, p)));
  uint32_t kept = 0;
  for (uint32_t i = 0; i < out->size; i++) {
    const char *form = normal_form(&m, &out->data[i]);
    uint32_t known = forms.size;
    if (form)
      name_mk_text(&forms, form, strlen(form));
    if (forms.size > known)
      out->data[kept++] = out->data[i];
  }
  out->size = kept;
  name_table_release(&forms);
}
