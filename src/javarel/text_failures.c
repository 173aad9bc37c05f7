/* What has to be so for a method of texts to give one.
 *
 * What a text contains is not known, so whether it has a seventh character is not either: where a
 * method may fail because of it, it is not supported. What fails because of null, or of a negative
 * number, throws as the library does. Whoever is not in the table may fail.
 *
 * Objects become texts by their own code: where a user's class has its own toString, or what that
 * asks for, it may fail, and write. */
#include "javarel/text_failures.h"

#include <ctype.h>
#include <string.h>

typedef enum need {
  NEED_NOTHING,
  NEED_OBJECTS,    /* no reference is null */
  NEED_POSITIVE,   /* the number is not negative */
  NEED_START,      /* the first number is 0, a second one as well */
  NEED_START_ONLY, /* the first number is 0, a second one not negative */
  NEED_FORMAT      /* a constant with places for what it is given */
} need;

typedef struct text_method {
  const char *name, *descriptor; /* how it begins */
  need need;
} text_method;

static const text_method methods[] = {
    {"<init>", "()", NEED_NOTHING},
    {"<init>", "(L", NEED_OBJECTS},
    {"<init>", "(I)", NEED_POSITIVE},
    {"append", "([C)", NEED_OBJECTS},
    {"append", "(Ljava/lang/Object;)", NEED_NOTHING},
    {"append", "(Ljava/lang/String;)", NEED_NOTHING},
    {"append", "(Ljava/lang/CharSequence;)", NEED_NOTHING},
    {"append", "(I)", NEED_NOTHING},
    {"append", "(J)", NEED_NOTHING},
    {"append", "(C)", NEED_NOTHING},
    {"append", "(Z)", NEED_NOTHING},
    {"append", "(F)", NEED_NOTHING},
    {"append", "(D)", NEED_NOTHING},
    {"concat", "(", NEED_OBJECTS},
    {"copyValueOf", "([C)", NEED_OBJECTS},
    {"delete", "(II)", NEED_START_ONLY},
    {"ensureCapacity", "(", NEED_NOTHING},
    {"format", "(Ljava/lang/String;[", NEED_FORMAT},
    {"formatted", "(", NEED_FORMAT},
    {"indent", "(", NEED_NOTHING},
    {"intern", "(", NEED_NOTHING},
    {"join", "(Ljava/lang/CharSequence;[", NEED_OBJECTS},
    {"repeat", "(", NEED_POSITIVE},
    {"replace", "(CC)", NEED_NOTHING},
    {"replace", "(L", NEED_OBJECTS},
    {"reverse", "(", NEED_NOTHING},
    {"setLength", "(", NEED_POSITIVE},
    {"strip", "(", NEED_NOTHING},
    {"stripIndent", "(", NEED_NOTHING},
    {"stripLeading", "(", NEED_NOTHING},
    {"stripTrailing", "(", NEED_NOTHING},
    {"substring", "(", NEED_START},
    {"toLowerCase", "(", NEED_OBJECTS},
    {"toString", "(", NEED_NOTHING},
    {"toUpperCase", "(", NEED_OBJECTS},
    {"trim", "(", NEED_NOTHING},
    {"trimToSize", "(", NEED_NOTHING},
    {"valueOf", "([C)", NEED_OBJECTS},
    {"valueOf", "(Ljava/lang/Object;)", NEED_NOTHING},
    {"valueOf", "(I)", NEED_NOTHING},
    {"valueOf", "(J)", NEED_NOTHING},
    {"valueOf", "(C)", NEED_NOTHING},
    {"valueOf", "(Z)", NEED_NOTHING},
    {"valueOf", "(F)", NEED_NOTHING},
    {"valueOf", "(D)", NEED_NOTHING},
};

static const text_method *find_method(const ir_method *m) {
  for (size_t k = 0; k < sizeof methods / sizeof *methods; k++)
    if (!strcmp(m->name->text, methods[k].name) &&
        !strncmp(m->descriptor->text, methods[k].descriptor,
                 strlen(methods[k].descriptor)))
      return &methods[k];
  return NULL;
}

/* --- Objects that become texts ------------------------------------------------------ */

/* The body of a method of the class that the library declares there. */
static const ir_method *body_of(const body *b, ir_class *c, const char *owner,
                                const char *name_, const char *descriptor) {
  java_program *p = b->t->world->program;
  ir_program *ir = java_program_ir(p);
  ir_method *declared = ir_find_declared(java_class(p, owner), name_mk(&ir->names, name_),
                                         name_mk(&ir->names, descriptor));
  return c->is_array || c->is_interface || !declared ? declared
                                                     : ir_dispatch(c, declared);
}

static bool is_of_user(const body *b, const ir_method *m) {
  return m && world_is_of_user(b->t->world, m->owner);
}

/* Whether the object's toString is the user's, or asks for what is: Object's for the hash code,
 * Throwable's for the message, that of a list for its elements. */
