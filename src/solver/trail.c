/* A solver for choosing one model after the other: it keeps its trail.
 *
 * The search of check asks for a model, forbids it and those like it by a clause, and
 * asks again, thousands of times. CaDiCaL begins each time with nothing assigned, and its
 * time goes into propagating the same values again. Here the assignment stays; a new
 * clause undoes no more than it must, so that the next model costs what it differs in.
 * What no clause asks for is not decided at all (trail_demand.c). Where that is not
 * enough after a few conflicts, it begins anew with the last clause, a path, as far as it
 * can be taken again: so paths are found in the order of a walk through the tree that
 * they make. After many conflicts all of the formula's own variables are decided (those
 * of gates follow from them), in the order of their creation until conflicts say
 * otherwise; those that came after the first question last, because they are the
 * arguments, and a state with other arguments is the cheapest change.
 *
 * Otherwise it is the usual solver: two watched literals, learned clauses, activities,
 * saved phases, restarts. That nothing is left is never its word alone: see confirmed.c.
 */
#include "solver/trail.h"

#include <limits.h>
#include <stdlib.h>

enum { FEW_CONFLICTS = 3, MANY_CONFLICTS = 60 };
enum { FIRST_LIMIT = 20000, RESTART_UNIT = 256 };
enum { FIRST_VARIABLES = 2048 }; /* room for so many costs nothing until they come */

static trail_solver *self(sat *s) {
  return (trail_solver *)s;
}

static void make_room(trail_solver *s, uint32_t variable_number) {
  if (variable_number < s->capacity)
    return;
  uint32_t room = s->capacity ? s->capacity * 2 : FIRST_VARIABLES;
  while (room <= variable_number)
    room *= 2;
  s->variables = memory_resize(s->variables, room, sizeof *s->variables);
  s->standings = memory_resize(s->standings, room, sizeof *s->standings);
  s->values = memory_resize(s->values, (size_t)room * 2, sizeof *s->values);
  s->watches = memory_resize(s->watches, (size_t)room * 2, sizeof *s->watches);
  s->first_need = memory_resize(s->first_need, (size_t)room * 2, sizeof *s->first_need);
  s->capacity = room;
}

static void begin_variable(trail_solver *s, uint32_t v) {
  s->variables[v] = (variable){.late = s->base.statistics.solves > 0};
  s->standings[v] = (standing){0};
  for (uint32_t literal = 2 * v; literal <= 2 * v + 1; literal++) {
    s->values[literal] = 0;
    s->first_need[literal] = 0;
    s->watches[literal] = (watch_vector){0};
  }
}

static uint32_t internal(trail_solver *s, int literal) {
  uint32_t v = (uint32_t)abs(literal);
  make_room(s, v);
  while (s->variable_count < v)
    begin_variable(s, ++s->variable_count);
  return 2 * v + (literal < 0);
}

static void add(sat *base, int literal) {
  trail_solver *s = self(base);
  if (literal) {
    vec_push(&s->adding, internal(s, literal));
    return;
  }
  if (!s->contradiction)
    trail_add_clause(s);
  vec_clear(&s->adding);
}

static void assume(sat *base, int literal) {
  vec_push(&self(base)->assumed, internal(self(base), literal));
}

static void set_auxiliary(sat *base, int variable_number) {
  trail_solver *s = self(base);
  variable_of(s, internal(s, variable_number))->auxiliary = true;
}

static void define(sat *base, int variable_number) {
  trail_solver *s = self(base);
  s->defining = variable_number ? internal(s, variable_number) >> 1 : 0;
}

/* The first levels are the assumptions; those that are the same as before stay. */
static void keep_common_assumptions(trail_solver *s) {
  uint32_t same = 0;
  while (same < s->assumed.size && same < s->kept.size &&
         s->assumed.data[same] == s->kept.data[same])
    same++;
  if (same < s->assumed.size || same < s->kept.size)
    trail_backtrack(s, same);
  vec_clear(&s->kept);
  vec_each (uint32_t, a, &s->assumed)
    vec_push(&s->kept, *a);
}

static uint32_t next_literal(trail_solver *s) {
  if (!s->keeps_heap)
    trail_offer_all(s);
  uint32_t v = trail_next_variable(s);
  return v ? 2 * v + !s->variables[v].phase : 0;
}

/* The next assumption or decision. */
static sat_result extend(trail_solver *s, bool everything) {
  if (s->levels.size < s->assumed.size) {
    uint32_t a = s->assumed.data[s->levels.size];
    if (s->values[a] < 0) {
      trail_explain(s, a);
      return SAT_UNSATISFIABLE;
    }
    if (s->values[a] > 0)
      trail_begin_level(s);
    else
      trail_decide(s, a);
    return SAT_UNKNOWN;
  }
  uint32_t next = everything ? trail_along_last(s) : trail_next_demand(s);
  if (everything && !next)
    next = next_literal(s);
  if (!next)
    return SAT_SATISFIABLE;
  trail_decide(s, next);
  return SAT_UNKNOWN;
}

