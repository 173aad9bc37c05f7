/* Runs from a program: whether one is stuck, whether what they lead to comes together. */
#ifndef LANG_RUNS_H
#define LANG_RUNS_H

#include "lang/explain.h"

/* As far as `bounds steps` says; of a finding without a fault so far. */
void lang_judge_runs(interpreter *, lang_finding *);

#endif
