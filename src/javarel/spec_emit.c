/* One walk: every expression becomes text and a type, a set of domains for each column.
 * Text is in parentheses throughout, so precedences do not matter any more.
 *
 * Right of a dot a name means a field of what stands left: x.^next looks for `next` in
 * the class of x. `hint` carries the domains down. */
#include "javarel/spec_emit.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

static spec_value emit(spec_scope *, const spec_expr *, domain_set hint);

/* ---- Small pieces ---- */

static const spec_value nothing = {0};

#define print(s, ...) arena_print((s)->book->store, __VA_ARGS__)

static spec_value set_of(const char *text, domain_set set) {
  return (spec_value){.text = text, .arity = 1, .columns = {set}};
}

static spec_value truth(const char *text) {
  return set_of(text, SET_OF(DOMAIN_BOOLEAN));
}

static spec_value number(const char *text) {
  return set_of(text, SET_OF(DOMAIN_INTEGER));
}

static bool is_only(const spec_value *v, uint32_t domain) {
  return v->arity == 1 && !(v->columns[0] & ~SET_OF(domain));
}

static const char *domain_shown(spec_scope *s, uint32_t d) {
  return d == DOMAIN_BOOLEAN   ? "boolean"
         : d == DOMAIN_INTEGER ? "int"
         : d == DOMAIN_NULL    ? "null"
                               : s->world->domains.data[d].name;
}

static const char *type_text(spec_scope *s, const spec_value *v) {
  const char *text = "";
  for (uint32_t i = 0; i < v->arity; i++) {
    const char *column = NULL;
    for (uint32_t d = 0; d < s->world->domains.size; d++)
      if (v->columns[i] & SET_OF(d))
        column =
            column ? print(s, "%s + %s", column, domain_shown(s, d)) : domain_shown(s, d);
    text = print(s, "%s%s%s", text, i ? " -> " : "", column ? column : "none");
  }
  return text;
}

static spec_value complain(spec_scope *s, const spec_expr *e, const char *text) {
  spec_error(s->book, s->source, e->at, "%s", text);
  return nothing;
}

/* The argument, of only this domain. */
static spec_value want(spec_scope *s, const spec_expr *e, uint32_t domain) {
  spec_value v = emit(s, e, 0);
  if (v.text && !is_only(&v, domain))
    return complain(s, e,
                    print(s, "expected %s, found %s",
                          domain == DOMAIN_BOOLEAN ? "a formula" : "an integer",
                          type_text(s, &v)));
  return v;
}

/* ---- Names ---- */

static spec_value with_class(spec_value v, ir_class *c) {
  v.class = c;
  return v;
}

static ir_class *class_of_values(spec_scope *s, const world_global *g) {
  return g->kind == GLOBAL_SPEC ? g->value.class
         : g->descriptor        ? world_descriptor_class(s->world, g->descriptor)
                                : NULL;
}

static spec_value of_global(spec_scope *s, const world_global *g) {
  spec_value v = {.text = spec_global_text(s, g), .arity = world_arity(g)};
  v.class = class_of_values(s, g);
  v.is_many = g->kind == GLOBAL_SPEC && g->many == MANY_SET;
  for (uint32_t i = 0; i < v.arity; i++)
    v.columns[i] = world_column(s->world, g, i);
  return v;
}

static spec_value of_globals(spec_scope *s, const world_globals *all) {
  spec_value v = of_global(s, all->data[0]);
  for (uint32_t i = 1; i < all->size; i++) {
    spec_value other = of_global(s, all->data[i]);
    if (other.arity != v.arity)
      return nothing;
    v.text = print(s, "(%s + %s)", v.text, other.text);
    v.class = v.class == other.class ? v.class : NULL;
    for (uint32_t c = 0; c < v.arity; c++)
      v.columns[c] |= other.columns[c];
  }
  return v;
}

static spec_value field_behind(spec_scope *s, const spec_expr *at, domain_set hint,
                               ir_class *class) {
  world_globals found = {0};
  spec_find_globals(s, hint, class, at->word, &found);
  spec_value v = found.size ? of_globals(s, &found) : nothing;
  if (v.text && spec_is_ambiguous(&found))
    complain(s, at,
             print(s,
                   "which field '%s' is meant? A class below declares one that hides "
                   "the other",
                   at->word));
  vec_release(&found);
  return v;
}

