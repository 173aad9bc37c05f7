/* Identity hash codes that static initialisers have settled.
 *
 *     static final Map<Colour, Integer> CODES = new HashMap<>();
 *     static { CODES.put(Colour.RED, 1); ... }
 *
 * A static initialiser runs once, before everything that is checked, so its table lies there
 * with one code for each key. Whoever looks a key up must meet the same code again: an
 * object that was put into a HashMap then keeps its code for good. What a HashMap answers
 * does not depend on which codes its keys have, but for one thing: the order in which its
 * entries come. Who goes through a table in which such a key lies has seen one order of
 * many (jre_order_is_settled), and who asks for the code itself has seen one number. Both
 * are told by those who run programs.
 *
 * The library's initialisers have tables as well. Nobody sees their order. And tables that
 * fields hold before an operation have keys of this kind, where these are constants. */
#include "jre/jre.h"
#include "jre/runtime.h"

#include "exec/interpret.h"

#include <assert.h>

enum { MOST_SETTLED = 0x7fff, OF_LIBRARY = 0x8000 };

#define HASH_MAP   "java/util/HashMap"
#define IMMUTABLE  "java/util/ImmutableCollections$"
#define CONCURRENT "java/util/concurrent/ConcurrentHashMap"

/* The innermost static initialiser that is under way; NULL: none. */
static const frame *initialiser(const machine *m) {
  for (uint32_t i = m->frame_count; i-- > 0;)
    if (!strcmp(m->frames[i].method->name->text, "<clinit>"))
      return &m->frames[i];
  return NULL;
}

bool jre_in_library_initialiser(const machine *m) {
  const frame *f = initialiser(m);
  return f && java_info(f->method->owner)->from_jdk;
}

bool jre_settle_hash(machine *m, object_id o) {
  jre *j = jre_of(m);
  if (m->heap.floor || !initialiser(m) || j->settled == MOST_SETTLED)
    return false;
  bool of_library = jre_in_library_initialiser(m);
  j->settled++;
  j->settled_by_program |= !of_library;
  machine_object(m, o)->hash = (uint16_t)(j->settled | (of_library ? OF_LIBRARY : 0));
  return true;
}

bool jre_settle_as(machine *m, object_id o, uint16_t number) {
  jre *j = jre_of(m);
  object *x = machine_object(m, o);
  assert(number && number < MOST_SETTLED);
  if (x->hash && x->hash != number)
    return false;
  x->hash = number;
  j->settled = j->settled < number ? number : j->settled;
  j->settled_by_program = true;
  return true;
}

bool jre_settled_hash(machine *m, object_id o, int32_t *code) {
  uint16_t hash = machine_object(m, o)->hash;
  *code = (hash & MOST_SETTLED) - 1; /* one after the other: in places of their own */
  return hash;
}

bool jre_has_settled(machine *m) {
  return jre_of(m)->settled_by_program;
}

bool jre_is_settled(machine *m, object_id o) {
  uint16_t hash = o ? machine_object(m, o)->hash : 0;
  return hash && !(hash & OF_LIBRARY);
}

bool jre_asks_for_table(const ir_method *m) {
  static const struct {
    const char *owner, *method; /* NULL: any */
  } all[] = {{HASH_MAP, "hash"},
             {IMMUTABLE "SetN", "probe"},
             {IMMUTABLE "MapN", "probe"},
             {CONCURRENT, NULL}};
  for (size_t k = 0; m && k < sizeof all / sizeof *all; k++)
    if (!strcmp(all[k].owner, m->owner->name->text) &&
        (!all[k].method || !strcmp(all[k].method, m->name->text)))
      return true;
  return false;
}

/* --- Who sees the order -------------------------------------------------------------- */

/* Iterators, by a part of the class's name and the field that leads to what they go
 * through. */
static const struct {
  const char *class, *part, *field;
} iterators[] = {
    {HASH_MAP "$", "Iterator", "this$0"}, {HASH_MAP "$", "Spliterator", "map"},
    {IMMUTABLE, "Iterator", "this$0"},    {CONCURRENT "$", "Traverser", "tab"},
    {CONCURRENT "$", "Iterator", "tab"},  {CONCURRENT "$", "Spliterator", "tab"}};
enum { ITERATOR_KINDS = sizeof iterators / sizeof *iterators, NOT_ONE = ITERATOR_KINDS };

