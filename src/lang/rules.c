/* Reads rules: `premises => conclusion` or `conclusion where premises`, in any of which
 * premises are separated by commas. Commas, arrows and `where` may be part of the
 * language as well: what is meant is what can be read. */
#include "lang/rules.h"

#include "base/suggest.h"
#include "lang/grammar.h"
#include "lang/premises.h"
#include "lang/templates.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

typedef struct rules {
  language *l;
  diag_sink *sink;
  lang_parser p;
  premise_vector premises;
} rules;

/* ---- Conclusions ---- */

typedef struct form { /* of conclusions in a section */
  lang_item items[3 + 2 * LANG_ARGS];
  uint32_t count;
} form;

static bool read_parts(rules *r, const form *f, uint32_t concl, uint32_t concl_end,
                       uint32_t prem, uint32_t prem_end, lang_expr **parts) {
  vec_clear(&r->premises);
  return lang_items_read(&r->p, f->items, f->count, concl, concl_end, parts) &&
         (prem == prem_end || lang_premises_read(&r->p, prem, prem_end, &r->premises));
}

static bool read_arrow(rules *r, const form *f, uint32_t first, uint32_t last,
                       lang_expr **parts) {
  for (uint32_t at = lang_next_top(r->l, first, last, "=>"); at < last;
       at = lang_next_top(r->l, at + 1, last, "=>"))
    if (read_parts(r, f, at + 1, last, first, at, parts))
      return true;
  return false;
}

static bool read_where(rules *r, const form *f, uint32_t first, uint32_t last,
                       lang_expr **parts) {
  static const char *const words[] = {"where", "if"};
  for (size_t k = 0; k < 2; k++)
    for (uint32_t at = lang_next_top(r->l, first, last, words[k]); at < last;
         at = lang_next_top(r->l, at + 1, last, words[k]))
      if (at + 1 < last && read_parts(r, f, first, at, at + 1, last, parts))
        return true;
  return false;
}

/* Premises before the conclusion and behind it. */
static bool read_both(rules *r, const form *f, uint32_t first, uint32_t last,
                      lang_expr **parts) {
  static const char *const words[] = {"where", "if"};
  const language *l = r->l;
  for (uint32_t at = lang_next_top(l, first, last, "=>"); at < last;
       at = lang_next_top(l, at + 1, last, "=>"))
    for (size_t k = 0; k < 2; k++) {
      uint32_t behind = lang_next_top(l, at + 1, last, words[k]);
      if (behind + 1 < last && read_parts(r, f, at + 1, behind, first, at, parts) &&
          lang_premises_read(&r->p, behind + 1, last, &r->premises))
        return true;
    }
  return false;
}

/* ---- What is wrong with a rule that cannot be read ---- */

static bool has_literal(const lang_item *items, uint32_t count, const char *text) {
  for (uint32_t i = 0; i < count; i++)
    if (items[i].literal && !strcmp(items[i].literal, text))
      return true;
  return false;
}

static bool is_literal_of_judgment(const language *l, const char *text) {
  vec_each (lang_judgment *, j, &l->judgments)
    if (has_literal((*j)->items.data, (*j)->items.size, text))
      return true;
  return false;
}

static bool is_literal_of_grammar(const language *l, const char *text) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if (has_literal((*p)->items.data, (*p)->items.size, text))
        return true;
  return false;
}

static bool is_known_word(const language *l, const lang_token *t) {
  static const char *const own[] = {"where", "if",     "in",    "notin", "not",
                                    "_",     "exists", "fresh", "for"};
  if (lang_sort_of(l, t) || lang_function_called(l, t->text))
    return true;
  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    if (!strcmp(own[i], t->text))
      return true;
  return is_literal_of_grammar(l, t->text) || is_literal_of_judgment(l, t->text);
}

static const char *item_text(rules *r, const lang_item *i) {
  return i->literal         ? i->literal
         : i->sort->element ? arena_print(&r->l->arena, "%s ...", i->sort->element->name)
         : i->meta          ? i->meta
                            : i->sort->name;
}

/* The form of conclusions as it is written: G |- M : T. */
static const char *form_text(rules *r, const form *f) {
  const char *text = "";
  for (uint32_t i = 0; i < f->count; i++)
    text = arena_print(&r->l->arena, "%s%s%s", text, i ? " " : "",
                       item_text(r, &f->items[i]));
  return text;
}

