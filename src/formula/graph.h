/* The graph's inside, shared by the files of this folder only.
 *
 * Nodes live in chunks of 65,536 that never move. The directory of chunks is
 * part of the formula and never moves either: a reader that learned of a node
 * (from formula_node_count, or by any hand-over that synchronises) also sees the
 * chunk it lies in, because the count is published after the node.
 */
#ifndef FORMULA_GRAPH_H
#define FORMULA_GRAPH_H

#include "formula/formula.h"

#include <assert.h>
#include <stdatomic.h>

#define CHUNK_BITS  16
#define CHUNK_NODES (1u << CHUNK_BITS)
#define CHUNK_MAX   (1u << (31 - CHUNK_BITS)) /* a literal has 31 bits for the node */

#define NO_LITERAL UINT32_MAX

typedef struct node {
  literal left;  /* AND: left < right; variable and constant: NO_LITERAL */
  literal right; /* AND: a literal; variable: its number */
} node;

/* Structural hashing: open addressing over node indices. A slot is 0 (empty) or
 * the index of an AND in its low `id_bits`, with bits of the hash above them. */
typedef struct gate_table {
  void *block;         /* what was allocated for the slots */
  size_t bytes;        /* of the block */
  uint32_t *slots;     /* in groups of one cache line each */
  uint32_t size;       /* gates in the table */
  unsigned group_bits; /* there are 1 << group_bits groups */
  unsigned id_bits;    /* all node indices are below 1 << id_bits */
} gate_table;

struct formula {
  _Atomic uint32_t node_count, variable_count; /* written by one thread only */
  gate_table gates;
  literal_vector scratch;  /* of the n-ary makers */
  uint32_t *variables[32]; /* block k: nodes of the variables 2^k-1 .. 2^(k+1)-2 */
  node *chunks[CHUNK_MAX];
};

static inline node node_at(const formula *f, uint32_t index) {
  return f->chunks[index >> CHUNK_BITS][index & (CHUNK_NODES - 1)];
}

static inline bool node_is_gate(node n) {
  return n.left != NO_LITERAL;
}

/* Whether two literals belong to the same node: 0 or 1, to be combined bit by bit. */
static inline unsigned literals_touch(literal a, literal b) {
  return (a ^ b) <= 1;
}

/* gates.c: the AND of a < b if it exists, otherwise a new node. */
literal gate_mk(formula *, literal a, literal b);
void gate_prefetch(const formula *, literal a, literal b);
/* formula.c: appends a node and publishes it. */
uint32_t node_add(formula *, node);

#endif
