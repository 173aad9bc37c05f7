/* The state of cutting one block out of its method (cut.c, cut_copy.c). */
#ifndef JAVA_CUT_INTERNAL_H
#define JAVA_CUT_INTERNAL_H

#include "java/cut.h"
#include "java/internal.h"

#define NOWHERE UINT32_MAX

typedef struct cutting {
  const java_cut *cut;
  diag_sink *sink;
  arena scratch;
  const ir_code *from;
  ir_code *to;
  uint32_t entry;   /* in `from` */
  uint32_t shift;   /* of registers: the number of parameters */
  uint32_t *new_at; /* per instruction of `from`: its index in `to`, or NOWHERE */
  uint32_t leave;   /* in `to`: the return for branches that lead out */
  u32_vector open;  /* registers alive at the entry */
  bool has_entry, has_several;
} cutting;

static inline bool cut_is_inside(const cutting *c, uint32_t i) {
  return i < c->from->count && c->from->lines[i] >= c->cut->first &&
         c->from->lines[i] <= c->cut->last;
}

/* False, with the reason in the sink. */
bool cut_refuse(const cutting *, const char *why);

/* The code as a whole, behind `start` instructions that bring the parameters where they
 * belong; false: it cannot be, with an error. */
bool cut_make_code(cutting *, uint32_t start);
void cut_put(const cutting *, uint32_t at, ir_instr, uint32_t line);

#endif
