/* Runs from a program: whether one is stuck, whether what they lead to comes together.
 *
 * States are met breadth first, each once where there are several runs. Two that are ends, and
 * different, refute confluence at once. When all states were met and no run was cut off,
 * each state leads to all others of a group that nothing leaves: an end, or a round of states. Whatever
 * two states lead to comes together if, and only if, there is one such group. */
#include "lang/runs.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

typedef struct edge {
  uint32_t from, to;
} edge;

typedef struct runs {
  interpreter *i;
  lang_finding *f;
  value_vector states;
  vector(uint32_t) depth, from; /* of each: how far from the program, and after which */
  vector(edge) edges;
  bool several; /* one run alone needs no memory */
  bool is_cut;  /* a state has steps that were not looked at */
} runs;

static uint32_t place_of(const runs *r, const lang_value *v) {
  for (uint32_t k = r->states.size; r->several && k-- > 0;)
    if (interpreter_same(r->i, r->states.data[k], v))
      return k;
  return r->states.size;
}

static void add_state(runs *r, lang_value *state, uint32_t depth, uint32_t from) {
  vec_push(&r->states, state);
  vec_push(&r->depth, depth);
  vec_push(&r->from, from);
}

static void meet(runs *r, lang_value *state, uint32_t before) {
  uint32_t at = place_of(r, state);
  if (at == r->states.size)
    add_state(r, state, r->depth.data[before] + 1, before);
  vec_push(&r->edges, ((edge){before, at}));
}

static void note_stuck(runs *r, uint32_t k) {
  lang_finding *f = r->f;
  f->fault = FAULT_STUCK;
  f->run = arena_new_array(&r->i->arena, lang_value *, r->depth.data[k] + 1);
  for (uint32_t at = k; at; at = r->from.data[at])
    f->run[f->run_length++] = r->states.data[at];
}

static void note_end(runs *r, lang_value *state) {
  lang_finding *f = r->f;
  if (f->one && !interpreter_same(r->i, f->one, state))
    f->fault = FAULT_RESULTS;
  f->two = f->one ? state : NULL;
  f->one = f->one ? f->one : state;
}

static void go_on(runs *r, uint32_t k) {
  interpreter *i = r->i;
  unsigned wanted = i->l->properties;
  step_vector steps = {0};
  lang_value *state = r->states.data[k];
  bool done = interpreter_is_final(i, state) || interpreter_is_outcome(i, state);
  bool is_looked_at = !done && r->depth.data[k] < i->l->steps;
  if (is_looked_at)
    interpreter_step(i, state, &steps);
  bool stuck = is_looked_at && !steps.size && !i->needed;
  r->is_cut = r->is_cut || (!done && !is_looked_at);
  if (stuck && wanted & CHECK_SAFETY)
    note_stuck(r, k);
  r->several = r->several || steps.size > 1;
  vec_each (lang_step, s, &steps)
    meet(r, s->after, k);
  vec_release(&steps);
  if ((done || stuck) && wanted & CHECK_CONFLUENCE && !r->f->fault)
    note_end(r, state);
}

/* Marks what leads to the state, or what it leads to. Returns how many were marked. */
static uint32_t mark(const runs *r, bool *marked, uint32_t state, bool forward) {
  uint32_t count = !marked[state];
  marked[state] = true;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t n = 0; n < r->edges.size;
         n++) { /* once is enough where none goes back */
      const edge *e = &r->edges.data[forward ? n : r->edges.size - 1 - n];
      uint32_t here = forward ? e->from : e->to, there = forward ? e->to : e->from;
      if (!marked[here] || marked[there])
        continue;
      marked[there] = more = true;
      count++;
    }
  }
  return count;
}

/* Of the states that are not marked, one that leads to as few as possible: to nothing but a
 * group that nothing leaves. */
static uint32_t find_last(const runs *r, const bool *marked) {
  uint32_t best = r->states.size, least = UINT32_MAX;
  for (uint32_t k = 0; k < r->states.size; k++) {
    bool *led_to = memory_new_array(bool, r->states.size);
    uint32_t count = marked[k] ? UINT32_MAX : mark(r, led_to, k, true);
    if (count < least) {
      least = count;
      best = k;
    }
    memory_free(led_to);
  }
  return best;
}

/* Whether some state is one that all lead to: then it is in the only such group. */
static bool all_lead_to_one(const runs *r) {
  bool *seen = memory_new_array(bool, r->states.size);
  uint32_t last = 0;
  for (uint32_t k = r->states.size; k-- > 0;)
    if (!seen[k]) { /* it leads to none of those behind it */
      last = k;
      mark(r, seen, k, false);
    }
  memset(seen, 0, r->states.size * sizeof *seen);
  bool all = mark(r, seen, last, false) == r->states.size;
  memory_free(seen);
  return all;
}

static void judge_meetings(runs *r) {
  if (!r->several || r->is_cut || all_lead_to_one(r))
    return;
  bool *marked = memory_new_array(bool, r->states.size);
  uint32_t one = find_last(r, marked);
  mark(r, marked, one, false);
  uint32_t two = find_last(r, marked);
  memory_free(marked);
  assert(two < r->states.size && "otherwise all lead to the first");
  r->f->fault = FAULT_RESULTS;
  r->f->goes_on = true;
  r->f->one = r->states.data[one];
  r->f->two = r->states.data[two];
}

void lang_judge_runs(interpreter *i, lang_finding *f) {
  runs r = {.i = i, .f = f};
  assert(!f->fault);
  add_state(&r, f->before, 0, 0);
  uint32_t k = 0;
  for (; k < r.states.size && !f->fault && i->fuel && !i->needed; k++) {
    go_on(&r, k);
    if (i->fuel)
      i->fuel--;
  }
  if (k == r.states.size && !f->fault && i->fuel && !i->needed &&
      i->l->properties & CHECK_CONFLUENCE)
    judge_meetings(&r);
  vec_release(&r.states);
  vec_release(&r.depth);
  vec_release(&r.from);
  vec_release(&r.edges);
}
