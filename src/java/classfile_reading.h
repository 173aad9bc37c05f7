/* Reading bytes that nobody vouches for: shared by the parts of the class file
 * reader, not for others.
 *
 * A job is one call of classfile_read or classfile_code. The first thing found
 * wrong is reported and makes the job fail; from then on every cursor gives
 * zeros and every loop over a count ends, so that callers look at `failed` only
 * where it matters to them.
 */
#ifndef JAVA_CLASSFILE_READING_H
#define JAVA_CLASSFILE_READING_H

#include "java/classfile.h"

typedef struct job {
  classfile *class;
  diag_sink *sink;
  const class_method *method; /* for messages; NULL: none in particular */
  bool failed;
} job;

typedef struct cursor {
  const uint8_t *at, *end;
  job *job;
  const char *what; /* being read, for messages: "the constant pool" */
} cursor;

/* Reports the first failure of a job, in one line: what is wrong with the file, or,
 * when the file is not to blame, the whole message. */
void job_fail(job *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void job_refuse(job *, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline uint16_t load_u2(const uint8_t *p) {
  return (uint16_t)(p[0] << 8 | p[1]);
}
static inline uint32_t load_u4(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* The next bytes, or NULL when there are not so many. */
const uint8_t *cursor_take(cursor *, size_t bytes);
uint8_t cursor_u1(cursor *);
uint16_t cursor_u2(cursor *);
uint32_t cursor_u4(cursor *);

/* A u2 count of items of at least so many bytes each, which must be there. */
uint16_t cursor_count(cursor *, size_t bytes_each);

/* A pool index whose entry has one of the tags (bits 1 << tag) and is well formed,
 * names and descriptors included. */
uint16_t cursor_pool(cursor *, uint32_t tags);
uint16_t cursor_pool_or_zero(cursor *, uint32_t tags);
name cursor_text(cursor *);          /* UTF8 */
name cursor_class(cursor *);         /* CLASS, not an array */
name cursor_class_or_null(cursor *); /* the same; index 0: NULL */
name *cursor_classes(cursor *, uint16_t *count);

void pool_read(cursor *);
bool pool_check(job *, uint32_t index, uint32_t tags);

/* Attributes: the ones that are read; all others are skipped. */
#define ATTRIBUTES(X)                                                                    \
  X(AnnotationDefault)                                                                   \
  X(BootstrapMethods)                                                                    \
  X(Code)                                                                                \
  X(ConstantValue)                                                                       \
  X(EnclosingMethod)                                                                     \
  X(Exceptions)                                                                          \
  X(InnerClasses)                                                                        \
  X(LineNumberTable)                                                                     \
  X(LocalVariableTable)                                                                  \
  X(NestHost)                                                                            \
  X(NestMembers)                                                                         \
  X(PermittedSubclasses)                                                                 \
  X(Record)                                                                              \
  X(RuntimeInvisibleAnnotations)                                                         \
  X(RuntimeInvisibleParameterAnnotations)                                                \
  X(RuntimeVisibleAnnotations)                                                           \
  X(RuntimeVisibleParameterAnnotations)                                                  \
  X(Signature)                                                                           \
  X(SourceFile)

#define ATTRIBUTE_ENUMERATOR(n) ATTRIBUTE_##n,
typedef enum { ATTRIBUTE_OTHER, ATTRIBUTES(ATTRIBUTE_ENUMERATOR) } attribute_kind;
#undef ATTRIBUTE_ENUMERATOR

/* Reads the attributes at the cursor, handing the body of each known one to
 * `visit`, which must use it up or leave it untouched. At most one of a kind,
 * apart from the tables of code. */
typedef void attribute_visitor(attribute_kind, cursor *body, void *context);
void attributes_read(cursor *, attribute_visitor *, void *context);

void annotations_read(cursor *, bool visible, annotation_list *);
void parameter_annotations_read(cursor *, bool visible, class_method *);
element_value *annotation_default_read(cursor *);

#endif
