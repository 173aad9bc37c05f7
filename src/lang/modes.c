/* Modes: from what comes in, which premise can be executed next? Each binds what goes out
 * of it. A rule none of whose remaining premises can be executed is reported, with the
 * metavariable that has no value; so is one whose conclusion needs such. */
#include "lang/each.h"
#include "lang/rules.h"

#include <assert.h>
#include <string.h>

typedef struct modes {
  language *l;
  diag_sink *sink;
  vector(const char *) known;
  bool by_first; /* what is the same for all elements may be what the first one gives */
} modes;

static bool is_known(const modes *m, const char *meta) {
  vec_each (const char *, k, &m->known)
    if (!strcmp(*k, meta))
      return true;
  return false;
}

/* The first metavariable of the expression without a value; NULL: it has one itself. */
static const lang_expr *unknown_in(const modes *m, const lang_expr *e) {
  if (e->kind == EXPR_ANY || e->kind == EXPR_HOLE)
    return e;
  if (e->kind == EXPR_META && !is_known(m, e->meta))
    return e;
  for (uint32_t i = 0; i < e->count; i++) {
    const lang_expr *u = unknown_in(m, e->args[i]);
    if (u)
      return u;
  }
  return NULL;
}

static void bind(modes *m, const lang_expr *e) {
  if (e->kind == EXPR_META && !is_known(m, e->meta))
    vec_push(&m->known, e->meta);
  for (uint32_t i = 0; i < e->count; i++)
    bind(m, e->args[i]);
}

/* What a pattern may be made of; arguments of functions and the like must be known. */
static const lang_expr *not_a_pattern(const modes *m, const lang_expr *e) {
  bool computes = e->kind == EXPR_CALL || e->kind == EXPR_SUBST ||
                  e->kind == EXPR_LOOKUP || e->kind == EXPR_ARITHMETIC;
  if (computes)
    return unknown_in(m, e) ? e : NULL;
  for (uint32_t i = 0; i < e->count; i++) {
    const lang_expr *u = not_a_pattern(m, e->args[i]);
    if (u)
      return u;
  }
  return NULL;
}

static bool equal_is_ready(const modes *m, lang_premise *p) {
  bool left = !unknown_in(m, p->args[0]), right = !unknown_in(m, p->args[1]);
  p->match = left && right ? -1 : left ? 1 : 0;
  if (left && right)
    return true;
  return (left || right) && !p->negated && p->kind == PREMISE_EQUAL &&
         !not_a_pattern(m, p->args[p->match]);
}

static const lang_expr *not_ready(const modes *m, lang_premise *p);
static void bind_premise(modes *m, const lang_premise *p);

/* Of each element: with those of its metavariables whose sequences are known, it has to
 * give all others. */
static const lang_expr *each_is_not_ready(const modes *m, const lang_premise *p) {
  const lang_each *each = p->each;
  modes inner = {.l = m->l};
  lang_premise one = each->inner;
  const lang_expr *u = NULL;
  bool any = false;
  for (uint32_t k = 0; k < p->count; k++) {
    bool known = !unknown_in(m, p->args[k]);
    if (known)
      bind(&inner, each->metas[k]);
    else if (k >= each->differing && !u && !m->by_first)
      u = p->args[k];
    any = any || (known && k < each->differing);
  }
  if (!u && !any)
    u = p->args[0];
  u = u ? u : not_ready(&inner, &one);
  if (!u)
    bind_premise(&inner, &one);
  for (uint32_t k = 0; k < p->count && !u; k++)
    u = unknown_in(&inner, each->metas[k]);
  vec_release(&inner.known);
  return u;
}

/* A sequence is made of its parts, or divided into them. */
static const lang_expr *join_is_not_ready(const modes *m, const lang_premise *p) {
  const lang_expr *whole = unknown_in(m, p->args[0]), *u = NULL;
  for (uint32_t k = 1; k < 3 && !u; k++)
    u = whole ? unknown_in(m, p->args[k]) : not_a_pattern(m, p->args[k]);
  return u;
}

