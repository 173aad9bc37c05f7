/* Ctrl-C ends the search, not the report.
 *
 *     check_limits l = {.interrupted = interrupt_catch(), ...};
 *
 * The first SIGINT or SIGTERM sets the flag; the second ends the process.
 */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

const _Atomic bool *interrupt_catch(void);

#endif
