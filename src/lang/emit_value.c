/* Expressions and patterns as Java: statements are written as they are needed, and what
 * stands for the value is an atom, a variable or a constant. A pattern is a sequence of
 * tests that leave the method where one fails. */
#include "lang/emit.h"

#include "lang/terms.h"

#include <ctype.h>
#include <string.h>

void emit_refuse(emitter *e, place at, const char *what) {
  if (!e->failed) {
    e->l->refused = arena_print(&e->l->arena, "%s", what);
    e->l->refused_at = at;
  }
  e->failed = true;
}

const char *emit_java_name(emitter *e, const char *text) {
  static const char *const taken[] = {
      "abstract", "assert",     "boolean",   "break",    "byte",    "case",   "catch",
      "char",     "class",      "const",     "continue", "default", "do",     "double",
      "else",     "enum",       "extends",   "final",    "finally", "float",  "for",
      "goto",     "if",         "int",       "long",     "native",  "new",    "null",
      "package",  "private",    "public",    "return",   "short",   "static", "super",
      "switch",   "this",       "throw",     "throws",   "try",     "void",   "while",
      "true",     "false",      "Term",      "root",     "type",    "_",      "copy",
      "same",     "substitute", "text",      "inner",    "put",     "lookup", "pack",
      "size",     "typeNow",    "wellTyped", "shape",    "hasType"};
  char name[128];
  size_t length = 0;
  for (const char *c = text; *c && length < 100; c++)
    if (isalnum((unsigned char)*c) || *c == '_')
      name[length++] = *c;
    else
      length += (size_t)snprintf(name + length, 8, *c == '\'' ? "_p" : "_%02x",
                                 (unsigned char)*c);
  name[length] = 0;
  bool clash = isdigit((unsigned char)name[0]);
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    clash = clash || !strcmp(taken[i], name);
  return emit_print(e, clash ? "%s_" : "%s", name);
}

/* Our own variables in the methods that are written: t1, in0, m, state, whole. */
static bool is_own_name(const char *name) {
  static const char *const stems[] = {"t", "in", "v", "m", "state", "whole", "found"};
  for (size_t i = 0; i < sizeof stems / sizeof *stems; i++) {
    size_t length = strlen(stems[i]);
    if (!strncmp(name, stems[i], length) &&
        strspn(name + length, "0123456789_") == strlen(name + length))
      return true;
  }
  return false;
}

static const char *variable_name(emitter *e, const char *meta) {
  const char *name = emit_java_name(e, meta);
  return is_own_name(name) ? emit_print(e, "%s$", name) : name;
}

const char *emit_type(const emitter *e, const lang_sort *s) {
  switch (lang_shape_of(s)) {
  case SHAPE_NUMBER: return "int";
  case SHAPE_TREE: return "Term";
  case SHAPE_PACKED: return e->packed;
  default: return "long";
  }
}

const char *emit_none(const lang_sort *s) {
  switch (lang_shape_of(s)) {
  case SHAPE_NUMBER: return "Integer.MIN_VALUE";
  case SHAPE_TREE: return "null";
  case SHAPE_ENVIRONMENT: return "-1L";
  default: return "0";
  }
}

uint32_t emit_words(const emitter *e, const lang_sort *s) {
  return lang_shape_of(s) == SHAPE_ENVIRONMENT ? e->y.words : 1;
}

const char *emit_word(emitter *e, const lang_sort *s, const char *java, uint32_t word) {
  return emit_words(e, s) > 1 ? emit_print(e, "%s_%u", java, word) : java;
}

/* ---- Metavariables ---- */

void emit_forget(emitter *e) {
  vec_clear(&e->bound);
  vec_clear(&e->matched);
  e->temps = 0;
}

static emit_binding *find(emitter *e, const char *meta) {
  vec_each (emit_binding, b, &e->bound)
    if (!strcmp(b->meta, meta))
      return b;
  return NULL;
}

static const char *fresh(emitter *e) {
  return emit_print(e, "t%u", ++e->temps);
}

static const char *of_meta(emitter *e, const lang_expr *x, bool makes) {
  emit_binding *b = find(e, x->meta);
  assert(b && "modes were checked");
  bool copy = makes && lang_shape_of(b->sort) == SHAPE_TREE && b->used;
  b->used = b->used || makes;
  return copy ? emit_print(e, "copy(%s)", b->java) : b->java;
}

