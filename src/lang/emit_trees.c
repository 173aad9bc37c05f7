/* The class Term: programs as trees of objects, with copies, equality, substitution, and
 * which trees are terms of a sort. A term that binds names is written in one way only: a
 * binder has as its name the number of binders around it. So every term stands for all
 * that differ in the names of bound variables, and a step of it captures nothing. */
#include "lang/emit.h"

#include "lang/terms.h"

static void each_field(emitter *e, const char *number, const char *packed,
                       const char *child) {
  for (uint32_t i = 0; i < e->y.numbers; i++)
    fprintf(e->out, number, i, i, i, i);
  for (uint32_t i = 0; i < e->y.packed; i++)
    fprintf(e->out, packed, i, i, i, i);
  for (uint32_t i = 0; i < e->y.children; i++)
    fprintf(e->out, child, i, i, i, i);
}

static uint32_t depth_of(const emitter *e, const lang_sort *s, uint32_t limit) {
  uint32_t deepest = 0;
  if (!limit)
    return e->y.depth;
  while (s->base)
    s = s->base;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (lang_shape_of(*a) == SHAPE_PACKED) {
        uint32_t d = depth_of(e, *a, limit - 1);
        deepest = d > deepest ? d : deepest;
      }
  return deepest + 1 < e->y.depth ? deepest + 1 : e->y.depth;
}

static uint32_t packed_bits(const emitter *e, const lang_sort *s) {
  uint32_t bits = 0;
  while (s->base)
    s = s->base;
  if (!lang_layout_is_leaf(e->l, s))
    return e->y.slot * lang_layout_before(&e->y, depth_of(e, s, 8));
  vec_each (lang_production *, p, &s->productions) {
    uint32_t own = lang_layout_shift(*p, (*p)->args.size);
    bits = own > bits ? own : bits;
  }
  return bits;
}

/* The ranges of the fields follow from the productions that use them. */
static void find_ranges(const emitter *e, int64_t (*numbers)[2], uint32_t *packed) {
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      for (uint32_t i = 0; (*s)->shape == SHAPE_TREE && i < (*p)->args.size; i++) {
        const lang_sort *a = (*p)->args.data[i];
        uint32_t index = lang_layout_index(*p, i);
        if (lang_shape_of(a) == SHAPE_NUMBER) {
          int64_t low = a->kind == SORT_INTS ? a->low : 0;
          int64_t high = a->kind == SORT_INTS ? a->high : a->names - 1;
          numbers[index][0] = low < numbers[index][0] ? low : numbers[index][0];
          numbers[index][1] = high > numbers[index][1] ? high : numbers[index][1];
        } else if (lang_shape_of(a) == SHAPE_PACKED) {
          uint32_t bits = packed_bits(e, a);
          packed[index] = bits > packed[index] ? bits : packed[index];
        }
      }
}

static void emit_class(emitter *e) {
  int64_t numbers[LANG_ARGS][2] = {{0}};
  uint32_t packed[LANG_ARGS] = {0}, kinds = 0;
  find_ranges(e, numbers, packed);
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if ((*s)->shape == SHAPE_TREE) {
        fprintf(e->out, "%s%s = %u", kinds ? ", " : "    static final int ",
                (*p)->constant, (*p)->kind);
        kinds = (*p)->kind;
      }
  fprintf(e->out,
          ";\n\n    static final class Term {\n        @Range(min = 1, max = %u) "
          "int kind;\n",
          kinds);
  for (uint32_t i = 0; i < e->y.numbers; i++)
    fprintf(e->out, "        @Range(min = %lld, max = %lld) int n%u;\n",
            (long long)numbers[i][0], (long long)numbers[i][1], i);
  for (uint32_t i = 0; i < e->y.packed; i++)
    fprintf(e->out, "        @Range(min = 0, max = %lluL) %s p%u;\n",
            (1ull << packed[i]) - 1, e->packed, i);
  for (uint32_t i = 0; i < e->y.children; i++)
    fprintf(e->out, "        @Tree Term a%u;\n", i);
  fprintf(e->out, "\n        @Declarative\n        Term(int kind");
  each_field(e, ", int n%u", emit_print(e, ", %s p%%u", e->packed), ", Term a%u");
  fprintf(e->out, ") {\n            this.kind = kind;\n");
  each_field(e, "            this.n%u = n%u;\n", "            this.p%u = p%u;\n",
             "            this.a%u = a%u;\n");
  fprintf(e->out, "        }\n\n        @Override\n        public String toString() {\n"
                  "            return text(this);\n        }\n    }\n");
}

