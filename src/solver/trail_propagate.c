/* The trail: assigning, propagating, undoing, and the order of decisions.
 *
 * Two literals of each clause are watched. A literal that comes late in the trail may
 * have a low level; when later decisions are undone it stays, and is looked at again, so
 * that what it implies is found anew. */
#include "solver/trail.h"

void trail_assign(trail_solver *s, uint32_t literal, uint32_t level, clause_at reason) {
  assert(!s->values[literal]);
  variable *v = variable_of(s, literal);
  v->level = level;
  v->reason = reason;
  v->position = s->trail.size;
  s->values[literal] = 1;
  s->values[not_of(literal)] = -1;
  vec_push(&s->trail, literal);
}

/* All but `other` are false: it is implied, at the highest level among them. A literal
 * of that level is watched from now on. False: the watch has moved. */
static bool imply(trail_solver *s, clause_at c, uint32_t other, uint32_t literal) {
  uint32_t *words = clause_words(s, c), *literals = words + CLAUSE_LITERALS;
  uint32_t level = level_of(s, literal), highest = 0;
  for (uint32_t k = 2; k < words[CLAUSE_SIZE]; k++)
    if (level_of(s, literals[k]) > level) {
      level = level_of(s, literals[k]);
      highest = k;
    }
  trail_assign(s, other, level, c);
  if (!highest)
    return true;
  literals[0] = other;
  literals[1] = literals[highest];
  literals[highest] = literal;
  trail_watch(s, literals[1], (watch){c, false, other});
  return false;
}

/* Finds another literal to watch than this one, which has become false. */
static bool move_watch(trail_solver *s, clause_at c, uint32_t other, uint32_t literal) {
  uint32_t *words = clause_words(s, c), *literals = words + CLAUSE_LITERALS;
  for (uint32_t k = 2; k < words[CLAUSE_SIZE]; k++)
    if (s->values[literals[k]] >= 0) {
      literals[0] = other;
      literals[1] = literals[k];
      literals[k] = literal;
      trail_watch(s, literals[1], (watch){c, false, other});
      return true;
    }
  return false;
}

/* The clauses that watch a literal that has become false. */
static clause_at visit(trail_solver *s, uint32_t literal) {
  watch_vector *all = &s->watches[literal];
  watch *kept = all->data, *end = all->data + all->size;
  clause_at conflict = 0;
  for (watch *w = all->data; w < end; w++) {
    if (conflict || s->values[w->blocker] > 0) {
      *kept++ = *w;
      continue;
    }
    if (w->is_pair) { /* most are: what a gate implies, and nothing to be looked up */
      *kept++ = *w;
      if (s->values[w->blocker] < 0)
        conflict = w->clause;
      else
        trail_assign(s, w->blocker, level_of(s, literal), w->clause);
      continue;
    }
    const uint32_t *literals = clause_words(s, w->clause) + CLAUSE_LITERALS;
    uint32_t other = literals[0] ^ literals[1] ^ literal;
    if (s->values[other] > 0) {
      *kept++ = (watch){w->clause, false, other};
      continue;
    }
    if (move_watch(s, w->clause, other, literal))
      continue;
    if (s->values[other] < 0)
      conflict = w->clause;
    else if (!imply(s, w->clause, other, literal))
      continue;
    *kept++ = (watch){w->clause, false, other};
  }
  all->size = (uint32_t)(kept - all->data);
  return conflict;
}

clause_at trail_propagate(trail_solver *s) {
  clause_at conflict = 0;
  while (!conflict && s->propagated < s->trail.size)
    conflict = visit(s, not_of(s->trail.data[s->propagated++]));
  return conflict;
}

void trail_begin_level(trail_solver *s) {
  vec_push(&s->levels, s->trail.size);
  vec_push(&s->satisfied_at, s->satisfied);
  vec_push(&s->justified_at, s->justified);
}

void trail_decide(trail_solver *s, uint32_t literal) {
  trail_begin_level(s);
  trail_assign(s, literal, s->levels.size, 0);
}

/* The heap of decisions. */

