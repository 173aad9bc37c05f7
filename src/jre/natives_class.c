/* java.lang.Class: what the JVM knows of a class. */
#include "jre/runtime.h"

static ir_class *self(machine *m, const value *args) {
  return jre_mirrored(m, args[0].ref);
}

static object_id take_text(machine *m, char *text) {
  object_id string = jre_string_of(m, text);
  memory_free(text);
  return string;
}

static object_id mirror_array(machine *m, ir_class *const *classes, uint32_t count) {
  jre *j = jre_of(m);
  object_id array = heap_new_array(&m->heap, java_array_of(j->program, j->class), count);
  for (uint32_t i = 0; i < count; i++) {
    object_id mirror = jre_mirror(m, classes[i]);
    machine_object(m, array)->refs[i] = mirror;
  }
  return array;
}

NATIVE(init_class_name) {
  char *text = class_java_name(self(m, args));
  result->ref = jre_intern(m, name_mk(&m->program->names, text));
  memory_free(text);
  jre_slot(m, args[0].ref, "name")->ref = result->ref;
  return true;
}

NATIVE(is_instance) {
  object_id o = args[1].ref;
  result->i = o && ir_is_subclass(machine_object(m, o)->class, self(m, args));
  return true;
}

NATIVE(is_assignable_from) {
  if (!args[1].ref)
    return jre_throw_null(m);
  ir_class *sub = jre_mirrored(m, args[1].ref), *super = self(m, args);
  result->i =
      sub == super || (!java_info(sub)->is_primitive && !java_info(super)->is_primitive &&
                       ir_is_subclass(sub, super));
  return true;
}

NATIVE(is_interface) {
  result->i = self(m, args)->is_interface;
  return true;
}

NATIVE(is_array) {
  result->i = self(m, args)->is_array;
  return true;
}

NATIVE(is_primitive) {
  result->i = java_info(self(m, args))->is_primitive;
  return true;
}

NATIVE(is_hidden) {
  result->i = java_info(self(m, args))->is_hidden;
  return true;
}

NATIVE(is_record) {
  result->i = self(m, args)->is_record;
  return true;
}

NATIVE(get_superclass) {
  ir_class *class = self(m, args);
  result->ref = class->super && !class->is_interface ? jre_mirror(m, class->super) : 0;
  return true;
}

NATIVE(get_interfaces) {
  jre *j = jre_of(m);
  ir_class *class = self(m, args);
  const classfile *file = java_info(class)->file;
  if (!file) {
    result->ref = mirror_array(m, class->interfaces, class->interface_count);
    return true;
  }
  result->ref = heap_new_array(&m->heap, java_array_of(j->program, j->class),
                               file->interface_count);
  for (uint32_t i = 0; i < file->interface_count; i++) {
    object_id mirror = jre_mirror(m, java_class_named(j->program, file->interfaces[i]));
    machine_object(m, result->ref)->refs[i] = mirror;
  }
  return true;
}

NATIVE(get_modifiers) {
  result->i = class_modifiers(self(m, args));
  return true;
}

NATIVE(desired_assertions) {
  result->i = !java_info(jre_mirrored(m, args[0].ref))->from_jdk;
  return true;
}

NATIVE(get_primitive) {
  static const struct {
    const char *name;
    char letter;
  } primitives[] = {{"int", 'I'},   {"long", 'J'},   {"boolean", 'Z'},
                    {"char", 'C'},  {"byte", 'B'},   {"short", 'S'},
                    {"float", 'F'}, {"double", 'D'}, {"void", 'V'}};
  char *text = jre_text(m, args[0].ref);
  result->ref = 0;
  for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++)
    if (!strcmp(text, primitives[i].name))
      result->ref =
          jre_mirror(m, java_primitive(jre_of(m)->program, primitives[i].letter));
  memory_free(text);
  return result->ref || jre_throw_null(m);
}

/* Names of member classes. */

