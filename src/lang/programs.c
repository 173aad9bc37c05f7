/* All programs of so many nodes, and all types within the bounds: lists that are made
 * from lists of smaller ones and remembered. A binder is named by how many stand around
 * it. */
#include "lang/programs.h"
#include "lang/interpret.h"
#include "lang/interpret_internal.h"

#include "lang/terms.h"

#include <string.h>

void programs_init(programs *p, interpreter *i, const lang_layout *y) {
  *p = (programs){.i = i, .y = y};
}

void programs_release(programs *p) {
  vec_each (program_list, k, &p->lists)
    vec_release(&k->values);
  vec_release(&p->lists);
}

static uint32_t list_at(programs *p, lang_sort *s, uint32_t size, const uint32_t *around);

static bool is_tree(const lang_sort *s) {
  return lang_shape_of(s) == SHAPE_TREE;
}

/* Names that may stand here. */
static void names_here(programs *p, const lang_production *made, uint32_t arg,
                       const uint32_t *around, int64_t *low, int64_t *high) {
  const lang_sort *s = made->args.data[arg];
  *low = 0;
  *high = (int64_t)s->names - 1;
  if (made->binds[arg]) {
    uint32_t before = 0;
    for (uint32_t b = 0; b < arg; b++)
      before += made->binds[b] && made->args.data[b] == s;
    *low = around[s->index] + before;
    *high = *low < s->names ? *low : *low - 1;
  } else if (s->bound && is_tree(made->sort))
    *high = (int64_t)around[s->index] - 1;
  (void)p;
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

typedef struct making {
  programs *p;
  const lang_production *made;
  const uint32_t *around;
  uint32_t list; /* where to */
  lang_value *args[LANG_ARGS];
} making;

static void fill(making *m, uint32_t arg, uint32_t nodes);

static void fill_with(making *m, uint32_t arg, uint32_t left, uint32_t from) {
  lang_sort *s = m->made->args.data[arg];
  for (uint32_t k = 0; k < m->p->lists.data[from].values.size; k++) {
    m->args[arg] = m->p->lists.data[from].values.data[k];
    if (s->base && !value_is_in(m->p->i, m->args[arg], s))
      continue;
    fill(m, arg + 1, left);
  }
}

/* Trees left for the arguments from arg on. */
static uint32_t trees_from(const lang_production *made, uint32_t arg) {
  uint32_t count = 0;
  for (; arg < made->args.size; arg++)
    count += is_tree(made->args.data[arg]);
  return count;
}

/* Arguments from arg on; trees among them have `nodes` nodes together. */
static void fill(making *m, uint32_t arg, uint32_t nodes) {
  const lang_production *made = m->made;
  if (arg == made->args.size) {
    if (nodes)
      return;
    lang_value *v = value_new(m->p->i, made->sort, made);
    memcpy(v->args, m->args, sizeof v->args);
    vec_push(&m->p->lists.data[m->list].values, v);
    return;
  }
  lang_sort *s = made->args.data[arg];
  if (s->kind != SORT_TERMS) {
    int64_t low = s->low, high = s->high;
    if (s->kind == SORT_NAMES)
      names_here(m->p, made, arg, m->around, &low, &high);
    for (int64_t n = low; n <= high; n++) {
      m->args[arg] = value_number(m->p->i, s, n);
      fill(m, arg + 1, nodes);
    }
  } else if (!is_tree(s)) /* packed: by depth, which `around` does not change */
    fill_with(
        m, arg, nodes,
        list_at(m->p, lang_sort_root(s),
                is_tree(made->sort) ? m->p->y->given : m->p->lists.data[m->list].size - 1,
                m->around));
  else {
    uint32_t later = trees_from(made, arg + 1), inner[PROGRAM_SORTS];
    scope_of(made, arg, m->around, inner);
    for (uint32_t n = later ? 1 : nodes; n && n + later <= nodes; n++)
      fill_with(m, arg, nodes - n, list_at(m->p, lang_sort_root(s), n, inner));
  }
}

/* Terms of a tree sort with exactly `size` nodes; of a packed one no deeper than it. */
static uint32_t list_at(programs *p, lang_sort *s, uint32_t size,
                        const uint32_t *around) {
  for (uint32_t k = 0; k < p->lists.size; k++) {
    const program_list *known = &p->lists.data[k];
    if (known->sort == s && known->size == size &&
        (!is_tree(s) || !memcmp(known->around, around, sizeof known->around)))
      return k;
  }
  program_list list = {.sort = s, .size = size};
  memcpy(list.around, around, sizeof list.around);
  vec_push(&p->lists, list);
  uint32_t at = p->lists.size - 1;
  if (!size)
    return at;
  vec_each (lang_production *, made, &s->productions)
    if ((*made)->level) {
      making m = {.p = p, .made = *made, .around = list.around, .list = at};
      uint32_t trees = trees_from(*made, 0);
      if (is_tree(s) ? (trees ? size > trees : size == 1) : true)
        fill(&m, 0, is_tree(s) ? size - 1 : 0);
    }
  return at;
}

const value_vector *programs_of(programs *p, lang_sort *s, uint32_t nodes) {
  uint32_t around[PROGRAM_SORTS] = {0};
  assert(p->i->l->sorts.size <= PROGRAM_SORTS);
  uint32_t list = list_at(p, s, nodes, around); /* may move the lists */
  return &p->lists.data[list].values;
}