/* The first of the premises that cannot be read; `last` when they all can. */
static uint32_t unread_premise(rules *r, uint32_t first, uint32_t last) {
  for (uint32_t end = last; first < last;) {
    vec_clear(&r->premises);
    if (lang_premises_read(&r->p, first, end, &r->premises)) {
      first = end + 1;
      end = last;
      continue;
    }
    uint32_t shorter = first;
    for (uint32_t i = lang_next_top(r->l, first, end, ","); i < end;
         i = lang_next_top(r->l, i + 1, end, ","))
      shorter = i;
    if (shorter == first)
      return first;
    end = shorter;
  }
  return last;
}

/* Where the conclusion can be read and a premise cannot; false: elsewhere. */
static bool explain_premise(rules *r, const form *f, uint32_t first, uint32_t last) {
  static const char *const words[] = {"=>", "where", "if"};
  const language *l = r->l;
  for (size_t k = 0; k < sizeof words / sizeof *words; k++)
    for (uint32_t at = lang_next_top(l, first, last, words[k]); at < last;
         at = lang_next_top(l, at + 1, last, words[k])) {
      lang_expr *parts[LANG_ARGS];
      uint32_t concl = k ? first : at + 1, concl_end = k ? at : last;
      if (!lang_items_read(&r->p, f->items, f->count, concl, concl_end, parts))
        continue;
      uint32_t bad = unread_premise(r, k ? at + 1 : first, k ? last : at);
      if (bad < (k ? last : at)) {
        lang_error(
            l, r->sink, bad,
            "this premise cannot be read: no judgment, step or comparison has "
            "this form with terms of the grammar%s",
            l->tokens.data[r->p.first].begins && bad == first
                ? " (all lines above a drawn one are its premises, up to an empty line)"
                : "");
        return true;
      }
    }
  return false;
}

static bool is_sign_of_notation(const char *text) {
  static const char *const own[] = {"=>", "=", "!=", "<=", ":=", "...", "|->"};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    if (!strcmp(own[i], text))
      return true;
  return false;
}

static bool is_arrow(const language *l, const char *text) {
  vec_each (lang_reduction *, red, &l->reductions)
    if (!strncmp((*red)->arrow, text, strlen((*red)->arrow)))
      return true;
  return false;
}

/* A token that is the likely reason: a sign that is two, a word of a judgment that was
 * meant for a metavariable, a bar that divided a grammar. */
static bool explain_token(rules *r, const form *f, uint32_t first, uint32_t last) {
  const language *l = r->l;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->quoted || is_literal_of_grammar(l, t->text) || is_arrow(l, t->text) ||
        has_literal(f->items, f->count, t->text))
      continue;
    bool of_judgment = is_literal_of_judgment(l, t->text);
    if (t->kind == LANG_WORD && of_judgment && isupper((unsigned char)t->text[0])) {
      lang_error(l, r->sink, i,
                 "'%s' is a word of another judgment here, and no metavariable; a sort "
                 "may have several names: M, %s ::= ...",
                 t->text, t->text);
      return true;
    }
    if (t->kind != LANG_SIGN || of_judgment || is_sign_of_notation(t->text))
      continue;
    if (!strcmp(t->text, "|")) {
      lang_error(l, r->sink, i,
                 "no term has a bar: in the grammar it divides alternatives, and one "
                 "that stands for itself is quoted: M '|' s");
      return true;
    }
    if (t->length > 1) {
      lang_error(l, r->sink, i,
                 "'%s' is one sign, and no term has it: put blanks between two", t->text);
      return true;
    }
  }
  return false;
}

static void offer_words(suggestion *near, const lang_item *items, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (items[i].literal && strlen(items[i].literal) > 2)
      suggest_offer(near, items[i].literal);
}

/* A word that is near this one; NULL: it is short, or there is none. */
static const char *word_near(const language *l, const char *word) {
  suggestion near = suggest_start(word);
  if (strlen(word) < 3)
    return NULL;
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      offer_words(&near, (*p)->items.data, (*p)->items.size);
  vec_each (lang_judgment *, j, &l->judgments)
    offer_words(&near, (*j)->items.data, (*j)->items.size);
  vec_each (lang_function *, f, &l->functions)
    suggest_offer(&near, (*f)->name);
  return near.best;
}

