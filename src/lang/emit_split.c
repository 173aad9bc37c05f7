/* Judgments that give a type, as two questions: whether a term has one, and which.
 *
 *     has$typing(in0)      all that the rules ask for
 *     which$typing(in0)    what they give, where the first is known: only the premises are
 *                          asked for that say what it is
 *
 * Most rules say which type without looking at the parts, and a type that is compared is not
 * a chain over everything that may be wrong with the term. Kinds of terms of which the rules
 * say the same are asked about together. So languages written by hand do it, and so their
 * proofs are short (docs/decisions/2026-11-18-why-classes-by-hand-are-faster.md).
 *
 * Assumed, and looked at here: the kind of the term alone says which rule it is. A term has
 * the parts that its kind has (`shape`) before anything is asked about them, so that no
 * question begins with whether there is a term at all.
 */
#include "lang/emit.h"

#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

/* ---- Which judgments are split ---- */

/* Of what goes in, the tree that the rules take apart: its number there; -1: there is none. */
int emit_term_of(const lang_judgment *j) {
  const lang_rule *r = j->rules.size ? j->rules.data[0] : NULL;
  for (uint32_t k = 0; r && k < r->in_count; k++)
    if (r->in[k]->kind == EXPR_MAKE && lang_shape_of(r->in[k]->sort) == SHAPE_TREE)
      return (int)k;
  return -1;
}

const lang_expr *emit_term_asked(const lang_premise *p) {
  int term = emit_term_of(p->judgment);
  for (uint32_t k = 0; k < p->count; k++)
    if (!p->judgment->is_out[k] && !term--)
      return p->args[k];
  return NULL;
}

static bool gives_one_type(const lang_judgment *j) {
  uint32_t outs = 0;
  for (uint32_t k = 0; k < j->args.size; k++)
    if (j->is_out[k]) {
      outs++;
      if (lang_shape_of(j->args.data[k]) != SHAPE_PACKED)
        return false;
    }
  return outs == 1;
}

/* A metavariable that fits everything, and that was not met before. */
static bool is_open(const lang_expr *x, const char **met, uint32_t *count) {
  if (x->kind == EXPR_ANY)
    return true;
  if (x->kind != EXPR_META || x->sort->base || x->sort->is_context)
    return false;
  for (uint32_t k = 0; k < *count; k++)
    if (!strcmp(met[k], x->meta))
      return false;
  met[(*count)++] = x->meta;
  return true;
}

/* Whether the rule is for all terms of a kind, and for nothing else. */
static bool is_for_a_kind(const lang_rule *r, int term) {
  const char *met[2 * LANG_ARGS];
  uint32_t count = 0;
  if (r->move_count)
    return false;
  for (uint32_t k = 0; k < r->in_count; k++) {
    const lang_expr *x = r->in[k];
    if ((int)k != term) {
      if (!is_open(x, met, &count))
        return false;
      continue;
    }
    if (x->kind != EXPR_MAKE)
      return false;
    for (uint32_t i = 0; i < x->count; i++)
      if (x->production->args.data[i]->base || !is_open(x->args[i], met, &count))
        return false;
  }
  return true;
}

static bool is_split(const lang_judgment *j) {
  int term = emit_term_of(j);
  if (j->ambiguous || term < 0 || !gives_one_type(j))
    return false;
  vec_each (lang_rule *, r, &j->rules) {
    if (!is_for_a_kind(*r, term))
      return false;
    vec_each (lang_rule *, other, &j->rules)
      if (*r != *other && (*r)->in[term]->production == (*other)->in[term]->production)
        return false;
  }
  return true;
}

void emit_find_split(emitter *e) {
  vec_each (lang_judgment *, j, &e->l->judgments)
    (*j)->split = is_split(*j);
}

/* ---- Which premises say what is given ---- */

static bool mentions(const lang_expr *x, const char *meta) {
  if (x->kind == EXPR_META)
    return !strcmp(x->meta, meta);
  for (uint32_t k = 0; k < x->count; k++)
    if (mentions(x->args[k], meta))
      return true;
  return false;
}

static bool is_given_by(const lang_premise *p, uint32_t arg) {
  return p->kind == PREMISE_JUDGMENT ? !p->negated && p->judgment->is_out[arg]
                                     : p->kind == PREMISE_EQUAL && p->match == (int)arg;
}

static bool gives(const lang_premise *p, const char *meta) {
  for (uint32_t k = 0; k < p->count; k++)
    if (is_given_by(p, k) && mentions(p->args[k], meta))
      return true;
  return false;
}

