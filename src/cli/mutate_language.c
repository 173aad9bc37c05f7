/* glassbox mutate FILE.lang: which small changes of the rules does a check notice? Every
 * change is judged by the rules themselves, on every program of at most --size nodes. */
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/mutate.h"
#include "lang/mutate.h"

#include <inttypes.h>
#include <stdlib.h>

enum { DEFAULT_SIZE = 4 };

typedef struct tally {
  uint32_t killed, survived, unknown, broken;
} tally;

/* The search on a language of which the layout is found; false after an error. */
static bool search(language *l, uint32_t size, lang_search *s, diag_sink *sink,
                   FILE *shown) {
  (void)sink;
  lang_layout y;
  interpreter i;
  lang_layout_find(&y, l);
  interpreter_init(&i, l);
  lang_search_all(&i, &y, size, 0, false, 0, interrupt_catch(), s);
  if (shown && lang_is_fault(s->found.fault))
    lang_value_print(s->found.before, shown);
  interpreter_release(&i);
  return true;
}

static const char *fault_name(lang_fault f) {
  return f == FAULT_STUCK     ? "progress"
         : f == FAULT_TYPE    ? "preservation"
         : f == FAULT_TYPES   ? "two types"
         : f == FAULT_RESULTS ? "two results"
                              : "two steps";
}

static void try_mutant(language *l, const lang_mutation *m, uint32_t size, tally *t,
                       diag_sink *sink) {
  lang_search s;
  char *program = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&program, &length);
  bool searched = search(l, size, &s, sink, out);
  fclose(out);
  const char *name = m->rule->name;
  if (!searched || s.gave_up || s.stopped) {
    t->unknown++;
    printf("  unknown   line %-4" PRIu32 " [%s] %s\n", m->at.line, name, m->what);
  } else if (lang_is_fault(s.found.fault)) {
    t->killed++;
    printf("  killed    line %-4" PRIu32 " [%s] %s: %s, %s\n", m->at.line, name, m->what,
           fault_name(s.found.fault), program);
  } else {
    t->survived++;
    printf("  survived  line %-4" PRIu32 " [%s] %s\n", m->at.line, name, m->what);
  }
  free(program);
}

static bool holds_itself(const cli_options *o, uint32_t size, diag_sink *sink,
                         int *status) {
  language *l = language_read(o->paths[0], o->variant, 0, sink);
  lang_search s;
  *status = EXIT_USAGE;
  bool searched = l && search(l, size, &s, sink, NULL);
  bool holds = searched && !lang_is_fault(s.found.fault) && s.checked && !s.gave_up;
  if (searched && !holds) {
    diag_error(sink, NO_PLACE,
               "the language itself does not hold within --size %" PRIu32
               ": mutants say nothing ('glassbox check' shows why)",
               size);
    *status = EXIT_INCONCLUSIVE;
  }
  language_delete(l);
  return holds;
}

bool mutate_is_language(const cli_options *o) {
  return language_is_named(o);
}

int mutate_language(const cli_options *o, diag_sink *sink) {
  uint32_t size = o->size ? (uint32_t)o->size : DEFAULT_SIZE;
  int status;
  if (!holds_itself(o, size, sink, &status))
    return status;
  printf("mutants of %s, every program of at most %" PRIu32 " nodes:\n", o->paths[0],
         size);
  tally t = {0};
  const _Atomic bool *stop = interrupt_catch();
  bool more = true;
  for (uint32_t number = 0; more && !*stop; number++) {
    language *l = language_read(o->paths[0], o->variant, 0, sink);
    lang_mutation m = {0};
    bool runs = false;
    more = l && lang_mutate(l, number, &m, &runs);
    if (more && !runs)
      t.broken++;
    else if (more)
      try_mutant(l, &m, size, &t, sink);
    language_delete(l);
  }
  printf("%" PRIu32 " killed, %" PRIu32 " survived, %" PRIu32 " unknown; %" PRIu32
         " could not be executed and are not counted\n",
         t.killed, t.survived, t.unknown, t.broken);
  return t.survived ? EXIT_VIOLATED : t.unknown || *stop ? EXIT_INCONCLUSIVE : EXIT_HOLDS;
}
