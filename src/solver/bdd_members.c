/* What is in a set: membership, the least member, the number of members. Nothing
 * here makes BDD nodes, so nothing can fail. */
#include "solver/bdd_manager.h"

#include <stdlib.h>

bool bdd_set_is_empty(const bdd_manager *m, bdd_set s) {
  return bdd_root(m, s) == bddfalse;
}

bool bdd_set_is_equal(const bdd_manager *m, bdd_set a, bdd_set b) {
  return bdd_root(m, a) == bdd_root(m, b);
}

uint32_t bdd_set_size(const bdd_manager *m, bdd_set s) {
  return m->broken ? 0 : (uint32_t)bdd_nodecount(bdd_root(m, s));
}

static bool is_constant(BDD b) {
  return b == bddfalse || b == bddtrue;
}

bool bdd_set_contains(const bdd_manager *m, bdd_set s, model_value *value_of,
                      void *context) {
  assert(!m->broken);
  BDD at = bdd_root(m, s);
  while (!is_constant(at))
    at = value_of(context, m->order[bdd_var(at)]) ? bdd_high(at) : bdd_low(at);
  return at == bddtrue;
}

/* Low whenever low leads to a member; variables that are skipped are false. */
bool bdd_set_pick(const bdd_manager *m, bdd_set s, bool *values) {
  assert(!m->broken);
  BDD at = bdd_root(m, s);
  if (at == bddfalse)
    return false;
  for (uint32_t i = 0; i < m->count; i++)
    values[i] = false;
  while (at != bddtrue) {
    bool high = bdd_low(at) == bddfalse;
    values[bdd_var(at)] = high;
    at = high ? bdd_high(at) : bdd_low(at);
    assert(at != bddfalse && "a node that is not false leads to true");
  }
  return true;
}

bool bdd_set_pick_cube(const bdd_manager *m, bdd_set s, u32_vector *out) {
  assert(!m->broken);
  BDD at = bdd_root(m, s);
  if (at == bddfalse)
    return false;
  while (at != bddtrue) {
    bool high = bdd_low(at) == bddfalse;
    vec_push(out, (uint32_t)bdd_var(at) << 1 | high);
    at = high ? bdd_high(at) : bdd_low(at);
  }
  return true;
}

/* --- Counting ---------------------------------------------------------------
 * The nodes, sorted by level from the bottom up, get the number of assignments to
 * the variables from their own level down that lead to true. */

typedef struct counting {
  const bdd_manager *m;
  map index;                   /* BDD to its place in the vectors */
  vector(BDD) nodes;           /* bottom up */
  vector(__mpz_struct) counts; /* beside nodes */
} counting;

static uint32_t level_of(const counting *c, BDD b) {
  return is_constant(b) ? c->m->count : (uint32_t)bdd_var(b);
}

static int compare_levels(const void *a, const void *b) {
  int x = bdd_var(*(const BDD *)a), y = bdd_var(*(const BDD *)b);
  return (x < y) - (x > y);
}

static void meet(counting *c, BDD b) {
  if (is_constant(b) || map_get(&c->index, (uint64_t)b))
    return;
  map_put(&c->index, (uint64_t)b, 0);
  vec_push(&c->nodes, b);
}

static void collect(counting *c, BDD root) {
  meet(c, root);
  for (uint32_t i = 0; i < c->nodes.size; i++) {
    BDD b = c->nodes.data[i];
    meet(c, bdd_low(b));
    meet(c, bdd_high(b));
  }
  if (c->nodes.size)
    qsort(c->nodes.data, c->nodes.size, sizeof(BDD), compare_levels);
}

/* sum += members below `b`, as seen from `level` */
static void add_count(const counting *c, BDD b, uint32_t level, mpz_ptr sum) {
  assert(level_of(c, b) >= level);
  if (b == bddfalse)
    return;
  mpz_t part;
  mpz_init_set_ui(part, 1);
  if (b != bddtrue)
    mpz_set(part, &c->counts.data[*map_get(&c->index, (uint64_t)b)]);
  mpz_mul_2exp(part, part, level_of(c, b) - level);
  mpz_add(sum, sum, part);
  mpz_clear(part);
}

void bdd_set_count(const bdd_manager *m, bdd_set s, mpz_t count) {
  assert(!m->broken);
  counting c = {.m = m};
  collect(&c, bdd_root(m, s));
  for (uint32_t i = 0; i < c.nodes.size; i++) {
    BDD b = c.nodes.data[i];
    __mpz_struct sum;
    mpz_init(&sum);
    add_count(&c, bdd_low(b), level_of(&c, b) + 1, &sum);
    add_count(&c, bdd_high(b), level_of(&c, b) + 1, &sum);
    vec_push(&c.counts, sum);
    map_put(&c.index, (uint64_t)b, i);
  }
  mpz_set_ui(count, 0);
  add_count(&c, bdd_root(m, s), 0, count);
  for (uint32_t i = 0; i < c.counts.size; i++)
    mpz_clear(&c.counts.data[i]);
  vec_release(&c.nodes);
  vec_release(&c.counts);
  map_release(&c.index);
}
