/* Terms as text, and back. */
#include "lang/interpret.h"
#include "lang/interpret_internal.h"

#include "lang/lexer.h"
#include "lang/terms.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Printing ---- */

static bool tight_before(const char *sign) {
  return sign[0] && !sign[1] && strchr(".,;)", sign[0]);
}

static bool is_open(const lang_value *v) {
  return v->production && (v->production->open_left || v->production->open_right);
}

/* Several words, with no brackets around them. */
static bool is_long(const lang_value *v) {
  const lang_production *p = v->production;
  if (p && p->items.size == 1 && p->args.size == 1)
    return is_long(v->args[0]);
  return p && p->items.size > 1 &&
         !(p->items.data[0].literal && strchr("([{<", p->items.data[0].literal[0]));
}

/* Terms side by side are kept apart. */
static bool is_beside(const lang_production *p, uint32_t item) {
  return (item && p->items.data[item - 1].sort) ||
         (item + 1 < p->items.size && p->items.data[item + 1].sort);
}

static void print_part(const lang_value *v, bool edge, bool beside, FILE *out);

/* The elements, as they are read. */
static void print_sequence(const lang_value *v, FILE *out) {
  const char *separator = v->sort->separator;
  for (; v->production && v->production->args.size; v = v->args[1]) {
    print_part(v->args[0], !separator, !separator, out);
    if (v->args[1]->production && v->args[1]->production->args.size)
      fprintf(out, "%s ", separator ? separator : "");
  }
}

bool lang_value_is_nothing(const lang_value *v) {
  return v->sort->element && v->production && !v->production->args.size;
}

static void print_part(const lang_value *v, bool edge, bool beside, FILE *out) {
  if (v->sort->element) {
    print_sequence(v, out);
    return;
  }
  bool parentheses = (edge && is_open(v)) || (beside && is_long(v));
  if (parentheses)
    fputc('(', out);
  lang_value_print(v, out);
  if (parentheses)
    fputc(')', out);
}

/* What the text of the value begins or ends with; 0: not known. */
static char edge_of(const lang_value *v, bool last) {
  assert(v && v->sort);
  if (v->sort->element)
    return 0;
  if (!v->production) {
    if (v->sort->kind == SORT_NAMES && !last)
      return v->sort->name[0];
    if (v->number < 0 && !last)
      return '-';
    return '0';
  }
  const lang_production *p = v->production;
  const lang_item *item = &p->items.data[last ? p->items.size - 1 : 0];
  if (item->literal)
    return item->literal[last ? strlen(item->literal) - 1 : 0];
  assert(p->args.size && "there is a part at the edge");
  return edge_of(v->args[last ? p->args.size - 1 : 0], last);
}

/* Whether the sign would be read as going on with this. */
static bool goes_on(const char *sign, char with) {
  return !with || (!isalnum((unsigned char)with) && !strchr("()[]{},;.\\_", with) &&
                   !strchr("()[]{},;.\\", *sign));
}

/* Whether the two parts of a template stand side by side as they do in the grammar. next: the
 * value of the second; last: of the first. */
static bool are_tight(const lang_item *a, const lang_item *b, const lang_value *last,
                      const lang_value *next) {
  if (!b->tight || (a->sort && b->sort))
    return false;
  if (a->sort)
    return !goes_on(b->literal, edge_of(last, true));
  return !b->sort || !goes_on(a->literal, edge_of(next, false));
}

/* Whether a blank usually belongs between two parts of a template. */
static bool blank_between(const lang_item *a, const lang_item *b) {
  if (a->literal && (!strcmp(a->literal, "\\") || !strcmp(a->literal, "(") ||
                     (!strcmp(a->literal, ":") && b->sort)))
    return false;
  return !b->literal ||
         !(tight_before(b->literal) || (!strcmp(b->literal, ":") && a->sort));
}

