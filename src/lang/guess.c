#include "lang/guess.h"

#include "lang/terms.h"

#include <string.h>

/* An open part of what is guessed. */
typedef struct leaf {
  lang_value value; /* first: what the interpreter asks for is the leaf */
  uint32_t depth;   /* no deeper terms stand here */
} leaf;

typedef struct guess {
  interpreter *i;
  const frame *known;
  guess_try *try;
  guess_keep *keep;
  void *context;
} guess;

/* ---- What can be filled in ---- */

/* Whether some part must lie in a subset: then it is known only when it is there. */
static bool has_subset(const interpreter *i, const lang_sort *s, bool *seen) {
  if (s->base)
    return true;
  if (seen[s->index])
    return false;
  seen[s->index] = true;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if (has_subset(i, *a, seen))
        return true;
  return false;
}

bool guess_is_lazy(const interpreter *i, const lang_sort *s) {
  enum { MOST_SORTS = 256 };
  bool seen[MOST_SORTS] = {0};
  return s->is_environment && i->l->sorts.size <= MOST_SORTS && !has_subset(i, s, seen);
}

/* ---- How much there is in the frame ---- */

static uint32_t longest_environment(const lang_value *v) {
  uint32_t most = 0, here = 0;
  if (v->open || !v->production)
    return 0;
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    uint32_t length = longest_environment(v->args[k]);
    most = length > most ? length : most;
  }
  for (const lang_value *g = v;
       v->sort->is_environment && !g->open && g->production && g->production->args.size;
       g = g->args[lang_environment_parts(g->sort).rest])
    here++;
  return here > most ? here : most;
}

/* ---- Open parts ---- */

static lang_value *new_leaf(guess *g, lang_sort *s, uint32_t depth) {
  leaf *made = arena_new(&g->i->arena, leaf);
  *made = (leaf){.value = {.sort = lang_sort_root(s), .open = true}, .depth = depth};
  return &made->value;
}

static bool has_leaf(const lang_value *v, const lang_value *wanted) {
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (has_leaf(v->args[k], wanted))
      return true;
  return v == wanted;
}

static const lang_value *first_leaf(const lang_value *v) {
  if (v->open)
    return v;
  const lang_value *found = NULL;
  for (uint32_t k = 0; !found && v->production && k < v->production->args.size; k++)
    found = first_leaf(v->args[k]);
  return found;
}

/* What is needed, if it is a part of the term. */
static const lang_value *needed_leaf(const interpreter *i, const lang_value *term) {
  const lang_value *one = i->needed, *two = i->needed_too;
  while (one->of)
    one = one->of;
  return has_leaf(term, one) ? one : two && has_leaf(term, two) ? two : NULL;
}

static lang_value *with(guess *g, lang_value *v, const lang_value *old, lang_value *new) {
  if (v == old)
    return new;
  lang_value *copy = NULL;
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++) {
    lang_value *part = with(g, v->args[k], old, new);
    if (part == v->args[k])
      continue;
    if (!copy) {
      copy = value_new(g->i, v->sort, v->production);
      memcpy(copy->args, v->args, sizeof v->args);
    }
    copy->args[k] = part;
  }
  return copy ? copy : v;
}

/* ---- Filling in ---- */

static void search(guess *g, lang_value *term);

static void put_number(guess *g, lang_value *term, const lang_value *at, int64_t n) {
  search(g, with(g, term, at, value_number(g->i, at->sort, n)));
}

static void fill_number(guess *g, lang_value *term, const lang_value *at) {
  const lang_sort *s = at->sort;
  int64_t low = s->kind == SORT_INTS ? s->low : 0;
  int64_t high = s->kind == SORT_INTS ? s->high : (int64_t)s->names - 1;
  for (int64_t n = low; n <= high && !g->i->needed; n++)
    put_number(g, term, at, n);
  value_vector more = {0};
  for (uint32_t k = 0; s->kind == SORT_NAMES && k < g->known->count; k++)
    value_add_made_names(g->known->values[k], &more);
  for (uint32_t k = 0; k < more.size && !g->i->needed; k++)
    if (more.data[k]->sort == s)
      put_number(g, term, at, more.data[k]->number);
  vec_release(&more);
}

static lang_value *filled(guess *g, lang_production *made, uint32_t depth) {
  lang_value *v = value_new(g->i, made->sort, made);
  const bool environment = made->sort->is_environment;
  for (uint32_t k = 0; k < made->args.size; k++) {
    lang_sort *s = made->args.data[k];
    bool held = environment && s != made->sort;
    v->args[k] = new_leaf(g, s, held ? interpreter_depth_tried(g->i, s) : depth - 1);
  }
  return v;
}

static uint64_t bit_of(const lang_production *p) {
  return p->index < 64 ? (uint64_t)1 << p->index : 0;
}

/* interesting: productions that make a difference to who asked; all others make none among
 * each other. 0: all do. */
static void fill_term(guess *g, lang_value *term, const lang_value *at,
                      uint64_t interesting) {
  bool rest = false;
  uint32_t depth = ((const leaf *)at)->depth;
  if (!depth)
    return;
  vec_each (lang_production *, made, &at->sort->productions) {
    if (!(*made)->level || value_excludes(at, *made))
      continue;
    if (interesting && !(interesting & bit_of(*made)))
      rest = true;
    else if (!g->i->needed)
      search(g, with(g, term, at, filled(g, *made, depth)));
  }
  if (!rest || g->i->needed)
    return;
  lang_value *other = new_leaf(g, at->sort, depth);
  other->excluded = at->excluded | interesting;
  search(g, with(g, term, at, other));
}

static void search(guess *g, lang_value *term) {
  interpreter *i = g->i;
  if (!i->fuel)
    return;
  bool found = g->try(g->context, term);
  const lang_value *at = i->needed ? needed_leaf(i, term)
                         : found   ? first_leaf(term)
                                   : NULL;
  uint64_t interesting = 0;
  if (i->needed && !at)
    return; /* somebody else has to know more */
  if (i->needed) {
    interesting = i->needed_too ? 0 : i->interesting;
    i->needed = i->needed_too = NULL;
    i->interesting = 0;
    i->must = false;
  }
  if (!at && found)
    g->keep(g->context);
  else if (at && at->sort->kind == SORT_TERMS)
    fill_term(g, term, at, interesting);
  else if (at)
    fill_number(g, term, at);
}

void guess_each(interpreter *i, lang_sort *s, const frame *known, guess_try *try,
                guess_keep *keep, void *context) {
  guess g = {.i = i, .known = known, .try = try, .keep = keep, .context = context};
  uint32_t most = interpreter_entries_tried(i, s);
  for (uint32_t k = 0; k < known->count; k++) {
    uint32_t length = longest_environment(known->values[k]);
    most = length > most ? length : most;
  }
  search(&g, new_leaf(&g, s, most + 1));
}