static bool should_stop(const trail_solver *s, const sat_limits *limits,
                        uint64_t conflicts, uint64_t decisions) {
  if (limits->conflicts && conflicts >= limits->conflicts)
    return true;
  if (limits->decisions && decisions >= limits->decisions)
    return true;
  return s->base.stop && atomic_load_explicit(s->base.stop, memory_order_relaxed);
}

static uint64_t luby(uint64_t k) { /* 1 1 2 1 1 2 4 …: term k, from 1 */
  uint64_t power = 1;
  while (power - 1 < k)
    power *= 2;
  return power - 1 == k ? power / 2 : luby(k - power / 2 + 1);
}

static sat_result search(trail_solver *s, const sat_limits *limits) {
  uint64_t conflicts = 0, decisions = 0, restarts = 1, restart = RESTART_UNIT;
  bool begun_anew = false;
  for (;;) {
    clause_at conflict = trail_propagate(s);
    if (conflict) {
      conflicts++;
      s->conflicts++;
      if (!trail_learn(s, conflict)) {
        s->contradiction = true;
        return SAT_UNSATISFIABLE;
      }
      continue;
    }
    if (should_stop(s, limits, conflicts, decisions))
      return SAT_UNKNOWN;
    if (conflicts >= FEW_CONFLICTS && !begun_anew) {
      begun_anew = true;
      trail_backtrack(s, s->assumed.size);
      continue;
    }
    if (conflicts >= restart) {
      restart = conflicts + RESTART_UNIT * luby(++restarts);
      trail_backtrack(s, s->assumed.size);
      continue;
    }
    if (s->learned.size > s->learned_limit) {
      trail_forget(s);
      s->learned_limit += s->learned_limit / 10;
    }
    decisions++;
    sat_result result = extend(s, conflicts >= MANY_CONFLICTS);
    if (result != SAT_UNKNOWN)
      return result;
  }
}

static sat_result solve(sat *base, const sat_limits *limits) {
  trail_solver *s = self(base);
  vec_clear(&s->failed);
  if (!s->contradiction)
    keep_common_assumptions(s);
  sat_result result = s->contradiction ? SAT_UNSATISFIABLE : search(s, limits);
  s->keeps_heap = false;
  vec_clear(&s->assumed);
  return result;
}

static bool value(sat *base, int literal) {
  trail_solver *s = self(base);
  uint32_t v = (uint32_t)abs(literal);
  uint32_t a = v <= s->variable_count ? 2 * v + (literal < 0)
                                      : internal(s, literal); /* may move the values */
  return s->values[a] ? s->values[a] > 0 : s->variables[a >> 1].phase == !(a & 1);
}

static bool failed(sat *base, int literal) {
  trail_solver *s = self(base);
  uint32_t a = internal(s, literal);
  vec_each (uint32_t, f, &s->failed)
    if (*f == a)
      return true;
  return false;
}

static void destroy(sat *base) {
  trail_solver *s = self(base);
  arena_release(&s->watch_store);
  memory_free(s->watches);
  memory_free(s->variables);
  memory_free(s->standings);
  memory_free(s->values);
  memory_free(s->first_need);
  vec_release(&s->demands);
  vec_release(&s->listed);
  vec_release(&s->needs);
  vec_release(&s->satisfied_at);
  vec_release(&s->justified_at);
  vec_release(&s->store);
  vec_release(&s->learned);
  vec_release(&s->trail);
  vec_release(&s->levels);
  vec_release(&s->lagging);
  vec_release(&s->heap);
  vec_release(&s->adding);
  vec_release(&s->assumed);
  vec_release(&s->failed);
  vec_release(&s->kept);
  vec_release(&s->lesson);
  vec_release(&s->marked);
  memory_free(s);
}

void sat_trail_scramble(sat *base, uint64_t seed) {
  trail_solver *s = self(base);
  trail_backtrack(s, 0);
  vec_clear(&s->kept);
  uint64_t random = seed | 1;
  uint32_t often = (uint32_t)(seed >> 40); /* of 2^24 */
  for (uint32_t v = 1; v <= s->variable_count; v++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    s->variables[v].phase = (uint32_t)(random >> 40) < often;
  }
}

sat *sat_trail_new(void) {
  static const sat_operations operations = {
      .name = "trail",
      .add = add,
      .assume = assume,
      .solve = solve,
      .value = value,
      .failed = failed,
      .set_auxiliary = set_auxiliary,
      .define = define,
      .destroy = destroy,
  };
  trail_solver *s = memory_new(trail_solver);
  s->base.operations = &operations;
  s->bump = 1;
  s->learned_limit = FIRST_LIMIT;
  arena_init(&s->watch_store);
  vec_push(&s->store, 0); /* no clause stands at 0 */
  make_room(s, 0);
  begin_variable(s, 0); /* so that who goes through all may begin there */
  return &s->base;
}
