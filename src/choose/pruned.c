/* A clause that contains another one says nothing that the other does not say. When a
 * family of paths has been closed, one short clause stands for all of them: they have its
 * literals, and more. Clauses that may be contained are looked up by their last literal.
 *
 * What is assumed, and who looks at it: to contain is to have each literal, signs
 * included (has_all); of two equal clauses one stays (is_covered). Clauses that may be
 * taken back have a literal that says so, which what they cover must have as well: with
 * them goes nothing that stays (pruned_forget; tests/unit/test_pruned.c). */
#include "choose/pruned.h"

#include "base/map.h"

#include <assert.h>

void pruned_add(pruned *p, const literal *clause, size_t count) {
  assert(count && count < UINT32_MAX && "an empty clause would remove everything");
  vec_push(&p->words, (literal)count);
  for (size_t k = 0; k < count; k++)
    vec_push(&p->words, clause[k]);
}

void pruned_release(pruned *p) {
  vec_release(&p->words);
}

/* Drops the clauses that begin at these places, ascending. */
static void drop(pruned *p, const u32_vector *places) {
  uint32_t kept = 0, next = 0, size;
  for (uint32_t at = 0; at < p->words.size; at += size) {
    size = p->words.data[at] + 1;
    if (next < places->size && places->data[next] == at) {
      next++;
      continue;
    }
    for (uint32_t k = 0; k < size; k++)
      p->words.data[kept++] = p->words.data[at + k];
  }
  p->words.size = kept;
}

void pruned_forget(pruned *p, literal a) {
  u32_vector places = {0};
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    for (uint32_t k = 1; k <= p->words.data[at]; k++)
      if (p->words.data[at + k] == a) {
        vec_push(&places, at);
        break;
      }
  drop(p, &places);
  vec_release(&places);
}

/* For each clause its place plus one, in a list by its last literal. */
typedef struct by_last {
  map first;       /* literal -> the last of its list */
  u32_vector next; /* by place; 0: none */
} by_last;

static by_last index_clauses(const pruned *p) {
  by_last b = {0};
  vec_reserve(&b.next, p->words.size);
  for (uint32_t k = 0; k < p->words.size; k++)
    vec_push(&b.next, 0);
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1) {
    uint32_t count = p->words.data[at];
    uint64_t *last = count ? map_get(&b.first, p->words.data[at + count]) : NULL;
    b.next.data[at] = last ? (uint32_t)*last : 0;
    if (count)
      map_put(&b.first, p->words.data[at + count], at + 1);
  }
  return b;
}

static bool has_all(const map *literals, const literal *clause) {
  for (uint32_t k = 1; k <= clause[0]; k++)
    if (!map_get(literals, clause[k]))
      return false;
  return true;
}

/* Whether another clause is contained in this one; of two that are equal the first
 * counts. */
static bool is_covered(const pruned *p, const by_last *b, uint32_t at, map *literals) {
  assert(at < p->words.size);
  const literal *clause = p->words.data + at;
  map_clear(literals);
  for (uint32_t k = 1; k <= clause[0]; k++)
    map_put(literals, clause[k], 1);
  for (uint32_t k = 1; k <= clause[0]; k++) {
    uint64_t *first = map_get(&b->first, clause[k]);
    for (uint32_t i = first ? (uint32_t)*first : 0; i; i = b->next.data[i - 1]) {
      const literal *other = p->words.data + i - 1;
      bool may = other[0] < clause[0] || (other[0] == clause[0] && i - 1 < at);
      if (may && has_all(literals, other))
        return true;
    }
  }
  return false;
}

uint32_t pruned_reduce(pruned *p) {
  by_last b = index_clauses(p);
  u32_vector places = {0};
  map literals = {0};
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    if (is_covered(p, &b, at, &literals))
      vec_push(&places, at);
  uint32_t count = places.size;
  drop(p, &places);
  map_release(&literals);
  vec_release(&places);
  map_release(&b.first);
  vec_release(&b.next);
  return count;
}
