/* The paths, sorted, are a tree of decisions. It is gone through from its root: where nothing
 * is left that decides so far as the paths below do, they are a family, and their place is
 * taken by the decisions that the refutation used. A state that is found shows how far its
 * paths need not be asked about.
 *
 * What is assumed, and who looks at it (tests/unit/test_families.c):
 *
 * - That nothing is left in a family is said by the solver that also says when nothing is left
 *   at all: it knows what is valid, and every path (sat_confirmed_new). A family that it is not
 *   sure of is kept as the paths that it is made of, or as smaller families.
 * - A clause that takes the place of others follows from them and from what is valid: it is the
 *   reason of a refutation, negated (query_core). Clauses that may be taken back have a literal
 *   that says so; it was assumed, so that it is in each reason that needed them.
 * - What it replaces are clauses that have all decisions of the refuted place; they say less
 *   (is_closed, of members from..to alone). */
#include "choose/families.h"

#include <assert.h>
#include <stdlib.h>

/* A question that is not easy is about a family that is not done with. */
enum { EASY_CONFLICTS = 1000, MOST_UNKNOWN = 60 };

typedef struct member { /* a clause */
  const literal *literals;
  uint32_t size;
  uint32_t open; /* there is a state that takes so many of its decisions */
} member;

typedef struct families {
  query *query;
  vector(member) members;
  literal_vector taken, reason;
  uint32_t unknown, closed;
  pruned *out;
} families;

static int in_order(const void *a, const void *b) {
  const member *x = a, *y = b;
  for (uint32_t k = 0; k < x->size && k < y->size; k++)
    if (x->literals[k] != y->literals[k])
      return x->literals[k] < y->literals[k] ? -1 : 1;
  return (x->size > y->size) - (x->size < y->size);
}

static void keep(families *f, const member *m) {
  pruned_add(f->out, m->literals, m->size);
}

/* How many decisions the first and the last have in common, and so all between them. */
static uint32_t common(const member *first, const member *last) {
  uint32_t k = 0;
  while (k < first->size && k < last->size && first->literals[k] == last->literals[k])
    k++;
  return k;
}

/* The state that was found last takes these decisions of the path. */
static void note_open(families *f, member *m) {
  uint32_t k = 0;
  while (k < m->size && query_value(f->query, literal_not(m->literals[k])))
    k++;
  if (k > m->open)
    m->open = k;
}

/* Whether nothing is left where the first decisions of these are taken; if so, they are
 * replaced. */
static bool is_closed(families *f, uint32_t from, uint32_t to, uint32_t depth) {
  static const sat_limits easy = {.conflicts = EASY_CONFLICTS};
  assert(from < to && depth <= f->members.data[from].size);
  for (uint32_t k = from; k < to; k++)
    if (f->members.data[k].open >= depth)
      return false;
  if (f->unknown >= MOST_UNKNOWN)
    return false;
  vec_clear(&f->taken);
  for (uint32_t k = 0; k < depth; k++)
    vec_push(&f->taken, literal_not(f->members.data[from].literals[k]));
  sat_result left = query_solve(f->query, f->taken.data, f->taken.size, &easy);
  f->unknown += left == SAT_UNKNOWN;
  for (uint32_t k = from; left == SAT_SATISFIABLE && k < to; k++)
    note_open(f, &f->members.data[k]);
  if (left != SAT_UNSATISFIABLE)
    return false;
  vec_clear(&f->reason);
  query_core(f->query, &f->reason);
  vec_each (literal, a, &f->reason)
    *a = literal_not(*a);
  if (!f->reason.size)
    return false; /* nothing at all is left: who chooses will see that */
  pruned_add(f->out, f->reason.data, f->reason.size);
  f->closed++;
  return true;
}

/* Those from `from` on have their first `depth` decisions in common, of which something is
 * left. */
static void divide(families *f, uint32_t from, uint32_t to, uint32_t depth) {
  assert(from < to);
  const member *all = f->members.data;
  uint32_t same = common(&all[from], &all[to - 1]);
  for (uint32_t k = depth + 1; k <= same && k < all[to - 1].size; k++)
    if (is_closed(f, from, to, k))
      return;
  for (uint32_t next = from; from < to; from = next) {
    if (all[from].size == same) { /* it is all of a path: the others say no more */
      keep(f, &all[from]);
      return;
    }
    while (next < to && all[next].literals[same] == all[from].literals[same])
      next++;
    if (next - from == 1 && all[from].size == same + 1)
      keep(f, &all[from]);
    else if (!is_closed(f, from, next, same + 1))
      divide(f, from, next, same + 1);
  }
}

uint32_t families_close(const pruned *p, query *q, pruned *out) {
  assert(p != out && !out->words.size);
  families f = {.query = q, .out = out};
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    vec_push(&f.members, ((member){&p->words.data[at + 1], p->words.data[at], 0}));
  if (f.members.size) {
    qsort(f.members.data, f.members.size, sizeof *f.members.data, in_order);
    divide(&f, 0, f.members.size, 0);
  }
  uint32_t closed = f.closed;
  vec_release(&f.members);
  vec_release(&f.taken);
  vec_release(&f.reason);
  return closed;
}
