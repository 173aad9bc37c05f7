/* Reads a file: tokens, sections, the variant, grammar, rules, modes, and what is to be
 * checked. */
#include "lang/contexts.h"
#include "lang/emit.h"
#include "lang/goals.h"
#include "lang/grammar.h"
#include "lang/lang.h"
#include "lang/lexer.h"
#include "lang/lines.h"
#include "lang/premises.h"
#include "lang/prepare.h"
#include "lang/rules.h"
#include "lang/warnings.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool read_file(language *l, diag_sink *sink) {
  FILE *in = fopen(l->file, "r");
  char_vector text = {0};
  char room[4096];
  size_t count;
  while (in && (count = fread(room, 1, sizeof room, in)))
    for (size_t i = 0; i < count; i++)
      vec_push(&text, room[i]);
  bool read = in && !ferror(in);
  if (!read)
    diag_error(sink, NO_PLACE, "cannot read '%s': %s", l->file, strerror(errno));
  if (in)
    fclose(in);
  l->text = arena_copy(&l->arena, text.data ? text.data : "", text.size);
  vec_release(&text);
  return read;
}

static bool read_name(language *l, const lang_section *s, diag_sink *sink) {
  const lang_token *t = &l->tokens.data[s->first];
  bool fine = s->last == s->first + 1 && t->kind == LANG_WORD;
  for (const char *c = t->text; fine && *c; c++)
    fine = isalnum((unsigned char)*c) || *c == '_';
  l->name = t->text;
  static const char *const taken[] = {
      "Term",        "Whole",    "Language",       "Tree",
      "Range",       "Object",   "String",         "Integer",
      "Declarative", "Override", "StuckException", "NondeterministicLanguage"};
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    if (fine && !strcmp(taken[i], l->name)) {
      lang_error(l, sink, s->first,
                 "the Java class of this name is another: call it My%s", l->name);
      return false;
    }
  if (!fine)
    lang_error(l, sink, s->first < s->last ? s->first : s->first - 1,
               "a language has a name of letters and digits");
  return fine;
}

/* ---- Final states ---- */

static bool is_literal(const language *l, const char *text) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      vec_each (lang_item, i, &(*p)->items)
        if (i->literal && !strcmp(i->literal, text))
          return true;
  return false;
}

/* Words behind `final` that are nothing yet become outcomes of the state's sort. */
static void add_outcomes(language *l, const section_vector *sections) {
  lang_sort *state = NULL;
  vec_each (lang_section, s, sections)
    if (s->kind == SECTION_REDUCTION && !state)
      state = lang_sort_of(l, &l->tokens.data[s->first]);
  vec_each (lang_section, s, sections)
    for (uint32_t i = s->first; s->kind == SECTION_FINAL && state && i < s->last; i++) {
      const lang_token *t = &l->tokens.data[i];
      bool alone = (i == s->first || lang_is(l, i - 1, ",")) &&
                   (i + 1 == s->last || lang_is(l, i + 1, ","));
      if (alone && t->kind == LANG_WORD && !lang_sort_of(l, t) && !is_literal(l, t->text))
        lang_outcome_add(l, lang_sort_root(state), i);
    }
}

static lang_judgment *new_judgment_of_finals(language *l, place at) {
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  lang_sort *state = l->reductions.data[0]->sort;
  *j = (lang_judgment){.name = "final_state", .at = at};
  vec_push(&j->items, ((lang_item){.sort = state, .meta = state->name}));
  vec_push(&j->items, ((lang_item){.literal = "is final"}));
  vec_push(&j->args, state);
  vec_push(&l->judgments, j);
  return l->finals_where = j;
}

