/* Minimal unsatisfiable cores. The solver names the assumptions it needed. Those without
 * which the others are possible stand in every smaller core: they are found one after the
 * other, as instances that violate one assumption of the core, whichever. When there is
 * no such instance any more, the others can each be left out, and mostly all at once; if
 * not, deletion decides: each is left out in turn, and if the rest is still impossible,
 * what the solver now needed is the new, smaller core. */
#include "relation/finder.h"

/* A core in the making: numbers of constraints. */
typedef struct core {
  relation_finder *finder;
  u32_vector all, necessary; /* the second a part of the first, both ascending */
  bool is_minimal;
} core;

/* The constraints of `tried` that the last answer needed. */
static void refine(const relation_finder *f, const u32_vector *tried, u32_vector *core) {
  vec_clear(core);
  vec_each (uint32_t, i, tried) {
    if (query_failed(f->query, f->constraints.data[*i].value))
      vec_push(core, *i);
  }
}

static literal value_of(const relation_finder *f, uint32_t constraint_) {
  return f->constraints.data[constraint_].value;
}

static bool is_necessary(const core *c, uint32_t constraint_) {
  vec_each (uint32_t, i, &c->necessary)
    if (*i == constraint_)
      return true;
  return false;
}

/* Asserts that, where `asked` holds, all of the core but at most one hold; gives for each
 * the literal that says that it is the one. */
static void allow_one(core *c, literal asked, literal_vector *is_left) {
  relation_finder *f = c->finder;
  literal before = LITERAL_FALSE; /* one of those so far is left out */
  vec_each (uint32_t, i, &c->all) {
    literal left = formula_variable(f->graph);
    literal kept[] = {literal_not(asked), left, value_of(f, *i)};
    query_assert_clause(f->query, kept, 3);
    literal first[] = {literal_not(asked), literal_not(left), literal_not(before)};
    query_assert_clause(f->query, first, 3);
    before = formula_or(f->graph, before, left);
    vec_push(is_left, left);
  }
}

static uint32_t the_one_left(core *c, const literal_vector *is_left) {
  for (uint32_t i = 0; i < is_left->size; i++)
    if (query_value(c->finder->query, is_left->data[i]))
      return i;
  return is_left->size;
}

/* Those without which the rest of the core is possible. */
static void find_necessary(core *c) {
  relation_finder *f = c->finder;
  literal_vector is_left = {0}, assumed = {0};
  literal asked = formula_variable(f->graph);
  allow_one(c, asked, &is_left);
  vec_push(&assumed, asked);
  while (query_solve(f->query, assumed.data, assumed.size, &f->options.limits) ==
         SAT_SATISFIABLE) {
    uint32_t one = the_one_left(c, &is_left);
    if (one == is_left.size) /* not impossible, though the caller thought so */
      break;
    vec_push(&c->necessary, c->all.data[one]);
    vec_push(&assumed, literal_not(is_left.data[one]));
  }
  query_assert(f->query, literal_not(asked));
  vec_release(&is_left);
  vec_release(&assumed);
}

static void keep_necessary_only(core *c) {
  u32_vector tried = {0};
  vec_each (uint32_t, i, &c->all)
    if (is_necessary(c, *i))
      vec_push(&tried, *i);
  assert(tried.size == c->necessary.size && "a part of the core");
  if (tried.size < c->all.size &&
      finder_ask(c->finder, &tried, false) == SAT_UNSATISFIABLE) {
    vec_clear(&c->all);
    vec_each (uint32_t, i, &tried)
      vec_push(&c->all, *i);
  }
  vec_release(&tried);
}

static void leave_out_in_turn(core *c) {
  u32_vector rest = {0};
  for (uint32_t at = 0; at < c->all.size && c->is_minimal;) {
    if (is_necessary(c, c->all.data[at])) {
      at++;
      continue;
    }
    vec_clear(&rest);
    for (uint32_t i = 0; i < c->all.size; i++)
      if (i != at)
        vec_push(&rest, c->all.data[i]);
    sat_result result = finder_ask(c->finder, &rest, false);
    if (result == SAT_UNSATISFIABLE)
      refine(c->finder, &rest,
             &c->all); /* those before `at` are necessary: still there */
    else
      at++;
    c->is_minimal &= result != SAT_UNKNOWN;
  }
  vec_release(&rest);
}

bool relation_finder_core(relation_finder *f, u32_vector *labels) {
  assert(f->result == SAT_UNSATISFIABLE && !f->asked_for_next && "impossible as asked");
  core c = {.finder = f, .is_minimal = true};
  refine(f, &f->active, &c.all);
  find_necessary(&c);
  keep_necessary_only(&c);
  leave_out_in_turn(&c);
  vec_each (uint32_t, i, &c.all)
    vec_push(labels, f->constraints.data[*i].label);
  vec_release(&c.all);
  vec_release(&c.necessary);
  f->result = SAT_UNKNOWN;
  return c.is_minimal;
}

void relation_finder_necessary(relation_finder *f, u32_vector *labels) {
  core c = {.finder = f};
  f->result = SAT_UNKNOWN;
  if (!relation_finder_translate(f))
    return;
  for (uint32_t i = 0; i < f->constraints.size; i++)
    if (f->constraints.data[i].labelled)
      vec_push(&c.all, i);
  find_necessary(&c);
  vec_each (uint32_t, i, &c.necessary)
    vec_push(labels, f->constraints.data[*i].label);
  vec_release(&c.all);
  vec_release(&c.necessary);
}
