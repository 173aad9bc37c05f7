/* Premises about what an environment binds, as papers write them:
 *
 *     x:T in G        G(x) = T, with the signs that G has between x and T
 *     x in dom(G)     G binds x; also x notin dom(G)
 */
#ifndef LANG_ENVIRONMENTS_H
#define LANG_ENVIRONMENTS_H

#include "lang/terms.h"

/* Whether the tokens are such a premise; *out is it then. */
bool lang_bound_read(lang_parser *, uint32_t first, uint32_t last, lang_premise *out);
bool lang_domain_read(lang_parser *, uint32_t first, uint32_t last, lang_premise *out);

#endif