static const lang_expr *not_ready(const modes *m, lang_premise *p) {
  const lang_expr *u = NULL;
  switch (p->kind) {
  case PREMISE_EACH: return each_is_not_ready(m, p);
  case PREMISE_JOIN: return join_is_not_ready(m, p);
  case PREMISE_JUDGMENT:
    for (uint32_t i = 0; i < p->count && !u; i++)
      u = !p->judgment->is_out[i] ? unknown_in(m, p->args[i])
          : p->negated            ? NULL
                                  : not_a_pattern(m, p->args[i]);
    return u;
  case PREMISE_STEP:
  case PREMISE_MEMBER: return unknown_in(m, p->args[0]);
  case PREMISE_EXISTS: return NULL;
  case PREMISE_FREE:
    for (uint32_t i = 0; i < p->count && !u; i++)
      u = unknown_in(m, p->args[i]);
    return u;
  case PREMISE_FRESH:
    for (uint32_t i = 1; i < p->count && !u; i++)
      u = unknown_in(m, p->args[i]);
    return u;
  default:
    if (equal_is_ready(m, p))
      return NULL;
    u = unknown_in(m, p->args[0]);
    return u ? u : unknown_in(m, p->args[1]);
  }
}

static void bind_premise(modes *m, const lang_premise *p) {
  for (uint32_t i = 0; i < p->count && !p->negated; i++)
    bind(m, p->args[i]);
}

/* The header that would make the judgment of this premise give what it lacks:
 * judgment rho models G (in, out). */
static const char *header_wanted(const modes *m, const lang_premise *p) {
  arena *a = &m->l->arena;
  const char *header = "judgment", *mode = "";
  uint32_t arg = 0;
  vec_each (lang_item, i, &p->judgment->items) {
    header = arena_print(a, "%s %s", header, i->literal ? i->literal : i->meta);
    if (i->literal)
      continue;
    bool out = p->judgment->is_out[arg] || unknown_in(m, p->args[arg]);
    mode = arena_print(a, "%s%s%s", mode, arg ? ", " : "", out ? "out" : "in");
    arg++;
  }
  return arena_print(a, "%s (%s)", header, mode);
}

/* Of this premise, or, NULL, of what the rule gives. */
static bool report_unknown(modes *m, const lang_expr *u, const lang_premise *p, place at,
                           const char *rule) {
  arena *a = &m->l->arena;
  bool term = u && u->kind == EXPR_META && u->sort->kind == SORT_TERMS;
  const char *guess =
      term ? arena_print(a, "; if any will do, say 'exists %s.'", u->meta) : "";
  const char *give = "; or give another judgment the mode (in, out) that gives it";
  if (p && p->kind == PREMISE_JUDGMENT && !p->negated && !p->judgment->each)
    give = arena_print(a, "; or let this judgment give it: '%s'", header_wanted(m, p));
  lang_error_at(
      m->l, m->sink, u && u->at.line ? u->at : at,
      "%s%s has no value here (rule %s): it must come from the conclusion or from a "
      "premise that can be executed before%s%s",
      u && u->meta ? "metavariable " : "this", u && u->meta ? u->meta : "", rule, give,
      guess);
  return false;
}

static uint32_t first_ready(const modes *m, lang_rule *rule, uint32_t from, bool exists) {
  for (uint32_t i = from; i < rule->premises.size; i++) {
    lang_premise *p = &rule->premises.data[i];
    if ((p->kind == PREMISE_EXISTS) == exists && !not_ready(m, p))
      return i;
  }
  return rule->premises.size;
}

/* Where nothing else says what something is, the first element does, or 'exists'. */
static uint32_t next_ready(modes *m, lang_rule *rule, uint32_t from) {
  uint32_t next = first_ready(m, rule, from, false);
  m->by_first = next == rule->premises.size;
  if (m->by_first)
    next = first_ready(m, rule, from, false);
  m->by_first = false;
  return next < rule->premises.size ? next : first_ready(m, rule, from, true);
}

/* The premise that cannot be executed; NULL: they have an order. */
static lang_premise *order_premises(modes *m, lang_rule *rule) {
  for (uint32_t done = 0; done < rule->premises.size; done++) {
    uint32_t next = next_ready(m, rule, done);
    if (next == rule->premises.size)
      return &rule->premises.data[done];
    lang_premise p = rule->premises.data[next];
    memmove(&rule->premises.data[done + 1], &rule->premises.data[done],
            (next - done) * sizeof p);
    rule->premises.data[done] = p;
    bind_premise(m, &p);
  }
  return NULL;
}

static bool stands_in(const lang_expr *e, const char *meta) {
  if (e->kind == EXPR_META && !strcmp(e->meta, meta))
    return true;
  for (uint32_t i = 0; i < e->count; i++)
    if (stands_in(e->args[i], meta))
      return true;
  return false;
}

