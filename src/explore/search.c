/* The searches. All of them try, at a state, every thread that can take a step and every
 * choice it has. */
#include "explore/divide.h"

#include "explore/first.h"
#include "explore/open.h"

#include <assert.h>

/* A state on the way: what is to be tried there next. */
typedef struct node {
  uint32_t thread, choice; /* next */
  uint32_t last;           /* the thread that led here; UINT32_MAX: none */
  uint32_t preemptions;
  bool last_can_go_on; /* where preemptions are counted */
  uint32_t left;       /* ways to be tried; counted in a search that may be divided */
  uint32_t first;      /* a thread that goes before all others; UINT32_MAX: none */
  uint32_t chosen;     /* its next choice */
  bool only;           /* the others need not be tried */
  open_part part;      /* depth first, with matching */
} node;

typedef vector(node) node_vector;

void explore_result_release(explore_result *r) {
  memory_free(r->found.message);
  memory_free(r->reason);
  vec_release(&r->found.schedule);
  map_release(&r->sites);
  map_release(&r->actions);
  *r = (explore_result){0};
}

static void set_schedule(explorer *e, const explore_step *steps, uint32_t count) {
  explore_schedule *to = &e->result->found.schedule;
  vec_clear(to);
  for (uint32_t i = 0; i < count; i++)
    vec_push(to, steps[i]);
}

bool explorer_any_ready(explorer *e) {
  for (uint32_t k = 0; k < e->machine->threads->list.size; k++)
    if (threads_choices(e->machine, k))
      return true;
  return false;
}

/* What belongs to a state beside the program's when schedules are bounded. */
static uint64_t extra_of(const explorer *e, const node *n) {
  return e->options->bounded ? map_pair(n->preemptions, n->last + 1) : 0;
}

static uint64_t count_ways(machine *m) {
  uint64_t ways = 0;
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    ways += threads_choices(m, k);
  return ways;
}

/* The next step at a node where one thread goes first, as long as that is its own. */
static bool next_of_first(explorer *e, node *n, explore_step *step) {
  uint32_t choices = threads_choices(e->machine, n->first);
  if (n->chosen < choices) {
    *step = (explore_step){n->first, n->chosen++};
    return true;
  }
  if (!n->only && e->crew && n->left == UINT32_MAX) /* those of the others */
    n->left = (uint32_t)count_ways(e->machine) - choices;
  return false;
}

/* The next step at the node, and how many preemptions it makes; false: none is left. */
static bool next_step(explorer *e, node *n, explore_step *step, uint32_t *preemptions) {
  machine *m = e->machine;
  *preemptions = n->preemptions;
  if (n->first != UINT32_MAX && next_of_first(e, n, step))
    return true;
  if (n->only)
    return false;
  for (; n->left && n->thread < m->threads->list.size; n->thread++, n->choice = 0) {
    bool preempts = n->last_can_go_on && n->thread != n->last;
    *preemptions = n->preemptions + preempts;
    uint32_t choices = threads_choices(m, n->thread);
    if (n->choice >= choices || n->thread == n->first)
      continue;
    if (e->options->bounded && *preemptions > e->options->preemptions) {
      e->result->is_cut = true;
      n->left -= choices;
      open_leave(&n->part);
      continue;
    }
    n->left--;
    *step = (explore_step){n->thread, n->choice++};
    return true;
  }
  return false;
}

static node node_behind(explorer *e, uint32_t thread, uint32_t preemptions) {
  node n = {.last = thread, .preemptions = preemptions, .left = UINT32_MAX};
  n.first = e->puts_first ? first_thread(e) : UINT32_MAX;
  n.only = n.first != UINT32_MAX;
  if (e->crew && !n.only)
    n.left = (uint32_t)count_ways(e->machine);
  n.last_can_go_on = e->options->bounded && thread != UINT32_MAX &&
                     threads_choices(e->machine, thread) > 0;
  return n;
}

