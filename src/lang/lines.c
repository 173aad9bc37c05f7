/* Rules as papers and textbooks draw them,
 *
 *     G |- M : S -> T    G |- N : S
 *     ----------------------------- [app]
 *     G |- M N : T
 *
 * become the tokens `[app] G |- M : S -> T, G |- N : S => G |- M N : T` before anything else
 * looks at them. Premises are the lines that stand directly above the line, back to an empty
 * one, to the conclusion before, or to the head of the section; each is one, and so is
 * what stands apart within one. The conclusion is what is directly below: its first
 * line, and those that are indented deeper. Behind or before the line is the label: [app],
 * (app), app or :: app; or [app] begins the premises, or the line of the label alone. What else stands
 * behind the line is a side condition, `---- [app]  x != y` or `---- if x != y`; it becomes `where x != y`. */
#include "lang/lines.h"

#include "lang/items.h"
#include "lang/letters.h"
#include "lang/terms.h"

#include <assert.h>
#include <string.h>

typedef struct text_line {
  uint32_t first, last; /* tokens */
  uint32_t bar;         /* the token that is drawn; last: there is none */
  uint32_t label, label_end;
  uint32_t side, side_end; /* the side condition */
} text_line;

typedef struct drawn {
  language *l;
  diag_sink *sink;
  vector(text_line) lines;
  lang_token_vector tokens; /* as they are written anew */
} drawn;

static const lang_token *token(const drawn *d, uint32_t i) {
  return &d->l->tokens.data[i];
}

static bool is_bar(const lang_token *t) {
  size_t length = strlen(t->text);
  return t->kind == LANG_SIGN && !t->quoted && t->length > 2 &&
         (strspn(t->text, "-") == length || strspn(t->text, "=") == length ||
          lang_is_line(t->text));
}

/* The label between these tokens, without its brackets. */
static bool find_label(const drawn *d, text_line *line, uint32_t first, uint32_t last) {
  static const char *const brackets[] = {"[]", "()"};
  for (size_t k = 0; k < 2; k++)
    if (last - first > 2 && token(d, first)->text[0] == brackets[k][0] &&
        token(d, last - 1)->text[0] == brackets[k][1]) {
      first++;
      last--;
    }
  if (first < last && lang_is(d->l, first, "::"))
    first++;
  for (uint32_t i = first; i < last; i++)
    if (i > first &&
        token(d, i)->column != token(d, i - 1)->column + token(d, i - 1)->length)
      return false;
  line->label = first;
  line->label_end = last;
  return first == last || token(d, first)->kind != LANG_SIGN || token(d, first)->quoted ||
         (last - first == 2 && token(d, last - 1)->kind == LANG_WORD); /* ->I, /\E */
}

/* Behind the line, and behind a label in brackets. */
static bool find_side(const drawn *d, text_line *line, uint32_t first, uint32_t last) {
  uint32_t end = lang_is(d->l, first, "[") || lang_is(d->l, first, "(")
                     ? lang_bracket_end(d->l, first, last)
                     : 0;
  if (end && end < last && find_label(d, line, first, end))
    first = end;
  else
    line->label = line->label_end = first;
  bool said = lang_is(d->l, first, "if") || lang_is(d->l, first, "where");
  line->side = first + said;
  line->side_end = last;
  if (lang_is(d->l, line->side, "(") &&
      lang_bracket_end(d->l, line->side, last) == last) {
    line->side++;
    line->side_end--;
  }
  return line->side + 1 < line->side_end;
}

static void find_bar(const drawn *d, text_line *line) {
  line->bar = line->last;
  uint32_t first = line->first, last = line->last;
  if (is_bar(token(d, first)) &&
      (find_label(d, line, first + 1, last) || find_side(d, line, first + 1, last)))
    line->bar = first;
  else if (is_bar(token(d, last - 1)) && last - first > 3 && lang_is(d->l, first, "[") &&
           find_label(d, line, first, last - 1))
    line->bar = last - 1;
}

