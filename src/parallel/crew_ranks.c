/* Ranks that share work. A helper comes to crew_join and waits there; for each task it
 * makes a copy of itself, so that every task begins with the same knowledge, and one that
 * dies takes nothing with it. What the copy says goes through the process that waits: of
 * one that is killed while it speaks nothing is heard. All report to the leader, which
 * hears them in the order in which one process would have done the work (hub.h).
 *
 * The leader leaves such a process in crew_join, too, its shadow: when it has done its own
 * part, and waits for others, the shadow takes tasks. What that has to say the leader
 * passes on. */
#include "parallel/transport.h"

#include "base/memory.h"
#include "parallel/ranks.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LOOK_MILLISECONDS = 20 }; /* how often the leader looks whether to stop */

typedef struct ranking {
  crew crew;
  ranks *ranks;
  uint64_t round;
  uint64_t task; /* that this process does; 0: all that is not given away */
  bool helps;    /* waits for tasks, or does one */
  bool gave, gathers, rests;
  pid_t shadow; /* of the leader; 0: there is none */
  int to_shadow;
  uint64_t shadow_task; /* 0: none */
} ranking;

static ranking *ranking_of(crew *c) {
  return (ranking *)c;
}

/* Without a relay there is nobody to work for. */
static void send_frame(const ranking *r, frame_kind kind, int number, uint64_t task,
                       const char_vector *text) {
  frame f = {kind, number, r->round, task, text ? text->size : 0};
  if (!frame_write(r->ranks->socket, f, text ? text->data : NULL))
    _exit(3);
}

static bool is_leader(const ranking *r) {
  return !r->helps;
}

static bool is_child(const crew *c) {
  return ((const ranking *)c)->task;
}

static void end_shadow(ranking *r) {
  if (!r->shadow)
    return;
  kill(r->shadow, SIGKILL);
  while (waitpid(r->shadow, NULL, 0) < 0 && errno == EINTR)
    ;
  close(r->to_shadow);
  r->shadow = 0;
}

static void delete_crew(crew *c) {
  ranking *r = ranking_of(c);
  if (is_leader(r)) {
    end_shadow(r);
    send_frame(r, FRAME_OVER, -1, 0, NULL);
  }
  memory_free(c);
}

/* ---- Helping ---- */

static void become_child(ranking *r, pid_t parent, const int ends[2], uint64_t task) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(3);
  crew_end_without_memory();
  close(ends[0]);
  close(r->ranks->socket);
  r->ranks->socket = ends[1];
  r->task = task;
}

/* What the child says, then how it ended. */
static void attend(const ranking *r, pid_t child, int from, uint64_t task) {
  frame f;
  char_vector text;
  while (frame_read(from, &f, &text)) {
    send_frame(r, (frame_kind)f.kind, f.number, f.task, &text);
    vec_release(&text);
  }
  close(from);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  r->ranks->board->running = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status))
    send_frame(r, FRAME_LOST, WIFSIGNALED(status) ? WTERMSIG(status) : -1, task, NULL);
}