/* The premise that is the first to give the metavariable; -1: the patterns do. */
static int giver(const lang_rule *r, const char *meta) {
  for (uint32_t k = 0; k < r->in_count; k++)
    if (mentions(r->in[k], meta))
      return -1;
  for (uint32_t k = 0; k < r->premises.size; k++)
    if (gives(&r->premises.data[k], meta))
      return (int)k;
  return -1;
}

static void need(const lang_rule *r, const lang_expr *x, bool *needed);

static void need_premise(const lang_rule *r, uint32_t number, bool *needed) {
  const lang_premise *p = &r->premises.data[number];
  if (needed[number])
    return;
  needed[number] = true;
  for (uint32_t k = 0; k < p->count; k++)
    if (!is_given_by(p, k))
      need(r, p->args[k], needed);
}

static void need(const lang_rule *r, const lang_expr *x, bool *needed) {
  int number = x->kind == EXPR_META ? giver(r, x->meta) : -1;
  if (number >= 0)
    need_premise(r, (uint32_t)number, needed);
  for (uint32_t k = 0; x->kind != EXPR_META && k < x->count; k++)
    need(r, x->args[k], needed);
}

/* ---- What is asked of all kinds at once ---- */

static uint32_t parts_of(const lang_production *p) {
  uint32_t parts = 0;
  vec_each (lang_sort *, a, &p->args)
    parts += lang_shape_of(*a) == SHAPE_TREE;
  return parts;
}

static bool asks_about(const lang_judgment *j, const lang_rule *r, uint32_t child) {
  vec_each (lang_premise, p, &r->premises)
    if (!p->negated && emit_child_of(j, r, p) == (int)child)
      return true;
  return false;
}

/* Whether every kind of term that has the part needs a type for it. */
static bool is_always_asked(const lang_judgment *j, uint32_t child) {
  int term = emit_term_of(j);
  vec_each (lang_rule *, r, &j->rules)
    if (parts_of((*r)->in[term]->production) > child && !asks_about(j, *r, child))
      return false;
  return true;
}

static bool is_first(const char *const *bodies, uint32_t number) {
  for (uint32_t k = 0; k < number; k++)
    if (!strcmp(bodies[k], bodies[number]))
      return false;
  return true;
}

/* How many groups of kinds ask about it, of which rules say the same. */
static uint32_t groups_that_ask(const lang_judgment *j, const char *const *bodies,
                                uint32_t child) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < j->rules.size; k++)
    count += is_first(bodies, k) && asks_about(j, j->rules.data[k], child);
  return count;
}

/* A part that all kinds ask about is asked about once, before the kinds are told apart. For
 * two that is not worth it: a part then has to be there before it is asked about. */
static void emit_parts(emitter *e, const lang_judgment *j, const char *const *bodies) {
  enum { FEW = 2 };
  uint32_t has = 0;
  for (uint32_t child = 0; child < e->y.children; child++) {
    const char *asked =
        groups_that_ask(j, bodies, child) > FEW && is_always_asked(j, child)
            ? emit_asked_below(e, j, (int)child)
            : NULL;
    if (!asked)
      continue;
    has |= 1u << child;
    fprintf(e->out, "        if (in%d.a%u != null && !has$%s(%s)) return false;\n",
            emit_term_of(j), child, emit_java_name(e, j->name), asked);
  }
  e->has = has;
}

bool emit_has_type(const emitter *e, const lang_premise *p) {
  int child = e->in_split ? emit_child_of(e->judgment, e->rule, p) : -1;
  return child >= 0 && (e->has >> child & 1) != 0;
}

/* ---- The two methods ---- */

/* What one rule says, without the kind of its term. */
static const char *body_of(emitter *e, const lang_judgment *j, const lang_rule *r,
                           bool which) {
  FILE *out = e->out;
  char *text = NULL;
  size_t size = 0;
  e->out = open_memstream(&text, &size);
  emit_forget(e);
  e->judgment = j;
  e->rule = r;
  e->ambiguous = NULL;
  e->fail = "return false;";
  e->checks = false; /* the patterns fit */
  for (uint32_t k = 0; k < r->in_count; k++)
    emit_match(e, r->in[k], emit_print(e, "in%u", k));
  bool *needed = arena_new_array(&e->l->arena, bool, r->premises.size + 1);
  if (which)
    need(r, r->out[0], needed);
  e->checks = !which;
  e->in_split = !which;
  for (uint32_t k = 0; k < r->premises.size; k++)
    if (!which || needed[k])
      emit_premise(e, &r->premises.data[k]);
  const char *value = emit_value(e, r->out[0], true);
  fprintf(e->out, "            return %s;\n", which ? value : "true");
  fclose(e->out);
  e->out = out;
  e->judgment = NULL;
  e->rule = NULL;
  e->checks = true;
  e->in_split = false;
  const char *kept = arena_copy(&e->l->arena, text, size);
  free(text);
  return kept;
}