static void find_lines(drawn *d) {
  for (uint32_t i = 0; token(d, i)->kind != LANG_END;) {
    text_line line = {.first = i};
    do
      i++;
    while (token(d, i)->kind != LANG_END && token(d, i)->line == token(d, i - 1)->line);
    line.last = i;
    find_bar(d, &line);
    vec_push(&d->lines, line);
  }
}

static bool has_bar(const text_line *line) {
  return line->bar < line->last;
}

/* Whether line i stands directly below the one before. */
static bool is_below(const drawn *d, uint32_t i) {
  return token(d, d->lines.data[i].first)->line ==
         token(d, d->lines.data[i - 1].first)->line + 1;
}

static uint32_t column(const drawn *d, uint32_t line) {
  return token(d, d->lines.data[line].first)->column;
}

static bool heads_section(const drawn *d, uint32_t line) {
  return lang_heads_section(d->l, d->lines.data[line].first);
}

/* Behind the label [app] with which the line begins; 0: it begins with none. */
static uint32_t label_in_front(const drawn *d, uint32_t line) {
  uint32_t first = d->lines.data[line].first, last = d->lines.data[line].last;
  uint32_t end = lang_is(d->l, first, "[") ? lang_bracket_end(d->l, first, last) : 0;
  text_line label = {0};
  return end && end - first > 2 && token(d, first + 1)->kind == LANG_WORD &&
                 find_label(d, &label, first, end)
             ? end
             : 0;
}

/* The first line of the premises above the bar, none of them before `lowest`. A line that
 * begins with a label is the first of them, or, where the bar has a label, another rule. */
static uint32_t premises_of(const drawn *d, uint32_t bar, uint32_t lowest) {
  const text_line *line = &d->lines.data[bar];
  bool labelled = line->label < line->label_end;
  uint32_t first = bar;
  while (first > lowest && is_below(d, first) && !heads_section(d, first - 1)) {
    bool label = label_in_front(d, first - 1);
    if (label && labelled)
      break;
    first--;
    if (label)
      break;
  }
  return first;
}

/* Behind the conclusion, which begins below the bar. Where the next bar follows without an
 * empty line, what is between belongs to that. */
static uint32_t conclusion_end(const drawn *d, uint32_t bar) {
  uint32_t first = bar + 1, end = first + 1, near = first + 1;
  while (near < d->lines.size && is_below(d, near) && !heads_section(d, near) &&
         !has_bar(&d->lines.data[near]))
    near++;
  if (near < d->lines.size && has_bar(&d->lines.data[near]) && is_below(d, near))
    return end;
  while (end < near && column(d, end) > column(d, first))
    end++;
  return end;
}

static void add(drawn *d, const lang_token *t) {
  lang_token copy = *t;
  copy.first = copy.begins = false;
  vec_push(&d->tokens, copy);
}

/* A sign that nobody wrote, behind the token. */
static void add_sign(drawn *d, const char *text, const lang_token *behind) {
  lang_token t = {.kind = LANG_SIGN,
                  .text = text,
                  .line = behind->line,
                  .column = behind->column + behind->length,
                  .length = (uint32_t)strlen(text)};
  vec_push(&d->tokens, t);
}

static bool is_operator(const lang_token *t) {
  return t->kind == LANG_SIGN && !t->quoted && !strchr("()[]{}.\\", t->text[0]);
}

bool lang_is_apart(const lang_token *before, const lang_token *t) {
  uint32_t gap = t->column - before->column - before->length;
  return t->line != before->line || gap > 2 ||
         (gap == 2 && !is_operator(before) && !is_operator(t));
}

