/* The finder: translates all formulas once, then asks the solver.
 *
 * Unlabelled formulas and the symmetry predicate are asserted, labelled ones assumed.
 * Instances that were seen are excluded by clauses that hold only under the literal
 * `fresh`, so that a later solve starts anew. */
#include "relation/finder.h"

#include "relation/instance.h"
#include "relation/symmetry.h"

enum { DEFAULT_SYMMETRY_LENGTH = 20, FACT_CONFLICTS = 1000 };

relation_finder *relation_finder_new(relation_problem *p, const relation_options *o) {
  relation_finder *f = memory_new(relation_finder);
  f->problem = p;
  if (o)
    f->options = *o;
  if (!f->options.symmetry_length)
    f->options.symmetry_length = DEFAULT_SYMMETRY_LENGTH;
  f->graph = formula_new();
  f->query = query_new(
      f->graph, sat_cadical_new(f->options.many_small ? SAT_MANY_SMALL : SAT_FEW_HARD));
  if (f->options.stop)
    sat_set_stop(query_solver(f->query), f->options.stop);
  return f;
}

void relation_finder_delete(relation_finder *f) {
  if (!f)
    return;
  if (f->translated) {
    translator_release(&f->translator);
    relation_instance_delete(f->instance);
  }
  query_delete(f->query);
  formula_delete(f->graph);
  vec_release(&f->constraints);
  vec_release(&f->symmetries);
  vec_release(&f->active);
  vec_release(&f->assumptions);
  memory_free(f->mentioned);
  memory_free(f);
}

static void add(relation_finder *f, constraint c) {
  assert(!f->translated && "all formulas come before the first question");
  assert(!c.formula->free_count && "every variable is declared");
  vec_push(&f->constraints, c);
}

static const term *with_body(relation_problem *p, const term *binder, const term *body) {
  relation_decl decls[8];
  uint32_t count = term_decl_count(binder);
  for (uint32_t i = 0; i < count; i++)
    decls[i] = (relation_decl){(relation_expr)term_decl_variable(binder, i),
                               (relation_range)binder->extra[i],
                               (relation_expr)term_decl_domain(binder, i)};
  return (const term *)relation_forall(p, decls, count, (relation_formula)body);
}

/* all x | a and b: one formula for each part, so that later ones can rely on earlier
 * ones. */
static void add_parts(relation_finder *f, const term *g) {
  const term *body = g->kind == TERM_FORALL ? term_body(g) : g;
  bool splits = body->kind == TERM_AND && (g == body || term_decl_count(g) <= 8);
  if (!splits) {
    add(f, (constraint){.formula = g});
    return;
  }
  for (uint32_t i = 0; i < body->child_count; i++) {
    const term *part = body->children[i];
    add_parts(f, g == body ? part : with_body(f->problem, g, part));
  }
}

void relation_finder_add(relation_finder *f, relation_formula g) {
  add_parts(f, term_of_formula(g));
}

void relation_finder_add_labelled(relation_finder *f, relation_formula g,
                                  relation_label label) {
  add(f, (constraint){term_of_formula(g), true, label, LITERAL_FALSE});
}

void relation_finder_add_symmetry(relation_finder *f, relation_expr set,
                                  relation_atom first, relation_atom last) {
  assert(!f->translated && "all comes before the first question");
  assert(term_of_expr(set)->kind == TERM_RELATION && term_of_expr(set)->arity == 1 &&
         "a declared set");
  vec_push(&f->symmetries, ((known_symmetry){term_of_expr(set), first, last}));
}

/* ---- Translation ---- */

static void mark_mentioned(relation_finder *f) {
  uint8_t *seen = memory_new_array(uint8_t, f->problem->term_count);
  vector(const term *) open = {0};
  vec_each (constraint, c, &f->constraints)
    vec_push(&open, c->formula);
  while (open.size) {
    const term *t = vec_pop(&open);
    if (seen[t->id])
      continue;
    seen[t->id] = 1;
    if (t->kind == TERM_RELATION)
      f->mentioned[t->value] = 1;
    for (uint32_t i = 0; i < t->child_count; i++)
      vec_push(&open, t->children[i]);
  }
  vec_release(&open);
  memory_free(seen);
}

