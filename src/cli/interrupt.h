/* Ctrl-C ends the search, not the report.
 *
 *     check_limits l = {.stop = interrupt_catch(), ...};
 *
 * The first SIGINT, SIGTERM or SIGHUP sets the flag. Work that does not look at it in
 * time is ended, with what is known so far (interrupt_ends_by); the second signal ends the
 * process at once.
 */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

/* Who ends the process when the flag was not looked at; before anything is caught. */
void interrupt_ends_by(void (*leave)(void));
const _Atomic bool *interrupt_catch(void);
/* The same, and nobody ends the process: its work is others', and it ends them itself. */
const _Atomic bool *interrupt_note(void);
const _Atomic bool *interrupt_flag(void); /* the same, catching nothing */

/* The time limit sets the same flag, and before it another one that says so. */
void interrupt_for_time(void);
const _Atomic bool *interrupt_is_late(void);

#endif
