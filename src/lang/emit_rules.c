/* Judgments, functions and subsets as methods: one for each rule, and one that tries
 * them. A judgment gives what the only rule that applies gives; where two may apply, both
 * are tried and must agree, else it gives AMBIGUOUS. */
#include "lang/emit.h"

#include "lang/exclude.h"
#include "lang/overlap.h"
#include "lang/terms.h"

#include <string.h>

/* The rule as it was written, as a comment. */
void emit_rule_text(emitter *e, const lang_rule *r) {
  fprintf(e->out, "\n    /** [%s]", r->name);
  for (uint32_t i = r->first; i < r->last; i++) {
    const char *t = e->l->tokens.data[i].text;
    fputc(' ', e->out);
    for (const char *c = t; *c; c++)
      fputs(*c == '\\'                   ? "&#92;"
            : (*c == '*' && c[1] == '/') ? "* "
                                         : (char[]){*c, 0},
            e->out);
  }
  fprintf(e->out, " */\n");
}

static void emit_parameters(emitter *e, lang_sort *const *args, uint32_t count,
                            const bool *skip, bool types) {
  uint32_t written = 0, index = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (skip && skip[i])
      continue;
    const char *name = emit_print(e, "in%u", index++);
    for (uint32_t w = 0; w < emit_words(e, args[i]); w++)
      fprintf(e->out, "%s%s%s%s", written++ ? ", " : "",
              types ? emit_type(e, args[i]) : "", types ? " " : "",
              emit_word(e, args[i], name, w));
  }
}

/* ---- Subsets ---- */

static void emit_subset(emitter *e, const lang_sort *s) {
  const char *name = emit_java_name(e, s->name);
  const char *type = emit_type(e, s);
  for (uint32_t i = 0; i < s->patterns.size; i++) {
    fprintf(e->out, "\n    @Declarative\n    static boolean is_%s_%u(%s t) {\n", name,
            i + 1, type);
    emit_forget(e);
    e->fail = "return false;";
    emit_match(e, s->patterns.data[i], "t");
    fprintf(e->out, "        return true;\n    }\n");
  }
  fprintf(e->out,
          "\n    @Declarative\n    static boolean is_%s(%s t) {\n        return false",
          name, type);
  for (uint32_t i = 0; i < s->patterns.size; i++)
    fprintf(e->out, " || is_%s_%u(t)", name, i + 1);
  fprintf(e->out, ";\n    }\n");
}

void emit_subsets(emitter *e) {
  e->checks = true;
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->base && !(*s)->is_context)
      emit_subset(e, *s);
}

/* ---- Judgments ---- */

typedef struct signature {
  const char *name, *returns, *none;
  lang_sort *const *args;
  uint32_t count;
  const bool *is_out; /* NULL: nothing */
  uint32_t outs;
  const lang_judgment *judgment; /* or NULL */
} signature;

static signature signature_of(emitter *e, const lang_judgment *j) {
  signature s = {.name = emit_java_name(e, j->name),
                 .args = j->args.data,
                 .count = j->args.size,
                 .is_out = j->is_out,
                 .judgment = j,
                 .returns = "boolean",
                 .none = "false"};
  for (uint32_t i = 0; i < s.count; i++)
    if (j->is_out[i]) {
      s.outs++;
      s.returns = emit_type(e, j->args.data[i]);
      s.none = emit_none(j->args.data[i]);
      if (emit_words(e, j->args.data[i]) > 1)
        emit_refuse(e, j->at,
                    "a judgment cannot give an environment of this size: give "
                    "fewer names, or a smaller depth of types, in 'bounds'");
    }
  if (s.outs > 1) {
    s.returns = emit_print(e, "Out_%s", s.name);
    s.none = "null";
  }
  return s;
}

static void emit_rule(emitter *e, const signature *s, const lang_rule *r) {
  emit_rule_text(e, r);
  fprintf(e->out, "    @Declarative\n    static %s %s_%s(", s->returns, s->name,
          emit_java_name(e, r->name));
  emit_parameters(e, s->args, s->count, s->is_out, true);
  fprintf(e->out, ") {\n");
  emit_forget(e);
  e->fail = emit_print(e, "return %s;", s->none);
  e->judgment = s->judgment;
  e->rule = r;
  e->ambiguous = s->judgment && s->judgment->ambiguous ? "return AMBIGUOUS;" : NULL;
  for (uint32_t i = 0; i < r->in_count; i++)
    emit_match(e, r->in[i], emit_print(e, "in%u", i));
  vec_each (lang_premise, p, &r->premises)
    emit_premise(e, p);
  const char *out[LANG_ARGS] = {0};
  for (uint32_t i = 0; i < r->out_count; i++)
    out[i] = lang_shape_of(r->out[i]->sort) == SHAPE_ENVIRONMENT
                 ? emit_value_word(e, r->out[i], 0)
                 : emit_value(e, r->out[i], true);
  if (s->outs > 1) {
    fprintf(e->out, "        return new %s(", s->returns);
    for (uint32_t i = 0; i < r->out_count; i++)
      fprintf(e->out, "%s%s", i ? ", " : "", out[i]);
    fprintf(e->out, ");\n    }\n");
  } else
    fprintf(e->out, "        return %s;\n    }\n", s->outs ? out[0] : "true");
  e->judgment = NULL;
  e->rule = NULL;
}

void emit_inputs(emitter *e, const lang_judgment *j, bool types) {
  emit_parameters(e, j->args.data, j->args.size, j->is_out, types);
}

