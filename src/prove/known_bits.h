/* Bits that a path decides together with what is valid, while it is being followed:
 *
 *     known_bits_begin(c);           the invariant has been learnt: the evaluator asks
 *     known_bits_end(c);
 */
#ifndef PROVE_KNOWN_BITS_H
#define PROVE_KNOWN_BITS_H

#include "world/world.h"

void known_bits_begin(world *);
void known_bits_end(world *); /* begun or not */

#endif
