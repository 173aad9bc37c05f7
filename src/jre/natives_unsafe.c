/* jdk.internal.misc.Unsafe.
 *
 * An offset is a distance in bytes from the start of an object in our memory: slot k
 * of an object lies at 16 + 8*k, element k of an array at 16 + its width times k.
 * Elements are packed; a slot holds a narrow integer widened to 32 bits. */
#include "exec/threads.h"
#include "jre/runtime.h"

#include <stddef.h>

enum { BASE = offsetof(object, slots) };
static_assert(BASE == 16, "the offset of the first slot and element");

/* The place at args[1] + args[2], `size` bytes wide; NULL after a stop. */
static void *place_at(machine *m, object_id id, int64_t offset, size_t size) {
  object *o = id ? machine_object(m, id) : NULL;
  if (o && offset >= BASE && (uint64_t)offset + size <= heap_object_bytes(o))
    return (char *)o + offset;
  machine_stop(m, STOP_UNSUPPORTED,
               id ? "Unsafe: offset %lld outside of the object"
                  : "Unsafe: memory outside of the heap (%lld)",
               (long long)offset);
  return NULL;
}

static bool in_slot(machine *m, const value *args) {
  const ir_class *class = machine_object(m, args[1].ref)->class;
  return !class->is_array;
}

#define ACCESS(name, type, field)                                                        \
  NATIVE(get_##name) {                                                                   \
    const void *p = place_at(m, args[1].ref, args[2].l, sizeof(type));                   \
    if (!p)                                                                              \
      return false;                                                                      \
    type v;                                                                              \
    memcpy(&v, p, sizeof v);                                                             \
    result->field = v;                                                                   \
    return true;                                                                         \
  }                                                                                      \
  NATIVE(put_##name) {                                                                   \
    void *p = place_at(m, args[1].ref, args[2].l, sizeof(type));                         \
    if (!p)                                                                              \
      return false;                                                                      \
    type v = (type)args[3].field;                                                        \
    if (sizeof(type) < 4 && in_slot(m, args) && args[2].l % 8 == 0)                      \
      ((value *)p)->i = (int32_t)v;                                                      \
    else                                                                                 \
      memcpy(p, &v, sizeof v);                                                           \
    return true;                                                                         \
  }
ACCESS(byte, int8_t, i)
ACCESS(short, int16_t, i)
ACCESS(char, uint16_t, i)
ACCESS(int, int32_t, i)
ACCESS(long, int64_t, l)
ACCESS(float, float, f)
ACCESS(double, double, d)
ACCESS(ref, object_id, ref)

/* Compare-and-set, compare-and-exchange, get-and-set; args: this, object, offset, ... */
#define UPDATE(name, type, field)                                                        \
  NATIVE(compare_and_set_##name) {                                                       \
    type *p = place_at(m, args[1].ref, args[2].l, sizeof(type));                         \
    if (!p)                                                                              \
      return false;                                                                      \
    result->i = *p == args[3].field;                                                     \
    if (result->i)                                                                       \
      *p = args[4].field;                                                                \
    return true;                                                                         \
  }                                                                                      \
  NATIVE(compare_and_exchange_##name) {                                                  \
    type *p = place_at(m, args[1].ref, args[2].l, sizeof(type));                         \
    if (!p)                                                                              \
      return false;                                                                      \
    result->field = *p;                                                                  \
    if (*p == args[3].field)                                                             \
      *p = args[4].field;                                                                \
    return true;                                                                         \
  }                                                                                      \
  NATIVE(get_and_set_##name) {                                                           \
    type *p = place_at(m, args[1].ref, args[2].l, sizeof(type));                         \
    if (!p)                                                                              \
      return false;                                                                      \
    result->field = *p;                                                                  \
    *p = args[3].field;                                                                  \
    return true;                                                                         \
  }
UPDATE(int, int32_t, i)
UPDATE(long, int64_t, l)
UPDATE(ref, object_id, ref)

NATIVE(get_and_add_int) {
  int32_t *p = place_at(m, args[1].ref, args[2].l, sizeof *p);
  if (!p)
    return false;
  result->i = *p;
  *p = (int32_t)((uint32_t)*p + (uint32_t)args[3].i);
  return true;
}

NATIVE(get_and_add_long) {
  int64_t *p = place_at(m, args[1].ref, args[2].l, sizeof *p);
  if (!p)
    return false;
  result->l = *p;
  *p = (int64_t)((uint64_t)*p + (uint64_t)args[3].l);
  return true;
}

/* For threads: the variable, and how it is accessed. */

