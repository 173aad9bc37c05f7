/* Texts and boxed numbers: the values that there are of them, as a program makes them.
 *
 * Texts are words that the program itself uses (space_words.h), for its code may treat
 * them in a way of their own, besides the empty one and words that mean nothing. Each is there
 * twice, as a literal and as an equal object that is another. Of a box there is another
 * one where valueOf makes a new one at each call. */
#include "check/space_build.h"
#include "check/space_words.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <string.h>

/* The object, and the value of which it is another; 0: of none. */
static bool add_value(space_builder *b, ir_class *c, uint32_t number, int64_t value,
                      space_id equal_to, const char *stem) {
  space_id o = builder_add_object(b, ROLE_VALUE, c, number, stem);
  if (space_is_null(o))
    return false;
  b->objects.data[o.index].value = value;
  b->objects.data[o.index].equal_to = equal_to;
  return true;
}

/* Texts. */

/* Values that there are at most when nobody says how many: each is two objects. More where
 * no state has two of them at once. */
enum { MOST_TEXTS = 12, MOST_TEXTS_ALONE = 48 };

static bool may_hold_texts(const ir_class *c) {
  for (uint32_t k = 0; k < c->slot_count; k++)
    if (strchr("L[", *c->slots[k]->descriptor->text))
      return true;
  return false;
}

/* Whether an operation can have an object of the class: as its own, or as an argument. */
static bool meets_class(const subject *s) {
  if (s->main_class == s->class)
    return true;
  for (uint32_t k = 0; k < s->operation_count; k++)
    if (strstr(s->operations[k].method->descriptor->text, s->class->name->text))
      return true;
  return false;
}

/* Whether the only texts are arguments, one at a time. */
static bool are_alone(const subject *s) {
  if (may_hold_texts(s->class) && meets_class(s))
    return false;
  for (uint32_t k = 0; k < s->operation_count; k++) {
    const ir_method *m = s->operations[k].method;
    uint32_t references = 0;
    for (const char *c = m->descriptor->text; *c != ')'; c++) {
      references += *c == 'L' || *c == '[';
      if (*c == 'L')
        c += strcspn(c, ";");
    }
    if (references > 1)
      return false;
  }
  return true;
}

static bool has_word(const word_vector *words, const char *text) {
  vec_each (const char *const, w, words)
    if (!strcmp(*w, text))
      return true;
  return false;
}

static void add_word(word_vector *words, const char *text) {
  if (!has_word(words, text))
    vec_push(words, text);
}

static void add_words(word_vector *words, const word_vector *more) {
  vec_each (const char *const, w, more)
    add_word(words, *w);
}

/* a, bb, c, d, ..., z, ca, cb, ... */
static const char *meaningless_word(arena *a, uint32_t number) {
  if (number < 2)
    return number ? "bb" : "a";
  const char *text = "";
  for (uint64_t n = (uint64_t)number + 1; n; n = (n - 1) / 26)
    text = arena_print(a, "%c%s", (char)('a' + (n - 1) % 26), text);
  return text;
}

/* As many as matter, with the empty one and one that means nothing. */
static uint32_t text_count(const subject *s, const pool *p, const space_words *words) {
  uint32_t wanted = words->compared.size + words->made_of.size + words->listed.size + 2;
  uint32_t most = are_alone(s) ? MOST_TEXTS_ALONE : MOST_TEXTS;
  wanted = wanted > most ? most : wanted;
  return p->given || wanted < p->count ? p->count : wanted;
}

/* The empty text comes second: with two values there is one to tell it from. */
static void choose_texts(space_builder *b, uint32_t count, const word_vector *words,
                         word_vector *out) {
  uint32_t meaningless = 0;
  for (uint32_t k = 0; out->size < count; k++) {
    if (out->size == 1)
      add_word(out, "");
    else if (k < words->size)
      add_word(out, words->data[k]);
    else
      add_word(out, meaningless_word(&b->space->arena, meaningless++));
    if (out->size == 2 && k < words->size && !*out->data[1])
      k--; /* the empty one took no word's place */
  }
}

static void note_left_out(space_builder *b, const word_vector *compared,
                          const word_vector *texts) {
  const char *list = NULL;
  vec_each (const char *const, w, compared)
    if (!has_word(texts, *w))
      list = list ? arena_print(&b->space->arena, "%s, \"%s\"", list, *w)
                  : arena_print(&b->space->arena, "\"%s\"", *w);
  b->space->texts_left_out = list;
}

