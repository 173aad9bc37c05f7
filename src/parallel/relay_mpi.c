/* The relay of a rank, over MPI: frames from its worker go to the hub, frames from the
 * hub to its worker. The hub lives in the relay of rank 0.
 *
 * The worker is forked before MPI begins: it never calls MPI, and may fork and be killed
 * as it likes. The relay never waits inside MPI, where nothing else could be answered and
 * a whole core would be used: it looks, and sleeps for a moment when there is nothing.
 *
 * Open MPI ends the whole program by signals when a rank dies; the leader then reports
 * what it has. Where mpirun was told not to, a rank that is silent for too long is gone. */
#include "parallel/relay.h"

#include "base/memory.h"
#include "base/progress.h"
#include "parallel/hub.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#if __has_include(<mpi.h>)
#include <mpi.h>
#else
#include <mpi/mpi.h> /* Debian's, without mpicc's flags */
#endif

enum {
  PAUSE_MILLISECONDS = 2, /* between two looks at what other ranks have sent */
  BEAT_SECONDS = 1,       /* a rank says that it lives */
  SILENCE_SECONDS = 60    /* then nothing is expected of it any more */
};

typedef struct letter { /* under way */
  MPI_Request request;
  char *bytes;
} letter;

typedef struct relay {
  int rank, count;
  pid_t worker; /* 0: it has ended */
  int status;   /* then */
  int socket;
  ranks_board *board;
  hub *hub; /* rank 0's */
  vector(letter) letters;
  char_vector pending; /* what the worker has not read yet */
  uint32_t written;    /* of it */
  double *heard;       /* when, of each rank; 0: it is gone */
  frame *farewells;    /* of ranks whose worker has ended, by rank */
  double beat;
  bool ends;
} relay;

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_) {
  interrupted = signal_;
}

/* ---- Frames ---- */

static char *bytes_of(frame f, const char *text) {
  char *bytes = memory_alloc(sizeof f + f.size);
  memcpy(bytes, &f, sizeof f);
  if (f.size)
    memcpy(bytes + sizeof f, text, f.size);
  return bytes;
}

static void post(relay *r, int to, frame f, const char *text) {
  vec_push(&r->letters, ((letter){.bytes = bytes_of(f, text)}));
  letter *l = vec_last(&r->letters);
  MPI_Isend(l->bytes, (int)(sizeof f + f.size), MPI_BYTE, to, 0, MPI_COMM_WORLD,
            &l->request);
}

static void drop_letters_that_arrived(relay *r) {
  uint32_t kept = 0;
  vec_each (letter, l, &r->letters) {
    int done = 0;
    if (!MPI_Test(&l->request, &done, MPI_STATUS_IGNORE) && done)
      memory_free(l->bytes);
    else
      r->letters.data[kept++] = *l;
  }
  r->letters.size = kept;
}

static void tell_worker(relay *r, frame f, const char *text) {
  char *bytes = bytes_of(f, text);
  for (size_t k = 0; k < sizeof f + f.size; k++)
    vec_push(&r->pending, bytes[k]);
  memory_free(bytes);
}

static void write_pending(relay *r) {
  uint32_t left = r->pending.size - r->written;
  ssize_t wrote = left ? send(r->socket, r->pending.data + r->written, left,
                              MSG_DONTWAIT | MSG_NOSIGNAL)
                       : 0;
  r->written += wrote > 0 ? (uint32_t)wrote : 0;
  if (r->written == r->pending.size) {
    vec_clear(&r->pending);
    r->written = 0;
  }
}

static void stop_task(const relay *r) {
  pid_t task = r->board->running;
  if (task > 0)
    kill(task, SIGKILL);
}

/* From the hub, for this rank. */
static void take(relay *r, frame f, const char *text) {
  switch ((frame_kind)f.kind) {
  case FRAME_ROOM: r->board->room = f.number; break;
  case FRAME_END: r->ends = true; break;
  case FRAME_OVER:
    stop_task(r);
    tell_worker(r, f, text);
    break;
  default: tell_worker(r, f, text);
  }
}

