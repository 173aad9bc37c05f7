/* The clauses of the solver that keeps its trail: adding them under an assignment, and
 * forgetting learned ones. */
#include "solver/trail.h"

#include "base/sort.h"

#include <stdlib.h>
#include <string.h>

static void drop_watch(trail_solver *s, uint32_t literal, clause_at c) {
  watch_vector *all = &s->watches[literal];
  uint32_t k = 0;
  while (all->data[k].clause != c)
    k++;
  all->data[k] = vec_pop(all);
}

/* How late a literal becomes false, or never: the later, the better to be watched. */
static uint64_t lateness(const trail_solver *s, uint32_t literal) {
  if (s->values[literal] < 0)
    return level_of(s, literal);
  return (uint64_t)1 << 32 | (s->values[literal] > 0);
}

/* Moves the two latest literals to the front. */
static void latest_first(trail_solver *s, uint32_t *literals, uint32_t count) {
  for (uint32_t front = 0; front < 2 && front < count; front++) {
    uint32_t best = front;
    for (uint32_t k = front + 1; k < count; k++)
      if (lateness(s, literals[k]) > lateness(s, literals[best]))
        best = k;
    uint32_t chosen = literals[best];
    literals[best] = literals[front];
    literals[front] = chosen;
  }
}

static void watch_first(trail_solver *s, clause_at c) {
  const uint32_t *literals = clause_words(s, c) + CLAUSE_LITERALS;
  bool is_pair = clause_words(s, c)[CLAUSE_SIZE] == 2;
  trail_watch(s, literals[0], (watch){c, is_pair, literals[1]});
  trail_watch(s, literals[1], (watch){c, is_pair, literals[0]});
}

void trail_watch_latest(trail_solver *s, clause_at c) {
  uint32_t *words = clause_words(s, c);
  drop_watch(s, words[CLAUSE_LITERALS], c);
  drop_watch(s, words[CLAUSE_LITERALS + 1], c);
  latest_first(s, words + CLAUSE_LITERALS, words[CLAUSE_SIZE]);
  watch_first(s, c);
}

static clause_at store_clause(trail_solver *s, const uint32_t *literals, uint32_t count,
                              uint32_t glue) {
  clause_at c = s->store.size;
  vec_push(&s->store, count);
  vec_push(&s->store, glue);
  for (uint32_t k = 0; k < count; k++)
    vec_push(&s->store, literals[k]);
  watch_first(s, c);
  return c;
}

/* A literal that nothing has been derived from yet may get an earlier reason. */
static bool lower(trail_solver *s, uint32_t literal, uint32_t level, clause_at c) {
  variable *v = variable_of(s, literal);
  const uint32_t *words = clause_words(s, c);
  if (v->position < s->propagated || !v->reason)
    return false;
  for (uint32_t k = 0; k < words[CLAUSE_SIZE]; k++)
    if (variable_of(s, words[CLAUSE_LITERALS + k])->position > v->position)
      return false;
  v->level = level;
  v->reason = c;
  return true;
}

/* Whether all literals but one are false at this level. */
static inline bool implies(trail_solver *s, clause_at c, uint32_t implied,
                           uint32_t level) {
  const uint32_t *words = clause_words(s, c);
  for (uint32_t k = 0; k < words[CLAUSE_SIZE]; k++) {
    uint32_t other = words[CLAUSE_LITERALS + k];
    if (other != implied && (s->values[other] >= 0 || level_of(s, other) > level))
      return false;
  }
  return true;
}

void trail_settle(trail_solver *s, clause_at c) {
  const uint32_t *literals = clause_words(s, c) + CLAUSE_LITERALS;
  bool swapped = s->values[literals[0]] < 0;
  uint32_t implied = literals[swapped], latest = literals[!swapped];
  if (s->values[latest] >= 0 || s->values[implied] < 0)
    return; /* nothing is implied */
  uint32_t level = level_of(s, latest);
  assert(implies(s, c, implied, level) && "the latest are first");
  if (!s->values[implied])
    trail_assign(s, implied, level, c);
  else if (level_of(s, implied) > level && !lower(s, implied, level, c))
    vec_push(&s->lagging, c);
}

static void attach_unit(trail_solver *s, uint32_t literal) {
  while (s->values[literal] && level_of(s, literal)) /* it may be implied again */
    trail_backtrack(s, level_of(s, literal) - 1);
  if (s->values[literal] < 0)
    s->contradiction = true;
  else if (!s->values[literal])
    trail_assign(s, literal, 0, 0);
}

clause_at trail_attach(trail_solver *s, uint32_t *literals, uint32_t count,
                       uint32_t glue) {
  assert(count);
  if (count == 1) {
    attach_unit(s, literals[0]);
    return 0;
  }
  latest_first(s, literals, count);
  while (s->values[literals[0]] < 0 && level_of(s, literals[0])) { /* all are false */
    trail_backtrack(s, level_of(s, literals[0]) - 1);
    latest_first(s, literals, count);
  }
  clause_at c = store_clause(s, literals, count, glue);
  if (s->values[literals[0]] < 0)
    s->contradiction = true;
  trail_settle(s, c);
  return c;
}

