/* Words that texts of the space ought to be, found in the program's own code.
 *
 * A text that the code compares with something takes a way of its own: the third case of
 * a switch, the name of a command. So the constants that are compared, looked up or put
 * into a table come first: those whose next call is one that compares (a switch over
 * texts calls equals), and those that == meets. Then words for calls that tell texts
 * apart by what they are made of: a numeral where numbers are read, a character where
 * characters are compared, and what is made of two or three of them, for a bracket is
 * closed by another one and a separator stands at an end or twice. Then elements of
 * arrays. All other constants are but words.
 *
 * It is a guess at what is worth trying and no more: a word too many costs time. */
#include "check/space_words.h"

#include "java/opcode.h"

#include <string.h>

enum { LONGEST_WORD = 12, LONGEST_COMPARED = 24, LOOK_AHEAD = 8 };

typedef vector(char) character_vector;

typedef struct search {
  subject *subject;
  arena *arena;
  space_words *words;
  map own;             /* names of the program's classes: 1, or 2: looked at */
  vector(name) to_see; /* such classes, to be looked at */
  classfile *file;
  const code *code;
  bool by_characters;          /* the method looks at single characters of a text */
  bool any_by_characters;      /* some method does */
  character_vector told_apart; /* the characters that methods tell from others */
  character_vector looked_for; /* those that texts are searched for */
} search;

static void add_word(word_vector *words, const char *text) {
  vec_each (const char *, w, words)
    if (!strcmp(*w, text))
      return;
  vec_push(words, text);
}

static bool is_word(name text, size_t longest, char first) {
  for (size_t k = 0; k < text->length; k++)
    if (text->text[k] < first || text->text[k] >= 127 || strchr("\"\\", text->text[k]))
      return false;
  return text->length && text->length <= longest;
}

/* Calls. */

static bool is_one_of(const char *text, const char *const *list) {
  for (; *list; list++)
    if (!strcmp(text, *list))
      return true;
  return false;
}

static bool compares(const char *called) {
  static const char *const names[] = {
      "equals",      "equalsIgnoreCase", "compareTo",   "compareToIgnoreCase",
      "startsWith",  "contentEquals",    "endsWith",    "contains",
      "containsKey", "containsValue",    "indexOf",     "get",
      "put",         "getOrDefault",     "putIfAbsent", "add",
      "addFirst",    "addLast",          "push",        "of",
      "entry",       "asList",           "matches",     "isSameObject",
      "remove",      "compare",          NULL};
  return is_one_of(called, names);
}

static bool uses_up(const char *called) {
  static const char *const names[] = {"append", "println", "print",   "format",
                                      "<init>", "printf",  "valueOf", NULL};
  return is_one_of(called, names);
}

static bool is_call(uint8_t op) {
  return op == JVM_INVOKEVIRTUAL || op == JVM_INVOKESTATIC || op == JVM_INVOKESPECIAL ||
         op == JVM_INVOKEINTERFACE;
}

static uint16_t operand(const uint8_t *at) {
  return (uint16_t)(at[1] << 8 | at[2]);
}

/* The list that what is loaded at pc belongs to: by what soon happens to it. */
static word_vector *list_of(const search *s, uint32_t pc) {
  const code *c = s->code;
  for (uint32_t k = 0; k < LOOK_AHEAD; k++) {
    pc += instruction_length(c->bytes, c->size, pc);
    if (pc >= c->size)
      return &s->words->others;
    uint8_t op = c->bytes[pc];
    if (op == JVM_IF_ACMPEQ || op == JVM_IF_ACMPNE)
      return &s->words->compared;
    if (op == JVM_AASTORE)
      return &s->words->listed;
    if (op == JVM_INVOKEDYNAMIC || op == JVM_GOTO || op == JVM_ATHROW ||
        op == JVM_ARETURN || op == JVM_RETURN)
      return &s->words->others;
    if (!is_call(op))
      continue;
    const char *called = classfile_member(s->file, operand(c->bytes + pc)).name->text;
    if (compares(called))
      return &s->words->compared;
    if (uses_up(called))
      return &s->words->others;
  }
  return &s->words->others;
}

