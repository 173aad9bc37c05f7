#include "cli/background.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

typedef struct {
  void *(*work)(void *);
  void *context;
  sem_t runs;
} beginning;

static void *begin(void *context) {
  beginning *b = context;
  void *(*work)(void *) = b->work;
  void *its_context = b->context;
  sem_post(&b->runs);
  return work(its_context);
}

bool background_start(void *(*work)(void *), void *context) {
  beginning b = {.work = work, .context = context};
  pthread_t thread;
  if (sem_init(&b.runs, 0, 0))
    return false;
  bool started = !pthread_create(&thread, NULL, begin, &b);
  if (started) {
    while (sem_wait(&b.runs) && errno == EINTR)
      ;
    pthread_detach(thread);
  }
  sem_destroy(&b.runs);
  return started;
}
