/* Steps of the program, and what is wrong with them. */
#include "explore/explorer.h"

#include "explore/first.h"
#include "explore/graph.h"
#include "explore/letter.h"
#include "explore/open.h"

#include <assert.h>
#include <string.h>

/* A thread that runs for so many instructions without a point lets others run, too. */
enum {
  TURN = 4000,
  BETWEEN_LOOKS = 256,
  PERMANENT_RESERVE = 4096,
  WORTH_WAITING = 2000 /* transitions that are worth some more before beginning anew */
};

const char *found_kind_text(found_kind k) {
  static const char *const texts[] = {[FOUND_NOTHING] = "",
                                      [FOUND_ASSERTION] = "assertion",
                                      [FOUND_EXCEPTION] = "exception",
                                      [FOUND_DEADLOCK] = "deadlock",
                                      [FOUND_RACE] = "race",
                                      [FOUND_LTL] = "ltl",
                                      [FOUND_LINEARIZABILITY] = "linearizability",
                                      [FOUND_EQUIVALENCE] = "equivalence"};
  return texts[k];
}

void copy_sites(map *to, const map *from) {
  uint32_t at = 0;
  uint64_t key, one;
  while (map_next(from, &at, &key, &one))
    map_put(to, key, one);
}

void explorer_init(explorer *e, const explore_options *o, explore_result *r) {
  *e = (explorer){.options = o, .result = r, .machine = o->machine};
  e->progress = (progress){.phase = "exploring", .fraction = -1};
  if (o->sites)
    copy_sites(&e->sites, o->sites);
  if (o->formula) /* fairness: who waits for a lock cannot go on while another has it */
    map_put(&e->sites, RELEASES_MATTER, 1);
}

void explorer_release(explorer *e) {
  trail_release(&e->trail);
  map_release(&e->sites);
}

/* "The next step" of a formula is that of a single access, whoever takes it. */
static bool divides_all(const explore_options *o) {
  return o->no_reduction || (o->formula && o->formula->has_next);
}

/* Classes whose objects the program chooses from are kept with the sites, with one of
 * these. */
enum { CHOSEN = 1, CHOSEN_AND_BORN = 2 }; /* ... and threads make some beside others */

static bool mark_class(explorer *e, ir_class *class, uint64_t how) {
  const uint64_t *known = map_get(&e->sites, map_address(class));
  if (known && *known >= how)
    return false;
  map_put(&e->sites, map_address(class), how);
  e->again = true;
  return true;
}

/* What is chosen from has to be known when the first of its objects is made. */
static bool find_instances(void *context, ir_class *class, u32_vector *found) {
  explorer *e = context;
  if (mark_class(e, class, CHOSEN))
    return false;
  states_note_writes(&e->states, e->step_writes); /* of the step up to here */
  states_instances(&e->states, class, found);
  return true;
}

static void set_chosen(machine *m, const map *sites) {
  machine_threads *t = m->threads;
  t->ends_matter = map_get(sites, ENDS_MATTER);
  t->releases_matter = map_get(sites, RELEASES_MATTER);
  t->clock_matters = map_get(sites, CLOCK_MATTERS);
  vec_each (ir_class *, c, &m->program->classes) {
    const uint64_t *how = map_get(sites, map_address(*c));
    if (how)
      vec_push(&t->chosen, *c);
    t->births_matter = t->births_matter || (how && *how == CHOSEN_AND_BORN);
  }
}

/* A thread has made an object that may be chosen. */
static bool heed_births(explorer *e) {
  machine_threads *t = e->machine->threads;
  ir_class *born = t->births;
  t->births = NULL;
  if (!born || t->births_matter)
    return false;
  vec_each (ir_class *, c, &t->chosen)
    if (ir_is_subclass(born, *c))
      return mark_class(e, *c, CHOSEN_AND_BORN);
  return false;
}

/* Time that passes makes states different: only where somebody looks at the clock. */
static bool heed_clock(explorer *e) {
  const machine_threads *t = e->machine->threads;
  if (!t->clock_read || t->clock_matters)
    return false;
  map_put(&e->sites, CLOCK_MATTERS, 1);
  return e->again = true;
}