static bool is_number_type(const char *word) {
  return !strcmp(word, "int") || !strcmp(word, "long") || !strcmp(word, "short") ||
         !strcmp(word, "byte") || !strcmp(word, "char");
}

static spec_value emit_variable(const spec_scope *s, const char *word) {
  for (uint32_t i = s->names.size; i-- > 0;)
    if (!strcmp(s->names.data[i].shown, word))
      return with_class(set_of(s->names.data[i].text, s->names.data[i].set),
                        s->names.data[i].class);
  return nothing;
}

static spec_value emit_name(spec_scope *s, const spec_expr *e, domain_set hint) {
  spec_value v = nothing;
  if (hint)
    v = field_behind(s, e, hint, s->behind);
  if (!v.text)
    v = emit_variable(s, e->word);
  if (v.text)
    return v;
  if (is_number_type(e->word))
    return (spec_value){.text = "Integer",
                        .arity = 1,
                        .columns = {SET_OF(DOMAIN_INTEGER)},
                        .is_many = true};
  if (!strcmp(e->word, "boolean"))
    return truth("Boolean");
  if (s->class)
    v = field_behind(s, e, world_type(s->world, s->class), s->class);
  ir_class *c = v.text ? NULL : spec_class_called(s, e->word);
  if (c) {
    domain_set set = world_type(s->world, c);
    return with_class(set_of(spec_set_text(s, set), set), c);
  }
  if (v.text)
    return v;
  spec_value left = set_of("", hint & ~SET_OF(DOMAIN_NULL));
  return complain(
      s, e,
      hint ? print(s, "%s has no field '%s'", type_text(s, &left), e->word)
           : print(s,
                   "'%s' is neither a parameter, nor a field of %s, nor a "
                   "class",
                   e->word,
                   s->class ? world_simple_name(s->book->store, s->class) : "the class"));
}

static spec_value emit_this(spec_scope *s, const spec_expr *e) {
  if (!s->self)
    return complain(s, e, "there is no 'this' here: it is static");
  return with_class(set_of(s->self, s->self_set), s->self_class);
}

static spec_value emit_return(spec_scope *s, const spec_expr *e) {
  if (!s->result || s->is_before)
    return complain(s, e,
                    "there is no result here: 'return' belongs into @Ensures of a "
                    "method that returns something");
  return with_class(set_of(s->result, s->result_set), s->result_class);
}

static spec_value emit_old(spec_scope *s, const spec_expr *e) {
  if (!s->frame || s->is_before)
    return complain(s, e,
                    "there is no state before this one: 'old' belongs into @Ensures");
  bool outer = s->is_old;
  s->is_old = true;
  spec_value v = emit(s, e->arguments[0], 0);
  s->is_old = outer;
  return v;
}

static spec_value emit_integer(spec_scope *s, const spec_expr *e) {
  uint32_t width = s->book->bitwidth, wanted = 1;
  while (e->integer >> (wanted - 1))
    wanted++;
  if (width && wanted > width)
    return complain(s, e,
                    print(s,
                          "%" PRId64 " does not fit into %u bits; give "
                          "--bitwidth %u",
                          e->integer, width, wanted));
  return number(print(s, "%" PRId64, e->integer));
}

static spec_value emit_text(spec_scope *s, const spec_expr *e) {
  ir_program *ir = java_program_ir(s->world->program);
  const char *text = world_text_of(s->world, name_mk(&ir->names, e->word));
  return with_class(set_of(text, world_texts(s->world)),
                    java_class(s->world->program, "java/lang/String"));
}

/* ---- Joins ---- */

static spec_value join(spec_scope *s, const spec_expr *e, spec_value l, spec_value r) {
  spec_value v = {.arity = l.arity + r.arity - 2};
  if (!v.arity)
    return complain(
        s, e,
        print(s, "a join of two sets: %s and %s", type_text(s, &l), type_text(s, &r)));
  if (v.arity > SPEC_WIDEST)
    return complain(s, e, "the relation is too wide");
  domain_set last = l.columns[l.arity - 1];
  if (last && r.columns[0] && !(last & r.columns[0]))
    return complain(
        s, e, print(s, "nothing to join: %s and %s", type_text(s, &l), type_text(s, &r)));
  for (uint32_t i = 0; i + 1 < l.arity; i++)
    v.columns[i] = l.columns[i];
  for (uint32_t i = 1; i < r.arity; i++)
    v.columns[l.arity + i - 2] = r.columns[i];
  v.text = print(s, "(%s.%s)", l.text, r.text);
  v.class = r.arity > 1 ? r.class : NULL;
  v.is_many = r.is_many || (l.is_many && is_only(&l, DOMAIN_INTEGER));
  return v;
}