/* Of the enum under way: no text of the program is meant by it. */
static bool is_name_of_constant(const search *s, name text) {
  for (uint16_t i = 0; i < s->file->field_count; i++)
    if (s->file->fields[i].access & ACC_ENUM && s->file->fields[i].name == text)
      return true;
  return false;
}

/* What a text is made of. */

/* Of an enum that is asked for a constant by name: the names. */
static void see_enum(search *s, name owner) {
  diag_sink quiet = {0};
  classfile *f = map_get(&s->own, map_address(owner))
                     ? java_class_file(s->subject->program, owner, &quiet)
                     : NULL;
  for (uint16_t i = 0; f && i < f->field_count; i++)
    if (f->fields[i].access & ACC_ENUM)
      add_word(&s->words->compared, f->fields[i].name->text);
}

static void see_called(search *s, member_ref called) {
  static const struct {
    const char *name, *words[3];
  } made_of[] = {{"parseInt", {"7", "-1", "0"}},   {"parseLong", {"7", "-1", "0"}},
                 {"parseShort", {"7", "-1", "0"}}, {"parseByte", {"7", "-1", "0"}},
                 {"decode", {"7", "-1", "0"}},     {"parseUnsignedInt", {"7", "-1", "0"}},
                 {"parseDouble", {"0.5", "-1"}},   {"parseFloat", {"0.5", "-1"}},
                 {"parseBoolean", {"true", NULL}}, {"isDigit", {"7", NULL}},
                 {"getNumericValue", {"7", NULL}}, {"isLetterOrDigit", {"7", "-"}},
                 {"digit", {"7", NULL}},           {"isUpperCase", {"Ab", NULL}},
                 {"toLowerCase", {"Ab", NULL}},    {"isLetter", {"7", NULL}},
                 {"isWhitespace", {" x", NULL}},   {"trim", {" x", NULL}},
                 {"strip", {" x", NULL}},          {"isBlank", {" ", NULL}}};
  bool is_library = !strncmp(called.owner->text, "java/", 5);
  for (size_t k = 0; is_library && k < sizeof made_of / sizeof *made_of; k++)
    for (uint32_t i = 0; i < 3 && made_of[k].words[i]; i++)
      if (!strcmp(called.name->text, made_of[k].name))
        add_word(&s->words->made_of, made_of[k].words[i]);
  if (strcmp(called.name->text, "valueOf") != 0 ||
      strncmp(called.descriptor->text, "(Ljava/lang/String;)", 20) != 0)
    return;
  if (!is_library)
    see_enum(s, called.owner);
  else if (!strcmp(called.owner->text, "java/lang/Boolean"))
    add_word(&s->words->made_of, "true");
  else {
    add_word(&s->words->made_of, "7");
    add_word(&s->words->made_of, "-1");
    add_word(&s->words->made_of, "0");
  }
}

static bool is_printable(int32_t character) {
  return character >= ' ' && character < 127 && character != '"' && character != '\\';
}

static void add_once(character_vector *characters, char character) {
  vec_each (const char, known, characters)
    if (*known == character)
      return;
  vec_push(characters, character);
}

static void add_character(search *s, int32_t character) {
  if (!is_printable(character))
    return;
  add_word(&s->words->made_of, arena_print(s->arena, "%c", (char)character));
  add_once(&s->told_apart, (char)character);
}

/* Whether what is loaded at pc is soon looked for in a text: s.indexOf('-'),
 * s.split("-"). */
