/* Tuple sets: ascending numbers in the problem's arena. Made once for bounds and
 * instances, so every operation writes a new array. */
#include "relation/terms.h"

#include <stdlib.h>
#include <string.h>

static int ascending(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

static uint64_t *room(relation_problem *p, size_t count) {
  return arena_new_array(&p->store, uint64_t, count);
}

relation_tuples relation_tuples_empty(relation_problem *p, uint32_t arity) {
  problem_close(p);
  assert(arity >= 1 && arity <= p->arity_most && "tuples that can be numbered");
  return (relation_tuples){.arity = arity};
}

relation_tuples relation_tuples_from_index(relation_problem *p, uint32_t arity,
                                           const uint64_t *index, size_t count) {
  relation_tuples out = relation_tuples_empty(p, arity);
  uint64_t *sorted = room(p, count);
  if (count)
    memcpy(sorted, index, count * sizeof *sorted);
  qsort(sorted, count, sizeof *sorted, ascending);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (!kept || sorted[kept - 1] != sorted[i])
      sorted[kept++] = sorted[i];
  assert((!kept || sorted[kept - 1] < p->power[arity]) && "tuples of this universe");
  assert(kept <= UINT32_MAX && "fewer than 2^32 tuples");
  out.count = (uint32_t)kept;
  out.index = sorted;
  return out;
}

relation_tuples relation_tuples_mk(relation_problem *p, uint32_t arity,
                                   const relation_atom *atoms, size_t count) {
  problem_close(p);
  vector(uint64_t) index = {0};
  for (size_t i = 0; i < count; i++)
    vec_push(&index, relation_tuple_index(p, arity, atoms + i * arity));
  relation_tuples out = relation_tuples_from_index(p, arity, index.data, index.size);
  vec_release(&index);
  return out;
}

relation_tuples relation_tuples_single(relation_problem *p, uint32_t arity,
                                       const relation_atom *atoms) {
  return relation_tuples_mk(p, arity, atoms, 1);
}

relation_tuples relation_tuples_range(relation_problem *p, relation_atom first,
                                      relation_atom last) {
  relation_tuples out = relation_tuples_empty(p, 1);
  assert(first <= last && last < p->atoms.size && "atoms of this universe");
  uint64_t *index = room(p, (size_t)last - first + 1);
  for (relation_atom a = first; a <= last; a++)
    index[out.count++] = a;
  out.index = index;
  return out;
}

relation_tuples relation_tuples_all(relation_problem *p, uint32_t arity) {
  relation_tuples out = relation_tuples_empty(p, arity);
  assert(p->power[arity] <= UINT32_MAX && "fewer than 2^32 tuples");
  uint64_t *index = room(p, p->power[arity]);
  for (uint64_t i = 0; i < p->power[arity]; i++)
    index[out.count++] = i;
  out.index = index;
  return out;
}

/* The tuples of the first set alone, of both, of the second alone, as told. */
static relation_tuples merge(relation_problem *p, relation_tuples a, relation_tuples b,
                             bool first, bool both, bool second) {
  assert(a.arity == b.arity && "sets of one arity");
  relation_tuples out = {.arity = a.arity};
  uint64_t *index = room(p, (size_t)a.count + b.count);
  uint32_t i = 0, j = 0;
  while (i < a.count || j < b.count) {
    bool left = j == b.count || (i < a.count && a.index[i] <= b.index[j]);
    bool right = i == a.count || (j < b.count && b.index[j] <= a.index[i]);
    assert((left || right) && "the smaller one is next");
    if (left && right ? both : left ? first : second)
      index[out.count++] = left ? a.index[i] : b.index[j];
    i += left, j += right;
  }
  out.index = index;
  return out;
}

relation_tuples relation_tuples_union(relation_problem *p, relation_tuples a,
                                      relation_tuples b) {
  return merge(p, a, b, true, true, true);
}

relation_tuples relation_tuples_intersection(relation_problem *p, relation_tuples a,
                                             relation_tuples b) {
  return merge(p, a, b, false, true, false);
}

relation_tuples relation_tuples_difference(relation_problem *p, relation_tuples a,
                                           relation_tuples b) {
  return merge(p, a, b, true, false, false);
}

relation_tuples relation_tuples_product(relation_problem *p, relation_tuples a,
                                        relation_tuples b) {
  relation_tuples out = relation_tuples_empty(p, a.arity + b.arity);
  uint64_t count = (uint64_t)a.count * b.count;
  assert(count <= UINT32_MAX && "fewer than 2^32 tuples");
  uint64_t *index = room(p, count);
  for (uint32_t i = 0; i < a.count; i++)
    for (uint32_t j = 0; j < b.count; j++)
      index[out.count++] = a.index[i] * p->power[b.arity] + b.index[j];
  out.index = index;
  return out;
}

bool relation_tuples_has(relation_tuples set, uint64_t index) {
  return set.count && bsearch(&index, set.index, set.count, sizeof *set.index, ascending);
}

bool relation_tuples_within(relation_tuples part, relation_tuples whole) {
  uint32_t j = 0;
  for (uint32_t i = 0; i < part.count; i++, j++) {
    while (j < whole.count && whole.index[j] < part.index[i])
      j++;
    if (j == whole.count || whole.index[j] != part.index[i])
      return false;
  }
  return part.arity == whole.arity;
}

bool relation_tuples_equal(relation_tuples a, relation_tuples b) {
  return a.arity == b.arity && a.count == b.count &&
         (!a.count || !memcmp(a.index, b.index, a.count * sizeof *a.index));
}

uint64_t relation_tuple_index(const relation_problem *p, uint32_t arity,
                              const relation_atom *atoms) {
  assert(p->closed && arity <= p->arity_most && "tuples that can be numbered");
  uint64_t index = 0;
  for (uint32_t i = 0; i < arity; i++) {
    assert(atoms[i] < p->atoms.size && "an atom of this universe");
    index = index * p->atoms.size + atoms[i];
  }
  return index;
}

relation_atom relation_tuple_atom(const relation_problem *p, uint32_t arity,
                                  uint64_t index, uint32_t column) {
  assert(column < arity && index < p->power[arity] && "a column of a tuple");
  return (relation_atom)(index / p->power[arity - 1 - column] % p->atoms.size);
}
