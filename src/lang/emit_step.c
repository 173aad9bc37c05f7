/* Reductions as steps on the tree, and the methods of glassbox.Language.
 *
 * A rule is two methods: can_r says whether a term is its redex, do_r contracts it. For a
 * context there is a method that goes down to the place of the step, a level a call, and
 * one that says whether there is such a place. Where two steps may be possible, the
 * class is a NondeterministicLanguage, and places are counted. */
#include "lang/emit.h"

#include "lang/overlap.h"
#include "lang/terms.h"

#include <string.h>

typedef struct redex {
  const lang_rule *rule;
  const lang_expr *outer; /* the state around the context; or NULL */
  const lang_expr *plug;  /* E[...] on the left; or NULL: the whole state is the redex */
  uint32_t arg;           /* of outer: where the context stands */
  bool whole;             /* what is on the right replaces the state */
} redex;

typedef struct steps {
  emitter *e;
  const lang_reduction *red;
  vector(redex) redexes;
  const lang_production *outer; /* of all redexes in contexts; or NULL */
  uint32_t child;               /* of outer: the field that holds the context */
  bool contexts, several, wholes;
} steps;

/* ---- What the rules look like ---- */

static const lang_expr *find_plug(const lang_expr *x, uint32_t *arg) {
  if (x->kind == EXPR_PLUG)
    return x;
  for (uint32_t i = 0; x->kind == EXPR_MAKE && i < x->count; i++)
    if (x->args[i]->kind == EXPR_PLUG) {
      *arg = i;
      return x->args[i];
    }
  return NULL;
}

/* Whether the right-hand side has the context where the left one has it, if at all. */
static bool sides_agree(emitter *e, redex *r) {
  uint32_t arg = 0;
  const lang_expr *right = r->rule->out[0], *plug = find_plug(right, &arg);
  r->whole = !plug && r->plug;
  bool same = !plug || (r->plug && !strcmp(plug->meta, r->plug->meta) &&
                        (r->outer ? right->kind == EXPR_MAKE && arg == r->arg &&
                                        right->production == r->outer->production
                                  : right->kind == EXPR_PLUG));
  if (!same)
    emit_refuse(e, right->at,
                "a context stands on the right where it stands on the left, "
                "or not at all");
  return same;
}

static void find_redexes(steps *s) {
  vec_each (lang_rule *, rule, &s->red->rules) {
    redex r = {.rule = *rule};
    r.plug = find_plug((*rule)->in[0], &r.arg);
    r.outer = r.plug && r.plug != (*rule)->in[0] ? (*rule)->in[0] : NULL;
    if (!sides_agree(s->e, &r))
      return;
    if (r.plug) {
      const lang_production *outer = r.outer ? r.outer->production : NULL;
      if (s->contexts && s->outer != outer)
        emit_refuse(s->e, (*rule)->at,
                    "contexts stand at the same place of the state in all rules");
      s->contexts = true;
      s->outer = outer;
      if (outer)
        s->child = lang_layout_index(outer, r.arg);
    }
    s->wholes = s->wholes || r.whole;
    vec_push(&s->redexes, r);
  }
}

/* ---- A rule ---- */

static const char *parameters(const steps *s, const redex *r) {
  return r->plug && s->outer ? "Term m, Term state" : "Term m";
}

static const char *arguments(const steps *s, const redex *r) {
  return r->plug && s->outer ? "m, state" : "m";
}

static void match_redex(steps *s, const redex *r) {
  emitter *e = s->e;
  emit_forget(e);
  if (!r->plug) {
    emit_match(e, r->rule->in[0], "m");
    return;
  }
  for (uint32_t i = 0; r->outer && i < r->outer->count; i++) {
    static const char letters[] = {'n', 'p', 0, 'a'};
    const lang_production *p = r->outer->production;
    if (i != r->arg)
      emit_match(e, r->outer->args[i],
                 emit_print(e, "state.%c%u", letters[lang_shape_of(p->args.data[i])],
                            lang_layout_index(p, i)));
  }
  emit_match(e, r->plug->args[0], "m");
}

