#include "lang/programs.h"
#include "lang/gather.h"
#include "lang/interpret_internal.h"
#include "lang/nesting.h"
#include "lang/program_sorts.h"

#include "lang/terms.h"
#include "lang/total.h"

#include <stdlib.h>
#include <string.h>

struct program_part {
  lang_value value;               /* first: what the interpreter asks for is the part */
  uint32_t around[PROGRAM_SORTS]; /* binders around it, for each sort of names */
  uint32_t depth;                 /* of what is packed: how deep it may be */
  int64_t low, high;              /* of a name or number */
  uint64_t position;              /* of a node of the tree */
  program_part *binds;            /* not NULL: names in it are bound by this one */
  lang_sort *whole;               /* then: the sort of its argument that binds */
  program_part *next;             /* free ones */
};

void programs_init(programs *p, interpreter *i, const lang_layout *y,
                   program_judge *judge, void *context) {
  *p = (programs){.i = i, .y = y, .judge = judge, .context = context};
  arena_init(&p->arena);
  program_sorts_find(p);
  lang_find_total(i->l);
  promise_find_functional(i->l); /* rules may have changed since it was read */
}

void programs_release(programs *p) {
  vec_release(&p->members);
  vec_release(&p->linked);
  vec_release(&p->promises.made);
  vec_release(&p->once_made);
  vec_release(&p->kept);
  vec_release(&p->pending);
  p->i->promises = NULL;
  p->i->shares = NULL;
  arena_release(&p->arena);
}

static program_part *new_part(programs *p, lang_sort *s) {
  program_part *part = p->free;
  if (part)
    p->free = part->next;
  else
    part = arena_new(&p->arena, program_part);
  *part = (program_part){.value = {.sort = lang_sort_root(s), .open = true}};
  return part;
}

static void free_part(programs *p, lang_value *v) {
  program_part *part = (program_part *)v;
  part->next = p->free;
  p->free = part;
}

/* Names that may stand here. */
static void names_here(const programs *p, program_part *part, const lang_production *made,
                       uint32_t arg, const uint32_t *around) {
  bool claim = p->i->l->goal->kind != GOAL_SOUND &&
               made->sort == p->i->l->reductions.data[0]->sort;
  const lang_sort *s = made->args.data[arg];
  part->low = 0;
  part->high = (int64_t)s->names - 1;
  if (made->binds[arg]) {
    uint32_t before = 0;
    for (uint32_t b = 0; b < arg; b++)
      before += made->binds[b] && made->args.data[b] == s;
    part->low = around[s->index] + before;
    part->high = part->low < s->names ? part->low : part->low - 1;
  } else if (s->bound && (program_sort_is_tree(made->sort) || p->scoped[s->index]) &&
             !claim)
    part->high = (int64_t)around[s->index] - 1;
}

/* Names of the sort that arguments of the part bind so far: as names, and in sequences or
 * patterns. */
static uint32_t bound_by(const program_part *part, const lang_sort *names) {
  const lang_production *made = part->value.production;
  uint32_t count = 0;
  for (uint32_t k = 0; k < made->args.size; k++)
    if (made->binds[k])
      count += made->args.data[k] == names;
    else if (made->gathers[k] && part->value.args[k])
      count += value_gathered(made->args.data[k], part->value.args[k], names);
  return count;
}

/* A name in what binds: the next one. */
static void bind_here(program_part *part, const lang_sort *names) {
  part->low = part->binds->around[names->index] + bound_by(part->binds, names);
  part->high = part->low < names->names ? part->low : part->low - 1;
}

/* What sequences and patterns bind in the argument, of sorts of names. */
static void add_gathered(const programs *p, const program_part *above, uint32_t arg,
                         uint32_t *inner) {
  const lang_production *made = above->value.production;
  bool gathers = false;
  for (uint32_t k = 0; k < made->args.size; k++)
    gathers = gathers || made->gathers[k] >> arg & 1;
  vec_each (lang_sort *, s, &p->i->l->sorts)
    if (gathers && (*s)->kind == SORT_NAMES && (*s)->bound)
      inner[(*s)->index] = above->around[(*s)->index] + bound_by(above, *s);
}

