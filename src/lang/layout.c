/* Chooses the shape of every sort, and the bounds of what is packed. */
#include "lang/layout.h"

#include "lang/terms.h"

#include <string.h>

enum { DEFAULT_DEPTH = 3, DEFAULT_NAMES = 4, LAYOUT_SORTS = 64 };

lang_shape lang_shape_of(const lang_sort *s) {
  while (s->base)
    s = s->base;
  return s->kind == SORT_TERMS ? s->shape : SHAPE_NUMBER;
}

uint32_t lang_layout_index(const lang_production *p, uint32_t arg) {
  uint32_t index = 0;
  for (uint32_t i = 0; i < arg; i++)
    index += lang_shape_of(p->args.data[i]) == lang_shape_of(p->args.data[arg]);
  return index;
}

static uint32_t bits_for(uint64_t most) {
  uint32_t bits = 0;
  for (; most; most >>= 1)
    bits++;
  return bits;
}

uint32_t lang_layout_scalar_bits(const lang_sort *s) {
  return s->kind == SORT_INTS ? bits_for((uint64_t)(s->high - s->low))
                              : bits_for(s->names);
}

uint32_t lang_layout_code_bits(const lang_sort *s) {
  while (s->base)
    s = s->base;
  return bits_for(s->productions.size);
}

uint32_t lang_layout_shift(const lang_production *p, uint32_t arg) {
  uint32_t shift = lang_layout_code_bits(p->sort);
  for (uint32_t i = 0; i < arg; i++)
    if (lang_shape_of(p->args.data[i]) == SHAPE_NUMBER)
      shift += lang_layout_scalar_bits(p->args.data[i]);
  return shift;
}

uint32_t lang_layout_before(const lang_layout *y, uint32_t level) {
  uint32_t before = 0, wide = 1;
  for (uint32_t i = 0; i < level; i++) {
    before += wide;
    wide *= y->arity;
  }
  return before;
}

/* ---- Shapes ---- */

static bool has_tree_part(const lang_sort *s) {
  vec_each (lang_production *, p, &s->productions)
    for (uint32_t i = 0; i < (*p)->args.size; i++)
      if ((*p)->binds[i] || (*p)->gathers[i] ||
          lang_shape_of((*p)->args.data[i]) == SHAPE_TREE)
        return true;
  return false;
}

/* Whether a part of a pattern is a binding of the environment, taken apart. */
static bool takes_apart(const lang_expr *e, const lang_sort *environment) {
  if (e->kind == EXPR_MAKE && e->sort == environment && e->count)
    return true;
  for (uint32_t i = 0; i < e->count; i++)
    if (takes_apart(e->args[i], environment))
      return true;
  return false;
}

static bool rule_takes_apart(const lang_rule *r, const lang_sort *environment) {
  for (uint32_t i = 0; i < r->in_count; i++)
    if (takes_apart(r->in[i], environment))
      return true;
  vec_each (lang_premise, p, &r->premises) {
    for (uint32_t i = 0; i < p->count; i++)
      if (((p->kind == PREMISE_JUDGMENT && p->judgment->is_out[i]) ||
           (p->kind == PREMISE_EQUAL && p->match == (int)i)) &&
          takes_apart(p->args[i], environment))
        return true;
  }
  return false;
}

static bool is_taken_apart(const language *l, const lang_sort *environment) {
  vec_each (lang_judgment *, j, &l->judgments)
    vec_each (lang_rule *, r, &(*j)->rules)
      if (rule_takes_apart(*r, environment))
        return true;
  vec_each (lang_function *, f, &l->functions)
    vec_each (lang_rule *, r, &(*f)->rules)
      if (rule_takes_apart(*r, environment))
        return true;
  return false;
}

