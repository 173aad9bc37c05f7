/* java.lang.reflect.Array. */
#include "jre/runtime.h"

/* The array in args[0], or NULL after a throw. */
static object *array_of(machine *m, const value *args) {
  if (!args[0].ref)
    return jre_throw_null(m), NULL;
  object *o = machine_object(m, args[0].ref);
  if (!o->class->is_array)
    return jre_throw(m, "java/lang/IllegalArgumentException", "Argument is not an array"),
           NULL;
  return o;
}

static object *array_at(machine *m, const value *args) {
  object *o = array_of(m, args);
  if (o && (uint32_t)args[1].i >= o->length)
    return machine_trap(
               m, (trap){.kind = TRAP_INDEX, .object = args[0].ref, .number = args[1].i}),
           NULL;
  return o;
}

NATIVE(get_length) {
  const object *o = array_of(m, args);
  if (o)
    result->i = (int32_t)o->length;
  return o;
}

static ir_class *array_class(machine *m, ir_class *element) {
  jre *j = jre_of(m);
  if (element == java_primitive(j->program, 'V'))
    return jre_throw(m, "java/lang/IllegalArgumentException", NULL), NULL;
  return java_array_of(j->program, element);
}

/* newArray(Class, int) */
NATIVE(new_array) {
  if (!args[0].ref)
    return jre_throw_null(m);
  if (args[1].i < 0)
    return machine_trap(m, (trap){.kind = TRAP_NEGATIVE_SIZE, .number = args[1].i});
  ir_class *class = array_class(m, jre_mirrored(m, args[0].ref));
  if (class)
    result->ref = heap_new_array(&m->heap, class, (uint32_t)args[1].i);
  return class;
}

static object_id fill_dimensions(machine *m, ir_class *class, const int32_t *sizes,
                                 uint32_t count) {
  object_id array = heap_new_array(&m->heap, class, (uint32_t)sizes[0]);
  for (int32_t i = 0; count > 1 && i < sizes[0]; i++) {
    object_id inner = fill_dimensions(m, class->element_class, sizes + 1, count - 1);
    machine_object(m, array)->refs[i] = inner;
  }
  return array;
}

/* multiNewArray(Class, int[]) */
NATIVE(new_multi_array) {
  if (!args[0].ref || !args[1].ref)
    return jre_throw_null(m);
  const object *sizes = machine_object(m, args[1].ref);
  if (!sizes->length || sizes->length > 255)
    return jre_throw(m, "java/lang/IllegalArgumentException", NULL);
  ir_class *class = jre_mirrored(m, args[0].ref);
  for (uint32_t i = 0; i < sizes->length; i++) {
    if (sizes->i32[i] < 0)
      return machine_trap(m, (trap){.kind = TRAP_NEGATIVE_SIZE, .number = sizes->i32[i]});
    if (!(class = array_class(m, class)))
      return false;
  }
  result->ref = fill_dimensions(m, class, sizes->i32, sizes->length);
  return true;
}

NATIVE(get_element) {
  const object *o = array_at(m, args);
  return o &&
         jre_box(m, o->class->element,
                 heap_element(o, o->class->element, (uint32_t)args[1].i), &result->ref);
}

/* set(Object array, int index, Object element) */
NATIVE(set_element) {
  object *o = array_at(m, args);
  if (!o)
    return false;
  ir_storage storage = o->class->element;
  value v = args[2];
  if (storage != STORE_REF) {
    if (!jre_unbox(m, args[2].ref, storage, &v))
      return false;
  } else if (v.ref &&
             !ir_is_subclass(machine_object(m, v.ref)->class, o->class->element_class))
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "array element type mismatch");
  heap_set_element(machine_object(m, args[0].ref), storage, (uint32_t)args[1].i, v);
  return true;
}

/* The typed accessors, for arrays of exactly that type. */
static bool is_of(machine *m, const object *o, ir_storage storage) {
  return o->class->element == storage ||
         jre_throw(m, "java/lang/IllegalArgumentException",
                   "Argument is not an array of "
                   "primitive type");
}

#define TYPED(name, storage)                                                             \
  NATIVE(get_##name) {                                                                   \
    const object *o = array_at(m, args);                                                 \
    if (!o || !is_of(m, o, storage))                                                     \
      return false;                                                                      \
    *result = heap_element(o, storage, (uint32_t)args[1].i);                             \
    return true;                                                                         \
  }                                                                                      \
  NATIVE(set_##name) {                                                                   \
    object *o = array_at(m, args);                                                       \
    if (!o || !is_of(m, o, storage))                                                     \
      return false;                                                                      \
    heap_set_element(o, storage, (uint32_t)args[1].i, args[2]);                          \
    return true;                                                                         \
  }
TYPED(boolean, STORE_BOOL)
TYPED(byte, STORE_I8)
TYPED(char, STORE_U16)
TYPED(short, STORE_I16)
TYPED(int, STORE_I32)
TYPED(long, STORE_I64)
TYPED(float, STORE_F32)
TYPED(double, STORE_F64)

#define ARRAY "java/lang/reflect/Array"
#define PAIR(text, name)                                                                 \
  {ARRAY, "get" text, NULL, get_##name}, {                                               \
    ARRAY, "set" text, NULL, set_##name                                                  \
  }
const native_entry natives_array[] = {{ARRAY, "getLength", NULL, get_length},
                                      {ARRAY, "newArray", NULL, new_array},
                                      {ARRAY, "multiNewArray", NULL, new_multi_array},
                                      {ARRAY, "get", NULL, get_element},
                                      {ARRAY, "set", NULL, set_element},
                                      PAIR("Boolean", boolean),
                                      PAIR("Byte", byte),
                                      PAIR("Char", char),
                                      PAIR("Short", short),
                                      PAIR("Int", int),
                                      PAIR("Long", long),
                                      PAIR("Float", float),
                                      PAIR("Double", double),
                                      {0}};
