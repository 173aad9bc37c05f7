/* Initialisation of classes: constants, static initialisers, and the few classes
 * of the JDK whose initialiser a JVM runs or completes in its own way. */
#include "jre/runtime.h"

static bool set_constant(machine *m, ir_class *class, const ir_field *field) {
  const class_field *origin = field->origin;
  if (!field->is_static || !origin || !origin->constant)
    return true;
  classfile *file = java_info(class)->file;
  const pool_entry *entry = &file->pool[origin->constant];
  value v = {0};
  switch (entry->tag) {
  case POOL_INTEGER: v.i = entry->integer; break;
  case POOL_FLOAT: v.f = entry->single; break;
  case POOL_LONG: v.l = entry->long_integer; break;
  case POOL_DOUBLE: v.d = entry->real; break;
  case POOL_STRING:
    heap_permanent_begin(&m->heap);
    v.ref = jre_intern(m, classfile_text(file, origin->constant));
    heap_permanent_end(&m->heap);
    break;
  default: assert(!"checked by the class file reader"); break;
  }
  machine_object(m, machine_globals(m, class))->slots[field->slot] = v;
  return true;
}

/* Keeps why the class failed, for the errors of later uses: an error of its own with
 * the exception's text and stack trace, so that the exception itself may go. */
static bool failed(machine *m, const ir_class *class) {
  ir_class *kind =
      m->stop.kind ? NULL : jre_class(m, "java/lang/ExceptionInInitializerError");
  if (!kind)
    return false;
  object_id cause = m->exception, message = jre_slot(m, cause, "detailMessage")->ref;
  char *name = class_java_name(machine_object(m, cause)->class);
  char *detail = message ? jre_text(m, message) : NULL;
  char *text = memory_print("Exception %s%s%s [in thread \"main\"]", name,
                            detail ? ": " : "", detail ? detail : "");
  object_id error = jre_make_throwable(m, kind, jre_string_of(m, text), 0);
  memory_free(name);
  memory_free(detail);
  memory_free(text);
  if (!error)
    return false;
  static const char *const trace[] = {"backtrace", "depth", "stackTrace"};
  for (size_t i = 0; i < sizeof trace / sizeof *trace; i++)
    *jre_slot(m, error, trace[i]) = *jre_slot(m, cause, trace[i]);
  jre_slot(m, error, "cause")->ref = 0;
  map_put(&jre_of(m)->failures, map_address(class), error);
  m->exception = cause; /* still */
  return false;
}

void initialiser_forget(machine *m, const ir_class *class) {
  map_remove(&jre_of(m)->failures, map_address(class));
}

object_id initialiser_failure(machine *m, const ir_class *class) {
  uint64_t *error = map_get(&jre_of(m)->failures, map_address(class));
  return error ? (object_id)*error : 0;
}

/* The journal takes back that it was thrown. */
object_id initialiser_first_failure(machine *m, const ir_class *class) {
  const uint64_t *kept = map_get(&jre_of(m)->first_failures, map_address(class));
  object_id error = kept ? machine_object(m, (object_id)*kept)->refs[0] : 0;
  if (error) {
    heap_save(&m->heap, (object_id)*kept, 0);
    machine_object(m, (object_id)*kept)->refs[0] = 0;
  }
  return error;
}

void jre_keep_failure(machine *m, const ir_class *class) {
  object_id error = m->exception;
  ir_class *type = error ? jre_class(m, "[Ljava/lang/Object;") : NULL;
  if (!type || map_get(&jre_of(m)->first_failures, map_address(class)))
    return;
  m->no_collect++;
  object_id kept = heap_new_array(&m->heap, type, 1);
  machine_object(m, kept)->refs[0] = error;
  map_put(&jre_of(m)->first_failures, map_address(class), kept);
  m->no_collect--;
}

/* An exception out of a static initialiser is wrapped, an Error goes on as it is. */
static bool wrap_exception(machine *m) {
  if (m->stop.kind)
    return false;
  ir_class *error = jre_class(m, "java/lang/Error");
  ir_class *wrapper = jre_class(m, "java/lang/ExceptionInInitializerError");
  if (!error || !wrapper || ir_is_subclass(machine_object(m, m->exception)->class, error))
    return false;
  object_id wrapped = jre_make_throwable(m, wrapper, 0, m->exception);
  return wrapped ? machine_throw(m, wrapped) : false;
}

static bool has_default_method(const ir_class *interface) {
  for (uint32_t k = 0; k < interface->method_count; k++)
    if (!interface->methods[k].is_static && !interface->methods[k].is_abstract)
      return true;
  return false;
}

