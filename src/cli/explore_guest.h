/* Exploration on behalf of another command. */
#ifndef CLI_EXPLORE_GUEST_H
#define CLI_EXPLORE_GUEST_H

#include "cli/options.h"
#include "explore/explore.h"

typedef struct explore_guest {
  const char *command; /* whose result it is */
  const char *bounds;  /* further bounds of the verdict, or NULL */
  bool brief;          /* of traces the actions alone, unless --verbose */
  /* Looks at the result before it is shown, or NULL. */
  void (*judge)(void *context, explore_result *);
  void *context;
  const char *const *sources; /* further ones, whose lines traces quote */
  size_t source_count;
  /* The graph of the program's behaviour is drawn; the judge makes the verdict. */
  struct explore_interface *interface;
  bool is_silent; /* the result is the judge's alone */
} explore_guest;

/* The exit status. */
int explore_for(const explore_guest *, const cli_options *, diag_sink *);

#endif
