/* The store of terms: hash-consing in one open-addressing table. Children are older
 * than their parents, so equal terms have equal children by pointer, and the graph
 * has no cycles. Free variables are merged at making; where a term has the same ones
 * as a child, it shares the child's array. */
#include "relation/terms.h"

#include <string.h>

static uint32_t mix(uint32_t hash, uint64_t word) {
  word = (word ^ hash) * UINT64_C(0x9E3779B97F4A7C15);
  return (uint32_t)(word >> 32) ^ (uint32_t)word;
}

static uint32_t hash_of(const term *t) {
  uint32_t hash = mix(t->kind, t->arity);
  hash = mix(hash, (uint64_t)t->value);
  hash = mix(hash, t->name ? t->name->hash : 0);
  for (uint32_t i = 0; i < t->child_count; i++)
    hash = mix(hash, t->children[i]->id);
  for (uint32_t i = 0; i < t->extra_count; i++)
    hash = mix(hash, t->extra[i]);
  return hash;
}

static bool same(const term *a, const term *b) {
  return a->hash == b->hash && a->kind == b->kind && a->arity == b->arity &&
         a->value == b->value && a->name == b->name && a->child_count == b->child_count &&
         a->extra_count == b->extra_count &&
         (!a->child_count ||
          !memcmp(a->children, b->children, a->child_count * sizeof *a->children)) &&
         (!a->extra_count ||
          !memcmp(a->extra, b->extra, a->extra_count * sizeof *a->extra));
}

static uint32_t find(const relation_problem *p, const term *like) {
  uint32_t i = like->hash & (p->capacity - 1);
  while (p->table[i] && !same(p->table[i], like))
    i = (i + 1) & (p->capacity - 1);
  return i;
}

static void grow(relation_problem *p) {
  uint32_t old_capacity = p->capacity;
  term **old = p->table;
  p->capacity = old_capacity ? old_capacity * 2 : 64;
  p->table = memory_new_array(term *, p->capacity);
  for (uint32_t i = 0; i < old_capacity; i++)
    if (old[i])
      p->table[find(p, old[i])] = old[i];
  memory_free(old);
}

/* ---- Free variables ---- */

static void insert(u32_vector *set, uint32_t number) {
  uint32_t i = 0;
  while (i < set->size && set->data[i] < number)
    i++;
  if (i < set->size && set->data[i] == number)
    return;
  vec_push(set, number);
  memmove(set->data + i + 1, set->data + i, (set->size - 1 - i) * sizeof *set->data);
  set->data[i] = number;
}

static void remove_from(u32_vector *set, uint32_t number) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < set->size; i++)
    if (set->data[i] != number)
      set->data[kept++] = set->data[i];
  set->size = kept;
}

static void insert_all(u32_vector *set, const term *t) {
  for (uint32_t i = 0; i < t->free_count; i++)
    insert(set, t->free[i]);
}

static void collect_free(u32_vector *set, const term *t) {
  if (t->kind == TERM_VARIABLE)
    insert(set, (uint32_t)t->value);
  else if (term_is_binder(t)) { /* from the inside: a domain sees earlier variables */
    insert_all(set, term_body(t));
    for (uint32_t i = term_decl_count(t); i-- > 0;) {
      remove_from(set, (uint32_t)term_decl_variable(t, i)->value);
      insert_all(set, term_decl_domain(t, i));
    }
  } else
    for (uint32_t i = 0; i < t->child_count; i++)
      insert_all(set, t->children[i]);
}

static void set_free(relation_problem *p, term *t) {
  u32_vector set = {0};
  collect_free(&set, t);
  t->free_count = set.size;
  for (uint32_t i = 0; i < t->child_count && !t->free; i++) {
    const term *child = t->children[i];
    if (set.size && child->free_count == set.size &&
        !memcmp(child->free, set.data, set.size * sizeof *set.data))
      t->free = child->free;
  }
  if (set.size && !t->free) {
    uint32_t *copy = arena_new_array(&p->store, uint32_t, set.size);
    memcpy(copy, set.data, set.size * sizeof *copy);
    t->free = copy;
  }
  vec_release(&set);
}

/* ---- Making ---- */

const term *term_mk(relation_problem *p, const term *like) {
  problem_close(p);
  assert((!like->arity || like->arity <= p->arity_most) && "tuples that can be numbered");
  if ((uint64_t)(p->term_count + 1) * 4 > (uint64_t)p->capacity * 3)
    grow(p);
  term key = *like;
  key.hash = hash_of(&key);
  uint32_t at = find(p, &key);
  if (p->table[at])
    return p->table[at];
  term *t = arena_new(&p->store, term);
  *t = key;
  t->id = p->term_count++;
  const term **children = arena_new_array(&p->store, const term *, t->child_count);
  uint32_t *extra = arena_new_array(&p->store, uint32_t, t->extra_count);
  for (uint32_t i = 0; i < t->child_count; i++) {
    children[i] = like->children[i];
    ((term *)children[i])->parents++;
    assert(children[i]->id < t->id && "children come first");
  }
  for (uint32_t i = 0; i < t->extra_count; i++)
    extra[i] = like->extra[i];
  t->children = children;
  t->extra = extra;
  set_free(p, t);
  return p->table[at] = t;
}
