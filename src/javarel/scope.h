/* --scope for Java: how many objects of each class there may be. */
#ifndef JAVAREL_SCOPE_H
#define JAVAREL_SCOPE_H

#include "fir/fir.h"
#include "javarel/world.h"

/* K, or K,Class=K,Class==K,...; NULL: the default. Sets the scope of each domain of the
 * program, and whether all of it exists at the beginning; false, with an error. */
bool scope_parse(world *, const fir_program *, const char *text, uint32_t *scopes,
                 bool *exact, diag_sink *);

/* The class whose domain it is; NULL: none that users know. */
const world_domain *scope_domain(const world *, const fir_program *, uint32_t domain);

#endif