/* final M where M value: a rule of a judgment of its own. *fine: it can be executed. */
static bool read_final_where(language *l, uint32_t first, uint32_t last, diag_sink *sink,
                             bool *fine) {
  static const char *const words[] = {"where", "if"};
  lang_parser p;
  premise_vector premises = {0};
  lang_expr *pattern = NULL;
  for (size_t k = 0; k < 2 && !pattern; k++)
    for (uint32_t at = lang_next_top(l, first, last, words[k]); at + 1 < last && !pattern;
         at = lang_next_top(l, at + 1, last, words[k])) {
      lang_parser_init(&p, l, sink);
      vec_clear(&premises);
      pattern = lang_term_read(&p, l->reductions.data[0]->sort, first, at);
      if (pattern && !lang_premises_read(&p, at + 1, last, &premises))
        pattern = NULL;
      lang_parser_release(&p);
    }
  if (pattern) {
    place at = lang_place(l, first);
    lang_judgment *j = l->finals_where ? l->finals_where : new_judgment_of_finals(l, at);
    lang_rule *r = arena_new(&l->arena, lang_rule);
    *r = (lang_rule){.name = arena_print(&l->arena, "final%u", j->rules.size + 1),
                     .at = at,
                     .first = first,
                     .last = last,
                     .in_count = 1};
    r->in[0] = pattern;
    vec_each (lang_premise, q, &premises)
      vec_push(&r->premises, *q);
    vec_push(&j->rules, r);
    *fine = lang_rule_modes(l, r, sink);
  }
  vec_release(&premises);
  return pattern;
}

static bool read_finals(language *l, const lang_section *s, diag_sink *sink) {
  if (!l->reductions.size) {
    lang_error(l, sink, s->first, "'final' is about states, and there is no reduction");
    return false;
  }
  lang_sort *state = l->reductions.data[0]->sort;
  for (uint32_t first = s->first; first < s->last;) {
    uint32_t last;
    lang_expr *e = NULL;
    for (last = first + 1; last <= s->last && !e; last++)
      if (last == s->last || lang_is(l, last, ",")) {
        lang_parser p;
        lang_parser_init(&p, l, sink);
        e = lang_term_read(&p, state, first, last);
        lang_parser_release(&p);
      }
    bool fine = true;
    if (!e && read_final_where(l, first, s->last, sink, &fine))
      return fine;
    if (!e) {
      lang_error(
          l, sink, first, "this is no term of %s%s", state->name,
          l->reductions.size > 1
              ? ", which the first 'reduction' is about: that of programs comes first"
              : "");
      return false;
    }
    vec_push(&l->finals, e);
    first = last;
  }
  return true;
}

/* ---- What is checked ---- */

static bool read_bounds(language *l, const lang_section *s, diag_sink *sink) {
  for (uint32_t i = s->first; i < s->last; i++) {
    lang_sort *sort = lang_sort_of(l, &l->tokens.data[i]);
    bool steps = !sort && lang_is(l, i, "steps");
    if ((!sort && !steps) || !lang_is(l, i + 1, "=") ||
        l->tokens.data[i + 2].kind != LANG_NUMBER || l->tokens.data[i + 2].number < 1 ||
        l->tokens.data[i + 2].number > (steps ? 100000 : 64)) {
      lang_error(l, sink, i,
                 "'bounds' takes SORT = NUMBER: the names there are, or how "
                 "deep types may be; or steps = NUMBER, of a run");
      return false;
    }
    *(steps                      ? &l->steps
      : sort->kind != SORT_TERMS ? &sort->names
                                 : &sort->depth) = (uint32_t)l->tokens.data[i + 2].number;
    i += 2;
    if (lang_is(l, i + 1, ","))
      i++;
  }
  return true;
}

/* Whether programs are typed with something that nothing says. */
static bool asks_for_type(const language *l) {
  for (uint32_t k = 0; k < l->typing->args.size; k++)
    if (!l->typing->is_out[k] && l->given[k] && l->given[k]->kind == EXPR_META)
      return true;
  return false;
}

static lang_expr *metavariable(language *l, lang_sort *s, const char *name, place at) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_META, .sort = s, .meta = name, .at = at};
  return e;
}

