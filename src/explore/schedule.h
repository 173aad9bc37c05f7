/* Schedules in files, and programs that follow them.
 *
 *     schedule_write(&options, &result, "Main", file);
 *     schedule_file s;
 *     if (schedule_read(&s, program, path, text, sink))
 *       schedule_follow(&s, machine, main, ...);
 *     schedule_release(&s);
 *
 * A schedule says which thread takes the next step, and which of its choices. What a step
 * is depends on the instructions that are points, so these are in the file, too. One line
 * each; '#' begins a comment:
 *
 *     glassbox schedule 1
 *     class Main
 *     every access                            with --no-reduction
 *     observed                                with --ltl
 *     event CLASS METHOD                      call(C.m), return(C.m)
 *     point CLASS METHOD DESCRIPTOR INDEX     an instruction
 *     step THREAD CHOICE
 */
#ifndef EXPLORE_SCHEDULE_H
#define EXPLORE_SCHEDULE_H

#include "explore/explore.h"

typedef struct schedule_file {
  char *class;
  explore_options options; /* as far as the file says; `formula` and `sites` below */
  explore_formula formula;
  map sites;
  explore_schedule steps;
  explore_round round; /* that they lead to */
} schedule_file;

/* Instructions that are points, a line each. */
void schedule_write_points(const ir_program *, const map *sites, FILE *);
void schedule_write(const explore_options *, const explore_result *, const char *class,
                    FILE *);
/* False after an error; `name` is the file's in messages. schedule_release in any case.
 */
bool schedule_read(schedule_file *, java_program *, const char *name, const char *text,
                   diag_sink *);
void schedule_release(schedule_file *);

typedef enum {
  FOLLOWED,       /* all steps were taken; result.found or result.reason may be set */
  FOLLOWED_PARTLY /* a step cannot be taken: the program is another one */
} followed;

/* Takes all steps, with output to the console; `step` is the number of the one that
 * cannot be taken. Who waits for whom at the end is found, too. */
followed schedule_follow(const schedule_file *, machine *, ir_class *main, int argc,
                         const char *const *argv, jre_console *, explore_result *,
                         uint32_t *step);

#endif
