/* The class as a whole: its state, when that is well typed, and when it is final. */
#include "lang/emit.h"

#include "lang/terms.h"

#include <stdlib.h>

/* The argument of the typing judgment: the state, or what is given. */
static void emit_typing_call(emitter *e, const char *question) {
  const lang_judgment *j = e->l->typing;
  uint32_t written = 0;
  fprintf(e->out, "%s%s(", question, emit_java_name(e, j->name));
  for (uint32_t i = 0; i < j->args.size; i++) {
    const lang_expr *g = e->l->given[i];
    if (j->is_out[i])
      continue;
    for (uint32_t w = 0; w < emit_words(e, j->args.data[i]); w++) {
      const char *value = !g ? "root"
                          : lang_shape_of(g->sort) == SHAPE_ENVIRONMENT
                              ? emit_value_word(e, g, w)
                              : emit_value(e, g, true);
      fprintf(e->out, "%s%s", written++ ? ", " : "", value);
    }
  }
  fprintf(e->out, ")");
}

static bool is_remembered(const language *l, uint32_t arg) {
  return l->typing->is_out[arg] && !l->some_type;
}

static void emit_state(emitter *e) {
  enum { TYPE_BITS = 31 }; /* that is how many values a field may have */
  const lang_judgment *j = e->l->typing;
  fprintf(e->out, "\n    @Tree Term root;\n");
  for (uint32_t i = 0; i < j->args.size; i++) {
    if (!is_remembered(e->l, i))
      continue;
    if (lang_shape_of(j->args.data[i]) != SHAPE_PACKED) {
      emit_refuse(e, j->at,
                  "preservation is of types that no program is part of; check "
                  "that the state has some type: 'check preservation of some type', or "
                  "give a depth, if they have sequences in them: 'bounds T = 4'");
      return;
    }
    if (e->y.width > TYPE_BITS) {
      emit_refuse(e, j->at,
                  emit_print(e,
                             "types of depth %u take %u bits, and a class remembers %d: "
                             "give a smaller depth in 'bounds'",
                             e->y.depth, e->y.width, TYPE_BITS));
      return;
    }
    fprintf(e->out, "    @Range(min = 1, max = %lluL) %s type%u;\n",
            (1ull << e->y.width) - 1, e->packed, i);
  }
}

static void emit_outcomes(emitter *e) {
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if (!(*p)->level)
        fprintf(e->out, "        if (root.kind == %s) return true;\n", (*p)->constant);
}

/* The type that goes out, compared with the one remembered. */
static void emit_comparison(emitter *e) {
  const lang_judgment *j = e->l->typing;
  uint32_t outs = 0, out = 0;
  for (uint32_t i = 0; i < j->args.size; i++)
    if (j->is_out[i]) {
      outs++;
      out = i;
    }
  if (!outs)
    fprintf(e->out, "        return typeNow();\n");
  else if (outs == 1 && !e->l->some_type) {
    if (j->split)
      fprintf(e->out, "        if (!hasType()) return false;\n");
    fprintf(e->out, "        %s t = typeNow();\n        return t != %s && (t == type%u",
            emit_type(e, j->args.data[out]), emit_none(j->args.data[out]), out);
    if (e->l->up_to)
      fprintf(e->out, " || %s(t, type%u)", emit_java_name(e, e->l->up_to->name), out);
    if (j->ambiguous)
      fprintf(e->out, " || t == AMBIGUOUS");
    fprintf(e->out, ");\n");
  } else if (j->split)
    fprintf(e->out, "        return hasType();\n");
  else if (e->l->some_type)
    fprintf(e->out, "        return typeNow() != %s;\n",
            outs == 1 ? emit_none(j->args.data[out]) : "null");
  else
    emit_refuse(e, j->at,
                "preservation is of one type; check that the state has some: "
                "'check preservation of some type'");
}

