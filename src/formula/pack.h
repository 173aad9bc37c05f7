/* Formulas on their way to another process whose graph has the same variables.
 *
 *     formula_pack(f, literals, count, &text);
 *     message_reader in = message_read(&text);
 *     formula_unpack(g, &in, &literals);             as many, in the same order
 *
 * Variables are named by their number; what is unpacked is built anew.
 */
#ifndef FORMULA_PACK_H
#define FORMULA_PACK_H

#include "base/message.h"
#include "formula/formula.h"

void formula_pack(const formula *, const literal *, uint32_t count, char_vector *out);
/* Appends. Sets `failed` of the reader where these are no formulas, or have a variable
 * that is not there; the literals are of no use, then. */
void formula_unpack(formula *, message_reader *, literal_vector *out);

#endif
