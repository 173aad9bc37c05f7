/* What an environment consists of, and Java text for its parts.
 *
 *     env_model m;
 *     env_model_init(&m, unit, file, low, high, sink);     file NULL: nothing is assumed
 *     if (env_model_instances(&m)) ... env_drivers_write(&m, sources) ...
 *     env_model_release(&m);
 *
 * Instances are static fields of the driver. TOP of a class is a choice among those
 * that fit; where the unit makes objects of such a class itself, among all of them.
 */
#ifndef ENV_MODEL_H
#define ENV_MODEL_H

#include "env/ast.h"
#include "env/unit.h"

/* Something that has a name: an instance of the driver, or a scope's. */
typedef struct env_named {
  const char *name; /* in assumptions */
  const char *java; /* in the driver's code */
  ir_class *class;
} env_named;

/* What an action may be: a method or a field of a class; a list. */
typedef struct env_target {
  ir_class *class;
  ir_method *method; /* NULL: the field */
  ir_field *field;
  struct env_target *next;
} env_target;

/* An action at its place in the assumptions: whether it ever happens is of interest. */
typedef struct env_event {
  place at;
  const char *label;
} env_event;

/* A method of the driver that chooses: Watcher anyWatcher(). */
typedef struct env_helper {
  ir_class *class; /* NULL: of the primitive or String type `descriptor` */
  const char *descriptor, *name;
} env_helper;

typedef struct env_model {
  env_unit *unit;
  env_file *file;
  int64_t low, high; /* of integers */
  diag_sink *sink;
  const char *package; /* of the generated classes, "" or "a.b" */
  const char *driver;  /* its class */
  vector(env_named) instances;
  vector(env_named) scopes; /* those around, innermost last */
  vector(env_event) events;
  vector(env_helper) helpers;
  vector(const char *) gaps;   /* reasons why something cannot happen */
  env_class_vector interfaces; /* of which any implementation is wanted (any.h) */
  bool nonnull;                /* these never give null */
} env_model;

void env_model_init(env_model *, env_unit *, env_file *, int64_t low, int64_t high,
                    diag_sink *);
void env_model_release(env_model *);
/* Names the instances; false after an error. */
bool env_model_instances(env_model *);
/* More instances without a file: count of the class. */
void env_model_add_instances(env_model *, ir_class *, uint32_t count);
ir_class *env_model_class(env_model *, const char *written, place); /* NULL: error */
const env_named *env_model_named(const env_model *, const char *name);

/* Java text, in the unit's arena. */
const char *env_java_class(env_model *, const ir_class *);
const char *env_java_type(env_model *, const char *descriptor);
const char *env_java_instance(env_model *, const char *field); /* Driver.field */

/* A value for a place of that type. *is_choice: made at random; otherwise the text stands
 * for one value. NULL: there is none. */
const char *env_java_top(env_model *, const char *descriptor, bool *is_choice);
/* The written argument as a value of that type; NULL after an error. `owner` is the
 * class whose constants need no class name. */
const char *env_java_argument(env_model *, const env_argument *, const char *descriptor,
                              ir_class *owner, bool *is_choice);
/* Whether Java would take the argument there, as far as its kind tells. */
bool env_argument_fits(env_model *, const env_argument *, const char *descriptor,
                       ir_class *owner);
/* new C(...), the arguments completed by TOP when none is given; NULL after an error. */
const char *env_java_new(env_model *, ir_class *, const env_argument_vector *, place);

/* What the action may be; sets action->targets. False after an error. */
bool env_bind(env_model *, env_action *);
/* The method's parameters, one descriptor each; the count. */
enum { MOST_PARAMETERS = 32 };
uint32_t env_parameters(env_model *, const char *descriptor,
                        const char *out[MOST_PARAMETERS]);

#endif
