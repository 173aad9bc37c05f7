/* Values are computed in the order of the path: each formula that does not hold and says
 * what a variable is gets its way. Whatever comes out is looked at as a whole before
 * anybody relies on it, by the evaluator, which shares nothing with the translation. */
#include "fir/simulate.h"

#include <assert.h>

struct fir_simulation {
  const fir_claim *full;
  relation_problem *problem;
  relation_instance *now;
  vector(relation_tuples) kept; /* by numbers of the path: values to go back to */
  uint64_t state;               /* of the numbers that are drawn */
};

fir_simulation *fir_simulation_new(const fir_claim *full) {
  fir_simulation *s = memory_new(fir_simulation);
  s->full = full;
  s->problem = full->logic->problem;
  s->now = relation_instance_new(s->problem);
  s->state = 1;
  return s;
}

void fir_simulation_delete(fir_simulation *s) {
  relation_instance_delete(s->now);
  vec_release(&s->kept);
  memory_free(s);
}

static const fir_constraint *formula_at(const fir_simulation *s, uint32_t number) {
  return &s->full->execution->path.data[number];
}

static uint32_t path_size(const fir_simulation *s) {
  return s->full->execution->path.size;
}

static void copy(fir_simulation *s, relation_expr to, const relation_instance *instance,
                 relation_expr from) {
  relation_instance_set(s->now, to, relation_instance_get(instance, from));
}

static void copy_initial(fir_simulation *s, const fir_execution *from,
                         const relation_instance *instance) {
  const fir_execution *x = s->full->execution;
  const fir_program *p = s->full->logic->universe->program;
  const fir_proc *proc = x->flat->proc;
  for (uint32_t i = 0; i < p->globals.count; i++)
    copy(s, x->initial[i], instance, from->initial[i]);
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++) {
    uint32_t slot = p->globals.count + d;
    copy(s, x->initial[slot], instance, from->initial[slot]);
  }
  for (uint32_t i = 0; i < proc->input_count; i++)
    copy(s, x->initial[fir_slot(p, proc->inputs[i].symbol, x->flat->root)], instance,
         from->initial[fir_slot(p, proc->inputs[i].symbol, from->flat->root)]);
}

static void copy_chosen(fir_simulation *s, fir_steps steps, const fir_execution *from,
                        const relation_instance *instance) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *step = steps.data[i];
    const fir_record *to = &s->full->execution->records[step->number];
    const fir_record *r = &from->records[step->number];
    uint32_t count = step->kind == FIR_STEP_SPEC ? step->frame->target_count : 1;
    for (uint32_t k = 0; to->chosen && r->chosen && k < count; k++)
      copy(s, to->chosen[k], instance, r->chosen[k]);
    copy_chosen(s, step->then, from, instance);
    copy_chosen(s, step->otherwise, from, instance);
  }
}

static void copy_freed(fir_simulation *s, const fir_execution *from,
                       const relation_instance *instance) {
  vec_each (fir_freed, f, &from->freed)
    for (uint32_t i = 0; i < path_size(s); i++)
      if (formula_at(s, i)->site == f->site)
        copy(s, formula_at(s, i)->defined, instance, f->relation);
}

bool fir_simulation_holds(const fir_simulation *s, uint32_t number) {
  return relation_evaluate(s->now, formula_at(s, number)->formula);
}

static bool enforce(fir_simulation *s, uint32_t number) {
  const fir_constraint *c = formula_at(s, number);
  if (fir_simulation_holds(s, number))
    return true;
  if (!c->defined)
    return false;
  relation_instance_set(s->now, c->defined, relation_evaluate_expr(s->now, c->value));
  return fir_simulation_holds(s, number);
}

static bool go_on(fir_simulation *s, uint32_t from, const bool *unsaid) {
  for (uint32_t i = from; i < path_size(s); i++)
    if (!(unsaid && unsaid[i]) && !enforce(s, i))
      return false;
  return true;
}

static bool is_within_background(const fir_simulation *s) {
  vec_each (relation_formula, f, &s->full->execution->background)
    if (!relation_evaluate(s->now, *f))
      return false;
  return true;
}