static void emit_copies(emitter *e) {
  fprintf(e->out, "\n    @Declarative\n    static Term copy(Term t) {\n"
                  "        if (t == null) return null;\n        return new Term(t.kind");
  each_field(e, ", t.n%u", ", t.p%u", ", copy(t.a%u)");
  fprintf(e->out,
          ");\n    }\n\n    @Declarative\n    static boolean same(Term s, Term t) {\n"
          "        if (s == null || t == null) return s == null && t == null;\n"
          "        return s.kind == t.kind");
  each_field(e, " && s.n%u == t.n%u", " && s.p%u == t.p%u", "");
  for (uint32_t i = 0; i < e->y.children; i++)
    fprintf(e->out, "\n            && same(s.a%u, t.a%u)", i, i);
  fprintf(e->out, ";\n    }\n");
}

/* The condition that the child of a tree is in the scope of a binder called x. */
static void emit_shadowed(emitter *e, uint32_t child) {
  bool any = false;
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      for (uint32_t b = 0; (*s)->shape == SHAPE_TREE && b < (*p)->args.size; b++)
        for (uint32_t i = 0; i < (*p)->args.size; i++)
          if ((*p)->binds[b] >> i & 1 &&
              lang_shape_of((*p)->args.data[i]) == SHAPE_TREE &&
              lang_layout_index(*p, i) == child) {
            fprintf(e->out, "%st.kind == %s && t.n%u == x", any ? " || " : "",
                    (*p)->constant, lang_layout_index(*p, b));
            any = true;
          }
  if (!any)
    fprintf(e->out, "false");
}

static void emit_substitution(emitter *e) {
  fprintf(e->out,
          "\n    /** The term with a copy of v for every free x, which is a term of "
          "kind `variable`. */\n    @Declarative\n"
          "    static Term substitute(Term t, int variable, int x, Term v) {\n"
          "        if (t == null) return null;\n"
          "        if (t.kind == variable && t.n0 == x) return copy(v);\n");
  for (uint32_t i = 0; i < e->y.children; i++) {
    fprintf(e->out, "        Term a%u;\n        if (", i);
    emit_shadowed(e, i);
    fprintf(e->out,
            ") a%u = copy(t.a%u);\n        else a%u = substitute(t.a%u, variable, x, "
            "v);\n",
            i, i, i, i);
  }
  fprintf(e->out, "        return new Term(t.kind");
  each_field(e, ", t.n%u", ", t.p%u", ", a%u");
  fprintf(e->out, ");\n    }\n");
}

/* ---- Syntax ---- */

static void depths(emitter *e, const char *format) {
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->kind == SORT_NAMES && (*s)->bound)
      fprintf(e->out, format, emit_java_name(e, (*s)->name));
}

/* How many binders of the sort stand around the argument, in the production itself. */
static uint32_t binders_around(const lang_production *p, const lang_sort *names,
                               uint32_t arg) {
  uint32_t count = 0, around = 0;
  for (uint32_t b = 0; b < p->args.size; b++)
    if (p->binds[b] && p->args.data[b] == names) {
      count++;
      if (p->binds[b] >> arg & 1)
        around = count;
    }
  return around;
}

static void emit_number_syntax(emitter *e, const lang_production *p, uint32_t arg) {
  const lang_sort *s = p->args.data[arg];
  uint32_t index = lang_layout_index(p, arg), before = 0;
  const char *depth = emit_java_name(e, s->name);
  if (s->kind == SORT_INTS)
    fprintf(e->out, "\n                && t.n%u >= %lld && t.n%u <= %lld", index,
            (long long)s->low, index, (long long)s->high);
  else if (p->binds[arg]) {
    for (uint32_t b = 0; b < arg; b++)
      before += p->binds[b] && p->args.data[b] == s;
    fprintf(e->out, "\n                && t.n%u == depth_%s + %u && t.n%u < %u", index,
            depth, before, index, s->names);
  } else if (s->bound)
    fprintf(e->out, "\n                && t.n%u >= 0 && t.n%u < depth_%s", index, index,
            depth);
  else
    fprintf(e->out, "\n                && t.n%u >= 0 && t.n%u < %u", index, index,
            s->names);
}

