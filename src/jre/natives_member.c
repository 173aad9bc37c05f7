/* Reflection: the declared fields, methods and constructors of a class, and calls
 * through them. The objects are made as the JVM makes them; their `slot` is the index
 * of the member in the class. */
#include "jre/runtime.h"

#define MEMBER(text) "java/lang/reflect/" text

static object_id class_array(machine *m, uint32_t count) {
  jre *j = jre_of(m);
  return heap_new_array(&m->heap, java_array_of(j->program, j->class), count);
}

/* The class objects of the types in a method descriptor; *result: of the result. */
static object_id parameter_types(machine *m, const ir_method *method, object_id *result) {
  java_program *program = jre_of(m)->program;
  uint32_t count = method->param_count - (method->is_static ? 0u : 1u);
  object_id array = class_array(m, count);
  const char *at = method->descriptor->text + 1;
  for (uint32_t i = 0; *at != ')'; i++) {
    size_t length = strspn(at, "[");
    length += at[length] == 'L' ? strcspn(at + length, ";") + 1 : 1;
    ir_class *type = java_descriptor_class(program, at, length);
    if (!type)
      return 0;
    object_id mirror = jre_mirror(m, type);
    machine_object(m, array)->refs[i] = mirror;
    at += length;
  }
  ir_class *type = java_descriptor_class(program, at + 1, strlen(at + 1));
  *result = type ? jre_mirror(m, type) : 0;
  return type ? array : 0;
}

/* The classes that the method says it throws. */
static object_id exception_types(machine *m, const class_method *origin) {
  uint32_t count = origin ? origin->throw_count : 0;
  object_id array = class_array(m, count);
  for (uint32_t i = 0; i < count; i++) {
    ir_class *c = java_class_named(jre_of(m)->program, origin->throws[i]);
    if (!c)
      return 0;
    object_id mirror = jre_mirror(m, c);
    machine_object(m, array)->refs[i] = mirror;
  }
  return array;
}

static object_id make_field(machine *m, ir_class *class, uint32_t index) {
  const ir_field *from = &class->fields[index];
  const class_field *origin = from->origin;
  ir_class *field_class = jre_class(m, MEMBER("Field"));
  ir_class *type = java_descriptor_class(jre_of(m)->program, from->descriptor->text,
                                         from->descriptor->length);
  if (!field_class || !type)
    return 0;
  object_id declaring = jre_mirror(m, class), type_mirror = jre_mirror(m, type);
  object_id text = jre_intern(m, from->name);
  object_id field = heap_new_object(&m->heap, field_class);
  jre_slot(m, field, "clazz")->ref = declaring;
  jre_slot(m, field, "slot")->i = (int32_t)index;
  jre_slot(m, field, "name")->ref = text;
  jre_slot(m, field, "type")->ref = type_mirror;
  jre_slot(m, field, "modifiers")->i = origin ? origin->access : ACC_PRIVATE;
  if (origin && origin->signature) {
    object_id signature = jre_intern(m, origin->signature);
    jre_slot(m, field, "signature")->ref = signature;
  }
  return field;
}

/* A Method or Constructor object. */
static object_id make_executable(machine *m, ir_class *class, uint32_t index) {
  const ir_method *from = &class->methods[index];
  const class_method *origin = from->origin;
  bool constructor = from->name->text[0] == '<';
  ir_class *kind = jre_class(m, constructor ? MEMBER("Constructor") : MEMBER("Method"));
  object_id result = 0, types = kind ? parameter_types(m, from, &result) : 0;
  if (!types)
    return 0;
  object_id declaring = jre_mirror(m, class), text = jre_intern(m, from->name);
  object_id exceptions = exception_types(m, origin);
  if (!exceptions)
    return 0;
  object_id o = heap_new_object(&m->heap, kind);
  jre_slot(m, o, "clazz")->ref = declaring;
  jre_slot(m, o, "slot")->i = (int32_t)index;
  jre_slot(m, o, "parameterTypes")->ref = types;
  jre_slot(m, o, "exceptionTypes")->ref = exceptions;
  jre_slot(m, o, "modifiers")->i = origin ? origin->access : ACC_PUBLIC;
  if (!constructor) {
    jre_slot(m, o, "name")->ref = text;
    jre_slot(m, o, "returnType")->ref = result;
  }
  if (origin && origin->signature) {
    object_id signature = jre_intern(m, origin->signature);
    jre_slot(m, o, "signature")->ref = signature;
  }
  return o;
}

