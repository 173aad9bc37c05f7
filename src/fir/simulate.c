/* Values are computed in the order of the path: each formula that does not hold and says
 * what a variable is gets its way. Whatever comes out is looked at as a whole before
 * anybody relies on it, by the evaluator, which shares nothing with the translation.
 * Formulas that speak of nothing that has changed are as they were, and not looked at
 * again: most of them, since a mistake concerns a few variables. Of the others the
 * evaluator remembers what has not changed. */
#include "fir/simulate.h"

#include <assert.h>
#include <string.h>

/* Formulas are numbered: those of the path, of the background, of the parts. */
struct fir_simulation {
  const fir_claim *full;
  arena store;
  relation_problem *problem;
  relation_instance *now;
  vector(relation_formula) formulas;
  u32_vector *readers; /* by relations: the formulas that speak of it, ascending */
  uint64_t *touched;   /* by formulas, a bit each: speaks of what has changed */
  bool *changed;       /* by relations: since it was kept */
  u32_vector changes;  /* the same */
  vector(relation_expr) initial; /* values that an execution can begin with */
  vector(relation_tuples) kept;  /* by relations: values to go back to */
  uint32_t relations;            /* how many there are */
  uint64_t state;                /* of the numbers that are drawn */
};

static uint32_t path_size(const fir_simulation *s) {
  return s->full->execution->path.size;
}

static uint32_t first_part(const fir_simulation *s) {
  return path_size(s) + s->full->execution->background.size;
}

/* ---- What formulas speak of ---- */

static void collect_formulas(fir_simulation *s) {
  const fir_execution *x = s->full->execution;
  vec_each (fir_constraint, f, &x->path)
    vec_push(&s->formulas, f->formula);
  vec_each (relation_formula, f, &x->background)
    vec_push(&s->formulas, *f);
  vec_each (fir_part, part, &s->full->parts)
    vec_push(&s->formulas, part->formula);
}

static void find_initial(fir_simulation *s) {
  const fir_execution *x = s->full->execution;
  const fir_program *p = s->full->logic->universe->program;
  const fir_proc *proc = x->flat->proc;
  for (uint32_t i = 0; i < p->globals.count; i++)
    vec_push(&s->initial, x->initial[i]);
  for (uint32_t i = 0; i < proc->input_count; i++)
    vec_push(&s->initial, x->initial[fir_slot(p, proc->inputs[i].symbol, x->flat->root)]);
}

/* Only what an execution defines or begins with can change. */
static void find_readers(fir_simulation *s) {
  uint32_t count = s->relations;
  bool *defined = memory_new_array(bool, count), *marks = memory_new_array(bool, count);
  vec_each (fir_constraint, f, &s->full->execution->path)
    if (f->defined)
      defined[relation_number(f->defined)] = true;
  vec_each (relation_expr, r, &s->initial)
    defined[relation_number(*r)] = true;
  s->readers = arena_new_array(&s->store, u32_vector, count);
  for (uint32_t i = 0; i < s->formulas.size; i++) {
    memset(marks, 0, count * sizeof *marks);
    relation_mark_mentioned(s->formulas.data[i], marks);
    for (uint32_t r = 0; r < count; r++)
      if (marks[r] && defined[r])
        vec_push(&s->readers[r], i);
  }
  memory_free(defined);
  memory_free(marks);
}

fir_simulation *fir_simulation_new(const fir_claim *full) {
  fir_simulation *s = memory_new(fir_simulation);
  arena_init(&s->store);
  s->full = full;
  s->problem = full->logic->problem;
  s->now = relation_instance_new(s->problem);
  s->relations = relation_count(s->problem);
  s->changed = arena_new_array(&s->store, bool, s->relations);
  collect_formulas(s);
  find_initial(s);
  find_readers(s);
  s->touched = arena_new_array(&s->store, uint64_t, s->formulas.size / 64 + 1);
  relation_instance_remember(s->now, s->formulas.data, s->formulas.size);
  s->state = 1;
  return s;
}

void fir_simulation_delete(fir_simulation *s) {
  relation_instance_delete(s->now);
  for (uint32_t i = 0; i < s->relations; i++)
    vec_release(&s->readers[i]);
  vec_release(&s->formulas);
  vec_release(&s->changes);
  vec_release(&s->initial);
  vec_release(&s->kept);
  arena_release(&s->store);
  memory_free(s);
}

static bool is_touched(const fir_simulation *s, uint32_t formula) {
  return s->touched[formula / 64] >> formula % 64 & 1;
}

/* The first touched formula from there on; `end`: none is before it. */
static uint32_t next_touched(const fir_simulation *s, uint32_t from, uint32_t end) {
  while (from < end) {
    uint64_t left = s->touched[from / 64] >> from % 64;
    if (left)
      return from + (uint32_t)__builtin_ctzll(left) < end
                 ? from + (uint32_t)__builtin_ctzll(left)
                 : end;
    from = (from / 64 + 1) * 64;
  }
  return end;
}

