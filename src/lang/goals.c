#include "lang/goals.h"

#include "lang/premises.h"
#include "lang/rules.h"
#include "lang/sequences.h"

#include <assert.h>
#include <string.h>

enum { USUAL_STEPS = 100 };

/* ---- Reading ---- */

/* Of two types, and environments, which are empty when it is asked. */
static bool relates_two(const lang_judgment *j) {
  uint32_t others = 0;
  for (uint32_t k = 0; k < j->args.size; k++) {
    others += !j->args.data[k]->is_environment;
    if (j->args.size > 2 && j->is_out[k])
      return false;
  }
  return others == 2;
}

static lang_judgment *judgment_with_sign(const language *l, const char *sign) {
  vec_each (lang_judgment *, j, &l->judgments)
    vec_each (lang_item, i, &(*j)->items)
      if (i->literal && !strcmp(i->literal, sign) && relates_two(*j))
        return *j;
  return NULL;
}

/* preservation [of some type | up to SIGN]; *i becomes its last token. */
static bool read_preservation(language *l, uint32_t *i, diag_sink *sink) {
  l->properties |= CHECK_PRESERVATION;
  if (lang_is(l, *i + 1, "of") && lang_is(l, *i + 2, "some") &&
      lang_is(l, *i + 3, "type")) {
    l->some_type = true;
    *i += 3;
  } else if (lang_is(l, *i + 1, "up") && lang_is(l, *i + 2, "to")) {
    l->up_to = judgment_with_sign(l, l->tokens.data[*i + 3].text);
    *i += 3;
    if (!l->up_to) {
      lang_error(l, sink, *i,
                 "no judgment of two types, and of environments at most, has this sign");
      return false;
    }
  }
  return true;
}

static bool read_function_goal(language *l, lang_goal_kind kind, uint32_t token,
                               diag_sink *sink) {
  if (!lang_function_called(l, l->tokens.data[token].text)) {
    lang_error(l, sink, token, "'%s' is no function", l->tokens.data[token].text);
    return false;
  }
  vec_push(&l->goals, ((lang_goal){kind, token, token + 1}));
  return true;
}

static bool read_goal(language *l, uint32_t *i, uint32_t last, diag_sink *sink) {
  static const struct {
    const char *word;
    unsigned property;
  } plain[] = {{"progress", CHECK_PROGRESS},
               {"determinism", CHECK_DETERMINISM},
               {"safety", CHECK_SAFETY},
               {"confluence", CHECK_CONFLUENCE}};
  for (size_t k = 0; k < sizeof plain / sizeof *plain; k++)
    if (lang_is(l, *i, plain[k].word)) {
      l->properties |= plain[k].property;
      return true;
    }
  if (lang_is(l, *i, "preservation"))
    return read_preservation(l, i, sink);
  if (lang_is(l, *i, "total") || lang_is(l, *i, "unambiguous")) {
    lang_goal_kind kind = lang_is(l, *i, "total") ? GOAL_TOTAL : GOAL_AGREE;
    return read_function_goal(l, kind, ++*i, sink);
  }
  lang_goal claim = {GOAL_CLAIM, *i, last};
  if (lang_is(l, *i, "uniqueness"))
    claim = (lang_goal){GOAL_UNIQUE, *i, *i + 1};
  else if (lang_is(l, *i, "forall"))
    *i = last - 1;
  else {
    lang_error(
        l, sink, *i,
        "'check' takes: progress, preservation, preservation up to SIGN, "
        "preservation of some type, determinism, safety, confluence, uniqueness, total "
        "FUNCTION, unambiguous FUNCTION, or a section of its own: check forall M "
        "T. premises => premises");
    return false;
  }
  vec_push(&l->goals, claim);
  return true;
}

bool lang_goals_read(language *l, const lang_section *s, diag_sink *sink) {
  for (uint32_t i = s->first; i < s->last; i++)
    if (!lang_is(l, i, ",") && !read_goal(l, &i, s->last, sink))
      return false;
  return true;
}

