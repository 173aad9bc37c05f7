/* Processes in the shape of a tree, with one counter of those at work that all of them
 * share. A child is a copy of its parent. A pipe leads from each child to its parent; it
 * gathers what its own children report before it reports itself. The children of a
 * process that dies are ended by the kernel. */
#include "parallel/transport.h"

#include "base/memory.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
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

typedef struct forking {
  crew crew;
  vector(worker) workers;
  int to; /* the parent; -1: there is none */
  bool rests;
  bool is_within; /* its places are another one's, and taken until its workers have ended
                   */
} forking;

static forking *forking_of(crew *c) {
  return (forking *)c;
}

static void forget_workers(forking *f) {
  vec_each (worker, w, &f->workers)
    close(w->from);
  vec_clear(&f->workers);
}

static void give_back_places(forking *f, uint32_t count) {
  if (f->is_within)
    *f->crew.free += (int32_t)count;
}

static void end_workers(forking *f) {
  vec_each (worker, w, &f->workers) {
    kill(w->process, SIGKILL);
    waitpid(w->process, NULL, 0);
  }
  give_back_places(f, f->workers.size);
  forget_workers(f);
}

static void delete_crew(crew *c) {
  forking *f = forking_of(c);
  end_workers(f);
  vec_release(&f->workers);
  if (!f->is_within)
    munmap((void *)c->free, sizeof *c->free);
  memory_free(f);
}

static crew_place join(crew *c, char_vector *task) {
  (void)c, (void)task;
  return CREW_LEADS;
}

static crew_role become_child(forking *f, pid_t parent, const int ends[2]) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(3);
  crew_end_without_memory();
  close(ends[0]);
  if (f->to >= 0)
    close(f->to);
  forget_workers(f);
  f->to = ends[1];
  return CREW_CHILD;
}

/* The copy knows what it is to do. */
static crew_role give(crew *c, crew_packer *pack, const void *work) {
  forking *f = forking_of(c);
  int ends[2];
  pid_t parent = getpid();
  (void)pack, (void)work;
  assert(!f->rests && "who rests has nothing to give away");
  if (!crew_take_place(c))
    return CREW_ALONE;
  if (pipe(ends)) {
    ++*c->free;
    return CREW_ALONE;
  }
  pid_t child = fork();
  if (!child)
    return become_child(f, parent, ends);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    ++*c->free;
    return CREW_ALONE;
  }
  vec_push(&f->workers, ((worker){child, ends[0]}));
  return CREW_PARENT;
}

crew_role crew_fork(crew *c) {
  return give(c, NULL, NULL);
}

static bool is_child(const crew *c) {
  return ((const forking *)c)->to >= 0;
}

static void rest(crew *c) {
  if (!forking_of(c)->rests)
    ++*c->free;
  forking_of(c)->rests = true;
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

static bool gather(crew *c, const _Atomic bool *stop, crew_message *out) {
  forking *f = forking_of(c);
  if (!f->workers.size)
    return false;
  worker w = vec_last(&f->workers)[0];
  if (!read_all(w.from, stop, &out->text)) {
    vec_release(&out->text);
    end_workers(f);
    return false;
  }
  int status = 0;
  while (waitpid(w.process, &status, 0) < 0 && errno == EINTR)
    ;
  close(w.from);
  f->workers.size--;
  give_back_places(f, 1);
  out->arrived = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  out->signal = WIFSIGNALED(status) ? WTERMSIG(status) : -1;
  return true;
}

static _Noreturn void report(crew *c, const char_vector *text) {
  assert(!forking_of(c)->workers.size);
  _exit(crew_write(forking_of(c)->to, text->data, text->size) ? 0 : 3);
}

static const transport by_forking = {delete_crew, join,   give,  is_child,
                                     rest,        gather, false, report};

crew *crew_new_forking(uint32_t jobs) {
  void *shared = mmap(NULL, sizeof(_Atomic int32_t), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED)
    return NULL;
  forking *f = memory_new(forking);
  *f = (forking){.crew = {.by = &by_forking, .free = shared}, .to = -1};
  *f->crew.free = (int32_t)jobs - 1;
  return &f->crew;
}

crew *crew_new_within(crew *outer) {
  if (outer->by != &by_forking)
    return NULL;
  forking *f = memory_new(forking);
  *f = (forking){
      .crew = {.by = &by_forking, .free = outer->free}, .to = -1, .is_within = true};
  return &f->crew;
}
