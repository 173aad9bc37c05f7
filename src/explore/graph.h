/* Behaviour at an interface: what passes between a unit and its environment, as a graph.
 *
 *     explore_interface i = {...};                 what is outside, what is looked at
 *     options.interface = &i;
 *     explore_run(&options, &result);              all states; i.graph is made anew
 *     graph_lacks(&real.graph, &made.graph, &schedule, &label)
 *
 * An edge is a step of the program. It has a label when it is a call from the one side to
 * the other, or a return: who, what, with which values, and all that the unit has in its
 * variables at that moment. Other steps are silent. Labels are numbers of texts in one
 * table, so that graphs of different programs can be compared.
 */
#ifndef EXPLORE_GRAPH_H
#define EXPLORE_GRAPH_H

#include "base/name.h"
#include "explore/explore.h"

enum { GRAPH_SILENT = 0 };

typedef struct graph_edge {
  uint32_t from, to, label;
  explore_step step;
} graph_edge;

typedef struct explore_graph {
  vector(graph_edge) edges;
  uint32_t nodes; /* 0: the beginning */
} explore_graph;

/* Numbers of texts, from 1 on. */
typedef struct graph_labels {
  name_table names;
  map numbers; /* name -> number */
  vector(name) texts;
} graph_labels;

typedef struct interface_method {
  const char *class, *method, *descriptor;
} interface_method;

typedef struct explore_interface {
  vector(const char *) outside; /* classes of the environment, by internal name: nobody
                                   looks into their objects */
  vector(const char *) inside;  /* classes whose static fields are looked at */
  vector(interface_method) methods; /* that are called across */
  graph_labels *labels;
  java_program *program; /* that the graph is of */
  explore_graph graph;
} explore_interface;

void graph_labels_release(graph_labels *);
/* The text, without what the unit has in its variables. */
const char *graph_label_text(const graph_labels *, uint32_t label, uint32_t *length);
uint32_t graph_label_of(graph_labels *, const char *text);

/* interface.c: makes the calls points, in a machine whose program is about to begin. */
void interface_begin(const explore_interface *, machine *);
/* The label of the step that the thread is about to take. */
uint32_t interface_label(const explore_interface *, machine *, uint32_t thread);

/* simulate.c: whether the first has a sequence of labels that the second has not: a
 * shortest one, and its last label. *is_over: `most` comparisons were not enough. */
bool graph_lacks(const explore_graph *real, const explore_graph *made, uint64_t most,
                 explore_schedule *, uint32_t *label, bool *is_over);

#endif
