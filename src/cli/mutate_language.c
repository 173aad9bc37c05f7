/* glassbox mutate FILE.lang: which small changes of the rules does a check notice? Every
 * change is judged by the rules themselves, on every program of at most --size nodes, and where it
 * goes unnoticed by the claims of the file (check forall, uniqueness, ...), one after the other. */
#include "base/memory.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/mutate.h"
#include "lang/goals.h"
#include "lang/mutate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_SIZE = 4 };

typedef struct tally {
  uint32_t killed, survived, unknown, broken;
} tally;

/* A claim of the file that holds, and what the changes are called in the language that it becomes:
 * rules have other numbers there. */
typedef struct claim {
  uint32_t goal;
  vector(char *) changes;
} claim;

typedef vector(claim) claim_vector;

/* The search on a language of which the layout is found; false after an error. */
static bool search(language *l, uint32_t size, lang_search *s, diag_sink *sink,
                   FILE *shown) {
  (void)sink;
  lang_layout y;
  interpreter i;
  lang_layout_find(&y, l);
  interpreter_init(&i, l);
  size += l->goal->kind != GOAL_SOUND; /* a claim has one node more than its terms */
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

static char *change_name(const lang_mutation *m) {
  return memory_print("%u:%u [%s] %s", m->at.line, m->at.column, m->rule->name, m->what);
}

/* The language of the claim with the change of this number; NULL: there are not so many. */
static language *changed_claim(const cli_options *o, uint32_t goal, uint32_t number,
                               lang_mutation *m, diag_sink *sink) {
  bool runs = false;
  language *l = language_read(o->paths[0], o->variant, goal, sink);
  if (l && lang_mutate(l, number, m, &runs))
    return l;
  language_delete(l);
  return NULL;
}

static void name_changes(const cli_options *o, claim *c, diag_sink *sink) {
  lang_mutation m = {0};
  language *l;
  while ((l = changed_claim(o, c->goal, c->changes.size, &m, sink))) {
    vec_push(&c->changes, change_name(&m));
    language_delete(l);
  }
}

/* Whether the claim is not so with the change: *claimed says it. *unknown: nobody can tell. */
static void ask_claim(const cli_options *o, const claim *c, const char *change,
                      uint32_t size, diag_sink *sink, char **claimed, bool *unknown) {
  uint32_t number = 0;
  while (number < c->changes.size && strcmp(c->changes.data[number], change) != 0)
    number++;
  lang_mutation m = {0};
  language *l = changed_claim(o, c->goal, number, &m, sink);
  lang_search s;
  if (l && search(l, size, &s, sink, NULL)) {
    if (lang_is_fault(s.found.fault))
      *claimed = memory_copy_text(lang_goal_text(l));
    *unknown = *unknown || s.gave_up || s.stopped;
  }
  language_delete(l);
}

static void say(const char *what, const lang_mutation *m) {
  printf("  %-8s  line %-4" PRIu32 " [%s] %s", what, m->at.line, m->rule->name, m->what);
}

static void ask_claims(const cli_options *o, const claim_vector *claims,
                       const lang_mutation *m, uint32_t size, tally *t, diag_sink *sink) {
  char *change = change_name(m), *claimed = NULL;
  bool unknown = false;
  vec_each (claim, c, claims)
    if (!claimed)
      ask_claim(o, c, change, size, sink, &claimed, &unknown);
  say(claimed ? "killed" : unknown ? "unknown" : "survived", m);
  if (claimed)
    printf(": %s", claimed);
  printf("\n");
  t->killed += claimed != NULL;
  t->unknown += !claimed && unknown;
  t->survived += !claimed && !unknown;
  memory_free(claimed);
  memory_free(change);
}

static void try_mutant(const cli_options *o, const claim_vector *claims, language *l,
                       const lang_mutation *m, uint32_t size, tally *t, diag_sink *sink) {
  lang_search s;
  char *program = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&program, &length);
  bool searched = search(l, size, &s, sink, out);
  fclose(out);
  if (!searched || s.gave_up || s.stopped) {
    t->unknown++;
    say("unknown", m);
    printf("\n");
  } else if (lang_is_fault(s.found.fault)) {
    t->killed++;
    say("killed", m);
    printf(": %s, %s\n", fault_name(s.found.fault), program);
  } else
    ask_claims(o, claims, m, size, t, sink);
  free(program);
}

/* The claims that hold of the language itself; the others would kill everything. */
static void find_claims(const cli_options *o, uint32_t size, claim_vector *claims,
                        diag_sink *sink) {
  language *l = language_read(o->paths[0], o->variant, 0, sink);
  uint32_t goals = l ? l->goals.size : 0;
  language_delete(l);
  for (uint32_t goal = 1; goal < goals; goal++) {
    claim c = {.goal = goal};
    lang_search s;
    l = language_read(o->paths[0], o->variant, goal, sink);
    bool holds = l && search(l, size, &s, sink, NULL) && !lang_is_fault(s.found.fault) &&
                 !s.gave_up;
    language_delete(l);
    if (!holds)
      continue;
    name_changes(o, &c, sink);
    vec_push(claims, c);
  }
}

static void release_claims(claim_vector *claims) {
  vec_each (claim, c, claims) {
    vec_each (char *, name, &c->changes)
      memory_free(*name);
    vec_release(&c->changes);
  }
  vec_release(claims);
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
  claim_vector claims = {0};
  find_claims(o, size, &claims, sink);
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
      try_mutant(o, &claims, l, &m, size, &t, sink);
    language_delete(l);
  }
  release_claims(&claims);
  printf("%" PRIu32 " killed, %" PRIu32 " survived, %" PRIu32 " unknown; %" PRIu32
         " could not be executed and are not counted\n",
         t.killed, t.survived, t.unknown, t.broken);
  return t.survived ? EXIT_VIOLATED : t.unknown || *stop ? EXIT_INCONCLUSIVE : EXIT_HOLDS;
}
