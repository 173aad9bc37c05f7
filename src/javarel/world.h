/* A Java program as sets and relations (003 §5.1): every class that has objects is a
 * domain, every field a relation from the objects to their values.
 *
 *     world w;
 *     world_init(&w, program);
 *     domain_set s = world_type(&w, class);          objects of the static type
 *     world_global *g = world_field(&w, field);      g->name is its relation in FIR
 *     world_release(&w);
 *
 * Classes and fields come in when something names them. What a static type means depends
 * on all of them, so the translation runs until `grown` stays false.
 */
#ifndef JAVAREL_WORLD_H
#define JAVAREL_WORLD_H

#include "java/java.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint64_t domain_set; /* bits: numbers of domains */

enum { DOMAIN_BOOLEAN, DOMAIN_INTEGER, DOMAIN_NULL, DOMAIN_FIRST, DOMAINS_MOST = 60 };
#define SET_OF(domain) ((domain_set)1 << (domain))

typedef struct world_domain {
  const char *name; /* in FIR */
  ir_class *class;  /* NULL: one of the first three */
  bool is_single;   /* an exception of the library: one atom stands for all of them */
} world_domain;

/* A text that code or a specification writes down, or a final static field holds. */
typedef struct world_text {
  name content;     /* modified UTF-8 */
  const char *name; /* in FIR: a literal of String */
} world_text;

typedef enum {
  GLOBAL_FIELD,    /* holder -> value */
  GLOBAL_STATIC,   /* value */
  GLOBAL_ELEMENTS, /* array -> Integer -> value */
  GLOBAL_LENGTH,   /* array -> Integer */
  GLOBAL_SPEC      /* a specification field: holder -> [key ->] value */
} global_kind;

typedef enum { MANY_ONE, MANY_SET, MANY_SEQ, MANY_MAP } multiplicity;

/* A type in a specification: a class, or the integers or truth values. */
typedef struct world_sort {
  ir_class *class; /* NULL: the set below */
  domain_set plain;
} world_sort;

/* Whether a field holds arrays of its own class, or of those below it as well. */
typedef enum { NOT_KNOWN, EXACTLY, BELOW } exactness;

typedef struct world_global {
  global_kind kind;
  const char *name;  /* in FIR */
  const char *shown; /* to people */
  ir_class *holder;  /* class or array; of STATIC: where it is declared */
  const ir_field *field;
  const struct spec_field *spec; /* SPEC */
  const char *descriptor;        /* of the value; SPEC: NULL */
  multiplicity many;             /* SPEC */
  world_sort key, value;         /* SPEC */
  domain_set stored;             /* others: what some code puts there */
  exactness exactness;           /* of arrays in fields, once it was asked for */
} world_global;

/* What calls give to a method and what it gives back, as far as code has been seen. */
typedef struct world_flow {
  const ir_method *method;
  domain_set *given; /* by parameter, the receiver first */
  domain_set result;
} world_flow;

typedef struct world {
  arena store;
  java_program *program;
  vector(world_domain) domains;
  vector(world_global *) globals;
  vector(world_flow *) flows;
  vector(world_text) texts;
  vector(ir_class *) user_classes; /* those that may have objects without being made */
  domain_set objects; /* that variables of type Object can hold as well, from the start */
  bool asks_arrays;   /* whether an array is of some class */
  bool grown;         /* something was added since it was last false */
  bool is_full;       /* more than DOMAINS_MOST classes */
} world;

void world_init(world *, java_program *);
void world_release(world *);

/* The domain of the objects of exactly that class. */
uint32_t world_domain_of(world *, ir_class *);
const char *world_class_name(world *, ir_class *); /* the name of that domain */
/* All objects that a variable of the type can hold, without null. */
domain_set world_type(world *, ir_class *);
/* Those that one can hold before anything has run: of Object, plain objects and those of
 * the classes that world_expect was told of. */
domain_set world_initial_type(world *, ir_class *);
/* Code or a specification asks whether objects are of this class, or says that they are.
 */
void world_expect(world *, ir_class *);
/* Of a field descriptor, with null. */
domain_set world_descriptor(world *, const char *descriptor);
domain_set world_initial_descriptor(world *, const char *descriptor);
/* Of a parameter of the method that is verified: of Object, every class of the user. */
domain_set world_parameter_descriptor(world *, const char *descriptor);
/* The objects on which the method runs: not those whose class has another one in its
 * place, unless code of the user calls it for them by `super`. */
domain_set world_receivers(world *, ir_method *);
/* The descriptor's class; NULL: primitive. */
ir_class *world_descriptor_class(world *, const char *descriptor);
domain_set world_sort_set(world *, const world_sort *);

world_global *world_field(world *, const ir_field *); /* static or not */
world_global *world_elements(world *, ir_class *array);
world_global *world_length(world *, ir_class *array);
world_global *world_spec_field(world *, ir_class *holder, const struct spec_field *,
                               const char *name);

/* The objects that have it: of arrays, those of exactly that class. */
domain_set world_holders(world *, const world_global *);
/* What it can hold before anything has run; not of a specification field. */
domain_set world_initial_value(world *, const world_global *);
/* Columns of the global's relation, from 0. */
uint32_t world_arity(const world_global *);
domain_set world_column(world *, const world_global *, uint32_t column);

/* Values of these domains are stored into arrays of that class, by code that has to do with
 * class `near`: brings in narrower arrays, which throw. */
void world_narrow(world *, const ir_class *array, const ir_class *near,
                  domain_set values);
ir_class *world_element_class(world *, const ir_class *array); /* NULL: primitive */
/* Object.clone, Arrays.copyOf: what it gives is of the class of its first argument. */
bool world_copies_array(const ir_method *);

/* All domains of arrays. */
domain_set world_arrays(const world *);

/* A value of these domains is put there, given to the parameter, given back. */
void world_store(world *, world_global *, domain_set);
void world_give(world *, world_flow *, uint32_t parameter, domain_set);
void world_give_back(world *, world_flow *, domain_set);
world_flow *world_flow_of(world *, const ir_method *);

/* A + B as FIR writes it, in parentheses; `none` for the empty set. */
const char *world_set_text(world *, domain_set);
/* A name like `wanted` that FIR can read and nothing else has. */
const char *world_fresh_name(world *, const char *wanted);

/* The next parameter's descriptor in a method descriptor, from behind its '('; moves *at
 * behind it. NULL: there is none left. */
const char *world_next_parameter(arena *, const char **at);

/* Texts are values: one object stands for all that have the same characters. */
const char *world_text_of(world *, name content); /* its name in FIR */
bool world_is_text(const ir_class *);
domain_set world_texts(const world *); /* the domain of them, if there is one */

enum { BOXED_BITS = 8 }; /* numbers of so many bits have one box each */
/* The field of a box that has the number. */
const ir_field *world_box_value(const ir_class *);
bool world_is_throwable(const ir_class *);
bool world_is_of_user(const world *, const ir_class *);
/* Entry of java/util/Map$Entry, Object_array of an array. */
const char *world_simple_name(arena *, const ir_class *);

#endif
