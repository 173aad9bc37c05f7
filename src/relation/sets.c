/* Sets of tuples, each operation as its definition reads. */
#include "relation/sets.h"

#include <string.h>

void set_release(set *s) {
  if (!s->is_borrowed)
    vec_release(&s->tuples);
}

set set_borrow(relation_tuples t) {
  set out = {.arity = t.arity, .is_borrowed = true};
  out.tuples.data = (uint64_t *)t.index;
  out.tuples.size = t.count;
  return out;
}

set set_of_tuples(relation_tuples t) {
  set out = {.arity = t.arity};
  for (uint32_t i = 0; i < t.count; i++)
    vec_push(&out.tuples, t.index[i]);
  return out;
}

relation_tuples set_view(const set *s) {
  return (relation_tuples){s->arity, s->tuples.size, s->tuples.data};
}

bool set_has(const set *s, uint64_t tuple) {
  return relation_tuples_has(set_view(s), tuple);
}

void set_add(set *s, uint64_t tuple) {
  assert(!s->is_borrowed && "its own");
  if (!s->tuples.size || *vec_last(&s->tuples) < tuple) {
    vec_push(&s->tuples, tuple);
    return;
  }
  if (set_has(s, tuple))
    return;
  uint32_t i = 0;
  while (s->tuples.data[i] < tuple)
    i++;
  vec_push(&s->tuples, tuple);
  memmove(s->tuples.data + i + 1, s->tuples.data + i,
          (s->tuples.size - 1 - i) * sizeof tuple);
  s->tuples.data[i] = tuple;
}

set set_union(const set *a, const set *b) {
  set out = set_of_tuples(set_view(a));
  vec_each (uint64_t, y, &b->tuples)
    set_add(&out, *y);
  return out;
}

set set_intersection(const set *a, const set *b) {
  set out = {.arity = a->arity};
  vec_each (uint64_t, x, &a->tuples) {
    if (set_has(b, *x))
      set_add(&out, *x);
  }
  return out;
}

set set_difference(const set *a, const set *b) {
  set out = {.arity = a->arity};
  vec_each (uint64_t, x, &a->tuples) {
    if (!set_has(b, *x))
      set_add(&out, *x);
  }
  return out;
}

set set_override(const relation_problem *p, const set *a, const set *b) {
  set out = set_of_tuples(set_view(b));
  vec_each (uint64_t, x, &a->tuples) {
    bool replaced = false;
    vec_each (uint64_t, y, &b->tuples)
      replaced |= *x / p->power[1] == *y / p->power[1];
    if (!replaced)
      set_add(&out, *x);
  }
  return out;
}

set set_join(const relation_problem *p, const set *a, const set *b) {
  set out = {.arity = a->arity + b->arity - 2};
  uint64_t tail = p->power[b->arity - 1];
  vec_each (uint64_t, x, &a->tuples) {
    vec_each (uint64_t, y, &b->tuples) {
      if (*x % p->power[1] == *y / tail)
        set_add(&out, *x / p->power[1] * tail + *y % tail);
    }
  }
  return out;
}

set set_product(const relation_problem *p, const set *a, const set *b) {
  set out = {.arity = a->arity + b->arity};
  vec_each (uint64_t, x, &a->tuples) {
    vec_each (uint64_t, y, &b->tuples)
      set_add(&out, *x * p->power[b->arity] + *y);
  }
  return out;
}

set set_project(const relation_problem *p, const set *a, const uint32_t *columns,
                uint32_t count) {
  set out = {.arity = count};
  vec_each (uint64_t, x, &a->tuples) {
    uint64_t tuple = 0;
    for (uint32_t i = 0; i < count; i++)
      tuple = tuple * p->power[1] + relation_tuple_atom(p, a->arity, *x, columns[i]);
    set_add(&out, tuple);
  }
  return out;
}

/* One step more at a time, until nothing is new. */
set set_closure(const relation_problem *p, const set *a) {
  set out = set_of_tuples(set_view(a));
  for (uint32_t before = UINT32_MAX; before != out.tuples.size;) {
    before = out.tuples.size;
    set further = set_join(p, &out, a), all = set_union(&out, &further);
    set_release(&further);
    set_release(&out);
    out = all;
  }
  return out;
}

bool set_within(const set *a, const set *b) {
  vec_each (uint64_t, x, &a->tuples) {
    if (!set_has(b, *x))
      return false;
  }
  return true;
}
