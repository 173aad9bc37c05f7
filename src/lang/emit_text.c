/* toString: terms in the notation they were defined in, so that they can be read back.
 * Parts at an open end that are open themselves stand in parentheses. */
#include "lang/emit.h"

#include "lang/terms.h"

#include <ctype.h>
#include <string.h>

static const char *java_text(emitter *e, const char *text) {
  char out[128];
  size_t length = 0;
  for (; *text && length < 120; text++) {
    if (*text == '"' || *text == '\\')
      out[length++] = '\\';
    out[length++] = *text;
  }
  out[length] = 0;
  return emit_print(e, "%s", out);
}

static bool is_word(const char *text) {
  return isalnum((unsigned char)*text) || *text == '_' || (unsigned char)*text >= 0x80;
}

/* Whether a blank belongs between two parts of a template. */
static bool blank_between(const lang_item *a, const lang_item *b) {
  if (!a->literal && !b->literal)
    return true;
  if (a->literal && !strcmp(a->literal, "\\"))
    return false;
  if (b->literal && strchr(".,:;)", b->literal[0]) && !b->literal[1])
    return !strcmp(b->literal, ":") && a->literal;
  if (a->literal && (!strcmp(a->literal, ":") || !strcmp(a->literal, "(")))
    return false;
  return !a->literal || !b->literal || is_word(a->literal) || is_word(b->literal) || true;
}

static void emit_part(emitter *e, const lang_production *p, uint32_t arg, bool edge) {
  const lang_sort *s = p->args.data[arg];
  uint32_t index = lang_layout_index(p, arg);
  bool packed = p->sort->shape != SHAPE_TREE;
  if (lang_shape_of(s) == SHAPE_NUMBER && packed) {
    uint32_t width = lang_layout_scalar_bits(s);
    fprintf(e->out, "%s((t >> %u & %u) + (%lld))",
            s->kind == SORT_NAMES ? emit_print(e, "\"%s\" + ", s->name) : "",
            lang_layout_shift(p, arg), (1u << width) - 1,
            (long long)(s->kind == SORT_INTS ? s->low : 0));
  } else if (lang_shape_of(s) == SHAPE_NUMBER)
    fprintf(e->out, "%st.n%u",
            s->kind == SORT_NAMES ? emit_print(e, "\"%s\" + ", s->name) : "", index);
  else if (lang_shape_of(s) == SHAPE_TREE)
    fprintf(e->out, "%s(t.a%u)", edge ? "inner" : "text", index);
  else
    fprintf(e->out, "%s_%s(%s%u%s)", edge ? "inner" : "text",
            emit_java_name(e, lang_sort_root(p->args.data[arg])->name),
            packed ? "part" : "t.p", index, packed ? "(t)" : "");
}

/* An element, and the others if there are any. */
static void emit_sequence(emitter *e, const lang_production *p) {
  const char *separator = p->sort->separator ? p->sort->separator : "";
  fprintf(e->out, "\"\" + ");
  emit_part(e, p, 0, !p->sort->separator);
  fprintf(e->out, " + (");
  emit_part(e, p, 1, false);
  fprintf(e->out, ".isEmpty() ? \"\" : \"%s \") + ", java_text(e, separator));
  emit_part(e, p, 1, false);
}

static void emit_production(emitter *e, const lang_production *p) {
  uint32_t arg = 0;
  if (p->sort->element && p->args.size) {
    emit_sequence(e, p);
    return;
  }
  fprintf(e->out, "\"\"");
  for (uint32_t i = 0; i < p->items.size; i++) {
    const lang_item *item = &p->items.data[i];
    if (i && blank_between(item - 1, item))
      fprintf(e->out, " + \" \"");
    fprintf(e->out, " + ");
    if (item->literal)
      fprintf(e->out, "\"%s\"", java_text(e, item->literal));
    else {
      bool edge = p->items.size > 1 && (i == 0 || i + 1 == p->items.size);
      emit_part(e, p, arg++, edge);
    }
  }
}

static bool is_open(const lang_production *p) {
  return p->open_left || p->open_right;
}

/* text, and inner: with parentheses where it is open. */
static void emit_texts(emitter *e, const char *suffix, const char *type, const char *kind,
                       const lang_sort *only) {
  fprintf(e->out, "\n    static String text%s(%s t) {\n", suffix, type);
  if (!only)
    fprintf(e->out, "        if (t == null) return \"nothing\";\n");
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if (only ? *s == only : (*s)->shape == SHAPE_TREE) {
        fprintf(e->out, "        if (%s == %s)\n            return ", kind,
                (*p)->constant);
        emit_production(e, *p);
        fprintf(e->out, ";\n");
      }
  fprintf(e->out,
          "        return \"?\";\n    }\n\n    static String inner%s(%s t) {\n        "
          "return false",
          suffix, type);
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if ((only ? *s == only : (*s)->shape == SHAPE_TREE) && is_open(*p))
        fprintf(e->out, "\n            || %s == %s", kind, (*p)->constant);
  fprintf(e->out, "\n            ? \"(\" + text%s(t) + \")\" : text%s(t);\n    }\n",
          suffix, suffix);
}

void emit_text(emitter *e) {
  emit_texts(e, "", "Term", "t.kind", NULL);
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->kind == SORT_TERMS && !(*s)->base && (*s)->shape == SHAPE_PACKED)
      emit_texts(e, emit_print(e, "_%s", emit_java_name(e, (*s)->name)), e->packed,
                 emit_print(e, "(t & %u)", (1u << lang_layout_code_bits(*s)) - 1), *s);
  fprintf(e->out, "\n    @Override\n    public String toString() {\n        return "
                  "text(root);\n    }\n");
}
