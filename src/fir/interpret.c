/* The interpreter. A run stops at the first complaint, which is then what the replay
 * returns. */
#include "fir/interpret.h"

#include <assert.h>
#include <string.h>

typedef enum { RUN_ON, RUN_EXIT, RUN_STOP } outcome; /* STOP: there is a complaint */

typedef struct interpreter {
  arena *store;
  const fir_universe *universe;
  fir_state state; /* globals and extents; locals of the running activation */
  const fir_choices *choices;
  uint32_t next_choice;
  uint32_t depth;
  fir_trace *trace;
  const char *complaint;
} interpreter;

static outcome run_block(interpreter *, const fir_block *);

static outcome complain(interpreter *in, const fir_stmt *s, const char *what) {
  if (!in->complaint)
    in->complaint = s ? arena_print(in->store, "line %u: %s", s->at.line, what) : what;
  return RUN_STOP;
}

/* ---- The trace ---- */

static fir_event *add_event(interpreter *in, const fir_stmt *s) {
  fir_event e = {.statement = s, .depth = in->depth};
  vec_push(&in->trace->events, e);
  return vec_last(&in->trace->events);
}

/* Records the values that the symbols have now. */
static void add_bindings(interpreter *in, fir_event *e, const fir_target *targets,
                         uint32_t count, const fir_symbol *also) {
  e->bindings = arena_new_array(in->store, fir_binding, count + 1);
  for (uint32_t i = 0; i < count; i++)
    e->bindings[e->binding_count++] =
        (fir_binding){targets[i].symbol, *fir_state_at(&in->state, targets[i].symbol)};
  if (also)
    e->bindings[e->binding_count++] =
        (fir_binding){also, *fir_state_at(&in->state, also)};
}

/* ---- Values ---- */

static void set(interpreter *in, const fir_symbol *s, const fir_rows *value) {
  *fir_state_at(&in->state, s) = value;
}

static const fir_rows *value_of(interpreter *in, const fir_expr *e) {
  return fir_evaluate(in->store, in->universe, &in->state, NULL, e);
}

static bool is_of_type(interpreter *in, const fir_rows *value, const fir_type *t) {
  arena scratch;
  arena_init(&scratch);
  bool within = fir_rows_within(value, fir_evaluate_type(&scratch, &in->state, t));
  arena_release(&scratch);
  return within;
}

/* The next choice, which must be for that statement. */
static const fir_choice *next_choice(interpreter *in, const fir_stmt *s, uint32_t count) {
  const fir_choice *c = NULL;
  if (in->next_choice < in->choices->size)
    c = &in->choices->data[in->next_choice];
  if (!c || c->statement != s || c->count != count) {
    in->trace->undecided = c ? NULL : s;
    complain(in, s, "no choice was made for this statement");
    return NULL;
  }
  in->next_choice++;
  return c;
}

/* ---- Statements ---- */

/* The atoms of a domain that has an order exist from the first one on: what is new comes
 * last. */
static bool keeps_order(const interpreter *in, const fir_symbol *domain) {
  const fir_program *p = in->universe->program;
  const fir_rows *extent = in->state.extents[domain->index];
  for (uint32_t i = 0; i < p->orders.count; i++)
    if (p->orders.data[i]->type->cells[0] == domain->index && extent->count)
      return fir_rows_at(extent, extent->count - 1)[0] ==
             in->universe->first[domain->index] + extent->count - 1;
  return true;
}

/* What a frame may not do, whatever its expression says. */
static const char *bad_value(interpreter *in, const fir_symbol *s, const fir_rows *old) {
  const fir_rows *value = *fir_state_at(&in->state, s);
  if (s->kind != FIR_DOMAIN)
    return is_of_type(in, value, s->type) ? NULL : "a chosen value is not of its type";
  if (!fir_rows_within(old, value))
    return "atoms vanish from a domain";
  const fir_rows *all = fir_domain_atoms(in->store, in->universe, s->index);
  if (!fir_rows_within(value, all))
    return "a domain has atoms of another";
  return keeps_order(in, s) ? NULL : "the new atoms are not the last ones";
}

