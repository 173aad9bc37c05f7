/* Variable handles: java.lang.invoke.VarHandle and the look-ups that make them.
 *
 * A handle is an object of our model class Variable; what it stands for is kept here.
 * Its access methods are signature-polymorphic: the method that is called has the
 * descriptor of the call. All access modes are the same
 * here; with threads, handle_access tells the plain ones from the others. */
#include "jre/runtime.h"

#include "exec/arithmetic.h"
#include "exec/threads.h"

typedef enum { FIELD, STATIC, ELEMENT, BYTES } variable_kind;

typedef struct variable {
  variable_kind kind;
  ir_field *field;    /* FIELD, STATIC */
  ir_storage storage; /* of the variable */
  bool big_endian;    /* BYTES */
} variable;

/* Where an access goes. */
typedef struct location {
  object_id object;
  uint32_t index; /* slot, element or byte */
  uint32_t next;  /* index of the first value argument */
} location;

static bool new_handle(machine *m, variable v, value *result) {
  jre *j = jre_of(m);
  ir_class *class = jre_class(m, "java/lang/invoke/Variable");
  if (!class)
    return false;
  variable *kept = arena_new(&j->arena, variable);
  *kept = v;
  heap_permanent_begin(&m->heap);
  result->ref = heap_new_object(&m->heap, class);
  heap_permanent_end(&m->heap);
  map_put(&j->handles, result->ref, map_address(kept));
  return true;
}

static bool check_index(machine *m, int32_t index, int64_t length) {
  return (index >= 0 && index < length) ||
         jre_throw(m, "java/lang/IndexOutOfBoundsException",
                   "Index %d out of bounds for length %lld", index,
                   (long long)(length < 0 ? 0 : length));
}

static bool locate(machine *m, const variable *v, const value *args, location *at) {
  if (v->kind == STATIC) {
    if (!machine_initialise(m, v->field->owner))
      return false;
    *at = (location){machine_globals(m, v->field->owner), v->field->slot, 1};
    return true;
  }
  if (!args[1].ref)
    return jre_throw_null(m);
  const object *o = machine_object(m, args[1].ref);
  if (v->kind == FIELD) {
    if (!ir_is_subclass(o->class, v->field->owner)) {
      char *text = cast_message(o->class, v->field->owner);
      jre_throw(m, "java/lang/ClassCastException", "%s", text);
      memory_free(text);
      return false;
    }
    *at = (location){args[1].ref, v->field->slot, 2};
    return true;
  }
  *at = (location){args[1].ref, (uint32_t)args[2].i, 3};
  if (v->kind == BYTES)
    return check_index(m, args[2].i,
                       (int64_t)o->length - ir_storage_bytes(v->storage) + 1);
  return (uint32_t)args[2].i < o->length ||
         machine_trap(
             m, (trap){.kind = TRAP_INDEX, .object = args[1].ref, .number = args[2].i});
}

static void swap_bytes(uint8_t *bytes, uint32_t count) {
  for (uint32_t i = 0; i < count / 2; i++) {
    uint8_t t = bytes[i];
    bytes[i] = bytes[count - 1 - i];
    bytes[count - 1 - i] = t;
  }
}

static value load(machine *m, const variable *v, location at) {
  const object *o = machine_object(m, at.object);
  if (v->kind == FIELD || v->kind == STATIC)
    return o->slots[at.index];
  if (v->kind == ELEMENT)
    return heap_element(o, v->storage, at.index);
  value r = {0};
  uint8_t bytes[8];
  uint32_t width = ir_storage_bytes(v->storage);
  memcpy(bytes, o->i8 + at.index, width);
  if (v->big_endian)
    swap_bytes(bytes, width);
  memcpy(&r, bytes, width);
  return v->storage < STORE_I32 ? convert_value(IR_I32, v->storage, r) : r;
}

static void store(machine *m, const variable *v, location at, value x) {
  object *o = machine_object(m, at.object);
  if (v->kind == STATIC) /* what holds it is no argument, which would be saved */
    heap_save(&m->heap, at.object, at.index);
  if (v->kind == FIELD || v->kind == STATIC) {
    o->slots[at.index] =
        v->storage < STORE_I32 ? convert_value(IR_I32, v->storage, x) : x;
  } else if (v->kind == ELEMENT) {
    heap_set_element(o, v->storage, at.index, x);
  } else {
    uint8_t bytes[8];
    uint32_t width = ir_storage_bytes(v->storage);
    memcpy(bytes, &x, width);
    if (v->big_endian)
      swap_bytes(bytes, width);
    memcpy(o->i8 + at.index, bytes, width);
  }
}