static void scope_of(const lang_production *made, uint32_t arg, const uint32_t *around,
                     uint32_t *inner) {
  memcpy(inner, around, PROGRAM_SORTS * sizeof *inner);
  for (uint32_t s = 0; s < made->args.size; s++) {
    uint32_t count = 0, most = 0;
    for (uint32_t b = 0; b < made->args.size; b++)
      if (made->binds[b] && made->args.data[b] == made->args.data[s]) {
        count++;
        if (made->binds[b] >> arg & 1)
          most = count;
      }
    if (most)
      inner[made->args.data[s]->index] = around[made->args.data[s]->index] + most;
  }
}

/* How deep a packed term may be in a tree. A class has one depth for all of them. */
static uint32_t depth_in_tree(const programs *p, const lang_sort *s) {
  const lang_sort *root = s->base ? s->base : s;
  if (root->sized)
    return root->depth;
  bool own = p->i->l->refused && root->depth && root->depth < p->y->given;
  return own ? root->depth : p->y->given;
}

/* The part for an argument of what has just been put into `above`. */
static program_part *part_below(programs *p, const program_part *above, uint32_t arg) {
  const lang_production *made = above->value.production;
  lang_sort *s = made->args.data[arg];
  program_part *part = new_part(p, s);
  scope_of(made, arg, above->around, part->around);
  if (made->binds_many)
    add_gathered(p, above, arg, part->around);
  if (made->gathers[arg] || (above->binds && lang_sort_gathers(above->whole, s))) {
    part->binds = made->gathers[arg] ? (program_part *)above : above->binds;
    part->whole = made->gathers[arg] ? s : above->whole;
  }
  if (s->kind == SORT_NAMES && part->binds)
    bind_here(part, s);
  else if (s->kind == SORT_NAMES)
    names_here(p, part, made, arg, above->around);
  else if (s->kind == SORT_INTS) {
    part->low = s->low;
    part->high = s->high;
  } else if (program_sort_is_tree(s))
    part->position =
        p->y->children * (above->position - 1) + 2 + lang_layout_index(made, arg);
  else
    part->depth = program_sort_is_tree(made->sort) ? depth_in_tree(p, s)
                  : above->depth                   ? above->depth - 1
                                                   : 0;
  part->value.promised = above->value.promised;
  if (s->kind != SORT_TERMS && part->low == part->high) { /* nothing to choose */
    part->value.open = false;
    part->value.number = part->low;
  }
  return part;
}

static bool search(programs *);

static bool fits(const programs *p, const program_part *part) {
  const lang_sort *s = part->value.sort;
  return part->value.promised      ? true
         : s->kind != SORT_TERMS   ? part->low <= part->high
         : program_sort_is_tree(s) ? !p->positions || part->position <= p->positions
                                   : part->depth > 0;
}

/* Answers are no parts of the program. */
static void count_use(programs *p, const program_part *part, const lang_production *made,
                      bool comes) {
  const uint32_t number = p->first_production[made->sort->index] + made->index;
  uint32_t *uses = &p->uses[number];
  p->shown[number] += comes ? 1 : -1;
  if (part->value.promised)
    return;
  if (comes)
    p->kinds += !(*uses)++;
  else
    p->kinds -= !--*uses;
}

/* Makes the arguments of the part: those that bind several names, and the others when these
 * are there; then the search goes on. False: it is over. */
