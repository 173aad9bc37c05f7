/* Class files, as javac writes them, in memory.
 *
 *     classfile *c = classfile_read(&arena, &names, bytes, size, "A.class", sink);
 *     for (i..c->method_count) { code *k = classfile_code(c, &c->methods[i], sink); ... }
 *
 * Class files of Java 8 to 21 (major version 52 to 65), and older ones without
 * subroutines (jsr, ret). Everything is checked while it is read: indices, lengths, tags,
 * jump targets, tables. A broken or newer file gives one error in the sink and NULL; no
 * input crashes. The bytes are borrowed and must live as long as the arena. Names are in
 * internal form (java/lang/Object). Code is read only when asked for, texts are interned
 * only when asked for, because most methods of a loaded class never run.
 */
#ifndef JAVA_CLASSFILE_H
#define JAVA_CLASSFILE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/name.h"

#include <stdbool.h>
#include <stdint.h>

/* Access flags, as in the file. */
enum {
  ACC_PUBLIC = 0x0001,
  ACC_PRIVATE = 0x0002,
  ACC_PROTECTED = 0x0004,
  ACC_STATIC = 0x0008,
  ACC_FINAL = 0x0010,
  ACC_SYNCHRONIZED = 0x0020,
  ACC_VOLATILE = 0x0040,
  ACC_BRIDGE = 0x0040,
  ACC_VARARGS = 0x0080,
  ACC_TRANSIENT = 0x0080,
  ACC_NATIVE = 0x0100,
  ACC_INTERFACE = 0x0200,
  ACC_ABSTRACT = 0x0400,
  ACC_SYNTHETIC = 0x1000,
  ACC_ANNOTATION = 0x2000,
  ACC_ENUM = 0x4000
};

/* Constant pool tags, as in the file. */
typedef enum {
  POOL_NONE = 0, /* index 0 and the second half of a long or double */
  POOL_UTF8 = 1,
  POOL_INTEGER = 3,
  POOL_FLOAT = 4,
  POOL_LONG = 5,
  POOL_DOUBLE = 6,
  POOL_CLASS = 7,
  POOL_STRING = 8,
  POOL_FIELD = 9,
  POOL_METHOD = 10,
  POOL_INTERFACE_METHOD = 11,
  POOL_NAME_AND_TYPE = 12,
  POOL_METHOD_HANDLE = 15,
  POOL_METHOD_TYPE = 16,
  POOL_DYNAMIC = 17,
  POOL_INVOKE_DYNAMIC = 18,
  POOL_MODULE = 19,
  POOL_PACKAGE = 20
} pool_tag;

typedef struct pool_entry {
  uint8_t tag;
  bool checked;  /* its names and descriptors are well formed */
  uint16_t a, b; /* indices, by tag; method handle: a = reference kind; UTF8: private */
  union {
    int32_t integer;
    int64_t long_integer;
    float single;
    double real;
    struct {
      const uint8_t *bytes; /* UTF8: modified UTF-8 in the file */
      uint32_t length;
      name interned; /* NULL until asked for */
    } text;
  };
} pool_entry;

/* A field or method reference, resolved to names. */
typedef struct member_ref {
  name owner, name, descriptor;
  bool interface; /* the reference names an interface method */
} member_ref;

typedef struct annotation annotation;

/* One element value of an annotation. */
typedef struct element_value {
  char tag; /* B C D F I J S Z s e c @ [ as in the file */
  union {
    int64_t integer; /* B C I J S Z */
    double real;     /* D F */
    name text;       /* s: modified UTF-8; c: descriptor of the class */
    struct {
      name type, constant; /* e: type is a descriptor */
    } enumeration;
    annotation *nested; /* @ */
    struct {
      struct element_value *items;
      uint16_t count;
    } array; /* [ */
  };
} element_value;

struct annotation {
  name type;    /* descriptor, e.g. Lglassbox/Tree; */
  bool visible; /* run-time retention */
  uint16_t count;
  struct annotation_element {
    name name;
    element_value value;
  } * elements;
};

typedef struct annotation_list {
  annotation *items;
  uint16_t count;
} annotation_list;

