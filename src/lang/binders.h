/* Binders of an alternative, and how it associates. */
#ifndef LANG_BINDERS_H
#define LANG_BINDERS_H

#include "lang/ast.h"

/* The annotations from `at` on of a production whose items have been read. */
bool lang_annotations_read(language *, lang_production *, uint32_t at, uint32_t last,
                           diag_sink *);

#endif