/* What the right-hand side computes must be there, too. */
static void check_right(steps *s, const redex *r) {
  const lang_expr *right = r->rule->out[0];
  if (!r->plug || r->whole)
    emit_value(s->e, right, false);
  else if (!r->outer)
    emit_value(s->e, right->args[0], false);
  else
    for (uint32_t i = 0; i < right->count; i++)
      emit_value(s->e, i == r->arg ? right->args[i]->args[0] : right->args[i], false);
}

static void emit_can(steps *s, const redex *r) {
  emitter *e = s->e;
  emit_rule_text(e, r->rule);
  fprintf(e->out, "    @Declarative\n    static boolean can_%s(%s) {\n",
          emit_java_name(e, r->rule->name), parameters(s, r));
  e->checks = true;
  e->fail = "return false;";
  e->ambiguous = NULL;
  match_redex(s, r);
  vec_each (lang_premise, p, &r->rule->premises)
    emit_premise(e, p);
  check_right(s, r);
  fprintf(e->out, "        return true;\n    }\n");
}

/* The other parts of the state, then the term in the place of the redex. */
static void emit_outer(steps *s, const redex *r) {
  emitter *e = s->e;
  static const char letters[] = {'n', 'p', 0, 'a'};
  const lang_expr *right = r->rule->out[0];
  const char *values[LANG_ARGS];
  for (uint32_t i = 0; i < right->count; i++)
    if (i != r->arg && lang_expr_same(right->args[i], r->outer->args[i]))
      emit_keep(e, right->args[i]);
  for (uint32_t i = 0; i < right->count; i++) {
    const lang_sort *sort = right->production->args.data[i];
    const lang_expr *x = i == r->arg ? right->args[i]->args[0] : right->args[i];
    bool same = i != r->arg && lang_expr_same(x, r->outer->args[i]);
    values[i] = same ? NULL : emit_print(e, "v%u", i);
    if (!same) {
      const char *value = emit_value(e, x, true);
      fprintf(e->out, "        %s v%u = %s;\n", emit_type(e, sort), i, value);
    }
  }
  for (uint32_t i = 0; i < right->count; i++)
    if (values[i] && i != r->arg)
      fprintf(e->out, "        state.%c%u = %s;\n",
              letters[lang_shape_of(right->production->args.data[i])],
              lang_layout_index(right->production, i), values[i]);
  fprintf(e->out, "        return v%u;\n", r->arg);
}

static void emit_do(steps *s, const redex *r) {
  emitter *e = s->e;
  fprintf(e->out, "\n    static Term do_%s(%s%s) {\n", emit_java_name(e, r->rule->name),
          parameters(s, r), r->whole ? ", Whole whole" : "");
  e->checks = false;
  match_redex(s, r);
  vec_each (lang_premise, p, &r->rule->premises)
    emit_premise(e, p);
  const lang_expr *right = r->rule->out[0];
  if (r->whole) {
    const char *v = emit_value(e, right, true);
    fprintf(e->out, "        whole.term = %s;\n        return m;\n", v);
  } else if (r->outer)
    emit_outer(s, r);
  else {
    const char *v = emit_value(e, r->plug ? right->args[0] : right, true);
    fprintf(e->out, "        return %s;\n", v);
  }
  fprintf(e->out, "    }\n");
  e->checks = true;
}

/* ---- Contexts ---- */

static void emit_context_tests(steps *s, const lang_sort *c, const char **holes) {
  emitter *e = s->e;
  const char *name = emit_java_name(e, c->name);
  for (uint32_t i = 0; i < c->patterns.size; i++) {
    if (c->patterns.data[i]->kind == EXPR_HOLE)
      continue;
    fprintf(e->out, "\n    @Declarative\n    static boolean in_%s_%u(Term m%s) {\n", name,
            i + 1, s->outer ? ", Term state" : "");
    emit_forget(e);
    e->checks = true;
    e->fail = "return false;";
    e->hole = NULL;
    emit_match(e, c->patterns.data[i], "m");
    fprintf(e->out, "        return true;\n    }\n");
    holes[i] = e->hole;
    if (!e->hole)
      emit_refuse(e, c->patterns.data[i]->at, "this context has no hole");
  }
}

