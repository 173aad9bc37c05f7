/* Colour and lines for a terminal: results are printed as plain text, and painted on
 * their way to standard output.
 *
 *     if (!paint_start(options->color, sink)) return EXIT_USAGE;
 *     ... printf ...
 *     paint_stop();
 *
 * Verdicts get their colours, headings stand out, trees are drawn with lines where the
 * terminal knows them. Text that goes anywhere else stays as it is.
 */
#ifndef CLI_PAINT_H
#define CLI_PAINT_H

#include "base/diag.h"

#include <stdbool.h>

/* `when`: auto (or NULL: colour on a terminal, unless NO_COLOR is set), always, never.
 * False, with an error, for anything else. */
bool paint_start(const char *when, diag_sink *);
void paint_stop(void); /* everything is written */

#endif
