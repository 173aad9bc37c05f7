/* Mutation testing: every mutant is put to a command of its own process, whose exit
 * status says what became of it.
 *
 * A language is a way to find mutations and a way to run the command on changed text; see
 * the table in command_mutate.c.
 */
#ifndef CLI_MUTATE_H
#define CLI_MUTATE_H

#include "base/message.h"
#include "base/mutation.h"
#include "cli/options.h"

#include <jansson.h>
#include <stdio.h>

typedef enum { MUTANT_KILLED, MUTANT_SURVIVED, MUTANT_INCONCLUSIVE } mutant_fate;

/* What a run of the command said; the texts live in the arena. */
typedef struct mutant_run {
  int status;          /* exit status; EXIT_INCONCLUSIVE when it crashed */
  const char *message; /* what was violated, or why it is open or refused; NULL: none */
  bool has_coverage;
  uint32_t missed;      /* statements, with coverage */
  const char *clause;   /* of the specification that was broken; NULL: not known */
  const char **clauses; /* all that there are to break */
  uint32_t clause_count;
  bool is_made; /* false: nothing is known of it */
} mutant_run;

typedef struct mutant {
  mutation change;
  mutant_fate fate;
  mutant_run run;
} mutant;

typedef struct mutation_report {
  const char *file, *text;
  char *const *command; /* what follows -- */
  size_t command_count;
  mutant_run original;
  vector(mutant) mutants;
  uint32_t fates[3];  /* how many of each */
  const char *reason; /* not all mutants were tried; NULL: they were */
  double seconds;
} mutation_report;

/* The command on a text instead of its file: returns the exit status, prints JSON. */
typedef int mutate_command(const cli_options *, const char *file, const char *text,
                           diag_sink *);

/* Runs it in a process of its own, with the limits of the options, which has begun and is
 * to be waited for. `number` is that of the process, 0: there is none. */
typedef struct mutant_process {
  int number, from;
} mutant_process;
mutant_process mutate_start(mutate_command *, const cli_options *, const char *file,
                            const char *text);
mutant_run mutate_finish(arena *, mutant_process);

/* On its way from one process to another. */
void mutant_run_pack(const mutant_run *, char_vector *out);
mutant_run mutant_run_unpack(arena *, message_reader *);

/* FILE.lang, by itself (mutate_language.c). */
bool mutate_is_language(const cli_options *);
int mutate_language(const cli_options *, diag_sink *);

int mutation_report_status(const mutation_report *);
void mutation_report_print(FILE *, const mutation_report *);
json_t *mutation_report_json(const mutation_report *); /* new */

#endif
