/* Types: unions of products of domains (003 §2.1), as rows of domain numbers.
 *
 *     (A + B) -> C     is the set {A -> C, B -> C}
 *
 * The type of `none` has arity 0 and goes with every other type.
 */
#ifndef FIR_TYPE_H
#define FIR_TYPE_H

#include "fir/rows.h"

enum { FIR_BOOLEAN_DOMAIN = 0, FIR_INTEGER_DOMAIN = 1, FIR_USER_DOMAINS = 2 };
enum { FIR_WIDEST = 8 }; /* columns of a relation */

typedef fir_rows fir_type;

const fir_type *fir_type_of_domain(arena *, uint32_t domain);
const fir_type *fir_type_identity(arena *, const fir_type *); /* D -> D for all D in it */
bool fir_type_is(const fir_type *, uint32_t domain); /* a set of that domain, or empty */

#endif