/* Whether a part that may say what the metavariable is has it. */
static bool may_be_given(const lang_rule *rule, const char *meta) {
  for (uint32_t i = 0; i < rule->in_count; i++)
    if (stands_in(rule->in[i], meta))
      return true;
  vec_each (lang_premise, p, &rule->premises)
    for (uint32_t i = 0; i < p->count; i++)
      if ((p->kind == PREMISE_JUDGMENT ? p->judgment->is_out[i]
           : p->kind == PREMISE_STEP   ? i == 1
                                       : true) &&
          stands_in(p->args[i], meta))
        return true;
  return false;
}

/* Binders that the expression makes, and whose name nothing gives, have any: \x. x. */
static void add_fresh_binders(lang_rule *rule, const lang_expr *e) {
  for (uint32_t i = 0; i < e->count; i++) {
    bool binder =
        e->kind == EXPR_MAKE && e->production->binds[i] && e->args[i]->kind == EXPR_META;
    if (binder && !may_be_given(rule, e->args[i]->meta)) {
      lang_premise fresh = {.kind = PREMISE_FRESH, .at = e->args[i]->at, .count = 1};
      fresh.args[0] = e->args[i];
      vec_push(&rule->premises, fresh);
    }
    add_fresh_binders(rule, e->args[i]);
  }
}

static void name_binders(lang_rule *rule) {
  for (uint32_t i = 0; i < rule->out_count; i++)
    add_fresh_binders(rule, rule->out[i]);
  for (uint32_t p = 0; p < rule->premises.size; p++)
    for (uint32_t i = 0; i < rule->premises.data[p].count; i++)
      add_fresh_binders(rule, rule->premises.data[p].args[i]);
}

static const lang_expr *plug_in(const lang_expr *e) {
  const lang_expr *found = e->kind == EXPR_PLUG ? e : NULL;
  for (uint32_t i = 0; !found && e->kind == EXPR_MAKE && i < e->count; i++)
    found = plug_in(e->args[i]);
  return found;
}

/* A context fits in several ways; of what a premise gives, only one is looked at. */
static bool gives_no_context(const modes *m, const lang_rule *rule) {
  vec_each (const lang_premise, p, &rule->premises)
    for (uint32_t i = 0; i < p->count; i++) {
      bool is_given = p->kind == PREMISE_JUDGMENT ? p->judgment->is_out[i]
                                                  : p->kind == PREMISE_STEP && i == 1;
      const lang_expr *plug = is_given ? plug_in(p->args[i]) : NULL;
      if (!plug)
        continue;
      lang_error_at(m->l, m->sink, plug->at,
                    "what a premise gives cannot be taken apart by a context (rule %s): "
                    "name it, and say in a premise after it which context it is, as in "
                    "M --> M1, M1 = E[N]",
                    rule->name);
      return false;
    }
  return true;
}

/* name = n + 1 becomes n = name - 1, which says what n is; it is one of its sort from
 * below: 0 is no n + 1 where n ::= 0..9. */
static void solve(modes *m, lang_rule *rule, lang_premise *equal) {
  lang_expr *e = equal->args[1];
  if (e->kind != EXPR_ARITHMETIC)
    return;
  bool plus = e->operator== '+', swapped = plus && e->args[0]->kind == EXPR_NUMBER;
  lang_expr *n = e->args[swapped], *number = e->args[!swapped];
  if (n->kind != EXPR_META || number->kind != EXPR_NUMBER)
    return;
  lang_expr *back = arena_new(&m->l->arena, lang_expr);
  *back = *e;
  back->sort = n->sort;
  back->operator= plus ? '-' : '+';
  back->args[0] = equal->args[0];
  back->args[1] = number;
  equal->args[0] = n;
  equal->args[1] = back;
  lang_expr *low = arena_new(&m->l->arena, lang_expr);
  *low = (lang_expr){.kind = EXPR_NUMBER, .sort = n->sort, .at = n->at};
  low->number = n->sort->low;
  lang_premise within = {.kind = PREMISE_AT_MOST, .at = n->at, .count = 2};
  within.args[0] = low;
  within.args[1] = n;
  within.computed = true;
  vec_push(&rule->premises, within);
}

/* What comes in may be written as what it is computed from, where that is known by other
 * parts: `{P} x := e {set(x, e, P)}` is `{P} x := e {Q} where Q = set(x, e, P)`. */
