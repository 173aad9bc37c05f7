/* Descriptors: the types of fields and methods as the class file spells them. */
#include "java/internal.h"

#include <assert.h>
#include <string.h>

size_t type_length(const char *text) {
  const char *t = text;
  while (*t == '[')
    t++;
  if (*t == 'L') {
    const char *end = strchr(t, ';');
    assert(end);
    return (size_t)(end - text) + 1;
  }
  return (size_t)(t - text) + 1;
}

ir_storage descriptor_storage(const char *text) {
  switch (*text) {
  case 'Z': return STORE_BOOL;
  case 'B': return STORE_I8;
  case 'S': return STORE_I16;
  case 'C': return STORE_U16;
  case 'I': return STORE_I32;
  case 'J': return STORE_I64;
  case 'F': return STORE_F32;
  case 'D': return STORE_F64;
  default: return STORE_REF;
  }
}

ir_type descriptor_type(const char *text) {
  return *text == 'V' ? IR_VOID : ir_storage_type(descriptor_storage(text));
}

void descriptor_parse(const char *text, descriptor *d) {
  assert(*text == '(');
  d->count = 0;
  for (text++; *text != ')'; text += type_length(text)) {
    assert(d->count < 255);
    d->params[d->count] = text;
    d->types[d->count++] = (uint8_t)descriptor_type(text);
  }
  d->result = text + 1;
  d->result_type = (uint8_t)descriptor_type(d->result);
}

void java_method_set(java_program *p, ir_method *m, ir_class *owner, name method_name,
                     name text, bool is_static) {
  m->owner = owner;
  m->name = method_name;
  m->descriptor = text;
  m->is_static = is_static;
  descriptor d;
  descriptor_parse(text->text, &d);
  uint32_t receiver = is_static ? 0 : 1;
  m->param_count = (uint8_t)(d.count + receiver);
  m->param_types = arena_new_array(&p->ir.arena, uint8_t, d.count + receiver + 1);
  if (receiver)
    m->param_types[0] = IR_REF;
  for (uint32_t i = 0; i < d.count; i++)
    m->param_types[i + receiver] = d.types[i];
  m->result = d.result_type;
}