/* The frame's targets get the chosen values; `source` is the statement of the choice. */
static outcome run_spec(interpreter *in, const fir_stmt *source, const fir_stmt *frame,
                        const fir_expr *guard) {
  const fir_choice *c = next_choice(in, source, frame->target_count);
  if (!c)
    return RUN_STOP;
  fir_state before = fir_state_copy(in->store, in->universe->program, &in->state);
  bool bound = !guard || fir_evaluate_condition(in->universe, &before, NULL, guard);
  for (uint32_t i = 0; i < frame->target_count; i++)
    set(in, frame->targets[i].symbol, c->values[i]);
  for (uint32_t i = 0; i < frame->target_count; i++) {
    const fir_symbol *s = frame->targets[i].symbol;
    const char *bad = bad_value(in, s, *fir_state_at(&before, s));
    if (bad)
      return complain(in, source, bad);
  }
  if (bound && !fir_evaluate_condition(in->universe, &in->state, &before, frame->value))
    return complain(in, source, "the chosen values do not satisfy the specification");
  fir_event *e = add_event(in, source);
  add_bindings(in, e, frame->targets, frame->target_count, NULL);
  return RUN_ON;
}

static outcome run_create(interpreter *in, const fir_stmt *s) {
  const fir_choice *c = next_choice(in, s, 1);
  if (!c)
    return RUN_STOP;
  const fir_symbol *d = s->domain.symbol;
  const fir_rows *atom = c->values[0], **extent = fir_state_at(&in->state, d);
  if (atom->count != 1 ||
      !fir_rows_within(atom, fir_domain_atoms(in->store, in->universe, d->index)))
    return complain(in, s, "the new atom is not one of the domain");
  if (fir_rows_within(atom, *extent))
    return complain(in, s, "the new atom is not new");
  *extent = fir_rows_union(in->store, *extent, atom);
  if (!keeps_order(in, d))
    return complain(in, s, "the new atom is not the last one");
  set(in, s->targets[0].symbol, atom);
  add_bindings(in, add_event(in, s), s->targets, 1, d);
  return RUN_ON;
}

static outcome run_body(interpreter *in, const fir_stmt *s) {
  const fir_proc *p = s->callee;
  if (p->goes_by_specification)
    return run_spec(in, s, p->meets, p->required);
  in->depth++;
  outcome o = run_block(in, &p->body);
  in->depth--;
  return o;
}

static outcome run_call(interpreter *in, const fir_stmt *s) {
  const fir_proc *p = s->callee;
  const fir_program *program = in->universe->program;
  if (in->depth > FIR_SCOPE_MOST + FIR_UNROLL_MOST)
    return complain(in, s, "the recursion does not end");
  const fir_rows **inner =
      arena_new_array(in->store, const fir_rows *, program->locals.count);
  for (uint32_t i = 0; i < s->argument_count; i++)
    inner[p->inputs[i].symbol->index] = value_of(in, s->arguments[i]);
  const fir_rows **outer = in->state.locals;
  in->state.locals = inner;
  fir_event *entered = add_event(in, s);
  add_bindings(in, entered, p->inputs, p->input_count, NULL);
  if (run_body(in, s) == RUN_STOP)
    return RUN_STOP;
  in->state.locals = outer;
  for (uint32_t i = 0; i < s->target_count; i++)
    set(in, s->targets[i].symbol, inner[p->outputs[i].symbol->index]);
  fir_event *left = add_event(in, s);
  left->is_return = true;
  add_bindings(in, left, s->targets, s->target_count, NULL);
  return RUN_ON;
}

static bool run_condition(interpreter *in, const fir_stmt *s) {
  fir_event *e = add_event(in, s);
  e->has_condition = true;
  e->condition = fir_evaluate_condition(in->universe, &in->state, NULL, s->value);
  return e->condition;
}

static outcome run_while(interpreter *in, const fir_stmt *s) {
  for (uint32_t turns = 0; run_condition(in, s); turns++) {
    if (turns == in->universe->bounds.unroll)
      return complain(in, s, "the loop runs beyond the limit of unrolling");
    outcome o = run_block(in, &s->body);
    if (o != RUN_ON)
      return o;
  }
  return RUN_ON;
}