void emit_keep(emitter *e, const lang_expr *x) {
  emit_binding *b = x->kind == EXPR_META ? find(e, x->meta) : NULL;
  if (b)
    b->used = true;
  for (uint32_t k = 0; k < x->count; k++)
    emit_keep(e, x->args[k]);
}

/* ---- Values ---- */

static void fail_if(emitter *e, const char *condition) {
  if (e->checks)
    fprintf(e->out, "        if (%s) %s\n", condition, e->fail);
}

static const char *kept(emitter *e, const lang_sort *s, const char *value) {
  const char *t = fresh(e);
  fprintf(e->out, "        %s %s = %s;\n", emit_type(e, s), t, value);
  return t;
}

/* A value that may not be there. */
static const char *required(emitter *e, const lang_sort *s, const char *value) {
  const char *t = kept(e, s, value);
  fail_if(e, emit_print(e, "%s == %s", t, emit_none(s)));
  return t;
}

static const char *make_tree(emitter *e, const lang_expr *x) {
  const char *fields[3][LANG_ARGS] = {{0}};
  for (uint32_t i = 0; i < x->count; i++) {
    lang_shape shape = lang_shape_of(x->production->args.data[i]);
    if (shape == SHAPE_ENVIRONMENT) {
      emit_refuse(e, x->at, "an environment cannot be part of a program here");
      return "null";
    }
    fields[shape == SHAPE_NUMBER   ? 0
           : shape == SHAPE_PACKED ? 1
                                   : 2][lang_layout_index(x->production, i)] =
        emit_value(e, x->args[i], true);
  }
  const char *text = emit_print(e, "new Term(%s", x->production->constant);
  uint32_t counts[] = {e->y.numbers, e->y.packed, e->y.children};
  for (int k = 0; k < 3; k++)
    for (uint32_t i = 0; i < counts[k]; i++)
      text = emit_print(e, "%s, %s", text,
                        fields[k][i] ? fields[k][i]
                        : k == 2     ? "null"
                                     : "0");
  return emit_print(e, "%s)", text);
}

/* The slot of a packed term: its production and its scalars. */
static const char *make_slot(emitter *e, const lang_expr *x) {
  const char *slot = x->production->constant;
  for (uint32_t i = 0; i < x->count; i++) {
    const lang_sort *s = x->production->args.data[i];
    if (lang_shape_of(s) != SHAPE_NUMBER)
      continue;
    const char *v = emit_value(e, x->args[i], true);
    if (s->kind == SORT_INTS) {
      v = kept(e, s, v);
      fail_if(e, emit_print(e, "%s < %lld || %s > %lld", v, (long long)s->low, v,
                            (long long)s->high));
      v = emit_print(e, s->low ? "(%s - (%lld))" : "%s", v, (long long)s->low);
    }
    slot = emit_print(e, "%s | %s << %u", slot, v, lang_layout_shift(x->production, i));
  }
  return slot;
}

static const char *make_packed(emitter *e, const lang_expr *x) {
  const char *parts[LANG_ARGS];
  uint32_t count = 0;
  for (uint32_t i = 0; i < x->count; i++)
    if (lang_shape_of(x->production->args.data[i]) == SHAPE_PACKED)
      parts[count++] = emit_value(e, x->args[i], true);
  const char *slot = make_slot(e, x);
  if (!count)
    return slot == x->production->constant ? slot : kept(e, x->sort, slot);
  const char *text = emit_print(e, "pack(%s", slot);
  for (uint32_t i = 0; i < e->y.arity; i++)
    text = emit_print(e, "%s, %s", text, i < count ? parts[i] : "0");
  return required(e, x->sort, emit_print(e, "%s)", text));
}

static const char *value_of_make(emitter *e, const lang_expr *x) {
  switch (lang_shape_of(x->sort)) {
  case SHAPE_TREE: return make_tree(e, x);
  case SHAPE_PACKED: return make_packed(e, x);
  default: return emit_value_word(e, x, 0);
  }
}