static bool explain_word(rules *r, uint32_t first, uint32_t last) {
  const language *l = r->l;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->kind != LANG_WORD || t->quoted || is_known_word(l, t))
      continue;
    const char *near = word_near(l, t->text);
    lang_error(l, r->sink, i,
               near ? "'%s' is neither a metavariable nor a word of the grammar; did you "
                      "mean '%s'?"
                    : "'%s' is neither a metavariable nor a word of the grammar; a sort "
                      "may have several names: M, %s ::= ...",
               t->text, near ? near : t->text);
    return true;
  }
  return false;
}

/* A bracket that opens or closes alone, where no bracket of the grammar does. */
static bool explain_bracket(rules *r, uint32_t first, uint32_t last) {
  const language *l = r->l;
  uint32_t open[64], depth = 0;
  for (uint32_t i = first; i < last && depth < 64; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->quoted || strlen(t->text) != 1)
      continue;
    if (strchr("([{", *t->text))
      open[depth++] = i;
    else if (strchr(")]}", *t->text) && !depth--) {
      lang_error(l, r->sink, i, "nothing opens this bracket");
      return true;
    }
  }
  if (depth)
    lang_error(l, r->sink, open[depth - 1], "nothing closes this bracket");
  return depth;
}

static void explain(rules *r, const form *f, uint32_t first, uint32_t last,
                    const char *what) {
  const language *l = r->l;
  if (explain_word(r, first, last) || explain_bracket(r, first, last))
    return;
  for (uint32_t i = first; i < last; i++)
    if (lang_is(l, i, "...")) {
      lang_error(l, r->sink, i,
                 "... stands behind a metavariable (M ...), or behind a judgment in "
                 "parentheses whose parts are metavariables: (G |- M : T) ...");
      return;
    }
  for (uint32_t i = first; i + 1 < last; i++)
    if (l->tokens.data[i].many && lang_sort_of(l, &l->tokens.data[i + 1])) {
      lang_error(l, r->sink, i,
                 "a sequence takes all that is left: behind '%s' nothing may follow, but "
                 "in contexts (v ... E M ...)",
                 l->tokens.data[i].text);
      return;
    }
  if (explain_premise(r, f, first, last))
    return;
  if (explain_token(r, f, first, last))
    return;
  uint32_t concl = first;
  for (uint32_t at = lang_next_top(l, first, last, "=>"); at + 1 < last;
       at = lang_next_top(l, at + 1, last, "=>"))
    concl = at + 1;
  lang_error(l, r->sink, concl,
             "this cannot be read as %s: %s, with terms of the grammar", what,
             form_text(r, f));
}

/* ---- Rules ---- */

static lang_rule *read_rule(rules *r, const form *f, const lang_item_text *item,
                            const char *family, uint32_t number, const char *what,
                            lang_expr **parts) {
  lang_parser_init(&r->p, r->l, r->sink);
  r->p.first = item->first;
  r->p.last = item->last;
  vec_clear(&r->premises);
  bool read = read_parts(r, f, item->first, item->last, 0, 0, parts) ||
              read_where(r, f, item->first, item->last, parts) ||
              read_arrow(r, f, item->first, item->last, parts) ||
              read_both(r, f, item->first, item->last, parts);
  if (!read)
    explain(r, f, item->first, item->last, what);
  bool fine = read && !lang_parser_complains(&r->p, item->first);
  lang_parser_release(&r->p);
  if (!fine)
    return NULL;
  lang_rule *rule = arena_new(&r->l->arena, lang_rule);
  rule->name =
      item->label ? item->label : arena_print(&r->l->arena, "%s%u", family, number);
  rule->at = lang_place(r->l, item->first);
  rule->first = item->first;
  rule->last = item->last;
  vec_each (lang_premise, p, &r->premises)
    vec_push(&rule->premises, *p);
  return rule;
}

/* A label is used once in a section. */
static bool is_new(rules *r, lang_rule *const *rules_, uint32_t count,
                   const lang_rule *added) {
  for (uint32_t i = 0; i < count; i++)
    if (!strcmp(rules_[i]->name, added->name)) {
      lang_error(r->l, r->sink, added->first,
                 "there is a rule [%s] in this section already, in line %u", added->name,
                 rules_[i]->at.line);
      return false;
    }
  return true;
}

