/* Environments below a term.
 *
 * The rules for a term ask the same judgment about its parts, each with an environment of
 * its own: as it is for an application, with a name added for an abstraction. In a
 * term of which nothing is known that is two questions about every part, four about each
 * of their parts, and so on. So there is one method that says which environment a part
 * has, whatever the term is; all rules ask with it, and it is one question.
 *
 *     typing(below_typing_0_0(in0, in1), in1.a0)
 */
#include "lang/emit.h"

#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

/* Where the term stands among the judgment's arguments, and among those that go in: the
 * only tree, or the only one that rules take apart. False: there is no such. */
static bool find_term(const lang_judgment *j, uint32_t *arg, uint32_t *in) {
  uint32_t trees = 0, ins = 0;
  int taken_apart = j->split ? emit_term_of(j) : -1;
  *arg = *in = 0;
  for (uint32_t i = 0; i < j->args.size; i++) {
    if (j->is_out[i])
      continue;
    if (taken_apart >= 0 ? (int)ins == taken_apart
                         : lang_shape_of(j->args.data[i]) == SHAPE_TREE) {
      trees++;
      *arg = i;
      *in = ins;
    }
    ins++;
  }
  return trees == 1;
}

static uint32_t index_in(const lang_judgment *j, uint32_t arg) {
  uint32_t in = 0;
  for (uint32_t i = 0; i < arg; i++)
    in += !j->is_out[i];
  return in;
}

/* The field of the term that the premise asks about: its number, or -1. */
int emit_child_of(const lang_judgment *j, const lang_rule *r, const lang_premise *p) {
  uint32_t arg, in;
  if (p->kind != PREMISE_JUDGMENT || p->judgment != j || !find_term(j, &arg, &in))
    return -1;
  const lang_expr *term = r->in[in], *asked = p->args[arg];
  for (uint32_t i = 0; term->kind == EXPR_MAKE && i < term->count; i++)
    if (asked->kind == EXPR_META && term->args[i]->kind == EXPR_META &&
        !strcmp(asked->meta, term->args[i]->meta) &&
        lang_shape_of(term->args[i]->sort) == SHAPE_TREE)
      return (int)lang_layout_index(term->production, i);
  return -1;
}

static bool is_same_environment(const lang_judgment *j, const lang_rule *r,
                                const lang_premise *p, uint32_t arg) {
  return lang_expr_same(r->in[index_in(j, arg)], p->args[arg]);
}

/* Whether two rules for the same kind of term ask about the child differently: then it
 * is not one question. */
static bool is_one_question(const lang_judgment *j, int child, uint32_t arg) {
  uint32_t term, in;
  if (!find_term(j, &term, &in) || lang_shape_of(j->args.data[arg]) != SHAPE_ENVIRONMENT)
    return false;
  vec_each (lang_rule *, r, &j->rules) {
    uint32_t asked = 0;
    vec_each (lang_premise, p, &(*r)->premises)
      asked += emit_child_of(j, *r, p) == child && !is_same_environment(j, *r, p, arg);
    if (asked > 1)
      return false;
    vec_each (lang_rule *, other, &j->rules)
      vec_each (lang_premise, p, &(*other)->premises)
        if (asked && *other != *r && emit_child_of(j, *other, p) == child &&
            (*other)->in[in]->production == (*r)->in[in]->production)
          return false;
  }
  return true;
}

static const char *method(emitter *e, const lang_judgment *j, int child, uint32_t arg,
                          uint32_t word) {
  return emit_print(e, "below_%s_%d_%u_%u", emit_java_name(e, j->name), child, arg, word);
}

/* What one rule says: its patterns, the premises before, and the environment. */
static void emit_case(emitter *e, const lang_judgment *j, const lang_rule *r,
                      const lang_premise *asked, uint32_t arg, uint32_t word) {
  uint32_t term, in;
  find_term(j, &term, &in);
  fprintf(e->out, "        if (in%u != null && in%u.kind == %s) {\n", in, in,
          r->in[in]->production->constant);
  emit_forget(e);
  e->judgment = j;
  e->rule = r;
  e->ambiguous = e->fail;
  for (uint32_t i = 0; i < r->in_count; i++)
    emit_match(e, r->in[i], emit_print(e, "in%u", i));
  vec_each (lang_premise, p, &r->premises) {
    if (p == asked)
      break;
    emit_premise(e, p);
  }
  const char *value = emit_value_word(e, asked->args[arg], word);
  fprintf(e->out, "        return %s;\n        }\n", value);
}

