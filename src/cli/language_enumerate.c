/* FILE.lang with --engine explicit: every program, one by one, judged by the rules
 * themselves, without a Java class in between. */
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/result_json.h"
#include "lang/goals.h"

#include "base/progress.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct enumeration {
  checked_language *language;
  const cli_options *options;
  uint32_t nodes;
  lang_search search;
  double started;
} enumeration;

/* NULL: every program was judged. */
static const char *why_open(const enumeration *e) {
  const lang_search *s = &e->search;
  if (lang_is_fault(s->found.fault))
    return NULL;
  return s->stopped && *interrupt_is_late() ? "the time limit was reached"
         : s->stopped                       ? "interrupted"
         : s->bounded
             ? "some program has the wanted type only with terms that are deeper "
               "than 'exists' tries: give a larger depth in 'bounds'"
         : s->gave_up  ? "the rules do not come to an end on some program"
         : !s->checked ? "no program within the bounds is well typed and takes a step"
                       : NULL;
}

static int status_of(const enumeration *e) {
  return lang_is_fault(e->search.found.fault) ? EXIT_VIOLATED
         : why_open(e)                        ? EXIT_INCONCLUSIVE
                                              : EXIT_HOLDS;
}

static void print(const enumeration *e) {
  static const char *const verdicts[] = {"holds", "violated", "", "inconclusive"};
  const lang_search *s = &e->search;
  const char *open = why_open(e), *bounds = language_bounds(e->language);
  printf("%s: %s within --%s %u%s%s (explicit, %llu states checked, %.2f s)\n",
         e->language->language->name, verdicts[status_of(e)],
         e->options->size ? "size" : "nodes", e->nodes, *bounds ? ", " : "", bounds,
         (unsigned long long)s->checked, progress_clock() - e->started);
  if (open)
    printf("%s\n", open);
  printf("%llu programs told apart, %llu of them final\n",
         (unsigned long long)s->programs, (unsigned long long)s->final);
  if (lang_is_fault(s->found.fault) && s->all && s->nodes > s->all + 1)
    printf("found among programs %s %u %s; all others were "
           "looked at up to %u nodes: there may be a smaller one\n",
           s->around ? "with at most" : "of at most",
           s->around ? s->around - 1 : s->kinds,
           s->around ? "contexts around what is evaluated" : "different alternatives",
           s->all);
  language_explain(e->language, stdout);
}

static json_t *violation_json(const enumeration *e) {
  static const char *const kinds[] = {[FAULT_STUCK] = "stuck",
                                      [FAULT_TYPE] = "preservation",
                                      [FAULT_TYPES] = "preservation",
                                      [FAULT_STEPS] = "specification",
                                      [FAULT_RESULTS] = "specification"};
  static const char *const words[] = {[FAULT_STUCK] = "neither final nor any step",
                                      [FAULT_TYPE] = "its type is lost by a step",
                                      [FAULT_TYPES] = "it has two types",
                                      [FAULT_STEPS] = "it has two steps",
                                      [FAULT_RESULTS] = "its runs do not come together"};
  lang_fault fault = e->search.found.fault;
  bool claim = e->language->language->goal->kind != GOAL_SOUND;
  return json_pack("{s:s, s:s, s:s, s:o, s:[]}", "method", "step", "kind",
                   claim ? "specification" : kinds[fault], "message",
                   claim ? lang_goal_text(e->language->language) : words[fault], "file",
                   result_json_text(e->options->paths[0]), "trace");
}

static json_t *enumeration_json(const enumeration *e) {
  const lang_search *s = &e->search;
  const char *open = why_open(e);
  json_t *all = result_json_new("check", status_of(e)), *violations = json_array();
  if (lang_is_fault(s->found.fault))
    json_array_append_new(violations, violation_json(e));
  json_object_set_new(all, "class", result_json_text(e->language->language->name));
  json_object_set_new(all, "engine", json_string("explicit"));
  json_object_set_new(all, "bounds",
                      json_pack("{s:i, s:[i, i], s:{}}", "nodes", (int)e->nodes, "ints",
                                0, (int)e->nodes, "objects"));
  json_object_set_new(all, "states_checked", json_integer((json_int_t)s->checked));
  json_object_set_new(all, "programs", json_integer((json_int_t)s->programs));
  json_object_set_new(all, "final", json_integer((json_int_t)s->final));
  json_object_set_new(all, "operations", json_array());
  json_object_set_new(all, "violations", violations);
  if (open)
    json_object_set_new(all, "reason", json_string(open));
  language_add_explanation(e->language, e->options, all);
  result_json_end(all, e->started);
  return all;
}

/* False: there were more than `most` programs to judge, and nothing was printed. */
static bool enumerate(checked_language *c, const cli_options *o, uint64_t most,
                      diag_sink *sink, int *status) {
  enum { DEFAULT_NODES = 5 };
  enumeration e = {.language = c,
                   .options = o,
                   .nodes = o->size    ? (uint32_t)o->size
                            : o->nodes ? (uint32_t)o->nodes
                                       : DEFAULT_NODES,
                   .started = progress_clock()};
  document_set documents;
  *status = EXIT_USAGE;
  if (!documents_start(&documents, o, sink))
    return true;
  uint32_t nodes = e.nodes + (c->language->goal->kind != GOAL_SOUND);
  lang_search_all(&c->interpreter, &c->layout, nodes, o->size ? 0 : nodes, o->plain, most,
                  interrupt_catch(), &e.search);
  if (most && e.search.stopped && !*interrupt_catch()) {
    documents_close(&documents);
    return false;
  }
  c->found = e.search.found;
  *status = status_of(&e);
  if (!documents_take_output(&documents))
    print(&e);
  if (documents_any(&documents)) {
    json_t *all = enumeration_json(&e);
    if (!language_write_documents(c, &documents, all, sink))
      *status = EXIT_USAGE;
    json_decref(all);
  }
  documents_close(&documents);
  return true;
}

bool language_try(checked_language *c, const cli_options *o, uint64_t most,
                  diag_sink *sink, int *status) {
  return enumerate(c, o, most, sink, status);
}

int language_enumerate(checked_language *c, const cli_options *o, diag_sink *sink) {
  int status;
  enumerate(c, o, 0, sink, &status);
  return status;
}