/* The name that a.b.c starts with; NULL: it starts with something else. */
static const char *first_name(const spec_expr *e) {
  while (e->kind == SPEC_INFIX && !strcmp(e->word, "."))
    e = e->arguments[0];
  return e->kind == SPEC_NAME ? e->word : NULL;
}

/* Variables and fields hide classes of the same name. */
static bool may_name_class(spec_scope *s, const spec_expr *e) {
  const char *first = first_name(e);
  if (!first || emit_variable(s, first).text)
    return false;
  if (!s->class || e->kind == SPEC_NAME)
    return true;
  world_globals found = {0};
  spec_find_globals(s, world_type(s->world, s->class), s->class, first, &found);
  bool is_field = found.size;
  vec_release(&found);
  return !is_field;
}

/* A.B of a class nested in another, or in a package; NULL text: it is none. */
static spec_value nested_class(spec_scope *s, const spec_expr *e) {
  ir_class *c = may_name_class(s, e) ? spec_dotted_class(s, e) : NULL;
  domain_set set = c ? world_type(s->world, c) : 0;
  return c ? with_class(set_of(spec_set_text(s, set), set), c) : nothing;
}

/* C.f of a static field; NULL text: it is none. */
static spec_value static_field(spec_scope *s, const spec_expr *e) {
  const spec_expr *l = e->arguments[0], *r = e->arguments[1];
  if (r->kind != SPEC_NAME || !may_name_class(s, l))
    return nothing;
  ir_class *c =
      l->kind == SPEC_NAME ? spec_class_called(s, l->word) : spec_dotted_class(s, l);
  for (; c; c = c->super)
    for (uint32_t i = 0; i < c->field_count; i++)
      if (c->fields[i].is_static && !strcmp(c->fields[i].name->text, r->word))
        return of_global(s, world_field(s->world, &c->fields[i]));
  return nothing;
}

static spec_value emit_join(spec_scope *s, const spec_expr *e, domain_set hint) {
  spec_value v = static_field(s, e);
  if (!v.text)
    v = nested_class(s, e);
  if (v.text)
    return v;
  spec_value l = emit(s, e->arguments[0], hint);
  if (!l.text)
    return nothing;
  ir_class *outer = s->behind;
  s->behind = l.class;
  spec_value r = emit(s, e->arguments[1], l.columns[l.arity - 1]);
  s->behind = outer;
  return r.text ? join(s, e, l, r) : nothing;
}

/* a[i] of an array, a sequence, or any relation from integers. */
static spec_value emit_index(spec_scope *s, const spec_expr *e, domain_set hint) {
  spec_value base = emit(s, e->arguments[0], hint);
  spec_value key = base.text ? emit(s, e->arguments[1], 0) : nothing;
  if (!key.text)
    return nothing;
  if (key.arity != 1)
    return complain(s, e->arguments[1], "an index is one value, not a relation");
  if (base.arity == 1) {
    world_globals found = {0};
    for (uint32_t d = DOMAIN_FIRST; d < s->world->domains.size; d++)
      if (base.columns[0] & SET_OF(d) && s->world->domains.data[d].class->is_array)
        vec_push(&found, world_elements(s->world, s->world->domains.data[d].class));
    spec_value elements = found.size ? of_globals(s, &found) : nothing;
    vec_release(&found);
    if (!elements.text)
      return complain(
          s, e, print(s, "%s is neither an array nor a sequence", type_text(s, &base)));
    base = join(s, e, base, elements);
  }
  return base.text ? join(s, e, key, base) : nothing;
}

/* ---- Operators ---- */

static bool is_one_of(const char *word, const char *list) {
  const char *found = strstr(list, word);
  for (; found; found = strstr(found + 1, word)) {
    bool starts = found == list || found[-1] == ' ';
    char behind = found[strlen(word)];
    if (starts && (behind == ' ' || !behind))
      return true;
  }
  return false;
}

