/* The glass box search with the analysis by fields (001 §3.3.2): the class of an
 * execution as a formula. */
#ifndef PATH_BY_FIELDS_H
#define PATH_BY_FIELDS_H

#include "fields/fields.h"
#include "path/path.h"

/* Removes the class of the last fields_run of the candidate from what is unchecked, but
 * for states with `unless`, and the classes that are the same but for names. False: what
 * was removed ends badly, and the search. */
bool by_fields_prune(search *, fields *, const candidate *, literal unless);

#endif