static const lang_sort *inner_context(const lang_expr *pattern) {
  if (pattern->kind == EXPR_META)
    return pattern->sort->is_context ? pattern->sort : NULL;
  for (uint32_t i = 0; i < pattern->count; i++) {
    const lang_sort *found = inner_context(pattern->args[i]);
    if (found)
      return found;
  }
  return NULL;
}

static bool has_hole(const lang_sort *c) {
  vec_each (lang_expr *, p, &c->patterns)
    if ((*p)->kind == EXPR_HOLE)
      return true;
  return false;
}

static void emit_reducible(steps *s, const lang_sort *c) {
  emitter *e = s->e;
  const char *name = emit_java_name(e, c->name), *state = s->outer ? ", state" : "";
  fprintf(e->out,
          "\n    /** Whether there is a step in it. */\n    @Declarative\n"
          "    static boolean reducible_%s(Term m%s) {\n        return false",
          name, s->outer ? ", Term state" : "");
  vec_each (redex, r, &s->redexes)
    if (r->plug && has_hole(c))
      fprintf(e->out, "\n            || can_%s(%s)", emit_java_name(e, r->rule->name),
              arguments(s, r));
  for (uint32_t i = 0; i < c->patterns.size; i++)
    if (c->patterns.data[i]->kind != EXPR_HOLE)
      fprintf(e->out, "\n            || in_%s_%u(m%s)", name, i + 1, state);
  fprintf(e->out, ";\n    }\n");
}

static void emit_count(steps *s, const lang_sort *c, const char **holes) {
  emitter *e = s->e;
  const char *name = emit_java_name(e, c->name), *state = s->outer ? ", state" : "";
  fprintf(e->out,
          "\n    /** How many steps there are in it. */\n    @Declarative\n"
          "    static int count_%s(Term m%s) {\n        int count = 0;\n",
          name, s->outer ? ", Term state" : "");
  vec_each (redex, r, &s->redexes)
    if (r->plug && has_hole(c))
      fprintf(e->out, "        if (can_%s(%s)) count++;\n",
              emit_java_name(e, r->rule->name), arguments(s, r));
  for (uint32_t i = 0; i < c->patterns.size; i++)
    if (c->patterns.data[i]->kind != EXPR_HOLE)
      fprintf(e->out, "        if (in_%s_%u(m%s)) count += count_%s(%s%s);\n", name,
              i + 1, state, emit_java_name(e, inner_context(c->patterns.data[i])->name),
              holes[i], state);
  fprintf(e->out, "        return count;\n    }\n");
}

static void emit_contraction(steps *s, const redex *r) {
  emitter *e = s->e;
  const char *name = emit_java_name(e, r->rule->name);
  fprintf(e->out,
          "        if (can_%s(%s)) {\n            %sreturn do_%s(%s%s);\n%s        }\n",
          name, arguments(s, r), s->several ? "if (x == 0) " : "", name, arguments(s, r),
          r->whole ? ", whole" : "", s->several ? "            x--;\n" : "");
}

static const char *step_parameters(const steps *s, bool types) {
  static const char *const texts[2][2][2] = {
      {{"", ", x"}, {", whole", ", whole, x"}},
      {{", state", ", state, x"}, {", state, whole", ", state, whole, x"}}};
  static const char *const typed[2][2][2] = {
      {{"", ", int x"}, {", Whole whole", ", Whole whole, int x"}},
      {{", Term state", ", Term state, int x"},
       {", Term state, Whole whole", ", Term state, Whole whole, int x"}}};
  return (types ? typed : texts)[s->outer != NULL][s->wholes][s->several];
}

/* Whether pattern j leads to the same place as pattern i. Those in between do not matter: of
 * contexts one at most has a step in it. */