/* The state after a step: whether there is more to be tried behind it. */
static bool is_to_be_expanded(explorer *e, const node *n, uint32_t depth, bool *found,
                              bool *known_before) {
  explore_result *r = e->result;
  uint32_t number;
  *found = false;
  *known_before =
      !e->options->no_matching && !states_add(&e->states, extra_of(e, n), &number);
  if (*known_before)
    return false;
  r->states++;
  bool is_over = explorer_is_over(e), any_ready = explorer_any_ready(e);
  if (is_over || !any_ready) {
    bool known = e->options->no_matching && !states_add(&e->states, 0, &number);
    *found = !known && !explorer_judge_end(e);
  }
  if (!any_ready) /* daemons go on: what they do may be what they did before the end */
    return false;
  if (e->options->depth && depth >= e->options->depth) {
    r->is_cut = true;
    return false;
  }
  return true;
}

/* Depth first: the path is on the trail. */

typedef struct path {
  node_vector nodes;
  explore_schedule steps;
  open_states open;
} path;

/* The step of the last node leads to this one. */
static void enter(explorer *e, path *p, node *n) {
  if (!e->options->no_matching)
    open_enter(&p->open, &n->part, e->states.store.last_key, explorer_did(e));
  vec_push(&p->nodes, *n);
}

/* The step of the last node leads nowhere else than to a state that is known, or to an
 * end. */
static void come_back(explorer *e, path *p, bool known, uint32_t thread) {
  open_part *from = &vec_last(&p->nodes)->part;
  if (known)
    open_meet(&p->open, from, e->states.store.last_key, thread, explorer_did(e));
  else
    open_leave(from);
}

/* The thread that went first has taken its step. It must not keep the others from going on
 * for ever, nor from what they could see before. */
static void judge_first(explorer *e, path *p, taken t, bool known, uint32_t thread) {
  node *from = vec_last(&p->nodes);
  heap_point heap;
  uint32_t threads;
  if (!from->only)
    return;
  trail_last(&e->trail, &heap, &threads);
  bool starts = threads < e->machine->threads->list.size;
  bool returns = known && open_knows(&p->open, e->states.store.last_key);
  if (t != TAKEN || starts || returns || first_is_seen(e, thread))
    from->only = false;
}

/* All steps of the last node were tried. False: some thread waits for ever. */
static bool leave(explorer *e, path *p) {
  node n = vec_pop(&p->nodes);
  open_part *parent = p->nodes.size ? &vec_last(&p->nodes)->part : NULL;
  bool is_round =
      !e->options->no_matching && open_close(&p->open, &n.part, parent, n.last);
  if (is_round && !e->crew && !explorer_judge_round(e, n.part.moved, n.part.does)) {
    if (!e->again)
      set_schedule(e, p->steps.data, p->steps.size);
    return false;
  }
  if (p->nodes.size) {
    explorer_back(e);
    p->steps.size--;
  }
  return true;
}

static bool descend(explorer *e, path *p, explore_step step, uint32_t preemptions) {
  e->machine->threads->goes_first = step.thread == vec_last(&p->nodes)->first;
  taken t = explorer_take(e, step.thread, step.choice);
  e->machine->threads->goes_first = false;
  vec_push(&p->steps, step);
  if (p->steps.size > e->result->depth)
    e->result->depth = p->steps.size;
  if (t == TAKEN_AGAIN)
    return false;
  bool found = t == TAKEN_FOUND, known = false;
  if (t == TAKEN) {
    node n = node_behind(e, step.thread, preemptions);
    bool expand = is_to_be_expanded(e, &n, p->steps.size, &found, &known);
    judge_first(e, p, t, known, step.thread);
    if (expand) {
      enter(e, p, &n);
      return true;
    }
  } else
    judge_first(e, p, t, false, step.thread);
  come_back(e, p, known, step.thread);
  if (found) {
    set_schedule(e, p->steps.data, p->steps.size);
    return false;
  }
  explorer_back(e);
  p->steps.size--;
  return true;
}