typedef struct class_field {
  uint16_t access;
  name name, descriptor, signature; /* signature: generic, may be NULL */
  uint16_t constant;                /* pool index of ConstantValue, or 0 */
  annotation_list annotations;
} class_field;

typedef struct class_method {
  uint16_t access;
  name name, descriptor, signature;
  const uint8_t *code_bytes; /* the Code attribute's body, or NULL */
  uint32_t code_size;
  uint16_t throw_count;
  name *throws; /* declared exceptions */
  annotation_list annotations;
  uint8_t parameter_count; /* of parameter_annotations */
  annotation_list *parameter_annotations;
  element_value *default_value; /* of an annotation's element, or NULL */
  struct code *code;            /* read by classfile_code; NULL before */
} class_method;

typedef struct handler_entry {
  uint16_t start, end, target; /* pc, [start, end) */
  name type;                   /* NULL: any */
} handler_entry;

typedef struct line_entry {
  uint16_t pc, line;
} line_entry;

typedef struct local_entry {
  uint16_t start, length, slot;
  name name, descriptor;
} local_entry;

typedef struct code {
  uint16_t max_stack, max_locals;
  const uint8_t *bytes;
  uint32_t size;
  uint16_t handler_count;
  handler_entry *handlers;
  uint16_t line_count; /* sorted by pc */
  line_entry *lines;
  uint16_t local_count;
  local_entry *locals;
} code;

typedef struct inner_class {
  name inner, outer, simple; /* outer, simple may be NULL */
  uint16_t access;
} inner_class;

typedef struct bootstrap_method {
  uint16_t handle; /* pool index of the method handle */
  uint16_t count;
  const uint16_t *arguments; /* pool indices */
} bootstrap_method;

typedef struct record_component {
  name name, descriptor;
} record_component;

typedef struct classfile {
  arena *arena;
  name_table *names;
  const char *origin; /* for messages: path, or jar!entry */
  uint16_t minor, major;
  uint16_t pool_count;
  pool_entry *pool;
  uint16_t access;
  name this_name, super_name; /* super_name NULL for java/lang/Object */
  uint16_t interface_count;
  name *interfaces;
  uint16_t field_count;
  class_field *fields;
  uint16_t method_count;
  class_method *methods;
  name source_file, signature, nest_host, enclosing_class;
  annotation_list annotations;
  uint16_t inner_count;
  inner_class *inners;
  uint16_t bootstrap_count;
  bootstrap_method *bootstraps;
  bool is_record;
  uint16_t component_count;
  record_component *components;
  uint16_t permitted_count;
  name *permitted; /* permitted subclasses of a sealed class */
  uint16_t nest_member_count;
  name *nest_members;
} classfile;

classfile *classfile_read(arena *, name_table *, const uint8_t *bytes, size_t size,
                          const char *origin, diag_sink *);

/* The method's code, checked: every instruction is whole and known, jump and
 * switch targets, handler ranges and line entries fall on instruction starts,
 * pool operands have the right tag. NULL with an error in the sink otherwise, and
 * without one when the method is abstract or native.
 * The result lives in the class file's arena and is read once. */
code *classfile_code(classfile *, class_method *, diag_sink *);

/* Pool look-ups; the index must have been checked (as code and bootstrap
 * operands are). */
name classfile_text(classfile *, uint16_t index); /* UTF8, STRING, MODULE, PACKAGE */
name classfile_class(classfile *,
                     uint16_t index); /* CLASS: internal name or array descriptor */
member_ref classfile_member(classfile *, uint16_t index); /* FIELD, METHOD, ... */
/* (INVOKE_)DYNAMIC: name and descriptor, and which bootstrap method. */
bootstrap_method *classfile_dynamic(classfile *, uint16_t index, name *member,
                                    name *descriptor);

const annotation *annotation_find(const annotation_list *, const char *type);
const element_value *annotation_element(const annotation *, const char *element);

/* Length of the instruction at pc, with operands; 0 when it is not whole. */
uint32_t instruction_length(const uint8_t *bytes, uint32_t size, uint32_t pc);

#endif
