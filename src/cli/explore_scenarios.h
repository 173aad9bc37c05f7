/* --scenarios TxO: a class without a driver. The driver is written here: a subclass of
 * glassbox.Scenarios that knows how to make the object and call its operations. */
#ifndef CLI_EXPLORE_SCENARIOS_H
#define CLI_EXPLORE_SCENARIOS_H

#include "cli/inputs.h"

typedef struct scenarios {
  uint32_t threads, operations; /* of each thread */
  char *folder;                 /* with the driver's source; removed by release */
  char *file;
  char *driver;      /* its class */
  uint32_t count;    /* operations with arguments */
  uint32_t left_out; /* methods for which there are no arguments */
  uint32_t weak;     /* left out, for no order of steps explains them */
  bool tries_lock;   /* the class is one that programs rely on to be tried (jre.h) */
} scenarios;

/* False after an error in the sink. */
bool scenarios_parse(scenarios *, const char *text, diag_sink *);
bool scenarios_write(scenarios *, inputs *, const cli_options *, diag_sink *);
void scenarios_release(scenarios *);

#endif