static bool same(ir_storage storage, value a, value b) {
  switch (ir_storage_bytes(storage)) {
  case 8: return a.bits == b.bits;
  case 4: return a.i == b.i;
  default:
    return convert_value(IR_I32, storage, a).i == convert_value(IR_I32, storage, b).i;
  }
}

typedef enum { GET, SET, COMPARE_SET, EXCHANGE, SWAP, ADD, OR, AND, XOR } access_mode;

static value combine(access_mode mode, ir_storage storage, value a, value b) {
  value r = a;
  if (mode == SWAP)
    return b;
  if (mode == ADD && storage == STORE_F32)
    r.f = a.f + b.f;
  else if (mode == ADD && storage == STORE_F64)
    r.d = a.d + b.d;
  else if (mode == ADD)
    r.bits = storage == STORE_I64 ? a.bits + b.bits : (uint32_t)a.i + (uint32_t)b.i;
  else
    r.bits = mode == OR    ? a.bits | b.bits
             : mode == AND ? a.bits & b.bits
                           : a.bits ^ b.bits;
  return r;
}

/* A value argument as the variable's type; primitive types may widen. */
static bool take(machine *m, const variable *v, const ir_method *method,
                 const value *args, uint32_t i, value *out) {
  ir_type given = method->param_types[i], wanted = ir_storage_type(v->storage);
  if (given == wanted)
    *out = args[i];
  else if (given == IR_REF)
    return jre_unbox(m, args[i].ref, v->storage, out);
  else if (wanted == IR_REF)
    return machine_stop(m, STOP_UNSUPPORTED, "VarHandle.%s%s: boxing of an argument",
                        method->name->text, method->descriptor->text);
  else
    *out = convert_value(given, v->storage, args[i]);
  return true;
}

/* The variable's value as the result of the call. */
static bool give(machine *m, const variable *v, const ir_method *method, value x,
                 value *result) {
  ir_type wanted = method->result, is = ir_storage_type(v->storage);
  static const ir_storage widest[] = {[IR_I32] = STORE_I32,
                                      [IR_I64] = STORE_I64,
                                      [IR_F32] = STORE_F32,
                                      [IR_F64] = STORE_F64};
  *result = x;
  if (wanted == is || wanted == IR_VOID)
    return true;
  if (wanted == IR_REF)
    return jre_box(m, v->storage, x, &result->ref);
  if (is == IR_REF)
    return jre_unbox(m, x.ref, widest[wanted], result);
  *result = convert_value(is, widest[wanted], x);
  return true;
}

static bool access_variable(machine *m, ir_method *method, const value *args,
                            value *result, access_mode mode) {
  uint64_t *known = args[0].ref ? map_get(&jre_of(m)->handles, args[0].ref) : NULL;
  if (!known)
    return args[0].ref ? machine_stop(m, STOP_UNSUPPORTED, "this kind of VarHandle")
                       : jre_throw_null(m);
  const variable *v = (const variable *)(uintptr_t)*known;
  location at = {0};
  value a = {0}, b = {0};
  if (!locate(m, v, args, &at))
    return false;
  if (mode != GET && !take(m, v, method, args, at.next, &a))
    return false;
  if ((mode == COMPARE_SET || mode == EXCHANGE) &&
      !take(m, v, method, args, at.next + 1, &b))
    return false;
  if (mode != GET && v->field && v->field->is_final)
    return jre_throw(m, "java/lang/UnsupportedOperationException", NULL);
  value old = load(m, v, at);
  switch (mode) {
  case GET: return give(m, v, method, old, result);
  case SET: store(m, v, at, a); return true;
  case COMPARE_SET:
    result->i = same(v->storage, old, a);
    if (result->i)
      store(m, v, at, b);
    return true;
  case EXCHANGE:
    if (same(v->storage, old, a))
      store(m, v, at, b);
    return give(m, v, method, old, result);
  default: store(m, v, at, combine(mode, v->storage, old, a));
  }
  return give(m, v, method, old, result);
}