/* True in the copy that is to do the task. */
static bool do_task(ranking *r, uint64_t task) {
  int ends[2];
  pid_t parent = getpid(), child = -1;
  if (!socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    child = fork();
  if (!child) {
    become_child(r, parent, ends, task);
    return true;
  }
  if (child < 0) {
    send_frame(r, FRAME_LOST, -1, task, NULL);
    return false;
  }
  r->ranks->board->running = child;
  close(ends[1]);
  attend(r, child, ends[0], task);
  return false;
}

/* Without one the leader's rank has nothing to do at the end. */
static void begin_shadow(ranking *r) {
  int ends[2];
  pid_t parent = getpid();
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return;
  pid_t child = fork();
  if (!child) {
    become_child(r, parent, ends, 0);
    r->helps = true;
    return;
  }
  close(ends[1]);
  r->shadow = child > 0 ? child : 0;
  r->to_shadow = ends[0];
  if (child < 0)
    close(ends[0]);
}

static crew_place join(crew *c, char_vector *task) {
  ranking *r = ranking_of(c);
  frame f;
  if (is_leader(r))
    begin_shadow(r);
  if (is_leader(r))
    return CREW_LEADS;
  send_frame(r, FRAME_READY, -1, r->ranks->signature, NULL);
  while (frame_read(r->ranks->socket, &f, task)) {
    if (f.round == r->round && f.kind == FRAME_OVER)
      return CREW_OVER;
    if (f.round == r->round && f.kind == FRAME_TASK) {
      if (do_task(r, f.task))
        return CREW_HELPS;
      send_frame(r, FRAME_READY, -1, r->ranks->signature, NULL);
    }
    vec_release(task);
  }
  _exit(3);
}

/* ---- Giving and reporting ---- */

static crew_role give(crew *c, crew_packer *pack, const void *work) {
  ranking *r = ranking_of(c);
  assert(!r->rests && "who rests has nothing to give away");
  if (!crew_take_place(c))
    return CREW_ALONE;
  char_vector text = {0};
  pack(work, &text);
  send_frame(r, FRAME_GIVE, -1, r->task, &text);
  vec_release(&text);
  r->gave = true;
  return CREW_PARENT;
}

static void rest(crew *c) {
  ranking_of(c)->rests = true;
}

/* What the shadow says goes to the hub. When it is gone it is ready for nothing. */
static void hear_shadow(ranking *r) {
  frame f;
  char_vector text;
  if (frame_read(r->to_shadow, &f, &text)) {
    send_frame(r, (frame_kind)f.kind, f.number, f.task, &text);
    vec_release(&text);
    return;
  }
  end_shadow(r);
  if (r->shadow_task)
    send_frame(r, FRAME_LOST, -1, r->shadow_task, NULL);
  send_frame(r, FRAME_READY, -1, 0, NULL);
}

static void tell_shadow(ranking *r, frame f, const char_vector *text) {
  r->shadow_task = f.task;
  if (!r->shadow || !frame_write(r->to_shadow, f, text->data))
    send_frame(r, FRAME_LOST, -1, f.task, NULL);
}

/* The next frame of this round for the leader; false: we are to stop. */
static bool next_frame(ranking *r, const _Atomic bool *stop, frame *f,
                       char_vector *text) {
  while (!(stop && *stop)) {
    struct pollfd ready[] = {{.fd = r->ranks->socket, .events = POLLIN},
                             {.fd = r->shadow ? r->to_shadow : -1, .events = POLLIN}};
    if (poll(ready, 2, LOOK_MILLISECONDS) <= 0)
      continue;
    if (ready[1].revents)
      hear_shadow(r);
    if (!ready[0].revents)
      continue;
    if (!frame_read(r->ranks->socket, f, text))
      _exit(3);
    bool is_now = f->round == r->round;
    if (is_now && f->kind != FRAME_TASK)
      return true;
    if (is_now)
      tell_shadow(r, *f, text);
    vec_release(text);
  }
  return false;
}

/* Those who were given work by a helper report to the leader themselves. */
static bool gather(crew *c, const _Atomic bool *stop, crew_message *out) {
  ranking *r = ranking_of(c);
  frame f;
  if (!is_leader(r) || !r->gave)
    return false;
  if (!r->gathers)
    send_frame(r, FRAME_GATHER, -1, 0, NULL);
  r->gathers = true;
  if (!next_frame(r, stop, &f, &out->text))
    return false;
  if (f.kind == FRAME_NONE) {
    vec_release(&out->text);
    r->gave = false;
    return false;
  }
  out->arrived = f.kind == FRAME_REPORT;
  out->signal = f.number;
  return true;
}

static _Noreturn void report(crew *c, const char_vector *text) {
  send_frame(ranking_of(c), FRAME_REPORT, -1, ranking_of(c)->task, text);
  _exit(0);
}

static const transport by_ranks = {delete_crew, join,   give, is_child,
                                   rest,        gather, true, report};

crew *crew_new_of_ranks(void) {
  ranking *r = memory_new(ranking);
  *r = (ranking){.crew = {.by = &by_ranks, .free = &ranks_here()->board->room},
                 .ranks = ranks_here(),
                 .helps = ranks_here()->number > 0,
                 .round = ++ranks_here()->round};
  if (is_leader(r))
    send_frame(r, FRAME_ROUND, -1, r->ranks->signature, NULL);
  return &r->crew;
}