/* The arguments of a call; environments take several. */
static const char *arguments(emitter *e, lang_expr *const *args, uint32_t count,
                             const bool *skip, bool makes, const lang_premise *premise) {
  const char *text = "";
  for (uint32_t i = 0; i < count; i++) {
    if (skip && skip[i])
      continue;
    uint32_t words = emit_words(e, args[i]->sort);
    for (uint32_t w = 0; w < words; w++) {
      const char *below = premise ? emit_below_call(e, premise, i, w) : NULL;
      const char *v = below ? below
                      : lang_shape_of(args[i]->sort) == SHAPE_ENVIRONMENT
                          ? emit_value_word(e, args[i], w)
                          : emit_value(e, args[i], makes);
      text = emit_print(e, "%s%s%s", text, *text ? ", " : "", v);
    }
  }
  return text;
}

static const char *value_of_lookup(emitter *e, const lang_expr *x) {
  const char *name = emit_value(e, x->args[1], false);
  if (lang_shape_of(x->args[0]->sort) == SHAPE_TREE) {
    const char *found =
        kept(e, x->sort,
             emit_print(e, "lookup_%s(%s, %s)",
                        emit_java_name(e, lang_sort_root(x->args[0]->sort)->name),
                        emit_value(e, x->args[0], false), name));
    fail_if(e, emit_print(e, "%s == %s", found, emit_none(x->sort)));
    return lang_shape_of(x->sort) == SHAPE_TREE ? emit_print(e, "copy(%s)", found)
                                                : found;
  }
  const char *text = emit_print(e, "lookup(%s", name);
  for (uint32_t w = 0; w < e->y.words; w++)
    text = emit_print(e, "%s, %s", text, emit_value_word(e, x->args[0], w));
  return required(e, x->sort, emit_print(e, "%s)", text));
}

static lang_production *variable_production(const lang_sort *s, const lang_sort *names) {
  while (s->base)
    s = s->base;
  vec_each (lang_production *, p, &s->productions)
    if ((*p)->items.size == 1 && (*p)->args.size == 1 && (*p)->args.data[0] == names)
      return *p;
  return NULL;
}

static const char *value_of_substitution(emitter *e, const lang_expr *x) {
  const lang_production *p = variable_production(x->sort, x->args[2]->sort);
  if (!p || lang_shape_of(x->sort) != SHAPE_TREE) {
    emit_refuse(e, x->at,
                p ? "substitution is of programs; for a sort that is only computed with, "
                    "write it as a function"
                  : "substitution is for a sort that has variables: M ::= x | ...");
    return "null";
  }
  const char *body = emit_value(e, x->args[0], false);
  const char *value = emit_value(e, x->args[1], false);
  return emit_print(e, "substitute(%s, %s, %s, %s)", body, p->constant,
                    emit_value(e, x->args[2], false), value);
}

static const char *value_of_call(emitter *e, const lang_expr *x) {
  if (emit_words(e, x->sort) > 1)
    emit_refuse(e, x->at,
                "a function cannot give an environment of this size: give fewer "
                "names, or a smaller depth of types, in 'bounds'");
  const char *args = arguments(e, x->args, x->count, NULL, true, NULL);
  return required(e, x->sort,
                  emit_print(e, "f_%s(%s)", emit_java_name(e, x->function->name), args));
}

/* A term that is only looked at and that a pattern matched: it is there already. */
static const char *already_there(emitter *e, const lang_expr *x) {
  vec_each (emit_matched, m, &e->matched)
    if (lang_expr_same(m->pattern, x))
      return m->java;
  return NULL;
}

const char *emit_value(emitter *e, const lang_expr *x, bool makes) {
  const char *known = makes || x->kind != EXPR_MAKE ? NULL : already_there(e, x);
  if (known)
    return known;
  switch (x->kind) {
  case EXPR_META: return of_meta(e, x, makes);
  case EXPR_MAKE: return value_of_make(e, x);
  case EXPR_NUMBER: return emit_print(e, "%lld", (long long)x->number);
  case EXPR_CALL: return value_of_call(e, x);
  case EXPR_SUBST: return value_of_substitution(e, x);
  case EXPR_LOOKUP: return value_of_lookup(e, x);
  case EXPR_ARITHMETIC: {
    const char *a = emit_value(e, x->args[0], makes);
    return emit_print(e, "(%s %c %s)", a, x->operator, emit_value(e, x->args[1], makes));
  }
  default:
    emit_refuse(e, x->at,
                x->kind == EXPR_PLUG
                    ? "a context can only stand where it stood on the left"
                    : "this has no value here");
    return "null";
  }
}

