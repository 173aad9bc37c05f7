/* The questions: which objects move, what is learnt, and what follows on a path.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Terms.java):
 *
 * - Names are places in the neighbourhood: one variable has one name in a question, and
 *   what has none is arbitrary, so that what is proved is true of whatever has the names.
 * - What is learnt is of valid states, and is used with the names of this question alone.
 * - A call that becomes what it was before was proved to be that; one that becomes
 *   arbitrary keeps nothing but the relation that was proved of it (local_recall.c).
 * - The path is part of the question only as far as it is about what is near: to leave
 *   something out proves less. */
#include "prove/local_internal.h"

#include <assert.h>

enum { MOST_CONFLICTS = 200000 }; /* of one question */
enum { FEW = 1, ALL };            /* of what is assumed: without holders, or everything */

/* Whether a tree field of the object leads to another one of its class. */
static bool is_recursive(const space *s, const space_object *o) {
  for (uint32_t k = 0; k < o->slot_count; k++) {
    const space_slot *slot = &s->slots[o->first_slot + k];
    for (uint32_t d = 0; slot->is_tree && d < slot->domain.count; d++)
      if (space_get(s, slot->domain.objects[d])->class == o->class)
        return true;
  }
  return false;
}

/* The class with most positions that have others of it below them. */
static ir_class *largest_class(const space *s) {
  map counts = {0};
  ir_class *best = NULL;
  uint64_t most = 0;
  for (uint32_t k = 1; k < s->object_count; k++) {
    if (s->objects[k].role != ROLE_POSITION || !is_recursive(s, &s->objects[k]))
      continue;
    uint64_t key = map_address(s->objects[k].class);
    uint64_t *count = map_get(&counts, key);
    uint64_t now = count ? *count + 1 : 1;
    map_put(&counts, key, now);
    if (now > most) {
      most = now;
      best = s->objects[k].class;
    }
  }
  map_release(&counts);
  return best;
}

static void note_variables(local_proof *l, const u32_vector *variables) {
  enum { ROOM = 1 << 16 }; /* variables of a slot */
  const space *s = l->space;
  const ir_class *class = largest_class(s);
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const space_slot *slot = &s->slots[k];
    const space_object *o = space_get(s, slot->object);
    if (o->role != ROLE_POSITION || o->class != class)
      continue;
    map_put(&l->place_of, l->objects[slot->object.index].index, slot->object.index);
    l->has_room &= variables->data[k + 1] - variables->data[k] <= ROOM &&
                   slot->index < UINT32_MAX / ROOM;
    for (uint32_t v = variables->data[k]; v < variables->data[k + 1]; v++) {
      node_objects_put(&l->speaks, v, slot->object.index);
      while (l->role_of.size <= v)
        vec_push(&l->role_of, 0);
      l->role_of.data[v] = slot->index * ROOM + (v - variables->data[k]);
    }
  }
}

local_proof *local_proof_new(const space *s, sym_state *state, const sym_id *objects,
                             const u32_vector *variables, const _Atomic bool *stop) {
  local_proof *l = memory_new(local_proof);
  l->space = s;
  l->state = state;
  l->graph = state->formula;
  l->objects = objects;
  l->has_room = true;
  l->facts.state = state;
  l->speaks.graph = state->formula;
  questions_init(&l->asked, SAT_SOME_HARD, stop);
  l->fixed = (given){.leaf = local_fixed_leaf, .context = l};
  given_begin_in(&l->fixed, l->graph, l->asked.graph);
  l->view = &l->around;
  local_begin_translation(l);
  l->context = local_context_new();
  note_variables(l, variables);
  local_names_begin(l);
  return l;
}

void local_view_release(local_view *v) {
  map_release(&v->near);
  map_release(&v->is_near);
  given_release(&v->translated);
  map_release(&v->many_near);
  map_release(&v->stands_for);
  map_release(&v->is_assumed);
  vec_release(&v->assumed);
}