static bool is_like(const lang_sort *c, const char **holes, uint32_t i, uint32_t j) {
  const lang_expr *one = c->patterns.data[i], *two = c->patterns.data[j];
  return one->kind == EXPR_MAKE && two->kind == EXPR_MAKE && holes[j] &&
         !strcmp(holes[i], holes[j]) && inner_context(one) == inner_context(two);
}

/* Contexts that lead to the same place are one way down, whatever they are: paths do not tell
 * them apart. group: for each pattern the first one that it is taken together with. */
static void emit_ways_down(steps *s, const lang_sort *c, const char **holes,
                           uint32_t *group) {
  emitter *e = s->e;
  const char *name = emit_java_name(e, c->name), *state = s->outer ? ", state" : "";
  for (uint32_t i = 0; i < c->patterns.size; i++)
    group[i] = i;
  for (uint32_t i = 0; i < c->patterns.size && !s->several; i++) {
    if (group[i] != i || c->patterns.data[i]->kind == EXPR_HOLE || !holes[i])
      continue;
    for (uint32_t j = i + 1; j < c->patterns.size; j++)
      if (group[j] == j && is_like(c, holes, i, j))
        group[j] = i;
    fprintf(e->out,
            "\n    @Declarative\n    static boolean down_%s_%u(Term m%s) {\n"
            "        return in_%s_%u(m%s)",
            name, i + 1, s->outer ? ", Term state" : "", name, i + 1, state);
    for (uint32_t j = i + 1; j < c->patterns.size; j++)
      if (group[j] == i)
        fprintf(e->out, "\n            || in_%s_%u(m%s)", name, j + 1, state);
    fprintf(e->out, ";\n    }\n");
  }
}

static void emit_descent(steps *s, const lang_sort *c, const char **holes) {
  emitter *e = s->e;
  uint32_t *group = arena_new_array(&e->l->arena, uint32_t, c->patterns.size + 1);
  emit_ways_down(s, c, holes, group);
  const char *name = emit_java_name(e, c->name), *state = s->outer ? ", state" : "";
  fprintf(e->out,
          "\n    /** The term after the step%s. */\n"
          "    static Term step_%s(Term m%s) throws StuckException {\n",
          s->several ? " of this number" : " in it", name, step_parameters(s, true));
  vec_each (redex, r, &s->redexes)
    if (r->plug && has_hole(c))
      emit_contraction(s, r);
  for (uint32_t i = 0; i < c->patterns.size; i++) {
    if (c->patterns.data[i]->kind == EXPR_HOLE || !holes[i] || group[i] != i)
      continue;
    const char *inner = emit_java_name(e, inner_context(c->patterns.data[i])->name);
    fprintf(e->out, "        if (%s_%s_%u(m%s)) {\n", s->several ? "in" : "down", name,
            i + 1, state);
    if (s->several)
      fprintf(e->out,
              "            int count = count_%s(%s%s);\n            if (x < count) {\n",
              inner, holes[i], state);
    if (!strcmp(holes[i], "m"))
      fprintf(e->out, "            return step_%s(m%s);\n", inner,
              step_parameters(s, false));
    else
      fprintf(e->out, "            %s = step_%s(%s%s);\n            return m;\n",
              holes[i], inner, holes[i], step_parameters(s, false));
    if (s->several)
      fprintf(e->out, "            }\n            x -= count;\n");
    fprintf(e->out, "        }\n");
  }
  fprintf(e->out, "        throw new StuckException();\n    }\n");
}

static void emit_contexts(steps *s) {
  emitter *e = s->e;
  e->state = s->outer != NULL;
  vec_each (lang_sort *, c, &e->l->sorts)
    if ((*c)->is_context && lang_shape_of(*c) == SHAPE_TREE) {
      const char **holes =
          arena_new_array(&e->l->arena, const char *, (*c)->patterns.size + 1);
      emit_context_tests(s, *c, holes);
      emit_reducible(s, *c);
      if (s->several && !e->failed)
        emit_count(s, *c, holes);
      if (!e->failed)
        emit_descent(s, *c, holes);
    }
}

/* ---- The state ---- */