static bool fill_parts(programs *p, program_part *part, bool binding) {
  const lang_production *made = part->value.production;
  uint32_t members = p->members.size;
  bool fine = true, goes_on = true;
  for (uint32_t k = 0; k < made->args.size; k++) {
    if (made->binds_many && binding != (made->gathers[k] != 0))
      continue;
    program_part *below = part_below(p, part, k);
    part->value.args[k] = &below->value;
    fine = fine && fits(p, below);
    if (made->args.data[k]->base)
      vec_push(&p->members, ((program_member){below, made->args.data[k]}));
  }
  if (binding)
    vec_push(&p->pending, part);
  if (fine)
    goes_on = search(p);
  if (binding)
    p->pending.size--;
  for (uint32_t k = 0; k < made->args.size; k++)
    if (!made->binds_many || binding == (made->gathers[k] != 0)) {
      free_part(p, part->value.args[k]);
      part->value.args[k] = NULL;
    }
  p->members.size = members;
  return goes_on;
}

/* Something open in what binds names. */
static program_part *open_binder(lang_sort *whole, lang_value *v) {
  if (v->open)
    return (program_part *)v;
  program_part *found = NULL;
  for (uint32_t k = 0; v->production && k < v->production->args.size && !found; k++)
    if (lang_sort_gathers(whole, v->production->args.data[k]))
      found = open_binder(whole, v->args[k]);
  return found;
}

static bool fill_each_way(programs *, program_part *);

/* What binds names is filled in first: what is in its scope has names by their number. */
static bool fill_pending(programs *p) {
  program_part *part = p->pending.data[p->pending.size - 1];
  const lang_production *made = part->value.production;
  for (uint32_t k = 0; k < made->args.size; k++) {
    program_part *open =
        made->gathers[k] ? open_binder(made->args.data[k], part->value.args[k]) : NULL;
    if (open)
      return fill_each_way(p, open);
  }
  p->pending.size--;
  bool goes_on = fill_parts(p, part, false);
  vec_push(&p->pending, part);
  return goes_on;
}

/* Fills the part with the production; false: the search is over. */
static bool fill(programs *p, program_part *part, const lang_production *made) {
  uint32_t used = p->used, nodes = 1;
  bool counted = program_sort_is_counted(p, made->sort), goes_on = true;
  vec_each (lang_sort *, a, &made->args)
    nodes += program_sort_is_counted(p, *a) ? p->least[lang_sort_root(*a)->index] : 0;
  p->used = counted ? used - p->least[part->value.sort->index] + nodes : used;
  count_use(p, part, made, true);
  if (p->used <= p->nodes && (!p->most_kinds || p->kinds <= p->most_kinds)) {
    part->value.open = false;
    part->value.production = made;
    memset(part->value.args, 0, sizeof part->value.args);
    goes_on = fill_parts(p, part, made->binds_many);
    part->value.open = true;
    part->value.production = NULL;
  }
  count_use(p, part, made, false);
  p->used = used;
  return goes_on;
}

/* Productions that none of the promises about the part allows, by index. */
static uint64_t forbidden(programs *p, const program_part *part) {
  uint64_t allowed = ALL_PRODUCTIONS;
  vec_each (lang_promise *, m, &p->promises.made)
    if ((*m)->in[(*m)->about] == &part->value)
      allowed &= promise_productions(p->i, *m);
  return ~allowed;
}

/* Whether an earlier word would do as well: nothing that is there has either of them, and nothing is
 * known of the part that tells them apart. */
static bool is_renamed(const programs *p, const program_part *part,
                       const lang_production *made) {
  const lang_sort *s = made->sort;
  const uint32_t first = p->first_production[s->index];
  if (p->plain || !p->alike[first + made->index] || p->shown[first + made->index])
    return false;
  for (uint32_t k = 0; k < made->index; k++)
    if (p->alike[first + k] && !p->shown[first + k] &&
        !value_excludes(&part->value, s->productions.data[k]))
      return true;
  return false;
}

static bool fill_term(programs *p, program_part *part) {
  uint64_t before = part->value.excluded;
  bool goes_on = true;
  part->value.excluded |= forbidden(p, part);
  for (uint32_t k = 0; goes_on && k < part->value.sort->productions.size; k++) {
    const lang_production *made = part->value.sort->productions.data[k];
    if (made->level && !value_excludes(&part->value, made) && !is_renamed(p, part, made))
      goes_on = fill(p, part, made);
  }
  part->value.excluded = before;
  return goes_on;
}