/* The superinterfaces that have default methods are initialised with a class, each
 * after its own superinterfaces. An interface alone initialises none (JVMS 5.5). */
static bool initialise_interfaces(machine *m, ir_class *class) {
  const classfile *file = java_info(class)->file;
  for (uint32_t i = 0; i < file->interface_count; i++) {
    ir_class *interface = java_class_named(jre_of(m)->program, file->interfaces[i]);
    assert(interface && "loaded with the class");
    if (!initialise_interfaces(m, interface))
      return false;
    if (has_default_method(interface) && java_info(interface)->initialiser &&
        !machine_initialise(m, interface))
      return false;
  }
  return true;
}

/* Programs initialise their classes themselves, where others can come between. */
static bool has_own_initialiser(machine *m, const ir_class *class) {
  const java_class_info *info = java_info(class);
  return info && !info->from_jdk && info->initialiser &&
         strncmp(class->name->text, "glassbox/", 9) != 0 &&
         !initialiser_asks_for_assertions(m, class);
}

/* The same order as initialise_interfaces; interfaces being initialised are left alone.
 */
static ir_class *pending_among(machine *m, const ir_class *class) {
  const java_class_info *info = java_info(class);
  for (uint32_t i = 0; info && info->file && i < info->file->interface_count; i++) {
    ir_class *interface = java_class_named(jre_of(m)->program, info->file->interfaces[i]);
    ir_class *inner = pending_among(m, interface);
    if (inner)
      return inner;
    if (has_default_method(interface) && has_own_initialiser(m, interface) &&
        machine_init_state(m, interface) == INIT_NONE)
      return interface;
  }
  return NULL;
}

ir_class *initialiser_pending_interface(machine *m, ir_class *class) {
  return class->is_interface ? NULL : pending_among(m, class);
}

bool initialiser_is_of_thread(machine *m, ir_class *class) {
  if (initialiser_pending_interface(m, class))
    return true;
  for (const ir_class *c = class; c; c = c->is_interface ? NULL : c->super)
    if (has_own_initialiser(m, c))
      return machine_init_state(m, c) == INIT_NONE ||
             machine_init_state(m, c) == INIT_THREAD;
  return false;
}

ir_method *initialiser_of_thread(machine *m, ir_class *class) {
  return has_own_initialiser(m, class) ? java_info(class)->initialiser : NULL;
}

void initialiser_set_constants(machine *m, ir_class *class) {
  const java_class_info *info = java_info(class);
  for (uint32_t i = 0; info && info->file && i < class->field_count; i++)
    set_constant(m, class, &class->fields[i]);
}

void initialiser_escape(machine *m, ir_class *class) {
  failed(m, class);
  wrap_exception(m);
}

/* What Class.getEnumConstantsShared remembers, where the class is initialised before
 * everything: EnumMap, EnumSet and Enum.valueOf begin with it, and the first who asks goes
 * through reflection, for which there are no formulas. */
static bool remember_constants(machine *m, ir_class *class) {
  if (!class->is_enum || java_info(class)->from_jdk || m->heap.floor || m->threads ||
      !class->super || strcmp(class->super->name->text, "java/lang/Enum") != 0)
    return true;
  ir_method *values =
      ir_find_method(class, name_mk(&m->program->names, "values"),
                     name_mk_print(&m->program->names, "()[L%s;", class->name->text));
  object_id mirror = jre_mirror(m, class); /* made first: making collects */
  value none = {0}, all;
  if (!values || !values->is_static)
    return true;
  if (machine_call(m, values, &none, &all) != RAN_RETURN)
    return false;
  jre_slot(m, mirror, "enumConstants")->ref = all.ref;
  return true;
}

bool initialise_class(machine *m, ir_class *class) {
  jre *j = jre_of(m);
  java_class_info *info = java_info(class);
  const bool has_file = info && info->file;
  for (uint32_t i = 0; has_file && i < class->field_count; i++)
    set_constant(m, class, &class->fields[i]);
  if (class->super && !class->is_interface && !machine_initialise(m, class->super))
    return failed(m, class);
  if (!has_file)
    return true;
  if (!class->is_interface && !initialise_interfaces(m, class))
    return failed(m, class);
  uint64_t *found = info->from_jdk ? map_get(&j->hooks, map_address(class->name)) : NULL;
  const initialiser_hook *hook =
      found ? (const initialiser_hook *)(uintptr_t)*found : NULL;
  if (info->initialiser && !(hook && hook->skip) &&
      !initialiser_asks_for_assertions(m, class)) {
    value none = {0};
    if (machine_call(m, info->initialiser, &none, NULL) != RAN_RETURN) {
      failed(m, class);
      return wrap_exception(m);
    }
  }
  if (!remember_constants(m, class))
    return failed(m, class);
  return !hook || !hook->after || hook->after(m, class);
}

