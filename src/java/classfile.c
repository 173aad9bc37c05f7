/* The class file itself: version, flags, names, fields, methods and the
 * attributes around them (JVM specification, chapter 4).
 *
 * Read in one pass over the bytes. Counts are believed only when the bytes for
 * them are there, so that no input makes the reader allocate more than some
 * thirty times its size. What the fields and methods are called is interned at
 * once, everybody looks for that; code is left alone until it is asked for.
 */
#include "java/classfile.h"

#include "java/classfile_reading.h"
#include "java/descriptor.h"

#include <assert.h>
#include <string.h>

enum { OLDEST_MAJOR = 45, NEWEST_MAJOR = 65, ACC_MODULE = 0x8000 };

#define TAG(t) (1u << POOL_##t)
static const uint32_t loadable_tags =
    TAG(INTEGER) | TAG(FLOAT) | TAG(LONG) | TAG(DOUBLE) | TAG(CLASS) | TAG(STRING) |
    TAG(METHOD_HANDLE) | TAG(METHOD_TYPE) | TAG(DYNAMIC);

/* Magic number and version. Nothing but these is known to hold in the files of
 * tomorrow, so they get their own messages. */
static void read_version(cursor *c) {
  classfile *class = c->job->class;
  const uint8_t *magic = c->end - c->at >= 4 ? cursor_take(c, 4) : NULL;
  if (!magic || load_u4(magic) != 0xcafebabe) {
    job_refuse(c->job,
               "not a class file (it does not begin with CAFEBABE): give a .class file "
               "written by javac");
    return;
  }
  class->minor = cursor_u2(c);
  class->major = cursor_u2(c);
  if (c->job->failed)
    return;
  if (class->major > NEWEST_MAJOR)
    job_refuse(c->job,
               "class file version %u (Java %u) is newer than glassbox reads (up to "
               "Java %u, version %u): compile with --release %u",
               class->major, class->major - 44u, NEWEST_MAJOR - 44u, NEWEST_MAJOR,
               NEWEST_MAJOR - 44u);
  else if (class->major < OLDEST_MAJOR)
    job_fail(c->job, "there is no class file version %u", class->major);
}

/* A ConstantValue fits the field's type. */
static uint32_t constant_tags(const class_field *f) {
  switch (f->descriptor->text[0]) {
  case 'B':
  case 'C':
  case 'I':
  case 'S':
  case 'Z': return TAG(INTEGER);
  case 'J': return TAG(LONG);
  case 'F': return TAG(FLOAT);
  case 'D': return TAG(DOUBLE);
  default: return strcmp(f->descriptor->text, "Ljava/lang/String;") ? 0 : TAG(STRING);
  }
}

static void visit_field(attribute_kind kind, cursor *body, void *context) {
  class_field *f = context;
  switch (kind) {
  case ATTRIBUTE_ConstantValue: f->constant = cursor_pool(body, constant_tags(f)); break;
  case ATTRIBUTE_Signature: f->signature = cursor_text(body); break;
  case ATTRIBUTE_RuntimeVisibleAnnotations:
    annotations_read(body, true, &f->annotations);
    break;
  case ATTRIBUTE_RuntimeInvisibleAnnotations:
    annotations_read(body, false, &f->annotations);
    break;
  default: break;
  }
}

static void read_field(cursor *c, class_field *f) {
  f->access = cursor_u2(c);
  f->name = cursor_text(c);
  f->descriptor = cursor_text(c);
  if (c->job->failed)
    return;
  if (!descriptor_is_field_name(f->name->text, f->name->length))
    job_fail(c->job, "a field has the malformed name '%s'", f->name->text);
  else if (!descriptor_is_field(f->descriptor->text, f->descriptor->length))
    job_fail(c->job, "field %s has the malformed descriptor '%s'", f->name->text,
             f->descriptor->text);
  else
    attributes_read(c, visit_field, f);
}

