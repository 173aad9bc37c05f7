/* The tasks of a round are a tree: each knows those that were given away while it was
 * done. They are numbered from 1; number 0 is the leader's own part. */
#include "parallel/hub.h"

#include "base/memory.h"

#include <assert.h>

typedef enum { TASK_WAITS, TASK_RUNS, TASK_DONE, TASK_LOST } task_state;

typedef struct task {
  task_state state;
  int signal;
  uint32_t rank;    /* that does it */
  char_vector text; /* what is to be done, then what came of it */
  u32_vector given; /* away */
} task;

typedef struct rank {
  uint64_t ready;     /* for a task of this round; 0: of none */
  uint64_t signature; /* it came with */
  uint32_t task;      /* that it does; 0: none */
  bool gone;
} rank;

struct hub {
  rank *ranks;
  uint32_t count;
  hub_send *send;
  void *context;
  uint64_t round;     /* 0: between two */
  uint64_t signature; /* the leader's */
  vector(task) tasks;
  uint32_t begun; /* those before it have been begun, or are the leader's */
  bool gathers;
  u32_vector left; /* of what is gathered: the next one is the last */
  int32_t room;    /* that all have been told of */
};

hub *hub_new(uint32_t ranks, hub_send *send, void *context) {
  hub *h = memory_new(hub);
  *h = (hub){.ranks = memory_new_array(rank, ranks),
             .count = ranks,
             .send = send,
             .context = context};
  return h;
}

static void forget_tasks(hub *h) {
  vec_each (task, t, &h->tasks) {
    vec_release(&t->text);
    vec_release(&t->given);
  }
  vec_clear(&h->tasks);
  vec_clear(&h->left);
  h->gathers = false;
}

void hub_delete(hub *h) {
  forget_tasks(h);
  vec_release(&h->tasks);
  vec_release(&h->left);
  memory_free(h->ranks);
  memory_free(h);
}

bool hub_is_stranger(const hub *h, uint32_t number) {
  const rank *r = &h->ranks[number];
  return r->ready && h->signature && r->signature != h->signature;
}

static void send_frame(hub *h, uint32_t to, frame f, const char *text) {
  if (!h->ranks[to].gone)
    h->send(h->context, to, f, text);
}

static bool is_free(const hub *h, const rank *r) {
  return !r->gone && !r->task && h->round && r->ready == h->round &&
         r->signature == h->signature;
}

/* A rank that may still come to be of use in this round. The leader's is when it says so.
 */
static bool may_help(const hub *h, const rank *r) {
  bool leads = r == &h->ranks[0];
  return !r->gone && (!leads || r->ready == h->round) && r->ready <= h->round &&
         (!r->ready || r->signature == h->signature);
}

/* ---- Gathering ---- */

static void send_report(hub *h, uint32_t number) {
  const task *t = &h->tasks.data[number];
  bool done = t->state == TASK_DONE;
  frame f = {done ? FRAME_REPORT : FRAME_LOST, t->signal, h->round, number,
             done ? t->text.size : 0};
  send_frame(h, 0, f, t->text.data);
}

static void go_on_gathering(hub *h) {
  while (h->gathers && h->left.size) {
    uint32_t number = *vec_last(&h->left);
    task *t = &h->tasks.data[number];
    if (t->state == TASK_WAITS || t->state == TASK_RUNS)
      return;
    h->left.size--;
    send_report(h, number);
    vec_each (uint32_t, g, &t->given)
      vec_push(&h->left, *g);
    vec_release(&t->text);
    t->text = (char_vector){0};
  }
  if (h->gathers)
    send_frame(h, 0, (frame){FRAME_NONE, -1, h->round, 0, 0}, NULL);
  h->gathers = false;
}

static void gather(hub *h) {
  h->gathers = true;
  vec_clear(&h->left);
  vec_each (uint32_t, g, &h->tasks.data[0].given)
    vec_push(&h->left, *g);
}

/* ---- Tasks ---- */

static void begin_round(hub *h, frame f) {
  forget_tasks(h);
  h->round = f.round;
  h->signature = f.task;
  h->begun = 1;
  vec_push(&h->tasks, ((task){.state = TASK_RUNS}));
}