const char *lang_goal_text(language *l) {
  const lang_goal *g = l->goal;
  switch (g->kind) {
  case GOAL_SOUND: return "soundness";
  case GOAL_UNIQUE: return "uniqueness of types";
  case GOAL_TOTAL:
  case GOAL_AGREE:
    return arena_print(&l->arena, "%s %s",
                       g->kind == GOAL_TOTAL ? "total" : "unambiguous",
                       l->tokens.data[g->first].text);
  case GOAL_CLAIM: break;
  }
  const char *text = "";
  bool quantifier = true; /* forall M T. ends with the first full stop */
  for (uint32_t i = g->first; i < g->last; i++) {
    const char *next = lang_token_text(&l->tokens.data[i], &l->arena);
    bool stop = quantifier && !strcmp(next, ".");
    bool tight = !*text || !strcmp(next, ",") || stop;
    quantifier = quantifier && !stop;
    text = arena_print(&l->arena, "%s%s%s", text, tight ? "" : " ", next);
  }
  return text;
}

/* ---- Claims ---- */

typedef struct claims {
  language *l;
  diag_sink *sink;
  lang_sort *sort;
  lang_production *claim, *refuted;
  lang_judgment *judgment;
  lang_reduction *reduction;
  vector(lang_expr *) about; /* metavariables of the claim */
} claims;

static lang_expr *meta_of(language *l, lang_sort *s, const char *name) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_META, .sort = s, .meta = name};
  return e;
}

static lang_production *add_production(claims *c, const char *word) {
  lang_production *p = arena_new(&c->l->arena, lang_production);
  p->sort = c->sort;
  p->constant = word;
  vec_push(&p->items, ((lang_item){.literal = word}));
  vec_push(&c->sort->productions, p);
  p->level = c->sort->productions.size;
  return p;
}

static void claims_open(claims *c) {
  language *l = c->l;
  c->sort = arena_new(&l->arena, lang_sort);
  c->sort->name = "Claim";
  c->sort->kind = SORT_TERMS;
  c->sort->index = l->sorts.size;
  vec_push(&l->sorts, c->sort);
  c->claim = add_production(c, "claim");
  c->refuted = add_production(c, "refuted");
  c->judgment = arena_new(&l->arena, lang_judgment);
  c->judgment->name = "claims";
  vec_push(&c->judgment->items, ((lang_item){.sort = c->sort}));
  vec_push(&c->judgment->items, ((lang_item){.literal = "has its premises"}));
  vec_push(&c->judgment->args, c->sort);
  vec_push(&l->judgments, c->judgment);
  c->reduction = arena_new(&l->arena, lang_reduction);
  c->reduction->arrow = "-->";
  c->reduction->name = "claims";
  c->reduction->sort = c->sort;
  vec_push(&l->reductions, c->reduction); /* to the front: it is what is reduced */
  memmove(&l->reductions.data[1], l->reductions.data,
          (l->reductions.size - 1) * sizeof c->reduction);
  l->reductions.data[0] = c->reduction;
  vec_clear(&l->finals);
  l->finals_where = NULL;
  l->typing = c->judgment;
  memset(l->given, 0, sizeof l->given);
  l->up_to = NULL;
  l->some_type = true;
  l->properties = CHECK_PRESERVATION;
}

/* claim(M)(T): brackets keep the terms apart. */
static void add_about(claims *c, lang_expr *meta) {
  lang_production *p = c->claim;
  vec_push(&p->items, ((lang_item){.literal = "("}));
  vec_push(&p->items, ((lang_item){.sort = meta->sort, .meta = meta->meta}));
  vec_push(&p->items, ((lang_item){.literal = ")"}));
  vec_push(&p->args, meta->sort);
  vec_push(&c->about, meta);
}

static lang_expr *claim_expr(claims *c) {
  lang_expr *e = arena_new(&c->l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_MAKE, .sort = c->sort, .production = c->claim};
  e->count = c->about.size;
  for (uint32_t i = 0; i < e->count; i++)
    e->args[i] = c->about.data[i];
  return e;
}

static lang_expr *refuted_expr(claims *c) {
  lang_expr *e = arena_new(&c->l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_MAKE, .sort = c->sort, .production = c->refuted};
  return e;
}

static lang_rule *new_rule(claims *c, const char *name, const premise_vector *premises) {
  lang_rule *r = arena_new(&c->l->arena, lang_rule);
  r->name = name;
  r->at = lang_place(c->l, c->l->goal->first);
  r->first = c->l->goal->first;
  r->last = c->l->goal->last;
  r->in[r->in_count++] = claim_expr(c);
  for (uint32_t i = 0; i < premises->size; i++)
    vec_push(&r->premises, premises->data[i]);
  return r;
}

static lang_rule *add_typing(claims *c, const premise_vector *premises) {
  lang_rule *r = new_rule(c, "claim", premises);
  vec_push(&c->judgment->rules, r);
  return r;
}