/* Names that rules have made are numbered as they are printed: x_1, x_2. */
static void print_name(const lang_value *v, FILE *out) {
  lang_sort *s = v->sort;
  uint32_t k = 0;
  while (k < s->shown_count && s->shown[k] != v->number)
    k++;
  if (v->number >= LANG_NEW_NAMES && k == s->shown_count && k < LANG_SHOWN)
    s->shown[s->shown_count++] = v->number;
  if (v->number < LANG_NEW_NAMES || k == LANG_SHOWN)
    fprintf(out, "%s%lld", s->name, (long long)v->number);
  else
    fprintf(out, "%s_%u", s->name, k + 1);
}

/* Whether it is read as this part without parentheses (level_of_part in terms.c):
 * f x y, T -> T -> T, G, x:T, y:T, \x. \y. M. */
static bool associates(const lang_production *p, uint32_t item, const lang_value *v) {
  bool left = item == 0 && p->open_left && !p->right;
  bool right = item + 1 == p->items.size && p->open_right && (p->right || !p->open_left);
  return v->production == p && (left || right);
}

static void print_item(const lang_value *v, uint32_t item, uint32_t arg, FILE *out) {
  const lang_production *p = v->production;
  bool edge = p->items.size > 1 && (item == 0 || item + 1 == p->items.size);
  if (associates(p, item, v->args[arg]))
    lang_value_print(v->args[arg], out);
  else
    print_part(v->args[arg], edge, is_beside(p, item), out);
}

void lang_value_print(const lang_value *v, FILE *out) {
  const lang_production *p = v->production;
  if (!p) {
    if (v->sort->kind == SORT_NAMES)
      print_name(v, out);
    else
      fprintf(out, "%lld", (long long)v->number);
    return;
  }
  if (v->sort->element) {
    print_sequence(v, out);
    return;
  }
  uint32_t arg = 0;
  for (uint32_t i = 0; i < p->items.size; i++) {
    const lang_item *item = &p->items.data[i];
    bool nothing = item->sort && lang_value_is_nothing(v->args[arg]);
    if (i && !nothing && blank_between(item - 1, item) &&
        !are_tight(item - 1, item, arg ? v->args[arg - 1] : NULL,
                   item->sort ? v->args[arg] : NULL))
      fputc(' ', out);
    if (item->literal)
      fputs(item->literal, out);
    else
      print_item(v, i, arg++, out);
  }
}

/* ---- Reading ---- */

static lang_value *from_expr(interpreter *i, const lang_expr *x) {
  if (x->kind == EXPR_META) {
    const char *digits = x->meta + strcspn(x->meta, "0123456789");
    return x->sort->kind == SORT_NAMES ? value_number(i, x->sort, atoll(digits)) : NULL;
  }
  if (x->kind == EXPR_NUMBER)
    return value_number(i, x->sort, x->number);
  if (x->kind != EXPR_MAKE)
    return NULL;
  lang_value *v = value_new(i, x->sort, x->production);
  for (uint32_t k = 0; k < x->count; k++) {
    v->args[k] = from_expr(i, x->args[k]);
    if (!v->args[k])
      return NULL;
  }
  return v;
}

static void nobody(diag_sink *sink, diag_severity severity, place at, const char *text) {
  (void)sink, (void)severity, (void)at, (void)text;
}

lang_value *interpreter_read(interpreter *i, const char *text) {
  language *l = i->l;
  lang_token_vector own = l->tokens;
  const char *own_text = l->text;
  diag_sink silent = {.report = nobody};
  lang_parser p;
  l->tokens = (lang_token_vector){0};
  l->text = text;
  lang_parser_init(&p, l, &silent);
  lang_expr *x =
      lang_tokens_read(l, &silent)
          ? lang_term_read(&p, l->reductions.data[0]->sort, 0, l->tokens.size - 1)
          : NULL;
  lang_value *v = x && !p.one ? from_expr(i, x) : NULL;
  lang_parser_release(&p);
  vec_release(&l->tokens);
  l->tokens = own;
  l->text = own_text;
  return v;
}