/* Formulas look at the round that a run ends in, graphs name threads, a bound on
 * preemptions the thread that was last: there, and where somebody tells threads apart, each
 * keeps its place. Without reduction as well, for that is the second opinion. */
static bool may_be_symmetric(const explorer *e) {
  const explore_options *o = e->options;
  return !o->no_symmetry && !o->no_reduction && !o->no_matching && !o->formula &&
         !o->interface && !o->bounded && !o->follows && o->search != SEARCH_RANDOM &&
         !map_get(&e->sites, THREADS_DIFFER);
}

static bool heed_names(explorer *e) {
  if (!e->states.is_symmetric || !e->machine->threads->told_apart)
    return false;
  map_put(&e->sites, THREADS_DIFFER, 1);
  return e->again = true;
}

/* Whoever joins a thread needs its monitor: where somebody takes one, a thread that has
 * ended may still be waited for. Whoever joins it with a limit may see that it has not. */
static bool heed_joins(explorer *e) {
  if (!e->puts_first || !e->machine->threads->joins_timed ||
      map_get(&e->sites, JOINS_WAIT))
    return false;
  map_put(&e->sites, JOINS_WAIT, 1);
  return e->again = true;
}

/* Whoever waits to be notified by a thread may have been there before its end, or not. */
static bool heed_ends(explorer *e) {
  const machine_threads *t = e->machine->threads;
  if (!t->ends_awaited || t->ends_matter || t->mode == MODE_EVERYTHING)
    return false;
  map_put(&e->sites, ENDS_MATTER, 1);
  return e->again = true;
}

bool explorer_begin(explorer *e) {
  machine *m = e->machine;
  explore_result *r = e->result;
  r->states = r->transitions = r->ends = r->walks = 0;
  r->depth = 0;
  r->is_cut = false;
  e->again = e->assumed = false;
  e->again_at = 0;
  m->no_collect++;
  heap_journal_begin(&m->heap);
  machine_threads *t = threads_new(m);
  t->mode = divides_all(e->options) ? MODE_EVERYTHING : MODE_SYNCHRONISATION;
  t->turn = TURN;
  t->baseline = m->heap.floor;
  copy_sites(&t->sites, &e->sites);
  set_chosen(m, &e->sites);
  t->divides_stretches = e->options->divides_locks;
  states_init(&e->states, m, e->options->formula || e->options->interface);
  e->states.is_symmetric = may_be_symmetric(e);
  e->puts_first = first_is_sound(e);
  jre_mark_names(m);
  t->instances = find_instances;
  t->instances_context = e;
  if (e->options->formula)
    letter_begin(e);
  if (e->options->interface)
    interface_begin(e->options->interface, m);
  return jre_begin_main(m, e->options->main, e->options->argument_count,
                        e->options->arguments);
}

/* What was found before the search began anew counts, with the points that it had. */
static void keep_found(explorer *e) {
  e->again = false;
  map_release(&e->sites);
  e->sites = (map){0};
  copy_sites(&e->sites, &e->machine->threads->sites);
}

/* A class of the library that the program needs is initialised before it begins. */
bool explorer_end(explorer *e) {
  machine *m = e->machine;
  if (e->again_at && e->result->found.kind)
    keep_found(e);
  e->result->fixed |= m->threads->fixed;
  copy_sites(&e->result->actions, &m->threads->actions);
  e->result->state_bytes = store_bytes(&e->states.store);
  while (e->trail.starts.size)
    trail_pop(&e->trail, m);
  states_release(&e->states);
  threads_delete(m);
  if (m->stop.kind)
    machine_clear_stop(m);
  vec_clear(&m->monitors);
  heap_journal_undo(&m->heap);
  m->no_collect--;
  m->exception = 0;
  if (e->class)
    machine_initialise_apart(m, e->class);
  m->exception = 0;
  e->class = NULL;
  return e->again && !e->stopped;
}

static const char *why_stopped(const explore_options *o) {
  return o->late && *o->late ? "the time limit was reached" : "interrupted";
}

void explorer_note_stop(explorer *e) {
  e->stopped = why_stopped(e->options);
}

