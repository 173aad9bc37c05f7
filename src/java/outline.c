/* Reads a class body as a sequence of members: one ends at its ';', or at the '}' of its
 * body. A member without a '(' before its ';' or '=' is a declaration of fields. Comments
 * and texts are blanked out first, so that braces and quotes in them do not count. */
#include "java/outline.h"

#include "java/source_text.h"

#include <ctype.h>
#include <string.h>

typedef struct reader {
  outline *out;
  arena *arena;
  const char *source; /* as it is */
  const char *text;   /* without comments and texts */
} reader;

static bool is_word_char(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static bool is_word(const char *text, const char *at, const char *word) {
  size_t length = strlen(word);
  return !strncmp(at, word, length) && !is_word_char(at[length]) &&
         (at == text || !is_word_char(at[-1]));
}

static bool begins_class(const char *text, const char *at) {
  static const char *const words[] = {"class", "record", "enum"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (is_word(text, at, words[i]))
      return true;
  return false;
}

/* Behind the '{' of the class of that name; NULL: there is none. */
static const char *find_body(const char *text, const char *name) {
  for (const char *at = text; *at; at++) {
    if (!begins_class(text, at))
      continue;
    const char *named = at;
    while (is_word_char(*named))
      named++;
    named = source_skip_space(named);
    const char *open = is_word(text, named, name) ? strchr(named, '{') : NULL;
    if (open)
      return open + 1;
  }
  return NULL;
}

/* Behind the bracket that closes the one before `at`. */
static const char *skip_brackets(const char *at) {
  for (int depth = 1; *at && depth; at++) {
    depth += *at == '{' || *at == '(' || *at == '[';
    depth -= *at == '}' || *at == ')' || *at == ']';
  }
  return at;
}

/* Behind annotations, `@A`, `@a.B(...)`. */
static const char *skip_annotations(const char *at) {
  at = source_skip_space(at);
  while (*at == '@') {
    at = source_skip_space(at + 1);
    at += source_name_length(at);
    const char *next = source_skip_space(at);
    at = source_skip_space(*next == '(' ? skip_brackets(next + 1) : at);
  }
  return at;
}

static const char *skip_modifiers(const char *text, const char *at) {
  static const char *const words[] = {"public", "private",  "protected", "static",
                                      "final",  "volatile", "transient"};
  for (bool more = true; more;) {
    more = false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
      if (is_word(text, at, words[i])) {
        at = source_skip_space(at + strlen(words[i]));
        more = true;
      }
  }
  return at;
}

/* Behind a type: a name, its arguments in angle brackets, and its []. */
static const char *skip_type(const char *at) {
  at += source_name_length(at);
  const char *next = source_skip_space(at);
  if (*next == '<') {
    int depth = 0;
    do {
      depth += (*next == '<') - (*next == '>');
      next++;
    } while (*next && depth);
    at = next;
    if (*at == '.')
      return skip_type(at + 1);
  }
  for (next = source_skip_space(at); *next == '['; next = source_skip_space(at))
    at = skip_brackets(next + 1);
  return at;
}

static const char *text_between(const reader *r, const char *from, const char *to) {
  return arena_copy(r->arena, r->source + (from - r->text), (size_t)(to - from));
}

/* The blanks between the line's begin and `at`; NULL: there is more. */
static const char *indent_before(const reader *r, const char *at) {
  const char *from = at;
  while (from > r->text && (from[-1] == ' ' || from[-1] == '\t'))
    from--;
  return from == r->text || from[-1] == '\n' ? text_between(r, from, at) : NULL;
}

/* Where the declarator that begins here ends: at a ',' or ';' outside of brackets. */
static const char *declarator_end(const char *at) {
  while (*at && *at != ',' && *at != ';')
    at = *at == '(' || *at == '{' || *at == '[' ? skip_brackets(at + 1) : at + 1;
  return at;
}

static void read_fields(reader *r, const char *from, const char *end) {
  const char *start = skip_annotations(from), *type = skip_modifiers(r->text, start);
  const char *behind = skip_type(type);
  outline_fields f = {.from = (size_t)(start - r->text),
                      .to = (size_t)(end - r->text),
                      .modifiers = text_between(r, start, type),
                      .type = text_between(r, type, behind),
                      .indent = indent_before(r, start)};
  for (const char *at = source_skip_space(behind); at < end;) {
    const char *to = declarator_end(at), *name_end = at;
    while (is_word_char(*name_end))
      name_end++;
    vec_push(&f.names, text_between(r, at, name_end));
    vec_push(&f.declarators, text_between(r, at, to));
    at = source_skip_space(to + 1);
  }
  vec_push(&r->out->fields, f);
  if (!r->out->indent)
    r->out->indent = f.indent;
}

/* Behind the member that begins here. */
static const char *read_member(reader *r, const char *from) {
  const char *at = skip_annotations(from);
  bool called = false, assigned = false;
  for (; *at && *at != ';' && *at != '}'; at++) {
    called |= *at == '(' && !assigned;
    assigned |= *at == '=';
    if (*at == '(' || *at == '[')
      at = skip_brackets(at + 1) - 1;
    else if (*at == '{') {
      at = skip_brackets(at + 1) - 1;
      if (!assigned)
        return at + 1;
    }
  }
  if (*at != ';')
    return at;
  if (!called && is_word_char(*skip_annotations(from)))
    read_fields(r, from, at + 1);
  return at + 1;
}

static void read_imports(reader *r) {
  const char *behind = NULL;
  for (const char *at = r->text; *at && *at != '{' && *at != '@'; at++)
    if (is_word(r->text, at, "import") || is_word(r->text, at, "package")) {
      r->out->has_imports |= *at == 'i';
      behind = strchr(at, ';');
    }
  r->out->imports = behind ? (size_t)(behind + 1 - r->text) : 0;
}

bool outline_read(outline *out, arena *a, const char *source, const char *simple_name) {
  *out = (outline){0};
  char *text = source_without_comments(source);
  reader r = {out, a, source, text};
  const char *body = find_body(text, simple_name);
  if (body) {
    const char *end = skip_brackets(body) - 1;
    out->body = (size_t)(body - text);
    out->end = (size_t)(end - text);
    read_imports(&r);
    for (const char *at = body; source_skip_space(at) < end;)
      at = read_member(&r, at);
    if (!out->indent)
      out->indent = "    ";
  }
  memory_free(text);
  return body;
}

void outline_release(outline *o) {
  vec_each (outline_fields, f, &o->fields) {
    vec_release(&f->names);
    vec_release(&f->declarators);
  }
  vec_release(&o->fields);
}

const outline_fields *outline_field_find(const outline *o, const char *field) {
  vec_each (outline_fields, f, &o->fields)
    vec_each (const char *, n, &f->names)
      if (!strcmp(*n, field))
        return f;
  return NULL;
}
