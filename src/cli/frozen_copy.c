/* A fork has one thread only. It may have been made at a bad moment of another one (the
 * work is not asked), so that the words can fail: then there are none from here. */
#include "cli/frozen_copy.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int wait_for(pid_t child, int seconds) {
  const struct timespec pause = {.tv_nsec = 5 * 1000 * 1000};
  int status = 0;
  for (int tries = 0; tries < seconds * 200; tries++) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended)
      return ended == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    nanosleep(&pause, NULL);
  }
  kill(child, SIGKILL);
  waitpid(child, &status, 0);
  return -1;
}

int frozen_copy_run(int (*say)(void *context), void *context, int seconds) {
  pid_t child = fork();
  if (child < 0)
    return -1;
  if (child)
    return wait_for(child, seconds);
  int status = say(context);
  fflush(stdout);
  _exit(status);
}
