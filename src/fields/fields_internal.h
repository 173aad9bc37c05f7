/* Inside the analysis by fields. */
#ifndef FIELDS_FIELDS_INTERNAL_H
#define FIELDS_FIELDS_INTERNAL_H

#include "fields/fields.h"
#include "fields/track.h"
#include "judge/judge_run.h"

/* A tree edge as an execution left it: a slot that it wrote. */
typedef struct tree_edge_written {
  object_id holder, target;
} tree_edge_written;

/* Of which object a local invariant reads a field. */
enum { READ_OF_NODE = 1, READ_OF_CHILD = 2 };

struct fields {
  judge *judge;
  machine *machine;
  const space *space;
  tracker tracker;
  /* by object of the space: slots of tree fields that can lead to it */
  u32_vector *in_slots;
  uint8_t *has_variants;  /* by object: others can stand in its place */
  map tree_arrays;        /* ir_class of own tree arrays: 1 */
  bool locals_are_local;  /* fields_local.c */
  map local_reads;        /* ir_field that a local invariant may read -> of which */
  bool compares_children; /* one may depend on which node a child is */
  bool knows_reads;       /* fields_reads.c */
  map global_reads;       /* ir_field that the invariant may read: 1 */
  /* one execution */
  const candidate *candidate;
  const operation *operation;
  object_id self;
  bool all;                 /* no argument for less was found: everything is relevant */
  uint32_t written;         /* slots by the operation, the first of the tracker's */
  uint8_t *attached_before; /* by object of the space */
  vector(tree_edge_written) edges;
  map explained;       /* object: 1, known to be unattached */
  u32_vector affected; /* nodes whose local invariant is to be evaluated */
  map is_affected;
};

/* The space's object, or 0. */
static inline space_id fields_own(const fields *f, object_id o) {
  const judge *j = f->judge;
  return o >= j->first && o - j->first < j->own_count ? j->space_of[o - j->first]
                                                      : SPACE_NULL;
}
static inline bool fields_attached(const fields *f, object_id o) {
  const judge *j = f->judge;
  return o < j->stamps.size && j->stamps.data[o] == j->walk;
}
/* Evaluates a specification method; its value and way become relevant. False: it is not
 * true, or could not be evaluated. */
bool fields_evaluate(fields *, ir_method *, const value *args, const shadow *);

/* fields_tree.c: before the operation; then what the tree property and the local
 * invariants afterwards depend on. */
void fields_note_tree(fields *);
bool fields_check_tree(fields *);
bool fields_check_locals(fields *);
void fields_prepare_tree(fields *);
void fields_release_tree(fields *);

/* fields_view.c: which of the written slots are as before, in all executions of the
 * class; whether the local invariant of the node must be as true as before. */
void fields_find_changes(fields *);
bool fields_looks_the_same(fields *, object_id node);

/* fields_reads.c: fills global_reads. False: it may read anything. */
bool fields_find_reads(fields *);

/* fields_local.c: whether every local invariant of the space's classes reads nothing but
 * its node and the node's tree children. */
bool fields_locals_are_local(fields *);
/* Of which objects local invariants can see what was written; 0: it is no change. */
uint32_t fields_seen_by(const fields *, const written_slot *);

#endif
