/* The execution rules. A branch runs both sides from the same bindings; a journal of
 * overwritten slots undoes the first side and tells which slots the sides changed, so
 * that only those are merged.
 *
 * `exit` in the middle of a body leaves the rest to those executions that still run:
 * `alive` is a formula, and the rest is a branch on it. */
#include "fir/execute.h"

#include <assert.h>
#include <string.h>

typedef enum { ALL_RUN, SOME_RUN, NONE_RUN } liveness;

/* Which executions still run in the current body. */
typedef struct running {
  liveness kind;
  relation_formula formula; /* SOME_RUN */
  const fir_slice *slice;   /* steps that decide it */
} running;

typedef struct change {
  uint32_t slot;
  relation_expr value;
} change;
typedef vector(change) change_vector;

typedef struct executor {
  fir_execution *x;
  fir_logic *logic;
  relation_problem *problem;
  const fir_program *program;
  bool *allocated;          /* the domains that some step can enlarge */
  change_vector journal;    /* slots with the values they had */
  relation_formula reached; /* under which the current step is executed */
  running alive;
} executor;

static void run_steps(executor *, fir_steps, uint32_t from);

/* ---- Small pieces ---- */

static const fir_slice *slice_of(executor *e, const fir_step *step,
                                 const fir_slice *next) {
  fir_slice *s = arena_new(e->logic->store, fir_slice);
  *s = (fir_slice){step, next};
  return s;
}

static const fir_slice *slice_union(executor *e, const fir_slice *a, const fir_slice *b) {
  for (; a; a = a->next)
    b = slice_of(e, a->step, b);
  return b;
}

static fir_saying saying_of(const executor *e, uint32_t site) {
  return e->x->strategy.sayings ? e->x->strategy.sayings[site] : FIR_SAID;
}

static relation_formula switch_of(executor *e, uint32_t site) {
  fir_switch s = {site, fir_logic_switch(e->logic)};
  vec_push(&e->x->switches, s);
  return s.on;
}

static void demand(executor *e, relation_formula f, const fir_slice *slice) {
  uint32_t site = e->x->site_count++;
  if (saying_of(e, site) == FIR_UNSAID)
    return;
  if (saying_of(e, site) == FIR_SWITCHED)
    f = relation_implies(e->problem, switch_of(e, site), f);
  vec_push(&e->x->path, ((fir_constraint){f, slice, site, NULL, NULL}));
}

static relation_expr freed(executor *e, const fir_symbol *s, uint32_t site) {
  fir_freed f = {site, fir_logic_fresh(e->logic, s)};
  vec_push(&e->x->freed, f);
  return f.relation;
}

/* The value, or any, as the saying wants it. */
static relation_expr as_said(executor *e, const fir_symbol *s, relation_expr value,
                             uint32_t site) {
  switch (saying_of(e, site)) {
  case FIR_SAID: return value;
  case FIR_UNSAID: return freed(e, s, site);
  case FIR_SWITCHED: break;
  }
  assert(value && "what has a switch says something");
  return fir_logic_choose(e->logic, switch_of(e, site), value, freed(e, s, site));
}

static void always(executor *e, relation_formula f) {
  vec_push(&e->x->background, f);
}

static bool is_built_in(const fir_rows *type) {
  for (uint32_t i = 0; i < type->count * type->arity; i++)
    if (type->cells[i] >= FIR_USER_DOMAINS)
      return false;
  return true;
}

/* The bounds say it already where all atoms exist. */
static void always_of_type(executor *e, relation_expr value, const fir_symbol *s) {
  if (!is_built_in(s->type))
    always(e, relation_in(e->problem, value,
                          fir_translate_type(e->logic, e->x->slots, s->type)));
}

static void bind(executor *e, uint32_t slot, relation_expr value) {
  vec_push(&e->journal, ((change){slot, e->x->slots[slot]}));
  e->x->slots[slot] = value;
}