/* Two neighbours may be exchanged when both are in the set. */
static literal known_symmetries(relation_finder *f) {
  translator *t = &f->translator;
  literal out = LITERAL_TRUE;
  vec_each (known_symmetry, s, &f->symmetries) {
    if (!f->mentioned[s->set->value])
      continue;
    const matrix *set = translate_relation(t, (uint32_t)s->set->value);
    for (relation_atom a = s->first; a < s->last; a++) {
      literal leader = symmetry_exchange(t, a, a + 1, f->options.symmetry_length);
      literal said = formula_implies(f->graph, matrix_get(set, a + 1), leader);
      out = formula_and(f->graph, out, said);
    }
  }
  return out;
}

static literal broken_symmetries(relation_finder *f) {
  if (f->options.no_symmetry)
    return LITERAL_TRUE;
  u32_vector first = {0};
  f->symmetry_classes = symmetry_classes(f->problem, f->mentioned, &first);
  literal out = symmetry_predicate(&f->translator, &first, f->options.symmetry_length);
  vec_release(&first);
  return formula_and(f->graph, out, known_symmetries(f));
}

/* ---- Facts: constraints without a label, as they are translated ---- */

static void tell_facts(relation_finder *f, query *q, uint32_t from) {
  for (uint32_t i = from; i < f->facts.size; i++)
    query_assert(q, f->facts.data[i]);
}

/* What has come since the last time goes to the solver only now: most comes behind the last
 * question. */
static bool follows(void *context, literal a) {
  relation_finder *f = context;
  literal no = literal_not(a);
  sat_limits little = {.conflicts = FACT_CONFLICTS};
  tell_facts(f, f->knowing, f->told);
  f->told = f->facts.size;
  return query_solve(f->knowing, &no, 1, &little) == SAT_UNSATISFIABLE;
}

/* The solver for many small questions answers these as well. */
static void start_facts(relation_finder *f, literal symmetry) {
  f->knowing = f->options.many_small
                   ? f->query
                   : query_new(f->graph, sat_cadical_new(SAT_MANY_SMALL));
  if (f->options.stop)
    sat_set_stop(query_solver(f->knowing), f->options.stop);
  vec_push(&f->facts, symmetry);
  f->translator.facts = (translate_facts){follows, f, 1};
}

static void end_facts(relation_finder *f) {
  tell_facts(f, f->query, f->knowing == f->query ? f->told : 0);
  if (f->knowing != f->query)
    query_delete(f->knowing);
  f->knowing = NULL;
  vec_release(&f->facts);
  f->translator.facts = (translate_facts){0};
}

static void translate_constraints(relation_finder *f, bool labelled) {
  vec_each (constraint, c, &f->constraints) {
    if (c->labelled != labelled)
      continue;
    c->value = translate_root(&f->translator, c->formula);
    if (!labelled) {
      vec_push(&f->facts, c->value);
      f->translator.facts.count++;
    }
  }
}

bool relation_finder_translate(relation_finder *f) {
  translator *t = &f->translator;
  if (f->translated)
    return !t->reason;
  f->translated = true;
  f->mentioned = memory_new_array(uint8_t, f->problem->relations.size);
  mark_mentioned(f);
  translator_init(t, f->problem, f->graph, &f->options);
  f->instance = relation_instance_new(f->problem);
  for (uint32_t i = 0; i < f->problem->relations.size; i++)
    if (f->mentioned[i])
      translate_relation(t, i);
  start_facts(f, broken_symmetries(f));
  translate_constraints(f, false);
  translate_constraints(f, true);
  end_facts(f);
  translator_forget(t);
  vec_each (literal, hint, &t->hints)
    query_assert(f->query, *hint);
  return !t->reason;
}

/* ---- Asking ---- */

static relation_tuples tuples_of(relation_finder *f, const matrix *m) {
  relation_tuples out = {.arity = m->arity};
  uint64_t *index = arena_new_array(&f->instance->store, uint64_t, m->cells.size);
  vec_each (cell, x, &m->cells) {
    if (query_value(f->query, x->value))
      index[out.count++] = x->index;
  }
  out.index = index;
  return out;
}

