/* A mutation replaces bytes; what is shown of it are the lines they stand in. */
#include "base/mutation.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

static const char *const names[] = {
#define NAME(name, meaning) #name,
    MUTATION_OPERATORS(NAME)
#undef NAME
};

const char *mutation_operator_name(mutation_operator o) {
  assert(o < MUTATION_OPERATOR_COUNT);
  return names[o];
}

bool mutation_operator_find(const char *name, size_t length, mutation_operator *found) {
  for (uint32_t i = 0; i < MUTATION_OPERATOR_COUNT; i++)
    if (strlen(names[i]) == length && !memcmp(names[i], name, length)) {
      *found = (mutation_operator)i;
      return true;
    }
  return false;
}

char *mutation_apply(const char *text, const mutation *m) {
  size_t length = strlen(text), added = strlen(m->text);
  assert(m->from <= m->to && m->to <= length && "a piece of the text");
  char *out = memory_new_array(char, length - (m->to - m->from) + added + 1);
  memcpy(out, text, m->from);
  memcpy(out + m->from, m->text, added);
  memcpy(out + m->from + added, text + m->to, length - m->to + 1);
  return out;
}

uint32_t mutation_line(const char *text, const mutation *m) {
  uint32_t line = 1;
  for (uint32_t i = 0; i < m->from; i++)
    line += text[i] == '\n';
  return line;
}

static uint32_t line_start(const char *text, uint32_t at) {
  while (at && text[at - 1] != '\n')
    at--;
  return at;
}

static uint32_t line_end(const char *text, uint32_t at) {
  return at + (uint32_t)strcspn(text + at, "\r\n");
}

const char *mutation_before(arena *a, const char *text, const mutation *m) {
  uint32_t start = line_start(text, m->from);
  return arena_copy(a, text + start, line_end(text, m->to) - start);
}

const char *mutation_after(arena *a, const char *text, const mutation *m) {
  uint32_t start = line_start(text, m->from), end = line_end(text, m->to);
  return arena_print(a, "%.*s%s%.*s", (int)(m->from - start), text + start, m->text,
                     (int)(end - m->to), text + m->to);
}
