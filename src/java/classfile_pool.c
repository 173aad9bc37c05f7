/* The constant pool: read and cross-checked whole, because that is cheap; the
 * names and descriptors in it are looked into when something refers to them, and
 * interned when somebody asks for them.
 */
#include "java/classfile_reading.h"
#include "java/descriptor.h"

#include <assert.h>
#include <string.h>

#define TAG(t) (1u << POOL_##t)

static const char *const tag_names[] = {
    [POOL_NONE] = "unused",
    [POOL_UTF8] = "a text",
    [POOL_INTEGER] = "an int",
    [POOL_FLOAT] = "a float",
    [POOL_LONG] = "a long",
    [POOL_DOUBLE] = "a double",
    [POOL_CLASS] = "a class",
    [POOL_STRING] = "a string",
    [POOL_FIELD] = "a field",
    [POOL_METHOD] = "a method",
    [POOL_INTERFACE_METHOD] = "an interface method",
    [POOL_NAME_AND_TYPE] = "a name and type",
    [POOL_METHOD_HANDLE] = "a method handle",
    [POOL_METHOD_TYPE] = "a method type",
    [POOL_DYNAMIC] = "a dynamic constant",
    [POOL_INVOKE_DYNAMIC] = "a dynamic call",
    [POOL_MODULE] = "a module",
    [POOL_PACKAGE] = "a package",
};

/* Modified UTF-8: no zero byte, at most three bytes to a character, no longer
 * form than needed except C0 80 for the character 0. */
static bool is_modified_utf8(const uint8_t *p, size_t length) {
  const uint8_t *end = p + length;
  while (end - p >= 8) { /* most texts are plain ASCII */
    uint64_t w;
    memcpy(&w, p, 8);
    if ((w | (w - 0x0101010101010101u)) & 0x8080808080808080u)
      break;
    p += 8;
  }
  while (p < end) {
    size_t bytes = *p < 0x80 ? 1 : *p >> 5 == 6 ? 2 : *p >> 4 == 14 ? 3 : 0;
    if (!*p || !bytes || (size_t)(end - p) < bytes)
      return false;
    for (size_t i = 1; i < bytes; i++)
      if (p[i] >> 6 != 2)
        return false;
    if ((bytes == 2 && *p < 0xc2 && !(*p == 0xc0 && p[1] == 0x80)) ||
        (bytes == 3 && *p == 0xe0 && p[1] < 0xa0))
      return false;
    p += bytes;
  }
  return true;
}

static void read_text(cursor *c, pool_entry *e, unsigned index) {
  e->text.length = cursor_u2(c);
  e->text.bytes = cursor_take(c, e->text.length);
  if (e->text.bytes && !is_modified_utf8(e->text.bytes, e->text.length))
    job_fail(c->job, "constant %u is no modified UTF-8", index);
}

static void read_entry(cursor *c, pool_entry *e, unsigned index) {
  e->tag = cursor_u1(c);
  switch (e->tag) {
  case POOL_UTF8: read_text(c, e, index); break;
  case POOL_INTEGER:
  case POOL_FLOAT: {
    uint32_t bits = cursor_u4(c);
    memcpy(&e->integer, &bits, sizeof bits); /* float: the same bits */
    break;
  }
  case POOL_LONG:
  case POOL_DOUBLE: {
    uint64_t high = cursor_u4(c), bits = high << 32 | cursor_u4(c);
    memcpy(&e->long_integer, &bits, sizeof bits);
    break;
  }
  case POOL_CLASS:
  case POOL_STRING:
  case POOL_METHOD_TYPE:
  case POOL_MODULE:
  case POOL_PACKAGE: e->a = cursor_u2(c); break;
  case POOL_METHOD_HANDLE:
    e->a = cursor_u1(c);
    e->b = cursor_u2(c);
    break;
  case POOL_FIELD:
  case POOL_METHOD:
  case POOL_INTERFACE_METHOD:
  case POOL_NAME_AND_TYPE:
  case POOL_DYNAMIC:
  case POOL_INVOKE_DYNAMIC:
    e->a = cursor_u2(c);
    e->b = cursor_u2(c);
    break;
  default:
    if (!c->job->failed)
      job_fail(c->job, "constant %u has the unknown tag %u", index, e->tag);
  }
}