static void name_computed(modes *m, lang_rule *rule, lang_expr **e) {
  const lang_expr *computes = not_a_pattern(m, *e);
  if (computes == *e) {
    lang_expr *name = arena_new(&m->l->arena, lang_expr);
    *name = (lang_expr){.kind = EXPR_META, .sort = (*e)->sort, .at = (*e)->at};
    name->meta = arena_print(&m->l->arena, "computed%u", rule->premises.size + 1);
    lang_premise equal = {.kind = PREMISE_EQUAL, .at = (*e)->at, .count = 2};
    equal.args[0] = name;
    equal.args[1] = *e;
    equal.computed = true;
    solve(m, rule, &equal);
    vec_push(&rule->premises, equal);
    *e = name;
  } else if (computes)
    for (uint32_t i = 0; i < (*e)->count; i++)
      name_computed(m, rule, &(*e)->args[i]);
}

static bool report_computed(modes *m, const lang_premise *p, const char *rule) {
  lang_error_at(
      m->l, m->sink, p->at,
      "a pattern cannot compute from what it is to give (rule %s): name it, and "
      "say what it is equal to in a premise",
      rule);
  return false;
}

static bool check_rule(modes *m, lang_rule *rule);

static bool has_value(const void *context, const char *meta) {
  return is_known(context, meta);
}

/* Premises of each element become judgments, with what is known where they are executed. */
static bool convert_premises(modes *m, lang_rule *rule) {
  modes inner = {.l = m->l, .sink = m->sink};
  bool fine = true;
  vec_clear(&m->known);
  for (uint32_t i = 0; i < rule->in_count; i++)
    bind(m, rule->in[i]);
  for (uint32_t i = 0; i < rule->premises.size; i++) {
    assert(rule->premises.data && "it has premises");
    lang_premise *p = &rule->premises.data[i];
    if (p->kind == PREMISE_EACH || p->kind == PREMISE_JOIN) {
      lang_judgment *j = lang_each_convert(m->l, p, has_value, m);
      vec_each (lang_rule *, r, &j->rules)
        fine = check_rule(&inner, *r) && fine;
    }
    bind_premise(m, p);
  }
  vec_release(&inner.known);
  return fine;
}

static bool check_rule(modes *m, lang_rule *rule) {
  vec_clear(&m->known);
  if (!lang_each_resolve(m->l, rule, m->sink))
    return false;
  name_binders(rule);
  if (!gives_no_context(m, rule))
    return false;
  for (uint32_t i = 0; i < rule->in_count; i++)
    name_computed(m, rule, &rule->in[i]);
  for (uint32_t i = 0; i < rule->in_count; i++)
    bind(m, rule->in[i]);
  lang_premise *p = order_premises(m, rule);
  if (p && p->computed)
    return report_computed(m, p, rule->name);
  if (p)
    return report_unknown(m, not_ready(m, p), p, p->at, rule->name);
  for (uint32_t i = 0; i < rule->out_count; i++) {
    const lang_expr *u = unknown_in(m, rule->out[i]);
    if (u)
      return report_unknown(m, u, NULL, rule->at, rule->name);
  }
  if (m->known.size <= LANG_METAS && rule->premises.size <= LANG_PREMISES)
    return convert_premises(m, rule);
  lang_error_at(
      m->l, m->sink, rule->at,
      "a rule has at most %d metavariables and %d premises (rule %s): put some of "
      "them into a judgment or function of their own",
      LANG_METAS, LANG_PREMISES, rule->name);
  return false;
}

bool lang_modes_check(language *l, diag_sink *sink) {
  modes m = {.l = l, .sink = sink};
  bool fine = true;
  for (uint32_t k = 0; k < l->judgments.size; k++) /* there may be more meanwhile */
    vec_each (lang_rule *, r, &l->judgments.data[k]->rules)
      fine = check_rule(&m, *r) && fine;
  vec_each (lang_function *, f, &l->functions)
    vec_each (lang_rule *, r, &(*f)->rules)
      fine = check_rule(&m, *r) && fine;
  vec_each (lang_reduction *, red, &l->reductions)
    vec_each (lang_rule *, r, &(*red)->rules)
      fine = check_rule(&m, *r) && fine;
  vec_release(&m.known);
  return fine;
}

bool lang_rule_modes(language *l, lang_rule *rule, diag_sink *sink) {
  modes m = {.l = l, .sink = sink};
  bool fine = check_rule(&m, rule);
  vec_release(&m.known);
  return fine;
}

const lang_expr *lang_rule_lacks(language *l, lang_rule *rule) {
  modes m = {.l = l};
  lang_each_resolve(l, rule, NULL); /* what is wrong is told when the rule is checked */
  for (uint32_t i = 0; i < rule->in_count; i++)
    bind(&m, rule->in[i]);
  lang_premise *p = order_premises(&m, rule);
  const lang_expr *lacks = p ? not_ready(&m, p) : NULL;
  vec_release(&m.known);
  return lacks;
}