/* The claim is refuted when the premises hold, and the last of them too. */
static lang_rule *add_step(claims *c, const char *name, const premise_vector *premises) {
  lang_rule *r = new_rule(c, name, premises);
  r->out[r->out_count++] = refuted_expr(c);
  vec_push(&c->reduction->rules, r);
  return r;
}

static void copy_premises(premise_vector *to, const premise_vector *from) {
  vec_clear(to);
  for (uint32_t i = 0; i < from->size; i++)
    vec_push(to, from->data[i]);
}

/* A conclusion that does not hold; neither does one that asks for what has no value. */
static lang_premise negation(lang_premise p) {
  p.negated = !p.negated;
  p.refutes = true;
  return p;
}

/* What the premises cannot compute is what the claim is about. */
static bool find_about(claims *c, const premise_vector *premises, lang_expr **metas,
                       uint32_t count) {
  for (;;) {
    lang_rule probe = {.name = "claim"};
    for (uint32_t i = 0; i < c->about.size; i++)
      probe.in[probe.in_count++] = c->about.data[i];
    copy_premises(&probe.premises, premises);
    const lang_expr *lacks = lang_rule_lacks(c->l, &probe);
    vec_release(&probe.premises);
    if (!lacks)
      break;
    lang_expr *found = NULL;
    for (uint32_t i = 0; i < count && lacks->meta; i++)
      if (!strcmp(metas[i]->meta, lacks->meta))
        found = metas[i];
    if (!found || c->about.size == LANG_ARGS) {
      diag_error(c->sink,
                 lacks->at.line ? lacks->at : lang_place(c->l, c->l->goal->first),
                 "%s has no value here: name it behind 'forall'",
                 lacks->meta ? lacks->meta : "this");
      return false;
    }
    add_about(c, found);
  }
  return true;
}

/* ---- Conclusions that share what they find ---- */

typedef vector(lang_expr *) expr_vector;

static bool is_in(const expr_vector *metas, const char *name) {
  vec_each (lang_expr *, m, metas)
    if (!strcmp((*m)->meta, name))
      return true;
  return false;
}

static void add_metas(expr_vector *metas, lang_expr *e) {
  if (e->kind == EXPR_META && !is_in(metas, e->meta))
    vec_push(metas, e);
  for (uint32_t i = 0; i < e->count; i++)
    add_metas(metas, e->args[i]);
}

static void add_metas_of(expr_vector *metas, const lang_premise *p) {
  for (uint32_t i = 0; i < p->count; i++)
    add_metas(metas, p->args[i]);
}

/* ---- What is said of each element ---- */

static const char *sequence_name(language *l, const char *meta) {
  return arena_print(&l->arena, "%s...", meta);
}

static bool stands_alone(const premise_vector *premises, const char *name) {
  bool alone = false;
  expr_vector metas = {0};
  vec_each (const lang_premise, q, premises)
    if (!q->of_each)
      add_metas_of(&metas, q);
  alone = is_in(&metas, name);
  vec_release(&metas);
  return alone;
}

static void forget(expr_vector *metas, const char *name) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < metas->size; i++)
    if (strcmp(metas->data[i]->meta, name))
      metas->data[kept++] = metas->data[i];
  metas->size = kept;
}

/* What 'forall' and the premises name. Of what differs from one element to the next, it is the
 * sequence: M ... for the M of (M : T) .... */
static void find_known(claims *c, const premise_vector *premises,
                       const premise_vector *conclusions, expr_vector *known) {
  vec_each (const lang_premise, q, premises)
    if (!q->of_each)
      add_metas_of(known, q);
  expr_vector each = {0};
  vec_each (const lang_premise, q, premises)
    if (q->of_each)
      add_metas_of(&each, q);
  vec_each (lang_expr *, m, &each) {
    const char *name = sequence_name(c->l, (*m)->meta);
    if (is_in(known, name) || stands_alone(premises, (*m)->meta) ||
        stands_alone(conclusions, (*m)->meta))
      continue;
    forget(known, (*m)->meta);
    vec_push(known, meta_of(c->l, lang_sequence_of(c->l, (*m)->sort, NULL), name));
  }
  vec_release(&each);
}

static lang_expr *known_as(const expr_vector *known, const char *name) {
  vec_each (lang_expr *, m, known)
    if (!strcmp((*m)->meta, name))
      return *m;
  return NULL;
}

