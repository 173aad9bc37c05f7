/* The flag and the semaphore are all that a signal handler can reach. */
#include "cli/interrupt.h"

#include "cli/background.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>

static _Atomic bool interrupted, late;
static sem_t arrived;
static void (*leave)(void);

static void interrupt(int signal_) {
  (void)signal_;
  interrupted = true;
  sem_post(&arrived);
}

static void *wait_for_signal(void *none) {
  (void)none;
  while (sem_wait(&arrived) && errno == EINTR)
    continue;
  leave();
  return NULL;
}

/* Without the thread, work that never looks at the flag goes on until the second signal.
 */
static void start_waiting(void) {
  static bool started;
  if (started || !leave || sem_init(&arrived, 0, 0))
    return;
  started = true;
  background_start(wait_for_signal, NULL);
}

void interrupt_ends_by(void (*leave_)(void)) {
  leave = leave_;
}

const _Atomic bool *interrupt_note(void) {
  struct sigaction action = {.sa_handler = interrupt,
                             .sa_flags = (int)SA_RESETHAND | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  struct sigaction before;
  if (!sigaction(SIGHUP, NULL, &before) && before.sa_handler != SIG_IGN) /* nohup */
    sigaction(SIGHUP, &action, NULL);
  return &interrupted;
}

const _Atomic bool *interrupt_catch(void) {
  start_waiting();
  return interrupt_note();
}

const _Atomic bool *interrupt_flag(void) {
  return &interrupted;
}

void interrupt_for_time(void) {
  late = true;
  interrupted = true;
}

const _Atomic bool *interrupt_is_late(void) {
  return &late;
}
