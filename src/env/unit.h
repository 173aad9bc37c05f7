/* The unit under analysis and what it has to do with the rest: interface discovery
 * (004 §2.1, §3.2).
 *
 *     env_unit u;
 *     env_unit_init(&u, program, known_classes);
 *     if (env_unit_add(&u, "observer.*", sink)) ...
 *     env_unit_discover(&u);
 *     vec_each (env_neighbour, n, &u.neighbours) ...
 *     env_unit_release(&u);
 *
 * What a class uses is read from the constant pool of its file. The alphabet of program
 * actions are the public methods that the unit's classes declare, without `main`.
 */
#ifndef ENV_UNIT_H
#define ENV_UNIT_H

#include "java/java.h"

#include <jansson.h>

/* A method or field of an environment class that the unit uses. */
typedef struct env_member {
  name name, descriptor;
  bool is_method;
} env_member;

typedef enum {
  PART_SUPER = 1,    /* a unit class extends or implements it */
  PART_MEMBERS = 2,  /* methods or fields of it are used */
  PART_MENTIONED = 4 /* created, tested, a type of a member */
} env_part;

/* A class outside the unit that it refers to. */
typedef struct env_neighbour {
  name name;
  ir_class *class; /* NULL: it is not on the class path */
  unsigned parts;  /* set of PART_... */
  vector(env_member) members;
} env_neighbour;

typedef vector(ir_class *) env_class_vector;

typedef struct env_unit {
  java_program *program;
  const name_vector *known; /* classes of the command line and class path */
  arena arena;
  env_class_vector classes;
  vector(env_neighbour) neighbours;
  env_class_vector made; /* classes that the unit itself makes objects of */
} env_unit;

void env_unit_init(env_unit *, java_program *, const name_vector *known);
void env_unit_release(env_unit *);

/* A class, with its nested classes, or all of a package: "a.b.*". False, with an error
 * that names the nearest, when there is none. */
bool env_unit_add(env_unit *, const char *pattern, diag_sink *);
void env_unit_discover(env_unit *);
void env_unit_discover_class(env_unit *, ir_class *); /* one that stays beside it */
bool env_unit_holds(const env_unit *, const ir_class *);

/* Runs threads of its own: has a main, extends Thread or implements Runnable. */
bool env_class_is_active(const ir_class *);
/* A public method of the class that assumptions may name; not main, not synthetic. */
bool env_is_action(const ir_method *);
/* An outsider can make objects of it. */
bool env_can_be_made(const ir_class *);
/* The unit makes objects of one of its own classes that is the class or below it. */
bool env_unit_makes(const env_unit *, const ir_class *);

/* The class that is meant by the name in an assumption; NULL: none, without a message.
 * `imports` may be NULL. */
ir_class *env_class_find(env_unit *, const char *written, const char *const *imports,
                         uint32_t import_count);
void env_class_unknown(env_unit *, place, const char *written, diag_sink *);

/* "java.util.Map.Entry" as Java writes it, in the arena; "Entry". */
const char *env_class_text(env_unit *, const ir_class *);
const char *env_simple_name(env_unit *, const ir_class *);
/* Of a descriptor: "int", "java.lang.String[]". */
const char *env_type_text(env_unit *, const char *descriptor);

/* discover.c: what there is, for people and for programs, and a first file of
 * assumptions. */
void env_discover_text(env_unit *, FILE *);
json_t *env_discover_json(env_unit *); /* new */
void env_discover_assumptions(env_unit *, FILE *);

#endif