bool explorer_may_go_on(explorer *e) {
  const explore_options *o = e->options;
  if (e->stopped || (e->again && e->result->transitions >= e->again_at))
    return false;
  if (o->most_transitions && e->result->transitions >= o->most_transitions)
    e->stopped = "the limit of transitions was reached";
  if (e->until_look--)
    return !e->stopped;
  e->until_look = BETWEEN_LOOKS;
  if (o->stop && *o->stop)
    explorer_note_stop(e);
  e->progress.done = e->result->states;
  progress_tick(o->progress, &e->progress);
  return !e->stopped;
}

char *explorer_thread_name(machine *m, uint32_t thread) {
  object_id o = m->threads->list.data[thread].state.object;
  const object *t = machine_object(m, o);
  const ir_field *f = ir_find_field(t->class, name_mk(&m->program->names, "name"), NULL);
  object_id text = f ? t->slots[f->slot].ref : 0;
  return text ? jre_text(m, text) : memory_print("thread %u", thread);
}

/* What a step can be wrong with. */

static void set_reason(explorer *e, const char *text) {
  if (!e->result->reason)
    e->result->reason = memory_copy_text(text);
}

static void set_found(explorer *e, found_kind kind, char *message, place where) {
  explore_found *f = &e->result->found;
  memory_free(f->message);
  f->kind = kind;
  f->message = message;
  f->where = where;
  f->round.is_there = false;
}

static bool is_assertion(machine *m, object_id exception) {
  for (const ir_class *c = machine_object(m, exception)->class; c; c = c->super)
    if (!strcmp(c->name->text, "java/lang/AssertionError"))
      return true;
  return false;
}

/* What the fixed part of scenarios throws. */
static bool is_not_linearizable(machine *m, object_id exception) {
  return !strcmp(machine_object(m, exception)->class->name->text,
                 "glassbox/NotLinearizable");
}

static char *message_of(machine *m, object_id exception) {
  char *text = jre_exception_text(m, exception), *colon = strstr(text, ": ");
  char *message = memory_copy_text(colon ? colon + 2 : text);
  memory_free(text);
  return message;
}

static taken judge_failure(explorer *e, uint32_t thread) {
  machine *m = e->machine;
  thread_state *s = &m->threads->list.data[thread].state;
  if (s->handles_failure || jre_has_handler(m, thread)) {
    jre_handle_failure(m, thread);
    return m->stop.kind ? TAKEN_TROUBLE : TAKEN;
  }
  bool assertion = is_assertion(m, s->failure);
  if (is_not_linearizable(m, s->failure)) {
    set_found(e, FOUND_LINEARIZABILITY, message_of(m, s->failure), NO_PLACE);
    return TAKEN_FOUND;
  }
  char *text = jre_exception_text(m, s->failure), *name = explorer_thread_name(m, thread);
  char *message = assertion ? memory_print("%s in thread %s", text, name)
                            : memory_print("%s escapes from thread %s", text, name);
  set_found(e, assertion ? FOUND_ASSERTION : FOUND_EXCEPTION, message,
            jre_exception_place(m, s->failure));
  memory_free(text);
  memory_free(name);
  return TAKEN_FOUND;
}

static taken judge_stop(explorer *e) {
  machine *m = e->machine;
  switch (m->stop.kind) {
  case STOP_EXIT: e->result->ends++; return TAKEN_OUT;
  case STOP_ASSUMPTION: e->assumed = true; return TAKEN_OUT;
  case STOP_CLASS:
    e->class = m->stop.class;
    e->again = true;
    return TAKEN_AGAIN;
  case STOP_AGAIN: e->again = true; return TAKEN_AGAIN;
  case STOP_UNSUPPORTED: {
    char *text = memory_print("not supported: %s", m->stop.text);
    set_reason(e, text);
    memory_free(text);
    return TAKEN_TROUBLE;
  }
  default: set_reason(e, m->stop.text ? m->stop.text : "stopped"); return TAKEN_TROUBLE;
  }
}

static void mark_site(explorer *e, const thread_access *a) {
  map_put(&e->sites, map_address(&a->code->instrs[a->pc]), 1);
}

static bool is_markable(const explorer *e, const thread_access *a) {
  const ir_instr *i = a->code ? &a->code->instrs[a->pc] : NULL;
  return i && !map_get(&e->sites, map_address(i));
}

