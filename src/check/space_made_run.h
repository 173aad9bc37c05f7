/* Between the files of library objects: what running constructors and operations left. */
#ifndef CHECK_SPACE_MADE_RUN_H
#define CHECK_SPACE_MADE_RUN_H

#include "check/space_made.h"

/* A slot of a part: bits; another part; an object of the space, 0 for null; or any value
 * of an element type, or of a field of the program's; or what a field of the holder has. */
typedef struct graph_slot {
  enum {
    GRAPH_BITS,
    GRAPH_PART,
    GRAPH_OBJECT,
    GRAPH_ELEMENT,
    GRAPH_OPEN,
    GRAPH_LINK
  } kind;
  int64_t bits;
  uint32_t object; /* part, object, or which element type */
} graph_slot;

typedef struct graph_part {
  ir_class *class;
  uint32_t first_slot, slot_count;
} graph_part;

/* An object and everything that it is made of: the object first, then as met. */
typedef struct made_graph {
  vector(graph_part) parts;
  vector(graph_slot) slots;
} made_graph;

typedef vector(made_graph) graph_vector;

enum {
  MOST_GRAPHS = 300,
  MOST_VALUE_GRAPHS = 8,
  MOST_SEQUENCES = 20000,
  MOST_VALUES = 64,
  MOST_COMPONENTS = 3,               /* of a record that is a key */
  MOST_RECORDS = MOST_COMPONENTS + 2 /* that are keys */
};

/* Runs for one group. */
typedef struct made_run_state {
  space_builder *b;
  machine *m;
  made_group *group;
  graph_vector *out;
  ir_method *constructor, *add, *iterate;
  bool lacks_reals; /* --floats lists more than were tried */
  map known;        /* object of the machine -> KNOWN_ELEMENT and type, or object */
  value markers[MOST_MADE_OPERATIONS][MOST_ELEMENT_TYPES];
  value values[MOST_VALUES]; /* of the first element type: null first */
  uint32_t value_count;
  value seconds[MOST_VALUES]; /* of the second, where a put looks at it */
  uint32_t second_count;
  ir_method *record; /* the constructor of these, where the first type is a record: */
  value records[MOST_RECORDS][MOST_COMPONENTS]; /* values[k + 1] is made of these anew */
  uint32_t record_count;
} made_run_state;

/* False: it threw or stopped, which is forgotten. */
bool made_call(made_run_state *, ir_method *, const value *args, value *result);
/* A new object: as its class makes it, or by the constructor without arguments; 0: none. */
object_id made_construct(made_run_state *);
/* Keeps what is below the object, if nothing like it is known. False: it cannot be. */
bool made_keep(made_run_state *, object_id root, object_id from);
/* space_made_records.c: records of the class as keys, made anew for each collection.
 * False: there are none. */
bool made_records_find(made_run_state *, ir_class *);
object_id made_record_new(made_run_state *, uint32_t number);
/* Two values of the type; false: it has others than numbers, texts and constants. */
bool made_find_two(made_run_state *, ir_class *type, value *out);
/* space_made_keys.c: objects of a class of the program's as keys, appended. False: there
 * are none. */
bool made_keys_find(made_run_state *, ir_class *, bool hashed, value *out,
                    uint32_t *count);
/* space_made_others.c: classes that are neither collections nor maps. */
void made_others_run(made_run_state *);

/* All graphs of the group that differ, at most some hundred; none where its objects
 * cannot be made. False after an error in the sink. */
bool made_run(space_builder *, made_group *, graph_vector *);
void made_run_release(graph_vector *);

/* space_made_graph.c: the graph below the object, which a run that began with object
 * `from` has made. False: something in it belongs to others. */
bool made_graph_take(made_run_state *, object_id root, object_id from, made_graph *);
/* Whether nothing changes objects of the class, and one is as good as an equal one. */
bool made_is_value(const ir_class *);
bool made_graph_same(const made_graph *, const made_graph *);
void made_graph_release(made_graph *);

/* In `known`: an element of some type, whatever it is; what a slot of the holder has; else
 * an object of the space. */
enum { KNOWN_ELEMENT = 1 << 30, KNOWN_LINK = 1 << 29 };

#endif