static void extract(relation_finder *f) {
  relation_instance_reset(f->instance);
  translator *t = &f->translator;
  for (uint32_t i = 0; i < t->relations.size; i++)
    if (t->relations.data[i])
      f->instance->values.data[i] = tuples_of(f, t->relations.data[i]);
  vec_each (witness, w, &t->witnesses) {
    relation_witness found = {(relation_expr)w->variable, tuples_of(f, w->value)};
    vec_push(&f->instance->witnesses, found);
  }
}

sat_result finder_ask(relation_finder *f, const u32_vector *active, bool next) {
  vec_clear(&f->assumptions);
  vec_each (uint32_t, i, active)
    vec_push(&f->assumptions, f->constraints.data[*i].value);
  if (next)
    vec_push(&f->assumptions, f->fresh);
  f->result =
      query_solve(f->query, f->assumptions.data, f->assumptions.size, &f->options.limits);
  f->reason = NULL;
  if (f->result == SAT_UNKNOWN) {
    bool stopped = f->options.stop && atomic_load(f->options.stop);
    f->reason = stopped ? "interrupted" : "the solver's limit of conflicts or decisions";
  }
  return f->result;
}

void relation_finder_limit(relation_finder *f, sat_limits limits) {
  f->options.limits = limits;
}

static bool among(relation_label label, const relation_label *labels, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (labels[i] == label)
      return true;
  return false;
}

static sat_result solve(relation_finder *f, bool all, const relation_label *labels,
                        size_t count) {
  f->asked_for_next = false;
  f->fresh = LITERAL_FALSE;
  if (!relation_finder_translate(f)) {
    f->reason = f->translator.reason;
    return f->result = SAT_UNKNOWN;
  }
  vec_clear(&f->active);
  for (uint32_t i = 0; i < f->constraints.size; i++) {
    const constraint *c = &f->constraints.data[i];
    if (c->labelled && (all || among(c->label, labels, count)))
      vec_push(&f->active, i);
  }
  if (finder_ask(f, &f->active, false) == SAT_SATISFIABLE)
    extract(f);
  return f->result;
}

sat_result relation_finder_solve(relation_finder *f) {
  return solve(f, true, NULL, 0);
}

sat_result relation_finder_solve_with(relation_finder *f, const relation_label *labels,
                                      size_t count) {
  return solve(f, false, labels, count);
}

const char *relation_finder_reason(const relation_finder *f) {
  return f->reason ? f->reason : "";
}

const relation_instance *relation_finder_instance(const relation_finder *f) {
  assert(f->result == SAT_SATISFIABLE && "there is an instance");
  return f->instance;
}

/* One of the relations' variables has another value than now, where `fresh` holds. */
static void exclude(relation_finder *f) {
  literal_vector clause = {0};
  translator *t = &f->translator;
  for (uint32_t i = 0; i < t->relations.size; i++)
    if (t->relations.data[i])
      vec_each (cell, x, &t->relations.data[i]->cells) {
        if (!literal_is_constant(x->value))
          vec_push(&clause, literal_not_if(x->value, query_value(f->query, x->value)));
      }
  vec_push(&clause, literal_not(f->fresh));
  query_assert_clause(f->query, clause.data, clause.size);
  vec_release(&clause);
}

sat_result relation_finder_next(relation_finder *f) {
  assert(f->result == SAT_SATISFIABLE && "there is an instance before");
  f->asked_for_next = true;
  if (f->fresh == LITERAL_FALSE)
    f->fresh = formula_variable(f->graph);
  exclude(f);
  if (finder_ask(f, &f->active, true) == SAT_SATISFIABLE)
    extract(f);
  return f->result;
}

relation_statistics relation_finder_statistics(const relation_finder *f) {
  const sat *solver = query_solver(f->query);
  relation_statistics s = {.nodes = formula_node_count(f->graph),
                           .solver_variables = query_solver_variables(f->query),
                           .clauses = solver->statistics.clauses,
                           .solves = solver->statistics.solves,
                           .symmetry_classes = f->symmetry_classes,
                           .cache_hits = f->translator.hits};
  s.variables = formula_variable_count(f->graph);
  return s;
}