bool explorer_mark(explorer *e, const thread_access *a) {
  if (!is_markable(e, a))
    return false;
  mark_site(e, a);
  return true;
}

static char *race_message(explorer *e, uint32_t thread, uint32_t other,
                          const thread_access *a, const thread_access *b) {
  machine *m = e->machine;
  char *variable = race_variable(m, a), *mine = explorer_thread_name(m, thread),
       *theirs = explorer_thread_name(m, other);
  place p = access_place(a), q = access_place(b);
  char *text = memory_print(
      "data race on %s: thread %s %s it at %s:%u, thread %s %s it at %s:%u, and nothing "
      "orders the two",
      variable, theirs, b->writes ? "writes" : "reads", q.file ? q.file : "?", q.line,
      mine, a->writes ? "writes" : "reads", p.file ? p.file : "?", p.line);
  memory_free(variable);
  memory_free(mine);
  memory_free(theirs);
  return text;
}

/* The search begins anew: at once, or, when much has been seen, only after some more, so
 * that not every pair of instructions costs a search of its own. Behind a conflict nothing
 * is looked at in the meantime. */
static taken begin_anew(explorer *e) {
  uint64_t seen = e->result->transitions;
  if (e->again)
    return TAKEN_OUT;
  e->again = true;
  bool waits = e->options->search != SEARCH_RANDOM && !e->options->formula &&
               !e->options->interface && !e->crew && !e->options->follows;
  if (!waits || seen < WORTH_WAITING)
    return TAKEN_AGAIN;
  e->again_at = seen + seen / 2;
  return TAKEN_OUT;
}

/* It was marked in this search, and becomes a point with the next. */
static bool is_pending(const explorer *e, const thread_access *a) {
  const machine_threads *t = e->machine->threads;
  uint64_t site = a->code ? map_address(&a->code->instrs[a->pc]) : 0;
  return (site && map_get(&e->sites, site) && !map_get(&t->sites, site)) ||
         (a->is_end && !t->ends_matter);
}

static taken make_points(explorer *e, const thread_access *a, const thread_access *b) {
  bool is_new = explorer_mark(e, a);
  is_new = explorer_mark(e, b) || is_new;
  if ((a->is_end || b->is_end) && !map_get(&e->sites, ENDS_MATTER)) {
    map_put(&e->sites, ENDS_MATTER, 1);
    is_new = true;
  }
  if (is_new || is_pending(e, a) || is_pending(e, b))
    return begin_anew(e);
  set_reason(e, "not supported: accesses of a native method that conflict with those of "
                "another thread");
  return TAKEN_TROUBLE;
}

/* A race is reported, or becomes two points. With everything a point there is nothing
 * left to be done about it. */
static taken judge_races(explorer *e, uint32_t thread) {
  machine *m = e->machine;
  const explore_options *o = e->options;
  thread_access a, b;
  uint32_t other;
  if (thread >= m->threads->list.size)
    return TAKEN;
  bool conflict = race_find(m, thread, divides_all(o), &a, &b, &other);
  if (divides_all(o)) /* others looked at it; nothing of it belongs to the state */
    vec_clear(&m->threads->list.data[thread].recent);
  if (!conflict)
    return TAKEN;
  bool tolerated = o->ignore_races || (!a.is_plain && !b.is_plain) ||
                   (access_is_trusted(&a) && access_is_trusted(&b));
  if (!tolerated) {
    set_found(e, FOUND_RACE, race_message(e, thread, other, &a, &b), access_place(&a));
    e->result->found.race[0] = b;
    e->result->found.race[1] = a;
    return TAKEN_FOUND;
  }
  if (divides_all(o) && !a.is_copy)
    return TAKEN;
  return make_points(e, &a, &b);
}