static size_t kind_of_iterator(const ir_class *c) {
  const char *text = c->name->text;
  if (strncmp(text, "java/util/", 10) != 0)
    return NOT_ONE;
  for (size_t k = 0; k < ITERATOR_KINDS; k++)
    if (!strncmp(text, iterators[k].class, strlen(iterators[k].class)) &&
        strstr(text, iterators[k].part))
      return k;
  return NOT_ONE;
}

static bool is_in_hash_map(const ir_class *c) {
  return !strncmp(c->name->text, HASH_MAP, sizeof HASH_MAP - 1);
}

bool jre_shows_order(const ir_method *m) {
  static const char *const names[] = {"forEach", "replaceAll", "keysToArray",
                                      "valuesToArray", "prepareArray"};
  if (!strcmp(m->name->text, "<init>"))
    return kind_of_iterator(m->owner) != NOT_ONE;
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (!strcmp(m->name->text, names[k]))
      return is_in_hash_map(m->owner);
  return false;
}

/* Methods that go through a table without an object that would show it. */
static const char *const walkers[][2] = {
    {HASH_MAP, "forEach"},           {HASH_MAP, "replaceAll"},
    {HASH_MAP, "keysToArray"},       {HASH_MAP, "valuesToArray"},
    {HASH_MAP, "prepareArray"},      {HASH_MAP "$KeySet", "forEach"},
    {HASH_MAP "$Values", "forEach"}, {HASH_MAP "$EntrySet", "forEach"}};

/* Whether one was called since the last time that this was asked to forget it: who is called
 * is prepared. */
static bool look_at_walkers(machine *m, bool forget) {
  bool called = false;
  for (size_t w = 0; w < sizeof walkers / sizeof *walkers; w++) {
    ir_class *c = jre_class(m, walkers[w][0]);
    for (uint32_t k = 0; c && k < c->method_count; k++) {
      ir_method *x = &c->methods[k];
      if (x->entry != ENTRY_CODE || strcmp(x->name->text, walkers[w][1]) != 0)
        continue;
      called = true;
      if (forget)
        x->entry = ENTRY_UNKNOWN;
    }
  }
  return called;
}

void jre_forget_order(machine *m) {
  if (jre_has_settled(m))
    look_at_walkers(m, true);
}

static const value *field_of(machine *m, object_id o, const char *field) {
  const object *x = machine_object(m, o);
  const ir_field *f =
      x->class->is_array
          ? NULL
          : ir_find_field(x->class, name_mk(&m->program->names, field), NULL);
  return f ? &x->slots[f->slot] : NULL;
}

/* Keys, or nodes that have one. */
static bool has_settled_key(machine *m, object_id table) {
  for (uint32_t k = 0; table && k < machine_object(m, table)->length; k++) {
    object_id n = heap_element(machine_object(m, table), STORE_REF, k).ref;
    if (jre_is_settled(m, n))
      return true;
    for (const value *next; n; n = next ? next->ref : 0) {
      const value *key = field_of(m, n, "key");
      next = key ? field_of(m, n, "next") : NULL;
      if (key && jre_is_settled(m, key->ref))
        return true;
    }
  }
  return false;
}

/* Of a HashMap from which something was taken out, nobody knows which keys it had. */
bool jre_order_is_settled(machine *m, object_id of) {
  const value *table = field_of(m, of, "table"), *size = field_of(m, of, "size"),
              *changes = field_of(m, of, "modCount");
  if (machine_object(m, of)->class->is_array)
    return has_settled_key(m, of);
  if (!table)
    table = field_of(m, of, "elements");
  if (changes && size && changes->i != size->i)
    return true;
  return table && (!size || size->i > 1) && has_settled_key(m, table->ref);
}

/* Static fields lie in an object of the class's name, which has no such field. */
static bool has_seen_order(machine *m, object_id o) {
  const object *x = heap_object(&m->heap, o);
  size_t kind =
      x && x->class && !x->class->is_array ? kind_of_iterator(x->class) : NOT_ONE;
  const value *of = kind == NOT_ONE ? NULL : field_of(m, o, iterators[kind].field);
  return of && of->ref && jre_order_is_settled(m, of->ref);
}

bool jre_order_was_seen(machine *m, object_id from, object_id end) {
  if (!jre_has_settled(m))
    return false;
  for (object_id o = from; o < end; o++)
    if (has_seen_order(m, o))
      return true;
  return look_at_walkers(m, false);
}
