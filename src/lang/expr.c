/* Expressions: new ones, and whether two are the same. */
#include "lang/terms.h"

#include <string.h>

lang_expr *lang_expr_new(language *l, lang_expr_kind kind, lang_sort *s, uint32_t token) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  e->kind = kind;
  e->sort = s;
  e->at = lang_place(l, token);
  return e;
}

bool lang_expr_same(const lang_expr *a, const lang_expr *b) {
  bool same =
      a->kind == b->kind && a->sort == b->sort && a->production == b->production &&
      a->function == b->function && a->number == b->number &&
      a->operator== b->operator&& a->count == b->count &&(
          a->meta == b->meta || (a->meta && b->meta && !strcmp(a->meta, b->meta)));
  for (uint32_t i = 0; same && i < a->count; i++)
    same = lang_expr_same(a->args[i], b->args[i]);
  return same;
}