static taken judge_step(explorer *e, uint32_t thread, outcome o) {
  machine *m = e->machine;
  if (m->heap.count + PERMANENT_RESERVE > m->heap.last_floor) {
    set_reason(e, "too many objects are made by the run time itself");
    return TAKEN_TROUBLE;
  }
  bool again =
      heed_births(e) || heed_clock(e) || heed_names(e) || heed_joins(e) || heed_ends(e);
  taken t = again            ? TAKEN_AGAIN
            : o == RAN_STOP  ? judge_stop(e)
            : o == RAN_THROW ? judge_failure(e, thread)
                             : TAKEN;
  bool exits = t == TAKEN_OUT && m->stop.kind == STOP_EXIT;
  if ((t != TAKEN && !exits) || e->options->follows)
    return t;
  taken seen = judge_races(e, thread);
  return seen == TAKEN ? t : seen;
}

/* What the last step on the trail has touched. */
static void note_step(explorer *e) {
  heap_point heap;
  states_before before;
  uint32_t thread = trail_last(&e->trail, &heap, &before.threads);
  before.writes = heap.mark;
  before.top = heap.top;
  states_note_step(&e->states, thread, &before);
}

taken explorer_take(explorer *e, uint32_t thread, uint32_t choice) {
  machine *m = e->machine;
  e->step_writes = m->heap.journal.size;
  trail_push(&e->trail, m, thread);
  e->result->transitions++;
  taken t = judge_step(e, thread, threads_step(m, thread, choice));
  states_note_writes(&e->states, e->step_writes);
  note_step(e);
  return t;
}

/* Whether the step has changed a variable that others can see, were it for a moment: with
 * each access a step of its own the answer must be the same. Where every write found what
 * is there now, all of them wrote just that. */
static bool has_changed_something(const explorer *e) {
  machine *m = e->machine;
  const heap *h = &m->heap;
  for (uint32_t i = e->step_writes; i < h->journal.size; i++) {
    const journal_entry *w = &h->journal.data[i];
    if (w->index != HEAP_HEADER && heap_is_changed(h, w) &&
        threads_is_shared(m, w->object))
      return true;
  }
  return false;
}

unsigned explorer_did(const explorer *e) {
  const machine_threads *t = e->machine->threads;
  return (t->clock_asked ? OPEN_ASKS : 0) |
         (t->acts || has_changed_something(e) ? OPEN_ACTS : 0);
}

void explorer_back(explorer *e) {
  machine *m = e->machine;
  if (m->stop.kind)
    machine_clear_stop(m);
  note_step(e);
  trail_pop(&e->trail, m);
}

bool explorer_is_over(const explorer *e) {
  vec_each (machine_thread, k, &e->machine->threads->list)
    if (k->state.status != THREAD_ENDED && !k->state.is_daemon)
      return false;
  return true;
}

bool explorer_judge_end(explorer *e) {
  e->result->ends++;
  if (!explorer_is_over(e)) {
    set_found(e, FOUND_DEADLOCK, explorer_waiting(e, 0), NO_PLACE);
    return false;
  }
  return true;
}

/* Where threads may change places a round leads to the same state, but perhaps with
 * another thread at the place of one that moved: whoever never moves has its bit unset, but
 * not the other way round. So that is looked at again without symmetry. */
static bool judge_again(explorer *e) {
  map_put(&e->sites, THREADS_DIFFER, 1);
  e->again = true;
  return false;
}

/* Threads that go round, only look, and see the same for ever wait as well. What a thread is
 * said to be doing is one of several answers, and time passes while nobody asks for it. */
static bool is_all_looking(const explorer *e, unsigned does) {
  return !does && !(e->machine->threads->fixed & FIXED_STATE);
}

bool explorer_judge_round(explorer *e, uint64_t moved, unsigned does) {
  const machine_threads *t = e->machine->threads;
  if (t->list.size > OPEN_MOST_THREADS) {
    set_reason(e, "more than 64 threads of which some go on for ever");
    return true;
  }
  for (uint32_t k = 0; k < t->list.size; k++) {
    const thread_state *s = &t->list.data[k].state;
    bool moves = moved >> k & 1;
    if (s->status == THREAD_ENDED || s->is_daemon || (moves && !is_all_looking(e, does)))
      continue;
    if (e->states.is_symmetric)
      return judge_again(e);
    set_found(e, FOUND_DEADLOCK,
              moves ? explorer_going_round(e) : explorer_waiting(e, moved), NO_PLACE);
    e->result->found.round = (explore_round){true, moved, does};
    return false;
  }
  return true;
}
