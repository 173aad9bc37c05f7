/* Smaller automata: edges that ask for more than another one to the same state go; states
 * with the same edges become one; states from which nothing is accepted go. */
#include "ltl/reduce.h"

#include <string.h>

void ltl_draft_release(ltl_draft *d) {
  vec_each (ltl_draft_state, s, &d->states)
    vec_release(&s->edges);
  vec_release(&d->states);
}

static bool is_implied(const ltl_edge *a, const ltl_edge *b) {
  return a->to == b->to && (b->yes & ~a->yes) == 0 && (b->no & ~a->no) == 0;
}

static void drop_implied_edges(ltl_draft_state *s) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->edges.size; i++) {
    bool implied = false;
    for (uint32_t k = 0; k < kept; k++)
      implied |= is_implied(&s->edges.data[i], &s->edges.data[k]);
    for (uint32_t k = i + 1; k < s->edges.size; k++)
      implied |= is_implied(&s->edges.data[i], &s->edges.data[k]) &&
                 !is_implied(&s->edges.data[k], &s->edges.data[i]);
    if (!implied)
      s->edges.data[kept++] = s->edges.data[i];
  }
  s->edges.size = kept;
}

static bool has_edge(const ltl_draft_state *s, const ltl_edge *e) {
  for (uint32_t i = 0; i < s->edges.size; i++)
    if (!memcmp(&s->edges.data[i].yes, &e->yes, 2 * sizeof e->yes) &&
        s->edges.data[i].to == e->to)
      return true;
  return false;
}

static bool are_alike(const ltl_draft_state *a, const ltl_draft_state *b) {
  if (a->is_accepting != b->is_accepting || a->may_end != b->may_end ||
      a->edges.size != b->edges.size)
    return false;
  for (uint32_t i = 0; i < a->edges.size; i++)
    if (!has_edge(b, &a->edges.data[i]))
      return false;
  return true;
}

static void redirect(ltl_draft *d, uint32_t from, uint32_t to) {
  vec_each (ltl_draft_state, s, &d->states)
    vec_each (ltl_edge, e, &s->edges)
      if (e->to == from)
        e->to = to;
}

/* Edges to a state that is like another one go to that one; it has none left itself. */
static bool merge_alike(ltl_draft *d, bool *gone) {
  bool merged = false;
  for (uint32_t i = 0; i < d->states.size; i++)
    for (uint32_t k = i + 1; !gone[i] && k < d->states.size; k++)
      if (!gone[k] && are_alike(&d->states.data[i], &d->states.data[k])) {
        redirect(d, k, i);
        gone[k] = merged = true;
      }
  vec_each (ltl_draft_state, s, &d->states)
    drop_implied_edges(s);
  return merged;
}

/* What can be reached from a state by one edge or more. */
static void mark_reached(const ltl_draft *d, uint32_t from, bool *reached,
                         u32_vector *todo) {
  memset(reached, 0, d->states.size * sizeof *reached);
  vec_push(todo, from);
  while (todo->size) {
    const ltl_draft_state *s = &d->states.data[vec_pop(todo)];
    vec_each (ltl_edge, e, &s->edges)
      if (!reached[e->to]) {
        reached[e->to] = true;
        vec_push(todo, e->to);
      }
  }
}

/* Where acceptance is certain: an accepting state on a cycle, or one that may end. */
static void mark_goals(const ltl_draft *d, ltl_words words, const bool *gone, bool *goals,
                       bool *reached, u32_vector *todo) {
  for (uint32_t i = 0; i < d->states.size; i++) {
    const ltl_draft_state *s = &d->states.data[i];
    goals[i] = words == LTL_FINITE && s->may_end && !gone[i];
    if (goals[i] || gone[i] || !s->is_accepting)
      continue;
    mark_reached(d, i, reached, todo);
    goals[i] = reached[i];
  }
}

static void mark_useful(const ltl_draft *d, bool *useful) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (uint32_t i = 0; i < d->states.size; i++)
      vec_each (ltl_edge, e, &d->states.data[i].edges)
        if (!useful[i] && useful[e->to])
          useful[i] = changed = true;
  }
}

static void drop_useless_edges(ltl_draft *d, const bool *useful) {
  vec_each (ltl_draft_state, s, &d->states) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < s->edges.size; i++)
      if (useful[s->edges.data[i].to])
        s->edges.data[kept++] = s->edges.data[i];
    s->edges.size = kept;
  }
}

/* Keeps what the first state leads to, in the order in which it was. */
static void drop_unreached(ltl_draft *d, bool *reached, u32_vector *todo) {
  mark_reached(d, 0, reached, todo);
  reached[0] = true;
  uint32_t *numbers = memory_new_array(uint32_t, d->states.size), kept = 0;
  for (uint32_t i = 0; i < d->states.size; i++) {
    numbers[i] = kept;
    if (reached[i])
      d->states.data[kept++] = d->states.data[i];
    else
      vec_release(&d->states.data[i].edges);
  }
  d->states.size = kept;
  vec_each (ltl_draft_state, s, &d->states)
    vec_each (ltl_edge, e, &s->edges)
      e->to = numbers[e->to];
  memory_free(numbers);
}

void ltl_draft_reduce(ltl_draft *d, ltl_words words) {
  uint32_t count = d->states.size;
  bool *gone = memory_new_array(bool, count), *useful = memory_new_array(bool, count),
       *reached = memory_new_array(bool, count);
  u32_vector todo = {0};
  vec_each (ltl_draft_state, s, &d->states)
    drop_implied_edges(s);
  while (merge_alike(d, gone))
    ;
  mark_goals(d, words, gone, useful, reached, &todo);
  mark_useful(d, useful);
  drop_useless_edges(d, useful);
  drop_unreached(d, reached, &todo);
  memory_free(gone);
  memory_free(useful);
  memory_free(reached);
  vec_release(&todo);
}