/* Drops what is false for good and what stands there twice. False: it is always true. */
static bool simplify(trail_solver *s) {
  u32_vector *a = &s->adding;
  uint32_t kept = 0;
  sort_numbers(a->data, a->size);
  for (uint32_t k = 0; k < a->size; k++) {
    uint32_t literal = a->data[k];
    bool settled = s->values[literal] && !level_of(s, literal);
    if ((kept && a->data[kept - 1] == not_of(literal)) ||
        (settled && s->values[literal] > 0))
      return false;
    if (!settled && !(kept && a->data[kept - 1] == literal))
      a->data[kept++] = literal;
  }
  a->size = kept;
  return true;
}

void trail_add_clause(trail_solver *s) {
  u32_vector *a = &s->adding;
  uint32_t listed = s->listed.size;
  vec_each (uint32_t, literal, a)
    vec_push(&s->listed, *literal);
  if (!simplify(s)) {
    s->listed.size = listed;
    return;
  }
  if (a->size) {
    clause_at c = trail_attach(s, a->data, a->size, 0);
    if (c)
      trail_note_clause(s, c, listed);
    else
      s->listed.size = listed;
  } else
    s->contradiction = true;
}

/* Forgetting. A clause that is to go is marked by its glue, then the store is packed. */

static bool is_reason(trail_solver *s, clause_at c) {
  uint32_t first = s->store.data[c + CLAUSE_LITERALS],
           second = s->store.data[c + CLAUSE_LITERALS + 1];
  return (s->values[first] > 0 && variable_of(s, first)->reason == c) ||
         (s->values[second] > 0 && variable_of(s, second)->reason == c);
}

typedef struct worth {
  uint32_t glue, size;
  clause_at clause;
} worth;

static int least_worth_first(const void *a, const void *b) {
  const worth *x = a, *y = b;
  if (x->glue != y->glue)
    return x->glue < y->glue ? 1 : -1;
  if (x->size != y->size)
    return x->size < y->size ? 1 : -1;
  return (x->clause > y->clause) - (x->clause < y->clause);
}

static uint32_t *moves_of(trail_solver *s) { /* old place to new place, 0: gone */
  uint32_t *moved = memory_new_array(uint32_t, s->store.size + 1);
  uint32_t to = 1, size;
  for (uint32_t from = 1; from < s->store.size; from += size) {
    size = s->store.data[from + CLAUSE_SIZE] + CLAUSE_LITERALS;
    if (s->store.data[from + CLAUSE_GLUE] == UINT32_MAX)
      continue;
    moved[from] = to;
    to += size;
  }
  return moved;
}

static void pack(trail_solver *s) {
  uint32_t *moved = moves_of(s), end = 1, size;
  for (uint32_t k = 0; k < 2 * (s->variable_count + 1); k++) {
    watch_vector *all = &s->watches[k];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < all->size; i++)
      if (moved[all->data[i].clause])
        all->data[kept++] = (watch){moved[all->data[i].clause], all->data[i].is_pair,
                                    all->data[i].blocker};
    all->size = kept;
  }
  vec_each (uint32_t, literal, &s->trail)
    variable_of(s, *literal)->reason = moved[variable_of(s, *literal)->reason];
  vec_each (uint32_t, c, &s->lagging)
    *c = moved[*c]; /* what lags is no learned clause, and stays */
  for (uint32_t from = 1; from < s->store.size; from += size) {
    size = s->store.data[from + CLAUSE_SIZE] + CLAUSE_LITERALS;
    if (!moved[from])
      continue;
    memmove(&s->store.data[end], &s->store.data[from], size * sizeof *s->store.data);
    end += size;
  }
  s->store.size = end;
  trail_move_demands(s, moved);
  uint32_t kept = 0;
  vec_each (uint32_t, c, &s->learned)
    if (moved[*c])
      s->learned.data[kept++] = moved[*c];
  s->learned.size = kept;
  memory_free(moved);
}

void trail_forget(trail_solver *s) {
  vector(worth) all = {0};
  vec_each (uint32_t, c, &s->learned) {
    const uint32_t *words = clause_words(s, *c);
    if (words[CLAUSE_GLUE] > 2 && !is_reason(s, *c))
      vec_push(&all, ((worth){words[CLAUSE_GLUE], words[CLAUSE_SIZE], *c}));
  }
  if (all.size)
    qsort(all.data, all.size, sizeof *all.data, least_worth_first);
  for (uint32_t k = 0; k < all.size / 2; k++)
    clause_words(s, all.data[k].clause)[CLAUSE_GLUE] = UINT32_MAX;
  vec_release(&all);
  pack(s);
}