static bool search_from(const lang_sort *from, const lang_sort *to, bool *seen) {
  while (from->base)
    from = from->base;
  if (seen[from->index])
    return false;
  seen[from->index] = true;
  vec_each (lang_production *, p, &from->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (lang_sort_root(*a) == to || search_from(*a, to, seen))
        return true;
  return false;
}

/* Whether terms of one sort can have terms of the other as parts. */
static bool reaches(const lang_sort *from, const lang_sort *to) {
  bool seen[LAYOUT_SORTS] = {false};
  return search_from(from, to, seen);
}

/* Whether judgments give terms of the sort, or environments hold them: its terms are
 * computed with, and are best packed. */
static bool is_computed(const language *l, const lang_sort *s) {
  vec_each (lang_judgment *, j, &l->judgments)
    for (uint32_t i = 0; i < (*j)->args.size; i++)
      if ((*j)->is_out[i] && lang_sort_root((*j)->args.data[i]) == s)
        return true;
  vec_each (lang_sort *, e, &l->sorts)
    if ((*e)->is_environment && lang_environment_value(*e) == s)
      return true;
  return false;
}

bool lang_layout_is_cut(const language *l, const lang_sort *s) {
  if (s->base || s->kind != SORT_TERMS || lang_shape_of(s) != SHAPE_PACKED ||
      !reaches(s, s) || !l->reductions.size || !reaches(l->reductions.data[0]->sort, s))
    return false;
  for (uint32_t k = 0; l->typing && k < l->typing->args.size; k++)
    if (l->typing->is_out[k] && lang_sort_root(l->typing->args.data[k]) == s)
      return false;
  vec_each (lang_judgment *, j, &l->judgments)
    for (uint32_t k = 0; k < (*j)->args.size; k++)
      if ((*j)->is_out[k] && lang_sort_root((*j)->args.data[k]) == s)
        return true;
  return false;
}

/* The state and what is recursive in it without being computed with are trees; so is what
 * binds names or has trees for parts. So are sequences, which are long before they are
 * deep, unless it is said how deep their elements are. */
static void find_trees(language *l) {
  vec_each (lang_sort *, s, &l->sorts)
    (*s)->shape =
        (*s)->element && !(*s)->base && !(*s)->element->depth ? SHAPE_TREE : SHAPE_PACKED;
  vec_each (lang_reduction *, r, &l->reductions) {
    (*r)->sort->shape = SHAPE_TREE;
    vec_each (lang_sort *, s, &l->sorts)
      if (!(*s)->base && !(*s)->is_environment && reaches((*r)->sort, *s) &&
          reaches(*s, *s) && !is_computed(l, *s))
        (*s)->shape = SHAPE_TREE;
  }
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_sort *, s, &l->sorts)
      if ((*s)->shape != SHAPE_TREE && has_tree_part(*s)) {
        (*s)->shape = SHAPE_TREE;
        more = true;
      }
  }
}

/* Environments are words of numbers where they are only added to and looked up, and are
 * no part of anything else. */
static void find_environments(language *l) {
  vec_each (lang_sort *, s, &l->sorts) {
    if (!(*s)->is_environment || (*s)->shape == SHAPE_TREE)
      continue;
    bool part = false;
    vec_each (lang_sort *, other, &l->sorts)
      vec_each (lang_production *, p, &(*other)->productions)
        vec_each (lang_sort *, a, &(*p)->args)
          part = part || (*other != *s && *a == *s);
    bool packed = lang_shape_of(lang_environment_value(*s)) == SHAPE_PACKED;
    (*s)->shape =
        part || !packed || is_taken_apart(l, *s) ? SHAPE_TREE : SHAPE_ENVIRONMENT;
  }
}

/* ---- Sizes ---- */

bool lang_layout_is_leaf(const language *l, const lang_sort *s) {
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (lang_shape_of(*a) == SHAPE_PACKED)
        return false;
  vec_each (lang_sort *, other, &l->sorts)
    vec_each (lang_production *, p, &(*other)->productions)
      vec_each (lang_sort *, a, &(*p)->args)
        if (lang_sort_root(*a) == s && (*other)->shape == SHAPE_PACKED)
          return false;
  return true;
}

