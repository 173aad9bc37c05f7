/* A proposal for a class: marks on its fields, clauses of a first invariant,
 * preconditions. Written into the source, it is a text that compiles.
 *
 *     proposal p;
 *     if (proposal_start(&p, source, "Queue", main_file, node_file)) {
 *       p.invariant = false: every clause is there, repOk says true: to be tried
 *       const char *text = proposal_write(&p);
 *     }
 *     proposal_release(&p);
 */
#ifndef PROPOSE_PROPOSAL_H
#define PROPOSE_PROPOSAL_H

#include "java/outline.h"
#include "propose/clauses.h"

typedef struct precondition {
  const char *operation;  /* add(Object), as @Pre names it */
  const char *method;     /* a name of its own */
  const char *parameters; /* as Java declares them: Object x, int y */
  const char *condition;  /* x != null */
} precondition;

typedef struct proposal {
  arena arena;
  const char *source;
  shape shape;
  outline main, node; /* `node` is empty where there is no other class of nodes */
  clauses clauses;
  bool *kept;     /* by clause */
  bool marks;     /* @Tree is proposed */
  bool invariant; /* repOk is made of the clauses that are kept; else all are there, and
                     it says true */
  vector(precondition) preconditions;
} proposal;

/* The class of nodes may be NULL. False: the source has no such class. */
bool proposal_start(proposal *, const char *source, const char *simple_name,
                    const classfile *main, const classfile *node, const char *node_name);
void proposal_release(proposal *);

/* Without the structure of nodes: what it was taken for is none. */
void proposal_drop_nodes(proposal *);
/* Clauses that others imply. */
void proposal_drop_implied(proposal *);

/* The source with the proposal in it; in the arena. */
const char *proposal_write(proposal *);

#endif