static char *simple_name(const ir_class *class) {
  if (class->is_array) {
    char *element = simple_name(class->element_class);
    char *text = memory_print("%s[]", element);
    memory_free(element);
    return text;
  }
  const inner_class *inner = class_inner_entry(class);
  if (inner)
    return memory_copy_text(inner->simple ? inner->simple->text : "");
  const char *slash = strrchr(class->name->text, '/');
  return memory_copy_text(slash ? slash + 1 : class->name->text);
}

NATIVE(get_simple_name) {
  result->ref = take_text(m, simple_name(self(m, args)));
  return true;
}

NATIVE(get_simple_binary_name) {
  const inner_class *inner = class_inner_entry(self(m, args));
  result->ref = inner && inner->simple ? jre_intern(m, inner->simple) : 0;
  return true;
}

static object_id mirror_named(machine *m, name class_name) {
  ir_class *class = class_name ? java_class_named(jre_of(m)->program, class_name) : NULL;
  return class ? jre_mirror(m, class) : 0;
}

NATIVE(get_declaring_class) {
  const inner_class *inner = class_inner_entry(self(m, args));
  result->ref = inner ? mirror_named(m, inner->outer) : 0;
  return true;
}

/* Object[]{class, name or null, descriptor or null}, or null. */
NATIVE(get_enclosing_method) {
  jre *j = jre_of(m);
  const classfile *file = java_info(self(m, args))->file;
  result->ref = 0;
  if (!file || !file->enclosing_class)
    return true;
  object_id class = mirror_named(m, file->enclosing_class);
  result->ref = heap_new_array(&m->heap, java_array_of(j->program, j->object), 3);
  machine_object(m, result->ref)->refs[0] = class;
  return true;
}

NATIVE(get_nest_host) {
  ir_class *class = self(m, args);
  const classfile *file = java_info(class)->file;
  object_id host = file ? mirror_named(m, file->nest_host) : 0;
  result->ref = host ? host : args[0].ref;
  return true;
}

NATIVE(get_permitted) {
  jre *j = jre_of(m);
  const classfile *file = java_info(self(m, args))->file;
  result->ref = 0;
  if (!file || !file->permitted_count)
    return true;
  result->ref = heap_new_array(&m->heap, java_array_of(j->program, j->class),
                               file->permitted_count);
  for (uint32_t i = 0; i < file->permitted_count; i++) {
    object_id mirror = mirror_named(m, file->permitted[i]);
    machine_object(m, result->ref)->refs[i] = mirror;
  }
  return true;
}

/* The constants of an enum: what its values() returns, remembered as the JDK does. */
NATIVE(get_enum_constants) {
  ir_class *class = self(m, args);
  value *known = jre_slot(m, args[0].ref, "enumConstants");
  *result = *known;
  if (known->ref || !class->is_enum)
    return true;
  name_table *names = &m->program->names;
  ir_method *values =
      ir_find_declared(class, name_mk(names, "values"),
                       name_mk_print(names, "()[L%s;", class->name->text));
  if (!values || !values->is_static)
    return true;
  if (!jre_invoke(m, values, NULL, result))
    return false;
  jre_slot(m, args[0].ref, "enumConstants")->ref = result->ref;
  return true;
}

/* Class.forName0(String name, boolean initialise, ClassLoader, Class caller) */
NATIVE(for_name) {
  if (!args[0].ref)
    return jre_throw_null(m);
  char *text = jre_text(m, args[0].ref), *internal = memory_copy_text(text);
  bool slash = strchr(text, '/');
  for (char *p = internal; *p; p++)
    if (*p == '.')
      *p = '/';
  name wanted = name_mk(&m->program->names, internal);
  ir_class *class =
      slash || !*text ? NULL : java_class_if_found(jre_of(m)->program, wanted);
  if (!class)
    jre_throw(m, "java/lang/ClassNotFoundException", "%s", text);
  memory_free(text);
  memory_free(internal);
  if (!class || (args[1].i && !class->is_array && !machine_initialise(m, class)))
    return false;
  result->ref = jre_mirror(m, class);
  return true;
}