void local_proof_delete(local_proof *l) {
  if (!l)
    return;
  map_release(&l->place_of);
  vec_release(&l->role_of);
  node_objects_release(&l->speaks);
  vec_release(&l->learnt);
  questions_release(&l->asked);
  given_release(&l->fixed);
  map_release(&l->never);
  map_release(&l->refused);
  map_release(&l->refusals);
  map_release(&l->unimplied);
  map_release(&l->roles);
  vec_release(&l->far);
  map_release(&l->named);
  map_release(&l->parent_of);
  map_release(&l->call_of);
  vec_release(&l->calls);
  vec_release(&l->call_words);
  vec_release(&l->gates);
  facts_release(&l->facts);
  vec_release(&l->known);
  map_release(&l->is_known);
  local_scope_release(&l->scope);
  vec_release(&l->path);
  vec_release(&l->besides);
  local_view_release(&l->around);
  local_context_delete(l->context);
  memory_free(l);
}

void local_proof_learn(local_proof *l, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(l->graph, a, &parts);
  vec_each (literal, p, &parts)
    if (node_objects_of(&l->speaks, *p) == OBJECTS_NONE)
      query_assert(l->asked.solver, local_translate(l, *p));
  vec_push(&l->learnt, a); /* whole: calls among its parts are known as well */
  vec_release(&parts);
}

bool local_proof_is_worthwhile(const local_proof *l, bool always) {
  enum { LEAST_FIXED = 1000 }; /* nodes */
  return l->has_room && (always || formula_node_count(l->asked.graph) >= LEAST_FIXED);
}

/* One path. */

/* What is known of the neighbourhood, translated: first what does not speak of a holder,
 * an object that was written to. */
static uint32_t assume_known(local_proof *l, literal_vector *out) {
  literal_vector all = {0};
  uint32_t without_holders = 0;
  vec_each (const literal, p, &l->path)
    formula_conjuncts(l->graph, *p, &all);
  uint32_t of_path = all.size;
  vec_each (literal, p, &l->known)
    vec_push(&all, *p);
  for (int with = 0; with < 2; with++) {
    for (uint32_t k = 0; k < all.size; k++) {
      object_set s = node_objects_of(&l->speaks, all.data[k]);
      nearness n = local_nearness(l, all.data[k]);
      if (s == OBJECTS_NONE ? !with && k < of_path : n == (with ? HOLDER : NEAR))
        vec_push(out, local_translate(l, all.data[k]));
    }
    without_holders = with ? without_holders : out->size;
  }
  vec_release(&all);
  return without_holders;
}

/* What is assumed at a level, or below. */
typedef struct level_of {
  const local_view *view;
  uint64_t level;
} level_of;

static bool is_assumed(const void *context, literal fact) {
  const level_of *x = context;
  const uint64_t *known = map_get(&x->view->is_assumed, fact);
  return known && *known <= x->level;
}

/* Whether what was enough once is among what is assumed now. */
static bool was_proved(const local_proof *l, literal part, uint64_t level) {
  const level_of now = {l->view, level};
  return questions_know(&l->asked, part, is_assumed, &now);
}

/* The question, whatever the order of what is assumed. */
static uint64_t question(const literal *assumed, uint32_t count, literal part) {
  uint64_t sum = 0;
  for (uint32_t k = 0; k < count; k++)
    sum += map_mix(1, assumed[k]);
  return map_mix(sum, part);
}

/* Whether the part follows from what is assumed: FEW of it, or ALL. */
static bool follows(local_proof *l, uint64_t level, literal part_) {
  static const sat_limits limits = {.conflicts = MOST_CONFLICTS};
  literal part = local_translate(l, part_);
  if (part == LITERAL_TRUE || was_proved(l, part, level))
    return true;
  const literal *assumed = l->view->assumed.data;
  uint32_t count = level == FEW ? l->view->few : l->view->assumed.size;
  uint64_t asked = question(assumed, count, part);
  if (map_get(&l->refused, asked))
    return false;
  bool proved = questions_ask(&l->asked, assumed, count, part, &limits);
  if (proved)
    questions_learn_last(&l->asked, part);
  else
    map_put(&l->refused, asked, 1);
  return proved;
}

/* What is near of what is known is assumed. */
void local_view_begin(local_proof *l) {
  local_view *v = l->view;
  local_begin_translation(l);
  map_clear(&v->stands_for);
  map_clear(&v->many_near);
  map_clear(&v->is_near);
  v->far_used = 0;
  vec_clear(&v->assumed);
  map_clear(&v->is_assumed);
  v->few = assume_known(l, &v->assumed);
  for (uint32_t k = v->assumed.size; k-- > 0;)
    map_put(&v->is_assumed, v->assumed.data[k], k < v->few ? FEW : ALL);
}