static uint32_t slot_of(const executor *e, const fir_symbol *s, const fir_activation *a) {
  return fir_slot(e->program, s, a);
}

static fir_record *record_of(executor *e, const fir_step *step) {
  return &e->x->records[step->number];
}

/* The symbol that a slot belongs to. */
static const fir_symbol *symbol_at(const executor *e, uint32_t slot) {
  const fir_program *p = e->program;
  if (slot < p->globals.count)
    return p->globals.data[slot];
  slot -= p->globals.count;
  if (slot < p->domains.count)
    return p->domains.data[slot];
  return p->locals.data[(slot - p->domains.count) % p->locals.count];
}

/* ---- Allocation in order (003 §3.4) ---- */

static uint32_t first_atom(const executor *e, uint32_t domain) {
  const fir_universe *u = e->logic->universe;
  return u->first[domain] + u->literals[domain];
}

static uint32_t last_atom(const executor *e, uint32_t domain) {
  const fir_universe *u = e->logic->universe;
  return u->first[domain] + u->size[domain] - 1;
}

/* Pairs of neighbours in the order of allocation. */
static relation_expr order_of(executor *e, uint32_t domain) {
  u32_vector pairs = {0};
  for (uint32_t a = first_atom(e, domain); a < last_atom(e, domain); a++) {
    vec_push(&pairs, a);
    vec_push(&pairs, a + 1);
  }
  relation_expr order =
      relation_constant(e->problem,
                        arena_print(e->logic->store, "%s_order",
                                    e->program->domains.data[domain]->name->text),
                        relation_tuples_mk(e->problem, 2, pairs.data, pairs.size / 2));
  vec_release(&pairs);
  return order;
}

/* Whether the text can tell its atoms apart by their places. */
static bool is_ordered(const executor *e, uint32_t domain) {
  const fir_symbols *orders = &e->program->orders;
  for (uint32_t i = 0; i < orders->count; i++)
    if (orders->data[i]->type->cells[0] == domain)
      return true;
  return false;
}

static bool has_atoms(const executor *e, uint32_t domain) {
  return e->logic->universe->size[domain] > e->logic->universe->literals[domain];
}

static void find_allocated(executor *e, fir_steps steps) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    if (s->kind == FIR_STEP_CREATE)
      e->allocated[s->domain->index] = true;
    for (uint32_t j = 0; s->kind == FIR_STEP_SPEC && j < s->frame->target_count; j++)
      if (s->frame->targets[j].symbol->kind == FIR_DOMAIN)
        e->allocated[s->frame->targets[j].symbol->index] = true;
    find_allocated(e, s->then);
    find_allocated(e, s->otherwise);
  }
}

/* The extent is a beginning of the order. A domain that nothing enlarges needs none: the
 * model finder breaks the symmetry of its atoms better when no order tells them apart. */
static relation_formula is_prefix(executor *e, uint32_t domain, relation_expr extent) {
  if (!e->x->ordered || !e->allocated[domain] || !has_atoms(e, domain))
    return relation_true(e->problem);
  return relation_in(e->problem, relation_join(e->problem, order_of(e, domain), extent),
                     extent);
}

/* The atom after the extent; nothing when all are taken. The thesis'
 * `no currs ? first : currs.order - currs`, without the case. */
static relation_expr next_atom(executor *e, uint32_t domain, relation_expr currs) {
  relation_problem *p = e->problem;
  if (!has_atoms(e, domain))
    return relation_none(p, 1);
  uint32_t atom = first_atom(e, domain);
  relation_expr first =
      relation_constant(p,
                        arena_print(e->logic->store, "%s_first",
                                    e->program->domains.data[domain]->name->text),
                        relation_tuples_range(p, atom, atom));
  relation_expr reached =
      relation_union(p, first, relation_join(p, currs, order_of(e, domain)));
  return relation_difference(p, reached, currs);
}