/* Hooks. */

/* A new object whose constructor is not run, or 0. */
static object_id raw_object(machine *m, const char *class_name) {
  ir_class *class = jre_class(m, class_name);
  return class && machine_initialise(m, class) ? heap_new_object(&m->heap, class) : 0;
}

/* A real PrintStream around our own writer and output stream. */
static object_id print_stream(machine *m, int stream) {
  object_id print = raw_object(m, "java/io/PrintStream");
  object_id writer = print ? raw_object(m, "java/io/StandardWriter") : 0;
  object_id encoder = writer ? raw_object(m, "java/io/StandardEncoder") : 0;
  object_id output = encoder ? raw_object(m, "java/io/StandardOutput") : 0;
  if (!output)
    return 0;
  jre_slot(m, writer, "stream")->i = stream;
  jre_slot(m, output, "stream")->i = stream;
  jre_slot(m, print, "textOut")->ref = writer;
  jre_slot(m, print, "charOut")->ref = encoder;
  jre_slot(m, print, "out")->ref = output;
  jre_slot(m, print, "closeLock")->ref = output;
  return print;
}

static bool set_streams(machine *m, ir_class *class) {
  m->no_collect++;
  object_id out = print_stream(m, 1), err = out ? print_stream(m, 2) : 0;
  object_id in = err ? raw_object(m, "java/io/StandardInput") : 0;
  m->no_collect--;
  if (!in)
    return false;
  jre_static(m, class, "out")->ref = out;
  jre_static(m, class, "err")->ref = err;
  jre_static(m, class, "in")->ref = in;
  jre_static(m, class, "allowSecurityManager")->i = 1; /* NEVER */
  object_id separator = jre_string_of(m, "\n");
  jre_static(m, class, "lineSeparator")->ref = separator;
  return true;
}

static bool set_unsafe_constants(machine *m, ir_class *class) {
  jre_static(m, class, "ADDRESS_SIZE0")->i = 8;
  jre_static(m, class, "PAGE_SIZE")->i = 4096;
  jre_static(m, class, "UNALIGNED_ACCESS")->i = 1;
  return true;
}

static bool set_booted(machine *m, ir_class *class) {
  jre_static(m, class, "initLevel")->i = 4; /* SYSTEM_BOOTED */
  return true;
}

/* The JVM has System make itself known to the other packages. */
static bool set_lang_access(machine *m, ir_class *class) {
  (void)class;
  return jre_call_static(m, "java/lang/System", "setJavaLangAccess", "()V", NULL, NULL);
}

/* The JVM has the classes of java.lang.reflect initialised long before. */
static bool set_reflect_access(machine *m, ir_class *class) {
  ir_class *member = jre_class(m, "java/lang/reflect/AccessibleObject");
  ir_class *secrets = jre_class(m, "jdk/internal/access/SharedSecrets");
  if (!member || !secrets || !machine_initialise(m, member))
    return false;
  object_id factory = jre_static(m, class, "soleInstance")->ref;
  jre_slot(m, factory, "langReflectAccess")->ref =
      jre_static(m, secrets, "javaLangReflectAccess")->ref;
  return true;
}

/* Without the thread that waits for the collector. */
static bool set_cleaner(machine *m, ir_class *class) {
  ir_class *cleaner = jre_class(m, "java/lang/ref/Cleaner");
  if (cleaner)
    jre_static(m, class, "commonCleaner")->ref = heap_new_object(&m->heap, cleaner);
  return cleaner != NULL;
}

const initialiser_hook hooks_jdk[] = {
    {"java/lang/System", true, set_streams},
    {"jdk/internal/misc/UnsafeConstants", true, set_unsafe_constants},
    {"jdk/internal/misc/VM", false, set_booted},
    {"jdk/internal/access/SharedSecrets", false, set_lang_access},
    {"jdk/internal/reflect/ReflectionFactory", false, set_reflect_access},
    {"java/lang/ref/Reference", true, NULL},
    {"java/lang/ref/Finalizer", true, NULL},
    {"jdk/internal/ref/CleanerFactory", true, set_cleaner},
    {"java/lang/invoke/MethodHandles", true, NULL},
    {"java/lang/invoke/MethodHandles$Lookup", true, NULL},
    {"java/lang/invoke/VarHandle", true, NULL},
    {0}};