static bool read_judgment_rules(rules *r, const lang_section *s, lang_judgment *j) {
  form f = {.count = j->items.size};
  memcpy(f.items, j->items.data, j->items.size * sizeof *f.items);
  vec_each (lang_item_text, item, &s->items) {
    lang_expr *parts[LANG_ARGS];
    lang_rule *rule = read_rule(r, &f, item, j->name, j->rules.size + 1,
                                "a rule of this judgment", parts);
    if (!rule || !is_new(r, j->rules.data, j->rules.size, rule))
      return false;
    for (uint32_t i = 0; i < j->args.size; i++)
      if (j->is_out[i])
        rule->out[rule->out_count++] = parts[i];
      else
        rule->in[rule->in_count++] = parts[i];
    vec_push(&j->rules, rule);
  }
  return true;
}

static bool read_reduction_rules(rules *r, const lang_section *s, lang_reduction *red) {
  form f = {.items = {{.sort = red->sort}, {.literal = red->arrow}, {.sort = red->sort}},
            .count = 3};
  vec_each (lang_item_text, item, &s->items) {
    lang_expr *parts[LANG_ARGS];
    lang_rule *rule = read_rule(r, &f, item, red->name, red->rules.size + 1,
                                "a step of this reduction", parts);
    if (!rule || !is_new(r, red->rules.data, red->rules.size, rule))
      return false;
    rule->in[rule->in_count++] = parts[0];
    rule->out[rule->out_count++] = parts[1];
    vec_push(&red->rules, rule);
  }
  return true;
}

static bool read_equations(rules *r, const lang_section *s, lang_function *fun) {
  form f = {.items = {{.literal = fun->name}, {.literal = "("}}, .count = 2};
  vec_each (lang_sort *, a, &fun->args) {
    if (f.count > 2)
      f.items[f.count++] = (lang_item){.literal = ","};
    f.items[f.count++] = (lang_item){.sort = *a};
  }
  f.items[f.count++] = (lang_item){.literal = ")"};
  f.items[f.count++] = (lang_item){.literal = "="};
  f.items[f.count++] = (lang_item){.sort = fun->result};
  vec_each (lang_item_text, item, &s->items) {
    lang_expr *parts[LANG_ARGS];
    lang_rule *rule = read_rule(r, &f, item, fun->name, fun->rules.size + 1,
                                "an equation of this function", parts);
    if (!rule || !is_new(r, fun->rules.data, fun->rules.size, rule))
      return false;
    rule->in_count = fun->args.size;
    memcpy(rule->in, parts, rule->in_count * sizeof *parts);
    rule->out[0] = parts[fun->args.size];
    rule->out_count = 1;
    vec_push(&fun->rules, rule);
  }
  return true;
}

/* ---- Headers ---- */

static void add_item(void *context, lang_item item) {
  lang_judgment *j = context;
  vec_push(&j->items, item);
  if (item.sort)
    vec_push(&j->args, item.sort);
}

/* (in, in, out) at the end of a header. */
static bool read_mode(rules *r, lang_judgment *j, uint32_t first, uint32_t last) {
  uint32_t arg = 0;
  for (uint32_t i = first; i < last; i++)
    if (!lang_is(r->l, i, ",")) {
      bool out = lang_is(r->l, i, "out");
      if (arg == j->args.size || (!out && !lang_is(r->l, i, "in"))) {
        lang_error(r->l, r->sink, i, "a mode says 'in' or 'out' for each of the %u parts",
                   j->args.size);
        return false;
      }
      j->is_out[arg++] = out;
    }
  return true;
}

/* Whether the sign stands between two terms, v :: s; not what binds, \X::K. T. */
static bool is_between_terms(const language *l, const char *sign) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if ((*p)->items.size > 2 && (*p)->items.data[0].sort &&
          (*p)->items.data[1].literal && !strcmp((*p)->items.data[1].literal, sign))
        return true;
  return false;
}

/* Without a mode all that stands behind a colon goes out: e : T ! F; behind two, X :: K,
 * where they stand between no terms. */
static void guess_mode(const language *l, lang_judgment *j) {
  uint32_t arg = 0;
  bool colon = false;
  vec_each (lang_item, i, &j->items) {
    if (i->literal)
      colon = colon || !strcmp(i->literal, ":") || !strcmp(i->literal, "=>") ||
              !strcmp(i->literal, "||") ||
              (!strcmp(i->literal, "::") && !is_between_terms(l, "::"));
    else {
      j->is_out[arg] = colon && arg > 0;
      arg++;
    }
  }
}

