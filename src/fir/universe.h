/* The atoms within a bound: two Booleans, all integers of the bitwidth, and for every
 * declared domain its literals and as many atoms as its scope says.
 *
 * Literals always exist; of the other atoms a state has those that were allocated, its
 * extent. The numbers of atoms are those of the relational problem.
 */
#ifndef FIR_UNIVERSE_H
#define FIR_UNIVERSE_H

#include "fir/ast.h"

typedef struct fir_bounds {
  uint32_t bitwidth;      /* 1 .. FIR_BITWIDTH_MOST */
  uint32_t unroll;        /* of loops and of recursion; at least 1 */
  const uint32_t *scopes; /* of each domain, by its number */
  const bool *exact;      /* whether all these atoms exist at the beginning; NULL: no */
} fir_bounds;

enum { FIR_BITWIDTH_MOST = 12, FIR_SCOPE_MOST = 100, FIR_UNROLL_MOST = 100 };

typedef struct fir_universe {
  const fir_program *program;
  fir_bounds bounds;
  uint32_t *first;    /* atom of each domain */
  uint32_t *literals; /* how many each domain has; they come first */
  uint32_t *size;     /* atoms of each domain, with literals */
  uint32_t atom_count;
} fir_universe;

enum { FIR_ATOM_FALSE = 0, FIR_ATOM_TRUE = 1 };

const fir_universe *fir_universe_new(arena *, const fir_program *, fir_bounds);

int64_t fir_integer_wrap(const fir_universe *, int64_t);
int64_t fir_integer_least(const fir_universe *);
int64_t fir_integer_most(const fir_universe *);
uint32_t fir_integer_atom(const fir_universe *, int64_t); /* wrapped */
int64_t fir_atom_integer(const fir_universe *, uint32_t atom);
uint32_t fir_literal_atom(const fir_universe *, const fir_symbol *);

const fir_rows *fir_domain_atoms(arena *, const fir_universe *, uint32_t domain);
const fir_rows *fir_domain_literals(arena *, const fir_universe *, uint32_t domain);
const char *fir_atom_text(arena *, const fir_universe *, uint32_t atom);
/* {<User1, 3>, <User2, -4>}, {User1}, {} */
const char *fir_rows_text(arena *, const fir_universe *, const fir_rows *);

#endif