static bool is_narrowed(const programs *, const program_part *answer);

static bool fill_each_way(programs *p, program_part *part) {
  if (part->value.promised && part->value.sort->kind == SORT_TERMS)
    p->lost = p->lost || !is_narrowed(p, part);
  if (part->value.sort->kind == SORT_TERMS)
    return fill_term(p, part);
  bool goes_on = true;
  part->value.open = false;
  for (int64_t n = part->low; n <= part->high && goes_on; n++) {
    part->value.number = n;
    goes_on = search(p);
  }
  part->value.open = true;
  return goes_on;
}

static program_part *first_open(lang_value *v) {
  if (v->open)
    return (program_part *)v;
  program_part *found = NULL;
  for (uint32_t k = 0; v->production && k < v->production->args.size && !found; k++)
    found = first_open(v->args[k]);
  return found;
}

static program_part *first_open_node(lang_value *v) {
  if (v->open)
    return program_sort_is_tree(v->sort) ? (program_part *)v : NULL;
  program_part *found = NULL;
  for (uint32_t k = 0; v->production && k < v->production->args.size && !found; k++)
    found = first_open_node(v->args[k]);
  return found;
}

/* Nodes first: there may be none that fit, and of types there are many. */
static program_part *next_open(lang_value *v) {
  program_part *node = first_open_node(v);
  return node ? node : first_open(v);
}

/* Whether the parts lie in the subsets that the grammar says, as far as is known. */
static bool members_are_in(programs *p) {
  for (uint32_t k = 0; k < p->members.size; k++) {
    const program_member *m = &p->members.data[k];
    if (!value_is_in(p->i, &m->part->value, m->sort))
      return false;
  }
  return true;
}

/* ---- Two open parts that are compared ---- */

/* Whether parts that differ have become the same. */
static bool is_contradicted(const programs *p) {
  vec_each (lang_pair, pair, &p->i->apart)
    if (value_is_identical(pair->one, pair->two))
      return true;
  return false;
}

static bool is_member(const programs *p, const lang_value *v) {
  vec_each (program_member, m, &p->members)
    if (&m->part->value == v)
      return true;
  return false;
}

static void put_in_place(programs *p, lang_value *v, const lang_value *old,
                         lang_value *new) {
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (v->args[k] == old) {
      v->args[k] = new;
      vec_push(&p->linked, &v->args[k]);
    } else
      put_in_place(p, v->args[k], old, new);
}

static void put_in_promises(programs *p, const lang_value *old, lang_value *new) {
  vec_each (lang_promise *, m, &p->promises.made) {
    lang_promise *promise = *m;
    for (uint32_t k = 0; k < promise->in_count + promise->out_count; k++) {
      lang_value **v =
          k < promise->in_count ? &promise->in[k] : &promise->out[k - promise->in_count];
      if (*v == old) {
        *v = new;
        vec_push(&p->linked, v);
      } else
        put_in_place(p, *v, old, new);
    }
  }
}

/* One part for both. What differs from the one differs from the other. */
static bool search_linked(programs *p, program_part *one, program_part *two) {
  uint32_t linked = p->linked.size, apart = p->i->apart.size, depth = two->depth;
  uint64_t excluded = two->value.excluded;
  two->value.excluded |= one->value.excluded;
  two->depth = one->depth < depth ? one->depth : depth;
  put_in_place(p, &p->root->value, &one->value, &two->value);
  put_in_promises(p, &one->value, &two->value);
  for (uint32_t k = 0; k < apart; k++) {
    lang_pair pair = p->i->apart.data[k];
    if (pair.one == &one->value || pair.two == &one->value)
      vec_push(&p->i->apart,
               ((lang_pair){pair.one == &one->value ? pair.two : pair.one, &two->value}));
  }
  bool goes_on = search(p);
  p->i->apart.size = apart;
  for (uint32_t k = linked; k < p->linked.size; k++)
    *p->linked.data[k] = &one->value;
  p->linked.size = linked;
  two->depth = depth;
  two->value.excluded = excluded;
  return goes_on;
}