static void count_fields(lang_layout *y, const lang_production *p) {
  uint32_t count[4] = {0};
  vec_each (lang_sort *, a, &p->args)
    count[lang_shape_of(*a)]++;
  if (p->sort->shape == SHAPE_TREE) {
    y->numbers = count[SHAPE_NUMBER] > y->numbers ? count[SHAPE_NUMBER] : y->numbers;
    y->packed = count[SHAPE_PACKED] > y->packed ? count[SHAPE_PACKED] : y->packed;
    y->children = count[SHAPE_TREE] > y->children ? count[SHAPE_TREE] : y->children;
  } else if (p->sort->shape == SHAPE_PACKED) {
    uint32_t slot = lang_layout_shift(p, p->args.size);
    y->width = slot > y->width ? slot : y->width;
    if (lang_layout_is_leaf(y->l, p->sort))
      return;
    y->slot = slot > y->slot ? slot : y->slot;
    y->arity = count[SHAPE_PACKED] > y->arity ? count[SHAPE_PACKED] : y->arity;
  }
}

/* Whether packed terms of the sort can be as deep as one likes. */
static bool leads_to_loop(const lang_sort *s, bool *seen, bool *path) {
  while (s->base)
    s = s->base;
  if (path[s->index])
    return true;
  if (seen[s->index])
    return false;
  seen[s->index] = path[s->index] = true;
  bool loop = false;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      loop = loop || (lang_shape_of(*a) == SHAPE_PACKED && leads_to_loop(*a, seen, path));
  path[s->index] = false;
  return loop;
}

static bool reaches_itself(const lang_sort *s) {
  bool seen[LAYOUT_SORTS] = {false}, path[LAYOUT_SORTS] = {false};
  return leads_to_loop(s, seen, path);
}

/* Of terms that cannot be as deep as one likes. */
static uint32_t natural_depth(const lang_sort *s) {
  uint32_t deepest = 0;
  while (s->base)
    s = s->base;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (lang_shape_of(*a) == SHAPE_PACKED) {
        uint32_t d = natural_depth(*a);
        deepest = d > deepest ? d : deepest;
      }
  return deepest + 1;
}

static uint32_t bits_at(const lang_layout *y, uint32_t depth) {
  return y->slot * lang_layout_before(y, depth);
}

/* How deep the packed terms are that the rules write down, a metavariable being one. */
static uint32_t written_depth(const lang_expr *e) {
  uint32_t deepest = 0, own = lang_shape_of(e->sort) == SHAPE_PACKED;
  for (uint32_t i = 0; i < e->count; i++) {
    uint32_t d = written_depth(e->args[i]);
    deepest = d > deepest ? d : deepest;
  }
  return e->kind == EXPR_MAKE && own ? deepest + 1 : deepest > own ? deepest : own;
}

static void rules_depth(lang_rule *const *rules, uint32_t count, uint32_t *deepest) {
  for (uint32_t r = 0; r < count; r++) {
    for (uint32_t i = 0; i < rules[r]->in_count + rules[r]->out_count; i++) {
      uint32_t d =
          written_depth(i < rules[r]->in_count ? rules[r]->in[i]
                                               : rules[r]->out[i - rules[r]->in_count]);
      *deepest = d > *deepest ? d : *deepest;
    }
    vec_each (lang_premise, p, &rules[r]->premises)
      for (uint32_t i = 0; i < p->count; i++) {
        uint32_t d = written_depth(p->args[i]);
        *deepest = d > *deepest ? d : *deepest;
      }
  }
}

static uint32_t default_depth(const language *l) {
  uint32_t deepest = DEFAULT_DEPTH;
  vec_each (lang_judgment *, j, &l->judgments)
    rules_depth((*j)->rules.data, (*j)->rules.size, &deepest);
  vec_each (lang_function *, f, &l->functions)
    rules_depth((*f)->rules.data, (*f)->rules.size, &deepest);
  return deepest;
}

