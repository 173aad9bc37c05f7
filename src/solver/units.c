/* Goes through all clauses again and again: no watches, no order, nothing kept from one
 * question to the next, so that there is little to get wrong. It gives up after a few
 * rounds. */
#include "solver/units.h"

#include "base/memory.h"

#include <stdlib.h>

typedef struct units {
  const int_vector *clauses;
  signed char *value; /* by variable: the sign of the literal that holds, or 0 */
  uint32_t *reason;   /* by variable: its clause, plus 1; 0: it is assumed */
  int_vector trail;   /* what holds, in order */
} units;

static uint32_t variable_count(const int_vector *a, uint32_t most) {
  vec_each (const int, literal, a)
    if ((uint32_t)abs(*literal) > most)
      most = (uint32_t)abs(*literal);
  return most;
}

static int value_of(const units *u, int literal) {
  int v = u->value[abs(literal)];
  return literal > 0 ? v : -v;
}

static void set(units *u, int literal, uint32_t reason) {
  u->value[abs(literal)] = literal > 0 ? 1 : -1;
  u->reason[abs(literal)] = reason;
  vec_push(&u->trail, literal);
}

/* The clause from here on: how many literals are open, and the last of them. A clause
 * that holds has two at least. Gives where the next one begins. */
static uint32_t inspect(const units *u, uint32_t at, uint32_t *open, int *last) {
  const int *literals = u->clauses->data;
  *open = 0;
  for (; literals[at]; at++) {
    int v = value_of(u, literals[at]);
    if (v >= 0) {
      *open += v > 0 ? 2 : 1;
      *last = literals[at];
    }
  }
  return at + 1;
}

/* One round; *changed: something new holds. Gives a clause that is false, plus 1, or 0.
 */
static uint32_t propagate(units *u, bool *changed) {
  *changed = false;
  for (uint32_t at = 0; at < u->clauses->size;) {
    uint32_t open, next;
    int last = 0;
    next = inspect(u, at, &open, &last);
    if (!open)
      return at + 1;
    if (open == 1) {
      set(u, last, at + 1);
      *changed = true;
    }
    at = next;
  }
  return 0;
}

/* Collects what is assumed among the reasons of the false clause. */
static void explain(units *u, uint32_t clause, int_vector *failed) {
  const int *literals = u->clauses->data;
  bool *wanted = memory_new_array(bool, u->trail.size + 1); /* by place on the trail */
  uint32_t *place = u->reason;                              /* see below */
  uint32_t *reasons = memory_new_array(uint32_t, u->trail.size + 1);
  for (uint32_t k = 0; k < u->trail.size; k++) {
    reasons[k] = u->reason[abs(u->trail.data[k])];
    place[abs(u->trail.data[k])] = k; /* of the variable, from now on */
  }
  for (uint32_t k = u->trail.size + 1; k-- > 0;) {
    uint32_t reason = k == u->trail.size ? clause : wanted[k] ? reasons[k] : UINT32_MAX;
    if (!reason)
      vec_push(failed, u->trail.data[k]);
    for (uint32_t at = reason - 1; reason && reason != UINT32_MAX && literals[at]; at++)
      if (k == u->trail.size || abs(literals[at]) != abs(u->trail.data[k]))
        wanted[place[abs(literals[at])]] = true;
  }
  memory_free(wanted);
  memory_free(reasons);
}

/* False: an assumption contradicts one before it, which is all there is to explain. */
static bool assume_all(units *u, const int_vector *assumed, int_vector *failed) {
  vec_each (const int, literal, assumed) {
    int v = value_of(u, *literal);
    if (v < 0) {
      vec_push(failed, *literal);
      vec_push(failed, -*literal);
      return false;
    }
    if (!v)
      set(u, *literal, 0);
  }
  return true;
}

bool units_refute(const int_vector *clauses, const int_vector *assumed,
                  int_vector *failed) {
  uint32_t most = variable_count(clauses, variable_count(assumed, 0));
  units u = {.clauses = clauses,
             .value = memory_new_array(signed char, most + 1),
             .reason = memory_new_array(uint32_t, most + 1)};
  vec_clear(failed);
  bool changed = true, refuted = !assume_all(&u, assumed, failed);
  for (uint32_t round = 0; !refuted && changed && round < UNITS_MOST_ROUNDS; round++) {
    uint32_t clause = propagate(&u, &changed);
    refuted = clause;
    if (refuted)
      explain(&u, clause, failed);
  }
  memory_free(u.value);
  memory_free(u.reason);
  vec_release(&u.trail);
  return refuted;
}
