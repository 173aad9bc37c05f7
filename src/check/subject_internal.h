/* Between the files of the subject: each reads one part of it, and returns false after
 * an error in the sink. */
#ifndef CHECK_SUBJECT_INTERNAL_H
#define CHECK_SUBJECT_INTERNAL_H

#include "check/subject_names.h"

/* @Domain on the class with the specifications: what it names, fields and parameters. */
bool subject_read_domains(subject *, diag_sink *);
/* Tree fields, ranges and domains, from the class, its tree and the companion. */
bool subject_read_fields(subject *, diag_sink *);
/* @Range and @Domain on parameters. */
bool subject_read_parameters(subject *, diag_sink *);
/* Whether there is a repOk; what is said where one is missing. */
bool subject_find_invariant(subject *);
void subject_report_no_invariant(subject *, diag_sink *);
/* That there are objects of the class. */
bool subject_check_class(subject *, diag_sink *);
/* Operations, by the selection, with their exceptions. */
bool subject_read_operations(subject *, const selection *, diag_sink *);
/* repOk, preconditions and postconditions. */
bool subject_read_specifications(subject *, diag_sink *);
/* subject_language.c: whether it is a language; its one operation; what its methods
 * specify. */
bool subject_find_language(subject *, diag_sink *);
ir_method *subject_small_step(const subject *);
bool subject_read_language(subject *, diag_sink *);

/* subject_blocks.c: the class's blocks are read; the block as an operation; whether
 * --method means it, "search" or "block search"; what its variables that are parameters
 * of its method range over. */
bool subject_read_blocks(subject *, const selection *, diag_sink *);
operation subject_block_operation(subject *, const java_block *);
bool subject_block_is_called(const java_block *, const char *wanted);
bool subject_read_block_variables(subject *, const operation *, diag_sink *);
/* Whether some block that was cut out has variables that hold objects: what a method kept
 * in a variable of its own may be one of these. */
bool subject_has_cut_references(const subject *);
/* subject_domains.c: @Range and @Domain on the parameters of the method, which messages
 * call so. */
bool subject_read_method(subject *, const ir_method *, const char *text, diag_sink *);

/* subject_specifications.c */
void subject_add_pre(subject *, operation *, specification);

/* The class that holds the specifications. */
static inline ir_class *subject_specifier(const subject *s) {
  return s->companion ? s->companion : s->class;
}
/* That the local invariant reads its node and the node's tree children only. */
bool subject_check_local_reads(subject *, ir_method *local, diag_sink *);
/* subject_ghosts.c: that what @Ghost("method") says of the field can be; what is left for
 * it to range over then. */
bool subject_check_ghost(subject *, const ir_field *, diag_sink *);
const int_range *subject_ghost_range(subject *);
/* subject_replaced.c: that classes of --replace have what is used of them. */
bool subject_check_replaced(subject *, diag_sink *);
bool is_specification_method(const ir_method *);
bool is_operation_method(const ir_method *);
bool is_nameable_method(const ir_method *); /* or static: what --method may name */

#endif