static bool builds_packed(const lang_expr *e) {
  bool parts = false;
  for (uint32_t i = 0; i < e->count; i++) {
    if (builds_packed(e->args[i]))
      return true;
    parts = parts || lang_shape_of(e->args[i]->sort) == SHAPE_PACKED;
  }
  return e->kind == EXPR_MAKE && parts && lang_shape_of(e->sort) == SHAPE_PACKED;
}

/* Steps that put packed terms together, as a machine does with the values of its store,
 * may leave a deeper one than any program has: there is room for it. */
static bool steps_build_packed(const language *l) {
  vec_each (lang_reduction *, r, &l->reductions)
    vec_each (lang_rule *, rule, &(*r)->rules)
      if (builds_packed((*rule)->out[0]))
        return true;
  return false;
}

static void refuse(lang_layout *y, const char *why) {
  y->l->refused = why;
  y->l->refused_at = (place){y->l->file, 0, 0};
}

/* Where types are too large for a number they are less deep, and the result says how deep. Terms
 * that cannot be as deep as one likes have no such bound: none of them is left out. */
static void find_depth(lang_layout *y) {
  uint32_t wanted = 1, least = 2, usual = default_depth(y->l);
  bool given = false;
  vec_each (lang_sort *, s, &y->l->sorts)
    if ((*s)->kind == SORT_TERMS && !(*s)->base && (*s)->shape == SHAPE_PACKED &&
        !lang_layout_is_leaf(y->l, *s)) {
      bool deep = reaches_itself(*s);
      uint32_t natural = deep ? 0 : natural_depth(*s);
      uint32_t d = !deep ? natural : (*s)->depth ? (*s)->depth : usual;
      given = given || (*s)->depth;
      wanted = d > wanted ? d : wanted;
      least = natural > least ? natural : least;
    }
  y->depth = wanted + steps_build_packed(y->l);
  while (!given && y->depth > least && bits_at(y, y->depth) > LAYOUT_BITS)
    y->depth--;
  y->given = y->depth < wanted ? y->depth : wanted;
  if (bits_at(y, y->depth) > y->width)
    y->width = bits_at(y, y->depth);
  if (y->width > LAYOUT_BITS)
    refuse(y, arena_print(&y->l->arena,
                          "types of depth %u take %u bits, and there is room for %d: "
                          "give a smaller depth in 'bounds'",
                          y->depth, y->width, LAYOUT_BITS));
}

static bool is_key(const language *l, const lang_sort *s) {
  vec_each (lang_sort *, e, &l->sorts)
    if ((*e)->is_environment && (*e)->shape == SHAPE_ENVIRONMENT) {
      uint32_t key = lang_environment_parts(*e).key;
      vec_each (lang_production *, p, &(*e)->productions)
        if ((*p)->args.size && (*p)->args.data[key] == s)
          return true;
    }
  return false;
}

static void find_names(lang_layout *y) {
  vec_each (lang_sort *, s, &y->l->sorts)
    if ((*s)->kind != SORT_TERMS) {
      if (!(*s)->names)
        (*s)->names = (*s)->kind == SORT_NAMES ? DEFAULT_NAMES : (uint32_t)(*s)->high + 1;
      if ((*s)->kind == SORT_NAMES || is_key(y->l, *s))
        y->names = (*s)->names > y->names ? (*s)->names : y->names;
    }
}

static bool has_part(const lang_sort *s, const lang_sort *part, bool *seen) {
  s = lang_sort_root((lang_sort *)s);
  if (s == part)
    return true;
  if (seen[s->index])
    return false;
  seen[s->index] = true;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (has_part(*a, part, seen))
        return true;
  return false;
}

/* Types that bind names, or have lists in them, have the shape of programs. Where bounds are
 * given for them they are meant as types: as deep as that, and no nodes of the program. A
 * class knows only nodes. */
