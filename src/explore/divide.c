/* Messages are numbers of eight bytes; both ends are copies of one process. */
#include "explore/divide.h"

#include <string.h>

enum { PATIENCE = 250 }; /* steps between two looks for somebody who is free */

static const uint64_t magic = 0x6578706c6f726572; /* at both ends */

typedef enum { EVENT_NONE, EVENT_FOUND, EVENT_AGAIN } event;

void divide_begin(explorer *e) {
  const explore_options *o = e->options;
  bool divides = o->jobs > 1 && !o->depth && !o->most_transitions;
  e->crew = divides ? crew_new(o->jobs) : NULL;
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

static void put(char_vector *out, uint64_t number) {
  const char *bytes = (const char *)&number;
  for (size_t k = 0; k < sizeof number; k++)
    vec_push(out, bytes[k]);
}

static void put_text(char_vector *out, const char *text) {
  put(out, text ? strlen(text) + 1 : 0);
  for (const char *at = text; at && *at; at++)
    vec_push(out, *at);
}

static void put_actions(char_vector *out, const map *actions) {
  uint32_t at = 0;
  uint64_t key, one;
  put(out, actions->size);
  while (map_next(actions, &at, &key, &one))
    put(out, key);
}

static void pack(const explorer *e, event what, const explore_schedule *steps,
                 char_vector *out) {
  const explore_result *r = e->result;
  put(out, magic);
  put(out, what);
  put(out, r->states);
  put(out, r->transitions);
  put(out, r->ends);
  put(out, r->depth);
  put(out, r->is_cut);
  put(out, e->assumed);
  put(out, e->machine->threads->fixed);
  put_text(out, r->reason ? r->reason : e->stopped);
  put(out, what ? steps->size : 0);
  for (uint32_t k = 0; what && k < steps->size; k++)
    put(out, map_pair(steps->data[k].thread, steps->data[k].choice));
  put_actions(out, &e->machine->threads->actions);
  put(out, magic);
}

typedef struct reader {
  const char *at, *end;
  bool failed;
} reader;

static uint64_t get(reader *in) {
  uint64_t number = 0;
  in->failed = in->failed || (size_t)(in->end - in->at) < sizeof number;
  if (in->failed)
    return 0;
  memcpy(&number, in->at, sizeof number);
  in->at += sizeof number;
  return number;
}

static void get_reason(reader *in, explorer *e) {
  uint64_t size = get(in);
  in->failed = in->failed || (size && size - 1 > (uint64_t)(in->end - in->at));
  if (in->failed || !size)
    return;
  if (!e->result->reason)
    e->result->reason = memory_print("%.*s", (int)size - 1, in->at);
  in->at += size - 1;
}

static void get_steps(reader *in, explore_schedule *steps) {
  uint64_t count = get(in);
  vec_clear(steps);
  for (uint64_t k = 0; k < count && !in->failed; k++) {
    uint64_t step = get(in);
    vec_push(steps, ((explore_step){(uint32_t)(step >> 32), (uint32_t)step}));
  }
}

/* What it says about its part is now said about ours; false: it is damaged. */
static bool merge(explorer *e, const char_vector *text, event *what,
                  explore_schedule *steps) {
  reader in = {text->data, text->data + text->size, false};
  explore_result *r = e->result;
  bool begins = get(&in) == magic;
  *what = (event)get(&in);
  r->states += get(&in);
  r->transitions += get(&in);
  r->ends += get(&in);
  uint32_t depth = (uint32_t)get(&in);
  r->depth = depth > r->depth ? depth : r->depth;
  r->is_cut |= get(&in) != 0;
  e->assumed |= get(&in) != 0;
  e->machine->threads->fixed |= (unsigned)get(&in);
  get_reason(&in, e);
  get_steps(&in, steps);
  for (uint64_t count = get(&in); count && !in.failed; count--)
    map_put(&e->machine->threads->actions, get(&in), 1);
  return begins && get(&in) == magic && !in.failed;
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
