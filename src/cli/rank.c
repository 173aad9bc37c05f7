/* Ranks belong together when they are the same version, have the same command line and
 * read the same files: only then is a part of one's work a part of another's. */
#include "cli/rank.h"

#include "base/memory.h"
#include "parallel/ranks.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static uint64_t mixed(uint64_t hash, const void *bytes, size_t size) { /* FNV-1a */
  for (size_t k = 0; k < size; k++)
    hash = (hash ^ ((const unsigned char *)bytes)[k]) * 0x100000001b3u;
  return hash;
}

static uint64_t mixed_text(uint64_t hash, const char *text) {
  return mixed(hash, text, strlen(text) + 1);
}

static uint64_t mixed_file(uint64_t hash, const char *path) {
  struct stat s;
  FILE *file = !stat(path, &s) && S_ISREG(s.st_mode) ? fopen(path, "rb") : NULL;
  char bytes[4096];
  size_t size;
  while (file && (size = fread(bytes, 1, sizeof bytes, file)))
    hash = mixed(hash, bytes, size);
  if (file)
    fclose(file);
  return hash;
}

static uint64_t signature_of(const cli_options *o, int argc, char **argv) {
  uint64_t hash = mixed_text(0xcbf29ce484222325u, GLASSBOX_VERSION);
  for (int k = 1; k < argc; k++)
    hash = mixed_text(hash, argv[k]);
  for (size_t k = 0; k < o->path_count; k++)
    hash = mixed_file(hash, o->paths[k]);
  return hash | 1; /* 0: not known */
}

static void be_silent(cli_options *o) {
  o->quiet = true;
  o->verbose = false;
  o->timeout = 0;
  o->json = o->html = o->sarif = o->junit = o->markdown = o->dot = NULL;
  o->replay = o->emit = o->fir = NULL;
}

/* These engines use one process, whatever is asked for. */
static bool is_alone(const cli_options *o) {
  return (o->engine && strcmp(o->engine, "sat") != 0 && strcmp(o->engine, "bdd") != 0) ||
         (o->floats && !strcmp(o->floats, "all"));
}

bool rank_begin(cli_options *o, int argc, char **argv) {
  const unsigned shared = IN_CHECK | IN_VERIFY | IN_MUTATE;
  ranks *r = ranks_here();
  if (!r)
    return true;
  r->signature = signature_of(o, argc, argv);
  if (!r->number)
    return true;
  be_silent(o);
  return o->command && (o->command->bit & shared) && !o->help && !o->version &&
         !is_alone(o);
}