/* The metavariables of conclusions as they are known, and those that are not. */
static void add_concluded(claims *c, const expr_vector *known, expr_vector *metas,
                          const lang_premise *p) {
  expr_vector here = {0};
  add_metas_of(&here, p);
  vec_each (lang_expr *, m, &here) {
    lang_expr *sequence =
        p->of_each ? known_as(known, sequence_name(c->l, (*m)->meta)) : NULL;
    add_metas(metas, sequence ? sequence : *m);
  }
  vec_release(&here);
}

/* Whether two of the conclusions speak of something that neither 'forall' nor a premise
 * names. */
static bool share_something(claims *c, const expr_vector *known,
                            const premise_vector *conclusions) {
  bool shared = false;
  expr_vector before = {0};
  vec_each (const lang_premise, q, conclusions) {
    expr_vector here = {0};
    add_concluded(c, known, &here, q);
    vec_each (lang_expr *, m, &here)
      shared = shared || (!is_in(known, (*m)->meta) && is_in(&before, (*m)->meta));
    vec_each (lang_expr *, m, &here)
      add_metas(&before, *m);
    vec_release(&here);
  }
  vec_release(&before);
  return shared;
}

/* M -->* N, not N reducible: there is one N for both, so they become one judgment. */
static bool join_conclusions(claims *c, const expr_vector *known,
                             premise_vector *conclusions) {
  language *l = c->l;
  expr_vector all = {0};
  vec_each (lang_premise, q, conclusions)
    add_concluded(c, known, &all, q);
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  lang_rule *r = arena_new(&l->arena, lang_rule);
  lang_premise joined = {.kind = PREMISE_JUDGMENT, .at = conclusions->data[0].at};
  j->name = arena_print(&l->arena, "conclusions%u", l->judgments.size);
  j->at = r->at = joined.at;
  r->name = "all";
  joined.judgment = j;
  vec_each (lang_expr *, m, &all)
    if (is_in(known, (*m)->meta)) {
      if (joined.count == LANG_ARGS) {
        diag_error(c->sink, joined.at,
                   "conclusions that share what they find are about "
                   "at most %d terms",
                   LANG_ARGS);
        vec_release(&all);
        return false;
      }
      lang_item item = {.sort = (*m)->sort, .meta = (*m)->meta};
      vec_push(&j->items, item);
      vec_push(&j->args, item.sort);
      r->in[r->in_count++] = joined.args[joined.count++] = *m;
    }
  vec_push(&j->items, ((lang_item){.literal = "as the conclusions say"}));
  copy_premises(&r->premises, conclusions);
  vec_push(&j->rules, r);
  vec_push(&l->judgments, j);
  vec_clear(conclusions);
  vec_push(conclusions, joined);
  vec_release(&all);
  return lang_rule_modes(l, r, c->sink);
}

/* That something is so of each element is denied as a whole: one for which it is not is enough,
 * and where there is none, it is so. */
static bool join_what_each_is(claims *c, const expr_vector *known,
                              premise_vector *conclusions) {
  bool fine = true;
  for (uint32_t i = 0; fine && i < conclusions->size; i++) {
    if (!conclusions->data[i].of_each)
      continue;
    premise_vector one = {0};
    vec_push(&one, conclusions->data[i]);
    fine = join_conclusions(c, known, &one);
    conclusions->data[i] = one.data[0];
    vec_release(&one);
  }
  return fine;
}