static void visit_method(attribute_kind kind, cursor *body, void *context) {
  class_method *m = context;
  switch (kind) {
  case ATTRIBUTE_Code:
    m->code_bytes = body->at;
    m->code_size = (uint32_t)(body->end - body->at);
    break;
  case ATTRIBUTE_Exceptions: m->throws = cursor_classes(body, &m->throw_count); break;
  case ATTRIBUTE_Signature: m->signature = cursor_text(body); break;
  case ATTRIBUTE_RuntimeVisibleAnnotations:
    annotations_read(body, true, &m->annotations);
    break;
  case ATTRIBUTE_RuntimeInvisibleAnnotations:
    annotations_read(body, false, &m->annotations);
    break;
  case ATTRIBUTE_RuntimeVisibleParameterAnnotations:
    parameter_annotations_read(body, true, m);
    break;
  case ATTRIBUTE_RuntimeInvisibleParameterAnnotations:
    parameter_annotations_read(body, false, m);
    break;
  case ATTRIBUTE_AnnotationDefault:
    m->default_value = annotation_default_read(body);
    break;
  default: break;
  }
}

static void read_method(cursor *c, class_method *m) {
  job *j = c->job;
  m->access = cursor_u2(c);
  m->name = cursor_text(c);
  m->descriptor = cursor_text(c);
  if (j->failed)
    return;
  if (!descriptor_is_method_name(m->name->text, m->name->length)) {
    job_fail(j, "a method has the malformed name '%s'", m->name->text);
    return;
  }
  size_t length = m->descriptor->length;
  if (descriptor_argument_slots(m->descriptor->text, length) < 0 ||
      (m->name->text[0] == '<' && m->descriptor->text[length - 1] != 'V')) {
    job_fail(j, "method %s has the malformed descriptor '%s'", m->name->text,
             m->descriptor->text);
    return;
  }
  j->method = m;
  attributes_read(c, visit_method, m);
  bool bodiless = m->access & (ACC_ABSTRACT | ACC_NATIVE);
  if (bodiless && m->code_bytes)
    job_fail(j, "an abstract or native method has code");
  else if (!bodiless && !m->code_bytes)
    job_fail(j, "there is no code");
  j->method = NULL;
}

static void read_inner_classes(cursor *c, classfile *class) {
  class->inner_count = cursor_count(c, 8);
  class->inners = arena_new_array(class->arena, inner_class, class->inner_count);
  for (uint16_t i = 0; i < class->inner_count && !c->job->failed; i++) {
    inner_class *inner = &class->inners[i];
    inner->inner = cursor_class(c);
    inner->outer = cursor_class_or_null(c);
    uint16_t simple = cursor_pool_or_zero(c, TAG(UTF8));
    inner->simple = simple ? classfile_text(class, simple) : NULL;
    inner->access = cursor_u2(c);
  }
}

static void read_bootstrap_methods(cursor *c, classfile *class) {
  class->bootstrap_count = cursor_count(c, 4);
  class->bootstraps =
      arena_new_array(class->arena, bootstrap_method, class->bootstrap_count);
  for (uint16_t i = 0; i < class->bootstrap_count && !c->job->failed; i++) {
    bootstrap_method *b = &class->bootstraps[i];
    b->handle = cursor_pool(c, TAG(METHOD_HANDLE));
    b->count = cursor_count(c, 2);
    uint16_t *arguments = arena_new_array(class->arena, uint16_t, b->count);
    for (uint16_t k = 0; k < b->count && !c->job->failed; k++)
      arguments[k] = cursor_pool(c, loadable_tags);
    b->arguments = arguments;
  }
}

static void ignore_attribute(attribute_kind kind, cursor *body, void *context) {
  (void)kind, (void)body, (void)context;
}

static void read_record(cursor *c, classfile *class) {
  class->is_record = true;
  class->component_count = cursor_count(c, 6);
  class->components =
      arena_new_array(class->arena, record_component, class->component_count);
  for (uint16_t i = 0; i < class->component_count && !c->job->failed; i++) {
    record_component *r = &class->components[i];
    r->name = cursor_text(c);
    r->descriptor = cursor_text(c);
    if (c->job->failed)
      return;
    if (!descriptor_is_field_name(r->name->text, r->name->length) ||
        !descriptor_is_field(r->descriptor->text, r->descriptor->length))
      job_fail(c->job, "record component '%s' has a malformed name or descriptor '%s'",
               r->name->text, r->descriptor->text);
    attributes_read(c, ignore_attribute, NULL);
  }
}

