/* Lines that both texts have in one order, as many as possible, by the table of longest
 * common subsequences of what lies between the first and the last difference. Texts are
 * sources with a few changes: the table is small. */
#include "base/line_diff.h"

#include "base/memory.h"
#include "base/vector.h"

#include <stdbool.h>
#include <string.h>

enum { CONTEXT = 3 };

typedef struct line {
  const char *text;
  size_t length; /* with its line end, if it has one */
} line;
typedef vector(line) line_vector;

/* One line of the result: kept (' '), removed ('-'), added ('+'). */
typedef struct step {
  char sign;
  line line;
} step;
typedef vector(step) step_vector;

static void split(const char *text, line_vector *out) {
  while (*text) {
    size_t length = strcspn(text, "\n");
    length += text[length] == '\n';
    vec_push(out, ((line){text, length}));
    text += length;
  }
}

static bool same(line a, line b) {
  return a.length == b.length && !memcmp(a.text, b.text, a.length);
}

/* Of the middles: how many lines can be kept from (i, j) on, for all of them. */
static uint32_t *common_table(const line *a, uint32_t m, const line *b, uint32_t n) {
  uint32_t *t = memory_new_array(uint32_t, (size_t)(m + 1) * (n + 1)), w = n + 1;
  for (uint32_t i = m; i-- > 0;)
    for (uint32_t j = n; j-- > 0;) {
      uint32_t down = t[(i + 1) * w + j], right = t[i * w + j + 1];
      t[i * w + j] = same(a[i], b[j]) ? t[(i + 1) * w + j + 1] + 1
                     : down > right   ? down
                                      : right;
    }
  return t;
}

static void walk_middle(const line *a, uint32_t m, const line *b, uint32_t n,
                        step_vector *out) {
  uint32_t *t = common_table(a, m, b, n), w = n + 1, i = 0, j = 0;
  while (i < m || j < n)
    if (i < m && j < n && same(a[i], b[j])) {
      vec_push(out, ((step){' ', a[i++]}));
      j++;
    } else if (j >= n || (i < m && t[(i + 1) * w + j] >= t[i * w + j + 1]))
      vec_push(out, ((step){'-', a[i++]}));
    else
      vec_push(out, ((step){'+', b[j++]}));
  memory_free(t);
}

static void compare(const line_vector *a, const line_vector *b, step_vector *out) {
  uint32_t head = 0, tail = 0, least = a->size < b->size ? a->size : b->size;
  while (head < least && same(a->data[head], b->data[head])) {
    vec_push(out, ((step){' ', a->data[head]}));
    head++;
  }
  while (tail < least - head &&
         same(a->data[a->size - 1 - tail], b->data[b->size - 1 - tail]))
    tail++;
  walk_middle(a->data + head, a->size - head - tail, b->data + head,
              b->size - head - tail, out);
  for (uint32_t i = a->size - tail; i < a->size; i++)
    vec_push(out, ((step){' ', a->data[i]}));
}

/* Behind the last line of the hunk whose first change is at `at`: changes that are less
 * than two contexts apart are one hunk. */
static uint32_t hunk_end(const step_vector *s, uint32_t at) {
  uint32_t last = at;
  for (uint32_t i = at; i < s->size && i <= last + 2 * CONTEXT; i++)
    if (s->data[i].sign != ' ')
      last = i;
  return last + 1 + CONTEXT < s->size ? last + 1 + CONTEXT : s->size;
}

static uint32_t count_in(const step_vector *s, uint32_t from, uint32_t to, char except) {
  uint32_t count = 0;
  for (uint32_t i = from; i < to; i++)
    count += s->data[i].sign != except;
  return count;
}

static void print_hunk(FILE *out, const step_vector *s, uint32_t from, uint32_t to) {
  uint32_t old = count_in(s, from, to, '+'), new = count_in(s, from, to, '-');
  fprintf(out, "@@ -%u,%u +%u,%u @@\n", count_in(s, 0, from, '+') + (old > 0), old,
          count_in(s, 0, from, '-') + (new > 0), new);
  for (uint32_t i = from; i < to; i++) {
    line l = s->data[i].line;
    fprintf(out, "%c%.*s", s->data[i].sign, (int)l.length, l.text);
    if (l.text[l.length - 1] != '\n')
      fputs("\n\\ No newline at end of file\n", out);
  }
}

void line_diff_print(FILE *out, const char *file, const char *before, const char *after) {
  line_vector a = {0}, b = {0};
  step_vector s = {0};
  split(before, &a);
  split(after, &b);
  compare(&a, &b, &s);
  bool begun = false;
  for (uint32_t i = 0; i < s.size; i++) {
    if (s.data[i].sign == ' ')
      continue;
    if (!begun)
      fprintf(out, "--- %s\n+++ %s\n", file, file);
    begun = true;
    uint32_t end = hunk_end(&s, i);
    print_hunk(out, &s, i > CONTEXT ? i - CONTEXT : 0, end);
    i = end - 1;
  }
  vec_release(&a);
  vec_release(&b);
  vec_release(&s);
}
