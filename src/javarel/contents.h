/* What objects of generic classes hold before the method runs, by their signatures. */
#ifndef JAVAREL_CONTENTS_H
#define JAVAREL_CONTENTS_H

#include "javarel/translation.h"

/* Of the objects of `objects`, an expression of FIR whose type has the signature. */
void contents_say(translation *, const char *objects, const char *signature, state_line *,
                  void *context);
/* Of those that fields lead to. */
void contents_of_fields(translation *, state_line *, void *context);

#endif