static void emit_well_typed(emitter *e) {
  const lang_judgment *j = e->l->typing;
  uint32_t outs = 0;
  const char *returns = "boolean";
  for (uint32_t i = 0; i < j->args.size; i++)
    if (j->is_out[i]) {
      outs++;
      returns = emit_type(e, j->args.data[i]);
    }
  if (outs > 1)
    returns = emit_print(e, "Out_%s", emit_java_name(e, j->name));
  emit_forget(e);
  if (j->split) {
    fprintf(e->out, "\n    @Declarative\n    boolean hasType() {\n        return ");
    emit_typing_call(e, "has$");
    fprintf(e->out, ";\n    }\n");
  }
  fprintf(e->out, "\n    @Declarative\n    %s typeNow() {\n        return ", returns);
  emit_typing_call(e, j->split ? "which$" : "");
  fprintf(e->out,
          ";\n    }\n\n    @Override\n    @Declarative\n    public boolean wellTyped() "
          "{\n        if (root == null) return false;\n");
  emit_outcomes(e);
  emit_comparison(e);
  fprintf(e->out, "    }\n");
}

static void emit_size(emitter *e) {
  fprintf(e->out,
          "\n    @Declarative\n    static int size(Term t) {\n        if (t == null) "
          "return 0;\n        return 1");
  for (uint32_t i = 0; i < e->y.children; i++)
    fprintf(e->out, " + size(t.a%u)", i);
  fprintf(e->out, ";\n    }\n");
}

static void emit_precondition(emitter *e) {
  const lang_judgment *j = e->l->typing;
  if (e->l->size)
    emit_size(e);
  fprintf(e->out,
          "\n    /** Programs, each in one way. */\n    @Declarative\n"
          "    public boolean precondition() {\n        return syntax_%s(root",
          emit_java_name(e, e->l->reductions.data[0]->sort->name));
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->kind == SORT_NAMES && (*s)->bound)
      fprintf(e->out, ", 0");
  fprintf(e->out, ")");
  if (e->l->size)
    fprintf(e->out, " && size(root) <= %u", e->l->size);
  for (uint32_t i = 0; i < j->args.size; i++)
    if (is_remembered(e->l, i))
      fprintf(e->out, " && valid_%s(type%u)",
              emit_java_name(e, lang_sort_root(j->args.data[i])->name), i);
  fprintf(e->out, ";\n    }\n");
}

static void emit_final(emitter *e) {
  e->checks = true;
  for (uint32_t i = 0; i < e->l->finals.size; i++) {
    fprintf(e->out, "\n    @Declarative\n    static boolean final_%u(Term t) {\n", i + 1);
    emit_forget(e);
    e->fail = "return false;";
    emit_match(e, e->l->finals.data[i], "t");
    fprintf(e->out, "        return true;\n    }\n");
  }
  fprintf(e->out,
          "\n    @Override\n    @Declarative\n    public boolean isFinalState() {\n"
          "        return false");
  for (uint32_t i = 0; i < e->l->finals.size; i++)
    fprintf(e->out, " || final_%u(root)", i + 1);
  if (e->l->finals_where)
    fprintf(e->out, " || %s(root)", emit_java_name(e, e->l->finals_where->name));
  fprintf(e->out, ";\n    }\n");
}

static void emit_body(emitter *e) {
  emit_packed(e);
  emit_trees(e);
  emit_subsets(e);
  emit_functions(e);
  emit_judgments(e);
  emit_state(e);
  emit_reduction(e);
  emit_well_typed(e);
  emit_precondition(e);
  emit_final(e);
  emit_text(e);
}

bool language_emit(language *l, lang_layout *layout, FILE *out) {
  emitter e = {.l = l};
  lang_layout_find(&e.y, l);
  *layout = e.y;
  e.packed = e.y.width < 31 ? "int" : "long";
  if (l->refused)
    return false;
  emit_refuse_all(&e);
  if (e.failed)
    return false;
  char *body = NULL;
  size_t size = 0;
  e.out = open_memstream(&body, &size);
  emit_body(&e);
  fclose(e.out);
  fprintf(out,
          "// The language %s, written by glassbox from %s.\n"
          "import glassbox.Declarative;\nimport glassbox.%s;\nimport glassbox.Range;\n"
          "import glassbox.StuckException;\nimport glassbox.Tree;\n\n"
          "public class %s implements %s {\n"
          "    static final %s AMBIGUOUS = -1;\n"
          "    static final class Whole {\n        Term term;\n    }\n",
          l->name, l->file, e.several ? "NondeterministicLanguage" : "Language", l->name,
          e.several ? "NondeterministicLanguage" : "Language", e.packed);
  fwrite(body, 1, size, out);
  fprintf(out, "}\n");
  free(body);
  vec_release(&e.bound);
  vec_release(&e.matched);
  return !e.failed;
}
