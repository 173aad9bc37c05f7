/* Guarded sets, hash-consed and sorted by object. Those that are awaited are hashed when
 * they are filled: before that, nobody can have made the same set. */
#include "symbolic/refs.h"

#include <assert.h>
#include <string.h>

static const uint32_t AWAITED = 1u << 31;

void refs_init(refs *r, formula *f) {
  *r = (refs){.formula = f};
  vec_push(&r->sets, ((ref_set){0, 0})); /* 0 is no reference */
  vec_push(&r->next_same, 0);
  ref null = ref_constant(r, SYM_NULL);
  assert(null == REF_NULL);
  (void)null;
}

void refs_release(refs *r) {
  vec_release(&r->entries);
  vec_release(&r->sets);
  map_release(&r->by_hash);
  vec_release(&r->next_same);
  vec_release(&r->scratch);
  vec_each (awaited_set, a, &r->awaited)
    memory_free(a->entries);
  vec_release(&r->awaited);
}

static uint64_t hash_of(const ref_entry *e, uint32_t count) {
  uint64_t h = count;
  for (uint32_t k = 0; k < count; k++)
    h = (h ^ ((uint64_t)e[k].object.index << 32 | e[k].guard)) * 0x9E3779B97F4A7C15u +
        (h >> 29);
  return h;
}

static ref intern(refs *r, const ref_entry *e, uint32_t count) {
  assert(count);
  uint64_t hash = hash_of(e, count);
  uint64_t *head = map_get(&r->by_hash, hash);
  for (ref s = head ? (ref)*head : 0; s; s = r->next_same.data[s])
    if (r->sets.data[s].count == count &&
        !memcmp(ref_entries(r, s), e, count * sizeof *e))
      return s;
  ref made = r->sets.size;
  ref_set set = {r->entries.size, count};
  vec_reserve(&r->entries, r->entries.size + count);
  memcpy(r->entries.data + r->entries.size, e, count * sizeof *e);
  r->entries.size += count;
  vec_push(&r->sets, set);
  uint32_t next = head ? (uint32_t)*head : 0;
  vec_push(&r->next_same, next);
  map_put(&r->by_hash, hash, made);
  return made;
}

ref ref_constant(refs *r, sym_id object) {
  return intern(r, &(ref_entry){object, LITERAL_TRUE}, 1);
}

static void sort_short(ref_entry *e, uint32_t count) {
  for (uint32_t k = 1; k < count; k++) { /* nearly sorted, mostly */
    ref_entry x = e[k];
    uint32_t j = k;
    for (; j && e[j - 1].object.index > x.object.index; j--)
      e[j] = e[j - 1];
    e[j] = x;
  }
}

static void merge_halves(ref_entry *e, uint32_t half, uint32_t count, ref_entry *space) {
  uint32_t i = 0, j = half, at = 0;
  memcpy(space, e, half * sizeof *e);
  while (i < half)
    e[at++] =
        j < count && e[j].object.index < space[i].object.index ? e[j++] : space[i++];
}

/* By object; entries of one object keep their order. What is read through a reference to
 * any of many nodes, each of which refers to any of many objects, has thousands. */
static void sort(ref_entry *e, uint32_t count, ref_entry *space) {
  enum { SHORT = 16 };
  uint32_t half = count / 2;
  if (count <= SHORT) {
    sort_short(e, count);
    return;
  }
  sort(e, half, space);
  sort(e + half, count - half, space);
  if (e[half - 1].object.index > e[half].object.index)
    merge_halves(e, half, count, space);
}

ref ref_mk(refs *r, const ref_entry *given, uint32_t count) {
  vec_clear(&r->scratch);
  for (uint32_t k = 0; k < count; k++)
    if (given[k].guard != LITERAL_FALSE)
      vec_push(&r->scratch, given[k]);
  uint32_t size = r->scratch.size, kept = 0;
  vec_reserve(&r->scratch, size + size / 2); /* to sort in */
  ref_entry *e = r->scratch.data;
  sort(e, size, e + size);
  for (uint32_t k = 0; k < size; k++)
    if (kept && sym_same(e[kept - 1].object, e[k].object))
      e[kept - 1].guard = formula_or(r->formula, e[kept - 1].guard, e[k].guard);
    else
      e[kept++] = e[k];
  if (!kept) /* unreachable: any value will do */
    return REF_NULL;
  if (kept == 1)
    e[0].guard = LITERAL_TRUE; /* the guards are exhaustive */
  return intern(r, e, kept);
}

uint32_t ref_count(const refs *r, ref a) {
  assert(ref_has(r, a));
  return r->sets.data[a].count;
}

ref ref_await(refs *r, uint32_t tag, uint32_t count) {
  assert(count > 1);
  vec_push(&r->sets, ((ref_set){AWAITED + r->awaited.size, count}));
  vec_push(&r->next_same, 0);
  vec_push(&r->awaited, ((awaited_set){tag, NULL}));
  return r->sets.size - 1;
}

static awaited_set *awaited_of(const refs *r, ref a) {
  assert(ref_has(r, a));
  uint32_t first = r->sets.data[a].first;
  return first < AWAITED ? NULL : &r->awaited.data[first - AWAITED];
}

uint32_t ref_awaited_tag(const refs *r, ref a) {
  assert(ref_has(r, a));
  assert(ref_is_awaited(r, a));
  return r->awaited.data[r->sets.data[a].first - AWAITED].tag;
}