static void send_from_hub(void *context, uint32_t rank, frame f, const char *text) {
  relay *r = context;
  if ((int)rank == r->rank)
    take(r, f, text);
  else
    post(r, (int)rank, f, text);
}

static void tell_hub(relay *r, frame f, const char *text) {
  if (r->hub)
    hub_receive(r->hub, (uint32_t)r->rank, f, text);
  else
    post(r, 0, f, text);
}

static void receive(relay *r, const MPI_Status *from) {
  int size = 0;
  frame f;
  MPI_Get_count(from, MPI_BYTE, &size);
  assert((size_t)size >= sizeof f);
  char *bytes = memory_alloc((size_t)size);
  MPI_Recv(bytes, size, MPI_BYTE, from->MPI_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  memcpy(&f, bytes, sizeof f);
  if (!r->hub)
    take(r, f, bytes + sizeof f);
  else {
    if (r->heard[from->MPI_SOURCE])
      r->heard[from->MPI_SOURCE] = progress_clock();
    if (f.kind == FRAME_GONE)
      r->farewells[from->MPI_SOURCE] = f;
    hub_receive(r->hub, (uint32_t)from->MPI_SOURCE, f, bytes + sizeof f);
  }
  memory_free(bytes);
}

/* ---- The worker ---- */

/* The worker's end is closed when its last process has ended. */
static void hear_worker(relay *r) {
  frame f;
  char_vector text;
  if (!frame_read(r->socket, &f, &text)) {
    close(r->socket);
    r->socket = -1;
    return;
  }
  tell_hub(r, f, text.data);
  vec_release(&text);
}

static void look_after_worker(relay *r) {
  int status;
  if (!r->worker || waitpid(r->worker, &status, WNOHANG) != r->worker)
    return;
  r->worker = 0;
  r->status = WIFEXITED(status) ? WEXITSTATUS(status) : 3;
  int signal_ = WIFSIGNALED(status) ? WTERMSIG(status) : -1;
  if (!r->hub)
    tell_hub(r, (frame){FRAME_GONE, signal_, 0, (uint64_t)r->status, 0}, NULL);
  else if (signal_ > 0)
    fprintf(stderr, "glassbox: inconclusive: rank 0 was ended by signal %d\n", signal_);
}

/* ---- The loop ---- */

static void look_for_silence(relay *r, double now) {
  for (int k = 1; k < r->count; k++)
    if (r->heard[k] && now - r->heard[k] > SILENCE_SECONDS) {
      r->heard[k] = 0;
      fprintf(stderr, "glassbox: note: rank %d has been silent for %d s\n", k,
              SILENCE_SECONDS);
      hub_receive(r->hub, (uint32_t)k, (frame){.kind = FRAME_GONE, .number = -1}, NULL);
    }
}

static void beat(relay *r) {
  double now = progress_clock();
  if (now - r->beat < BEAT_SECONDS)
    return;
  r->beat = now;
  if (r->hub)
    look_for_silence(r, now);
  else
    post(r, 0, (frame){.kind = FRAME_BEAT}, NULL);
}

/* The leader is told once; all others wait for what it makes of it. */
static void pass_interrupt(relay *r) {
  if (interrupted && r->hub && r->worker) {
    fprintf(stderr, "glassbox: note: mpirun ends the ranks: interrupted, or one of them "
                    "has died\n");
    kill(r->worker, SIGTERM);
  }
  interrupted = 0;
}

static bool receive_some(relay *r) {
  int there = 0;
  MPI_Status from;
  if (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, &from) || !there)
    return false;
  receive(r, &from);
  return true;
}

static void wait_for_worker(const relay *r, bool at_once) {
  struct pollfd ready = {.fd = r->socket, .events = POLLIN};
  if (r->pending.size)
    ready.events |= POLLOUT;
  if (poll(&ready, 1, at_once ? 0 : PAUSE_MILLISECONDS) > 0 &&
      ready.revents & (POLLIN | POLLHUP))
    hear_worker((relay *)r);
}

static void serve(relay *r) {
  while (!r->ends && !(r->hub && !r->worker)) {
    bool more = receive_some(r);
    write_pending(r);
    wait_for_worker(r, more);
    look_after_worker(r);
    drop_letters_that_arrived(r);
    pass_interrupt(r);
    beat(r);
  }
}