/* forall M T. premises => conclusions */
static bool make_claim(claims *c) {
  language *l = c->l;
  uint32_t first = l->goal->first, last = l->goal->last, at = first + 1, count = 0;
  lang_expr *metas[LANG_ARGS * 2];
  lang_parser p;
  lang_parser_init(&p, l, c->sink);
  for (; at < last && !lang_is(l, at, "."); at++) {
    lang_sort *s = lang_sort_of(l, &l->tokens.data[at]);
    if (lang_is(l, at, ","))
      continue;
    if (!s || s->is_context || count == LANG_ARGS * 2) {
      lang_error(l, c->sink, at, "behind 'forall' stand metavariables: forall M T. ...");
      lang_parser_release(&p);
      return false;
    }
    metas[count++] = meta_of(l, s, l->tokens.data[at].text);
  }
  premise_vector premises = {0}, conclusions = {0};
  bool read = false;
  uint32_t arrow = lang_next_top(l, at + 1, last, "=>");
  if (arrow == last)
    read = lang_premises_read(&p, at + 1, last, &conclusions);
  for (; !read && arrow < last; arrow = lang_next_top(l, arrow + 1, last, "=>")) {
    vec_clear(&premises);
    vec_clear(&conclusions);
    read = lang_premises_read(&p, at + 1, arrow, &premises) &&
           lang_premises_read(&p, arrow + 1, last, &conclusions);
  }
  bool twice = read && lang_parser_complains(&p, first);
  lang_parser_release(&p);
  if (!read)
    lang_error(l, c->sink, at < last ? at : first,
               "this is not premises => premises of the judgments above");
  expr_vector known = {0};
  for (uint32_t i = 0; i < count; i++)
    vec_push(&known, metas[i]);
  find_known(c, &premises, &conclusions, &known);
  if (read && share_something(c, &known, &conclusions))
    read = join_conclusions(c, &known, &conclusions);
  else if (read)
    read = join_what_each_is(c, &known, &conclusions);
  vec_release(&known);
  premise_vector all = {0};
  copy_premises(&all, &premises);
  for (uint32_t i = 0; i < conclusions.size; i++)
    vec_push(&all, negation(conclusions.data[i]));
  /* M != k does not say what M is, though its denial would */
  bool fine = read && !twice && find_about(c, &premises, metas, count) &&
              find_about(c, &all, metas, count);
  if (fine) {
    lang_rule *typing = add_typing(c, &premises);
    fine = lang_rule_modes(l, typing, c->sink);
    for (uint32_t i = 0; fine && i < conclusions.size; i++) {
      all.size = premises.size;
      vec_push(&all, negation(conclusions.data[i]));
      fine = lang_rule_modes(
          l, add_step(c, arena_print(&l->arena, "refuted%u", i + 1), &all), c->sink);
    }
  }
  vec_release(&all);
  vec_release(&premises);
  vec_release(&conclusions);
  return fine;
}

/* The judgment of programs twice, with what goes out of it under two names. */
static bool make_unique(claims *c, const lang_judgment *typing, lang_expr *const *given,
                        lang_sort *state) {
  assert(state);
  language *l = c->l;
  premise_vector premises = {0};
  lang_premise one = {.kind = PREMISE_JUDGMENT, .judgment = (lang_judgment *)typing};
  lang_expr *program = meta_of(l, state, state->name);
  one.count = typing->args.size;
  lang_premise two = one;
  add_about(c, program);
  for (uint32_t i = 0; i < one.count; i++) {
    lang_sort *s = typing->args.data[i];
    one.args[i] = two.args[i] = given[i] ? given[i] : program;
    if (typing->is_out[i]) {
      one.args[i] = meta_of(l, s, arena_print(&l->arena, "%s", s->name));
      two.args[i] = meta_of(l, s, arena_print(&l->arena, "%s'", s->name));
    }
  }
  vec_push(&premises, one);
  add_typing(c, &premises);
  vec_push(&premises, two);
  uint32_t outs = 0;
  for (uint32_t i = 0; i < one.count; i++)
    if (typing->is_out[i]) {
      lang_premise differ = {.kind = PREMISE_EQUAL, .negated = true, .count = 2};
      differ.args[0] = one.args[i];
      differ.args[1] = two.args[i];
      differ.match = -1;
      premises.size = 2;
      vec_push(&premises, differ);
      add_step(c, arena_print(&l->arena, "differ%u", ++outs), &premises);
    }
  vec_release(&premises);
  if (!outs)
    lang_error(l, c->sink, l->goal->first, "the judgment of programs gives no type");
  return outs;
}

static lang_expr *with_primes(language *l, const lang_expr *e) {
  lang_expr *copy = arena_new(&l->arena, lang_expr);
  *copy = *e;
  if (e->kind == EXPR_META)
    copy->meta = arena_print(&l->arena, "%s'", e->meta);
  for (uint32_t i = 0; i < e->count; i++)
    copy->args[i] = with_primes(l, e->args[i]);
  return copy;
}

/* The premises under which the equation applies to what the claim is about, and its
 * value as the metavariable `value`. */
