/* Specifications as users write them: the strings of the annotations in package
 * glassbox.spec, read and parsed.
 *
 *     spec_book *book = spec_book_new(&store, program, sources, count, sink);
 *     const class_spec *c = spec_of_class(book, class);       NULL: it has none
 *     const method_spec *m = spec_of_method(book, method);    its own or inherited
 *
 * An error points into the string in the Java file, with a caret.
 */
#ifndef JAVAREL_SPEC_H
#define JAVAREL_SPEC_H

#include "java/java.h"
#include "javarel/world.h"

/* A string of an annotation. */
typedef struct spec_text {
  const char *text;
  const char *annotation; /* "Requires" */
  const ir_class *class;  /* in whose source it stands */
  uint32_t line;          /* it stands before this one; 0: not known */
} spec_text;

typedef enum {
  SPEC_NAME,
  SPEC_INTEGER,
  SPEC_TEXT, /* word: what stands between the quotes */
  SPEC_THIS,
  SPEC_RETURN,
  SPEC_NULL,
  SPEC_TRUE,
  SPEC_FALSE,
  SPEC_NONE,
  SPEC_OLD,      /* arguments[0] */
  SPEC_PREFIX,   /* word, arguments[0] */
  SPEC_INFIX,    /* arguments[0] word arguments[1] */
  SPEC_INDEX,    /* arguments[0] [ arguments[1] ] */
  SPEC_INSTANCE, /* arguments[0] instanceof [word: exactly] arguments[1], and as many [] as
                      `integer` says */
  SPEC_BINDER,   /* word: all, some, no, one, lone, sum, { */
  SPEC_CONDITIONAL /* arguments[0] => arguments[1] else arguments[2] */
} spec_kind;

typedef struct spec_expr spec_expr;

typedef struct spec_decl {
  const char *name;
  spec_expr *range;
} spec_decl;

struct spec_expr {
  spec_kind kind;
  uint32_t from, to; /* in the text: all of it */
  uint32_t at;       /* its operator or name */
  const char *word;  /* NAME; operators as FIR spells them */
  int64_t integer;
  spec_expr *arguments[3];
  spec_decl *decls;
  uint32_t decl_count;
};

typedef struct spec_clause {
  const spec_text *source;
  spec_expr *expr;
  uint32_t from, to; /* in the text */
} spec_clause;
typedef vector(spec_clause) spec_clauses;

typedef struct spec_field {
  const char *name;
  ir_class *owner;
  multiplicity many;
  spec_expr *key, *value; /* names of types; key NULL unless S -> T */
  spec_clause definition; /* expr NULL: any value */
  const spec_text *source;
} spec_field;
typedef vector(const spec_field *) spec_fields;

typedef struct spec_throw {
  spec_expr *class_name;
  spec_clause when;
} spec_throw;

typedef struct class_spec {
  ir_class *class;
  spec_clauses invariants; /* of its objects */
  spec_clauses statics;    /* of its static fields: without `this` */
  spec_fields fields;
} class_spec;

typedef struct method_spec {
  const ir_method *method; /* the one that carries it */
  ir_class *class;         /* whose fields and classes its names mean */
  spec_clauses requires, ensures, modifies;
  spec_clause returns; /* expr NULL: none */
  vector(spec_throw) throws;
} method_spec;

typedef vector(const method_spec *) method_specs;

typedef struct spec_book spec_book;

/* `sources`: paths of Java files, for places. Borrows all. */
spec_book *spec_book_new(arena *, java_program *, const char *const *sources,
                         uint32_t count, diag_sink *);
void spec_book_release(spec_book *);
const class_spec *spec_of_class(spec_book *, ir_class *);
const method_spec *spec_of_method(spec_book *, const ir_method *);
/* The same, and those of all methods that it overrides: who calls one of these relies on
 * them. */
void spec_all_of_method(spec_book *, const ir_method *, method_specs *);
bool spec_is_specified(const ir_method *); /* carries an annotation itself */

/* A companion, @SpecFor(C.class): its annotations are those of C, its methods stand for
 * those of C with the same name and parameters. */
void spec_add_companion(spec_book *, ir_class *companion);
/* Those of collections that come with the tool, unless the user has some for java.util.
 * They are about the JDK's classes, not about those that extend or implement them. */
void spec_add_library(spec_book *);
bool spec_is_library(const spec_book *, const ir_class *target); /* it has one of those */
/* Whether the method's code is about fields that those specifications know nothing of. */
bool spec_hides_code(const spec_book *, const ir_method *);
/* Whether it is one of those. */
bool spec_comes_with_us(const spec_book *, const method_spec *);
/* Whether the specification, which is ours, takes equals for identity. */
bool spec_means_identity(const spec_book *, const method_spec *);
/* The class that it is for; NULL: it is no companion. */
ir_class *spec_companion_target(const spec_book *, const ir_class *companion);

/* ---- Parsing: NULL after an error ---- */

spec_expr *spec_parse(spec_book *, const spec_text *, uint32_t from, uint32_t to);
/* name: type | formula */
bool spec_parse_field(spec_book *, const spec_text *, spec_field *);
/* Exception: formula */
bool spec_parse_throw(spec_book *, const spec_text *, spec_throw *);

/* ---- Places ---- */

/* Reports the message at the offset of the string, with the line and a caret. */
void spec_error(spec_book *, const spec_text *, uint32_t offset, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
place spec_place(spec_book *, const spec_text *, uint32_t offset);
/* The path of the class's source; its name alone when it is not among the sources. */
const char *spec_source_path(spec_book *, const ir_class *);
/* The source of the class; NULL: it cannot be read. */
const char *spec_source_text(spec_book *, const ir_class *);
/* The name of the method's parameter, from 0, as its source has it; NULL: not found. */
const char *spec_parameter_name(spec_book *, const ir_method *, uint32_t index);
/* A line of the class's source without the blanks around it; "" when it is not known. */
const char *spec_source_line(spec_book *, const ir_class *, uint32_t line);

typedef struct spec_companion {
  ir_class *companion, *target;
  bool is_ours; /* of the library that comes with the tool */
} spec_companion;

struct spec_book {
  arena *store;
  vector(spec_companion) companions;
  java_program *program;
  const char *const *sources;
  uint32_t source_count;
  diag_sink *sink;
  struct {
    const spec_text *source;
    uint32_t offset;
    const char *text; /* NULL: none yet */
  } last_error;
  uint32_t bitwidth; /* into which the integers of specifications must fit; 0: any */
  vector(class_spec *) classes;
  vector(method_spec *) methods;
  vector(const ir_class *) seen_classes; /* asked for, with what they have */
  vector(const ir_method *) seen_methods;
  vector(struct spec_file *) files;
};

#endif
