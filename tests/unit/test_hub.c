/* The hub without MPI: what it sends is kept. At random, ranks take tasks, give away
 * others, report, die or never come; whatever happens, the leader hears of every task
 * once, in the order in which one process would have done them, and of nothing that was
 * lost as if it were done. */
#include "parallel/hub.h"

#include "random_formula.h"

#include <stdio.h>
#include <string.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { RANKS = 5, SIGNATURE = 77, MOST_TASKS = 40 };

typedef struct sent {
  uint32_t rank;
  frame f;
  char text[40];
} sent;

typedef struct office { /* what was sent and not looked at yet */
  vector(sent) all;
  int32_t room[RANKS];
} office;

static void keep(void *context, uint32_t rank, frame f, const char *text) {
  office *o = context;
  sent s = {.rank = rank, .f = f};
  assert_true(f.size < sizeof s.text);
  if (f.size)
    memcpy(s.text, text, f.size);
  if (f.kind == FRAME_ROOM)
    o->room[rank] = f.number;
  else
    vec_push(&o->all, s);
}

static bool next_for(office *o, uint32_t rank, sent *out) {
  for (uint32_t k = 0; k < o->all.size; k++)
    if (o->all.data[k].rank == rank) {
      *out = o->all.data[k];
      for (uint32_t i = k + 1; i < o->all.size; i++)
        o->all.data[i - 1] = o->all.data[i];
      o->all.size--;
      return true;
    }
  return false;
}

static void tell(hub *h, uint32_t rank, frame_kind kind, uint64_t round, uint64_t task,
                 const char *text) {
  frame f = {kind, -1, round, task, text ? strlen(text) : 0};
  hub_receive(h, rank, f, text);
}

static void be_ready(hub *h, uint32_t rank, uint64_t round) {
  tell(h, rank, FRAME_READY, round, SIGNATURE, NULL);
}

static void hear(office *o, frame_kind kind, const char *text) {
  sent s;
  assert_true(next_for(o, 0, &s));
  assert_int_equal(s.f.kind, kind);
  assert_string_equal(s.text, text);
}

static void work_goes_round(void **state) {
  (void)state;
  office o = {0};
  sent s;
  hub *h = hub_new(3, keep, &o);
  be_ready(h, 1, 1); /* before the leader */
  tell(h, 0, FRAME_ROUND, 1, SIGNATURE, NULL);
  assert_int_equal(o.room[0], 1);
  tell(h, 0, FRAME_GIVE, 1, 0, "a");
  assert_true(next_for(&o, 1, &s));
  assert_int_equal(s.f.kind, FRAME_TASK);
  assert_string_equal(s.text, "a");
  assert_int_equal(o.room[0], 0);
  be_ready(h, 2, 1);
  assert_int_equal(o.room[1], 1);
  tell(h, 1, FRAME_GIVE, 1, s.f.task, "b");
  tell(h, 0, FRAME_GIVE, 1, 0, "c"); /* nobody is free: it waits */
  assert_true(next_for(&o, 2, &s));
  assert_string_equal(s.text, "b");
  tell(h, 0, FRAME_GATHER, 1, 0, NULL);
  tell(h, 2, FRAME_REPORT, 1, 2, "B");
  assert_false(next_for(&o, 0, &s)); /* c comes first: the leader gave it last */
  be_ready(h, 2, 1);
  assert_true(next_for(&o, 2, &s));
  assert_string_equal(s.text, "c");
  tell(h, 2, FRAME_REPORT, 1, 3, "C");
  hear(&o, FRAME_REPORT, "C");
  assert_false(next_for(&o, 0, &s));
  tell(h, 1, FRAME_REPORT, 1, 1, "A");
  hear(&o, FRAME_REPORT, "A");
  hear(&o, FRAME_REPORT, "B");
  hear(&o, FRAME_NONE, "");
  tell(h, 0, FRAME_OVER, 1, 0, NULL);
  assert_true(next_for(&o, 1, &s));
  assert_int_equal(s.f.kind, FRAME_OVER);
  vec_release(&o.all);
  hub_delete(h);
}

static void nobody_waits_for_the_dead(void **state) {
  (void)state;
  office o = {0};
  sent s;
  hub *h = hub_new(3, keep, &o);
  tell(h, 0, FRAME_ROUND, 1, SIGNATURE, NULL);
  be_ready(h, 1, 1);
  tell(h, 0, FRAME_GIVE, 1, 0, "a");
  tell(h, 0, FRAME_GIVE, 1, 0, "b");
  tell(h, 0, FRAME_GATHER, 1, 0, NULL);
  tell(h, 1, FRAME_GONE, 0, 0, NULL);
  assert_false(next_for(&o, 0, &s)); /* rank 2 may still come */
  tell(h, 2, FRAME_GONE, 0, 0, NULL);
  hear(&o, FRAME_LOST, "");
  hear(&o, FRAME_LOST, "");
  hear(&o, FRAME_NONE, "");
  vec_release(&o.all);
  hub_delete(h);
}

