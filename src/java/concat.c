/* String concatenation: a StringBuilder, an append for each part, toString. The recipe
 * of makeConcatWithConstants mixes plain text with \1 for the next argument and \2 for
 * the next constant of the bootstrap. */
#include "java/assemble.h"

#include <string.h>

static const char *append_descriptor(const char *type) {
  switch (*type) {
  case 'Z': return "(Z)Ljava/lang/StringBuilder;";
  case 'C': return "(C)Ljava/lang/StringBuilder;";
  case 'B':
  case 'S':
  case 'I': return "(I)Ljava/lang/StringBuilder;";
  case 'J': return "(J)Ljava/lang/StringBuilder;";
  case 'F': return "(F)Ljava/lang/StringBuilder;";
  case 'D': return "(D)Ljava/lang/StringBuilder;";
  default:
    return strncmp(type, "Ljava/lang/String;", 18)
               ? "(Ljava/lang/Object;)Ljava/lang/StringBuilder;"
               : "(Ljava/lang/String;)Ljava/lang/StringBuilder;";
  }
}

typedef struct concatenation {
  assembly a;
  uint32_t builder;
  classfile *file;
  const bootstrap_method *bootstrap;
  descriptor types;
  uint32_t next_argument, next_constant;
} concatenation;

static void append(concatenation *c, const char *type, uint32_t reg) {
  uint32_t args[] = {c->builder, reg};
  assemble_call(&c->a, IR_DISPATCH, "java/lang/StringBuilder", "append",
                append_descriptor(type), args);
}

static void append_text(concatenation *c, const char *text, size_t length) {
  if (length)
    append(c, "Ljava/lang/String;",
           assemble_text(&c->a, name_mk_text(&c->a.program->ir.names, text, length)));
}

static bool append_constant(concatenation *c) {
  if (c->next_constant >= c->bootstrap->count)
    return false;
  uint16_t index = c->bootstrap->arguments[c->next_constant++];
  const pool_entry *e = &c->file->pool[index];
  switch (e->tag) {
  case POOL_STRING: {
    name text = classfile_text(c->file, index);
    append_text(c, text->text, text->length);
    return true;
  }
  case POOL_INTEGER: append(c, "I", assemble_int(&c->a, e->integer)); return true;
  default: return false;
  }
}

static bool append_argument(concatenation *c) {
  if (c->next_argument >= c->types.count)
    return false;
  uint32_t k = c->next_argument++;
  append(c, c->types.params[k], k);
  return true;
}

static bool follow_recipe(concatenation *c, name recipe) {
  const char *t = recipe->text, *end = t + recipe->length, *plain = t;
  for (; t < end; t++) {
    if (*t != 1 && *t != 2)
      continue;
    append_text(c, plain, (size_t)(t - plain));
    plain = t + 1;
    if (!(*t == 1 ? append_argument(c) : append_constant(c)))
      return false;
  }
  append_text(c, plain, (size_t)(end - plain));
  return true;
}

ir_method *java_concatenation(java_program *p, ir_class *user, const bootstrap_method *b,
                              name bootstrap, name type, const char **why) {
  concatenation c = {.file = java_info(user)->file, .bootstrap = b, .next_constant = 1};
  descriptor_parse(type->text, &c.types);
  assemble_begin(&c.a, p, user, "concatenate", type, true, NULL);
  c.builder = assemble_new(&c.a, "java/lang/StringBuilder");
  assemble_call(&c.a, IR_CALL, "java/lang/StringBuilder", "<init>", "()V", &c.builder);
  bool ok = true;
  if (!strcmp(bootstrap->text, "makeConcatWithConstants"))
    ok = b->count && c.file->pool[b->arguments[0]].tag == POOL_STRING &&
         follow_recipe(&c, classfile_text(c.file, b->arguments[0]));
  else
    while (c.next_argument < c.types.count)
      append_argument(&c);
  if (!ok) {
    *why = "string concatenation whose recipe is not understood";
    ir_builder_release(&c.a.builder);
    return NULL;
  }
  uint32_t text = assemble_call(&c.a, IR_DISPATCH, "java/lang/StringBuilder", "toString",
                                "()Ljava/lang/String;", &c.builder);
  assemble_return(&c.a, IR_REF, text);
  return assemble_end(&c.a);
}
