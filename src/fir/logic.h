/* The relational problem of an analysis, and FIR expressions in it (003 Figure 3-2).
 *
 *     fir_logic *l = fir_logic_new(&store, universe);
 *     fir_scope scope = {.slots = slots, .activation = root};
 *     relation_formula f = fir_translate_formula(l, &scope, e);
 *     fir_logic_delete(l);
 *
 * Atoms have the numbers of the universe.
 */
#ifndef FIR_LOGIC_H
#define FIR_LOGIC_H

#include "base/map.h"
#include "fir/universe.h"
#include "fir/unroll.h"
#include "relation/relation.h"

typedef struct fir_logic {
  arena *store;
  const fir_universe *universe;
  relation_problem *problem;
  relation_expr truth, falsity; /* singletons */
  map ints;                     /* expression -> the integer whose singleton it is */
  map formulas;                 /* expression -> the formula whose truth value it is */
  map bound;                    /* bound name -> its variable */
} fir_logic;

fir_logic *fir_logic_new(arena *, const fir_universe *);
void fir_logic_delete(fir_logic *); /* with its problem */

/* ---- Where names have their values ---- */

/* One slot for each global, then each domain, then each local of each activation. */
uint32_t fir_slot_count(const fir_program *, uint32_t activation_count);
uint32_t fir_slot(const fir_program *, const fir_symbol *, const fir_activation *);

typedef struct fir_scope {
  const relation_expr *slots;
  const fir_activation *activation;
  const fir_stmt *frame;     /* old(x) is of its targets; NULL: no old(x) */
  const relation_expr *olds; /* one for each target */
} fir_scope;

relation_expr fir_translate(fir_logic *, const fir_scope *, const fir_expr *,
                            uint32_t arity); /* used where the type leaves it open */
relation_formula fir_translate_formula(fir_logic *, const fir_scope *, const fir_expr *);

/* All values that the type allows, by the extents in the slots. */
relation_expr fir_translate_type(fir_logic *, const relation_expr *slots,
                                 const fir_type *);

/* `cond` chooses; keeps what is known about integers and truth values. */
relation_expr fir_logic_choose(fir_logic *, relation_formula cond, relation_expr then,
                               relation_expr otherwise);

/* ---- Bounds ---- */

relation_tuples fir_logic_domain(fir_logic *, uint32_t domain);
relation_tuples fir_logic_literals(fir_logic *, uint32_t domain);
relation_tuples fir_logic_type(fir_logic *, const fir_type *); /* every atom allocated */
uint32_t fir_symbol_arity(const fir_symbol *);
/* A fresh relation that can hold the values of the variable or domain. */
relation_expr fir_logic_fresh(fir_logic *, const fir_symbol *);
/* A formula that can be true or false, whatever else is. */
relation_formula fir_logic_switch(fir_logic *);

/* From the problem's tuples to rows. */
const fir_rows *fir_logic_rows(arena *, const fir_logic *, relation_tuples);

#endif
