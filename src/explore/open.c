/* The table of open states: what was entered last goes first, so that taking an entry out
 * leaves no gap that a search could stop at. */
#include "explore/open.h"

#include <assert.h>

enum { FIRST_ROOM = 256 };

void open_release(open_states *o) {
  vec_release(&o->stack);
  memory_free(o->table);
  *o = (open_states){0};
}

static bool is_same(store_key a, store_key b) {
  return a.pair == b.pair && a.count == b.count;
}

/* Where the key is in the table, or belongs. */
static uint32_t place_of(const open_states *o, store_key key) {
  uint64_t h = (key.pair ^ key.count) * 0x9E3779B97F4A7C15u;
  uint32_t at = (uint32_t)(h >> 32) & (o->capacity - 1);
  while (o->table[at] && !is_same(o->stack.data[o->table[at] - 1], key))
    at = (at + 1) & (o->capacity - 1);
  return at;
}

static void grow(open_states *o) {
  memory_free(o->table);
  o->capacity = o->capacity ? o->capacity * 2 : FIRST_ROOM;
  o->table = memory_new_array(uint32_t, o->capacity);
  for (uint32_t i = 0; i < o->stack.size; i++)
    o->table[place_of(o, o->stack.data[i])] = i + 1;
}

void open_enter(open_states *o, open_part *p, store_key key, unsigned did) {
  if (o->stack.size * 2 >= o->capacity)
    grow(o);
  uint32_t at = place_of(o, key);
  assert(!o->table[at] && "it is new");
  *p = (open_part){.place = o->stack.size, .low = o->stack.size, .did = (uint8_t)did};
  vec_push(&o->stack, key);
  o->table[at] = o->stack.size;
}

static void pop_to(open_states *o, uint32_t size) {
  while (o->stack.size > size) {
    o->table[place_of(o, *vec_last(&o->stack))] = 0;
    o->stack.size--;
  }
}

void open_back_to(open_states *o, const open_part *p) {
  pop_to(o, p->place + 1);
}

static uint64_t bit_of(uint32_t thread) {
  return 1ull << thread % OPEN_MOST_THREADS;
}

bool open_knows(const open_states *o, store_key key) {
  return o->table[place_of(o, key)];
}

void open_meet(open_states *o, open_part *from, store_key key, uint32_t thread,
               unsigned did) {
  uint32_t known = o->table[place_of(o, key)];
  if (!known) {
    from->leaves = true;
    return;
  }
  o->is_round = true;
  from->moved |= bit_of(thread);
  from->does |= (uint8_t)did;
  if (known - 1 < from->low)
    from->low = known - 1;
}

void open_leave(open_part *from) {
  from->leaves = true;
}

bool open_close(open_states *o, const open_part *p, open_part *parent, uint32_t thread) {
  bool is_whole = p->low == p->place;
  if (is_whole) {
    pop_to(o, p->place);
    o->does |= p->does;
  }
  if (parent && is_whole)
    parent->leaves = true;
  else if (parent) {
    parent->moved |= p->moved | bit_of(thread);
    parent->leaves |= p->leaves;
    parent->does |= p->does | p->did;
    if (p->low < parent->low)
      parent->low = p->low;
  }
  return is_whole && !p->leaves && p->moved;
}