static bool search_both_ways(programs *p, program_part *one, program_part *two,
                             bool must) {
  bool linked =
      two->value.promised ? search_linked(p, two, one) : search_linked(p, one, two);
  if (!linked || must)
    return linked;
  uint32_t apart = p->i->apart.size;
  vec_push(&p->i->apart, ((lang_pair){&one->value, &two->value}));
  bool goes_on = search(p);
  p->i->apart.size = apart;
  return goes_on;
}

/* ---- Productions that nobody asks for ---- */

/* Productions that may stand in the part, by index. */
static uint64_t possible(const lang_value *v) {
  uint64_t all = 0;
  vec_each (lang_production *, made, &v->sort->productions)
    if ((*made)->level && (*made)->index < 64 && !value_excludes(v, *made))
      all |= (uint64_t)1 << (*made)->index;
  return all;
}

/* Fills in what makes a difference to who asked; what does not is not told apart. */
static bool fill_interesting(programs *p, program_part *part, uint64_t interesting,
                             bool must) {
  lang_value *v = &part->value;
  uint64_t all = possible(v), before = v->excluded;
  interesting &= all;
  if ((!interesting && !must) || interesting == all || v->sort->productions.size > 64)
    return fill_each_way(p, part);
  v->excluded |= ~interesting;
  bool goes_on = fill_each_way(p, part);
  v->excluded = before | interesting;
  goes_on = goes_on && (must || search(p));
  v->excluded = before;
  return goes_on;
}

/* ---- Answers that are promised ---- */

static program_part *keep_part(programs *p, lang_sort *s) {
  program_part *part = new_part(p, s);
  vec_push(&p->kept, part);
  return part;
}

/* The value, for as long as its open parts are what they are. NULL: something open. */
static lang_value *keep(programs *p, const lang_value *v, lang_sort *s) {
  if (v && v->open && !v->of)
    return (lang_value *)v;
  program_part *part = keep_part(p, s);
  if (!v) {
    part->value.promised = true;
    part->depth = p->y->given;
    return &part->value;
  }
  part->value = *v;
  if (v->of)
    part->value.of = keep(p, v->of, v->of->sort);
  if (v->by)
    part->value.by = keep(p, v->by, v->by->sort);
  part->value.kept = true; /* what is certain now may not be when less is known again */
  part->value.given = NULL;
  for (uint32_t k = 0; v->call && k < v->call->args.size; k++)
    part->value.args[k] = keep(p, v->args[k], v->args[k]->sort);
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    part->value.args[k] =
        keep(p, v->args[k], lang_sort_root(v->production->args.data[k]));
  return &part->value;
}

static lang_promise *make_promise(void *context, const lang_promise *question) {
  programs *p = context;
  if (p->promises.made.size == p->once_made.size)
    vec_push(&p->once_made, arena_new(&p->arena, lang_promise));
  lang_promise *made = p->once_made.data[p->promises.made.size];
  *made = *question;
  uint32_t in = 0, out = 0;
  for (uint32_t k = 0; k < made->judgment->args.size; k++) {
    lang_value **v = made->judgment->is_out[k] ? &made->out[out++] : &made->in[in++];
    *v = keep(p, *v, lang_sort_root(made->judgment->args.data[k]));
  }
  vec_push(&p->promises.made, made);
  return made;
}

static void break_promises(programs *p, uint32_t made, uint32_t kept) {
  p->promises.made.size = made;
  while (p->kept.size > kept)
    free_part(p, &p->kept.data[--p->kept.size]->value);
}

static bool has_part(const lang_value *v, const lang_value *part) {
  for (uint32_t k = 0; v->call && k < v->call->args.size; k++)
    if (has_part(v->args[k], part))
      return true;
  if (v->of)
    return has_part(v->of, part) || (v->by && has_part(v->by, part));
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (has_part(v->args[k], part))
      return true;
  return v == part;
}

static program_part *part_about(const lang_promise *m) {
  const lang_value *part = m->in[m->about];
  while (part->of)
    part = part->of;
  return (program_part *)part;
}