static void end_round(hub *h) {
  forget_tasks(h);
  h->ranks[0].task = 0;
  for (uint32_t k = 1; k < h->count; k++) {
    h->ranks[k].task = 0;
    send_frame(h, k, (frame){FRAME_OVER, -1, h->round, 0, 0}, NULL);
  }
  h->round = 0;
}

static void add_task(hub *h, uint64_t giver, const char *text, uint64_t size) {
  task t = {.state = TASK_WAITS};
  if (giver >= h->tasks.size)
    return;
  vec_reserve(&t.text, (uint32_t)size + 1);
  for (uint64_t k = 0; k < size; k++)
    vec_push(&t.text, text[k]);
  vec_push(&h->tasks.data[giver].given, h->tasks.size);
  vec_push(&h->tasks, t);
}

static void begin_task(hub *h, uint32_t rank_) {
  task *t = &h->tasks.data[h->begun];
  t->state = TASK_RUNS;
  t->rank = rank_;
  h->ranks[rank_].task = h->begun++;
  frame f = {FRAME_TASK, -1, h->round, h->ranks[rank_].task, t->text.size};
  send_frame(h, rank_, f, t->text.data);
}

static void end_task(hub *h, uint32_t number, task_state how, int signal,
                     const char *text, uint64_t size) {
  task *t = number < h->tasks.size ? &h->tasks.data[number] : NULL;
  if (!t || t->state == TASK_DONE || t->state == TASK_LOST)
    return;
  t->state = how;
  t->signal = signal;
  vec_clear(&t->text);
  for (uint64_t k = 0; k < size; k++)
    vec_push(&t->text, text[k]);
}

static void begin_tasks(hub *h) {
  bool hope = false;
  for (uint32_t k = 0; k < h->count; k++) {
    if (h->round && h->begun < h->tasks.size && is_free(h, &h->ranks[k]))
      begin_task(h, k);
    hope |= may_help(h, &h->ranks[k]);
  }
  while (h->round && !hope && h->begun < h->tasks.size)
    end_task(h, h->begun++, TASK_LOST, -1, NULL, 0);
}

static void tell_room(hub *h) {
  int32_t room = h->round ? -(int32_t)(h->tasks.size - h->begun) : 0;
  for (uint32_t k = 0; k < h->count; k++)
    room += is_free(h, &h->ranks[k]);
  room = room > 0 ? room : 0;
  for (uint32_t k = 0; room != h->room && k < h->count; k++)
    send_frame(h, k, (frame){FRAME_ROOM, room, h->round, 0, 0}, NULL);
  h->room = room;
}

static void be_ready(rank *r, frame f) {
  r->ready = f.round;
  r->signature = f.task;
  r->task = 0;
}

static void be_gone(hub *h, uint32_t rank_, int signal) {
  rank *r = &h->ranks[rank_];
  r->gone = true;
  if (r->task && h->round)
    end_task(h, r->task, TASK_LOST, signal, NULL, 0);
}

void hub_receive(hub *h, uint32_t rank_, frame f, const char *text) {
  assert(rank_ < h->count);
  bool is_now = h->round && f.round == h->round;
  switch ((frame_kind)f.kind) {
  case FRAME_READY: be_ready(&h->ranks[rank_], f); break;
  case FRAME_ROUND: begin_round(h, f); break;
  case FRAME_OVER: end_round(h); break;
  case FRAME_GIVE:
    if (is_now)
      add_task(h, f.task, text, f.size);
    break;
  case FRAME_REPORT:
    if (is_now)
      end_task(h, (uint32_t)f.task, TASK_DONE, -1, text, f.size);
    break;
  case FRAME_LOST:
    if (is_now)
      end_task(h, (uint32_t)f.task, TASK_LOST, f.number, NULL, 0);
    break;
  case FRAME_GATHER:
    if (is_now)
      gather(h);
    break;
  case FRAME_GONE: be_gone(h, rank_, f.number); break;
  default: return;
  }
  begin_tasks(h);
  tell_room(h);
  go_on_gathering(h);
}