static outcome run_statement(interpreter *in, const fir_stmt *s) {
  switch (s->kind) {
  case FIR_ASSIGN:
    set(in, s->targets[0].symbol, value_of(in, s->value));
    add_bindings(in, add_event(in, s), s->targets, 1, NULL);
    return RUN_ON;
  case FIR_CREATE: return run_create(in, s);
  case FIR_CALL: return run_call(in, s);
  case FIR_SPEC: return run_spec(in, s, s, NULL);
  case FIR_IF: return run_block(in, run_condition(in, s) ? &s->body : &s->otherwise);
  case FIR_WHILE: return run_while(in, s);
  default: assert(s->kind == FIR_EXIT); return RUN_EXIT;
  }
}

static outcome run_block(interpreter *in, const fir_block *b) {
  for (uint32_t i = 0; i < b->count; i++) {
    outcome o = run_statement(in, b->statements[i]);
    if (o != RUN_ON)
      return o;
  }
  return RUN_ON;
}

/* ---- The beginning and the end ---- */

static bool in_frame(const fir_stmt *spec, const fir_symbol *s) {
  for (uint32_t i = 0; i < spec->target_count; i++)
    if (spec->targets[i].symbol == s)
      return true;
  return false;
}

static bool starts_well(interpreter *in, const fir_proc *p) {
  const fir_program *program = in->universe->program;
  for (uint32_t i = 0; i < program->globals.count; i++)
    if (!is_of_type(in, in->state.globals[i], program->globals.data[i]->type))
      return false;
  for (uint32_t i = 0; i < p->input_count; i++) {
    const fir_symbol *s = p->inputs[i].symbol;
    if (!is_of_type(in, in->state.locals[s->index], s->type))
      return false;
  }
  return !p->required ||
         fir_evaluate_condition(in->universe, &in->state, NULL, p->required);
}

/* The innermost conjunct or conclusion that is false; NULL: it is true. */
static const fir_expr *broken_part(interpreter *in, const fir_state *now,
                                   const fir_state *before, const fir_expr *e) {
  if (fir_evaluate_condition(in->universe, now, before, e))
    return NULL;
  if (e->kind == FIR_IMPLIES)
    return broken_part(in, now, before, e->arguments[1]);
  if (e->kind != FIR_AND)
    return e;
  const fir_expr *left = broken_part(in, now, before, e->arguments[0]);
  return left ? left : broken_part(in, now, before, e->arguments[1]);
}

/* 003 §3.2.5: names outside the frame mean their initial values, and globals outside it
 * must keep them. */
static void judge(interpreter *in, const fir_proc *p) {
  fir_trace *t = in->trace;
  const fir_program *program = in->universe->program;
  fir_state mixed = fir_state_copy(in->store, program, &t->initial);
  for (uint32_t i = 0; i < p->meets->target_count; i++) {
    const fir_symbol *s = p->meets->targets[i].symbol;
    *fir_state_at(&mixed, s) = *fir_state_at(&t->final, s);
  }
  t->broken = broken_part(in, &mixed, &t->initial, p->meets->value);
  for (uint32_t i = 0; i < program->globals.count && !t->frame_broken; i++)
    if (!in_frame(p->meets, program->globals.data[i]) &&
        !fir_rows_equal(t->initial.globals[i], t->final.globals[i]))
      t->frame_broken = program->globals.data[i];
}

const char *fir_replay(arena *a, const fir_universe *u, const fir_proc *p,
                       fir_state initial, const fir_choices *choices, fir_trace *trace) {
  *trace = (fir_trace){.proc = p, .initial = initial};
  interpreter in = {.store = a, .universe = u, .choices = choices, .trace = trace};
  in.state = fir_state_copy(a, u->program, &initial);
  if (!starts_well(&in, p))
    return "the initial state is not allowed";
  if (run_block(&in, &p->body) != RUN_STOP && in.next_choice != choices->size)
    complain(&in, NULL, "choices were made for statements that are not executed");
  if (in.complaint)
    return in.complaint;
  trace->final = in.state;
  if (p->meets)
    judge(&in, p);
  return NULL;
}

void fir_trace_release(fir_trace *t) {
  vec_release(&t->events);
}
