/* Runs that refute a formula: those that the automaton of its negation accepts.
 *
 * The search goes depth first through the program's states paired with the automaton's.
 * A step is taken once for all pairs with the same state of the program that were new
 * when it was met. Where the automaton has no way to go on it comes to a state of its own
 * from which nothing is accepted: the program is explored behind it all the same, for its
 * deadlocks and assertions. All pairs and steps are kept as a graph; whenever it has
 * doubled, and at the end, somebody looks for a run in it (lasso.h). A program that has
 * ended stays as it is for ever. */
#include "explore/explorer.h"

#include "explore/lasso.h"
#include "explore/letter.h"

#include <assert.h>

/* A pair: a state of the automaton, and the node of the graph. */
typedef struct pair {
  uint32_t state, node;
} pair;

/* A state of the program on the way; its new pairs begin at `pairs` on the stack. */
typedef struct stop {
  uint32_t thread, choice; /* next */
  uint32_t pairs;
} stop;

typedef struct endless {
  explorer *e;
  const ltl_automaton *automaton;
  lasso_graph graph;
  map nodes;   /* a pair's number in the store -> node + 1 */
  map letters; /* of programs that have ended -> their number */
  map ended;   /* such a number and a state of the automaton -> node */
  vector(stop) way;
  vector(pair) pairs;
  explore_schedule steps;
  uint32_t next_look; /* nodes */
} endless;

static uint32_t lost_state(const endless *x) {
  return x->automaton->count;
}

static bool accepts(const endless *x, uint32_t state) {
  return state < x->automaton->count && x->automaton->states[state].is_accepting;
}

static void note_once(u32_vector *next, uint32_t to) {
  for (uint32_t i = 0; i < next->size; i++)
    if (next->data[i] == to)
      return;
  vec_push(next, to);
}

/* Where the automaton can go with the letter. */
static void next_states(endless *x, uint32_t state, uint64_t letter, u32_vector *next) {
  vec_clear(next);
  if (state < x->automaton->count) {
    const ltl_state *s = &x->automaton->states[state];
    for (uint32_t k = 0; k < s->edge_count; k++)
      if (ltl_edge_takes(&s->edges[k], letter))
        note_once(next, s->edges[k].to);
  }
  if (!next->size)
    vec_push(next, lost_state(x));
}

/* The program has ended: the letter comes for ever. */
static uint32_t ended_node(endless *x, uint64_t letter, uint32_t state) {
  uint64_t *number = map_get(&x->letters, letter);
  if (!number)
    number = map_put(&x->letters, letter, x->letters.size);
  uint64_t key = map_pair((uint32_t)*number, state), *known = map_get(&x->ended, key);
  if (known)
    return (uint32_t)*known;
  uint32_t node = lasso_add_node(&x->graph, accepts(x, state), 0);
  u32_vector next = {0};
  map_put(&x->ended, key, node);
  next_states(x, state, letter, &next);
  vec_each (uint32_t, to, &next) {
    uint32_t behind = ended_node(x, letter, *to);
    lasso_add_arc(&x->graph, node, behind, (explore_step){LASSO_NOBODY, 0});
  }
  vec_release(&next);
  return node;
}

static uint64_t enabled_threads(explorer *e) {
  uint64_t enabled = 0;
  for (uint32_t k = 0; k < e->machine->threads->list.size; k++)
    if (threads_choices(e->machine, k))
      enabled |= 1ull << k % LASSO_MOST_THREADS;
  return enabled;
}

/* The node of the program's state with that of the automaton; a new one is put on the
 * stack of pairs. */
static uint32_t node_of(endless *x, uint32_t state) {
  explorer *e = x->e;
  uint32_t number;
  if (!states_add(&e->states, (uint64_t)state + 1, &number))
    return (uint32_t)*map_get(&x->nodes, number);
  uint32_t node = lasso_add_node(&x->graph, accepts(x, state), enabled_threads(e));
  map_put(&x->nodes, number, node);
  vec_push(&x->pairs, ((pair){state, node}));
  e->result->states++;
  return node;
}

/* Pairs of the last stop, by number from its first on. */
static uint32_t stop_end(const endless *x) {
  return x->pairs.size;
}

/* All pairs of the stop go on with the letter; `ended`: the program is over. */
static void add_arcs(endless *x, uint32_t first, uint32_t end, explore_step step,
                     bool moves, uint64_t letter, bool ended) {
  u32_vector next = {0};
  for (uint32_t i = first; i < end; i++) {
    pair p = x->pairs.data[i];
    if (moves)
      next_states(x, p.state, letter, &next);
    else { /* the formula's run has not begun */
      vec_clear(&next);
      vec_push(&next, p.state);
    }
    for (uint32_t k = 0; k < next.size; k++) {
      uint32_t to =
          ended ? ended_node(x, letter, next.data[k]) : node_of(x, next.data[k]);
      lasso_add_arc(&x->graph, p.node, to, step);
    }
  }
  vec_release(&next);
}

static void back(endless *x) {
  explorer_back(x->e);
  x->steps.size--;
}

