/* From the symbolic execution to the question for the model finder. */
#include "fir/claim.h"

#include <assert.h>

static uint32_t add_part(fir_claim *c, fir_part part) {
  vec_push(&c->parts, part);
  return c->parts.size - 1;
}

/* The conjuncts of an assumption, each a part of its own. */
static void add_assumed(fir_claim *c, const fir_scope *s, const fir_expr *e,
                        fir_part_kind kind, u32_vector *numbers) {
  if (e->kind == FIR_AND) {
    add_assumed(c, s, e->arguments[0], kind, numbers);
    add_assumed(c, s, e->arguments[1], kind, numbers);
    return;
  }
  fir_part part = {kind, e, NULL, fir_translate_formula(c->logic, s, e)};
  uint32_t number = add_part(c, part);
  if (numbers)
    vec_push(numbers, number);
}

static void add_goal(fir_claim *c, const u32_vector *assumed, fir_part concluded) {
  fir_goal g = {.concluded = add_part(c, concluded)};
  for (uint32_t i = 0; assumed && i < assumed->size; i++)
    vec_push(&g.assumed, assumed->data[i]);
  vec_push(&c->goals, g);
}

/* Splits what must hold, under the assumptions so far. */
static void add_goals(fir_claim *c, const fir_scope *s, const fir_expr *e,
                      u32_vector *assumed) {
  uint32_t outer = assumed->size;
  switch (e->kind) {
  case FIR_AND:
    add_goals(c, s, e->arguments[0], assumed);
    add_goals(c, s, e->arguments[1], assumed);
    break;
  case FIR_IMPLIES:
    add_assumed(c, s, e->arguments[0], FIR_PART_ASSUMED, assumed);
    add_goals(c, s, e->arguments[1], assumed);
    assumed->size = outer;
    break;
  default: {
    relation_formula f = fir_translate_formula(c->logic, s, e);
    add_goal(c, assumed,
             (fir_part){FIR_PART_CONCLUDED, e, NULL, relation_not(c->logic->problem, f)});
  }
  }
}

static bool in_frame(const fir_stmt *spec, const fir_symbol *s) {
  for (uint32_t i = 0; i < spec->target_count; i++)
    if (spec->targets[i].symbol == s)
      return true;
  return false;
}

/* The names of the frame mean their final values, all others the initial ones. */
static fir_scope specification_scope(fir_claim *c, const fir_proc *p) {
  const fir_execution *x = c->execution;
  const fir_program *program = c->logic->universe->program;
  uint32_t slots = fir_slot_count(program, 1);
  const fir_stmt *spec = p->meets;
  relation_expr *mixed = arena_new_array(c->store, relation_expr, slots);
  relation_expr *olds = arena_new_array(c->store, relation_expr, spec->target_count);
  for (uint32_t i = 0; i < slots; i++)
    mixed[i] = x->initial[i];
  for (uint32_t i = 0; i < spec->target_count; i++) {
    uint32_t slot = fir_slot(program, spec->targets[i].symbol, x->flat->root);
    assert(slot < slots && "the first activation comes first");
    olds[i] = x->initial[slot];
    mixed[slot] = x->slots[slot];
  }
  return (fir_scope){mixed, x->flat->root, spec, olds};
}

static void add_frame(fir_claim *c, const fir_proc *p) {
  const fir_execution *x = c->execution;
  relation_problem *problem = c->logic->problem;
  const fir_symbols *globals = &c->logic->universe->program->globals;
  for (uint32_t i = 0; i < globals->count; i++) {
    if (in_frame(p->meets, globals->data[i]) || x->slots[i] == x->initial[i])
      continue;
    relation_formula same = relation_equal(problem, x->slots[i], x->initial[i]);
    add_goal(
        c, NULL,
        (fir_part){FIR_PART_FRAME, NULL, globals->data[i], relation_not(problem, same)});
    c->kept = relation_and(problem, c->kept, same);
  }
}

fir_claim *fir_claim_new(arena *a, const fir_universe *u, const fir_proc *p,
                         fir_strategy strategy, bool ordered) {
  const fir_unrolled *flat = fir_unroll(a, p, u->bounds.unroll);
  if (!flat)
    return NULL;
  fir_claim *c = arena_new(a, fir_claim);
  c->store = a;
  c->logic = fir_logic_new(a, u);
  c->execution = fir_execute(c->logic, flat, strategy, ordered);
  if (p->required) {
    fir_scope start = {.slots = c->execution->initial, .activation = flat->root};
    add_assumed(c, &start, p->required, FIR_PART_REQUIRED, NULL);
  }
  c->kept = relation_true(c->logic->problem);
  if (p->meets) {
    fir_scope s = specification_scope(c, p);
    u32_vector assumed = {0};
    c->kept = fir_translate_formula(c->logic, &s, p->meets->value);
    add_goals(c, &s, p->meets->value, &assumed);
    vec_release(&assumed);
    add_frame(c, p);
  }
  return c;
}

void fir_claim_add_execution(const fir_claim *c, relation_finder *f) {
  vec_each (relation_formula, g, &c->execution->background)
    relation_finder_add(f, *g);
  vec_each (fir_part, part, &c->parts)
    if (part->kind == FIR_PART_REQUIRED)
      relation_finder_add(f, part->formula);
  vec_each (fir_constraint, g, &c->execution->path)
    relation_finder_add(f, g->formula);
}

void fir_claim_add_symmetry(const fir_claim *c, relation_finder *f) {
  vec_each (fir_interchangeable, i, &c->execution->interchangeable)
    relation_finder_add_symmetry(f, i->extent, i->first, i->last);
}

void fir_claim_release(fir_claim *c) {
  vec_each (fir_goal, g, &c->goals)
    vec_release(&g->assumed);
  vec_release(&c->goals);
  vec_release(&c->parts);
  fir_execution_release(c->execution);
  fir_logic_delete(c->logic);
}