static bool has_tag(const classfile *class, uint32_t index, uint32_t tags) {
  return index < class->pool_count && tags >> class->pool[index].tag & 1;
}

/* What a method handle of each kind may refer to (JVM specification, 4.4.8). */
static uint32_t handle_tags(unsigned kind) {
  switch (kind) {
  case 1:
  case 2:
  case 3:
  case 4: return TAG(FIELD);
  case 5:
  case 8: return TAG(METHOD);
  case 6:
  case 7: return TAG(METHOD) | TAG(INTERFACE_METHOD);
  case 9: return TAG(INTERFACE_METHOD);
  default: return 0;
  }
}

/* The entries that entry e refers to have the tags they must have. Entry 0 has
 * tag NONE and is never among them. */
static bool is_linked(const classfile *class, const pool_entry *e) {
  switch (e->tag) {
  case POOL_CLASS:
  case POOL_STRING:
  case POOL_METHOD_TYPE:
  case POOL_MODULE:
  case POOL_PACKAGE: return has_tag(class, e->a, TAG(UTF8));
  case POOL_FIELD:
  case POOL_METHOD:
  case POOL_INTERFACE_METHOD:
    return has_tag(class, e->a, TAG(CLASS)) && has_tag(class, e->b, TAG(NAME_AND_TYPE));
  case POOL_NAME_AND_TYPE:
    return has_tag(class, e->a, TAG(UTF8)) && has_tag(class, e->b, TAG(UTF8));
  case POOL_METHOD_HANDLE: return has_tag(class, e->b, handle_tags(e->a));
  case POOL_DYNAMIC:
  case POOL_INVOKE_DYNAMIC: return has_tag(class, e->b, TAG(NAME_AND_TYPE));
  default: return true;
  }
}

void pool_read(cursor *c) {
  classfile *class = c->job->class;
  uint16_t count = cursor_u2(c);
  if (!c->job->failed && (!count || count - (size_t)1 > (size_t)(c->end - c->at) / 3)) {
    job_fail(c->job, "the constant pool ends early: it announces %u constants", count);
    return;
  }
  class->pool = arena_new_array(class->arena, pool_entry, count);
  class->pool_count = count;
  for (unsigned i = 1; i < count && !c->job->failed; i++) {
    read_entry(c, &class->pool[i], i);
    if (class->pool[i].tag == POOL_LONG || class->pool[i].tag == POOL_DOUBLE)
      i++; /* the next index is not used */
  }
  for (unsigned i = 1; i < count && !c->job->failed; i++)
    if (!is_linked(class, &class->pool[i]))
      job_fail(c->job, "constant %u, %s, refers to a constant of the wrong kind", i,
               tag_names[class->pool[i].tag]);
}

typedef struct span {
  const char *text;
  size_t length;
} span;

static span text_at(const classfile *class, uint16_t index) {
  const pool_entry *e = &class->pool[index];
  assert(e->tag == POOL_UTF8 && "checked when the pool was read");
  return (span){(const char *)e->text.bytes, e->text.length};
}

static bool is_field_type(span s) {
  return descriptor_is_field(s.text, s.length);
}

static bool is_method_type(span s) {
  return descriptor_argument_slots(s.text, s.length) >= 0;
}

static bool is_class_or_array(span s) {
  return s.length && s.text[0] == '[' ? is_field_type(s)
                                      : descriptor_is_class_name(s.text, s.length);
}

static bool is_method(span method, span type) {
  if (!descriptor_is_method_name(method.text, method.length) || !is_method_type(type))
    return false;
  return method.text[0] != '<' || (method.length == 6 && /* <init>, never <clinit> */
                                   type.text[type.length - 1] == 'V');
}

/* A method handle of kind 8 makes an object; no other one names <init>. */
static bool is_handle(const classfile *class, const pool_entry *e) {
  const pool_entry *member = &class->pool[e->b];
  span member_name = text_at(class, class->pool[member->b].a);
  return e->a < 5 || (member_name.text[0] == '<') == (e->a == 8);
}

