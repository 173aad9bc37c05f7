/* The flag is the one thing that a signal handler can reach. */
#include "cli/interrupt.h"

#include <signal.h>

static _Atomic bool interrupted;

static void interrupt(int signal_) {
  (void)signal_;
  interrupted = true;
}

const _Atomic bool *interrupt_catch(void) {
  struct sigaction action = {.sa_handler = interrupt,
                             .sa_flags = (int)SA_RESETHAND | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  return &interrupted;
}
