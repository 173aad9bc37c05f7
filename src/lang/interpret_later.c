/* Calls that wait. A total function (lang/total.h) that looks at something open gives something
 * in any case, and nobody may ever look at that: what it gives is left open, too.
 *
 * Once somebody looks, and the open part is one of a few words, such as a constant, the function
 * is tried with each of them: what is the same for all is said at once (no type of a constant has the
 * variable x in it), and otherwise at least which outermost signs there are (none is a
 * variable). Both are said of everything that may stand in the part, so nothing is left out;
 * the part is as open afterwards as it was before. */
#include "lang/interpret_internal.h"

#include <string.h>

enum { FEW = 16 };

/* What the call gave when it was made with the word that is in the part now. */
static lang_value **known_result(interpreter *i, lang_value *v) {
  uint32_t word = v->of->production->index;
  if (v->kept || word >= FEW)
    return NULL;
  if (!v->given)
    v->given = arena_new_array(&i->arena, lang_value *, FEW);
  return &v->given[word];
}

static lang_value *make_call(interpreter *i, lang_value *v, lang_value **args) {
  lang_value **known = known_result(i, v);
  lang_value *made = function_apply(i, v->call, args);
  if (known && !i->needed)
    *known = made;
  return made;
}

/* The value as it is now that the part is known: calls that waited for it are made. */
static lang_value *resolve(interpreter *i, lang_value *v) {
  bool waits = v->call && !v->of->open;
  lang_value **place = waits ? known_result(i, v) : NULL;
  lang_value *known = place ? *place : NULL;
  if (known)
    return known;
  if (!waits && (v->open || !v->production || !v->production->args.size))
    return v;
  const uint32_t count = waits ? v->call->args.size : v->production->args.size;
  lang_value *args[LANG_ARGS];
  bool same = !waits;
  for (uint32_t k = 0; k < count; k++) {
    args[k] = resolve(i, v->args[k]);
    if (!args[k])
      return NULL;
    same = same && args[k] == v->args[k];
  }
  if (waits)
    return make_call(i, v, args);
  if (same)
    return v;
  lang_value *copy = value_new(i, v->sort, v->production);
  memcpy(copy->args, args, count * sizeof *args);
  return copy;
}

/* A number that can be but one leaves nothing open. */
static bool is_word(const lang_production *p) {
  vec_each (lang_sort *, a, &p->args)
    if ((*a)->kind != SORT_INTS || (*a)->low != (*a)->high)
      return false;
  return true;
}

static bool is_word_of_few(const lang_value *part) {
  const lang_sort *s = part->sort;
  if (part->of || s->kind != SORT_TERMS || s->productions.size > FEW)
    return false;
  vec_each (lang_production *, p, &s->productions)
    if (!is_word(*p))
      return false;
  return true;
}

/* What the function gives with this word in the part. */
static lang_value *try_word(interpreter *i, lang_value *waiting, lang_value *part,
                            const lang_production *word) {
  part->open = false;
  part->production = word;
  for (uint32_t k = 0; k < word->args.size; k++)
    part->args[k] = value_number(i, word->args.data[k], word->args.data[k]->low);
  bool free = i->free;
  struct lang_tables *tables = i->tables;
  i->free = false;
  i->tables = NULL; /* they would speak of another word */
  lang_value *v = resolve(i, waiting);
  i->tables = tables;
  i->free = free;
  part->open = true;
  part->production = NULL;
  memset((void *)part->args, 0, sizeof part->args);
  bool fine = v && !i->needed && i->fuel;
  i->needed = i->needed_too = NULL;
  i->interesting = 0;
  i->must = false;
  return fine ? v : NULL;
}

/* True: all words give the same, *all. *heads: productions, by index, that there are. */
static bool try_words(interpreter *i, lang_value *waiting, lang_value *part,
                      lang_value **all, uint64_t *heads) {
  bool same = true;
  *all = NULL;
  *heads = 0;
  vec_each (lang_production *, word, &part->sort->productions) {
    if (!(*word)->level || value_excludes(part, *word))
      continue;
    lang_value *v = try_word(i, waiting, part, *word);
    if (!v) {
      *heads = UINT64_MAX;
      return false;
    }
    same = same && (!*all || value_is_identical(*all, v));
    *all = *all ? *all : v;
    *heads |= v->open || !v->production || v->production->index >= 64
                  ? UINT64_MAX
                  : (uint64_t)1 << v->production->index;
  }
  return same && *all;
}

lang_value *call_later(interpreter *i, const lang_function *f, lang_value **in) {
  lang_value *later = value_new(i, f->result, NULL);
  later->open = true;
  later->of = i->needed;
  later->call = f;
  memcpy(later->args, in, f->args.size * sizeof *in);
  i->needed = NULL;
  i->interesting = 0;
  i->must = false;
  return later;
}

void value_settle(interpreter *i, const lang_value *waiting) {
  lang_value *v = (lang_value *)waiting, *part = (lang_value *)v->of, *all;
  uint64_t heads;
  if (v->tried || v->kept || i->needed || !part->open || !is_word_of_few(part))
    return;
  v->tried = true;
  if (try_words(i, v, part, &all, &heads) && !all->open) {
    lang_sort *s = v->sort;
    *v = *all;
    v->sort = s;
  } else
    v->excluded = ~heads;
}

/* ---- What was kept while parts were open ---- */

static bool is_stale(const lang_value *v) {
  if (v->open)
    return v->of && (!v->of->open || is_stale(v->of) || (v->by && is_stale(v->by)));
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (is_stale(v->args[k]))
      return true;
  return false;
}

/* A substitution or a call that waited for a part that is there now. */
static lang_value *made_now(interpreter *i, lang_value *v) {
  if (!v->call) {
    lang_value *of = value_now(i, (lang_value *)v->of);
    lang_value *by = value_now(i, (lang_value *)v->by);
    return of && by ? value_substitute(i, of, (lang_sort *)v->names, v->number, by)
                    : NULL;
  }
  lang_value *args[LANG_ARGS];
  for (uint32_t k = 0; k < v->call->args.size; k++) {
    args[k] = value_now(i, v->args[k]);
    if (!args[k])
      return NULL;
  }
  return function_apply(i, v->call, args);
}

lang_value *value_now(interpreter *i, lang_value *v) {
  if (!is_stale(v))
    return v;
  if (v->open)
    return made_now(i, v);
  lang_value *copy = value_new(i, v->sort, v->production);
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    copy->args[k] = value_now(i, v->args[k]);
    if (!copy->args[k])
      return NULL;
  }
  return copy;
}
