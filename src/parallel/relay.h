/* The process that mpirun knows, of each rank (ranks.h).
 *
 * There are two of these: relay_mpi.c in a build with MPI (make MPI=1), and relay_none.c,
 * which only says what is missing when mpirun has started it.
 */
#ifndef PARALLEL_RELAY_H
#define PARALLEL_RELAY_H

/* At the very start of the program. Returns in the worker, with ranks_set done, or when
 * mpirun has not started the process; in the relay it never does. A text is why the
 * program cannot go on: an error of rank 0. */
const char *relay_start(void);

#endif