static void emit_method(emitter *e, const lang_judgment *j, int child, uint32_t arg,
                        uint32_t word) {
  const char *own =
      emit_word(e, j->args.data[arg], emit_print(e, "in%u", index_in(j, arg)), word);
  fprintf(e->out, "\n    @Declarative\n    static long %s(",
          method(e, j, child, arg, word));
  emit_inputs(e, j, true);
  fprintf(e->out, ") {\n");
  e->checks = true;
  e->fail = emit_print(e, "return %s;", own);
  vec_each (lang_rule *, r, &j->rules)
    vec_each (lang_premise, p, &(*r)->premises)
      if (emit_child_of(j, *r, p) == child && !is_same_environment(j, *r, p, arg))
        emit_case(e, j, *r, p, arg, word);
  fprintf(e->out, "        return %s;\n    }\n", own);
  e->judgment = NULL;
  e->rule = NULL;
}

static bool is_asked_differently(const lang_judgment *j, int child, uint32_t arg) {
  vec_each (lang_rule *, r, &j->rules)
    vec_each (lang_premise, p, &(*r)->premises)
      if (emit_child_of(j, *r, p) == child && !is_same_environment(j, *r, p, arg))
        return true;
  return false;
}

void emit_below(emitter *e, const lang_judgment *j) {
  for (int child = 0; child < (int)e->y.children; child++)
    for (uint32_t arg = 0; arg < j->args.size; arg++)
      if (!j->is_out[arg] && is_one_question(j, child, arg) &&
          is_asked_differently(j, child, arg))
        for (uint32_t w = 0; w < emit_words(e, j->args.data[arg]); w++)
          emit_method(e, j, child, arg, w);
}

static const char *call_below(emitter *e, const lang_judgment *j, int child, uint32_t arg,
                              uint32_t word) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = e->out;
  e->out = open_memstream(&text, &size);
  emit_inputs(e, j, false);
  fclose(e->out);
  e->out = out;
  const char *call = emit_print(e, "%s(%s)", method(e, j, child, arg, word), text);
  free(text);
  return call;
}

const char *emit_below_call(emitter *e, const lang_premise *p, uint32_t arg,
                            uint32_t word) {
  const lang_judgment *j = e->judgment;
  int child = j && e->rule ? emit_child_of(j, e->rule, p) : -1;
  if (child < 0 || !is_one_question(j, child, arg) ||
      !is_asked_differently(j, child, arg))
    return NULL;
  return call_below(e, j, child, arg, word);
}

/* What is asked about a child with, in every rule that asks about it: the words of the
 * judgment itself where they are the same, or what stands below. NULL: it differs. */
const char *emit_asked_below(emitter *e, const lang_judgment *j, int child) {
  const char *text = "";
  uint32_t term, in;
  if (!find_term(j, &term, &in))
    return NULL;
  const char *own = emit_print(e, "in%u", in);
  for (uint32_t arg = 0; arg < j->args.size; arg++) {
    if (j->is_out[arg])
      continue;
    bool differs = arg != term && is_asked_differently(j, child, arg);
    if (differs && !is_one_question(j, child, arg))
      return NULL;
    for (uint32_t w = 0; w < emit_words(e, j->args.data[arg]); w++) {
      const char *value = arg == term ? emit_print(e, "%s.a%d", own, child)
                          : differs
                              ? call_below(e, j, child, arg, w)
                              : emit_word(e, j->args.data[arg],
                                          emit_print(e, "in%u", index_in(j, arg)), w);
      text = emit_print(e, "%s%s%s", text, *text ? ", " : "", value);
    }
  }
  return text;
}