static const char *start_context(steps *s) {
  const char *start = NULL;
  vec_each (redex, r, &s->redexes)
    if (r->plug) {
      const char *name = emit_java_name(s->e, r->plug->args[1]->sort->name);
      if (start && strcmp(start, name) != 0)
        emit_refuse(s->e, r->rule->at, "all rules begin with the same kind of context");
      start = name;
    }
  return start;
}

static const char *inside(const steps *s) {
  return s->outer ? emit_print(s->e, "root.a%u", s->child) : "root";
}

static void emit_small_step(steps *s) {
  emitter *e = s->e;
  const char *start = start_context(s);
  const char *in = inside(s), *state = s->outer ? ", root" : "";
  fprintf(e->out,
          "\n    @Override\n    public void smallStep(%s) throws StuckException {\n",
          s->several ? "@Range(min = 0, max = 15) int x" : "");
  if (e->l->typing && e->l->typing->ambiguous)
    fprintf(e->out, "        assert typeNow() != AMBIGUOUS : \"two types\";\n");
  if (e->l->properties & CHECK_DETERMINISM && s->several)
    fprintf(e->out, "        assert transitions() <= 1 : \"two steps\";\n");
  vec_each (redex, r, &s->redexes)
    if (!r->plug) {
      const char *name = emit_java_name(e, r->rule->name);
      fprintf(e->out, "        if (can_%s(root)) {\n", name);
      fprintf(e->out,
              s->several ? "            if (x == 0) {\n                root = "
                           "do_%s(root);\n                return;\n            }\n"
                           "            x--;\n"
                         : "            root = do_%s(root);\n            return;\n",
              name);
      fprintf(e->out, "        }\n");
    }
  if (!start) {
    if (e->l->properties & CHECK_PROGRESS)
      fprintf(e->out, "        throw new StuckException();\n");
    fprintf(e->out, "    }\n");
    return;
  }
  if (s->outer)
    fprintf(e->out, "        if (root.kind != %s) throw new StuckException();\n",
            s->outer->constant);
  if (s->wholes)
    fprintf(e->out, "        Whole whole = new Whole();\n");
  fprintf(e->out, "        Term next = step_%s(%s%s%s%s);\n", start, in, state,
          s->wholes ? ", whole" : "", s->several ? ", x" : "");
  if (s->wholes)
    fprintf(e->out,
            "        if (whole.term != null) root = whole.term;\n        else %s = "
            "next;\n",
            in);
  else
    fprintf(e->out, "        %s = next;\n", in);
  fprintf(e->out, "    }\n");
}

static void emit_transitions(steps *s) {
  emitter *e = s->e;
  const char *start = start_context(s);
  fprintf(e->out, "\n    @Override\n    @Declarative\n    public int transitions() {\n"
                  "        int count = 0;\n        if (root == null) return 0;\n");
  vec_each (redex, r, &s->redexes)
    if (!r->plug)
      fprintf(e->out, "        if (can_%s(root)) count++;\n",
              emit_java_name(e, r->rule->name));
  if (start && s->outer)
    fprintf(e->out, "        if (root.kind == %s) ", s->outer->constant);
  else if (start)
    fprintf(e->out, "        ");
  if (start)
    fprintf(e->out, "count += count_%s(%s%s);\n", start, inside(s),
            s->outer ? ", root" : "");
  fprintf(e->out, "        return count;\n    }\n");
}

void emit_reduction(emitter *e) {
  steps s = {.e = e, .red = e->l->reductions.data[0]};
  find_redexes(&s);
  /* any refutation of a claim will do, and it need not have one */
  s.several =
      e->l->goal->kind == GOAL_SOUND && !lang_reduction_is_deterministic(e->l, s.red);
  if (!e->failed) {
    vec_each (redex, r, &s.redexes) {
      emit_can(&s, r);
      emit_do(&s, r);
    }
    emit_contexts(&s);
    emit_small_step(&s);
    if (s.several)
      emit_transitions(&s);
  }
  e->several = s.several;
  vec_release(&s.redexes);
}