/* A judgment that checks programs against a type that is given, `|- M ok T (in, in)`: a
 * program is well typed when there is one. So another judgment gives it,
 *
 *     exists T. |- M ok T  =>  |- M ok T (in, out)
 */
static void guess_given(language *l) {
  lang_judgment *j = l->typing, *any = arena_new(&l->arena, lang_judgment);
  lang_rule *r = arena_new(&l->arena, lang_rule);
  lang_premise asks = {
      .kind = PREMISE_JUDGMENT, .at = j->at, .judgment = j, .count = j->args.size};
  *any =
      (lang_judgment){.name = arena_print(&l->arena, "%s_of_some", j->name), .at = j->at};
  *r = (lang_rule){.name = "some", .at = j->at};
  vec_each (lang_item, item, &j->items)
    vec_push(&any->items, *item);
  for (uint32_t k = 0; k < j->args.size; k++) {
    lang_sort *s = j->args.data[k];
    bool guessed = !j->is_out[k] && l->given[k] && l->given[k]->kind == EXPR_META;
    const char *name = arena_print(&l->arena, "%s_%u", s->name, k + 1);
    lang_expr *e = metavariable(l, s, name, j->at);
    vec_push(&any->args, s);
    asks.args[k] = e;
    any->is_out[k] = j->is_out[k] || guessed;
    if (any->is_out[k])
      r->out[r->out_count++] = e;
    else
      r->in[r->in_count++] = e;
    if (!guessed)
      continue;
    lang_premise exists = {.kind = PREMISE_EXISTS, .at = j->at, .count = 1};
    exists.args[0] = e;
    vec_push(&r->premises, exists);
    l->given[k] = NULL;
  }
  vec_push(&r->premises, asks);
  vec_push(&any->rules, r);
  vec_push(&l->judgments, any);
  l->typing = any;
  l->guesses = true;
}

static bool asks(const lang_rule *r, const lang_judgment *j) {
  vec_each (lang_premise, p, &r->premises)
    if (p->kind == PREMISE_JUDGMENT && p->judgment == j)
      return true;
  return false;
}

/* Whether it says which states are final, or when a step is taken, and gives nothing: M value. */
static bool is_condition(const language *l, const lang_judgment *j) {
  for (uint32_t k = 0; k < j->args.size; k++)
    if (j->is_out[k])
      return false;
  for (uint32_t k = 0; l->finals_where && k < l->finals_where->rules.size; k++)
    if (asks(l->finals_where->rules.data[k], j))
      return true;
  vec_each (lang_reduction *, red, &l->reductions)
    vec_each (lang_rule *, r, &(*red)->rules)
      if (asks(*r, j))
        return true;
  return false;
}

static bool is_about_states(const language *l, const lang_judgment *j) {
  for (uint32_t i = 0; i < j->args.size; i++)
    if (j->args.data[i] == l->reductions.data[0]->sort && !j->is_out[i])
      return j != l->finals_where && !j->each;
  return false;
}

/* Every state is a program, where types are asked for by nothing. */
static lang_judgment *add_any_state(language *l) {
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  lang_rule *r = arena_new(&l->arena, lang_rule);
  lang_sort *state = l->reductions.data[0]->sort;
  *j = (lang_judgment){.name = "any_state", .at = l->reductions.data[0]->at};
  *r = (lang_rule){.name = "state", .at = j->at, .in_count = 1};
  vec_push(&j->items, ((lang_item){.sort = state, .meta = state->name}));
  vec_push(&j->items, ((lang_item){.literal = "is a state"}));
  vec_push(&j->args, state);
  r->in[0] = metavariable(l, state, state->name, j->at);
  vec_push(&j->rules, r);
  vec_push(&l->judgments, j);
  return j;
}

/* The judgment that says when a state is well typed: the first about states that is no mere
 * condition of steps. */