static void visit_class(attribute_kind kind, cursor *body, void *context) {
  classfile *class = context;
  switch (kind) {
  case ATTRIBUTE_SourceFile: class->source_file = cursor_text(body); break;
  case ATTRIBUTE_Signature: class->signature = cursor_text(body); break;
  case ATTRIBUTE_NestHost: class->nest_host = cursor_class(body); break;
  case ATTRIBUTE_NestMembers:
    class->nest_members = cursor_classes(body, &class->nest_member_count);
    break;
  case ATTRIBUTE_PermittedSubclasses:
    class->permitted = cursor_classes(body, &class->permitted_count);
    break;
  case ATTRIBUTE_EnclosingMethod:
    class->enclosing_class = cursor_class(body);
    cursor_pool_or_zero(body, TAG(NAME_AND_TYPE));
    break;
  case ATTRIBUTE_InnerClasses: read_inner_classes(body, class); break;
  case ATTRIBUTE_BootstrapMethods: read_bootstrap_methods(body, class); break;
  case ATTRIBUTE_Record: read_record(body, class); break;
  case ATTRIBUTE_RuntimeVisibleAnnotations:
    annotations_read(body, true, &class->annotations);
    break;
  case ATTRIBUTE_RuntimeInvisibleAnnotations:
    annotations_read(body, false, &class->annotations);
    break;
  default: break;
  }
}

static void read_names(cursor *c, classfile *class) {
  class->access = cursor_u2(c);
  class->this_name = cursor_class(c);
  class->super_name = cursor_class_or_null(c);
  if (c->job->failed)
    return;
  bool is_object = !strcmp(class->this_name->text, "java/lang/Object");
  if (is_object && class->super_name)
    job_fail(c->job, "java.lang.Object has a superclass");
  if (!is_object && !class->super_name && !(class->access & ACC_MODULE))
    job_fail(c->job, "class %s has no superclass", class->this_name->text);
  class->interfaces = cursor_classes(c, &class->interface_count);
}

/* Dynamic constants and calls name their bootstrap method by its number, and the
 * table of these comes last in the file. */
static void check_bootstrap_numbers(job *j) {
  const classfile *class = j->class;
  for (unsigned i = 1; i < class->pool_count; i++) {
    const pool_entry *e = &class->pool[i];
    if ((e->tag == POOL_DYNAMIC || e->tag == POOL_INVOKE_DYNAMIC) &&
        e->a >= class->bootstrap_count)
      job_fail(j, "constant %u refers to bootstrap method %u of %u", i, e->a,
               class->bootstrap_count);
  }
}

static void read_members(cursor *c, classfile *class) {
  c->what = "the list of fields";
  class->field_count = cursor_count(c, 8);
  class->fields = arena_new_array(class->arena, class_field, class->field_count);
  for (uint16_t i = 0; i < class->field_count && !c->job->failed; i++)
    read_field(c, &class->fields[i]);
  c->what = "the list of methods";
  class->method_count = cursor_count(c, 8);
  class->methods = arena_new_array(class->arena, class_method, class->method_count);
  for (uint16_t i = 0; i < class->method_count && !c->job->failed; i++)
    read_method(c, &class->methods[i]);
}

classfile *classfile_read(arena *a, name_table *names, const uint8_t *bytes, size_t size,
                          const char *origin, diag_sink *sink) {
  classfile *class = arena_new(a, classfile);
  class->arena = a;
  class->names = names;
  class->origin = origin;
  job j = {.class = class, .sink = sink};
  cursor c = {bytes, bytes + size, &j, "the file"};
  read_version(&c);
  c.what = "the constant pool";
  if (!j.failed)
    pool_read(&c);
  c.what = "the class header";
  if (!j.failed)
    read_names(&c, class);
  if (!j.failed)
    read_members(&c, class);
  c.what = "the list of attributes";
  if (!j.failed)
    attributes_read(&c, visit_class, class);
  if (!j.failed && c.at != c.end)
    job_fail(&j, "%zu bytes follow the end of the class", (size_t)(c.end - c.at));
  if (!j.failed)
    check_bootstrap_numbers(&j);
  return j.failed ? NULL : class;
}