/* Are the names and descriptors of an entry well formed? Two levels deep at most:
 * a handle refers to a member, a member to a class. */
static bool is_well_formed(classfile *class, pool_entry *e) {
  if (e->checked)
    return true;
  span member = {0}, type = {0};
  if (e->tag >= POOL_FIELD && e->tag <= POOL_INVOKE_DYNAMIC &&
      e->tag != POOL_METHOD_TYPE && e->tag != POOL_METHOD_HANDLE &&
      e->tag != POOL_NAME_AND_TYPE) {
    const pool_entry *both = &class->pool[e->b];
    member = text_at(class, both->a);
    type = text_at(class, both->b);
  }
  bool good = true;
  switch (e->tag) {
  case POOL_CLASS: good = is_class_or_array(text_at(class, e->a)); break;
  case POOL_METHOD_TYPE: good = is_method_type(text_at(class, e->a)); break;
  case POOL_FIELD:
    good = is_well_formed(class, &class->pool[e->a]) &&
           descriptor_is_field_name(member.text, member.length) && is_field_type(type);
    break;
  case POOL_METHOD:
  case POOL_INTERFACE_METHOD:
    good = is_well_formed(class, &class->pool[e->a]) && is_method(member, type);
    break;
  case POOL_METHOD_HANDLE:
    good = is_well_formed(class, &class->pool[e->b]) && is_handle(class, e);
    break;
  case POOL_DYNAMIC:
    good = descriptor_is_field_name(member.text, member.length) && is_field_type(type);
    break;
  case POOL_INVOKE_DYNAMIC:
    good = is_method(member, type) && member.text[0] != '<';
    break;
  default: break;
  }
  e->checked = good;
  return good;
}

bool pool_check(job *j, uint32_t index, uint32_t tags) {
  classfile *class = j->class;
  if (index == 0 || index >= class->pool_count)
    job_fail(j, "constant pool index %u is out of range", index);
  else if (!has_tag(class, index, tags))
    job_fail(j, "constant %u is %s and should not be", index,
             tag_names[class->pool[index].tag]);
  else if (!is_well_formed(class, &class->pool[index]))
    job_fail(j, "constant %u, %s, has a malformed name or descriptor", index,
             tag_names[class->pool[index].tag]);
  else
    return true;
  return false;
}

name classfile_text(classfile *class, uint16_t index) {
  assert(index < class->pool_count && "a checked index");
  pool_entry *e = &class->pool[index];
  if (e->tag != POOL_UTF8)
    e = &class->pool[e->a];
  assert(e->tag == POOL_UTF8 && "a text, or a constant made of one");
  if (!e->text.interned)
    e->text.interned =
        name_mk_text(class->names, (const char *)e->text.bytes, e->text.length);
  return e->text.interned;
}

name classfile_class(classfile *class, uint16_t index) {
  assert(has_tag(class, index, TAG(CLASS)) && "a checked index of a class");
  return classfile_text(class, class->pool[index].a);
}

member_ref classfile_member(classfile *class, uint16_t index) {
  assert(has_tag(class, index, TAG(FIELD) | TAG(METHOD) | TAG(INTERFACE_METHOD)) &&
         "a checked index of a member");
  const pool_entry *e = &class->pool[index];
  const pool_entry *both = &class->pool[e->b];
  return (member_ref){
      .owner = classfile_class(class, e->a),
      .name = classfile_text(class, both->a),
      .descriptor = classfile_text(class, both->b),
      .interface = e->tag == POOL_INTERFACE_METHOD,
  };
}

bootstrap_method *classfile_dynamic(classfile *class, uint16_t index, name *member,
                                    name *descriptor) {
  assert(has_tag(class, index, TAG(DYNAMIC) | TAG(INVOKE_DYNAMIC)) &&
         "a checked index of a dynamic constant or call");
  const pool_entry *e = &class->pool[index];
  const pool_entry *both = &class->pool[e->b];
  *member = classfile_text(class, both->a);
  *descriptor = classfile_text(class, both->b);
  assert(e->a < class->bootstrap_count && "checked when the class was read");
  return &class->bootstraps[e->a];
}