static void add_premises(drawn *d, uint32_t first, uint32_t last) {
  assert(first < last && "there are premises");
  int depth = 0;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = token(d, i), *before = i > first ? t - 1 : NULL;
    bool comma = lang_is(d->l, i, ",") || (before && lang_is(d->l, i - 1, ","));
    if (before && !depth && !comma && lang_is_apart(before, t))
      add_sign(d, ",", before);
    if (!t->quoted && strlen(t->text) == 1)
      depth += strchr("([{", *t->text) ? 1 : strchr(")]}", *t->text) ? -1 : 0;
    add(d, t);
  }
}

static void add_word(drawn *d, const char *text, const lang_token *at) {
  lang_token word = {.kind = LANG_WORD,
                     .text = text,
                     .line = at->line,
                     .column = at->column,
                     .length = at->length};
  vec_push(&d->tokens, word);
}

static void add_label(drawn *d, const text_line *line) {
  const lang_token *at = token(d, line->label);
  const char *text = "";
  for (uint32_t i = line->label; i < line->label_end; i++)
    text = arena_print(&d->l->arena, "%s%s", text, token(d, i)->text);
  add_sign(d, "[", at);
  add_word(d, text, at);
  add_sign(d, "]", at);
}

static void copy_lines(drawn *d, uint32_t first, uint32_t last) {
  for (uint32_t i = first; i < last; i++)
    for (uint32_t t = d->lines.data[i].first; t < d->lines.data[i].last; t++)
      vec_push(&d->tokens, *token(d, t));
}

/* The rule around the bar; sets *done to the line behind it. */
static bool read_rule(drawn *d, uint32_t bar, uint32_t *done) {
  const text_line *line = &d->lines.data[bar];
  if (bar + 1 == d->lines.size || !is_below(d, bar + 1) || heads_section(d, bar + 1) ||
      has_bar(line + 1)) {
    lang_error(d->l, d->sink, line->bar,
               "below this line the conclusion of a rule is expected");
    return false;
  }
  uint32_t premises = premises_of(d, bar, *done);
  copy_lines(d, *done, premises);
  *done = conclusion_end(d, bar);
  uint32_t first = d->tokens.size, from = d->lines.data[premises].first;
  uint32_t behind = premises < bar ? label_in_front(d, premises) : 0;
  if (behind)
    find_label(d, &d->lines.data[bar], from, behind);
  if (line->label < line->label_end)
    add_label(d, line);
  from = behind ? behind : from;
  for (uint32_t k = premises; k + 1 < bar; k++)
    vec_push(&d->l->stacked, token(d, d->lines.data[k].first)->line);
  if (premises < bar && from < line->first) {
    add_premises(d, from, line->first);
    add_sign(d, "=>", token(d, line->bar));
  }
  for (uint32_t i = d->lines.data[bar + 1].first; i < d->lines.data[*done - 1].last; i++)
    add(d, token(d, i));
  if (line->side < line->side_end)
    add_word(d, "where", token(d, line->side));
  for (uint32_t i = line->side; i < line->side_end; i++)
    add(d, token(d, i));
  d->tokens.data[first].first = d->tokens.data[first].begins = true;
  if (*done <
      d->lines.size) /* what comes next is no part of it, however it is indented */
    d->l->tokens.data[d->lines.data[*done].first].begins = true;
  return true;
}

bool lang_lines_read(language *l, diag_sink *sink) {
  drawn d = {.l = l, .sink = sink};
  bool fine = true, any = false;
  uint32_t done = 0;
  find_lines(&d);
  for (uint32_t i = 0; fine && i < d.lines.size; i++)
    if (has_bar(&d.lines.data[i])) {
      any = true;
      fine = read_rule(&d, i, &done);
    }
  if (fine && any) {
    copy_lines(&d, done, d.lines.size);
    vec_push(&d.tokens, *vec_last(&l->tokens));
    lang_token_vector old = l->tokens;
    l->tokens = d.tokens;
    d.tokens = old;
  }
  vec_release(&d.tokens);
  vec_release(&d.lines);
  return fine;
}
