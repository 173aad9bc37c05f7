/* Final static fields have the values that their initialisers give: the machine runs
 * these, and what it finds is required of the state before.
 */
#ifndef JAVAREL_STATICS_H
#define JAVAREL_STATICS_H

#include "javarel/translation.h"

/* Of all final static fields of the world: numbers and truth values are what they are, of
 * references it is known which are null and which are the same, and what is final in their
 * objects. The objects of an enum are its constants. */
void statics_known(translation *, state_line *, void *context);

/* How many constants the enum has that objects of the class are constants of; 0: there is none. */
uint32_t statics_constants(ir_class *);

#endif