static void set_schedule(endless *x, const explore_schedule *way,
                         const explore_schedule *round) {
  explore_schedule *to = &x->e->result->found.schedule;
  vec_clear(to);
  vec_each (explore_step, s, way)
    vec_push(to, *s);
  for (uint32_t i = 0; round && i < round->size; i++)
    vec_push(to, round->data[i]);
}

/* True: a run that refutes the formula is there. */
static bool look(endless *x) {
  const explore_formula *f = x->e->options->formula;
  explore_found *found = &x->e->result->found;
  lasso l;
  bool is_there = lasso_find(&x->graph, f->is_fair, &l);
  if (is_there) {
    memory_free(found->message);
    found->kind = FOUND_LTL;
    found->where = NO_PLACE;
    found->repeated = l.round.size;
    found->message = memory_print(
        "%s does not hold: %s%s", f->text,
        l.round.size ? "the steps at the end are repeated for ever" : "the program ends",
        f->is_fair && l.round.size ? ", fairly to all threads" : "");
    set_schedule(x, &l.way, &l.round);
  }
  lasso_release(&l);
  return is_there;
}

/* The program's state after a step, with its new pairs from `first` on: whether there is
 * more behind it. */
static bool is_to_be_expanded(endless *x, uint32_t first, bool *found) {
  explorer *e = x->e;
  uint64_t letter;
  *found = false;
  if (x->pairs.size == first)
    return false;
  if (explorer_is_over(e) || !explorer_any_ready(e)) {
    *found = !explorer_judge_end(e);
    if (!*found && letter_read(e, UINT32_MAX, &letter) == TAKEN)
      add_arcs(x, first, stop_end(x), (explore_step){LASSO_NOBODY, 0}, true, letter,
               true);
    if (*found || !explorer_any_ready(e))
      return false;
  }
  if (e->options->depth && x->steps.size >= e->options->depth) {
    e->result->is_cut = true;
    return false;
  }
  return true;
}

/* After a step of the last stop. True: it has been dealt with, the search goes on. */
static bool arrive(endless *x, explore_step step, taken t, uint64_t events) {
  explorer *e = x->e;
  uint64_t letter = 0;
  bool exits = t == TAKEN_OUT && e->machine->stop.kind == STOP_EXIT, found = false;
  if (exits)
    machine_clear_stop(e->machine);
  if (t == TAKEN || exits) {
    taken read = letter_read(e, step.thread, &letter);
    t = read == TAKEN ? t : read;
  }
  if (t == TAKEN_AGAIN)
    return false;
  uint32_t first = vec_last(&x->way)->pairs, end = stop_end(x);
  if ((t == TAKEN || exits) && t != TAKEN_TROUBLE)
    add_arcs(x, first, end, step, letter_has_begun(e), letter | events, exits);
  if (t == TAKEN && is_to_be_expanded(x, end, &found)) {
    vec_push(&x->way, ((stop){.pairs = end}));
    return true;
  }
  if (t == TAKEN_FOUND || found) {
    set_schedule(x, &x->steps, NULL);
    return false;
  }
  x->pairs.size = end;
  back(x);
  return !e->again;
}

static bool take(endless *x, explore_step step) {
  explorer *e = x->e;
  uint64_t events = letter_events(e, step.thread);
  taken t = explorer_take(e, step.thread, step.choice);
  vec_push(&x->steps, step);
  if (x->steps.size > e->result->depth)
    e->result->depth = x->steps.size;
  return arrive(x, step, t, events);
}

static bool next_step(endless *x, explore_step *step) {
  machine *m = x->e->machine;
  stop *s = vec_last(&x->way);
  for (; s->thread < m->threads->list.size; s->thread++, s->choice = 0)
    if (s->choice < threads_choices(m, s->thread)) {
      *step = (explore_step){s->thread, s->choice++};
      return true;
    }
  return false;
}

static void leave_stop(endless *x) {
  x->pairs.size = vec_pop(&x->way).pairs;
  if (x->way.size)
    back(x);
}

/* Looking costs as much as the graph is large: when it has doubled. */
static bool looks_and_finds(endless *x) {
  if (x->graph.nodes.size < x->next_look)
    return false;
  x->next_look = x->graph.nodes.size * 2;
  return look(x);
}

static void release(endless *x) {
  lasso_graph_release(&x->graph);
  map_release(&x->nodes);
  map_release(&x->letters);
  map_release(&x->ended);
  vec_release(&x->way);
  vec_release(&x->pairs);
  vec_release(&x->steps);
}

void search_endless(explorer *e) {
  endless x = {.e = e, .automaton = e->options->formula->refuted, .next_look = 1000};
  bool goes_on = true;
  explore_step step;
  node_of(&x, 0);
  vec_push(&x.way, ((stop){0}));
  while (goes_on && x.way.size && explorer_may_go_on(e)) {
    if (!next_step(&x, &step))
      leave_stop(&x);
    else
      goes_on = take(&x, step);
    if (e->options->formula->is_fair &&
        e->machine->threads->list.size > LASSO_MOST_THREADS) {
      e->stopped = "--fair knows at most 64 threads";
      goes_on = false;
    }
    if (goes_on && looks_and_finds(&x))
      goes_on = false;
  }
  if (!e->again && !e->result->found.kind)
    look(&x);
  release(&x);
}
