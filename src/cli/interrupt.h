/* Ctrl-C ends the search, not the report.
 *
 *     check_limits l = {.interrupted = interrupt_catch(), ...};
 *
 * The first SIGINT or SIGTERM sets the flag. Work that does not look at it in time is
 * ended by limits.h, with what is known so far; the second signal ends the process at
 * once.
 */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

const _Atomic bool *interrupt_catch(void);

#endif