NATIVE(get_generic_signature) {
  const classfile *file = java_info(self(m, args))->file;
  result->ref = file && file->signature ? jre_intern(m, file->signature) : 0;
  return true;
}

/* HashMap.comparableClassFor(Object x): the class of x if it is declared as
 * `class C implements Comparable<C>`, or null. */
NATIVE(comparable_class) {
  result->ref = 0;
  if (!args[0].ref)
    return true;
  ir_class *class = machine_object(m, args[0].ref)->class;
  const classfile *file = java_info(class)->file;
  if (file && file->signature) {
    char *wanted = memory_print("Ljava/lang/Comparable<L%s;>;", class->name->text);
    if (strstr(file->signature->text, wanted))
      result->ref = jre_mirror(m, class);
    memory_free(wanted);
  }
  return true;
}

NATIVE(caller_class) {
  const frame *caller = jre_caller(m, 2);
  result->ref = caller ? jre_mirror(m, caller->method->owner) : 0;
  return true;
}

NATIVE(class_access_flags) {
  const classfile *file = java_info(self(m, args))->file;
  result->i = file ? file->access : class_modifiers(self(m, args));
  return true;
}

#define CLASS      "java/lang/Class"
#define REFLECTION "jdk/internal/reflect/Reflection"
const native_entry natives_class[] = {
    {CLASS, "registerNatives", NULL, native_nothing},
    {CLASS, "initClassName", NULL, init_class_name},
    {CLASS, "isInstance", NULL, is_instance},
    {CLASS, "isAssignableFrom", NULL, is_assignable_from},
    {CLASS, "isInterface", NULL, is_interface},
    {CLASS, "isArray", NULL, is_array},
    {CLASS, "isPrimitive", NULL, is_primitive},
    {CLASS, "isHidden", NULL, is_hidden},
    {CLASS, "isRecord0", NULL, is_record},
    {CLASS, "getSuperclass", NULL, get_superclass},
    {CLASS, "getInterfaces0", NULL, get_interfaces},
    {CLASS, "getInterfaces", "(Z)[Ljava/lang/Class;", get_interfaces},
    {CLASS, "getModifiers", NULL, get_modifiers},
    {CLASS, "desiredAssertionStatus", NULL, desired_assertions},
    {CLASS, "desiredAssertionStatus0", NULL, desired_assertions},
    {CLASS, "getPrimitiveClass", NULL, get_primitive},
    {CLASS, "getSimpleName", NULL, get_simple_name},
    {CLASS, "getSimpleBinaryName0", NULL, get_simple_binary_name},
    {CLASS, "getDeclaringClass0", NULL, get_declaring_class},
    {CLASS, "getEnclosingMethod0", NULL, get_enclosing_method},
    {CLASS, "getNestHost", NULL, get_nest_host},
    {CLASS, "getNestHost0", NULL, get_nest_host},
    {CLASS, "getPermittedSubclasses0", NULL, get_permitted},
    {CLASS, "getEnumConstantsShared", NULL, get_enum_constants},
    {CLASS, "forName0", NULL, for_name},
    {CLASS, "getProtectionDomain0", NULL, native_zero},
    {CLASS, "getSigners", NULL, native_zero},
    {CLASS, "getRawAnnotations", NULL, native_zero},
    {CLASS, "getRawTypeAnnotations", NULL, native_zero},
    {CLASS, "getGenericSignature0", NULL, get_generic_signature},
    {"java/util/HashMap", "comparableClassFor", NULL, comparable_class},
    {"java/util/concurrent/ConcurrentHashMap", "comparableClassFor", NULL,
     comparable_class},
    {"java/lang/ClassLoader", "registerNatives", NULL, native_nothing},
    {REFLECTION, "getCallerClass", NULL, caller_class},
    {REFLECTION, "getClassAccessFlags", NULL, class_access_flags},
    {REFLECTION, "areNestMates", NULL, native_one},
    {0}};