static void forget_changes(fir_simulation *s) {
  vec_each (uint32_t, number, &s->changes)
    s->changed[*number] = false;
  vec_clear(&s->changes);
  memset(s->touched, 0, (s->formulas.size / 64 + 1) * sizeof *s->touched);
}

static void assign(fir_simulation *s, relation_expr r, relation_tuples value) {
  uint32_t number = relation_number(r);
  relation_instance_set(s->now, r, value);
  if (s->changed[number])
    return;
  s->changed[number] = true;
  vec_push(&s->changes, number);
  vec_each (uint32_t, formula, &s->readers[number])
    s->touched[*formula / 64] |= UINT64_C(1) << *formula % 64;
}

static const fir_constraint *formula_at(const fir_simulation *s, uint32_t number) {
  return &s->full->execution->path.data[number];
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
  assign(s, c->defined, relation_evaluate_expr(s->now, c->value));
  return fir_simulation_holds(s, number);
}

/* Those that nothing has touched hold as before. */
static bool go_on(fir_simulation *s, uint32_t from, const bool *unsaid) {
  uint32_t end = path_size(s);
  for (uint32_t i = next_touched(s, from, end); i < end; i = next_touched(s, i + 1, end))
    if (!(unsaid && unsaid[i]) && !enforce(s, i))
      return false;
  return true;
}

static bool start_path(fir_simulation *s, const bool *unsaid) {
  for (uint32_t i = 0; i < path_size(s); i++)
    if (!(unsaid && unsaid[i]) && !enforce(s, i))
      return false;
  return true;
}

static bool is_within_background(const fir_simulation *s, bool all) {
  for (uint32_t i = path_size(s); i < first_part(s); i++)
    if ((all || is_touched(s, i)) && !relation_evaluate(s->now, s->formulas.data[i]))
      return false;
  return true;
}

/* From here on changes are counted, and can be taken back. Values live as long as the
 * instance. */
static void keep(fir_simulation *s) {
  forget_changes(s);
  vec_clear(&s->kept);
  for (uint32_t i = 0; i < s->relations; i++)
    vec_push(&s->kept, relation_instance_get(s->now, relation_at(s->problem, i)));
}

void fir_simulation_restore(fir_simulation *s) {
  vec_each (uint32_t, number, &s->changes)
    relation_instance_set(s->now, relation_at(s->problem, *number),
                          s->kept.data[*number]);
  forget_changes(s);
}

bool fir_simulation_start(fir_simulation *s, const fir_claim *claim,
                          const relation_instance *instance, const bool *unsaid) {
  relation_instance_reset(s->now);
  copy_initial(s, claim->execution, instance);
  copy_chosen(s, claim->execution->flat->steps, claim->execution, instance);
  copy_freed(s, claim->execution, instance);
  for (uint32_t i = 0; i < path_size(s) && unsaid && claim == s->full; i++)
    if (unsaid[i] && formula_at(s, i)->defined)
      copy(s, formula_at(s, i)->defined, instance, formula_at(s, i)->defined);
  bool good = start_path(s, unsaid) && is_within_background(s, true);
  keep(s);
  return good;
}

static bool part_holds(fir_simulation *s, uint32_t part) {
  return relation_evaluate(s->now, s->formulas.data[first_part(s) + part]);
}

static bool goal_is_broken(fir_simulation *s, const fir_goal *g, const bool *parts) {
  for (uint32_t i = 0; i < g->assumed.size; i++)
    if (parts[g->assumed.data[i]] && !part_holds(s, g->assumed.data[i]))
      return false;
  return !parts[g->concluded] || part_holds(s, g->concluded);
}

bool fir_simulation_breaks(fir_simulation *s, const bool *parts) {
  for (uint32_t i = 0; i < s->full->parts.size; i++)
    if (parts[i] && s->full->parts.data[i].kind == FIR_PART_REQUIRED && !part_holds(s, i))
      return false;
  for (uint32_t i = 0; i < s->full->goals.size; i++)
    if (goal_is_broken(s, &s->full->goals.data[i], parts))
      return true;
  return false;
}

bool fir_simulation_mend(fir_simulation *s, uint32_t number, const bool *unsaid) {
  keep(s);
  if (enforce(s, number) && go_on(s, number + 1, unsaid) &&
      is_within_background(s, false))
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
  assign(s, r, other_value(s, r, attempt));
  return !fir_simulation_holds(s, number) && go_on(s, number + 1, NULL) &&
         is_within_background(s, false);
}

bool fir_simulation_wander(fir_simulation *s, const bool *parts) {
  if (!s->initial.size)
    return false;
  keep(s);
  relation_expr r = s->initial.data[draw(s, s->initial.size)];
  assign(s, r, other_value(s, r, draw(s, 3)));
  bool good = go_on(s, 0, NULL) && is_within_background(s, false);
  for (uint32_t i = 0; i < s->full->parts.size && good; i++)
    good =
        !parts[i] || s->full->parts.data[i].kind != FIR_PART_REQUIRED || part_holds(s, i);
  if (good)
    keep(s);
  else
    fir_simulation_restore(s);
  return good;
}
