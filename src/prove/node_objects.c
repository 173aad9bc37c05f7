/* Children come before their parents in the graph, so sets are made in the order of
 * nodes, each once. */
#include "prove/node_objects.h"

#include <assert.h>
#include <string.h>

static void begin(node_objects *n) {
  if (n->ranges.size)
    return;
  vec_push(&n->ranges, ((object_range){0}));
  vec_push(&n->ranges, ((object_range){0}));
}

void node_objects_put(node_objects *n, uint32_t variable, uint32_t object) {
  while (n->object_of.size <= variable)
    vec_push(&n->object_of, 0);
  n->object_of.data[variable] = object;
}

static object_set intern(node_objects *n, const uint32_t *members, uint32_t count) {
  uint64_t hash = count;
  for (uint32_t k = 0; k < count; k++)
    hash = map_mix(hash, members[k]);
  uint64_t *head = map_get(&n->index, hash);
  for (object_set s = head ? (object_set)*head : 0; s; s = n->ranges.data[s].next) {
    object_range r = n->ranges.data[s];
    if (r.count == count &&
        !memcmp(n->words.data + r.first, members, count * sizeof *members))
      return s;
  }
  object_range made = {n->words.size, count, head ? (uint32_t)*head : 0};
  for (uint32_t k = 0; k < count; k++)
    vec_push(&n->words, members[k]);
  vec_push(&n->ranges, made);
  map_put(&n->index, hash, n->ranges.size - 1);
  return n->ranges.size - 1;
}

static object_set merge(node_objects *n, object_set a, object_set b) {
  uint32_t all[2 * MOST_OBJECTS] = {0}, count = 0, i = 0, j = 0;
  object_range x = n->ranges.data[a], y = n->ranges.data[b];
  while (i < x.count || j < y.count) {
    uint32_t left = i < x.count ? n->words.data[x.first + i] : UINT32_MAX;
    uint32_t right = j < y.count ? n->words.data[y.first + j] : UINT32_MAX;
    all[count++] = left < right ? left : right;
    i += left <= right;
    j += right <= left;
  }
  return count > MOST_OBJECTS ? OBJECTS_MANY : intern(n, all, count);
}

static object_set union_of(node_objects *n, object_set a, object_set b) {
  if (a == b || b == OBJECTS_NONE || a == OBJECTS_MANY)
    return a;
  if (a == OBJECTS_NONE || b == OBJECTS_MANY)
    return b;
  uint64_t key = a < b ? map_pair(a, b) : map_pair(b, a);
  uint64_t *known = map_get(&n->unions, key);
  if (known)
    return (object_set)*known;
  object_set made = merge(n, a, b);
  map_put(&n->unions, key, made);
  return made;
}

static object_set of_variable(node_objects *n, uint32_t variable) {
  uint32_t object = variable < n->object_of.size ? n->object_of.data[variable] : 0;
  return object ? intern(n, &object, 1) : OBJECTS_NONE;
}

static object_set of_node(node_objects *n, uint32_t node) {
  assert(node < formula_node_count(n->graph));
  const formula *f = n->graph;
  switch (formula_kind(f, node)) {
  case NODE_CONSTANT: return OBJECTS_NONE;
  case NODE_VARIABLE: return of_variable(n, formula_variable_number(f, node));
  default:
    return union_of(n, n->sets.data[literal_node(formula_left(f, node))],
                    n->sets.data[literal_node(formula_right(f, node))]);
  }
}

object_set node_objects_of(node_objects *n, literal a) {
  assert(formula_has(n->graph, a));
  begin(n);
  while (n->sets.size <= literal_node(a)) {
    object_set s = of_node(n, n->sets.size);
    vec_push(&n->sets, s);
  }
  return n->sets.data[literal_node(a)];
}

const uint32_t *node_objects_members(const node_objects *n, object_set s,
                                     uint32_t *count) {
  object_range r = n->ranges.data[s];
  *count = r.count;
  return n->words.data + r.first;
}

void node_objects_release(node_objects *n) {
  vec_release(&n->object_of);
  vec_release(&n->sets);
  vec_release(&n->words);
  vec_release(&n->ranges);
  map_release(&n->index);
  map_release(&n->unions);
}
