/* Messages are numbers of eight bytes; both ends are copies of one process. */
#include "explore/divide.h"

#include "base/message.h"

#include <string.h>

enum { PATIENCE = 250 }; /* steps between two looks for somebody who is free */

static const uint64_t magic = 0x6578706c6f726572; /* at both ends */

typedef enum { EVENT_NONE, EVENT_FOUND, EVENT_AGAIN } event;

void divide_begin(explorer *e) {
  const explore_options *o = e->options;
  bool divides = o->jobs > 1 && !o->depth && !o->most_transitions && !e->alone;
  e->crew = divides ? crew_new_forking(o->jobs) : NULL;
  e->until_division = PATIENCE;
}

bool divide_is_due(explorer *e) {
  if (!e->crew || e->until_division--)
    return false;
  e->until_division = PATIENCE;
  return crew_has_room(e->crew);
}

void divide_enter(explorer *e) {
  explore_result *r = e->result;
  e->own = *e->options;
  e->own.progress = NULL;
  e->options = &e->own;
  e->assumed = false;
  memory_free(r->reason);
  r->reason = NULL;
  r->states = r->transitions = r->ends = 0;
  r->is_cut = false;
}

/* ---- Messages ---- */

static void put_actions(char_vector *out, const map *actions) {
  uint32_t at = 0;
  uint64_t key, one;
  message_put(out, actions->size);
  while (map_next(actions, &at, &key, &one))
    message_put(out, key);
}

static void pack(const explorer *e, event what, const explore_schedule *steps,
                 char_vector *out) {
  const explore_result *r = e->result;
  message_put(out, magic);
  message_put(out, what);
  message_put(out, r->states);
  message_put(out, r->transitions);
  message_put(out, r->ends);
  message_put(out, r->depth);
  message_put(out, r->is_cut);
  message_put(out, e->assumed);
  message_put(out, e->is_round);
  message_put(out, e->machine->threads->fixed);
  message_put_text(out, r->reason ? r->reason : e->stopped);
  message_put(out, what ? steps->size : 0);
  for (uint32_t k = 0; what && k < steps->size; k++)
    message_put(out, map_pair(steps->data[k].thread, steps->data[k].choice));
  put_actions(out, &e->machine->threads->actions);
  message_put(out, magic);
}

static void get_reason(message_reader *in, explorer *e) {
  char *reason = message_get_text(in);
  if (!e->result->reason)
    e->result->reason = reason;
  else
    memory_free(reason);
}

static void get_steps(message_reader *in, explore_schedule *steps) {
  uint64_t count = message_get(in);
  vec_clear(steps);
  for (uint64_t k = 0; k < count && !in->failed; k++) {
    uint64_t step = message_get(in);
    vec_push(steps, ((explore_step){(uint32_t)(step >> 32), (uint32_t)step}));
  }
}

/* What it says about its part is now said about ours; false: it is damaged. */
static bool merge(explorer *e, const char_vector *text, event *what,
                  explore_schedule *steps) {
  message_reader in = message_read(text);
  explore_result *r = e->result;
  bool begins = message_get(&in) == magic;
  *what = (event)message_get(&in);
  r->states += message_get(&in);
  r->transitions += message_get(&in);
  r->ends += message_get(&in);
  uint32_t depth = (uint32_t)message_get(&in);
  r->depth = depth > r->depth ? depth : r->depth;
  r->is_cut |= message_get(&in) != 0;
  e->assumed |= message_get(&in) != 0;
  e->is_round |= message_get(&in) != 0;
  e->machine->threads->fixed |= (unsigned)message_get(&in);
  get_reason(&in, e);
  get_steps(&in, steps);
  for (uint64_t count = message_get(&in); count && !in.failed; count--)
    map_put(&e->machine->threads->actions, message_get(&in), 1);
  return begins && message_get(&in) == magic && !in.failed;
}

/* ---- The end ---- */

static void give_up(explorer *e, char *reason) {
  if (e->result->reason)
    memory_free(reason);
  else
    e->result->reason = reason;
}

static void note_loss(explorer *e, const crew_message *m) {
  give_up(e, m->signal > 0
                 ? memory_print("a worker process was ended by signal %d", m->signal)
                 : memory_copy_text("a worker process ended without a result"));
}

/* The first event, in the order of the search, of those who were given work. */
static event gather(explorer *e, explore_schedule *steps) {
  event what = EVENT_NONE;
  crew_message m;
  crew_rest(e->crew);
  while (!what && crew_gather(e->crew, e->options->stop, &m)) {
    if (!m.arrived || !merge(e, &m.text, &what, steps)) {
      what = EVENT_NONE;
      note_loss(e, &m);
    }
    vec_release(&m.text);
  }
  return what;
}

static void follow(explorer *e, event what, const explore_schedule *steps) {
  uint32_t at;
  taken t = explorer_take_all(e, steps, &at);
  e->result->transitions -= at;
  if (t != (what == EVENT_AGAIN ? TAKEN_AGAIN : TAKEN_FOUND))
    give_up(e, memory_copy_text("what a worker process found cannot be found again"));
  else if (t == TAKEN_FOUND)
    vec_each (explore_step, s, steps)
      vec_push(&e->result->found.schedule, *s);
}

static _Noreturn void report(explorer *e, event what, const explore_schedule *steps) {
  static const _Atomic bool stop = true;
  char_vector text = {0};
  crew_message none;
  crew_gather(e->crew, &stop, &none); /* whoever is left is not asked any more */
  pack(e, what, steps, &text);
  crew_report(e->crew, &text);
}

void divide_end(explorer *e, const explore_schedule *steps) {
  if (!e->crew)
    return;
  explore_schedule way = {0};
  bool found = e->result->found.kind != FOUND_NOTHING;
  event own = found ? EVENT_FOUND : e->again ? EVENT_AGAIN : EVENT_NONE;
  event what = own || e->stopped ? own : gather(e, &way);
  if (e->options->stop && *e->options->stop && !what)
    explorer_note_stop(e);
  if (crew_is_child(e->crew))
    report(e, what, found ? &e->result->found.schedule : own ? steps : &way);
  if (what && !own)
    follow(e, what, &way);
  vec_release(&way);
  crew_delete(e->crew);
  e->crew = NULL;
}