static bool comes_before(const trail_solver *s, uint32_t a, uint32_t b) {
  const standing *x = &s->standings[a], *y = &s->standings[b];
  if (s->variables[a].late != s->variables[b].late)
    return s->variables[b].late;
  return x->activity > y->activity || (x->activity == y->activity && a < b);
}

static void place(trail_solver *s, uint32_t index, uint32_t v) {
  s->heap.data[index] = v;
  s->standings[v].heap_index = index + 1;
}

static void sift_up(trail_solver *s, uint32_t index) {
  uint32_t v = s->heap.data[index];
  for (; index && comes_before(s, v, s->heap.data[(index - 1) / 2]);
       index = (index - 1) / 2)
    place(s, index, s->heap.data[(index - 1) / 2]);
  place(s, index, v);
}

static void sift_down(trail_solver *s, uint32_t index) {
  uint32_t v = s->heap.data[index];
  for (uint32_t child; (child = 2 * index + 1) < s->heap.size; index = child) {
    if (child + 1 < s->heap.size &&
        comes_before(s, s->heap.data[child + 1], s->heap.data[child]))
      child++;
    if (!comes_before(s, s->heap.data[child], v))
      break;
    place(s, index, s->heap.data[child]);
  }
  place(s, index, v);
}

static void offer(trail_solver *s, uint32_t v) {
  if (s->standings[v].heap_index || s->variables[v].auxiliary)
    return;
  vec_push(&s->heap, v);
  s->standings[v].heap_index = s->heap.size;
  sift_up(s, s->heap.size - 1);
}

static void unassign(trail_solver *s, uint32_t literal) {
  variable *v = variable_of(s, literal);
  s->values[literal] = s->values[not_of(literal)] = 0;
  v->phase = !(literal & 1);
  if (s->keeps_heap)
    offer(s, literal >> 1);
}

/* What a lagging clause implies may be open now. A literal that was given an earlier level
 * since then may be its latest no more. */
static void catch_up(trail_solver *s) {
  uint32_t count = s->lagging.size, *old = s->lagging.data;
  if (!count)
    return;
  s->lagging = (u32_vector){0};
  for (uint32_t k = 0; k < count; k++) {
    trail_watch_latest(s, old[k]);
    trail_settle(s, old[k]);
  }
  memory_free(old);
}

void trail_backtrack(trail_solver *s, uint32_t level) {
  if (s->levels.size <= level)
    return;
  uint32_t start = s->levels.data[level], kept = start;
  for (uint32_t k = start; k < s->trail.size; k++) {
    uint32_t literal = s->trail.data[k];
    if (level_of(s, literal) > level) {
      unassign(s, literal);
      continue;
    }
    variable_of(s, literal)->position = kept;
    s->trail.data[kept++] = literal;
  }
  s->trail.size = kept;
  s->levels.size = level;
  s->satisfied = s->satisfied_at.data[level];
  s->justified = s->justified_at.data[level];
  s->satisfied_at.size = s->justified_at.size = level;
  if (s->propagated > start)
    s->propagated = start;
  catch_up(s);
}

void trail_offer_all(trail_solver *s) {
  for (uint32_t v = 1; v <= s->variable_count; v++)
    if (!s->values[2 * v])
      offer(s, v);
  s->keeps_heap = true;
}

uint32_t trail_next_variable(trail_solver *s) {
  while (s->heap.size) {
    uint32_t v = s->heap.data[0], last = vec_pop(&s->heap);
    s->standings[v].heap_index = 0;
    if (s->heap.size) {
      place(s, 0, last);
      sift_down(s, 0);
    }
    if (!s->values[2 * v] && !s->variables[v].auxiliary)
      return v;
  }
  return 0;
}

void trail_raise(trail_solver *s, uint32_t v) {
  standing *x = &s->standings[v];
  if (s->variables[v].auxiliary)
    return;
  x->activity += s->bump;
  if (x->activity > 1e100) {
    for (uint32_t k = 1; k <= s->variable_count; k++)
      s->standings[k].activity *= 1e-100;
    s->bump *= 1e-100;
  }
  if (x->heap_index)
    sift_up(s, x->heap_index - 1);
}