static bool find_typing(language *l, diag_sink *sink) {
  lang_sort *state = l->reductions.data[0]->sort;
  for (int condition = 0; condition < 2; condition++)
    vec_each (lang_judgment *, j, &l->judgments)
      if (!l->typing && is_about_states(l, *j) && is_condition(l, *j) == condition)
        l->typing = *j;
  if (!l->typing && l->properties &&
      !(l->properties & (CHECK_PROGRESS | CHECK_PRESERVATION)))
    l->typing = add_any_state(l);
  if (!l->typing) {
    diag_error(
        sink, (place){l->file, 0, 0},
        "no judgment is about %s, which is reduced; without types there are 'check "
        "determinism', 'check confluence' and 'check safety', of all states",
        state->name);
    return false;
  }
  bool found = false;
  for (uint32_t i = 0; i < l->typing->args.size; i++) {
    lang_sort *a = l->typing->args.data[i];
    if (l->given[i] || l->typing->is_out[i])
      continue;
    if (a == state && !found) {
      found = true;
      continue;
    }
    lang_expr *g = arena_new(&l->arena, lang_expr);
    g->sort = lang_sort_root(a);
    g->kind = EXPR_META;
    g->meta = a->name;
    vec_each (lang_production *, p, &a->productions)
      if (a->is_environment && !(*p)->args.size) {
        g->kind = EXPR_MAKE;
        g->production = *p;
      }
    l->given[i] = g;
  }
  if (asks_for_type(l))
    guess_given(l);
  return true;
}

/* program . |- M : T: the judgment, and what it is asked with. */
static bool read_program(language *l, const lang_section *s, diag_sink *sink) {
  if (!l->reductions.size) {
    lang_error(l, sink, s->first, "'program' is about states, and there is no reduction");
    return false;
  }
  lang_parser p;
  lang_parser_init(&p, l, sink);
  lang_sort *state = l->reductions.data[0]->sort;
  vec_each (lang_judgment *, j, &l->judgments)
    if (!l->typing && lang_items_read(&p, (*j)->items.data, (*j)->items.size, s->first,
                                      s->last, l->given))
      l->typing = *j;
  lang_parser_release(&p);
  if (!l->typing) {
    lang_error(l, sink, s->first, "this is no judgment");
    return false;
  }
  bool found = false;
  for (uint32_t i = 0; i < l->typing->args.size; i++)
    if (l->typing->is_out[i] && l->given[i]->kind != EXPR_META &&
        l->given[i]->kind != EXPR_ANY) {
      lang_error_at(l, sink, l->given[i]->at,
                    "this goes out, and programs may have any: write a judgment of its "
                    "own, with a rule that asks for it");
      return false;
    }
  for (uint32_t i = 0; i < l->typing->args.size; i++)
    if (l->given[i]->kind == EXPR_META && l->given[i]->sort == state && !found) {
      l->given[i] = NULL;
      found = true;
    }
  if (!found)
    lang_error(l, sink, s->first, "a program is judged: its %s stands here", state->name);
  return found;
}

static bool read_rest(language *l, const section_vector *sections, diag_sink *sink) {
  vec_each (lang_section, s, sections) {
    bool fine = s->kind == SECTION_FINAL     ? read_finals(l, s, sink)
                : s->kind == SECTION_CHECK   ? lang_goals_read(l, s, sink)
                : s->kind == SECTION_BOUNDS  ? read_bounds(l, s, sink)
                : s->kind == SECTION_PROGRAM ? read_program(l, s, sink)
                                             : true;
    if (!fine)
      return false;
  }
  return true;
}

/* Whether a judgment guesses: programs may then have many types. */
static void find_guesses(language *l) {
  vec_each (lang_judgment *, j, &l->judgments)
    vec_each (lang_rule *, r, &(*j)->rules)
      vec_each (lang_premise, p, &(*r)->premises)
        l->guesses = l->guesses || p->kind == PREMISE_EXISTS;
}