static bool is_looked_for(const search *s, uint32_t pc) {
  enum { NEAR = 3 };
  static const char *const names[] = {
      "indexOf", "lastIndexOf", "split", "replaceAll", "replaceFirst", "replace", NULL};
  const code *c = s->code;
  for (uint32_t k = 0; k < NEAR; k++) {
    pc += instruction_length(c->bytes, c->size, pc);
    if (pc >= c->size)
      return false;
    if (!is_call(c->bytes[pc]))
      continue;
    member_ref called = classfile_member(s->file, operand(c->bytes + pc));
    return !strcmp(called.owner->text, "java/lang/String") &&
           is_one_of(called.name->text, names);
  }
  return false;
}

/* It stands between others. */
static void add_between(search *s, char character) {
  if (!is_printable(character))
    return;
  add_word(&s->words->made_of, arena_print(s->arena, "a%cb", character));
  add_once(&s->looked_for, character);
}

/* The first character that a pattern such as "," or "\\." or "[;,]" means as it is. */
static void see_pattern(search *s, name text) {
  for (uint32_t k = 0; k < text->length; k++) {
    const char *at = text->text + k;
    if (*at == '\\' && at[1]) {
      const char *meant = at[1] == 's' ? " " : at[1] == 'd' ? "7" : at + 1;
      add_between(s, *meant);
      return;
    }
    if (!strchr("[](){}*+?^$|.", *at) || text->length == 1) {
      add_between(s, *at);
      return;
    }
  }
}

static void see_constant(search *s, uint32_t pc) {
  const uint8_t *at = s->code->bytes + pc;
  uint16_t index = *at == JVM_LDC ? at[1] : operand(at);
  if (s->file->pool[index].tag != POOL_STRING)
    return;
  name text = classfile_text(s->file, index);
  if (is_looked_for(s, pc))
    see_pattern(s, text);
  word_vector *list = list_of(s, pc);
  bool other = list == &s->words->others;
  if (other && is_name_of_constant(s, text))
    return;
  if (is_word(text, other ? LONGEST_WORD : LONGEST_COMPARED, other ? '!' : ' '))
    add_word(list, arena_copy(s->arena, text->text, text->length));
}

static bool compares_numbers(uint8_t op) {
  return op >= JVM_IF_ICMPEQ && op <= JVM_IF_ICMPLE;
}

/* bipush '-', compared. */
static void see_byte(search *s, uint32_t pc) {
  if (is_looked_for(s, pc))
    add_between(s, (char)s->code->bytes[pc + 1]);
  uint32_t next = pc + 2;
  uint8_t op = next < s->code->size ? s->code->bytes[next] : JVM_NOP;
  if (s->by_characters && compares_numbers(op))
    add_character(s, (int8_t)s->code->bytes[pc + 1]);
}