/* One word of an environment. */
const char *emit_value_word(emitter *e, const lang_expr *x, uint32_t word) {
  if (x->kind == EXPR_META) {
    emit_binding *b = find(e, x->meta);
    assert(b && "modes were checked");
    return emit_word(e, b->sort, b->java, word);
  }
  if (x->kind != EXPR_MAKE)
    return emit_value(e, x, true);
  if (!x->count)
    return "0L";
  lang_binding_parts parts = lang_environment_parts(x->sort);
  const lang_expr *rest = x->args[parts.rest], *name = x->args[parts.key],
                  *type = x->args[parts.value];
  const char *before = emit_value_word(e, rest, word);
  const char *at = emit_value(e, name, false);
  const char *what = emit_value(e, type, false);
  if (word)
    at = emit_print(e, "%s - %u", at, word * e->y.per_word);
  return emit_print(e, "put(%s, %s, %s)", before, at, what);
}

/* ---- Patterns ---- */

static bool binds_names(const lang_production *p) {
  for (uint32_t k = 0; k < p->args.size; k++)
    if (p->binds[k] || p->gathers[k])
      return true;
  return false;
}

typedef vector(const lang_sort *) sorts_seen;

static bool may_bind(const lang_sort *sort, sorts_seen *seen) {
  const lang_sort *s = lang_sort_root((lang_sort *)sort);
  vec_each (const lang_sort *, other, seen)
    if (*other == s)
      return false;
  vec_push(seen, s);
  vec_each (lang_production *, p, &s->productions) {
    if (binds_names(*p))
      return true;
    vec_each (lang_sort *, a, &(*p)->args)
      if (may_bind(*a, seen))
        return true;
  }
  return false;
}

/* Terms are compared name by name. A binder is named by the number of those around it, so that
 * \x. x has another name where it stands deeper. */
static void refuse_binders(emitter *e, const lang_sort *s, place at) {
  sorts_seen seen = {0};
  if (may_bind(s, &seen))
    emit_refuse(e, at,
                "a class compares terms name by name, and these may bind the same "
                "under other names");
  vec_release(&seen);
}

static void bind_meta(emitter *e, const lang_expr *x, const char *java) {
  emit_binding *b = find(e, x->meta);
  bool tree = lang_shape_of(x->sort) == SHAPE_TREE;
  if (b) {
    if (tree)
      refuse_binders(e, x->sort, x->at);
    if (e->checks)
      fail_if(e, tree ? emit_print(e, "!same(%s, %s)", b->java, java)
                      : emit_print(e, "%s != %s", b->java, java));
    return;
  }
  if (x->sort->base && e->checks)
    fail_if(e, emit_print(e, "!is_%s(%s)", emit_java_name(e, x->sort->name), java));
  const char *name = variable_name(e, x->meta);
  for (uint32_t w = 0; w < emit_words(e, x->sort); w++)
    fprintf(e->out, "        %s %s = %s;\n", emit_type(e, x->sort),
            emit_word(e, x->sort, name, w), emit_word(e, x->sort, java, w));
  vec_push(&e->bound, ((emit_binding){.meta = x->meta, .java = name, .sort = x->sort}));
}

/* A context inside a context: there must be a step in it. */
static void find_hole(emitter *e, const lang_sort *context, const char *java) {
  e->hole = java;
  fail_if(e, emit_print(e, "!reducible_%s(%s%s)", emit_java_name(e, context->name), java,
                        e->state ? ", state" : ""));
}

static void match_tree(emitter *e, const lang_expr *x, const char *java) {
  static const char letters[] = {'n', 'p', 0, 'a'};
  if (e->checks)
    fail_if(e, emit_print(e, "%s == null || %s.kind != %s", java, java,
                          x->production->constant));
  vec_push(&e->matched, ((emit_matched){x, java}));
  for (uint32_t i = 0; i < x->count; i++)
    if (x->production->binds[i] && x->args[i]->kind == EXPR_META &&
        find(e, x->args[i]->meta))
      emit_refuse(e, x->at,
                  "a class does not rename: a binder of this name is known already");
  for (uint32_t i = 0; i < x->count; i++)
    emit_match(e, x->args[i],
               emit_print(e, "%s.%c%u", java,
                          letters[lang_shape_of(x->production->args.data[i])],
                          lang_layout_index(x->production, i)));
}