static void add_equation(claims *c, const lang_rule *r, bool primes, lang_expr *value,
                         premise_vector *out) {
  language *l = c->l;
  for (uint32_t i = 0; i < r->in_count; i++) {
    lang_premise match = {.kind = PREMISE_EQUAL, .count = 2, .match = 1};
    match.args[0] = c->about.data[i];
    match.args[1] = primes ? with_primes(l, r->in[i]) : r->in[i];
    vec_push(out, match);
  }
  for (uint32_t i = 0; i < r->premises.size; i++) {
    lang_premise p = r->premises.data[i];
    for (uint32_t k = 0; primes && k < p.count; k++)
      p.args[k] = with_primes(l, p.args[k]);
    vec_push(out, p);
  }
  lang_premise is = {.kind = PREMISE_EQUAL, .count = 2, .match = 0};
  is.args[0] = value;
  is.args[1] = primes ? with_primes(l, r->out[0]) : r->out[0];
  vec_push(out, is);
}

static bool make_agree(claims *c, const lang_function *f) {
  language *l = c->l;
  lang_expr *one = meta_of(l, f->result, "one?"), *two = meta_of(l, f->result, "two?");
  premise_vector premises = {0};
  add_typing(c, &premises);
  for (uint32_t i = 0; i < f->rules.size; i++)
    for (uint32_t k = i + 1; k < f->rules.size; k++) {
      vec_clear(&premises);
      add_equation(c, f->rules.data[i], false, one, &premises);
      add_equation(c, f->rules.data[k], true, two, &premises);
      lang_premise differ = {.kind = PREMISE_EQUAL, .negated = true, .count = 2};
      differ.args[0] = one;
      differ.args[1] = two;
      differ.match = -1;
      vec_push(&premises, differ);
      add_step(c,
               arena_print(&l->arena, "%s and %s", f->rules.data[i]->name,
                           f->rules.data[k]->name),
               &premises);
    }
  vec_release(&premises);
  return true;
}

static bool make_total(claims *c, lang_function *f) {
  language *l = c->l;
  premise_vector premises = {0};
  add_typing(c, &premises);
  lang_premise has = {.kind = PREMISE_EQUAL, .count = 2, .match = 1};
  lang_expr *call = arena_new(&l->arena, lang_expr),
            *any = arena_new(&l->arena, lang_expr);
  *call = (lang_expr){.kind = EXPR_CALL, .sort = f->result, .function = f};
  *any = (lang_expr){.kind = EXPR_ANY, .sort = f->result};
  call->count = f->args.size;
  for (uint32_t i = 0; i < call->count; i++)
    call->args[i] = c->about.data[i];
  has.args[0] = call;
  has.args[1] = any;
  vec_push(&premises, has);
  lang_rule *r = new_rule(c, "value", &premises);
  r->out[r->out_count++] = claim_expr(c);
  vec_push(&c->reduction->rules, r);
  l->properties = CHECK_PROGRESS | CHECK_PRESERVATION;
  vec_release(&premises);
  return true;
}

static bool make_function_goal(claims *c) {
  language *l = c->l;
  lang_function *f = lang_function_called(l, l->tokens.data[l->goal->first].text);
  for (uint32_t i = 0; i < f->args.size; i++)
    add_about(c, meta_of(l, f->args.data[i],
                         arena_print(&l->arena, "%s_%u", f->args.data[i]->name, i + 1)));
  return l->goal->kind == GOAL_TOTAL ? make_total(c, f) : make_agree(c, f);
}

bool lang_goal_choose(language *l, uint32_t number, diag_sink *sink) {
  bool sound = l->properties || !l->goals.size;
  if (sound) { /* comes first */
    vec_push(&l->goals, ((lang_goal){.kind = GOAL_SOUND}));
    memmove(&l->goals.data[1], l->goals.data,
            (l->goals.size - 1) * sizeof *l->goals.data);
    l->goals.data[0] = (lang_goal){.kind = GOAL_SOUND};
  }
  if (!l->properties && sound)
    l->properties = CHECK_PROGRESS | CHECK_PRESERVATION;
  if (!l->steps)
    l->steps = USUAL_STEPS;
  assert(number < l->goals.size);
  l->goal = &l->goals.data[number];
  if (l->goal->kind == GOAL_SOUND)
    return true;
  claims c = {.l = l, .sink = sink};
  const lang_judgment *typing = l->typing;
  lang_expr *given[LANG_ARGS];
  memcpy(given, l->given, sizeof given);
  lang_sort *state = l->reductions.size ? l->reductions.data[0]->sort : NULL;
  claims_open(&c);
  bool made = l->goal->kind == GOAL_CLAIM    ? make_claim(&c)
              : l->goal->kind == GOAL_UNIQUE ? make_unique(&c, typing, given, state)
                                             : make_function_goal(&c);
  vec_release(&c.about);
  return made;
}
