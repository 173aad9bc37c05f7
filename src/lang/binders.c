/* What stands behind an alternative: (binds x in M), (left), (right). */
#include "lang/binders.h"

#include "lang/items.h"
#include "lang/terms.h"

#include <ctype.h>
#include <string.h>

/* The argument that is written so; `x` may be said of `x ...`. */
static int argument_written(language *l, const lang_production *p, const char *meta) {
  const char *many = arena_print(&l->arena, "%s...", meta);
  int arg = 0;
  vec_each (lang_item, i, &p->items)
    if (i->sort) {
      if (!strcmp(i->meta, meta) || !strcmp(i->meta, many))
        return arg;
      arg++;
    }
  return -1;
}

/* The element of the group that the argument is; NULL: it is none. */
static lang_production *element_of(const lang_production *p, uint32_t arg) {
  const lang_sort *s = p->args.data[arg];
  return s->element && s->element->is_group && s->element->productions.size
             ? s->element->productions.data[0]
             : NULL;
}

/* The group in which it is written; -1: it is in none. */
static int group_with(language *l, const lang_production *p, const char *meta) {
  for (uint32_t a = 0; a < p->args.size; a++) {
    const lang_production *element = element_of(p, a);
    if (element && argument_written(l, element, meta) >= 0)
      return (int)a;
  }
  return -1;
}

/* The same; t2 is the second t where all are written `t`. */
static int argument_called(language *l, const lang_production *p, const char *meta) {
  int arg = argument_written(l, p, meta);
  size_t letters = strlen(meta) ? strlen(meta) - 1 : 0;
  if (arg >= 0 || !letters || !isdigit((unsigned char)meta[letters]) ||
      isdigit((unsigned char)meta[letters - 1]))
    return arg;
  if (group_with(l, p, meta) >= 0)
    return group_with(l, p, meta);
  int number = meta[letters] - '0';
  arg = 0;
  vec_each (lang_item, i, &p->items)
    if (i->sort) {
      bool alike = strlen(i->meta) == letters && !strncmp(i->meta, meta, letters);
      if (alike && !--number)
        return arg;
      arg++;
    }
  return group_with(l, p, meta);
}

typedef struct binders { /* some names, and the parts they are bound in */
  uint32_t names, scope;
  bool in;
} binders;

static void add_binders(lang_production *p, binders *b) {
  for (uint32_t a = 0; a < p->args.size; a++)
    if (b->names >> a & 1 && p->args.data[a]->kind == SORT_NAMES) {
      p->binds[a] |= b->scope;
      p->args.data[a]->bound = true;
    } else if (b->names >> a & 1) {
      p->gathers[a] |= b->scope;
      p->binds_many = true;
    }
  *b = (binders){0};
}

/* binds x, y in M, N, z in P; 'binds' may be said again. What binds and is no name is a
 * sequence or a pattern: all names in it. */
static bool read_binders(language *l, diag_sink *sink, lang_production *p, uint32_t first,
                         uint32_t last) {
  binders b = {0};
  for (uint32_t i = first; i < last; i++) {
    if (lang_is(l, i, "binds"))
      add_binders(p, &b);
    else if (lang_is(l, i, "in"))
      b.in = true;
    else if (!lang_is(l, i, ",") && !lang_is(l, i, "and")) {
      int arg = argument_called(l, p, l->tokens.data[i].text);
      bool name = arg >= 0 && (p->args.data[arg]->kind == SORT_NAMES ||
                               (b.in && i + 1 < last && lang_is(l, i + 1, "in")));
      bool binds = arg >= 0 && p->args.data[arg]->kind != SORT_INTS;
      if (arg < 0 || (!b.in && !binds)) {
        bool in_another = false;
        vec_each (lang_production *, other, &p->sort->productions)
          in_another =
              in_another || argument_called(l, *other, l->tokens.data[i].text) >= 0;
        lang_error(l, sink, i,
                   "'%s' is no %s of this alternative; parts of one sort are told apart "
                   "by digits: let x = M1 in M2 (binds x in M2)%s",
                   l->tokens.data[i].text, b.in ? "part" : "name",
                   in_another ? "; a bar that does not divide alternatives is quoted: '|'"
                              : "");
        return false;
      }
      if (b.in && name)
        add_binders(p, &b);
      *(b.in ? &b.scope : &b.names) |= 1u << arg;
    }
  }
  add_binders(p, &b);
  return true;
}

/* What binds within one element, `case M of (l x => N) , ...`; else the alternative. */
static lang_production *binding_part(language *l, lang_production *p, uint32_t first,
                                     uint32_t last) {
  int group = -1;
  for (uint32_t i = first; i < last; i++) {
    if (lang_is(l, i, "binds") || lang_is(l, i, "in") || lang_is(l, i, ",") ||
        lang_is(l, i, "and"))
      continue;
    int in = group_with(l, p, l->tokens.data[i].text);
    if (in < 0 || (group >= 0 && in != group))
      return p;
    group = in;
  }
  return group < 0 ? p : element_of(p, (uint32_t)group);
}

bool lang_annotations_read(language *l, lang_production *p, uint32_t at, uint32_t last,
                           diag_sink *sink) {
  while (at < last) {
    uint32_t end = lang_bracket_end(l, at, last);
    if (!end || !lang_is(l, at, "(")) {
      lang_error(l, sink, at, "behind an alternative: (binds x in M), (left) or (right)");
      return false;
    }
    if (lang_is(l, at + 1, "right"))
      p->right = true;
    else if (lang_is(l, at + 1, "left"))
      p->right = false;
    else if (!read_binders(l, sink, binding_part(l, p, at + 2, end - 1), at + 2, end - 1))
      return false;
    at = end;
  }
  return true;
}