static spec_value emit_comparison(spec_scope *s, const spec_expr *e, spec_value l,
                                  spec_value r) {
  if (l.arity != r.arity)
    return complain(
        s, e,
        print(s, "'%s' between %s and %s", e->word, type_text(s, &l), type_text(s, &r)));
  for (uint32_t i = 0; i < l.arity; i++)
    if (l.columns[i] && r.columns[i] && !(l.columns[i] & r.columns[i]))
      return complain(s, e,
                      print(s, "%s and %s have nothing in common", type_text(s, &l),
                            type_text(s, &r)));
  if (!strcmp(e->word, "!in"))
    return truth(print(s, "!(%s in %s)", l.text, r.text));
  return truth(print(s, "(%s %s %s)", l.text, e->word, r.text));
}

/* A number or a truth value, and an object. */
static bool are_of_two_kinds(domain_set a, domain_set b) {
  domain_set values = SET_OF(DOMAIN_INTEGER) | SET_OF(DOMAIN_BOOLEAN);
  return a && b && !(a & b) && ((a | b) & values);
}

/* Union, difference, intersection, override. */
static spec_value emit_sets(spec_scope *s, const spec_expr *e, spec_value l,
                            spec_value r) {
  if (l.arity != r.arity)
    return complain(
        s, e,
        print(s, "'%s' between %s and %s", e->word, type_text(s, &l), type_text(s, &r)));
  if (l.arity == 1 && are_of_two_kinds(l.columns[0], r.columns[0]))
    return complain(
        s, e,
        print(s, "'%s' between %s and %s", e->word, type_text(s, &l), type_text(s, &r)));
  spec_value v = {.arity = l.arity};
  for (uint32_t i = 0; i < l.arity; i++)
    v.columns[i] = *e->word == '-'   ? l.columns[i]
                   : *e->word == '&' ? l.columns[i] & r.columns[i]
                                     : l.columns[i] | r.columns[i];
  v.text = print(s, "(%s %s %s)", l.text, e->word, r.text);
  v.is_many = l.is_many || r.is_many;
  v.class = *e->word == '-' || is_only(&r, DOMAIN_NULL) || l.class == r.class ? l.class
            : is_only(&l, DOMAIN_NULL)                                        ? r.class
                                                                              : NULL;
  return v;
}

static spec_value emit_product(spec_scope *s, const spec_expr *e, spec_value l,
                               spec_value r) {
  spec_value v = {.arity = l.arity + r.arity};
  if (v.arity > SPEC_WIDEST)
    return complain(s, e, "the relation is too wide");
  for (uint32_t i = 0; i < v.arity; i++)
    v.columns[i] = i < l.arity ? l.columns[i] : r.columns[i - l.arity];
  v.text = print(s, "(%s -> %s)", l.text, r.text);
  v.class = r.class;
  return v;
}

static spec_value emit_two(spec_scope *s, const spec_expr *e, uint32_t domain) {
  spec_value l = want(s, e->arguments[0], domain);
  spec_value r = l.text ? want(s, e->arguments[1], domain) : nothing;
  return r.text ? set_of(print(s, "(%s %s %s)", l.text, e->word, r.text), SET_OF(domain))
                : nothing;
}

static spec_value emit_infix(spec_scope *s, const spec_expr *e, domain_set hint) {
  if (!strcmp(e->word, "."))
    return emit_join(s, e, hint);
  if (is_one_of(e->word, "|| <=> => &&"))
    return emit_two(s, e, DOMAIN_BOOLEAN);
  if (is_one_of(e->word, "plus minus shl shr sha bitor bitxor mul div rem bitand"))
    return emit_two(s, e, DOMAIN_INTEGER);
  if (is_one_of(e->word, "< > =< >=")) {
    spec_value v = emit_two(s, e, DOMAIN_INTEGER);
    return v.text ? truth(v.text) : nothing;
  }
  spec_value l = emit(s, e->arguments[0], hint);
  spec_value r = l.text ? emit(s, e->arguments[1], hint) : nothing;
  if (!r.text)
    return nothing;
  bool adds = !strcmp(e->word, "+") || !strcmp(e->word, "-");
  bool many = l.is_many || r.is_many;
  if (adds && !many && is_only(&l, DOMAIN_INTEGER) && is_only(&r, DOMAIN_INTEGER))
    return number(
        print(s, "(%s %s %s)", l.text, *e->word == '+' ? "plus" : "minus", r.text));
  if (!strcmp(e->word, "->"))
    return emit_product(s, e, l, r);
  return is_one_of(e->word, "in !in = !=") ? emit_comparison(s, e, l, r)
                                           : emit_sets(s, e, l, r);
}