/* ---- Update steps ---- */

static relation_expr constrained(executor *e, const fir_symbol *s, relation_expr value,
                                 const fir_step *step) {
  uint32_t site = e->x->site_count++;
  if (e->x->strategy.sayings)
    return as_said(e, s, value, site);
  relation_expr fresh = fir_logic_fresh(e->logic, s);
  vec_push(&e->x->path, ((fir_constraint){relation_equal(e->problem, fresh, value),
                                          slice_of(e, step, NULL), site, fresh, value}));
  return fresh;
}

static void run_assign(executor *e, const fir_step *step) {
  fir_scope scope = {.slots = e->x->slots, .activation = step->activation};
  const fir_symbol *target = step->target;
  relation_expr value =
      fir_translate(e->logic, &scope, step->value, fir_symbol_arity(target));
  if (e->x->strategy.constrain_assign)
    value = constrained(e, target, value, step);
  bind(e, slot_of(e, target, step->target_activation), value);
}

/* A single atom that the extent does not have. */
static relation_expr any_new_atom(executor *e, const fir_step *step,
                                  relation_expr currs) {
  relation_problem *p = e->problem;
  relation_expr atom =
      relation_declare(p, step->target->name->text, relation_tuples_empty(p, 1),
                       fir_logic_domain(e->logic, step->domain->index));
  const fir_slice *slice = slice_of(e, step, NULL);
  demand(e, relation_one(p, atom), slice);
  demand(e, relation_not(p, relation_in(p, atom, currs)), slice);
  record_of(e, step)->chosen = arena_new(e->logic->store, relation_expr);
  *record_of(e, step)->chosen = atom;
  return atom;
}

static void run_create(executor *e, const fir_step *step) {
  relation_problem *p = e->problem;
  uint32_t extent = slot_of(e, step->domain, step->activation);
  relation_expr currs = e->x->slots[extent], atom;
  bool constrain = e->x->strategy.constrain_create;
  if (e->x->ordered) {
    atom = next_atom(e, step->domain->index, currs);
    if (constrain)
      atom = constrained(e, step->target, atom, step);
    demand(e, relation_some(p, atom), slice_of(e, step, NULL));
  } else
    atom = any_new_atom(e, step, currs);
  relation_expr larger = relation_union(p, currs, atom);
  if (constrain)
    larger = constrained(e, step->domain, larger, step);
  bind(e, slot_of(e, step->target, step->activation), atom);
  bind(e, extent, larger);
}

/* A new value for a name in a frame, within its type; domains only grow. */
static relation_expr havoc(executor *e, const fir_symbol *s, relation_expr old) {
  relation_expr fresh = fir_logic_fresh(e->logic, s);
  if (s->kind == FIR_DOMAIN) {
    always(e, relation_in(e->problem, old, fresh));
    always(e, is_prefix(e, s->index, fresh));
  }
  return fresh;
}

static void run_spec(executor *e, const fir_step *step) {
  const fir_stmt *frame = step->frame;
  arena *a = e->logic->store;
  relation_expr *olds = arena_new_array(a, relation_expr, frame->target_count);
  relation_expr *news = arena_new_array(a, relation_expr, frame->target_count);
  fir_scope scope = {e->x->slots, step->activation, frame, olds};
  relation_formula guard =
      step->guard ? fir_translate_formula(e->logic, &scope, step->guard) : NULL;
  for (uint32_t i = 0; i < frame->target_count; i++) {
    const fir_symbol *s = frame->targets[i].symbol;
    uint32_t slot = slot_of(e, s, step->activation);
    olds[i] = e->x->slots[slot];
    news[i] = havoc(e, s, olds[i]);
    bind(e, slot, news[i]);
  }
  for (uint32_t i = 0; i < frame->target_count; i++) {
    const fir_symbol *s = frame->targets[i].symbol;
    if (s->kind != FIR_DOMAIN)
      always_of_type(e, news[i], s);
  }
  relation_formula f = fir_translate_formula(e->logic, &scope, step->value);
  demand(e, guard ? relation_implies(e->problem, guard, f) : f, slice_of(e, step, NULL));
  record_of(e, step)->chosen = news;
}