static void emit_call(emitter *e, const signature *s, const lang_rule *r) {
  fprintf(e->out, "%s_%s(", s->name, emit_java_name(e, r->name));
  emit_parameters(e, s->args, s->count, s->is_out, false);
  fprintf(e->out, ")");
}

static bool may_be_ambiguous(emitter *e, const lang_judgment *j) {
  for (uint32_t i = 0; i < j->rules.size; i++)
    for (uint32_t k = i + 1; k < j->rules.size; k++)
      if (lang_rules_overlap(e->l, j->rules.data[i], j->rules.data[k]) &&
          !lang_rules_exclude(e->l, j->rules.data[i], j->rules.data[k]))
        return true;
  return false;
}

/* The method that tries the rules, the first that applies first. */
static void emit_attempts(emitter *e, const signature *s, lang_rule *const *rules,
                          uint32_t count, bool all) {
  fprintf(e->out, "\n    @Declarative\n    static %s %s(", s->returns, s->name);
  emit_parameters(e, s->args, s->count, s->is_out, true);
  fprintf(e->out, ") {\n");
  if (!s->outs) {
    fprintf(e->out, "        return false");
    for (uint32_t i = 0; i < count; i++) {
      fprintf(e->out, "\n            || ");
      emit_call(e, s, rules[i]);
    }
    fprintf(e->out, ";\n    }\n");
    return;
  }
  fprintf(e->out, "        %s found = %s, t;\n", s->returns, s->none);
  for (uint32_t i = 0; i < count; i++) {
    fprintf(e->out, "        t = ");
    emit_call(e, s, rules[i]);
    if (all)
      fprintf(e->out,
              ";\n        if (t != %s) {\n            if (found != %s && found != t) "
              "return AMBIGUOUS;\n            found = t;\n        }\n",
              s->none, s->none);
    else
      fprintf(e->out, ";\n        if (t != %s) return t;\n", s->none);
  }
  fprintf(e->out, "        return found;\n    }\n");
}

static void emit_out_class(emitter *e, const signature *s) {
  fprintf(e->out, "\n    static final class %s {\n", s->returns);
  for (uint32_t i = 0, k = 0; i < s->count; i++)
    if (s->is_out[i])
      fprintf(e->out, "        final %s out%u;\n", emit_type(e, s->args[i]), k++);
  fprintf(e->out, "\n        @Declarative\n        %s(", s->returns);
  for (uint32_t i = 0, k = 0; i < s->count; i++)
    if (s->is_out[i]) {
      fprintf(e->out, "%s%s out%u", k ? ", " : "", emit_type(e, s->args[i]), k);
      k++;
    }
  fprintf(e->out, ") {\n");
  for (uint32_t i = 0, k = 0; i < s->count; i++)
    if (s->is_out[i]) {
      fprintf(e->out, "            this.out%u = out%u;\n", k, k);
      k++;
    }
  fprintf(e->out, "        }\n    }\n");
}

static bool asks_ambiguous(const lang_judgment *j) {
  vec_each (lang_rule *, r, &j->rules)
    vec_each (lang_premise, p, &(*r)->premises)
      if (p->kind == PREMISE_JUDGMENT && p->judgment->ambiguous)
        return true;
  return false;
}

/* Judgments that give something, and of which two rules may apply; and those that ask
 * such a judgment. */
static void find_ambiguous(emitter *e) {
  vec_each (lang_judgment *, j, &e->l->judgments)
    (*j)->ambiguous = signature_of(e, *j).outs && may_be_ambiguous(e, *j);
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_judgment *, j, &e->l->judgments)
      if (!(*j)->ambiguous && signature_of(e, *j).outs && asks_ambiguous(*j))
        (*j)->ambiguous = more = true;
  }
}

void emit_judgments(emitter *e) {
  e->checks = true;
  find_ambiguous(e);
  emit_find_split(e);
  emit_shape(e);
  vec_each (lang_judgment *, j, &e->l->judgments) {
    signature s = signature_of(e, *j);
    if (s.outs > 1)
      emit_out_class(e, &s);
    if ((*j)->ambiguous && (s.outs > 1 || strcmp(s.returns, e->packed) != 0))
      emit_refuse(e, (*j)->at,
                  "two rules of this judgment may apply to the same, and what "
                  "they give cannot be compared here: make it an input");
    emit_below(e, *j);
    if ((*j)->split) {
      emit_split(e, *j);
      continue;
    }
    vec_each (lang_rule *, r, &(*j)->rules)
      emit_rule(e, &s, *r);
    emit_attempts(e, &s, (*j)->rules.data, (*j)->rules.size, (*j)->ambiguous);
  }
}

/* ---- Functions ---- */

void emit_functions(emitter *e) {
  e->checks = true;
  vec_each (lang_function *, f, &e->l->functions) {
    bool is_out[LANG_ARGS] = {false};
    signature s = {.name = emit_print(e, "f_%s", emit_java_name(e, (*f)->name)),
                   .returns = emit_type(e, (*f)->result),
                   .none = emit_none((*f)->result),
                   .args = (*f)->args.data,
                   .count = (*f)->args.size,
                   .is_out = is_out,
                   .outs = 1};
    vec_each (lang_rule *, r, &(*f)->rules)
      emit_rule(e, &s, *r);
    emit_attempts(e, &s, (*f)->rules.data, (*f)->rules.size, false);
  }
}