static spec_value emit_closure(spec_scope *s, const spec_expr *e, domain_set hint) {
  spec_value v = emit(s, e->arguments[0], hint);
  if (!v.text)
    return nothing;
  if (v.arity != 2)
    return complain(s, e,
                    print(s, "'%s' wants a relation of two columns, found %s", e->word,
                          type_text(s, &v)));
  spec_value out = {.text = print(s, "(%s%s)", e->word, v.text), .arity = 2};
  bool swapped = *e->word == '~';
  out.columns[0] = v.columns[swapped];
  out.columns[1] = v.columns[!swapped];
  if (*e->word == '*')
    out.columns[0] = out.columns[1] = v.columns[0] | v.columns[1];
  domain_set objects = v.class ? world_type(s->world, v.class) : 0;
  if (!(out.columns[1] & ~objects & ~SET_OF(DOMAIN_NULL)))
    out.class = v.class;
  return out;
}

/* -8 of 4 bits, which have no 8. */
static bool is_smallest(const spec_scope *s, const spec_expr *e) {
  const spec_expr *of = e->arguments[0];
  uint32_t width = s->book->bitwidth;
  return *e->word == '-' && of->kind == SPEC_INTEGER && width > 1 &&
         of->integer == (int64_t)1 << (width - 1);
}

static spec_value emit_prefix(spec_scope *s, const spec_expr *e, domain_set hint) {
  if (is_one_of(e->word, "^ * ~"))
    return emit_closure(s, e, hint);
  if (*e->word == '!') {
    spec_value v = want(s, e->arguments[0], DOMAIN_BOOLEAN);
    return v.text ? truth(print(s, "!(%s)", v.text)) : nothing;
  }
  if (is_smallest(s, e))
    return number(print(s, "((-%" PRId64 ") minus 1)", e->arguments[0]->integer - 1));
  if (*e->word == '-') {
    spec_value v = want(s, e->arguments[0], DOMAIN_INTEGER);
    return v.text ? number(print(s, "(-(%s))", v.text)) : nothing;
  }
  spec_value v = emit(s, e->arguments[0], 0);
  if (!v.text)
    return nothing;
  if (*e->word == '#')
    return number(print(s, "(#(%s))", v.text));
  if (strcmp(e->word, "sum"))
    return truth(print(s, "(%s (%s))", e->word, v.text));
  return is_only(&v, DOMAIN_INTEGER) ? number(print(s, "(sum (%s))", v.text))
                                     : complain(s, e, "'sum' wants a set of integers");
}

static ir_class *array_of(const spec_scope *s, const ir_class *c, int64_t dimensions) {
  const char *text = print(s, "L%s;", c->name->text);
  for (; dimensions; dimensions--)
    text = print(s, "[%s", text);
  return world_descriptor_class(s->world, text);
}

static spec_value emit_instance(spec_scope *s, const spec_expr *e) {
  spec_value v = emit(s, e->arguments[0], 0);
  ir_class *c = v.text ? spec_emit_class(s, e->arguments[1]) : NULL;
  if (!c)
    return nothing;
  if (v.arity != 1 || is_only(&v, DOMAIN_INTEGER) || is_only(&v, DOMAIN_BOOLEAN))
    return complain(s, e, "'instanceof' wants an object");
  if (e->integer)
    c = array_of(s, c, e->integer);
  world_expect(s->world, c);
  if (e->word && c->is_array)
    world_narrow(s->world, c, s->class, ~(domain_set)0);
  domain_set wanted =
      e->word ? SET_OF(world_domain_of(s->world, c)) : world_type(s->world, c);
  return truth(
      print(s, "(some (%s) && (%s) in %s)", v.text, v.text, spec_set_text(s, wanted)));
}