/* A call beyond the limit returns nothing to nobody; but what follows is translated, too,
 * and finds a value. */
static void run_close(executor *e, const fir_step *step) {
  for (uint32_t i = 0; !step->value && i < step->source->target_count; i++) {
    const fir_symbol *s = step->source->targets[i].symbol;
    bind(e, slot_of(e, s, step->activation),
         relation_none(e->problem, fir_symbol_arity(s)));
  }
  fir_scope scope = {.slots = e->x->slots, .activation = step->activation};
  relation_formula f = step->value ? fir_translate_formula(e->logic, &scope, step->value)
                                   : relation_true(e->problem);
  demand(e, relation_not(e->problem, f), slice_of(e, step, NULL));
}

/* ---- Branches ---- */

typedef struct side {
  change_vector changes; /* slots with the values they got */
  running alive;
} side;

/* Runs the steps under the condition and takes their effects back out. */
static side run_side(executor *e, relation_formula cond, const fir_slice *by,
                     fir_steps steps, uint32_t from) {
  relation_formula reached = e->reached;
  uint32_t journal = e->journal.size, path = e->x->path.size;
  e->reached = relation_and(e->problem, reached, cond);
  e->alive = (running){.kind = ALL_RUN};
  run_steps(e, steps, from);
  e->reached = reached;
  for (uint32_t i = path; i < e->x->path.size; i++) {
    fir_constraint *c = &e->x->path.data[i];
    c->formula = relation_implies(e->problem, cond, c->formula);
    c->slice = slice_union(e, by, c->slice);
  }
  side s = {.alive = e->alive};
  while (e->journal.size > journal) {
    change undone = vec_pop(&e->journal);
    vec_push(&s.changes, ((change){undone.slot, e->x->slots[undone.slot]}));
    e->x->slots[undone.slot] = undone.value;
  }
  return s;
}

/* The two sides' values of one slot become one. */
static relation_expr merge_values(executor *e, relation_formula cond, const fir_slice *by,
                                  const fir_symbol *s, relation_expr then,
                                  relation_expr otherwise) {
  uint32_t first = e->x->site_count, second = first + 1;
  e->x->site_count += 2;
  if (saying_of(e, first) == FIR_UNSAID && saying_of(e, second) == FIR_UNSAID)
    return freed(e, s, first);
  then = as_said(e, s, then, first);
  otherwise = as_said(e, s, otherwise, second);
  if (then == otherwise || !otherwise)
    return then; /* a local that only one side knows is read only after that side */
  if (!then)
    return otherwise;
  if (!e->x->strategy.constrain_branch || e->x->strategy.sayings)
    return fir_logic_choose(e->logic, cond, then, otherwise);
  relation_problem *p = e->problem;
  relation_expr fresh = fir_logic_fresh(e->logic, s);
  relation_formula a = relation_implies(p, cond, relation_equal(p, fresh, then));
  relation_formula b = relation_or(p, cond, relation_equal(p, fresh, otherwise));
  vec_push(&e->x->path, ((fir_constraint){a, by, first, fresh, then}));
  vec_push(&e->x->path, ((fir_constraint){b, by, second, fresh, otherwise}));
  return fresh;
}

/* In a side's changes the first of a slot, made last, is its value. */
static const change *find_change(const map *index, const side *s, uint32_t slot) {
  const uint64_t *at = map_get(index, slot);
  return at ? &s->changes.data[*at] : NULL;
}

static void index_changes(map *index, const side *s) {
  for (uint32_t i = s->changes.size; i-- > 0;)
    map_put(index, s->changes.data[i].slot, i);
}