static const char **bodies_of(emitter *e, const lang_judgment *j, bool which) {
  const char **bodies = arena_new_array(&e->l->arena, const char *, j->rules.size + 1);
  for (uint32_t k = 0; k < j->rules.size; k++)
    bodies[k] = body_of(e, j, j->rules.data[k], which);
  return bodies;
}

/* Of what has a type the last kinds are those that are left: nothing is asked for them. */
static void emit_cases(emitter *e, const lang_judgment *j, bool which) {
  int term = emit_term_of(j);
  uint32_t count = j->rules.size;
  e->has = 0;
  const char **bodies = bodies_of(e, j, which);
  if (!which) {
    emit_parts(e, j, bodies);
    bodies = bodies_of(e, j, which);
  }
  uint32_t last = 0;
  for (uint32_t k = 0; k < count; k++)
    if (is_first(bodies, k))
      last = k;
  for (uint32_t k = 0; k < count; k++) {
    bool any = false;
    if (!is_first(bodies, k))
      continue;
    if (which && k == last) {
      fprintf(e->out, "%s", bodies[k]);
      return;
    }
    for (uint32_t i = k; !which && i < count; i++)
      if (!strcmp(bodies[i], bodies[k]))
        emit_rule_text(e, j->rules.data[i]);
    fprintf(e->out, "        if (");
    for (uint32_t i = k; i < count; i++)
      if (!strcmp(bodies[i], bodies[k])) {
        fprintf(e->out, "%sin%d.kind == %s", any ? " || " : "", term,
                j->rules.data[i]->in[term]->production->constant);
        any = true;
      }
    fprintf(e->out, ") {\n%s        }\n", bodies[k]);
  }
}

void emit_split(emitter *e, const lang_judgment *j) {
  const char *name = emit_java_name(e, j->name);
  int term = emit_term_of(j);
  fprintf(e->out, "\n    @Declarative\n    static boolean has$%s(", name);
  emit_inputs(e, j, true);
  fprintf(e->out, ") {\n        if (!shape(in%d)) return false;\n", term);
  emit_cases(e, j, false);
  fprintf(e->out,
          "        return false;\n    }\n\n    /** Of what has one. */\n"
          "    @Declarative\n    static %s which$%s(",
          e->packed, name);
  emit_inputs(e, j, true);
  fprintf(e->out, ") {\n");
  emit_cases(e, j, true);
  fprintf(e->out, "    }\n\n    @Declarative\n    static %s %s(", e->packed, name);
  emit_inputs(e, j, true);
  fprintf(e->out, ") {\n        return in%d != null && has$%s(", term, name);
  emit_inputs(e, j, false);
  fprintf(e->out, ") ? which$%s(", name);
  emit_inputs(e, j, false);
  fprintf(e->out, ") : 0;\n    }\n");
}

/* Whether the part has been seen to be there: it is one of the term whose shape was asked. */
bool emit_is_part(const emitter *e, const lang_expr *x) {
  int term = e->in_split ? emit_term_of(e->judgment) : -1;
  if (term < 0 || x->kind != EXPR_META)
    return false;
  const lang_expr *whole = e->rule->in[term];
  for (uint32_t k = 0; k < whole->count; k++)
    if (whole->args[k]->kind == EXPR_META && !strcmp(whole->args[k]->meta, x->meta))
      return true;
  return false;
}

/* A term has as many parts as its kind has. */
void emit_shape(emitter *e) {
  fprintf(e->out, "\n    /** Whether it has the parts that its kind has. */\n"
                  "    @Declarative\n    static boolean shape(Term t) {\n");
  for (uint32_t parts = 0; parts <= e->y.children; parts++) {
    uint32_t kinds = 0;
    vec_each (lang_sort *, s, &e->l->sorts)
      vec_each (lang_production *, p, &(*s)->productions) {
        if ((*s)->shape == SHAPE_TREE && parts_of(*p) == parts)
          fprintf(e->out, "%st.kind == %s", kinds++ ? " || " : "        if (",
                  (*p)->constant);
      }
    if (!kinds)
      continue;
    fprintf(e->out, ")\n            return true");
    for (uint32_t k = 0; k < e->y.children; k++)
      fprintf(e->out, " && t.a%u %s null", k, k < parts ? "!=" : "==");
    fprintf(e->out, ";\n");
  }
  fprintf(e->out, "        return false;\n    }\n");
}