/* The child goes back to where its part begins, and passes over the parent's. */
static void go_to_part(explorer *e, path *p, uint32_t at, uint32_t given) {
  node *n = &p->nodes.data[at];
  explore_step step;
  uint32_t preemptions;
  for (; p->steps.size > at; p->steps.size--)
    explorer_back(e);
  p->nodes.size = at + 1;
  open_back_to(&p->open, &n->part);
  while (n->left > given && next_step(e, n, &step, &preemptions))
    ;
  divide_enter(e);
}

/* Ways that another process may be given: none where a thread goes first, for whether that
 * is enough is known only when it has. */
static uint32_t ways_to_give(const node *n) {
  return n->first != UINT32_MAX && n->left == UINT32_MAX ? 0 : n->left;
}

/* Who divides keeps the steps that come first. */
static void divide(explorer *e, path *p) {
  uint32_t at = 0, top = p->nodes.size - 1;
  while (at < top && !ways_to_give(&p->nodes.data[at]))
    at++;
  uint32_t left = ways_to_give(&p->nodes.data[at]);
  uint32_t given = at < top ? (left + 1) / 2 : left / 2;
  if (!given)
    return;
  switch (crew_fork(e->crew)) {
  case CREW_ALONE: return;
  case CREW_PARENT: p->nodes.data[at].left -= given; return;
  case CREW_CHILD: go_to_part(e, p, at, given); return;
  }
}

void search_depth_first(explorer *e) {
  path p = {0};
  bool found, known, go_on = true;
  divide_begin(e);
  node first = node_behind(e, UINT32_MAX, 0);
  if (is_to_be_expanded(e, &first, 0, &found, &known))
    enter(e, &p, &first);
  while (go_on && p.nodes.size && explorer_may_go_on(e)) {
    explore_step step;
    uint32_t preemptions;
    if (divide_is_due(e))
      divide(e, &p);
    if (next_step(e, vec_last(&p.nodes), &step, &preemptions))
      go_on = descend(e, &p, step, preemptions);
    else
      go_on = leave(e, &p);
  }
  e->is_round = p.open.is_round;
  e->asks_in_round = p.open.does & OPEN_ASKS;
  divide_end(e, &p.steps);
  vec_release(&p.nodes);
  vec_release(&p.steps);
  open_release(&p.open);
}

/* Breadth first: a state is where it came from and a step; to get there, all steps from
 * the start are taken again. */

typedef struct origin {
  uint32_t from;
  explore_step step;
  uint32_t preemptions, depth;
} origin;

typedef struct frontier {
  vector(origin) all;
  explore_schedule steps; /* to the state that the machine is at */
} frontier;

static void steps_to(const frontier *f, uint32_t at, explore_schedule *to) {
  uint32_t depth = f->all.data[at].depth;
  vec_clear(to);
  vec_reserve(to, depth);
  to->size = depth;
  for (; depth; at = f->all.data[at].from)
    to->data[--depth] = f->all.data[at].step;
}

/* Goes back as far as the ways differ, then forward. */
static void go_to(explorer *e, frontier *f, uint32_t at) {
  explore_schedule wanted = {0};
  steps_to(f, at, &wanted);
  uint32_t same = 0;
  while (same < wanted.size && same < f->steps.size &&
         wanted.data[same].thread == f->steps.data[same].thread &&
         wanted.data[same].choice == f->steps.data[same].choice)
    same++;
  while (f->steps.size > same) {
    explorer_back(e);
    f->steps.size--;
  }
  for (; same < wanted.size; same++) {
    taken t = explorer_take(e, wanted.data[same].thread, wanted.data[same].choice);
    assert(t == TAKEN && "as it was the first time");
    (void)t;
    e->result->transitions--;
    vec_push(&f->steps, wanted.data[same]);
  }
  vec_release(&wanted);
}

