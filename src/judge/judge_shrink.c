/* Makes a violation simpler: smaller arrays, then smaller numbers, then null instead of
 * objects and the first of interchangeable ones. The number of objects is what the search
 * has made least already.
 *
 * Values are changed one by one, and two at a time, as an array and its size have to be;
 * what still fails in the same way, at the same place, and is less, is kept. That is a
 * local minimum, found by executions alone: whatever engine has found the violation. */
#include "judge/judge.h"

#include "base/memory.h"

#include <string.h>

enum {
  MOST_RUNS = 4000,    /* executions */
  MOST_PLACES = 40,    /* that are changed two at a time */
  MOST_SLOTS = 100000, /* of a space for which this is worth while */
  MOST_ALONE = 128,    /* values of one place that are tried, it alone being changed */
  MOST_PAIRED = 8      /* of one of two */
};

typedef struct measure {
  uint64_t counted; /* objects, as the search counts them: it has made them few already */
  uint64_t objects, lengths, numbers, references;
} measure;

/* A slot, or behind them an argument. */
typedef vector(uint32_t) place_vector;

typedef struct shrinking {
  judge *judge;
  const space *space;
  const check_limits *limits;
  candidate now; /* the best so far */
  judgment judgment;
  measure least;
  bool *reached; /* objects */
  space_id_vector queue;
  place_vector places; /* of what is reachable in it */
  uint32_t runs;
} shrinking;

static const domain *domain_of(const shrinking *s, uint32_t place) {
  uint32_t slots = s->space->slot_count;
  return place < slots ? &s->space->slots[place].domain
                       : &s->space->parameters[s->now.operation][place - slots];
}

static uint32_t *choice_of(const shrinking *s, const candidate *x, uint32_t place) {
  uint32_t slots = s->space->slot_count;
  return place < slots ? &x->choices[place] : &x->arguments[place - slots];
}

static space_id object_at(const domain *d, uint32_t choice) {
  return d->kind == DOMAIN_REFERENCE && choice < d->count ? d->objects[choice]
                                                          : SPACE_NULL;
}

static void reach(shrinking *s, space_id object) {
  if (space_is_null(object) || s->reached[object.index])
    return;
  s->reached[object.index] = true;
  vec_push(&s->queue, object);
}

static uint64_t weight(int64_t number) { /* 0, 1, -1, 2, ... */
  return number > 0 ? 2 * (uint64_t)number - 1 : 2 * (0 - (uint64_t)number);
}

static void weigh(shrinking *s, const candidate *x, uint32_t place, measure *m) {
  const domain *d = domain_of(s, place);
  uint32_t choice = *choice_of(s, x, place);
  vec_push(&s->places, place);
  if (d->kind == DOMAIN_INT)
    m->numbers += weight(d->low + choice);
  if (d->kind != DOMAIN_REFERENCE)
    return;
  m->references += choice;
  reach(s, object_at(d, choice));
}

/* Finds the places that matter on the way. */
static measure measure_of(shrinking *s, const candidate *x) {
  measure m = {0};
  const operation *op = &s->space->subject->operations[x->operation];
  memset(s->reached, 0, s->space->object_count * sizeof *s->reached);
  vec_clear(&s->queue);
  vec_clear(&s->places);
  if (!op->is_constructor)
    reach(s, SPACE_MAIN);
  for (uint32_t k = 0; k + 1 < op->method->param_count; k++)
    weigh(s, x, s->space->slot_count + k, &m);
  for (uint32_t at = 0; at < s->queue.size; at++) {
    const space_object *o = space_get(s->space, s->queue.data[at]);
    m.counted += o->role != ROLE_VALUE && o->role != ROLE_CONSTANT;
    m.objects++;
    m.lengths += o->role == ROLE_ARRAY ? o->number : 0;
    for (uint32_t k = 0; k < o->slot_count; k++)
      weigh(s, x, o->first_slot + k, &m);
  }
  return m;
}

static bool is_less(const measure *a, const measure *b) {
  if (a->counted != b->counted)
    return a->counted < b->counted;
  if (a->objects != b->objects)
    return a->objects < b->objects;
  if (a->lengths != b->lengths)
    return a->lengths < b->lengths;
  if (a->numbers != b->numbers)
    return a->numbers < b->numbers;
  return a->references < b->references;
}

static bool is_same_failure(const judgment *a, const judgment *b) {
  return a->kind == b->kind && a->where.line == b->where.line &&
         (a->where.file == b->where.file ||
          (a->where.file && b->where.file && !strcmp(a->where.file, b->where.file)));
}

static candidate copy_of(const shrinking *s, const candidate *x) {
  candidate c = *x;
  uint32_t count = s->space->subject->operations[x->operation].method->param_count;
  c.choices = memory_new_array(uint32_t, s->space->slot_count + 1);
  c.arguments = memory_new_array(uint32_t, count + 1u);
  c.picks = memory_new_array(uint64_t, x->pick_count + 1);
  memcpy(c.choices, x->choices, s->space->slot_count * sizeof *c.choices);
  if (count > 1)
    memcpy(c.arguments, x->arguments, (count - 1u) * sizeof *c.arguments);
  if (x->pick_count)
    memcpy(c.picks, x->picks, x->pick_count * sizeof *c.picks);
  return c;
}