static lang_judgment *declare_judgment(rules *r, const lang_section *s) {
  language *l = r->l;
  uint32_t last = s->last;
  uint32_t open = last;
  for (uint32_t i = s->first; i + 1 < last; i++)
    if (lang_is(l, i, "(") && (lang_is(l, i + 1, "in") || lang_is(l, i + 1, "out")))
      open = i;
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  j->at = lang_place(l, s->first);
  j->name = arena_print(&l->arena, "judgment%u", l->judgments.size + 1);
  if (lang_is(l, s->first + 1, ":") && l->tokens.data[s->first].kind == LANG_WORD &&
      !lang_sort_of(l, &l->tokens.data[s->first])) { /* judgment typing: G |- M : T */
    j->name = l->tokens.data[s->first].text;
    lang_template_read(l, s->first + 2, open, add_item, j);
  } else
    lang_template_read(l, s->first, open, add_item, j);
  if (!j->args.size || j->items.size > 16 || j->args.size > LANG_ARGS) {
    lang_error(l, r->sink, s->first,
               j->args.size
                   ? "a judgment has at most 8 parts, and 16 with its signs: make "
                     "a sort of some of them"
                   : "a judgment has parts that are sorts: G |- M : T");
    return NULL;
  }
  guess_mode(l, j);
  if (open < last && !read_mode(r, j, open + 1, last - 1))
    return NULL;
  vec_push(&l->judgments, j);
  return j;
}

static lang_reduction *declare_reduction(rules *r, const lang_section *s) {
  language *l = r->l;
  lang_reduction *red = arena_new(&l->arena, lang_reduction);
  lang_sort *from = lang_sort_of(l, &l->tokens.data[s->first]);
  lang_sort *to =
      s->last - s->first == 3 ? lang_sort_of(l, &l->tokens.data[s->first + 2]) : NULL;
  if (!from || !to || from != to || from->base) {
    lang_error(l, r->sink, s->first, "a reduction is of one sort: M --> M");
    return NULL;
  }
  red->at = lang_place(l, s->first);
  red->arrow = l->tokens.data[s->first + 1].text;
  red->name = arena_print(&l->arena, "step%u", l->reductions.size + 1);
  red->sort = from;
  vec_push(&l->reductions, red);
  return red;
}

/* function f : A, B -> C */
static lang_function *declare_function(rules *r, const lang_section *s) {
  language *l = r->l;
  lang_function *f = arena_new(&l->arena, lang_function);
  bool arrow = false;
  f->name = l->tokens.data[s->first].text;
  f->at = lang_place(l, s->first);
  for (uint32_t i = s->first + 2; i < s->last; i++) {
    lang_sort *sort = lang_sort_of(l, &l->tokens.data[i]);
    if (lang_is(l, i, "->"))
      arrow = true;
    else if (sort && arrow)
      f->result = sort;
    else if (sort)
      vec_push(&f->args, sort);
    else if (!lang_is(l, i, ",")) {
      lang_error(l, r->sink, i,
                 "'%s' is no sort; a function is declared as f : M, T -> M",
                 l->tokens.data[i].text);
      return NULL;
    }
  }
  if (!lang_is(l, s->first + 1, ":") || !f->result || !f->args.size ||
      f->args.size + 1 > LANG_ARGS) {
    lang_error(l, r->sink, s->first,
               f->args.size >= LANG_ARGS
                   ? "a function has at most 7 arguments: make a sort of some of them"
                   : "a function is declared as f : M, T -> M");
    return NULL;
  }
  vec_push(&l->functions, f);
  return f;
}

bool lang_rules_read(language *l, const section_vector *sections, diag_sink *sink) {
  rules r = {.l = l, .sink = sink};
  bool fine = true;
  vector(void *) declared = {0};
  vec_each (lang_section, s, sections) {
    void *d = s->kind == SECTION_JUDGMENT    ? (void *)declare_judgment(&r, s)
              : s->kind == SECTION_REDUCTION ? (void *)declare_reduction(&r, s)
              : s->kind == SECTION_FUNCTION  ? (void *)declare_function(&r, s)
                                             : l;
    fine = fine && d;
    vec_push(&declared, d);
  }
  void **d = declared.data;
  if (fine)
    vec_each (lang_section, s, sections) {
      assert(d && "every section was declared");
      bool read = s->kind == SECTION_JUDGMENT    ? read_judgment_rules(&r, s, *d)
                  : s->kind == SECTION_REDUCTION ? read_reduction_rules(&r, s, *d)
                  : s->kind == SECTION_FUNCTION  ? read_equations(&r, s, *d)
                                                 : true;
      fine = fine && read;
      d++;
    }
  vec_release(&declared);
  vec_release(&r.premises);
  return fine;
}