/* For threads: the variable, and how it is accessed. A handle that cannot be used says so
 * itself. */
bool handle_access(machine *m, ir_method *method, const value *args, native_access *a) {
  uint64_t *known = args[0].ref ? map_get(&jre_of(m)->handles, args[0].ref) : NULL;
  const variable *v = known ? (const variable *)(uintptr_t)*known : NULL;
  if (!v || (v->kind == STATIC && machine_init_state(m, v->field->owner) == INIT_NONE))
    return false;
  if (v->kind == STATIC)
    a->object = machine_globals(m, v->field->owner);
  else
    a->object = args[1].ref;
  const object *at = a->object ? machine_object(m, a->object) : NULL;
  if (!at || (v->kind == FIELD && !ir_is_subclass(at->class, v->field->owner)))
    return false;
  a->index = v->kind == FIELD || v->kind == STATIC ? v->field->slot : (uint32_t)args[2].i;
  a->count = v->kind == BYTES ? ir_storage_bytes(v->storage) : 1;
  const char *text = method->name->text;
  a->plain = !strcmp(text, "get") || !strcmp(text, "set") || v->kind == BYTES;
  a->writes = strncmp(text, "get", 3) != 0 || !strncmp(text, "getAnd", 6);
  if (a->writes && threads_is_shared(m, a->object))
    for (uint32_t k = 1; k < method->param_count; k++)
      if (method->param_types[k] == IR_REF)
        threads_share(m, args[k].ref);
  return a->index < at->length && a->count <= at->length - a->index;
}

#define MODE(function, mode)                                                             \
  NATIVE(function) {                                                                     \
    return access_variable(m, method, args, result, mode);                               \
  }
MODE(do_get, GET)
MODE(do_set, SET)
MODE(do_compare_set, COMPARE_SET)
MODE(do_exchange, EXCHANGE)
MODE(do_swap, SWAP)
MODE(do_add, ADD)
MODE(do_or, OR)
MODE(do_and, AND)
MODE(do_xor, XOR)

/* Making handles. */

static bool new_lookup(machine *m, object_id class_mirror, value *result) {
  ir_class *class = jre_class(m, "java/lang/invoke/MethodHandles$Lookup");
  if (!class)
    return false;
  result->ref = heap_new_object(&m->heap, class);
  jre_slot(m, result->ref, "lookupClass")->ref = class_mirror;
  jre_slot(m, result->ref, "allowedModes")->i = 31;
  return true;
}

NATIVE(lookup) {
  const frame *caller = jre_caller(m, 1);
  assert(caller);
  return new_lookup(m, jre_mirror(m, caller->method->owner), result);
}

NATIVE(private_lookup) {
  return args[0].ref ? new_lookup(m, args[0].ref, result) : jre_throw_null(m);
}

/* Lookup.findVarHandle and findStaticVarHandle(Class, String, Class type) */
static bool find_handle(machine *m, const value *args, bool is_static, value *result) {
  if (!args[1].ref || !args[2].ref || !args[3].ref)
    return jre_throw_null(m);
  ir_class *class = jre_mirrored(m, args[1].ref), *type = jre_mirrored(m, args[3].ref);
  ir_field *field = ir_find_field(class, jre_text_name(m, args[2].ref), NULL);
  if (field && java_descriptor_class(jre_of(m)->program, field->descriptor->text,
                                     field->descriptor->length) != type)
    field = NULL;
  if (!field) {
    char *a = class_java_name(class), *b = class_java_name(type);
    jre_throw(m, "java/lang/NoSuchFieldException", "no such field: %s.%s/%s/%s", a,
              jre_text_name(m, args[2].ref)->text, b,
              is_static ? "getStatic" : "getField");
    memory_free(a);
    memory_free(b);
    return false;
  }
  if (field->is_static != is_static)
    return jre_throw(m, "java/lang/IllegalAccessException", "no such field: %s",
                     field->name->text);
  return new_handle(m,
                    (variable){.kind = is_static ? STATIC : FIELD,
                               .field = field,
                               .storage = field->storage},
                    result);
}

NATIVE(find_field_handle) {
  return find_handle(m, args, false, result);
}

NATIVE(find_static_handle) {
  return find_handle(m, args, true, result);
}

