/* Methods that make texts, and fail on some: s.substring(7), "x".concat(null), or "" + o, which
 * runs the code of o.
 *
 *     text_failures_check(b, i);     before the result: throws, or is not supported
 */
#ifndef JAVAREL_TEXT_FAILURES_H
#define JAVAREL_TEXT_FAILURES_H

#include "javarel/body.h"

/* The instruction calls a method of String or of a builder that gives a text or a builder, or
 * nothing. */
void text_failures_check(body *, const ir_instr *);

#endif