bool ref_is_awaited(const refs *r, ref a) {
  assert(ref_has(r, a));
  const awaited_set *s = awaited_of(r, a);
  return s && !s->entries;
}

static void fill(refs *r, ref a, awaited_set *s) {
  assert(ref_has(r, a));
  uint32_t count = ref_count(r, a);
  ref_entry *e = memory_new_array(ref_entry, count + count / 2); /* to sort in */
  r->fill(r->fill_context, s->tag, e);
  sort(e, count, e + count);
  s->entries = e;
  uint64_t hash = hash_of(e, count), *head = map_get(&r->by_hash, hash);
  r->next_same.data[a] = head ? (ref)*head : 0;
  map_put(&r->by_hash, hash, a);
}

/* That a set is awaited is nobody's concern: to whoever looks, it is as it was. */
const ref_entry *ref_entries(const refs *r, ref a) {
  assert(ref_has(r, a));
  assert(a && a < r->sets.size);
  if (r->sets.data[a].first < AWAITED)
    return r->entries.data + r->sets.data[a].first;
  awaited_set *s = awaited_of(r, a);
  if (!s->entries)
    fill((refs *)r, a, s);
  return s->entries;
}

bool ref_is_constant(const refs *r, ref a, sym_id *object) {
  assert(ref_has(r, a));
  if (ref_count(r, a) != 1)
    return false;
  *object = ref_entries(r, a)->object;
  return true;
}

literal ref_is_one(refs *r, ref a) {
  assert(ref_has(r, a));
  literal one = LITERAL_TRUE, any = LITERAL_FALSE;
  for (uint32_t k = 0; k < ref_count(r, a); k++) {
    literal guard = ref_entries(r, a)[k].guard;
    one = formula_and(r->formula, one, literal_not(formula_and(r->formula, any, guard)));
    any = formula_or(r->formula, any, guard);
  }
  return formula_and(r->formula, one, any);
}

literal ref_is(const refs *r, ref a, sym_id object) {
  assert(ref_has(r, a));
  const ref_entry *e = ref_entries(r, a);
  for (uint32_t k = 0; k < ref_count(r, a); k++)
    if (sym_same(e[k].object, object))
      return e[k].guard;
  return LITERAL_FALSE;
}

literal ref_eq(refs *r, ref a, ref b) {
  assert(ref_has(r, a));
  assert(ref_has(r, b));
  if (a == b)
    return LITERAL_TRUE;
  literal any = LITERAL_FALSE;
  uint32_t i = 0, j = 0, m = ref_count(r, a), n = ref_count(r, b);
  const ref_entry *x = ref_entries(r, a), *y = ref_entries(r, b);
  while (i < m && j < n) {
    if (sym_same(x[i].object, y[j].object)) {
      literal both = formula_and(r->formula, x[i].guard, y[j].guard);
      any = formula_or(r->formula, any, both);
    }
    bool forward = x[i].object.index <= y[j].object.index,
         backward = x[i].object.index >= y[j].object.index;
    i += forward;
    j += backward;
  }
  return any;
}

ref ref_ite(refs *r, literal c, ref then, ref otherwise) {
  assert(ref_has(r, then));
  assert(ref_has(r, otherwise));
  assert(formula_has(r->formula, c));
  if (then == otherwise || c == LITERAL_TRUE)
    return then;
  if (c == LITERAL_FALSE)
    return otherwise;
  uint32_t m = ref_count(r, then), n = ref_count(r, otherwise);
  ref_entry *e = memory_new_array(ref_entry, m + n);
  uint32_t count = 0, i = 0, j = 0;
  const ref_entry *x = ref_entries(r, then), *y = ref_entries(r, otherwise);
  while (i < m || j < n) {
    bool left = j == n || (i < m && x[i].object.index <= y[j].object.index);
    bool right = i == m || (j < n && y[j].object.index <= x[i].object.index);
    literal g = formula_ite(r->formula, c, left ? x[i].guard : LITERAL_FALSE,
                            right ? y[j].guard : LITERAL_FALSE);
    e[count++] = (ref_entry){left ? x[i].object : y[j].object, g};
    i += left;
    j += right;
  }
  ref made = ref_mk(r, e, count);
  memory_free(e);
  return made;
}

ref ref_without(refs *r, ref a, sym_id object) {
  assert(ref_has(r, a));
  uint32_t count = ref_count(r, a);
  if (ref_is(r, a, object) == LITERAL_FALSE)
    return a;
  ref_entry *e = memory_new_array(ref_entry, count);
  uint32_t kept = 0;
  for (uint32_t k = 0; k < count; k++)
    if (!sym_same(ref_entries(r, a)[k].object, object))
      e[kept++] = ref_entries(r, a)[k];
  ref made = ref_mk(r, e, kept);
  memory_free(e);
  return made;
}

sym_id ref_evaluate(const refs *r, evaluation *e, ref a) {
  assert(ref_has(r, a));
  const ref_entry *x = ref_entries(r, a);
  uint32_t count = ref_count(r, a);
  for (uint32_t k = 0; k + 1 < count; k++)
    if (evaluation_get(e, x[k].guard))
      return x[k].object;
  return x[count - 1].object; /* the guards are exhaustive */
}
