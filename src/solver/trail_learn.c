/* Learning from conflicts: the clause of the first literal that alone, at its level, is
 * enough (Marques-Silva and Sakallah 1996), without what its other literals imply. */
#include "solver/trail.h"

enum { LONG_JUMP = 20 }; /* levels: further back, only the last decision is undone */

static void mark(trail_solver *s, uint32_t literal) {
  variable_of(s, literal)->seen = true;
  vec_push(&s->marked, literal);
}

static void unmark_all(trail_solver *s) {
  vec_each (uint32_t, literal, &s->marked)
    variable_of(s, *literal)->seen = false;
  vec_clear(&s->marked);
}

/* Marks the false literals of the clause; gives how many of them are of this level and
 * keeps the others. */
static uint32_t take_in(trail_solver *s, clause_at c, uint32_t level) {
  uint32_t here = 0;
  for (uint32_t k = 0; k < s->store.data[c + CLAUSE_SIZE]; k++) {
    uint32_t literal = s->store.data[c + CLAUSE_LITERALS + k];
    if (s->values[literal] > 0 || variable_of(s, literal)->seen || !level_of(s, literal))
      continue;
    mark(s, literal);
    trail_raise(s, literal >> 1);
    if (level_of(s, literal) == level)
      here++;
    else
      vec_push(&s->lesson, literal);
  }
  return here;
}

/* The literal of the lesson that is decided or implied by the level alone; first. */
static void resolve(trail_solver *s, clause_at conflict, uint32_t level) {
  uint32_t here = 0, at = s->trail.size;
  clause_at c = conflict;
  vec_clear(&s->lesson);
  vec_push(&s->lesson, 0);
  for (;;) {
    here += take_in(s, c, level);
    uint32_t literal;
    do
      literal = s->trail.data[--at];
    while (!variable_of(s, literal)->seen || level_of(s, literal) != level);
    if (--here == 0) {
      s->lesson.data[0] = not_of(literal);
      return;
    }
    c = variable_of(s, literal)->reason;
  }
}

static bool follows_from_rest(trail_solver *s, uint32_t literal) {
  clause_at c = variable_of(s, literal)->reason;
  if (!c)
    return false;
  for (uint32_t k = 0; k < s->store.data[c + CLAUSE_SIZE]; k++) {
    uint32_t other = s->store.data[c + CLAUSE_LITERALS + k];
    if (other >> 1 != literal >> 1 && !variable_of(s, other)->seen && level_of(s, other))
      return false;
  }
  return true;
}

static void shorten(trail_solver *s) {
  uint32_t kept = 1;
  for (uint32_t k = 1; k < s->lesson.size; k++)
    if (!follows_from_rest(s, s->lesson.data[k]))
      s->lesson.data[kept++] = s->lesson.data[k];
  s->lesson.size = kept;
}

/* The highest level but that of the first literal. */
static uint32_t second_level(const trail_solver *s) {
  uint32_t level = 0;
  for (uint32_t k = 1; k < s->lesson.size; k++)
    if (level_of(s, s->lesson.data[k]) > level)
      level = level_of(s, s->lesson.data[k]);
  return level;
}

static int number_of_levels(trail_solver *s) { /* up to 8: more does not matter */
  uint32_t seen[8];
  int count = 0;
  vec_each (uint32_t, literal, &s->lesson) {
    int k = 0;
    while (k < count && seen[k] != level_of(s, *literal))
      k++;
    if (k == count && count < 8)
      seen[count++] = level_of(s, *literal);
  }
  return count;
}

static void apply_lesson(trail_solver *s, uint32_t level) {
  uint32_t back = second_level(s), glue = (uint32_t)number_of_levels(s);
  trail_backtrack(s, level - 1 - back > LONG_JUMP ? level - 1 : back);
  clause_at c = trail_attach(s, s->lesson.data, s->lesson.size, glue);
  if (c)
    vec_push(&s->learned, c);
}

/* The highest level in the clause, and how many of its literals are of it. */
static uint32_t highest_level(trail_solver *s, clause_at c, uint32_t *count) {
  uint32_t level = 0;
  for (uint32_t k = 0; k < s->store.data[c + CLAUSE_SIZE]; k++) {
    uint32_t l = level_of(s, s->store.data[c + CLAUSE_LITERALS + k]);
    if (l > level)
      *count = 0;
    if (l >= level)
      ++*count;
    level = l > level ? l : level;
  }
  return level;
}

bool trail_learn(trail_solver *s, clause_at conflict) {
  uint32_t count = 0, level = highest_level(s, conflict, &count);
  if (!level)
    return false;
  if (count == 1) { /* it implies its literal of the highest level earlier */
    trail_backtrack(s, level - 1);
    trail_watch_latest(s, conflict);
    if (s->values[s->store.data[conflict + CLAUSE_LITERALS]] < 0)
      return trail_learn(s, conflict); /* something else made it false again */
    trail_settle(s, conflict);
    return true;
  }
  trail_backtrack(s, level);
  resolve(s, conflict, level);
  shorten(s);
  unmark_all(s);
  apply_lesson(s, level);
  s->bump *= 1 / 0.95;
  return !s->contradiction;
}

void trail_explain(trail_solver *s, uint32_t assumption) {
  vec_clear(&s->failed);
  vec_push(&s->failed, assumption);
  if (!level_of(s, assumption))
    return;
  mark(s, assumption);
  for (uint32_t at = s->trail.size; at-- > s->levels.data[0];) {
    uint32_t literal = s->trail.data[at];
    variable *v = variable_of(s, literal);
    if (!v->seen)
      continue;
    if (!v->reason) {
      vec_push(&s->failed, literal);
      continue;
    }
    for (uint32_t k = 0; k < s->store.data[v->reason + CLAUSE_SIZE]; k++) {
      uint32_t other = s->store.data[v->reason + CLAUSE_LITERALS + k];
      if (!variable_of(s, other)->seen && level_of(s, other))
        mark(s, other);
    }
  }
  unmark_all(s);
}
