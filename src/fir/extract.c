/* Walking the unrolled steps of one execution. */
#include "fir/extract.h"

#include <assert.h>

typedef struct walker {
  arena *store;
  const fir_execution *x;
  const relation_instance *instance;
  fir_state state;          /* its locals are those of the step's activation */
  const fir_rows ***locals; /* of each activation */
  fir_choices *choices;
} walker;

static const fir_rows *get(walker *w, relation_expr relation) {
  return fir_logic_rows(w->store, w->x->logic,
                        relation_instance_get(w->instance, relation));
}

fir_state fir_extract_initial(arena *a, const fir_execution *x,
                              const relation_instance *instance) {
  const fir_program *p = x->logic->universe->program;
  walker w = {.store = a, .x = x, .instance = instance};
  fir_state none = {0}, s = fir_state_copy(a, p, &none);
  for (uint32_t i = 0; i < p->globals.count; i++)
    s.globals[i] = get(&w, x->initial[i]);
  for (uint32_t d = 0; d < p->domains.count; d++)
    s.extents[d] = get(&w, x->initial[p->globals.count + d]);
  const fir_proc *proc = x->flat->proc;
  for (uint32_t i = 0; i < proc->input_count; i++) {
    const fir_symbol *input = proc->inputs[i].symbol;
    s.locals[input->index] = get(&w, x->initial[fir_slot(p, input, x->flat->root)]);
  }
  return s;
}

/* ---- Steps ---- */

static bool walk_steps(walker *w, fir_steps steps);

static void enter(walker *w, const fir_activation *a) {
  const fir_program *p = w->x->logic->universe->program;
  if (!w->locals[a->number])
    w->locals[a->number] = arena_new_array(w->store, const fir_rows *, p->locals.count);
  w->state.locals = w->locals[a->number];
}

static const fir_choice *choose(walker *w, const fir_stmt *s, uint32_t count) {
  fir_choice c = {s, arena_new_array(w->store, const fir_rows *, count), count};
  vec_push(w->choices, c);
  return vec_last(w->choices);
}

static void walk_assign(walker *w, const fir_step *step) {
  const fir_rows *value =
      fir_evaluate(w->store, w->x->logic->universe, &w->state, NULL, step->value);
  enter(w, step->target_activation);
  *fir_state_at(&w->state, step->target) = value;
}

/* With ordered allocation, the first atom that the extent does not have. */
static const fir_rows *new_atom(walker *w, const fir_step *step, const fir_rows *extent) {
  const fir_record *r = &w->x->records[step->number];
  if (r->chosen)
    return get(w, r->chosen[0]);
  const fir_universe *u = w->x->logic->universe;
  const fir_rows *all = fir_domain_atoms(w->store, u, step->domain->index);
  const fir_rows *left = fir_rows_difference(w->store, all, extent);
  return left->count ? fir_rows_single(w->store, left->cells, 1) : left;
}

static void walk_create(walker *w, const fir_step *step) {
  const fir_rows **extent = fir_state_at(&w->state, step->domain);
  const fir_rows *atom = new_atom(w, step, *extent);
  choose(w, step->source, 1)->values[0] = atom;
  *extent = fir_rows_union(w->store, *extent, atom);
  *fir_state_at(&w->state, step->target) = atom;
}

static void walk_spec(walker *w, const fir_step *step) {
  const fir_stmt *frame = step->frame;
  const fir_choice *c = choose(w, step->source, frame->target_count);
  for (uint32_t i = 0; i < frame->target_count; i++) {
    c->values[i] = get(w, w->x->records[step->number].chosen[i]);
    *fir_state_at(&w->state, frame->targets[i].symbol) = c->values[i];
  }
}

/* False: the step leaves the body. */
static bool walk_step(walker *w, const fir_step *step) {
  enter(w, step->activation);
  switch (step->kind) {
  case FIR_STEP_ASSIGN: walk_assign(w, step); return true;
  case FIR_STEP_CREATE: walk_create(w, step); return true;
  case FIR_STEP_SPEC: walk_spec(w, step); return true;
  case FIR_STEP_CLOSE: return true;
  case FIR_STEP_IF:
    return walk_steps(
        w, fir_evaluate_condition(w->x->logic->universe, &w->state, NULL, step->value)
               ? step->then
               : step->otherwise);
  case FIR_STEP_BODY: walk_steps(w, step->then); return true;
  default: assert(step->kind == FIR_STEP_EXIT); return false;
  }
}

static bool walk_steps(walker *w, fir_steps steps) {
  for (uint32_t i = 0; i < steps.count; i++)
    if (!walk_step(w, steps.data[i]))
      return false;
  return true;
}

void fir_extract_choices(arena *a, const fir_execution *x,
                         const relation_instance *instance, const fir_state *initial,
                         fir_choices *choices) {
  const fir_program *p = x->logic->universe->program;
  walker w = {.store = a, .x = x, .instance = instance, .choices = choices};
  w.state = fir_state_copy(a, p, initial);
  w.locals = arena_new_array(a, const fir_rows **, x->flat->activation_count);
  w.locals[0] = w.state.locals;
  walk_steps(&w, x->flat->steps);
}
