/* Inside of the relational logic: shapes of terms that the makers have in common. */
#ifndef RELATION_MAKERS_H
#define RELATION_MAKERS_H

#include "relation/terms.h"

const term *term_mk_children(relation_problem *, term_kind, uint32_t arity, int64_t value,
                             const term *const *children, uint32_t count);
const term *term_mk_binder(relation_problem *, term_kind, uint32_t arity,
                           const relation_decl *, uint32_t count, const term *body);

#endif