static bool is_plain_access(const char *text) {
  static const char *const types[] = {"Byte", "Boolean", "Short",  "Char",     "Int",
                                      "Long", "Float",   "Double", "Reference"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (!strcmp(text + 3, types[i]))
      return true;
  return false;
}

/* How many bytes such a method accesses. */
static uint32_t bytes_of_access(const char *text) {
  static const struct {
    const char *part;
    uint32_t bytes;
  } types[] = {{"Long", 8},  {"Double", 8}, {"Int", 4},
               {"Float", 4}, {"Short", 2},  {"Char", 2}};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (strstr(text, types[i].part))
      return types[i].bytes;
  return 1;
}

/* The slot, or all the elements that it lies in. */
static void find_place(const object *at, uint64_t from, const char *text,
                       native_access *a) {
  uint32_t width = at->class->is_array ? ir_storage_bytes(at->class->element) : 8;
  a->index = (uint32_t)(from / width);
  if (at->class->is_array && at->class->element != STORE_REF)
    a->count = (uint32_t)((from + bytes_of_access(text) - 1) / width) - a->index + 1;
}

bool unsafe_access(machine *m, ir_method *method, const value *args, native_access *a) {
  const char *text = method->name->text;
  const object *at = args[1].ref ? machine_object(m, args[1].ref) : NULL;
  if (!at || args[2].l < BASE)
    return false;
  a->object = args[1].ref;
  find_place(at, (uint64_t)args[2].l - BASE, text, a);
  if (!at->class->is_array && a->index < at->length &&
      at->class->slots[a->index]->tells_apart)
    threads_told_apart(m);
  a->plain =
      (!strncmp(text, "get", 3) || !strncmp(text, "put", 3)) && is_plain_access(text);
  a->writes = strncmp(text, "get", 3) != 0 || !strncmp(text, "getAnd", 6);
  if (a->writes) /* any argument may be the one that is stored */
    for (uint32_t k = 3; k < method->param_count; k++)
      if (method->param_types[k] == IR_REF && threads_is_shared(m, a->object))
        threads_share(m, args[k].ref);
  return a->index < at->length && a->count <= at->length - a->index;
}

/* Where fields and elements are. */

static int64_t offset_of(const ir_field *field) {
  return BASE + 8 * (int64_t)field->slot;
}

static ir_field *reflected_field(machine *m, object_id field) {
  ir_class *class = jre_mirrored(m, jre_slot(m, field, "clazz")->ref);
  uint32_t index = (uint32_t)jre_slot(m, field, "slot")->i;
  assert(index < class->field_count);
  return &class->fields[index];
}

NATIVE(field_offset) {
  if (!args[1].ref)
    return jre_throw_null(m);
  result->l = offset_of(reflected_field(m, args[1].ref));
  return true;
}

NATIVE(static_base) {
  if (!args[1].ref)
    return jre_throw_null(m);
  ir_class *class = reflected_field(m, args[1].ref)->owner;
  if (!machine_initialise(m, class))
    return false;
  result->ref = machine_globals(m, class);
  return true;
}

/* objectFieldOffset1(Class, String) */
NATIVE(named_field_offset) {
  ir_class *class = jre_mirrored(m, args[1].ref);
  name wanted = jre_text_name(m, args[2].ref);
  for (uint32_t i = 0; i < class->field_count; i++)
    if (class->fields[i].name == wanted && !class->fields[i].is_static) {
      result->l = offset_of(&class->fields[i]);
      return true;
    }
  return jre_throw(m, "java/lang/InternalError", "%s", wanted->text);
}

NATIVE(array_base) {
  result->i = BASE;
  return true;
}

NATIVE(array_scale) {
  ir_class *class = jre_mirrored(m, args[1].ref);
  if (!class->is_array)
    return jre_throw(m, "java/lang/InvalidClassException", NULL);
  result->i = (int32_t)ir_storage_bytes(class->element);
  return true;
}

/* Classes and objects. */

NATIVE(ensure_initialised) {
  return machine_initialise(m, jre_mirrored(m, args[1].ref));
}

NATIVE(should_be_initialised) {
  result->i = machine_init_state(m, jre_mirrored(m, args[1].ref)) != INIT_DONE;
  return true;
}

NATIVE(allocate_instance) {
  ir_class *class = jre_mirrored(m, args[1].ref);
  if (class->is_array || class->is_abstract || class->is_interface)
    return jre_throw(m, "java/lang/InstantiationException", "%s", class->name->text);
  if (!machine_initialise(m, class))
    return false;
  result->ref = heap_new_object(&m->heap, class);
  return true;
}

NATIVE(throw_exception) {
  return args[1].ref ? machine_throw(m, args[1].ref) : jre_throw_null(m);
}

/* Blocks of memory inside arrays. */

/* What other threads could notice. */
static void note_block(machine *m, object_id o, int64_t offset, int64_t bytes,
                       bool writes) {
  const object *at = machine_object(m, o);
  uint32_t width = at->class->is_array ? ir_storage_bytes(at->class->element) : 8;
  for (int64_t at_byte = offset - BASE; m->threads && at_byte < offset - BASE + bytes;
       at_byte += width)
    threads_note(m, o, (uint32_t)(at_byte / width), writes);
}

NATIVE(set_memory) {
  void *p = place_at(m, args[1].ref, args[2].l, (size_t)args[3].l);
  if (p) {
    note_block(m, args[1].ref, args[2].l, args[3].l, true);
    memset(p, (uint8_t)args[4].i, (size_t)args[3].l);
  }
  return p;
}

NATIVE(copy_memory) {
  void *from = place_at(m, args[1].ref, args[2].l, (size_t)args[5].l);
  void *to = from ? place_at(m, args[3].ref, args[4].l, (size_t)args[5].l) : NULL;
  if (to) {
    note_block(m, args[1].ref, args[2].l, args[5].l, false);
    note_block(m, args[3].ref, args[4].l, args[5].l, true);
    memmove(to, from, (size_t)args[5].l);
  }
  return to;
}

#define UNSAFE "jdk/internal/misc/Unsafe"
#define WITH_MODES(text, type, name)                                                     \
  {UNSAFE, "get" text, "(Ljava/lang/Object;J)" type, get_##name},                        \
      {UNSAFE, "put" text, "(Ljava/lang/Object;J" type ")V", put_##name},                \
      {UNSAFE, "get" text "Volatile", NULL, get_##name},                                 \
      {UNSAFE, "put" text "Volatile", NULL, put_##name},                                 \
      {UNSAFE, "get" text "Acquire", NULL, get_##name},                                  \
      {UNSAFE, "put" text "Release", NULL, put_##name},                                  \
      {UNSAFE, "get" text "Opaque", NULL, get_##name}, {                                 \
    UNSAFE, "put" text "Opaque", NULL, put_##name                                        \
  }
#define UPDATES(text, name)                                                              \
  {UNSAFE, "compareAndSet" text, NULL, compare_and_set_##name},                          \
      {UNSAFE, "weakCompareAndSet" text, NULL, compare_and_set_##name},                  \
      {UNSAFE, "weakCompareAndSet" text "Plain", NULL, compare_and_set_##name},          \
      {UNSAFE, "weakCompareAndSet" text "Acquire", NULL, compare_and_set_##name},        \
      {UNSAFE, "weakCompareAndSet" text "Release", NULL, compare_and_set_##name},        \
      {UNSAFE, "compareAndExchange" text, NULL, compare_and_exchange_##name}, {          \
    UNSAFE, "getAndSet" text, NULL, get_and_set_##name                                   \
  }

const native_entry natives_unsafe[] = {
    {UNSAFE, "registerNatives", NULL, native_nothing},
    WITH_MODES("Byte", "B", byte),
    WITH_MODES("Boolean", "Z", byte),
    WITH_MODES("Short", "S", short),
    WITH_MODES("Char", "C", char),
    WITH_MODES("Int", "I", int),
    WITH_MODES("Long", "J", long),
    WITH_MODES("Float", "F", float),
    WITH_MODES("Double", "D", double),
    WITH_MODES("Reference", "Ljava/lang/Object;", ref),
    UPDATES("Int", int),
    UPDATES("Long", long),
    UPDATES("Reference", ref),
    {UNSAFE, "getAndAddInt", NULL, get_and_add_int},
    {UNSAFE, "getAndAddLong", NULL, get_and_add_long},
    {UNSAFE, "objectFieldOffset0", NULL, field_offset},
    {UNSAFE, "staticFieldOffset0", NULL, field_offset},
    {UNSAFE, "staticFieldBase0", NULL, static_base},
    {UNSAFE, "objectFieldOffset1", NULL, named_field_offset},
    {UNSAFE, "arrayBaseOffset0", NULL, array_base},
    {UNSAFE, "arrayIndexScale0", NULL, array_scale},
    {UNSAFE, "ensureClassInitialized0", NULL, ensure_initialised},
    {UNSAFE, "shouldBeInitialized0", NULL, should_be_initialised},
    {UNSAFE, "allocateInstance", NULL, allocate_instance},
    {UNSAFE, "throwException", NULL, throw_exception},
    {UNSAFE, "setMemory0", NULL, set_memory},
    {UNSAFE, "copyMemory0", NULL, copy_memory},
    {UNSAFE, "loadFence", NULL, native_nothing},
    {UNSAFE, "storeFence", NULL, native_nothing},
    {UNSAFE, "fullFence", NULL, native_nothing},
    {0}};
