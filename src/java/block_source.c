/* By text: comments and texts of the source are blanked first, so that braces and words
 * are Java's. */
#include "java/block_source.h"

#include "base/memory.h"
#include "java/java_text.h"
#include "java/source_text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct writer {
  arena *arena;
  const java_block *block;
  char *source, *plain; /* the second without comments and texts */
  size_t begin, end;    /* of the lines, in both */
  FILE *out;
} writer;

static bool is_letter(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Whether the word stands at `at` in the text, as a word. */
static bool is_word_at(const char *text, size_t at, const char *word) {
  size_t length = strlen(word);
  return !strncmp(text + at, word, length) && !is_letter(text[at + length]) &&
         (!at || !is_letter(text[at - 1]));
}

static size_t offset_of_line(const char *text, uint32_t line) {
  const char *at = text;
  for (uint32_t k = 1; k < line && *at; k++)
    at += strcspn(at, "\n") + (at[strcspn(at, "\n")] == '\n');
  return (size_t)(at - text);
}

static char *read_all(const char *path) {
  FILE *in = fopen(path, "r");
  char_vector text = {0};
  if (!in)
    return NULL;
  for (int c; (c = getc(in)) != EOF;)
    vec_push(&text, (char)c);
  fclose(in);
  vec_push(&text, '\0');
  return text.data;
}

/* ---- Where the class ends ---- */

/* class, interface, enum or record with a name behind it, since the statement before. */
static bool opens_class(const char *text, size_t brace) {
  static const char *const words[] = {"class", "interface", "enum", "record"};
  for (size_t at = brace; at-- > 0 && !strchr(";{}", text[at]);)
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
      const char *behind = text + at + strlen(words[k]);
      if (is_word_at(text, at, words[k]) && isspace((unsigned char)*behind) &&
          is_letter(*source_skip_space(behind)))
        return true;
    }
  return false;
}

/* Of the innermost class around `inside`: its last brace; 0: there is none. */
static size_t class_end(const char *text, size_t inside) {
  u32_vector open = {0};
  size_t depth = 0, found = 0;
  for (size_t at = 0; text[at] && !found; at++) {
    if (at == inside) {
      while (open.size && !opens_class(text, open.data[open.size - 1]))
        open.size--;
      depth = open.size; /* what is open inside the class is counted below */
      for (size_t k = open.size ? open.data[open.size - 1] + 1 : at; k < at; k++)
        depth += (text[k] == '{') - (size_t)(text[k] == '}');
    }
    if (at < inside && text[at] == '{')
      vec_push(&open, (uint32_t)at);
    if (at < inside && text[at] == '}' && open.size)
      open.size--;
    if (at < inside || !open.size)
      continue;
    depth += text[at] == '{';
    if (text[at] == '}' && depth-- == open.size)
      found = at;
  }
  vec_release(&open);
  return found;
}

/* ---- Variables ---- */

static const char *type_text(arena *a, const char *descriptor) {
  if (*descriptor == '[')
    return arena_print(a, "%s[]", type_text(a, descriptor + 1));
  if (*descriptor == 'L')
    return java_text_class(a,
                           arena_copy(a, descriptor + 1, strcspn(descriptor, ";") - 1));
  return java_text_type(a, descriptor);
}

static size_t back_over_space(const char *text, size_t at) {
  while (at && isspace((unsigned char)text[at - 1]))
    at--;
  return at;
}

static size_t back_over_word(const char *text, size_t at) {
  while (at && (is_letter(text[at - 1]) || text[at - 1] == '.'))
    at--;
  return at;
}

/* "List<String>" where it is declared with that before the block; else NULL. */
static const char *generic_type(const writer *w, const char *name) {
  const char *text = w->plain;
  for (size_t at = w->begin; at-- > 1;) {
    size_t end = is_word_at(text, at, name) ? back_over_space(text, at) : 0;
    if (!end || text[end - 1] != '>' || (end > 1 && text[end - 2] == '-'))
      continue;
    size_t start = end - 1, depth = 1;
    while (start && depth) {
      start--;
      depth += (text[start] == '>') - (size_t)(text[start] == '<');
    }
    start = back_over_word(text, back_over_space(text, start));
    return depth ? NULL : arena_copy(w->arena, text + start, end - start);
  }
  return NULL;
}

static const char *variable_type(const writer *w, const ir_variable *v) {
  const char *generic =
      v->descriptor->text[0] == 'L' ? generic_type(w, v->name->text) : NULL;
  return generic ? generic : type_text(w->arena, v->descriptor->text);
}