void local_view_assume(local_proof *l, literal a) {
  literal assumed = local_translate(l, a);
  vec_push(&l->view->assumed, assumed);
  if (!map_get(&l->view->is_assumed, assumed))
    map_put(&l->view->is_assumed, assumed, ALL);
}

/* What is known, taken apart under the facts. */
static void begin_questions(local_proof *l, const literal_vector *path) {
  vec_clear(&l->path);
  vec_each (const literal, p, path)
    vec_push(&l->path, *p);
  l->only_arbitrary = false;
  vec_clear(&l->besides);
  local_find_known(l);
  local_view_begin(l);
  local_context_begin(l);
}

void local_proof_know(local_proof *l, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(l->graph, a, &parts);
  vec_each (literal, p, &parts) {
    if (local_is_known(l, *p))
      continue;
    vec_push(&l->besides, *p);
    local_view_assume(l, *p);
    local_context_assume(l, *p);
    if (node_objects_of(&l->speaks, *p) == OBJECTS_NONE)
      local_know(l,
                 *p); /* what is far would be taken for true, whatever it consists of */
  }
  vec_release(&parts);
}

void local_proof_only_arbitrary(local_proof *l) {
  l->only_arbitrary = true;
}

/* Whether to ask the question of real values, too, is worth while: it is not the same. */
static bool has_real(const local_proof *l, literal a, literal real) {
  return !l->only_arbitrary || a == real;
}

static void begin_path(local_proof *l, const literal_vector *path,
                       const literal_vector *implied) {
  facts_clear(&l->facts);
  vec_each (const literal, p, path)
    facts_add(&l->facts, *p);
  vec_each (const literal, p, implied)
    facts_add(&l->facts, *p);
  local_find_neighbourhood(l);
}

void local_proof_begin(local_proof *l, const literal_vector *path,
                       const literal_vector *implied) {
  begin_path(l, path, implied);
  begin_questions(l, path);
}

void local_proof_begin_at(local_proof *l, const literal_vector *path,
                          const literal_vector *implied, space_id object) {
  begin_path(l, path, implied);
  local_neighbourhood_at(l, object);
  begin_questions(l, path);
}

void local_proof_begin_about(local_proof *l, const literal_vector *given,
                             const literal *about, uint32_t count) {
  facts_clear(&l->facts);
  vec_each (const literal, p, given)
    facts_add(&l->facts, *p);
  local_neighbourhood_of(l, about, count);
  begin_questions(l, given);
}

/* Whether the question is worth being asked: what was refused several times, and never
 * proved, will mostly be refused again, and a refusal takes longest. */
static bool is_worth_asking(local_proof *l, literal part) {
  enum { OFTEN = 4, NOW_AND_THEN = 8 };
  uint64_t *refusals = map_get(&l->unimplied, part);
  if (!refusals || *refusals < OFTEN)
    return true;
  return ++*refusals % NOW_AND_THEN == 0;
}

/* The same as `follows`, with an eye on what came of it before. */
static bool follows_or_not(local_proof *l, literal a) {
  literal part = local_translate(l, a);
  if (!is_worth_asking(l, part) && !was_proved(l, part, ALL))
    return false;
  bool proved = follows(l, ALL, a);
  uint64_t *refusals = map_get(&l->unimplied, part);
  if (proved || !refusals)
    map_put(&l->unimplied, part, !proved);
  else
    *refusals += *refusals != 0; /* 0: it has been proved before */
  return proved;
}

bool local_proof_implies(local_proof *l, const literal *given, uint32_t count,
                         literal a) {
  if (local_is_known(l, a))
    return true;
  uint32_t before = l->view->assumed.size;
  literal_vector added = {0};
  for (uint32_t k = 0; k < count; k++) {
    literal g = local_translate(l, given[k]);
    vec_push(&l->view->assumed, g);
    if (map_get(&l->view->is_assumed, g))
      continue;
    map_put(&l->view->is_assumed, g, ALL);
    vec_push(&added, g);
  }
  bool proved = follows_or_not(l, a);
  vec_each (literal, g, &added)
    map_remove(&l->view->is_assumed, *g);
  l->view->assumed.size = before;
  vec_release(&added);
  return proved;
}

