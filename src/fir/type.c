/* What types have beyond other sets of rows. */
#include "fir/type.h"

const fir_type *fir_type_of_domain(arena *a, uint32_t domain) {
  return fir_rows_single(a, &domain, 1);
}

const fir_type *fir_type_identity(arena *a, const fir_type *t) {
  const fir_type *all = fir_rows_empty(a, 2);
  for (uint32_t i = 0; i < t->count * t->arity; i++) {
    uint32_t pair[] = {t->cells[i], t->cells[i]};
    all = fir_rows_union(a, all, fir_rows_single(a, pair, 2));
  }
  return all;
}

bool fir_type_is(const fir_type *t, uint32_t domain) {
  return !t->arity ||
         (t->arity == 1 && (!t->count || (t->count == 1 && t->cells[0] == domain)));
}