static bool has_own_text(const body *b, ir_class *c) {
  static const char text[] = "()Ljava/lang/String;";
  const ir_method *m = body_of(b, c, "java/lang/Object", "toString", text);
  if (!m || is_of_user(b, m) || !world_is_of_user(b->t->world, c))
    return is_of_user(b, m);
  const char *owner = m->owner->name->text;
  if (!strcmp(owner, "java/lang/Object"))
    return is_of_user(b, body_of(b, c, owner, "hashCode", "()I"));
  if (!strcmp(owner, "java/lang/Throwable"))
    return is_of_user(b, body_of(b, c, owner, "getLocalizedMessage", text)) ||
           is_of_user(b, body_of(b, c, owner, "getMessage", text));
  return strcmp(owner, "java/lang/Enum") != 0;
}

/* Of what the library makes a text, it asks what is in it. */
static bool is_holder(const ir_class *c) {
  return !strncmp(c->name->text, "java/util/", strlen("java/util/")) ||
         !strcmp(c->name->text, "java/lang/Iterable");
}

/* Whether what is in there may be such: nobody may have needed its domain so far. */
static bool may_hold_own(const body *b) {
  vec_each (ir_class *, c, &b->t->world->user_classes)
    if (has_own_text(b, *c))
      return true;
  return false;
}

/* Domains whose objects run a user's code to become a text. */
static domain_set with_own_text(const body *b, domain_set among) {
  const world *w = b->t->world;
  domain_set own = 0, holders = 0;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++) {
    ir_class *c = w->domains.data[d].class;
    own |= has_own_text(b, c) ? SET_OF(d) : 0;
    holders |= is_holder(c) ? SET_OF(d) : 0;
  }
  return among & (own | (among & holders && may_hold_own(b) ? holders : 0));
}

static void refuse_text_of(body *b, uint32_t reg, domain_set own) {
  if (own)
    body_fail(
        b, FAILURE_UNSUPPORTED,
        body_print(b, "%s in %s", body_operand(b, reg), world_set_text(b->t->world, own)),
        "a text made of an object by its own code");
}

static void check_text_of(body *b, uint32_t reg) {
  refuse_text_of(b, reg, with_own_text(b, b->r->types[reg]));
}

/* --- Arrays of arguments, and formats ------------------------------------------------ */

/* The instruction before this one, in the same block, that writes the register; NULL: none. */
static const ir_instr *writer_of(const body *b, uint32_t reg, uint32_t before) {
  for (uint32_t k = before; k-- > b->code->blocks[b->block].first;)
    if (ir_written(&b->code->instrs[k]) == reg)
      return &b->code->instrs[k];
  return NULL;
}

/* What the register was a copy of. */
static const ir_instr *made_by(const body *b, uint32_t reg, uint32_t before) {
  const ir_instr *i = writer_of(b, reg, before);
  while (i && i->op == IR_MOVE)
    i = writer_of(b, i->a, (uint32_t)(i - b->code->instrs));
  return i;
}

/* The constant that the register is there; -1: none, as far as it is seen. */
static int64_t constant_in(const body *b, uint32_t reg, uint32_t before) {
  const ir_instr *i = made_by(b, reg, before);
  return i && i->op == IR_CONST && i->imm >= 0 ? i->imm : -1;
}

typedef struct reading {
  const body *b;
  const ir_instr *array;
  uint32_t at, count; /* how often the instruction there reads the array */
} reading;

static void count_reads(void *context, uint32_t reg) {
  reading *r = context;
  r->count += made_by(r->b, reg, r->at) == r->array;
}

/* The instructions that put elements 0, 1, ... into the new array, as compilers write them for
 * `format(text, a, b)`, each once and in this order. False: something else may be done to it
 * before the call. */
static bool find_puts(const body *b, const ir_instr *array, u32_vector *puts) {
  for (uint32_t k = (uint32_t)(array - b->code->instrs) + 1; k < b->at; k++) {
    const ir_instr *i = &b->code->instrs[k];
    reading r = {b, array, k, 0};
    ir_reads(i, count_reads, &r);
    if (!r.count || i->op == IR_MOVE)
      continue;
    if (i->op != IR_SET_ELEMENT || r.count > 1 || made_by(b, i->a, k) != array ||
        constant_in(b, i->b, k) != puts->size)
      return false;
    vec_push(puts, k);
  }
  return constant_in(b, array->a, (uint32_t)(array - b->code->instrs)) >= puts->size;
}

/* What is in an array that was not made here nobody may have needed so far: its class says
 * what it can be. */