static spec_value emit_conditional(spec_scope *s, const spec_expr *e) {
  spec_value c = want(s, e->arguments[0], DOMAIN_BOOLEAN);
  spec_value l = c.text ? emit(s, e->arguments[1], 0) : nothing;
  spec_value r = l.text ? emit(s, e->arguments[2], 0) : nothing;
  if (!r.text)
    return nothing;
  if (l.arity != r.arity)
    return complain(s, e, print(s, "%s, or else %s", type_text(s, &l), type_text(s, &r)));
  for (uint32_t i = 0; i < l.arity; i++)
    l.columns[i] |= r.columns[i];
  l.is_many |= r.is_many;
  l.class = is_only(&r, DOMAIN_NULL) || l.class == r.class ? l.class : NULL;
  l.text = print(s, "(%s => %s else %s)", c.text, l.text, r.text);
  return l;
}

/* ---- Binders ---- */

static const char *emit_decl(spec_scope *s, const spec_decl *d, domain_set *set) {
  spec_value range = emit(s, d->range, 0);
  if (!range.text)
    return NULL;
  if (range.arity != 1) {
    complain(
        s, d->range,
        print(s, "'%s' ranges over a set, not over %s", d->name, type_text(s, &range)));
    return NULL;
  }
  *set = range.columns[0];
  spec_name bound = {d->name, print(s, "q%u_%s", (*s->counter)++, d->name), *set,
                     range.class};
  for (char *at = (char *)bound.text; *at; at++)
    if (*at == '$')
      *at = '_';
  vec_push(&s->names, bound);
  return print(s, "%s: %s", bound.text, range.text);
}

static spec_value emit_binder(spec_scope *s, const spec_expr *e) {
  uint32_t outer = s->names.size;
  const char *decls = "";
  spec_value v = {.arity = e->decl_count};
  if (e->decl_count > SPEC_WIDEST)
    return complain(s, e, "too many names at once");
  for (uint32_t i = 0; decls && i < e->decl_count; i++) {
    const char *one = emit_decl(s, &e->decls[i], &v.columns[i]);
    decls = one ? print(s, "%s%s%s", decls, i ? ", " : "", one) : NULL;
  }
  bool sums = !strcmp(e->word, "sum");
  spec_value body =
      decls ? want(s, e->arguments[0], sums ? DOMAIN_INTEGER : DOMAIN_BOOLEAN) : nothing;
  v.class = s->names.size > outer ? s->names.data[s->names.size - 1].class : NULL;
  s->names.size = outer;
  if (!body.text)
    return nothing;
  if (*e->word == '{') {
    v.text = print(s, "{%s | %s}", decls, body.text);
    v.is_many = true;
    return v;
  }
  const char *text = print(s, "(%s %s | %s)", e->word, decls, body.text);
  return sums ? number(text) : truth(text);
}

/* ---- All ---- */

static spec_value emit(spec_scope *s, const spec_expr *e, domain_set hint) {
  switch (e->kind) {
  case SPEC_NAME: return emit_name(s, e, hint);
  case SPEC_INTEGER: return emit_integer(s, e);
  case SPEC_TEXT: return emit_text(s, e);
  case SPEC_THIS: return emit_this(s, e);
  case SPEC_RETURN: return emit_return(s, e);
  case SPEC_NULL: return set_of("null", SET_OF(DOMAIN_NULL));
  case SPEC_TRUE: return truth("true");
  case SPEC_FALSE: return truth("false");
  case SPEC_NONE: return set_of("none", 0);
  case SPEC_OLD: return emit_old(s, e);
  case SPEC_PREFIX: return emit_prefix(s, e, hint);
  case SPEC_INFIX: return emit_infix(s, e, hint);
  case SPEC_INDEX: return emit_index(s, e, hint);
  case SPEC_INSTANCE: return emit_instance(s, e);
  case SPEC_BINDER: return emit_binder(s, e);
  case SPEC_CONDITIONAL: return emit_conditional(s, e);
  }
  assert(!"a kind of expression");
  return nothing;
}

spec_value spec_emit(spec_scope *s, const spec_expr *e) {
  return emit(s, e, 0);
}

const char *spec_emit_formula(spec_scope *s, const spec_clause *c) {
  const spec_text *outer = s->source;
  s->source = c->source;
  spec_value v = want(s, c->expr, DOMAIN_BOOLEAN);
  s->source = outer;
  return v.text;
}