static void merge_sides(executor *e, relation_formula cond, const fir_slice *by,
                        const side *then, const side *otherwise) {
  map thens = {0}, others = {0};
  index_changes(&thens, then);
  index_changes(&others, otherwise);
  for (uint32_t i = 0; i < then->changes.size + otherwise->changes.size; i++) {
    bool first = i < then->changes.size;
    uint32_t slot = first ? then->changes.data[i].slot
                          : otherwise->changes.data[i - then->changes.size].slot;
    const change *t = find_change(&thens, then, slot);
    const change *o = find_change(&others, otherwise, slot);
    bool done = first ? t != &then->changes.data[i]
                      : t || o != &otherwise->changes.data[i - then->changes.size];
    if (done)
      continue;
    relation_expr base = e->x->slots[slot];
    bind(e, slot,
         merge_values(e, cond, by, symbol_at(e, slot), t ? t->value : base,
                      o ? o->value : base));
  }
  map_release(&thens);
  map_release(&others);
}

static relation_formula alive_formula(const executor *e, running r) {
  return r.kind == ALL_RUN    ? relation_true(e->problem)
         : r.kind == NONE_RUN ? relation_false(e->problem)
                              : r.formula;
}

static running merge_running(executor *e, relation_formula cond, const fir_slice *by,
                             running then, running otherwise) {
  if (then.kind == otherwise.kind && then.kind != SOME_RUN)
    return then;
  relation_problem *p = e->problem;
  running r = {.kind = SOME_RUN};
  r.formula = relation_and(p, relation_implies(p, cond, alive_formula(e, then)),
                           relation_or(p, cond, alive_formula(e, otherwise)));
  r.slice = slice_union(e, by, slice_union(e, then.slice, otherwise.slice));
  return r;
}

static void run_branch(executor *e, relation_formula cond, const fir_slice *by,
                       fir_steps then, uint32_t from, fir_steps otherwise,
                       running other_alive) {
  side t = run_side(e, cond, by, then, from);
  side o = run_side(e, relation_not(e->problem, cond), by, otherwise, 0);
  if (other_alive.kind == NONE_RUN)
    o.alive = other_alive;
  merge_sides(e, cond, by, &t, &o);
  e->alive = merge_running(e, cond, by, t.alive, o.alive);
  vec_release(&t.changes);
  vec_release(&o.changes);
}

static bool is_unreached(const executor *e, fir_steps side) {
  const bool *unreached = e->x->strategy.unreached;
  return unreached && side.count && unreached[side.data[0]->number];
}

/* Both sides are executed in any case, so that sites keep their numbers. */
static relation_formula condition_of(executor *e, const fir_step *step) {
  fir_scope scope = {.slots = e->x->slots, .activation = step->activation};
  if (is_unreached(e, step->then))
    return relation_false(e->problem);
  if (is_unreached(e, step->otherwise))
    return relation_true(e->problem);
  return fir_translate_formula(e->logic, &scope, step->value);
}

static void run_if(executor *e, const fir_step *step) {
  relation_formula cond = condition_of(e, step);
  run_branch(e, cond, slice_of(e, step, NULL), step->then, 0, step->otherwise,
             (running){.kind = ALL_RUN});
}

/* ---- All steps ---- */

static void run_step(executor *e, const fir_step *step) {
  record_of(e, step)->reached = e->reached;
  switch (step->kind) {
  case FIR_STEP_ASSIGN: run_assign(e, step); break;
  case FIR_STEP_CREATE: run_create(e, step); break;
  case FIR_STEP_SPEC: run_spec(e, step); break;
  case FIR_STEP_CLOSE: run_close(e, step); break;
  case FIR_STEP_IF: run_if(e, step); break;
  case FIR_STEP_BODY:
    run_steps(e, step->then, 0);
    e->alive = (running){.kind = ALL_RUN};
    break;
  case FIR_STEP_EXIT:
    e->alive = (running){.kind = NONE_RUN, .slice = slice_of(e, step, NULL)};
    break;
  }
}

