/* The last thing that is done to a language before it is used. */
#ifndef LANG_PREPARE_H
#define LANG_PREPARE_H

#include "lang/ast.h"

void language_prepare(language *);

#endif