static void check_text_of_elements(body *b, uint32_t reg) {
  const world *w = b->t->world;
  const ir_instr *array = made_by(b, reg, b->at);
  u32_vector puts = {0};
  domain_set own = 0;
  bool is_known = array && array->op == IR_NEW_ARRAY && find_puts(b, array, &puts);
  for (uint32_t k = 0; is_known && k < puts.size; k++)
    check_text_of(b, b->code->instrs[puts.data[k]].dst);
  for (uint32_t d = DOMAIN_FIRST; !is_known && d < w->domains.size; d++) {
    const ir_class *c = w->domains.data[d].class;
    if (c->is_array && c->element == STORE_REF && !world_is_text(c->element_class))
      own |= SET_OF(d);
  }
  refuse_text_of(b, reg, b->r->types[reg] & own);
  vec_release(&puts);
}

static bool is_whole_number(const ir_class *c) {
  static const char *const boxes[] = {"java/lang/Integer", "java/lang/Long",
                                      "java/lang/Short", "java/lang/Byte"};
  for (size_t k = 0; k < sizeof boxes / sizeof *boxes; k++)
    if (!strcmp(c->name->text, boxes[k]))
      return true;
  return false;
}

/* Whether what is put there was boxed right before, or can be nothing else. */
static bool puts_whole_number(const body *b, uint32_t put) {
  const world *w = b->t->world;
  uint32_t reg = b->code->instrs[put].dst;
  const ir_instr *maker = made_by(b, reg, put);
  if (maker && maker->op == IR_CALL && maker->call->method &&
      !strcmp(maker->call->method->name->text, "valueOf") &&
      is_whole_number(maker->call->method->owner))
    return true;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (b->r->types[reg] & SET_OF(d) && !is_whole_number(w->domains.data[d].class))
      return false;
  return true;
}

/* Whether each %s and %d has something to show; no other place is known. */
static bool fits_format(const body *b, const char *format, const u32_vector *puts) {
  uint32_t count = 0;
  for (const char *at = strchr(format, '%'); at; at = strchr(at + 1, '%')) {
    at++;
    if (*at == '%' || *at == 'n')
      continue;
    at += *at >= '1' && *at <= '9'; /* a width */
    if (count == puts->size || (*at != 's' && *at != 'd') ||
        (*at == 'd' && !puts_whole_number(b, puts->data[count])))
      return false;
    count++;
  }
  return true;
}

static void check_format(body *b, const ir_instr *i) {
  const ir_instr *format = made_by(b, i->call->args[0], b->at);
  const ir_instr *array = made_by(b, i->call->args[1], b->at);
  u32_vector puts = {0};
  bool fits = format && format->op == IR_LITERAL &&
              format->literal->kind == LITERAL_TEXT && array &&
              array->op == IR_NEW_ARRAY && find_puts(b, array, &puts) &&
              fits_format(b, ((name)format->literal->data)->text, &puts);
  if (!fits)
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "a text whose format may not fit");
  for (uint32_t k = 0; fits && k < puts.size; k++)
    check_text_of(b, b->code->instrs[puts.data[k]].dst);
  vec_release(&puts);
}

/* --- All ---------------------------------------------------------------------------- */

static void check_objects(body *b, const ir_instr *i, bool may_be_null) {
  const ir_method *m = i->call->method;
  for (uint32_t k = !m->is_static; k < m->param_count; k++)
    if (m->param_types[k] == IR_REF) {
      if (!may_be_null)
        body_check_null(b, i->call->args[k]);
      check_text_of(b, i->call->args[k]);
      if (!strcmp(m->name->text, "join"))
        check_text_of_elements(b, i->call->args[k]);
    }
}

/* Where it begins elsewhere, it may be behind the end. */
static void check_start(body *b, const ir_instr *i, bool only) {
  const ir_method *m = i->call->method;
  const char *first = body_operand(b, i->call->args[1]);
  const char *fails = body_print(b, "!(%s = 0)", first);
  if (m->param_count > 2)
    fails = body_print(b, "(%s || %s %s 0)", fails, body_operand(b, i->call->args[2]),
                       only ? "<" : "!=");
  body_fail(b, FAILURE_UNSUPPORTED, fails, "a text of which a part may not be there");
}

static void check_number(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  bool repeats = !strcmp(m->name->text, "repeat"),
       sets = !strcmp(m->name->text, "setLength");
  body_trap(b, body_print(b, "%s < 0", body_operand(b, i->call->args[1])),
            repeats ? "java/lang/IllegalArgumentException"
            : sets  ? "java/lang/StringIndexOutOfBoundsException"
                    : "java/lang/NegativeArraySizeException");
}

void text_failures_check(body *b, const ir_instr *i) {
  const text_method *m = find_method(i->call->method);
  if (!m) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "a text that may not be there");
    return;
  }
  switch (m->need) {
  case NEED_NOTHING: check_objects(b, i, true); break;
  case NEED_OBJECTS: check_objects(b, i, false); break;
  case NEED_POSITIVE: check_number(b, i); break;
  case NEED_START: check_start(b, i, false); break;
  case NEED_START_ONLY: check_start(b, i, true); break;
  case NEED_FORMAT: check_format(b, i); break;
  }
}
