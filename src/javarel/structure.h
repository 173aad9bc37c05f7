/* The blocks of a method as a tree that FIR's if and while can follow.
 *
 *     structure *s = structure_new(&store, code, program);
 *     if (s->is_irreducible) ...
 *
 * A block stands in the tree below its nearest dominator, but never inside of a loop that
 * it does not belong to. A block to which several ways lead is *labelled*: it is written
 * once, behind everything that leads there, and where something else could come out of
 * that, a flag tells whether it is its turn.
 */
#ifndef JAVAREL_STRUCTURE_H
#define JAVAREL_STRUCTURE_H

#include "ir/ir.h"

#define NO_BLOCK UINT32_MAX

typedef struct structure_block {
  bool is_reached;
  uint32_t order;     /* reverse post-order, from 0 */
  uint32_t dominator; /* nearest; NO_BLOCK: the first block */
  uint32_t parent;    /* in the tree; NO_BLOCK: the first block */
  uint32_t loop;      /* header of the innermost loop around it, itself if it is one */
  uint32_t outer;     /* of a header: that of the loop around its loop; or NO_BLOCK */
  bool is_header;
  bool is_labelled;
  u32_vector successors, predecessors; /* handlers of its exceptions are successors */
  u32_vector children;                 /* in the tree, by order */
} structure_block;

typedef struct structure {
  const ir_code *code;
  structure_block *blocks;
  u32_vector sequence; /* blocks that are reached, by order */
  bool is_irreducible; /* a loop with two entries; javac makes none */
} structure;

structure *structure_new(arena *, const ir_code *);
void structure_release(structure *);

/* Whether the block belongs to the loop with that header. */
bool structure_in_loop(const structure *, uint32_t block, uint32_t header);
bool structure_dominates(const structure *, uint32_t a, uint32_t b);
/* Whether the block is `root` or below it in the tree. */
bool structure_is_below(const structure *, uint32_t block, uint32_t root);

#endif