/* What was found, as an array; not ok: one of them could not be made. Releases it. */
static bool give_found(machine *m, const ir_class *class, ir_class *element,
                       u32_vector *found, bool ok, const char *what, value *result) {
  if (ok) {
    result->ref =
        heap_new_array(&m->heap, java_array_of(jre_of(m)->program, element), found->size);
    for (uint32_t i = 0; i < found->size; i++)
      machine_object(m, result->ref)->refs[i] = found->data[i];
  } else if (!m->stop.kind)
    machine_stop(m, STOP_INPUT, "a class in the %s of %s", what, class->name->text);
  vec_release(found);
  return ok;
}

/* Gathers what `make` gives for each wanted index into an array of that class. */
static bool gather(machine *m, const value *args, const char *kind, value *result) {
  ir_class *class = jre_mirrored(m, args[0].ref), *element = jre_class(m, kind);
  if (!element || !machine_initialise(m, element))
    return false;
  bool fields = !strcmp(kind, MEMBER("Field"));
  bool constructors = !strcmp(kind, MEMBER("Constructor"));
  u32_vector found = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < (fields ? class->field_count : class->method_count);
       i++) {
    bool public, wanted = true;
    if (fields) {
      const class_field *origin = class->fields[i].origin;
      public = origin && origin->access & ACC_PUBLIC;
    } else {
      const char *text = class->methods[i].name->text;
      public = class->methods[i].is_public;
      wanted = strcmp(text, "<clinit>") && (text[0] == '<') == constructors;
    }
    if (!wanted || (args[1].i && !public))
      continue;
    object_id member = fields ? make_field(m, class, i) : make_executable(m, class, i);
    ok = member;
    vec_push(&found, member);
  }
  return give_found(m, class, element, &found, ok, "members", result);
}

NATIVE(declared_fields) {
  return gather(m, args, MEMBER("Field"), result);
}

NATIVE(declared_methods) {
  return gather(m, args, MEMBER("Method"), result);
}

NATIVE(declared_constructors) {
  return gather(m, args, MEMBER("Constructor"), result);
}

/* The component whose field has that index; its accessor has its name and no parameters. */
static object_id make_component(machine *m, ir_class *class, uint32_t index) {
  const ir_field *from = &class->fields[index];
  const class_field *origin = from->origin;
  ir_class *kind = jre_class(m, MEMBER("RecordComponent"));
  object_id field = kind ? make_field(m, class, index) : 0, accessor = 0;
  for (uint32_t i = 0; field && i < class->method_count; i++)
    if (class->methods[i].name == from->name && class->methods[i].param_count == 1 &&
        !class->methods[i].is_static)
      accessor = make_executable(m, class, i);
  if (!accessor)
    return 0;
  object_id o = heap_new_object(&m->heap, kind);
  jre_slot(m, o, "clazz")->ref = jre_slot(m, field, "clazz")->ref;
  jre_slot(m, o, "name")->ref = jre_slot(m, field, "name")->ref;
  jre_slot(m, o, "type")->ref = jre_slot(m, field, "type")->ref;
  jre_slot(m, o, "accessor")->ref = accessor;
  if (origin && origin->signature)
    jre_slot(m, o, "signature")->ref = jre_slot(m, field, "signature")->ref;
  return o;
}

NATIVE(record_components) {
  ir_class *class = jre_mirrored(m, args[0].ref);
  ir_class *element = jre_class(m, MEMBER("RecordComponent"));
  if (!element || !machine_initialise(m, element))
    return false;
  u32_vector found = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < class->field_count; i++) {
    if (class->fields[i].is_static)
      continue;
    object_id component = make_component(m, class, i);
    ok = component;
    vec_push(&found, component);
  }
  return give_found(m, class, element, &found, ok, "components", result);
}

/* Calls. */

static ir_method *member_method(machine *m, object_id member) {
  ir_class *class = jre_mirrored(m, jre_slot(m, member, "clazz")->ref);
  uint32_t index = (uint32_t)jre_slot(m, member, "slot")->i;
  assert(index < class->method_count);
  return &class->methods[index];
}