/* Tries one step at state `at`; false: the search is over. */
static bool try_step(explorer *e, frontier *f, uint32_t at, explore_step step,
                     uint32_t preemptions) {
  uint32_t depth = f->all.data[at].depth + 1;
  taken t = explorer_take(e, step.thread, step.choice);
  bool found = t == TAKEN_FOUND, known;
  vec_push(&f->steps, step);
  if (depth > e->result->depth)
    e->result->depth = depth;
  if (t == TAKEN_AGAIN)
    return false;
  if (t == TAKEN) {
    node n = node_behind(e, step.thread, preemptions);
    if (is_to_be_expanded(e, &n, depth, &found, &known))
      vec_push(&f->all, ((origin){at, step, preemptions, depth}));
  }
  if (found)
    set_schedule(e, f->steps.data, f->steps.size);
  else {
    explorer_back(e);
    f->steps.size--;
  }
  return !found;
}

void search_breadth_first(explorer *e) {
  frontier f = {0};
  bool found, known, go_on;
  node first = node_behind(e, UINT32_MAX, 0);
  go_on = is_to_be_expanded(e, &first, 0, &found, &known);
  if (go_on)
    vec_push(&f.all, ((origin){0}));
  for (uint32_t at = 0; go_on && at < f.all.size; at++) {
    go_to(e, &f, at);
    const origin *o = &f.all.data[at];
    node n = node_behind(e, at ? o->step.thread : UINT32_MAX, o->preemptions);
    explore_step step;
    uint32_t preemptions;
    while (go_on && next_step(e, &n, &step, &preemptions))
      go_on = explorer_may_go_on(e) && try_step(e, &f, at, step, preemptions);
  }
  vec_release(&f.all);
  vec_release(&f.steps);
}

/* At random: walks to the end, or to the depth that is given. */

static uint64_t draw(uint64_t *random) {
  *random ^= *random >> 12;
  *random ^= *random << 25;
  *random ^= *random >> 27;
  return *random * 0x2545F4914F6CDD1Du >> 16;
}

static bool draw_step(explorer *e, uint64_t *random, explore_step *step) {
  machine *m = e->machine;
  uint64_t ways = count_ways(m);
  if (!ways)
    return false;
  uint64_t drawn = draw(random) % ways;
  for (uint32_t k = 0;; k++) {
    uint32_t choices = threads_choices(m, k);
    if (drawn < choices) {
      *step = (explore_step){k, (uint32_t)drawn};
      return true;
    }
    drawn -= choices;
  }
}

enum { LONGEST_WALK = 100000 };

static bool walk_once(explorer *e, uint64_t *random, explore_schedule *steps) {
  uint32_t longest = e->options->depth ? e->options->depth : LONGEST_WALK;
  explore_step step;
  vec_clear(steps);
  while (steps->size < longest && explorer_may_go_on(e)) {
    if (explorer_is_over(e) || !draw_step(e, random, &step))
      return explorer_judge_end(e);
    taken t = explorer_take(e, step.thread, step.choice);
    vec_push(steps, step);
    e->result->states++;
    if (t == TAKEN_FOUND || t == TAKEN_AGAIN)
      return false;
    if (t != TAKEN)
      return true;
  }
  return true;
}

void search_random(explorer *e) {
  explore_schedule steps = {0};
  uint64_t random = 0x9E3779B97F4A7C15u;
  bool go_on = true;
  e->result->is_cut = true;
  for (uint64_t i = 0; go_on && i < e->options->walks && explorer_may_go_on(e); i++) {
    go_on = walk_once(e, &random, &steps);
    e->result->walks++;
    if (steps.size > e->result->depth)
      e->result->depth = steps.size;
    if (!go_on && !e->again)
      set_schedule(e, steps.data, steps.size);
    for (uint32_t k = 0; go_on && k < steps.size; k++)
      explorer_back(e);
  }
  vec_release(&steps);
}
