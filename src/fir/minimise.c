/* Greedy: each tuple of the instance is forbidden in turn, on top of all tuples that the
 * instance does not have. Nearly everything is decided by that, so the questions are
 * small. First the initial state shrinks, then what specification statements chose. */
#include "fir/minimise.h"

#include <assert.h>

enum { CONFLICTS = 2000, QUESTIONS = 1000, TUPLES_MOST = 5000 };

/* One tuple that may be absent; its label is its number. */
typedef struct candidate {
  relation_expr relation;
  uint64_t tuple;
  bool gone;
} candidate;

typedef struct minimiser {
  arena *store;
  fir_claim *claim;
  relation_finder *finder;
  vector(candidate) candidates; /* the order in which they are tried */
  uint32_t initial;             /* the first of them are of the initial state */
  uint32_t questions;
  u32_vector labels;
} minimiser;

static void add_tuples(minimiser *m, relation_expr r) {
  relation_problem *p = m->claim->logic->problem;
  relation_tuples lower = relation_lower(p, r), upper = relation_upper(p, r);
  for (uint32_t i = upper.count; i-- > 0;) /* the last atoms were allocated last */
    if (!relation_tuples_has(lower, upper.index[i]) && m->candidates.size < TUPLES_MOST)
      vec_push(&m->candidates, ((candidate){r, upper.index[i], false}));
}

static void add_candidates(minimiser *m) {
  const fir_execution *x = m->claim->execution;
  const fir_program *p = m->claim->logic->universe->program;
  const fir_proc *proc = x->flat->proc;
  for (uint32_t i = 0; i < p->globals.count; i++)
    add_tuples(m, x->initial[i]);
  for (uint32_t i = 0; i < proc->input_count; i++)
    add_tuples(m, x->initial[fir_slot(p, proc->inputs[i].symbol, x->flat->root)]);
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    add_tuples(m, x->initial[p->globals.count + d]);
  m->initial = m->candidates.size;
}

static void add_chosen(minimiser *m, fir_steps steps) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    const fir_record *r = &m->claim->execution->records[s->number];
    for (uint32_t j = 0;
         s->kind == FIR_STEP_SPEC && r->chosen && j < s->frame->target_count; j++)
      add_tuples(m, r->chosen[j]);
    add_chosen(m, s->then);
    add_chosen(m, s->otherwise);
  }
}

static void add_formulas(minimiser *m) {
  relation_problem *p = m->claim->logic->problem;
  fir_claim_add_execution(m->claim, m->finder);
  relation_finder_add(m->finder, relation_not(p, m->claim->kept));
  for (uint32_t i = 0; i < m->candidates.size; i++) {
    const candidate *c = &m->candidates.data[i];
    relation_tuples one =
        relation_tuples_from_index(p, relation_arity(c->relation), &c->tuple, 1);
    relation_expr tuple = relation_constant(p, "tuple", one);
    relation_finder_add_labelled(m->finder,
                                 relation_not(p, relation_in(p, tuple, c->relation)), i);
  }
}

/* Is there a counterexample without what is gone, and without `also`? */
static bool exists(minimiser *m, uint32_t count, uint32_t also) {
  vec_clear(&m->labels);
  for (uint32_t i = 0; i < count; i++)
    if (m->candidates.data[i].gone || i == also)
      vec_push(&m->labels, i);
  m->questions++;
  return relation_finder_solve_with(m->finder, m->labels.data, m->labels.size) ==
         SAT_SATISFIABLE;
}

/* What the instance does not have is gone for good. */
static void drop_absent(minimiser *m, const relation_instance *instance, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    candidate *c = &m->candidates.data[i];
    c->gone =
        !relation_tuples_has(relation_instance_get(instance, c->relation), c->tuple);
  }
}

/* Shrinks the first `count` candidates from `from` on. */
static void shrink(minimiser *m, uint32_t from, uint32_t count) {
  for (uint32_t i = from; i < count && m->questions < QUESTIONS; i++)
    if (!m->candidates.data[i].gone && exists(m, count, i))
      drop_absent(m, relation_finder_instance(m->finder), count);
}

relation_finder *fir_minimise(arena *a, fir_claim *c, const relation_options *finding,
                              const relation_instance *instance) {
  minimiser m = {.store = a, .claim = c};
  relation_options options = *finding;
  options.no_symmetry = true; /* the smallest need not be the representative */
  options.many_small = true;
  options.limits.conflicts = CONFLICTS;
  m.finder = relation_finder_new(c->logic->problem, &options);
  add_candidates(&m);
  add_chosen(&m, c->execution->flat->steps);
  add_formulas(&m);
  drop_absent(&m, instance, m.initial);
  shrink(&m, 0, m.initial);
  bool good = exists(&m, m.initial, UINT32_MAX);
  if (good) {
    drop_absent(&m, relation_finder_instance(m.finder), m.candidates.size);
    shrink(&m, m.initial, m.candidates.size);
    good = exists(&m, m.candidates.size, UINT32_MAX);
  }
  vec_release(&m.candidates);
  vec_release(&m.labels);
  if (good)
    return m.finder;
  relation_finder_delete(m.finder);
  return NULL;
}