static void keep(fir_simulation *s) {
  vec_clear(&s->kept);
  for (uint32_t i = 0; i < path_size(s); i++) {
    relation_expr r = formula_at(s, i)->defined;
    relation_tuples now = {0};
    if (r) { /* a copy that does not move with the instance */
      now = relation_instance_get(s->now, r);
      now = relation_tuples_from_index(s->problem, now.arity, now.index, now.count);
    }
    vec_push(&s->kept, now);
  }
}

void fir_simulation_restore(fir_simulation *s) {
  for (uint32_t i = 0; i < path_size(s); i++)
    if (formula_at(s, i)->defined)
      relation_instance_set(s->now, formula_at(s, i)->defined, s->kept.data[i]);
}

bool fir_simulation_start(fir_simulation *s, const fir_claim *claim,
                          const relation_instance *instance, const bool *unsaid) {
  relation_instance_delete(s->now);
  s->now = relation_instance_new(s->problem);
  copy_initial(s, claim->execution, instance);
  copy_chosen(s, claim->execution->flat->steps, claim->execution, instance);
  copy_freed(s, claim->execution, instance);
  bool good = go_on(s, 0, unsaid) && is_within_background(s);
  keep(s);
  return good;
}

bool fir_simulation_breaks(const fir_simulation *s, const fir_goal *g) {
  for (uint32_t i = 0; i < s->full->parts.size; i++) {
    const fir_part *part = &s->full->parts.data[i];
    if (part->kind == FIR_PART_REQUIRED && !relation_evaluate(s->now, part->formula))
      return false;
  }
  for (uint32_t i = 0; i < g->assumed.size; i++)
    if (!relation_evaluate(s->now, s->full->parts.data[g->assumed.data[i]].formula))
      return false;
  return relation_evaluate(s->now, s->full->parts.data[g->concluded].formula);
}

bool fir_simulation_mend(fir_simulation *s, uint32_t number, const bool *unsaid) {
  keep(s);
  if (enforce(s, number) && go_on(s, number + 1, unsaid) && is_within_background(s))
    return true;
  fir_simulation_restore(s);
  return false;
}

/* ---- Mistakes ---- */

static uint32_t draw(fir_simulation *s, uint32_t below) {
  s->state = s->state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((s->state >> 33) % below);
}

/* Another value: an atom for an atom, another image in a function, now and then less. */
static relation_tuples other_value(fir_simulation *s, relation_expr r, uint32_t attempt) {
  relation_tuples all = relation_upper(s->problem, r);
  relation_tuples now = relation_instance_get(s->now, r);
  if (!all.count)
    return now;
  uint64_t drawn = all.index[draw(s, all.count)];
  relation_tuples one = relation_tuples_from_index(s->problem, all.arity, &drawn, 1);
  bool takes = attempt % 3 == 2 && now.count;
  if (all.arity == 1)
    return takes ? relation_tuples_empty(s->problem, 1) : one;
  uint64_t width = relation_universe_size(s->problem);
  u32_vector places = {0};
  for (uint32_t i = 0; i < now.count; i++)
    if (takes ? i != drawn % now.count : now.index[i] / width != drawn / width)
      vec_push(&places, i);
  uint64_t *index = memory_new_array(uint64_t, places.size + 1u);
  for (uint32_t i = 0; i < places.size; i++)
    index[i] = now.index[places.data[i]];
  relation_tuples rest =
      relation_tuples_from_index(s->problem, all.arity, index, places.size);
  memory_free(index);
  vec_release(&places);
  return takes ? rest : relation_tuples_union(s->problem, rest, one);
}

bool fir_simulation_disturb(fir_simulation *s, uint32_t number, uint32_t attempt) {
  relation_expr r = formula_at(s, number)->defined;
  if (!r)
    return false;
  relation_instance_set(s->now, r, other_value(s, r, attempt));
  return !fir_simulation_holds(s, number) && go_on(s, number + 1, NULL) &&
         is_within_background(s);
}