/* Behind a type, and not behind a word that no type is. */
static bool is_declaration(const char *text, size_t at, size_t length) {
  static const char *const others[] = {"return", "throw", "else",  "case",
                                       "new",    "do",    "yield", "assert"};
  size_t end = back_over_space(text, at), start = back_over_word(text, end);
  char next = *source_skip_space(text + at + length);
  if (end && text[end - 1] == ',')
    return next == '=' || next == ';';
  if (end && strchr(">]", text[end - 1]))
    return true;
  for (size_t k = 0; k < sizeof others / sizeof *others; k++)
    if (is_word_at(text, start, others[k]))
      return false;
  return end > start;
}

static bool is_declared_inside(const writer *w, const char *name) {
  for (size_t at = w->begin; at < w->end; at++)
    if (is_word_at(w->plain, at, name) && is_declaration(w->plain, at, strlen(name)))
      return true;
  return false;
}

static bool has_this(const java_block *b) {
  return !b->cut->is_static;
}

/* Those that the lines use, that were declared before them, and that have no value yet. */
static void print_others(const writer *w) {
  const ir_code *code = w->block->cut->code;
  for (uint32_t k = w->block->cut->param_count; k < code->variable_count; k++) {
    const ir_variable *v = &code->variables[k];
    bool known = !strcmp(v->name->text, "this") || is_declared_inside(w, v->name->text);
    for (uint32_t i = 0; i < k; i++)
      known |= code->variables[i].name == v->name;
    if (!known)
      fprintf(w->out, "        %s %s;\n", variable_type(w, v), v->name->text);
  }
}

/* ---- The method ---- */

static const char *result_type(const writer *w) {
  const char *type = strchr(w->block->in->descriptor->text, ')') + 1;
  return type_text(w->arena, type);
}

static const char *any_value(const char *type) {
  return !strcmp(type, "boolean") ? "false"
         : strchr("ilsbcfd", *type) && !strchr(type, '.') &&
                 (!strcmp(type, "int") || !strcmp(type, "long") ||
                  !strcmp(type, "short") || !strcmp(type, "byte") ||
                  !strcmp(type, "char") || !strcmp(type, "float") ||
                  !strcmp(type, "double"))
             ? "0"
             : "null";
}

/* "name: " of a loop around the lines that they leave by name; false: of several. */
static bool find_label(const writer *w, const char **label) {
  const char *text = w->plain;
  *label = NULL;
  for (size_t at = w->begin; at < w->end; at++) {
    size_t length = is_word_at(text, at, "break")      ? 5
                    : is_word_at(text, at, "continue") ? 8
                                                       : 0;
    const char *name = length ? source_skip_space(text + at + length) : "";
    size_t size = source_name_length(name);
    if (!size)
      continue;
    if (*label && (strlen(*label) != size || strncmp(*label, name, size) != 0))
      return false;
    *label = arena_copy(w->arena, name, size);
  }
  return true;
}

static void print_method(const writer *w, const char *label) {
  const ir_code *code = w->block->cut->code;
  const char *type = result_type(w);
  fprintf(w->out, "\n    %s%s %s(", has_this(w->block) ? "" : "static ", type,
          java_block_method(w->arena, w->block));
  for (uint32_t k = has_this(w->block); k < w->block->cut->param_count; k++)
    fprintf(w->out, "%s%s %s", k > has_this(w->block) ? ", " : "",
            variable_type(w, &code->variables[k]), code->variables[k].name->text);
  fputs(") throws Throwable {\n", w->out);
  print_others(w);
  fprintf(w->out,
          "        if (true) {\n            %s%sdo {\n%.*s            } while "
          "(false);\n        }\n",
          label ? label : "", label ? ": " : "", (int)(w->end - w->begin),
          w->source + w->begin);
  if (strcmp(type, "void") != 0)
    fprintf(w->out, "        return %s;\n", any_value(type));
  fputs("    }\n", w->out);
}

const char *java_block_method(arena *a, const java_block *b) {
  char *text = (char *)arena_print(a, "block_%s", b->name);
  for (char *at = text; *at; at++)
    if (!is_letter(*at))
      *at = '_';
  return text;
}

char *java_block_source(arena *a, const java_block *b) {
  writer w = {.arena = a, .block = b, .source = b->path ? read_all(b->path) : NULL};
  char *text = NULL;
  const char *label;
  size_t size, end;
  if (!w.source)
    return NULL;
  w.plain = source_without_comments(w.source);
  w.begin = offset_of_line(w.source, b->line + 1);
  w.end = offset_of_line(w.source, b->end);
  end = class_end(w.plain, w.begin);
  if (end && find_label(&w, &label)) {
    w.out = open_memstream(&text, &size);
    fprintf(w.out, "%.*s", (int)end, w.source);
    print_method(&w, label);
    fputs(w.source + end, w.out);
    fclose(w.out);
  }
  memory_free(w.plain);
  memory_free(w.source);
  return text;
}