static void find_sized(lang_layout *y) {
  vec_each (lang_sort *, s, &y->l->sorts) {
    bool seen[LAYOUT_SORTS] = {false};
    (*s)->sized = (*s)->kind == SORT_TERMS && !(*s)->base && (*s)->depth &&
                  (*s)->shape == SHAPE_TREE && y->l->reductions.size &&
                  !has_part(*s, lang_sort_root(y->l->reductions.data[0]->sort), seen);
    if ((*s)->sized && !y->l->refused)
      refuse(y, arena_print(&y->l->arena,
                            "'bounds' gives a depth of %s, which a class has as nodes of "
                            "the program",
                            (*s)->name));
  }
}

/* ---- What 'exists' tries ---- */

enum { COUNTED = 1000000 };

/* How many terms of the sort are no deeper. */
static uint64_t count_terms(const lang_sort *s, uint32_t depth) {
  s = lang_sort_root((lang_sort *)s);
  if (s->kind != SORT_TERMS)
    return s->kind == SORT_NAMES ? s->names : (uint64_t)(s->high - s->low + 1);
  uint64_t count = 0;
  vec_each (lang_production *, p, &s->productions) {
    uint64_t ways = depth > 0;
    for (uint32_t k = 0; ways && ways < COUNTED && k < (*p)->args.size; k++)
      ways *= count_terms((*p)->args.data[k], depth - 1);
    count += ways;
    if (count > COUNTED)
      return COUNTED;
  }
  return count;
}

/* Types that bind names are as deep as programs; those that are tried are not. */
static void try_terms(const lang_layout *y, lang_sort *s) {
  enum { FEW = 300 };
  s = lang_sort_root(s);
  if (s->is_environment)
    try_terms(y, lang_environment_value(s));
  if (s->kind != SORT_TERMS || s->shape != SHAPE_TREE)
    return;
  s->tried = s->depth ? s->depth : default_depth(y->l);
  while (!s->depth && s->tried > 2 && count_terms(s, s->tried) > FEW)
    s->tried--;
}

static void find_tried(const lang_layout *y, lang_rule *const *rules, uint32_t count) {
  for (uint32_t r = 0; r < count; r++)
    vec_each (const lang_premise, p, &rules[r]->premises)
      if (p->kind == PREMISE_EXISTS)
        try_terms(y, p->args[0]->sort);
}

static void find_all_tried(const lang_layout *y) {
  vec_each (lang_judgment *, j, &y->l->judgments)
    find_tried(y, (*j)->rules.data, (*j)->rules.size);
  vec_each (lang_function *, f, &y->l->functions)
    find_tried(y, (*f)->rules.data, (*f)->rules.size);
  vec_each (lang_reduction *, red, &y->l->reductions)
    find_tried(y, (*red)->rules.data, (*red)->rules.size);
}

void lang_layout_find(lang_layout *y, language *l) {
  l->refused = NULL;
  *y = (lang_layout){.l = l};
  find_trees(l);
  find_environments(l);
  for (bool more = true; more;) { /* environments that became trees make others so */
    more = false;
    vec_each (lang_sort *, s, &l->sorts)
      if ((*s)->shape == SHAPE_PACKED && has_tree_part(*s)) {
        (*s)->shape = SHAPE_TREE;
        more = true;
      }
  }
  find_sized(y);
  find_names(y);
  uint32_t kind = 0;
  vec_each (lang_sort *, s, &l->sorts) {
    uint32_t code = 0;
    vec_each (lang_production *, p, &(*s)->productions) {
      (*p)->kind = (*s)->shape == SHAPE_TREE ? ++kind : ++code;
      count_fields(y, *p);
    }
  }
  find_depth(y);
  find_all_tried(y);
  y->per_word = y->width && y->width <= LAYOUT_BITS ? LAYOUT_BITS / y->width : 1;
  y->words = (y->names + y->per_word - 1) / y->per_word;
  if (y->words > LAYOUT_WORDS && !l->refused)
    refuse(y, arena_print(&l->arena,
                          "environments of %u names take %u words, and there is room "
                          "for %d: give fewer names, or a smaller depth of types, in "
                          "'bounds'",
                          y->names, y->words, LAYOUT_WORDS));
}