NATIVE(array_handle) {
  if (!args[0].ref)
    return jre_throw_null(m);
  ir_class *class = jre_mirrored(m, args[0].ref);
  if (!class->is_array)
    return jre_throw(m, "java/lang/IllegalArgumentException", "not an array type: %s",
                     class->name->text);
  return new_handle(m, (variable){.kind = ELEMENT, .storage = class->element}, result);
}

/* byteArrayViewVarHandle(Class viewArray, ByteOrder) */
NATIVE(bytes_handle) {
  if (!args[0].ref || !args[1].ref)
    return jre_throw_null(m);
  ir_class *class = jre_mirrored(m, args[0].ref);
  if (!class->is_array || class->element < STORE_I16 || class->element == STORE_REF)
    return jre_throw(m, "java/lang/UnsupportedOperationException", NULL);
  object_id order_name = jre_slot(m, args[1].ref, "name")->ref;
  return new_handle(m,
                    (variable){.kind = BYTES,
                               .storage = class->element,
                               .big_endian = jre_string_unit(m, order_name, 0) == 'B'},
                    result);
}

NATIVE(refuse_method_handle) {
  return machine_stop(m, STOP_UNSUPPORTED, "method handles (Lookup.%s)",
                      method->name->text);
}

#define HANDLE  "java/lang/invoke/VarHandle"
#define HANDLES "java/lang/invoke/MethodHandles"
#define LOOKUP  "java/lang/invoke/MethodHandles$Lookup"
#define THREE(text, function)                                                            \
  {HANDLE, text, NULL, function}, {HANDLE, text "Acquire", NULL, function}, {            \
    HANDLE, text "Release", NULL, function                                               \
  }
const native_entry natives_handle[] = {
    {HANDLE, "get", NULL, do_get},
    {HANDLE, "getVolatile", NULL, do_get},
    {HANDLE, "getOpaque", NULL, do_get},
    {HANDLE, "getAcquire", NULL, do_get},
    {HANDLE, "set", NULL, do_set},
    {HANDLE, "setVolatile", NULL, do_set},
    {HANDLE, "setOpaque", NULL, do_set},
    {HANDLE, "setRelease", NULL, do_set},
    {HANDLE, "compareAndSet", NULL, do_compare_set},
    {HANDLE, "weakCompareAndSetPlain", NULL, do_compare_set},
    THREE("weakCompareAndSet", do_compare_set),
    THREE("compareAndExchange", do_exchange),
    THREE("getAndSet", do_swap),
    THREE("getAndAdd", do_add),
    THREE("getAndBitwiseOr", do_or),
    THREE("getAndBitwiseAnd", do_and),
    THREE("getAndBitwiseXor", do_xor),
    {HANDLE, "fullFence", NULL, native_nothing},
    {HANDLE, "acquireFence", NULL, native_nothing},
    {HANDLE, "releaseFence", NULL, native_nothing},
    {HANDLE, "loadLoadFence", NULL, native_nothing},
    {HANDLE, "storeStoreFence", NULL, native_nothing},
    {HANDLES, "lookup", NULL, lookup},
    {HANDLES, "privateLookupIn", NULL, private_lookup},
    {HANDLES, "arrayElementVarHandle", NULL, array_handle},
    {HANDLES, "byteArrayViewVarHandle", NULL, bytes_handle},
    {LOOKUP, "findVirtual", NULL, refuse_method_handle},
    {LOOKUP, "findStatic", NULL, refuse_method_handle},
    {LOOKUP, "findSpecial", NULL, refuse_method_handle},
    {LOOKUP, "findConstructor", NULL, refuse_method_handle},
    {LOOKUP, "findGetter", NULL, refuse_method_handle},
    {LOOKUP, "findSetter", NULL, refuse_method_handle},
    {LOOKUP, "findStaticGetter", NULL, refuse_method_handle},
    {LOOKUP, "findStaticSetter", NULL, refuse_method_handle},
    {LOOKUP, "bind", NULL, refuse_method_handle},
    {LOOKUP, "unreflect", NULL, refuse_method_handle},
    {LOOKUP, "findVarHandle", NULL, find_field_handle},
    {LOOKUP, "findStaticVarHandle", NULL, find_static_handle},
    {0}};
