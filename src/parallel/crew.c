/* Processes in the shape of a tree, with one counter of those at work that all of them
 * share. A pipe leads from each child to its parent. The children of a process that dies
 * are ended by the kernel. */
#include "parallel/crew.h"

#include "base/memory.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LOOK_MILLISECONDS = 20 }; /* how often we look whether to stop */

typedef struct worker {
  pid_t process;
  int from; /* end of its pipe */
} worker;

struct crew {
  _Atomic int32_t *free; /* shared: how many more may work */
  vector(worker) workers;
  int to; /* the parent; -1: there is none */
  bool rests;
};

crew *crew_new(uint32_t jobs) {
  void *shared = mmap(NULL, sizeof(_Atomic int32_t), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED)
    return NULL;
  crew *c = memory_new(crew);
  *c = (crew){.free = shared, .to = -1};
  *c->free = (int32_t)jobs - 1;
  return c;
}

static void forget_workers(crew *c) {
  vec_each (worker, w, &c->workers)
    close(w->from);
  vec_clear(&c->workers);
}

static void end_workers(crew *c) {
  vec_each (worker, w, &c->workers) {
    kill(w->process, SIGKILL);
    waitpid(w->process, NULL, 0);
  }
  forget_workers(c);
}

void crew_delete(crew *c) {
  if (!c)
    return;
  end_workers(c);
  vec_release(&c->workers);
  munmap((void *)c->free, sizeof *c->free);
  memory_free(c);
}

uint32_t crew_cores(void) {
  cpu_set_t usable;
  int count = sched_getaffinity(0, sizeof usable, &usable) ? 1 : CPU_COUNT(&usable);
  return count > 0 ? (uint32_t)count : 1;
}

bool crew_has_room(const crew *c) {
  return c && *c->free > 0;
}

static bool take_place(crew *c) {
  int32_t left = *c->free;
  while (left > 0)
    if (__atomic_compare_exchange_n((int32_t *)c->free, &left, left - 1, false,
                                    __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
      return true;
  return false;
}

static _Noreturn void end_without_words(void *context, size_t wanted, size_t limit) {
  (void)context, (void)wanted, (void)limit;
  _exit(3);
}

static crew_role become_child(crew *c, pid_t parent, const int ends[2]) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(3);
  memory_set_limit(memory_limit(), end_without_words, NULL);
  close(ends[0]);
  if (c->to >= 0)
    close(c->to);
  forget_workers(c);
  c->to = ends[1];
  return CREW_CHILD;
}

crew_role crew_fork(crew *c) {
  int ends[2];
  pid_t parent = getpid();
  assert(!c->rests && "who rests has nothing to give away");
  if (!take_place(c))
    return CREW_ALONE;
  if (pipe(ends)) {
    ++*c->free;
    return CREW_ALONE;
  }
  pid_t child = fork();
  if (!child)
    return become_child(c, parent, ends);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    ++*c->free;
    return CREW_ALONE;
  }
  vec_push(&c->workers, ((worker){child, ends[0]}));
  return CREW_PARENT;
}

bool crew_is_child(const crew *c) {
  return c && c->to >= 0;
}

void crew_rest(crew *c) {
  if (!c->rests)
    ++*c->free;
  c->rests = true;
}

/* False: we are to stop before it has said everything. */
static bool read_all(int from, const _Atomic bool *stop, char_vector *text) {
  struct pollfd ready = {.fd = from, .events = POLLIN};
  ssize_t got = 1;
  while (got > 0 && !(stop && *stop)) {
    if (poll(&ready, 1, LOOK_MILLISECONDS) <= 0)
      continue;
    vec_reserve(text, text->size + 65536);
    got = read(from, text->data + text->size, 65536);
    text->size += got > 0 ? (uint32_t)got : 0;
    got = got < 0 && errno == EINTR ? 1 : got;
  }
  return got <= 0;
}

bool crew_gather(crew *c, const _Atomic bool *stop, crew_message *out) {
  *out = (crew_message){.signal = -1};
  if (!c->workers.size)
    return false;
  worker w = vec_last(&c->workers)[0];
  if (!read_all(w.from, stop, &out->text)) {
    vec_release(&out->text);
    end_workers(c);
    return false;
  }
  int status = 0;
  while (waitpid(w.process, &status, 0) < 0 && errno == EINTR)
    ;
  close(w.from);
  c->workers.size--;
  out->arrived = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  out->signal = WIFSIGNALED(status) ? WTERMSIG(status) : -1;
  return true;
}

void crew_report(crew *c, const char_vector *text) {
  assert(crew_is_child(c) && !c->workers.size);
  for (size_t done = 0; done < text->size;) {
    ssize_t wrote = write(c->to, text->data + done, text->size - done);
    if (wrote < 0 && errno != EINTR)
      _exit(3);
    done += wrote > 0 ? (size_t)wrote : 0;
  }
  _exit(0);
}
