/* Names of parameters, from the source: class files have them only of methods with code.
 * A declaration is the method's name with a list of as many parameters in parentheses,
 * whose primitive types are the descriptor's, and `;`, `{` or `throws` behind it. */
#include "javarel/spec.h"

#include "java/java_text.h"
#include "java/source_text.h"

#include <ctype.h>
#include <string.h>

enum { MOST = 64 };

typedef struct word {
  const char *at;
  size_t length;
} word;

static bool in_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* The last word of the text, without [] behind it. */
static word last_word(const char *from, const char *to) {
  while (to > from && !in_word(to[-1]))
    to--;
  const char *at = to;
  while (at > from && in_word(at[-1]))
    at--;
  return (word){at, (size_t)(to - at)};
}

/* Behind the list of parameters that begins at `at`; NULL: it has no end. */
static const char *split(const char *at, word *types, word *names, uint32_t *count) {
  int depth = 0;
  const char *from = at;
  *count = 0;
  for (;; at++) {
    if (!*at || *at == ';' || *at == '{')
      return NULL;
    bool ends = !depth && (*at == ',' || *at == ')');
    if (ends && last_word(from, at).length) {
      if (*count == MOST)
        return NULL;
      names[*count] = last_word(from, at);
      types[*count] = last_word(from, names[*count].at);
      ++*count;
    }
    if (ends && *at == ')')
      return at + 1;
    if (ends)
      from = at + 1;
    depth += *at == '<' || *at == '(';
    depth -= *at == '>' || *at == ')';
  }
}

static bool is_primitive(word w) {
  static const char *const all[] = {"int",  "long",    "short", "byte",
                                    "char", "boolean", "float", "double"};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (strlen(all[i]) == w.length && !strncmp(all[i], w.at, w.length))
      return true;
  return false;
}

static bool fits(arena *a, const ir_method *m, const word *types, uint32_t count) {
  uint32_t i = 0;
  for (const char *at = m->descriptor->text + 1; *at != ')'; i++) {
    const char *start = at;
    at += strspn(at, "[");
    const char *element = at;
    at = *at == 'L' ? strchr(at, ';') + 1 : at + 1;
    if (i == count || is_primitive(types[i]) != (*element != 'L'))
      return false;
    const char *text = java_text_type(a, arena_copy(a, start, (size_t)(at - start)));
    if (*element != 'L' && strncmp(text, types[i].at, types[i].length))
      return false;
  }
  return i == count;
}

static bool is_declaration(const char *behind) {
  behind = source_skip_space(behind);
  return *behind == ';' || *behind == '{' || !strncmp(behind, "throws", 6);
}

const char *spec_parameter_name(spec_book *b, const ir_method *m, uint32_t index) {
  const char *text = spec_source_text(b, m->owner), *found = NULL;
  char *plain = text ? source_without_comments(text) : NULL;
  size_t length = strlen(m->name->text);
  word types[MOST], names[MOST];
  for (const char *at = plain; at && !found && (at = strstr(at, m->name->text));
       at += length) {
    const char *open = source_skip_space(at + length);
    uint32_t count;
    if ((at > plain && in_word(at[-1])) || *open != '(')
      continue;
    const char *behind = split(open + 1, types, names, &count);
    if (behind && is_declaration(behind) && index < count &&
        fits(b->store, m, types, count))
      found = arena_copy(b->store, names[index].at, names[index].length);
  }
  memory_free(plain);
  return found;
}