/* ---- Beginning and end ---- */

static bool all_are_heard(const relay *r) {
  for (int k = 1; k < r->count; k++)
    if (!r->heard[k])
      return false;
  return true;
}

/* What is wrong with the input of all of them has been said. */
static void note_farewell(int rank, frame f) {
  if (f.kind != FRAME_GONE)
    return;
  if (f.number > 0)
    fprintf(stderr, "glassbox: note: rank %d was ended by signal %d\n", rank, f.number);
  else if (f.task)
    fprintf(stderr, "glassbox: note: rank %d has ended with status %d\n", rank,
            (int)f.task);
}

static void end_others(relay *r) {
  for (int k = 1; k < r->count; k++) {
    if (hub_is_stranger(r->hub, (uint32_t)k))
      fprintf(stderr,
              "glassbox: note: rank %d was left out: it has other inputs, options or "
              "another version\n",
              k);
    if (r->status != 2)
      note_farewell(k, r->farewells[k]);
    if (r->heard[k])
      post(r, k, (frame){.kind = FRAME_END}, NULL);
  }
}

/* MPI_Finalize would wait for a rank that is no more. */
static _Noreturn void leave(relay *r) {
  bool good = true;
  if (r->hub) {
    end_others(r);
    good = all_are_heard(r);
  } else if (r->worker)
    kill(r->worker, SIGKILL);
  while (good && r->letters.size) {
    receive_some(r);
    drop_letters_that_arrived(r);
  }
  if (good)
    MPI_Finalize();
  _exit(r->hub ? r->status : 0);
}

static void catch_signals(void) {
  struct sigaction action = {.sa_handler = interrupt};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
}

static _Noreturn void be_relay(relay *r) {
  MPI_Init(NULL, NULL);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_rank(MPI_COMM_WORLD, &r->rank);
  MPI_Comm_size(MPI_COMM_WORLD, &r->count);
  catch_signals();
  tell_worker(r, (frame){.number = r->rank, .task = (uint64_t)r->count}, NULL);
  if (!r->rank) {
    r->hub = hub_new((uint32_t)r->count, send_from_hub, r);
    r->heard = memory_new_array(double, (size_t)r->count);
    r->farewells = memory_new_array(frame, (size_t)r->count);
    for (int k = 0; k < r->count; k++)
      r->heard[k] = progress_clock();
  }
  serve(r);
  leave(r);
}

/* Only rank 0 is heard. What is started from here is no rank. */
static const char *be_worker(pid_t relay_, int socket, ranks_board *board) {
  frame f;
  char_vector none;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0); /* mpirun signals groups; the relay passes on what concerns us */
  if (getppid() != relay_ || !frame_read(socket, &f, &none))
    _exit(3);
  vec_release(&none);
  ranks_set(&(ranks){.number = (uint32_t)f.number,
                     .count = (uint32_t)f.task,
                     .socket = socket,
                     .board = board});
  unsetenv("OMPI_COMM_WORLD_SIZE");
  unsetenv("PMI_SIZE");
  int nothing = f.number ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1;
  for (int k = 0; nothing >= 0 && k <= STDERR_FILENO; k++)
    dup2(nothing, k);
  return NULL;
}

static long number_in(const char *variable) {
  const char *text = getenv(variable);
  return text ? strtol(text, NULL, 10) : 0;
}

const char *relay_start(void) {
  int ends[2];
  if (number_in("OMPI_COMM_WORLD_SIZE") <= 1 && number_in("PMI_SIZE") <= 1)
    return NULL;
  void *board = mmap(NULL, sizeof(ranks_board), PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (board == MAP_FAILED || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return "no memory or no socket for the ranks of mpirun";
  pid_t relay_ = getpid(), worker = fork();
  if (worker < 0)
    return "no process for the ranks of mpirun";
  close(ends[worker ? 1 : 0]);
  if (!worker)
    return be_worker(relay_, ends[1], board);
  be_relay(&(relay){.worker = worker, .socket = ends[0], .board = board});
}
