/* Packed terms and environments in Java: what makes and takes apart a number that is a
 * term, and which numbers are terms of a sort. The parts of a term are moved level by
 * level; each level of a part is one run of bits in the whole. */
#include "lang/emit.h"

#include "lang/terms.h"

#include <assert.h>

static uint32_t wide(const lang_layout *y, uint32_t level) {
  return lang_layout_before(y, level + 1) - lang_layout_before(y, level);
}

static const char *mask(emitter *e, uint32_t bits) {
  return emit_print(e, e->y.width < 31 ? "%llu" : "%lluL", (1ull << bits) - 1);
}

/* Where level `level` of part `part` lies in the whole, in bits. */
static uint32_t place_of(const lang_layout *y, uint32_t part, uint32_t level) {
  return y->slot * (lang_layout_before(y, level + 1) + part * wide(y, level));
}

static void emit_parts(emitter *e) {
  const lang_layout *y = &e->y;
  for (uint32_t part = 0; part < y->arity; part++) {
    fprintf(e->out, "\n    @Declarative\n    static %s part%u(%s t) {\n        return 0",
            e->packed, part, e->packed);
    for (uint32_t level = 0; level + 1 < y->depth; level++)
      fprintf(e->out, " | (t >> %u & %s) << %u", place_of(y, part, level),
              mask(e, y->slot * wide(y, level)), y->slot * lang_layout_before(y, level));
    fprintf(e->out, ";\n    }\n");
  }
}

static void emit_pack(emitter *e) {
  const lang_layout *y = &e->y;
  uint32_t room = y->depth ? y->slot * lang_layout_before(y, y->depth - 1) : 0;
  fprintf(e->out,
          "\n    /** A term from its production and its parts; 0 when it is too "
          "deep. */\n    @Declarative\n    static %s pack(%s slot",
          e->packed, e->packed);
  for (uint32_t part = 0; part < y->arity; part++)
    fprintf(e->out, ", %s t%u", e->packed, part);
  fprintf(e->out, ") {\n");
  for (uint32_t part = 0; part < y->arity; part++)
    fprintf(e->out, "        if (t%u >> %u != 0) return 0;\n", part, room);
  fprintf(e->out, "        return slot");
  for (uint32_t part = 0; part < y->arity; part++)
    for (uint32_t level = 0; level + 1 < y->depth; level++)
      fprintf(e->out, "\n            | (t%u >> %u & %s) << %u", part,
              y->slot * lang_layout_before(y, level), mask(e, y->slot * wide(y, level)),
              place_of(y, part, level));
  fprintf(e->out, ";\n    }\n");
}

/* Whether a number is a term of the sort. */
static void emit_valid(emitter *e, const lang_sort *s) {
  uint32_t bits = lang_layout_code_bits(s);
  const char *name = emit_java_name(e, s->name);
  fprintf(e->out, "\n    @Declarative\n    static boolean valid_%s(%s t) {\n", name,
          e->packed);
  vec_each (lang_production *, p, &s->productions) {
    fprintf(e->out, "        if ((t & %u) == %s)\n            return ", (1u << bits) - 1,
            (*p)->constant);
    uint32_t parts = 0, used = bits;
    for (uint32_t i = 0; i < (*p)->args.size; i++) {
      lang_sort *a = lang_sort_root((*p)->args.data[i]);
      if (lang_shape_of(a) == SHAPE_NUMBER) {
        uint32_t width = lang_layout_scalar_bits(a);
        uint64_t most =
            a->kind == SORT_INTS ? (uint64_t)(a->high - a->low) : a->names - 1;
        fprintf(e->out, "(t >> %u & %u) <= %llu && ", used, (1u << width) - 1,
                (unsigned long long)most);
        used += width;
      } else {
        fprintf(e->out, "valid_%s(part%u(t)) && ", emit_java_name(e, a->name), parts++);
        if ((*p)->args.data[i]->base)
          fprintf(e->out, "is_%s(part%u(t)) && ",
                  emit_java_name(e, (*p)->args.data[i]->name), parts - 1);
      }
    }
    if (lang_layout_is_leaf(e->l, s)) {
      fprintf(e->out, "t >> %u == 0;\n", used);
      continue;
    }
    for (; parts < e->y.arity; parts++)
      fprintf(e->out, "part%u(t) == 0 && ", parts);
    fprintf(e->out, "(t >> %u & %s) == 0;\n", used,
            mask(e, e->y.slot > used ? e->y.slot - used : 0));
  }
  fprintf(e->out, "        return false;\n    }\n");
}

static void emit_environments(emitter *e) {
  const lang_layout *y = &e->y;
  fprintf(e->out,
          "\n    /** The environment with this at its place, if it is in this word. "
          "*/\n    @Declarative\n    static long put(long g, int at, %s t) {\n",
          e->packed);
  for (uint32_t i = 0; i < y->per_word && i < y->names; i++)
    fprintf(e->out, "        if (at == %u) return g & ~(%lluL << %u) | (long) t << %u;\n",
            i, (1ull << y->width) - 1, i * y->width, i * y->width);
  fprintf(e->out,
          "        return g;\n    }\n\n    /** What the environment says of the name; "
          "0: nothing. */\n    @Declarative\n    static %s lookup(int name",
          e->packed);
  for (uint32_t w = 0; w < y->words; w++)
    fprintf(e->out, ", long g%u", w);
  fprintf(e->out, ") {\n");
  assert(y->per_word && "a word holds a name's type");
  for (uint32_t i = 0; i < y->names; i++)
    fprintf(e->out, "        if (name == %u) return (%s) (g%u >> %u & %s);\n", i,
            e->packed, i / y->per_word, i % y->per_word * y->width, mask(e, y->width));
  fprintf(e->out, "        return 0;\n    }\n");
}

void emit_packed(emitter *e) {
  bool environments = false, any = false;
  vec_each (lang_sort *, s, &e->l->sorts) {
    environments = environments || (*s)->shape == SHAPE_ENVIRONMENT;
    if ((*s)->kind == SORT_TERMS && !(*s)->base && (*s)->shape == SHAPE_PACKED) {
      any = true;
      fprintf(e->out, "    static final int ");
      vec_each (lang_production *, p, &(*s)->productions)
        fprintf(e->out, "%s%s = %u", p == (*s)->productions.data ? "" : ", ",
                (*p)->constant, (*p)->kind);
      fprintf(e->out, ";\n");
    }
  }
  if (any && e->y.arity) {
    emit_parts(e);
    emit_pack(e);
  }
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->kind == SORT_TERMS && !(*s)->base && (*s)->shape == SHAPE_PACKED)
      emit_valid(e, *s);
  if (environments)
    emit_environments(e);
}