static void match_packed(emitter *e, const lang_expr *x, const char *java) {
  uint32_t bits = lang_layout_code_bits(x->sort);
  const char *t = kept(e, x->sort, java);
  if (e->checks)
    fail_if(e, emit_print(e, "(%s & %u) != %s", t, (1u << bits) - 1,
                          x->production->constant));
  for (uint32_t i = 0; i < x->count; i++) {
    const lang_sort *s = x->production->args.data[i];
    uint32_t width = lang_layout_scalar_bits(s);
    if (lang_shape_of(s) == SHAPE_NUMBER)
      emit_match(e, x->args[i],
                 emit_print(e, "(int) (%s >> %u & %u)%s", t,
                            lang_layout_shift(x->production, i), (1u << width) - 1,
                            s->low ? emit_print(e, " + (%lld)", (long long)s->low) : ""));
    else
      emit_match(e, x->args[i],
                 emit_print(e, "part%u(%s)", lang_layout_index(x->production, i), t));
  }
}

void emit_match(emitter *e, const lang_expr *x, const char *java) {
  switch (x->kind) {
  case EXPR_ANY: return;
  case EXPR_META:
    if (x->sort->is_context)
      find_hole(e, x->sort, java);
    else
      bind_meta(e, x, java);
    return;
  case EXPR_HOLE: e->hole = java; return;
  case EXPR_MAKE:
    if (lang_shape_of(x->sort) == SHAPE_TREE)
      match_tree(e, x, java);
    else if (lang_shape_of(x->sort) == SHAPE_PACKED)
      match_packed(e, x, java);
    else /* the empty environment */
      for (uint32_t w = 0; w < e->y.words && e->checks; w++)
        fail_if(e, emit_print(e, "%s != 0", emit_word(e, x->sort, java, w)));
    return;
  case EXPR_PLUG:
    emit_refuse(e, x->at,
                "a context stands in the rules of a reduction, around one redex");
    return;
  default:
    if (lang_shape_of(x->sort) == SHAPE_TREE)
      refuse_binders(e, x->sort, x->at);
    if (e->checks) {
      const char *v = emit_value(e, x, false);
      fail_if(e, lang_shape_of(x->sort) == SHAPE_TREE
                     ? emit_print(e, "!same(%s, %s)", v, java)
                     : emit_print(e, "%s != %s", v, java));
    }
  }
}

/* ---- Premises ---- */

/* Whether some metavariable has no value so far. */
static bool is_open(emitter *e, const lang_expr *x) {
  if (x->kind == EXPR_ANY || (x->kind == EXPR_META && !find(e, x->meta)))
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (is_open(e, x->args[k]))
      return true;
  return false;
}

static void emit_negated(emitter *e, const lang_premise *p, const char *call,
                         const lang_sort *out, const lang_expr *pattern) {
  if (!out) {
    fail_if(e, call);
    return;
  }
  const char *t = kept(e, out, call);
  bool open = is_open(e, pattern);
  bool any = pattern->kind == EXPR_ANY ||
             (open && pattern->kind == EXPR_META && !pattern->sort->base);
  if (any)
    fail_if(e, emit_print(e, "%s != %s", t, emit_none(out)));
  else if (lang_shape_of(out) != SHAPE_TREE && !open)
    fail_if(e, emit_print(e, "%s == %s", t, emit_value(e, pattern, false)));
  else
    emit_refuse(e, p->at, "what 'not' gives is a type that is known, or _");
}

/* The test that there is a term to ask about, where that is not known. */
static const char *unless_there(emitter *e, const lang_premise *p) {
  const lang_expr *term = emit_term_asked(p);
  return emit_is_part(e, term)
             ? ""
             : emit_print(e, "%s == null || ", emit_value(e, term, false));
}

