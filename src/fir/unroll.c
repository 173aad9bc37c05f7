/* Unrolling and inlining in one walk over the source.
 *
 *     while c { B }, limit 2       if c { B if c { B close(c) } }
 *     x := p(e), p(y) : (z)        y' := e  body' { ... }  x := z'
 *
 * Inner loops are unrolled anew in every copy of the outer body. */
#include "fir/unroll.h"

#include "base/vector.h"

#include <assert.h>
#include <string.h>

typedef struct unroller {
  arena *store;
  uint32_t limit;
  uint32_t step_count, activation_count;
} unroller;

typedef vector(const fir_step *) step_vector;

static void unroll_block(unroller *, const fir_block *, const fir_activation *,
                         step_vector *);

static bool too_many(const unroller *u) {
  return u->step_count > FIR_STEPS_MOST;
}

static fir_step *new_step(unroller *u, fir_step_kind kind, const fir_stmt *source,
                          const fir_activation *a, step_vector *out) {
  fir_step *s = arena_new(u->store, fir_step);
  *s = (fir_step){.kind = kind,
                  .number = u->step_count++,
                  .source = source,
                  .activation = a,
                  .target_activation = a};
  vec_push(out, s);
  return s;
}

static fir_steps finish(unroller *u, step_vector *v) {
  fir_steps steps = {arena_new_array(u->store, const fir_step *, v->size), v->size};
  if (v->size)
    memcpy(steps.data, v->data, v->size * sizeof *v->data);
  vec_release(v);
  return steps;
}

static fir_steps unroll_apart(unroller *u, const fir_block *b, const fir_activation *a) {
  step_vector inner = {0};
  unroll_block(u, b, a, &inner);
  return finish(u, &inner);
}

static const fir_activation *new_activation(unroller *u, const fir_proc *p,
                                            const fir_activation *caller) {
  fir_activation *a = arena_new(u->store, fir_activation);
  *a = (fir_activation){p, u->activation_count++, caller};
  return a;
}

/* ---- Loops ---- */

static void unroll_while(unroller *u, const fir_stmt *s, const fir_activation *a,
                         uint32_t left, step_vector *out) {
  if (too_many(u))
    return;
  if (!left) {
    new_step(u, FIR_STEP_CLOSE, s, a, out)->value = s->value;
    return;
  }
  fir_step *branch = new_step(u, FIR_STEP_IF, s, a, out);
  branch->value = s->value;
  step_vector inner = {0};
  unroll_block(u, &s->body, a, &inner);
  unroll_while(u, s, a, left - 1, &inner);
  branch->then = finish(u, &inner);
}

/* ---- Calls ---- */

static uint32_t count_in_chain(const fir_activation *a, const fir_proc *p) {
  uint32_t count = 0;
  for (; a; a = a->caller)
    count += a->proc == p;
  return count;
}

static void assign(unroller *u, const fir_stmt *s, const fir_activation *from,
                   const fir_activation *to, const fir_symbol *target,
                   const fir_expr *value, step_vector *out) {
  fir_step *step = new_step(u, FIR_STEP_ASSIGN, s, from, out);
  step->target_activation = to;
  step->target = target;
  step->value = value;
}

/* An output parameter as an expression. */
static const fir_expr *name_expr(unroller *u, const fir_target *t) {
  fir_expr *e = arena_new(u->store, fir_expr);
  *e = (fir_expr){.kind = FIR_NAME,
                  .depth = 1,
                  .at = t->at,
                  .type = t->symbol->type,
                  .name = t->name,
                  .symbol = t->symbol};
  return e;
}

static void unroll_callee(unroller *u, const fir_stmt *s, const fir_activation *callee,
                          step_vector *out) {
  const fir_proc *p = callee->proc;
  if (!p->goes_by_specification) {
    fir_step *body = new_step(u, FIR_STEP_BODY, s, callee, out);
    body->then = unroll_apart(u, &p->body, callee);
    return;
  }
  fir_step *spec = new_step(u, FIR_STEP_SPEC, s, callee, out);
  spec->value = p->meets->value;
  spec->guard = p->required;
  spec->frame = p->meets;
}

static void unroll_call(unroller *u, const fir_stmt *s, const fir_activation *a,
                        step_vector *out) {
  const fir_proc *p = s->callee;
  if (count_in_chain(a, p) > u->limit) {
    new_step(u, FIR_STEP_CLOSE, s, a, out);
    return;
  }
  const fir_activation *callee = new_activation(u, p, a);
  for (uint32_t i = 0; i < s->argument_count; i++)
    assign(u, s, a, callee, p->inputs[i].symbol, s->arguments[i], out);
  unroll_callee(u, s, callee, out);
  for (uint32_t i = 0; i < s->target_count; i++)
    assign(u, s, callee, a, s->targets[i].symbol, name_expr(u, &p->outputs[i]), out);
}

/* ---- Statements ---- */

static void unroll_statement(unroller *u, const fir_stmt *s, const fir_activation *a,
                             step_vector *out) {
  fir_step *step;
  switch (s->kind) {
  case FIR_ASSIGN: assign(u, s, a, a, s->targets[0].symbol, s->value, out); break;
  case FIR_CREATE:
    step = new_step(u, FIR_STEP_CREATE, s, a, out);
    step->target = s->targets[0].symbol;
    step->domain = s->domain.symbol;
    break;
  case FIR_CALL: unroll_call(u, s, a, out); break;
  case FIR_SPEC:
    step = new_step(u, FIR_STEP_SPEC, s, a, out);
    step->value = s->value;
    step->frame = s;
    break;
  case FIR_IF:
    step = new_step(u, FIR_STEP_IF, s, a, out);
    step->value = s->value;
    step->then = unroll_apart(u, &s->body, a);
    step->otherwise = unroll_apart(u, &s->otherwise, a);
    break;
  case FIR_WHILE: unroll_while(u, s, a, u->limit, out); break;
  case FIR_EXIT: new_step(u, FIR_STEP_EXIT, s, a, out); break;
  }
}

static void unroll_block(unroller *u, const fir_block *b, const fir_activation *a,
                         step_vector *out) {
  for (uint32_t i = 0; i < b->count && !too_many(u); i++)
    unroll_statement(u, b->statements[i], a, out);
}

const fir_unrolled *fir_unroll(arena *a, const fir_proc *p, uint32_t limit) {
  assert(p->has_body && limit);
  unroller u = {.store = a, .limit = limit};
  fir_unrolled *flat = arena_new(a, fir_unrolled);
  flat->proc = p;
  flat->root = new_activation(&u, p, NULL);
  flat->steps = unroll_apart(&u, &p->body, flat->root);
  flat->step_count = u.step_count;
  flat->activation_count = u.activation_count;
  return too_many(&u) ? NULL : flat;
}