/* Where rules pass on what is still to be typed, as a continuation, a promise about one
 * part has others in its question: nothing is known of these before that one is filled. */
static program_part *part_before(const programs *p, program_part *part) {
  vec_each (lang_promise *, m, &p->promises.made)
    for (uint32_t k = 0; k < (*m)->in_count; k++)
      if (k != (*m)->about && part_about(*m)->value.open &&
          has_part((*m)->in[k], &part->value))
        return part_about(*m);
  return part;
}

/* An open part that the answer was promised of; NULL: there is none. */
static program_part *part_with_answer(const programs *p, const program_part *answer) {
  vec_each (lang_promise *, m, &p->promises.made)
    for (uint32_t k = 0; k < (*m)->out_count; k++)
      if (part_about(*m)->value.open && has_part((*m)->out[k], &answer->value))
        return part_about(*m);
  return NULL;
}

/* Whether an answer may be filled in; otherwise the part is that it is about. */
static bool is_narrowed(const programs *p, const program_part *answer) {
  return p->shares[answer->value.sort->index] && !p->wide[answer->value.sort->index] &&
         answer->depth > 0;
}

/* Fills what was needed, or finds out whether two parts are the same. */
static bool search_needed(programs *p) {
  program_part *one = (program_part *)p->i->needed;
  program_part *two = (program_part *)p->i->needed_too;
  uint64_t interesting = p->i->interesting;
  bool must = p->i->must;
  if (two && !is_member(p, &one->value) && !is_member(p, &two->value))
    return search_both_ways(p, one, two, must);
  if (one->value.promised && !is_narrowed(p, one)) {
    program_part *about = part_with_answer(p, one);
    p->lost = p->lost || !about;
    return !about || fill_each_way(p, part_before(p, about));
  }
  if (program_sort_is_tree(one->value.sort) && part_before(p, one) != one)
    return fill_each_way(p, part_before(p, one));
  return interesting && !two ? fill_interesting(p, one, interesting, must)
                             : fill_each_way(p, one);
}

/* Judges the program; fills the part that was needed. False: the search is over. */
static bool search_further(programs *p) {
  if (p->pending.size)
    return fill_pending(p);
  program_part *open = p->plain ? first_open(&p->root->value) : NULL;
  if (open)
    return fill_each_way(p, open);
  if (is_contradicted(p))
    return true;
  if (p->most_nested && program_nesting(p->i->l, &p->root->value) >= p->most_nested)
    return true;
  if ((p->most_kinds || p->most_nested) && !--p->budget)
    return false;
  p->judged++;
  p->all_judged++;
  interpreter_clear(p->i);
  program_answer answer = PROGRAM_NEXT;
  if (members_are_in(p))
    answer = p->judge(p->context, &p->root->value);
  if (p->i->needed)
    return search_needed(p);
  if (answer == PROGRAM_WHOLE) {
    open = next_open(&p->root->value);
    return !open || fill_each_way(p, open);
  }
  return answer != PROGRAM_ENOUGH;
}

static bool search(programs *p) {
  uint32_t made = p->promises.made.size, kept = p->kept.size;
  bool goes_on = search_further(p);
  break_promises(p, made, kept);
  return goes_on;
}

void programs_search(programs *p, lang_sort *s, uint32_t nodes, uint32_t positions,
                     bool plain) {
  p->nodes = nodes;
  p->positions = positions;
  p->plain = plain;
  p->i->shares = plain ? NULL : p->shares;
  p->promises.make = make_promise;
  p->promises.context = p;
  p->i->promises = plain || p->i->l->goal->kind != GOAL_SOUND ? NULL : &p->promises;
  p->root = new_part(p, s);
  p->root->position = 1;
  p->root->depth = p->y->given;
  p->used = program_sort_is_counted(p, s) ? p->least[lang_sort_root(s)->index] : 0;
  if (p->used <= nodes)
    search(p);
  free_part(p, &p->root->value);
}