/* Another array at the place begins with the elements of the one that was there. */
static void move_elements(const shrinking *s, candidate *x, space_id from, space_id to) {
  const space_object *a = space_get(s->space, from), *b = space_get(s->space, to);
  if (space_is_null(from) || space_is_null(to) || a->role != ROLE_ARRAY ||
      b->role != ROLE_ARRAY)
    return;
  for (uint32_t k = 0; k < a->slot_count && k < b->slot_count; k++)
    x->choices[b->first_slot + k] = x->choices[a->first_slot + k];
}

static void change(const shrinking *s, candidate *x, uint32_t place, uint32_t choice) {
  uint32_t *at = choice_of(s, x, place);
  const domain *d = domain_of(s, place);
  move_elements(s, x, object_at(d, *at), object_at(d, choice));
  *at = choice;
}

/* Takes the candidate, which is kept if it is better. */
static bool try(shrinking *s, candidate x) {
  measure m = measure_of(s, &x);
  bool better = false;
  if (is_less(&m, &s->least) && s->runs < MOST_RUNS && !check_is_stopped(s->limits)) {
    s->runs++;
    judgment j = judge_run(s->judge, &x);
    better = is_same_failure(&j, &s->judgment);
    memory_free(better ? s->judgment.message : j.message);
    if (better)
      s->judgment = j;
  }
  if (better) {
    candidate_release(&s->now);
    s->now = x;
    s->least = m;
  } else {
    candidate_release(&x);
    measure_of(s, &s->now); /* its places again */
  }
  return better;
}

/* The k-th of the values that are tried at a place that has the given choice, the least
 * first, and last the one next to it; UINT32_MAX: there are no more. */
static uint32_t simpler(const domain *d, uint32_t choice, uint32_t k, uint32_t most) {
  if (k >= most)
    return UINT32_MAX;
  if (d->kind == DOMAIN_REFERENCE)
    return k < choice ? k : UINT32_MAX;
  if (d->kind != DOMAIN_INT)
    return UINT32_MAX;
  int64_t now = d->low + choice;
  int64_t wanted =
      k + 1 < most ? (k % 2 ? 1 : -1) * (int64_t)((k + 1) / 2) : now - (now > 0 ? 1 : -1);
  if (weight(wanted) >= weight(now))
    return UINT32_MAX;
  return wanted >= d->low && wanted <= d->high ? (uint32_t)(wanted - d->low) : choice;
}

static bool change_one(shrinking *s) {
  for (uint32_t i = 0; i < s->places.size; i++) {
    uint32_t place = s->places.data[i], choice = *choice_of(s, &s->now, place), to;
    for (uint32_t k = 0;
         (to = simpler(domain_of(s, place), choice, k, MOST_ALONE)) != UINT32_MAX; k++) {
      candidate x = copy_of(s, &s->now);
      change(s, &x, place, to);
      if (try(s, x))
        return true;
    }
  }
  return false;
}

static bool change_with(shrinking *s, uint32_t place, uint32_t to) {
  for (uint32_t i = 0; i < s->places.size; i++) {
    uint32_t other = s->places.data[i], choice = *choice_of(s, &s->now, other), then;
    for (uint32_t k = 0; other != place && (then = simpler(domain_of(s, other), choice, k,
                                                           MOST_PAIRED)) != UINT32_MAX;
         k++) {
      candidate x = copy_of(s, &s->now);
      change(s, &x, place, to);
      change(s, &x, other, then);
      if (try(s, x))
        return true;
    }
  }
  return false;
}

static bool change_two(shrinking *s) {
  for (uint32_t i = 0; i < s->places.size && s->places.size <= MOST_PLACES; i++) {
    uint32_t place = s->places.data[i], choice = *choice_of(s, &s->now, place), to;
    for (uint32_t k = 0;
         (to = simpler(domain_of(s, place), choice, k, MOST_PAIRED)) != UINT32_MAX; k++)
      if (change_with(s, place, to))
        return true;
  }
  return false;
}

static void shrink(judge *j, const check_limits *limits, space *sp, candidate *x,
                   judgment *found) {
  if (sp->slot_count > MOST_SLOTS)
    return;
  shrinking s = {.judge = j, .space = sp, .limits = limits};
  s.now = *x;
  s.judgment = *found;
  s.reached = memory_new_array(bool, sp->object_count + 1);
  s.least = measure_of(&s, &s.now);
  while (s.runs < MOST_RUNS && (change_one(&s) || change_two(&s)))
    continue;
  *x = s.now;
  *found = s.judgment;
  judge_rest(j);
  memory_free(s.reached);
  vec_release(&s.queue);
  vec_release(&s.places);
}

void judge_shrink_all(judge *j, const check_limits *limits, space *sp,
                      check_result *result) {
  shrink(j, limits, sp, &result->violation, &result->judgment);
  vec_each (check_violation, v, &result->more)
    shrink(j, limits, sp, &v->candidate, &v->judgment);
}
