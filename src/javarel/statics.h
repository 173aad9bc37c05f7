/* Final static fields have the values that their initialisers give: the machine runs
 * these, and what it finds is required of the state before.
 */
#ifndef JAVAREL_STATICS_H
#define JAVAREL_STATICS_H

#include "javarel/translation.h"

/* Of all final static fields of the world: numbers and truth values are what they are, of
 * references it is known which are null and which are the same. The objects of an enum
 * are its constants. */
void statics_known(translation *, state_line *, void *context);

/* How many constants the enum has; 0: it is none, or not known. */
uint32_t statics_constants(const ir_class *);

#endif