static void run_steps(executor *e, fir_steps steps, uint32_t from) {
  for (uint32_t i = from; i < steps.count && e->alive.kind == ALL_RUN; i++) {
    run_step(e, steps.data[i]);
    if (e->alive.kind == SOME_RUN && i + 1 < steps.count) {
      running r = e->alive;
      run_branch(e, r.formula, r.slice, steps, i + 1, (fir_steps){0},
                 (running){.kind = NONE_RUN, .slice = r.slice});
      return;
    }
  }
}

/* ---- The initial state (003 §3.2.2, §3.4.2) ---- */

static bool is_exact(const executor *e, uint32_t domain) {
  const bool *exact = e->logic->universe->bounds.exact;
  return exact && exact[domain];
}

static void start_domains(executor *e) {
  const fir_program *p = e->program;
  for (uint32_t d = 0; d < p->domains.count; d++) {
    const fir_symbol *s = p->domains.data[d];
    relation_expr *slot = &e->x->slots[fir_slot(p, s, NULL)];
    if (d < FIR_USER_DOMAINS)
      *slot = relation_constant(e->problem, s->name->text, fir_logic_domain(e->logic, d));
    else {
      *slot = fir_logic_fresh(e->logic, s);
      always(e, is_prefix(e, d, *slot));
      if (is_exact(e, d))
        always(e, relation_equal(e->problem, *slot,
                                 relation_constant(e->problem, "all",
                                                   fir_logic_domain(e->logic, d))));
      if (e->x->ordered && e->allocated[d] && has_atoms(e, d) && !is_ordered(e, d))
        vec_push(&e->x->interchangeable,
                 ((fir_interchangeable){*slot, first_atom(e, d), last_atom(e, d)}));
    }
  }
}

static void start_variable(executor *e, const fir_symbol *s) {
  relation_expr *slot = &e->x->slots[slot_of(e, s, e->x->flat->root)];
  *slot = fir_logic_fresh(e->logic, s);
  always_of_type(e, *slot, s);
}

static void start(executor *e) {
  start_domains(e);
  for (uint32_t i = 0; i < e->program->globals.count; i++)
    start_variable(e, e->program->globals.data[i]);
  const fir_proc *proc = e->x->flat->proc;
  for (uint32_t i = 0; i < proc->input_count; i++)
    start_variable(e, proc->inputs[i].symbol);
}

fir_execution *fir_execute(fir_logic *l, const fir_unrolled *flat, fir_strategy strategy,
                           bool ordered) {
  const fir_program *p = l->universe->program;
  uint32_t slots = fir_slot_count(p, flat->activation_count);
  fir_execution *x = arena_new(l->store, fir_execution);
  *x = (fir_execution){.logic = l, .flat = flat, .strategy = strategy};
  x->ordered = ordered || p->orders.count;
  x->slots = arena_new_array(l->store, relation_expr, slots);
  x->initial = arena_new_array(l->store, relation_expr, slots);
  x->records = arena_new_array(l->store, fir_record, flat->step_count);
  executor e = {.x = x, .logic = l, .problem = l->problem, .program = p};
  e.reached = relation_true(l->problem);
  e.allocated = arena_new_array(l->store, bool, p->domains.count);
  find_allocated(&e, flat->steps);
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    e.allocated[d] |= is_ordered(&e, d);
  start(&e);
  memcpy(x->initial, x->slots, slots * sizeof *x->slots);
  run_steps(&e, flat->steps, 0);
  vec_release(&e.journal);
  return x;
}

void fir_execution_release(fir_execution *x) {
  vec_release(&x->background);
  vec_release(&x->path);
  vec_release(&x->freed);
  vec_release(&x->switches);
  vec_release(&x->interchangeable);
}