static void find_texts(space_builder *b, pool *p, word_vector *out) {
  space_words found = {0};
  word_vector words = {0};
  space_words_find(b->subject, &b->space->arena, &found);
  add_words(&words, &found.compared);
  add_words(&words, &found.made_of);
  add_words(&words, &found.listed);
  uint32_t count = text_count(b->subject, p, &found);
  if (count == p->count || p->given)
    add_words(&words, &found.others);
  choose_texts(b, count, &words, out);
  note_left_out(b, &found.compared, out);
  vec_release(&words);
  space_words_release(&found);
}

bool builder_add_texts(space_builder *b, pool *p) {
  arena *a = &b->space->arena;
  word_vector texts = {0};
  find_texts(b, p, &texts);
  uint32_t count = texts.size, first = b->objects.size;
  bool good = true;
  for (uint32_t k = 0; good && k < count; k++)
    good = add_value(b, p->class, k + 1, k, SPACE_NULL,
                     arena_print(a, "\"%s\"", texts.data[k]));
  for (uint32_t k = 0; good && k < count; k++)
    good = add_value(b, p->class, k + 1, k, (space_id){first + k},
                     arena_print(a, "new String(\"%s\")", texts.data[k]));
  p->count = 2 * count;
  vec_release(&texts);
  return good;
}

/* Boxes. */

typedef struct box_kind {
  const char *class;
  int64_t low, high;
  int64_t cached_low, cached_high; /* valueOf gives the same object each time */
} box_kind;

static const box_kind *kind_of(const ir_class *c) {
  static const box_kind kinds[] = {{"java/lang/Integer", INT32_MIN, INT32_MAX, -128, 127},
                                   {"java/lang/Long", INT64_MIN, INT64_MAX, -128, 127},
                                   {"java/lang/Short", INT16_MIN, INT16_MAX, -128, 127},
                                   {"java/lang/Byte", INT8_MIN, INT8_MAX, -128, 127},
                                   {"java/lang/Character", 0, UINT16_MAX, 0, 127}};
  static const box_kind boolean = {"java/lang/Boolean", 0, 1, 0, 1};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (!strcmp(kinds[i].class, c->name->text))
      return &kinds[i];
  return &boolean;
}

/* The numbers of --ints that the class can hold. */
static void box_range(const space_builder *b, const box_kind *k, int64_t *low,
                      int64_t *high) {
  *low = k->low;
  *high = k->high;
  if (!strcmp(k->class, "java/lang/Boolean"))
    return;
  if (b->space->ints_low > k->low)
    *low = b->space->ints_low;
  if (b->space->ints_high < k->high)
    *high = b->space->ints_high;
}

static const char *box_text(arena *a, const ir_class *c, int64_t v) {
  const char *class = class_simple_text(a, c);
  if (!strcmp(class, "Boolean"))
    return v ? "true" : "false";
  if (!strcmp(class, "Integer"))
    return arena_print(a, "%" PRId64, v);
  if (!strcmp(class, "Long"))
    return arena_print(a, "%" PRId64 "L", v);
  if (!strcmp(class, "Character") && v > 32 && v < 127)
    return arena_print(a, "'%c'", (char)v);
  return arena_print(a, "%s#%" PRId64, class, v);
}

bool builder_add_boxes(space_builder *b, pool *p) {
  arena *a = &b->space->arena;
  ir_class *c = p->class;
  const box_kind *kind = kind_of(c);
  int64_t low, high;
  box_range(b, kind, &low, &high);
  uint64_t count = high < low ? 0 : (uint64_t)high - (uint64_t)low + 1;
  if (p->given && p->count < count)
    count = p->count;
  uint32_t first = b->objects.size, others = 0;
  bool good = true;
  for (uint64_t k = 0; good && k < count; k++) {
    int64_t v = low + (int64_t)k;
    good = add_value(b, c, (uint32_t)k + 1, v, SPACE_NULL, box_text(a, c, v));
  }
  for (uint64_t k = 0; good && k < count; k++) {
    int64_t v = low + (int64_t)k;
    if (v >= kind->cached_low && v <= kind->cached_high)
      continue;
    good = add_value(b, c, (uint32_t)k + 1, v, (space_id){first + (uint32_t)k},
                     arena_print(a, "another %s", box_text(a, c, v)));
    others++;
  }
  p->count = (uint32_t)count + others;
  return good;
}