uint32_t local_proof_objects(local_proof *l, literal a) {
  uint32_t count;
  object_set s = node_objects_of(&l->speaks, a);
  node_objects_members(&l->speaks, s, &count);
  return s == OBJECTS_MANY ? UINT32_MAX : count;
}

static bool follows_in(local_proof *l, local_view *v, literal part) {
  l->view = v;
  bool proved = follows(l, ALL, part);
  l->view = &l->around;
  return proved;
}

/* Whether the part, which is not known, follows from what is; no value is cut. */
static bool is_proved_around(local_proof *l, literal part) {
  if (!local_scope_has(l, part) && local_find_all_known(l) && local_is_known(l, part))
    return true;
  local_view *above = NULL;
  if (local_nearness(l, part) == FAR && (above = local_view_at(l, part)))
    return follows_in(l, above, part);
  bool speaks_of_holders = local_nearness(l, part) == HOLDER;
  if (!speaks_of_holders && follows(l, FEW, part))
    return true;
  return (speaks_of_holders || l->view->few < l->view->assumed.size) &&
         follows(l, ALL, part);
}

/* Whether the part follows in the view of the node above, to which values were cut. */
static bool is_proved_above(local_proof *l, literal part) {
  local_view *v = local_view_of(l, part);
  return v && follows_in(l, v, part);
}

/* Appends what is not shown, with real values. */
static void left_around(local_proof *l, literal real, literal_vector *out) {
  literal_vector parts = {0};
  map seen = {0};
  local_take_apart(l, real, &seen, &parts);
  vec_each (literal, p, &parts)
    if (!map_get(&l->is_known, *p) && !is_proved_around(l, *p))
      vec_push(out, *p);
  map_release(&seen);
  vec_release(&parts);
}

void local_proof_left(local_proof *l, literal required, literal_vector *out) {
  literal_vector parts = {0};
  map seen = {0};
  local_take_apart(l, required, &seen, &parts);
  vec_each (literal, p, &parts) {
    if (map_get(&l->is_known, *p) || is_proved_above(l, *p))
      continue;
    literal real = local_real(l, *p);
    if (has_real(l, *p, real))
      left_around(l, real, out);
    else
      vec_push(out, *p);
  }
  map_release(&seen);
  vec_release(&parts);
}

/* Whether all that it says is shown. */
static bool holds_in_parts(local_proof *l, literal a) {
  literal_vector parts = {0};
  map seen = {0};
  bool holds = true;
  local_take_apart(l, a, &seen, &parts);
  for (uint32_t k = 0; holds && k < parts.size; k++)
    holds = local_proof_holds(l, parts.data[k]);
  map_release(&seen);
  vec_release(&parts);
  return holds;
}

bool local_proof_holds(local_proof *l, literal a) {
  if (local_is_known(l, a) || is_proved_above(l, a))
    return true;
  literal real = local_real(l, a);
  return has_real(l, a, real) && (local_is_known(l, real) || is_proved_around(l, real));
}

/* How often the guess was refused; refused: one more time. */
static uint64_t count_refusals(local_proof *l, literal a, bool refused) {
  local_view *v = local_view_of(l, a);
  l->view = v ? v : &l->around;
  literal part = local_translate(l, a);
  l->view = &l->around;
  uint64_t *known = map_get(&l->refusals, part), refusals = known ? *known : 0;
  if (refused)
    map_put(&l->refusals, part, refusals + 1);
  return refusals;
}

/* A question of which nothing depends: one that was often refused is not asked again. Of
 * arbitrary values more may be known this time. */
static bool guess(local_proof *l, literal a, bool (*holds)(local_proof *, literal)) {
  enum { OFTEN = 2 };
  if (l->only_arbitrary)
    return holds(l, a);
  if (count_refusals(l, a, false) >= OFTEN)
    return false;
  bool proved = holds(l, a);
  if (!proved)
    count_refusals(l, a, true);
  return proved;
}

bool local_proof_guess(local_proof *l, literal a) {
  return guess(l, a, local_proof_holds);
}

bool local_proof_guess_parts(local_proof *l, literal a) {
  return guess(l, a, holds_in_parts);
}

literal local_proof_real(local_proof *l, literal a) {
  return local_real(l, a);
}