static int32_t wide(const uint8_t *at) {
  return (int32_t)((uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 |
                   at[3]);
}

static void see_switch(search *s, uint32_t pc) {
  const uint8_t *at = s->code->bytes + (pc / 4 + 1) * 4;
  int32_t count = wide(at + 4);
  for (int32_t k = 0; s->by_characters && k < count && k < LOOK_AHEAD; k++)
    add_character(s, wide(at + 8 + 8 * (size_t)k));
}

/* At an end, twice, alone. */
static void place_separators(search *s) {
  word_vector *words = &s->words->made_of;
  vec_each (const char, c, &s->looked_for)
    add_word(words, arena_print(s->arena, "a%c", *c));
  vec_each (const char, c, &s->looked_for)
    add_word(words, arena_print(s->arena, "a%c%cb", *c, *c));
  vec_each (const char, c, &s->looked_for)
    add_word(words, arena_print(s->arena, "%cb", *c));
  vec_each (const char, c, &s->looked_for)
    add_word(words, arena_print(s->arena, "%c", *c));
}

/* Two together, each with the next one first: "()" comes before "((". */
static void pair_characters(search *s) {
  enum { MOST = 4 };
  word_vector *words = &s->words->made_of;
  uint32_t count = s->told_apart.size < MOST ? s->told_apart.size : MOST;
  const char *c = s->told_apart.data;
  for (uint32_t apart = 1; apart <= count; apart++)
    for (uint32_t i = 0; i < count; i++)
      add_word(words, arena_print(s->arena, "%c%c", c[i], c[(i + apart) % count]));
  for (uint32_t i = 0; i < count; i++)
    add_word(words, arena_print(s->arena, "a%cb", c[i]));
}

/* Where characters are looked at, their order may matter. */
static void combine_characters(search *s) {
  place_separators(s);
  pair_characters(s);
  if (!s->any_by_characters)
    return;
  add_word(&s->words->made_of, "ab");
  add_word(&s->words->made_of, "aba");
}

static void see_instruction(search *s, uint32_t pc) {
  uint8_t op = s->code->bytes[pc];
  if (op == JVM_LDC || op == JVM_LDC_W)
    see_constant(s, pc);
  else if (is_call(op))
    see_called(s, classfile_member(s->file, operand(s->code->bytes + pc)));
  else if (op == JVM_BIPUSH)
    see_byte(s, pc);
  else if (op == JVM_LOOKUPSWITCH)
    see_switch(s, pc);
}

/* Classes. */

static bool looks_at_characters(const search *s) {
  const code *c = s->code;
  for (uint32_t pc = 0; pc < c->size; pc += instruction_length(c->bytes, c->size, pc)) {
    if (c->bytes[pc] != JVM_INVOKEVIRTUAL)
      continue;
    member_ref called = classfile_member(s->file, operand(c->bytes + pc));
    static const char *const names[] = {"charAt",  "toCharArray", "chars",
                                        "reverse", "codePointAt", NULL};
    if (is_one_of(called.name->text, names))
      return true;
  }
  return false;
}

static void see_code(search *s, class_method *m) {
  diag_sink quiet = {0};
  s->code = classfile_code(s->file, m, &quiet);
  if (!s->code)
    return;
  const code *c = s->code;
  s->by_characters = looks_at_characters(s);
  s->any_by_characters |= s->by_characters;
  for (uint32_t pc = 0; pc < c->size; pc += instruction_length(c->bytes, c->size, pc))
    see_instruction(s, pc);
}

static void meet_class(search *s, name n) {
  uint64_t *own = map_get(&s->own, map_address(n));
  if (!own || *own != 1)
    return;
  *own = 2;
  vec_push(&s->to_see, n);
}

/* Boolean::valueOf, Integer::parseInt. */
static void see_handle(search *s, const pool_entry *e) {
  enum { FIRST_OF_METHODS = 5 }; /* the kinds before are of fields */
  if (e->tag == POOL_METHOD_HANDLE && e->a >= FIRST_OF_METHODS)
    see_called(s, classfile_member(s->file, e->b));
}

static void see_class(search *s, name n) {
  diag_sink quiet = {0};
  s->file = java_class_file(s->subject->program, n, &quiet);
  for (uint16_t i = 0; s->file && i < s->file->method_count; i++)
    see_code(s, &s->file->methods[i]);
  for (uint16_t i = 1; s->file && i < s->file->pool_count; i++) {
    see_handle(s, &s->file->pool[i]);
    if (s->file->pool[i].tag == POOL_CLASS)
      meet_class(s, classfile_class(s->file, i));
  }
}

void space_words_find(subject *subject_, arena *a, space_words *words) {
  search s = {.subject = subject_, .arena = a, .words = words};
  vec_each (name, n, &subject_->classes)
    map_put(&s.own, map_address(*n), 1);
  map_put(&s.own, map_address(subject_->class->name), 1);
  meet_class(&s, subject_->class->name);
  for (uint32_t k = 0; k < s.to_see.size; k++)
    see_class(&s, s.to_see.data[k]);
  combine_characters(&s);
  vec_release(&s.told_apart);
  vec_release(&s.looked_for);
  map_release(&s.own);
  vec_release(&s.to_see);
}

void space_words_release(space_words *words) {
  vec_release(&words->compared);
  vec_release(&words->made_of);
  vec_release(&words->listed);
  vec_release(&words->others);
}