static void strangers_get_nothing(void **state) {
  (void)state;
  office o = {0};
  sent s;
  hub *h = hub_new(3, keep, &o);
  tell(h, 0, FRAME_ROUND, 1, SIGNATURE, NULL);
  tell(h, 1, FRAME_READY, 1, SIGNATURE + 1, NULL);
  be_ready(h, 2, 2); /* is at another round */
  assert_int_equal(o.room[0], 0);
  assert_true(hub_is_stranger(h, 1));
  assert_false(hub_is_stranger(h, 2));
  tell(h, 0, FRAME_GIVE, 1, 0, "a"); /* as a race would have it */
  assert_false(next_for(&o, 1, &s));
  assert_false(next_for(&o, 2, &s));
  tell(h, 0, FRAME_GATHER, 1, 0, NULL);
  hear(&o, FRAME_LOST, "");
  hear(&o, FRAME_NONE, "");
  vec_release(&o.all);
  hub_delete(h);
}

/* ---- At random ---- */

/* A task's text is its place in the order of one process: who gives away keeps what comes
 * first, so each has a range, and its later half is what it gives. */
typedef struct worker {
  uint64_t task; /* 0: none */
  uint32_t low, high;
  bool gone;
} worker;

static void give(hub *h, office *o, uint32_t rank, worker *w, uint64_t *seed,
                 uint64_t round) {
  char text[40];
  (void)o, (void)seed;
  if (w->high - w->low < 2)
    return;
  uint32_t middle = (w->low + w->high + 1) / 2;
  snprintf(text, sizeof text, "%u %u", middle, w->high);
  w->high = middle;
  tell(h, rank, FRAME_GIVE, round, w->task, text);
}

static void finish(hub *h, uint32_t rank, worker *w, uint64_t round) {
  char text[40];
  snprintf(text, sizeof text, "%u %u", w->low, w->high);
  tell(h, rank, FRAME_REPORT, round, w->task, text);
  w->task = 0;
  be_ready(h, rank, round);
}

static void act(hub *h, office *o, uint32_t rank, worker *w, uint64_t *seed,
                uint64_t round) {
  sent s;
  if (!w->task && next_for(o, rank, &s) && s.f.kind == FRAME_TASK) {
    assert_int_equal(sscanf(s.text, "%u %u", &w->low, &w->high), 2);
    w->task = s.f.task;
  }
  if (!w->task)
    return;
  uint32_t dice = random_below(seed, 20);
  if (dice < 8)
    give(h, o, rank, w, seed, round);
  else if (dice < 17)
    finish(h, rank, w, round);
  else if (dice == 17) { /* its process is killed, the rank lives */
    tell(h, rank, FRAME_LOST, round, w->task, NULL);
    w->task = 0;
    be_ready(h, rank, round);
  } else if (dice == 18 && random_below(seed, 4) == 0) {
    w->gone = true;
    tell(h, rank, FRAME_GONE, 0, 0, NULL);
  }
}

/* Reports come in order and never overlap; without a loss they leave no gap. */
static bool hear_all(office *o, uint32_t *at, bool *lost) {
  sent s;
  uint32_t low, high;
  while (next_for(o, 0, &s)) {
    if (s.f.kind == FRAME_NONE)
      return true;
    if (s.f.kind == FRAME_LOST) {
      *lost = true;
      continue;
    }
    assert_int_equal(sscanf(s.text, "%u %u", &low, &high), 2);
    assert_true(*lost ? low >= *at : low == *at);
    *at = high;
  }
  return false;
}

static void one_round(hub *h, office *o, worker *workers, uint64_t *seed,
                      uint64_t round) {
  worker leader = {0, 0, MOST_TASKS, false};
  bool lost = false, done = false;
  tell(h, 0, FRAME_ROUND, round, SIGNATURE, NULL);
  for (uint32_t k = 1; k < RANKS; k++)
    if (!workers[k].gone)
      be_ready(h, k, round);
  for (uint32_t turn = 0; turn < 6; turn++)
    if (o->room[0] > 0)
      give(h, o, 0, &leader, seed, round);
  uint32_t at = leader.high;
  tell(h, 0, FRAME_GATHER, round, 0, NULL);
  for (uint32_t turn = 0; !done && turn < 100000; turn++) {
    uint32_t k = 1 + random_below(seed, RANKS - 1);
    if (!workers[k].gone)
      act(h, o, k, &workers[k], seed, round);
    done = hear_all(o, &at, &lost);
  }
  assert_true(done); /* nothing is waited for in vain */
  assert_true(lost || at == MOST_TASKS);
  tell(h, 0, FRAME_OVER, round, 0, NULL);
  vec_clear(&o->all);
}

static void whatever_happens(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 200; seed++) {
    uint64_t random = seed;
    office o = {0};
    worker workers[RANKS] = {{0}};
    hub *h = hub_new(RANKS, keep, &o);
    for (uint64_t round = 1; round <= 4; round++) {
      for (uint32_t k = 1; k < RANKS; k++)
        workers[k].task = 0;
      one_round(h, &o, workers, &random, round);
    }
    vec_release(&o.all);
    hub_delete(h);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(work_goes_round),
      cmocka_unit_test(nobody_waits_for_the_dead),
      cmocka_unit_test(strangers_get_nothing),
      cmocka_unit_test(whatever_happens),
  };
  return cmocka_run_group_tests_name("hub", tests, NULL, NULL);
}