/* Unboxes the arguments in the Object[] `given` (or null) behind the receiver. */
static bool unpack(machine *m, const ir_method *method, object_id given, value *args) {
  uint32_t first = method->is_static ? 0 : 1, count = method->param_count - first;
  uint32_t length = given ? machine_object(m, given)->length : 0;
  if (length != count)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "wrong number of arguments");
  const char *at = method->descriptor->text + 1;
  for (uint32_t i = 0; i < count; i++) {
    size_t size = strspn(at, "[");
    size += at[size] == 'L' ? strcspn(at + size, ";") + 1 : 1;
    ir_class *type = java_descriptor_class(jre_of(m)->program, at, size);
    object_id box = machine_object(m, given)->refs[i];
    if (!type)
      return machine_stop(m, STOP_INPUT, "a class in %s", method->descriptor->text);
    if (java_info(type)->is_primitive) {
      if (!jre_unbox(m, box, java_array_of(jre_of(m)->program, type)->element,
                     &args[first + i]))
        return false;
    } else if (box && !ir_is_subclass(machine_object(m, box)->class, type))
      return jre_throw(m, "java/lang/IllegalArgumentException", "argument type mismatch");
    else
      args[first + i].ref = box;
    at += size;
  }
  return true;
}

/* An exception out of the called method is wrapped. */
static bool wrap_target_exception(machine *m) {
  if (m->stop.kind)
    return false;
  ir_class *wrapper = jre_class(m, MEMBER("InvocationTargetException"));
  if (!wrapper)
    return false;
  m->no_collect++;
  object_id target = m->exception, e = jre_make_throwable(m, wrapper, 0, target);
  m->no_collect--;
  if (!e)
    return false;
  jre_slot(m, e, "cause")->ref = 0;
  jre_slot(m, e, "target")->ref = target;
  return machine_throw(m, e);
}

/* NativeMethodAccessorImpl.invoke0(Method, Object receiver, Object[] arguments) */
NATIVE(invoke_method) {
  ir_method *called = member_method(m, args[0].ref);
  value given[256] = {{0}}, got = {0};
  if (!called->is_static) {
    given[0] = args[1];
    called = ir_dispatch(machine_object(m, args[1].ref)->class, called);
  }
  if (!called)
    return jre_throw(m, "java/lang/AbstractMethodError", NULL);
  if (!unpack(m, called, args[2].ref, given))
    return false;
  if (!jre_invoke(m, called, given, &got))
    return wrap_target_exception(m);
  const char *type = strchr(called->descriptor->text, ')') + 1;
  if (called->result == IR_VOID)
    got.ref = 0;
  if (called->result == IR_VOID || called->result == IR_REF) {
    result->ref = got.ref;
    return true;
  }
  ir_class *primitive = java_primitive(jre_of(m)->program, *type);
  return jre_box(m, java_array_of(jre_of(m)->program, primitive)->element, got,
                 &result->ref);
}

/* NativeConstructorAccessorImpl.newInstance0(Constructor, Object[]) */
NATIVE(invoke_constructor) {
  ir_method *called = member_method(m, args[0].ref);
  ir_class *class = called->owner;
  value given[256] = {{0}};
  if (class->is_abstract)
    return jre_throw(m, "java/lang/InstantiationException", NULL);
  if (!machine_initialise(m, class))
    return false;
  if (!unpack(m, called, args[1].ref, given))
    return false;
  given[0].ref = heap_new_object(&m->heap, class);
  m->no_collect++; /* the result must live on when the constructor forgets it */
  bool ok = jre_invoke(m, called, given, NULL);
  m->no_collect--;
  result->ref = given[0].ref;
  return ok || wrap_target_exception(m);
}

/* ReflectionFactory.inflationThreshold(): calls stay native for ever. */
NATIVE(never_inflate) {
  result->i = INT32_MAX;
  return true;
}

/* Reflection.filterFields(Class, Field[]) and its like: they hide a few members of the
 * library's own classes, which they find by the hash code of the class. */
NATIVE(hide_nothing) {
  *result = args[1];
  return true;
}

#define NATIVE_ACCESS(text) "jdk/internal/reflect/Native" text "AccessorImpl"
const native_entry natives_member[] = {
    {"java/lang/Class", "getDeclaredFields0", NULL, declared_fields},
    {"java/lang/Class", "getDeclaredMethods0", NULL, declared_methods},
    {"java/lang/Class", "getDeclaredConstructors0", NULL, declared_constructors},
    {"java/lang/Class", "getRecordComponents0", NULL, record_components},
    {"jdk/internal/reflect/Reflection", "isCallerSensitive", NULL, native_zero},
    {"jdk/internal/reflect/Reflection", "filterFields", NULL, hide_nothing},
    {"jdk/internal/reflect/Reflection", "filterMethods", NULL, hide_nothing},
    {"jdk/internal/reflect/ReflectionFactory", "inflationThreshold", NULL, never_inflate},
    {NATIVE_ACCESS("Method"), "invoke0", NULL, invoke_method},
    {NATIVE_ACCESS("Constructor"), "newInstance0", NULL, invoke_constructor},
    {0}};