static void emit_tree_syntax(emitter *e, const lang_production *p, uint32_t arg) {
  const lang_sort *s = p->args.data[arg];
  uint32_t index = lang_layout_index(p, arg);
  fprintf(e->out, "\n                && syntax_%s(t.a%u",
          emit_java_name(e, lang_sort_root(p->args.data[arg])->name), index);
  vec_each (lang_sort *, names, &e->l->sorts)
    if ((*names)->kind == SORT_NAMES && (*names)->bound)
      fprintf(e->out, ", depth_%s + %u", emit_java_name(e, (*names)->name),
              binders_around(p, *names, arg));
  fprintf(e->out, ")");
  if (s->base)
    fprintf(e->out, " && is_%s(t.a%u)", emit_java_name(e, s->name), index);
}

static void emit_production_syntax(emitter *e, const lang_production *p) {
  uint32_t count[4] = {0};
  fprintf(e->out, "        if (t.kind == %s)\n            return true", p->constant);
  for (uint32_t i = 0; i < p->args.size; i++)
    count[lang_shape_of(p->args.data[i])]++;
  for (uint32_t i = count[SHAPE_NUMBER]; i < e->y.numbers; i++)
    fprintf(e->out, " && t.n%u == 0", i);
  for (uint32_t i = count[SHAPE_PACKED]; i < e->y.packed; i++)
    fprintf(e->out, " && t.p%u == 0", i);
  for (uint32_t i = count[SHAPE_TREE]; i < e->y.children; i++)
    fprintf(e->out, " && t.a%u == null", i);
  for (uint32_t i = 0; i < p->args.size; i++) {
    lang_sort *s = p->args.data[i];
    if (lang_shape_of(s) == SHAPE_NUMBER)
      emit_number_syntax(e, p, i);
    else if (lang_shape_of(s) == SHAPE_PACKED) {
      fprintf(e->out, "\n                && valid_%s(t.p%u)",
              emit_java_name(e, lang_sort_root(s)->name), lang_layout_index(p, i));
      if (e->y.given < e->y.depth && !lang_layout_is_leaf(e->l, lang_sort_root(s)))
        fprintf(e->out, " && t.p%u >> %u == 0", lang_layout_index(p, i),
                e->y.slot * lang_layout_before(&e->y, e->y.given));
      if (s->base)
        fprintf(e->out, " && is_%s(t.p%u)", emit_java_name(e, s->name),
                lang_layout_index(p, i));
    } else
      emit_tree_syntax(e, p, i);
  }
  fprintf(e->out, ";\n");
}

static void emit_syntax(emitter *e, const lang_sort *s) {
  fprintf(e->out,
          "\n    /** Whether it is a program's %s below so many binders. */\n"
          "    @Declarative\n    static boolean syntax_%s(Term t",
          s->name, emit_java_name(e, s->name));
  depths(e, ", int depth_%s");
  fprintf(e->out, ") {\n        if (t == null) return false;\n");
  vec_each (lang_production *, p, &s->productions)
    if ((*p)->level)
      emit_production_syntax(e, *p);
  fprintf(e->out, "        return false;\n    }\n");
}

/* G(x) of an environment that is a tree. */
static void emit_tree_lookup(emitter *e, const lang_sort *s) {
  const lang_production *p =
      s->productions.data[0]->args.size ? s->productions.data[0] : s->productions.data[1];
  lang_binding_parts parts = lang_environment_parts(s);
  uint32_t rest = parts.rest, name = parts.key, value = parts.value;
  lang_sort *held = p->args.data[value];
  fprintf(e->out,
          "\n    @Declarative\n    static %s lookup_%s(Term g, int x) {\n"
          "        if (g == null || g.kind != %s) return %s;\n"
          "        if (g.n%u == x) return g.%c%u;\n"
          "        return lookup_%s(g.a%u, x);\n    }\n",
          emit_type(e, held), emit_java_name(e, s->name), p->constant, emit_none(held),
          lang_layout_index(p, name),
          lang_shape_of(held) == SHAPE_TREE     ? 'a'
          : lang_shape_of(held) == SHAPE_PACKED ? 'p'
                                                : 'n',
          lang_layout_index(p, value), emit_java_name(e, s->name),
          lang_layout_index(p, rest));
}

void emit_trees(emitter *e) {
  emit_class(e);
  emit_copies(e);
  if (e->y.numbers)
    emit_substitution(e);
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->kind == SORT_TERMS && !(*s)->base && (*s)->shape == SHAPE_TREE) {
      emit_syntax(e, *s);
      if ((*s)->is_environment)
        emit_tree_lookup(e, *s);
    }
}
