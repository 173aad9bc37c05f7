/* Kinds of positions on random trees, against the definition: two positions are of one
 * kind when all that lies below them may hold the same, place by place. */
#include "induct/positions.h"

#include "random_formula.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { MOST_OBJECTS = 200, MOST_SLOTS = 3, TREES = 60, DEPTH = 4 };

typedef struct forest {
  space space;
  space_object objects[MOST_OBJECTS];
  space_slot slots[MOST_OBJECTS * MOST_SLOTS];
  space_id values[MOST_OBJECTS * MOST_SLOTS][3]; /* of references */
  ir_class classes[2];
  uint64_t seed;
} forest;

static uint32_t new_object(forest *t, object_role role, uint32_t slot_count) {
  uint32_t object = t->space.object_count++;
  assert_in_range(object, 0, MOST_OBJECTS - 1);
  t->objects[object] = (space_object){
      .role = role, .first_slot = t->space.slot_count, .slot_count = slot_count};
  for (uint32_t k = 0; k < slot_count; k++)
    t->slots[t->space.slot_count++] = (space_slot){.object = {object}, .index = k};
  return object;
}

static void refer(forest *t, uint32_t slot, uint32_t one, uint32_t other) {
  space_id *values = t->values[slot];
  values[1].index = one; /* or null */
  values[2].index = other;
  t->slots[slot].is_tree = true;
  t->slots[slot].domain =
      (domain){.kind = DOMAIN_REFERENCE, .count = other ? 3 : 2, .objects = values};
}

/* A number, and up to two references down; sometimes to one of two objects. */
static uint32_t grow(forest *t, object_role role, uint32_t depth) {
  uint32_t below = depth ? random_below(&t->seed, MOST_SLOTS) : 0;
  uint32_t object = new_object(t, role, below + 1);
  uint32_t first = t->objects[object].first_slot;
  t->objects[object].class = &t->classes[random_below(&t->seed, 4) == 0];
  int64_t high = random_below(&t->seed, 4) == 0;
  t->slots[first].domain =
      (domain){.kind = DOMAIN_INT, .high = high, .count = (uint64_t)high + 1};
  for (uint32_t k = 1; k <= below; k++) {
    uint32_t one = grow(t, ROLE_POSITION, depth - 1);
    bool has_other = random_below(&t->seed, 5) == 0;
    refer(t, first + k, one, has_other ? grow(t, ROLE_POSITION, depth - 1) : 0);
  }
  return object;
}

static void plant(forest *t, uint64_t seed) {
  *t = (forest){.seed = seed};
  t->space.objects = t->objects;
  t->space.slots = t->slots;
  new_object(t, ROLE_NULL, 0);
  assert_int_equal(grow(t, ROLE_MAIN, DEPTH), 1);
}

/* Whether the objects look alike, and if so what is called what: image[object]. */
static bool are_alike(const forest *t, space_id a, space_id b, uint32_t *image) {
  const space_object *x = &t->objects[a.index], *y = &t->objects[b.index];
  if (x->class != y->class || x->slot_count != y->slot_count)
    return false;
  image[a.index] = b.index;
  for (uint32_t k = 0; k < x->slot_count; k++) {
    const domain *d = &t->slots[x->first_slot + k].domain;
    const domain *e = &t->slots[y->first_slot + k].domain;
    if (d->kind != e->kind || d->count != e->count || d->high != e->high)
      return false;
    for (uint32_t v = 1; d->kind == DOMAIN_REFERENCE && v < d->count; v++)
      if (!are_alike(t, d->objects[v], e->objects[v], image))
        return false;
  }
  return true;
}

static void compare(const forest *t, const positions *p, space_id a, space_id b,
                    uint32_t *alike) {
  uint32_t image[MOST_OBJECTS] = {0};
  bool same = are_alike(t, a, b, image);
  assert_int_equal(p->of[a.index].kind == p->of[b.index].kind, same);
  *alike += same && !space_same(a, b);
  for (space_id o = {2}; same && o.index < t->space.object_count; o.index++) {
    assert_int_equal(positions_is_below(p, o, a), image[o.index] != 0);
    const space_object *from = &t->objects[o.index], *to = &t->objects[image[o.index]];
    for (uint32_t k = 0; image[o.index] && k < from->slot_count; k++)
      assert_int_equal(positions_image(p, space_slot_at(from, k), a, b).index,
                       to->first_slot + k);
  }
}

static void kinds_by_definition(void **unused) {
  (void)unused;
  uint32_t alike = 0, different = 0;
  static forest t;
  for (uint32_t n = 1; n <= TREES; n++) {
    positions p;
    plant(&t, n);
    assert_true(positions_find(&p, &t.space));
    for (space_id a = {2}; a.index < t.space.object_count; a.index++) {
      assert_in_range(p.of[a.index].kind, 1, p.first.size - 1);
      for (space_id b = {2}; b.index < t.space.object_count; b.index++)
        compare(&t, &p, a, b, &alike);
    }
    for (uint32_t kind = 1; kind < p.first.size; kind++)
      assert_int_equal(p.of[p.first.data[kind].index].kind, kind);
    different += p.first.size > 2;
    positions_release(&p);
  }
  assert_in_range(alike, TREES, UINT32_MAX);
  assert_in_range(different, TREES / 2, TREES);
}

/* A position that two slots may refer to; an object of a pool. */
static void other_spaces_are_no_such_trees(void **unused) {
  (void)unused;
  positions p;
  static forest t;
  plant(&t, 0);
  t.space.object_count = t.space.slot_count = 0;
  new_object(&t, ROLE_NULL, 0);
  new_object(&t, ROLE_MAIN, 2);
  uint32_t shared = new_object(&t, ROLE_POSITION, 0);
  refer(&t, 0, shared, 0);
  assert_true(positions_find(&p, &t.space));
  positions_release(&p);
  refer(&t, 1, shared, 0);
  assert_false(positions_find(&p, &t.space));
  refer(&t, 1, new_object(&t, ROLE_POSITION, 0), 0);
  assert_true(positions_find(&p, &t.space));
  positions_release(&p);
  new_object(&t, ROLE_POOL, 0);
  assert_false(positions_find(&p, &t.space));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kinds_by_definition),
      cmocka_unit_test(other_spaces_are_no_such_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
