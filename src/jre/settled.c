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
 * Pool objects that are keys of tables in fields are alike (SETTLED_ALIKE): every table of
 * some of them is there with any others in their place. So whichever order they come in,
 * some state has it, as long as one table alone shows its order and has no other keys.
 * Objects with a hashCode of their own (SETTLED_QUIET) have a code in case that this asks
 * for it; the order of tables does not come from it.
 *
 * The library's initialisers have tables as well. Nobody sees their order. And tables that
 * fields hold before an operation have keys of this kind, where these are constants. */
#include "jre/jre.h"
#include "jre/runtime.h"

#include "exec/interpret.h"

#include <assert.h>

enum { MOST_SETTLED = 0x1fff, OF_LIBRARY = 0x8000 };

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
  uint16_t plain = number & MOST_SETTLED;
  assert(plain && plain < MOST_SETTLED);
  if (x->hash && x->hash != number)
    return false;
  x->hash = number;
  j->settled = j->settled < plain ? plain : j->settled;
  j->settled_pool |= (number & (SETTLED_ALIKE | SETTLED_QUIET)) != 0;
  j->settled_by_program |= !(number & (SETTLED_ALIKE | SETTLED_QUIET));
  return true;
}

bool jre_settled_hash(machine *m, object_id o, int32_t *code) {
  uint16_t hash = machine_object(m, o)->hash;
  *code = jre_settled_code(hash);
  return hash;
}

bool jre_has_settled(machine *m) {
  return jre_of(m)->settled_by_program || jre_of(m)->settled_pool;
}

bool jre_is_settled(machine *m, object_id o) {
  uint16_t hash = o ? machine_object(m, o)->hash : 0;
  return jre_is_settled_number(hash);
}

bool jre_is_settled_number(uint16_t number) {
  return number && !(number & (OF_LIBRARY | SETTLED_QUIET));
}

int32_t jre_settled_code(uint16_t number) {
  return (number & MOST_SETTLED) - 1; /* one after the other: in places of their own */
}

static bool is_alike(machine *m, object_id o) {
  return o && machine_object(m, o)->hash & SETTLED_ALIKE;
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

/* The keys of a table, or what lies there. */
typedef struct seen_keys {
  uint32_t settled, alike, others; /* the first: but for those that are alike */
} seen_keys;

static void see_key(machine *m, object_id key, seen_keys *s) {
  if (!key)
    return;
  if (is_alike(m, key))
    s->alike++;
  else if (jre_is_settled(m, key))
    s->settled++;
  else
    s->others++;
}

/* Keys, or nodes that have one. */
static seen_keys keys_of(machine *m, object_id table) {
  seen_keys s = {0};
  for (uint32_t k = 0; table && k < machine_object(m, table)->length; k++) {
    object_id n = heap_element(machine_object(m, table), STORE_REF, k).ref;
    if (n && !field_of(m, n, "key")) {
      see_key(m, n, &s);
      continue;
    }
    for (const value *next; n; n = next ? next->ref : 0) {
      const value *key = field_of(m, n, "key");
      next = key ? field_of(m, n, "next") : NULL;
      see_key(m, key ? key->ref : 0, &s);
    }
  }
  return s;
}

static bool has_settled_key(machine *m, object_id table) {
  seen_keys s = keys_of(m, table);
  return s.settled || (s.alike && s.others);
}

/* Of a HashMap from which something was taken out, nobody knows which keys it had. */
bool jre_order_is_settled(machine *m, object_id of) {
  const value *table = field_of(m, of, "table"), *size = field_of(m, of, "size"),
              *changes = field_of(m, of, "modCount");
  if (machine_object(m, of)->class->is_array)
    return has_settled_key(m, of);
  if (!table)
    table = field_of(m, of, "elements");
  if (changes && size && changes->i != size->i && jre_of(m)->settled_by_program)
    return true;
  return table && (!size || size->i > 1) && has_settled_key(m, table->ref);
}

/* What the iterator goes through; 0: it is none. Static fields lie in an object of the
 * class's name, which has no such field. */
static object_id gone_through(machine *m, object_id o) {
  const object *x = heap_object(&m->heap, o);
  size_t kind =
      x && x->class && !x->class->is_array ? kind_of_iterator(x->class) : NOT_ONE;
  const value *of = kind == NOT_ONE ? NULL : field_of(m, o, iterators[kind].field);
  return of ? of->ref : 0;
}

/* Whether keys that are alike lie in it, or may have. */
static bool may_have_alike(machine *m, object_id of) {
  const value *table = field_of(m, of, "table"), *size = field_of(m, of, "size"),
              *changes = field_of(m, of, "modCount");
  object_id keys = machine_object(m, of)->class->is_array ? of : table ? table->ref : 0;
  return keys_of(m, keys).alike || (changes && size && changes->i != size->i);
}

bool jre_order_was_seen(machine *m, object_id from, object_id end) {
  if (!jre_has_settled(m))
    return false;
  object_id first = 0;
  for (object_id o = from; o < end; o++) {
    object_id of = gone_through(m, o);
    if (of && jre_order_is_settled(m, of))
      return true;
    if (!of || !may_have_alike(m, of))
      continue;
    if (first && of != first)
      return true; /* two orders, which may differ in other ways than here */
    first = of;
  }
  return look_at_walkers(m, false);
}