static void emit_judgment_premise(emitter *e, const lang_premise *p) {
  const lang_judgment *j = p->judgment;
  uint32_t outs = 0, out = 0;
  for (uint32_t i = 0; i < p->count; i++)
    if (j->is_out[i]) {
      outs++;
      out = i;
    }
  const char *args = arguments(e, p->args, p->count, j->is_out, false, p);
  const char *call = emit_print(e, "%s(%s)", emit_java_name(e, j->name), args);
  if (p->negated) {
    if (e->checks && outs < 2)
      emit_negated(e, p, call, outs ? j->args.data[out] : NULL, p->args[out]);
    else if (e->checks)
      emit_refuse(e, p->at, "'not' takes a judgment that gives at most one thing");
  } else if (!outs) {
    if (e->checks)
      fail_if(e, emit_print(e, "!%s", call));
  } else if (j->split) {
    if (e->checks && !emit_has_type(e, p))
      fail_if(e, emit_print(e, "%s!has$%s(%s)", unless_there(e, p),
                            emit_java_name(e, j->name), args));
    emit_match(e, p->args[out],
               kept(e, j->args.data[out], emit_print(e, "which$%s", call)));
  } else if (outs == 1) {
    const lang_sort *s = j->args.data[out];
    const char *t = kept(e, s, call);
    if (j->ambiguous && e->checks && !e->ambiguous)
      emit_refuse(e, p->at,
                  "this judgment may give two things, and what is asked here has "
                  "no way to say so: make what it gives an input");
    else if (j->ambiguous && e->checks)
      fprintf(e->out, "        if (%s == AMBIGUOUS) %s\n", t, e->ambiguous);
    if (e->checks)
      fail_if(e, emit_print(e, "%s == %s", t, emit_none(s)));
    emit_match(e, p->args[out], t);
  } else {
    const char *t = fresh(e), *name = emit_java_name(e, j->name);
    fprintf(e->out, "        Out_%s %s = %s;\n", name, t, call);
    if (e->checks)
      fail_if(e, emit_print(e, "%s == null", t));
    for (uint32_t i = 0, k = 0; i < p->count; i++)
      if (j->is_out[i])
        emit_match(e, p->args[i], emit_print(e, "%s.out%u", t, k++));
  }
}

static void emit_equal(emitter *e, const lang_premise *p) {
  if (p->match >= 0) {
    const lang_expr *known = p->args[1 - p->match];
    if (lang_shape_of(known->sort) == SHAPE_ENVIRONMENT && e->y.words > 1) {
      emit_refuse(e, p->at, "an environment of this size cannot be named by '='");
      return;
    }
    emit_match(e, p->args[p->match], emit_value(e, known, true));
    return;
  }
  if (!e->checks)
    return;
  const char *a = emit_value(e, p->args[0], false), *b = emit_value(e, p->args[1], false);
  bool tree = lang_shape_of(p->args[0]->sort) == SHAPE_TREE;
  if (tree)
    refuse_binders(e, p->args[0]->sort, p->at);
  fail_if(e, emit_print(e,
                        tree         ? "%ssame(%s, %s)"
                        : p->negated ? "%s%s == %s"
                                     : "%s%s != %s",
                        tree && !p->negated ? "!" : "", a, b));
}

/* Whether it may have no value: a class has no word for that in comparisons. */
static bool computes(const lang_expr *x) {
  if (x->kind == EXPR_CALL || x->kind == EXPR_LOOKUP)
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (computes(x->args[k]))
      return true;
  return false;
}

static bool is_refutable(const lang_premise *p) {
  for (uint32_t k = 0; k < p->count; k++)
    if (p->refutes && computes(p->args[k]))
      return false;
  return true;
}

void emit_premise(emitter *e, const lang_premise *p) {
  if (!is_refutable(p)) {
    emit_refuse(e, p->at, "whether this has a value at all cannot be asked here");
    return;
  }
  switch (p->kind) {
  case PREMISE_JUDGMENT: emit_judgment_premise(e, p); return;
  case PREMISE_EQUAL: emit_equal(e, p); return;
  case PREMISE_LESS:
  case PREMISE_AT_MOST:
    if (e->checks) {
      const char *a = emit_value(e, p->args[0], false);
      bool less = p->kind == PREMISE_LESS;
      fail_if(e, emit_print(e, "%s %s %s", a,
                            p->negated ? (less ? "<" : "<=") : (less ? ">=" : ">"),
                            emit_value(e, p->args[1], false)));
    }
    return;
  case PREMISE_MEMBER:
    if (e->checks)
      fail_if(e, emit_print(e, "%sis_%s(%s)", p->negated ? "" : "!",
                            emit_java_name(e, p->sort->name),
                            emit_value(e, p->args[0], false)));
    return;
  case PREMISE_STEP:
  case PREMISE_FRESH:
  case PREMISE_FREE:
  case PREMISE_EXISTS: assert(!"these were refused"); break;
  case PREMISE_EACH:
  case PREMISE_JOIN: assert(!"these are judgments by now");
  }
}
