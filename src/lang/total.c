/* A function is total if
 * - its equations leave nothing out: patterns are divided by the productions
 *   of an argument, until an equation takes all that is left; equations with a metavariable
 *   twice, or of a subset, count as if they were not there;
 * - all of its equations, also those, have no premises and give a value if they apply: signs,
 *   metavariables, and calls of functions that are total;
 * - it ends: it calls itself only with a part of one and the same argument, and others that
 *   were found total before it.
 */
#include "lang/total.h"

#include "lang/layout.h"
#include "lang/terms.h"

#include <string.h>

enum { MOST_ROWS = 64, MOST_COLUMNS = 24, MOST_SPLITS = 12 };

typedef struct row { /* of an equation: a pattern for each column, NULL: anything */
  const lang_expr *columns[MOST_COLUMNS];
} row;

/* Whether the pattern takes everything, or everything of a production. */
static bool is_plain(const lang_expr *x, const char **seen, uint32_t *count) {
  if (x->kind == EXPR_ANY)
    return true;
  if (x->kind == EXPR_META) {
    for (uint32_t k = 0; k < *count; k++)
      if (!strcmp(seen[k], x->meta))
        return false;
    if (*count == MOST_COLUMNS || x->sort->base)
      return false;
    seen[(*count)++] = x->meta;
    return true;
  }
  if (x->kind != EXPR_MAKE)
    return false;
  for (uint32_t k = 0; k < x->count; k++)
    if (x->production->args.data[k]->base || !is_plain(x->args[k], seen, count))
      return false;
  return true;
}

static bool takes_all(const row *r, uint32_t columns) {
  for (uint32_t k = 0; k < columns; k++)
    if (r->columns[k])
      return false;
  return true;
}

static bool covers(const row *rows, uint32_t count, uint32_t columns, uint32_t splits);

/* Rows for terms of the production in the column: its arguments become columns. */
static bool covers_production(const row *rows, uint32_t count, uint32_t columns,
                              uint32_t splits, uint32_t column,
                              const lang_production *made) {
  row inner[MOST_ROWS];
  uint32_t inner_count = 0;
  if (columns + made->args.size > MOST_COLUMNS)
    return false;
  for (uint32_t r = 0; r < count; r++) {
    const lang_expr *x = rows[r].columns[column];
    if (x && x->production != made)
      continue;
    row *to = &inner[inner_count++];
    *to = rows[r];
    to->columns[column] = NULL;
    for (uint32_t k = 0; k < made->args.size; k++) {
      const lang_expr *arg = x ? x->args[k] : NULL;
      to->columns[columns + k] = arg && arg->kind == EXPR_MAKE ? arg : NULL;
    }
  }
  return covers(inner, inner_count, columns + made->args.size, splits - 1);
}

static bool covers(const row *rows, uint32_t count, uint32_t columns, uint32_t splits) {
  if (!count || !splits)
    return false;
  if (takes_all(&rows[0], columns))
    return true;
  uint32_t column = 0;
  while (!rows[0].columns[column])
    column++;
  const lang_sort *s = lang_sort_root(rows[0].columns[column]->sort);
  vec_each (lang_production *, made, &s->productions)
    if ((*made)->level && !covers_production(rows, count, columns, splits, column, *made))
      return false;
  return true;
}

static bool leaves_nothing_out(const lang_function *f) {
  row rows[MOST_ROWS] = {{{NULL}}};
  uint32_t count = 0;
  vec_each (lang_rule *, r, &f->rules) {
    const char *seen[MOST_COLUMNS];
    uint32_t metas = 0;
    bool plain = !(*r)->premises.size && count < MOST_ROWS;
    for (uint32_t k = 0; k < (*r)->in_count && plain; k++)
      plain = is_plain((*r)->in[k], seen, &metas);
    if (!plain)
      continue;
    for (uint32_t k = 0; k < (*r)->in_count; k++)
      rows[count].columns[k] = (*r)->in[k]->kind == EXPR_MAKE ? (*r)->in[k] : NULL;
    count++;
  }
  return covers(rows, count, f->args.size, MOST_SPLITS);
}

/* ---- What equations give ---- */

static bool is_inside(const lang_expr *pattern, const char *meta) {
  for (uint32_t k = 0; pattern->kind == EXPR_MAKE && k < pattern->count; k++) {
    const lang_expr *x = pattern->args[k];
    if ((x->kind == EXPR_META && !strcmp(x->meta, meta)) || is_inside(x, meta))
      return true;
  }
  return false;
}

/* smaller: arguments, by index, that are parts of themselves in every call so far. */
static bool gives(const lang_function *f, const lang_rule *r, const lang_expr *x,
                  uint32_t *smaller) {
  if (x->kind == EXPR_META || x->kind == EXPR_NUMBER)
    return true;
  if (x->kind != EXPR_MAKE && x->kind != EXPR_CALL)
    return false;
  if (x->kind == EXPR_CALL && x->function != f && !x->function->total)
    return false;
  for (uint32_t k = 0; k < x->count; k++) {
    if (!gives(f, r, x->args[k], smaller))
      return false;
    if (x->kind == EXPR_CALL && x->function == f &&
        (x->args[k]->kind != EXPR_META || !is_inside(r->in[k], x->args[k]->meta)))
      *smaller &= ~(1U << k);
  }
  return true;
}

static bool is_total(const lang_function *f) {
  uint32_t smaller = (1U << f->args.size) - 1;
  if (lang_shape_of(f->result) != SHAPE_PACKED || f->result->base || !f->args.size)
    return false;
  vec_each (lang_rule *, r, &f->rules)
    if ((*r)->premises.size || !gives(f, *r, (*r)->out[0], &smaller))
      return false;
  return smaller && leaves_nothing_out(f);
}

/* More and more, until nothing changes. */
void lang_find_total(language *l) {
  vec_each (lang_function *, f, &l->functions)
    (*f)->total = false;
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_function *, f, &l->functions)
      if (!(*f)->total && is_total(*f))
        more = (*f)->total = true;
  }
}