static bool read_language(language *l, const char *variant, section_vector *sections,
                          diag_sink *sink) {
  if (!read_file(l, sink) || !lang_tokens_read(l, sink) || !lang_lines_read(l, sink) ||
      !lang_sections_read(l, sections, sink) || !read_name(l, &sections->data[0], sink) ||
      (variant && !lang_variant_apply(l, sections, variant, sink)) ||
      !lang_grammar_read(l, sections, sink))
    return false;
  add_outcomes(l, sections);
  if (!lang_rules_read(l, sections, sink) || !lang_contexts_check(l, sink))
    return false;
  lang_congruences_convert(l);
  return lang_modes_check(l, sink) && read_rest(l, sections, sink);
}

/* Soundness and the uniqueness of types are about what is reduced, and its types. */
static bool needs_states(const language *l) {
  bool needs = l->properties || !l->goals.size;
  vec_each (lang_goal, g, &l->goals)
    needs = needs || g->kind == GOAL_UNIQUE;
  return needs;
}

static bool choose_goal(language *l, uint32_t goal, diag_sink *sink) {
  find_guesses(l);
  if (needs_states(l) && !l->reductions.size) {
    diag_error(sink, (place){l->file, 0, 0},
               "there is no 'reduction': what steps do programs take? ('check forall' "
               "needs none)");
    return false;
  }
  return (!needs_states(l) || find_typing(l, sink)) && lang_goal_choose(l, goal, sink);
}

language *language_read(const char *file, const char *variant, uint32_t goal,
                        diag_sink *sink) {
  language *l = memory_new(language);
  section_vector sections = {0};
  arena_init(&l->arena);
  l->file = file;
  bool read = read_language(l, variant, &sections, sink) && choose_goal(l, goal, sink);
  lang_sections_release(&sections);
  if (read) {
    language_prepare(l);
    return l;
  }
  language_delete(l);
  return NULL;
}

void language_warn(const char *file, diag_sink *sink) {
  diag_sink silent = {0};
  language *l = memory_new(language);
  section_vector sections = {0};
  arena_init(&l->arena);
  l->file = file;
  bool read = read_language(l, NULL, &sections, &silent);
  lang_grammar_warnings(l, sink);
  if (read) {
    language_prepare(l);
    lang_rule_warnings(l, sink);
  }
  lang_sections_release(&sections);
  language_delete(l);
}

static void release_rules(lang_rule **rules, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    vec_release(&rules[i]->premises);
}

void language_delete(language *l) {
  if (!l)
    return;
  vec_each (lang_sort *, s, &l->sorts) {
    vec_each (lang_production *, p, &(*s)->productions) {
      vec_release(&(*p)->items);
      vec_release(&(*p)->args);
    }
    vec_release(&(*s)->aliases);
    vec_release(&(*s)->productions);
    vec_release(&(*s)->patterns);
  }
  vec_each (lang_judgment *, j, &l->judgments) {
    release_rules((*j)->rules.data, (*j)->rules.size);
    vec_release(&(*j)->items);
    vec_release(&(*j)->args);
    vec_release(&(*j)->rules);
  }
  vec_each (lang_function *, f, &l->functions) {
    release_rules((*f)->rules.data, (*f)->rules.size);
    vec_release(&(*f)->args);
    vec_release(&(*f)->rules);
  }
  vec_each (lang_reduction *, r, &l->reductions) {
    release_rules((*r)->rules.data, (*r)->rules.size);
    vec_release(&(*r)->rules);
  }
  vec_release(&l->sorts);
  vec_release(&l->judgments);
  vec_release(&l->functions);
  vec_release(&l->reductions);
  vec_release(&l->finals);
  vec_release(&l->goals);
  vec_release(&l->stacked);
  vec_release(&l->tokens);
  arena_release(&l->arena);
  memory_free(l);
}
