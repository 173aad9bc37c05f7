/* Codes and lists of values are shared: a choice is two numbers. */
#include "formula/choices.h"

#include "base/map.h"

#include <assert.h>

typedef struct span {
  uint32_t first, count; /* in words */
} span;

typedef struct choice {
  uint32_t code, values;
  literal made;
} choice;

struct choices {
  formula *formula;
  literal_vector words;
  vector(span) codes, values;
  vector(choice) all;
  map known;              /* code and values -> index in `all` */
  u32_vector by_variable; /* index in `all`, from 1; 0: none */
};

choices *choices_new(formula *f) {
  choices *c = memory_new(choices);
  c->formula = f;
  return c;
}

void choices_delete(choices *c) {
  if (!c)
    return;
  vec_release(&c->words);
  vec_release(&c->codes);
  vec_release(&c->values);
  vec_release(&c->all);
  map_release(&c->known);
  vec_release(&c->by_variable);
  memory_free(c);
}

static span add_words(choices *c, const literal *all, uint32_t count) {
  span s = {c->words.size, count};
  for (uint32_t k = 0; k < count; k++) {
    assert(formula_kind(c->formula, literal_node(all[k])) != NODE_AND);
    vec_push(&c->words, all[k]);
  }
  return s;
}

uint32_t choices_add_code(choices *c, const literal *bits, uint32_t count) {
  assert(count < 32);
  vec_push(&c->codes, add_words(c, bits, count));
  return c->codes.size - 1;
}

uint32_t choices_add_values(choices *c, const literal *all, uint32_t count) {
  vec_push(&c->values, add_words(c, all, count));
  return c->values.size - 1;
}

literal choices_mk(choices *c, uint32_t code, uint32_t values) {
  uint64_t key = map_pair(code, values), *known = map_get(&c->known, key);
  if (known)
    return c->all.data[*known].made;
  literal made = formula_variable(c->formula);
  uint32_t variable = formula_variable_number(c->formula, literal_node(made));
  while (c->by_variable.size <= variable)
    vec_push(&c->by_variable, 0);
  map_put(&c->known, key, c->all.size);
  vec_push(&c->all, ((choice){code, values, made}));
  c->by_variable.data[variable] = c->all.size;
  return made;
}

uint32_t choices_count(const choices *c) {
  return c->all.size;
}

literal choices_get(const choices *c, uint32_t number) {
  return c->all.data[number].made;
}

bool choices_define(const choices *c, uint32_t variable) {
  return variable < c->by_variable.size && c->by_variable.data[variable];
}

static bool holds(const choices *c, literal a, model_value *value_of, void *context) {
  if (literal_is_constant(a))
    return a == LITERAL_TRUE;
  uint32_t variable = formula_variable_number(c->formula, literal_node(a));
  return value_of(context, variable) != literal_is_negated(a);
}

/* The literal that is chosen. */
static literal chosen(const choices *c, const choice *x, model_value *value_of,
                      void *context) {
  span code = c->codes.data[x->code], values = c->values.data[x->values];
  uint32_t number = 0;
  for (uint32_t k = 0; k < code.count; k++)
    number |= (uint32_t)holds(c, c->words.data[code.first + k], value_of, context) << k;
  return number < values.count ? c->words.data[values.first + number] : LITERAL_FALSE;
}

static const choice *find(const choices *c, uint32_t variable) {
  assert(choices_define(c, variable));
  return &c->all.data[c->by_variable.data[variable] - 1];
}

bool choices_value(const choices *c, uint32_t variable, model_value *value_of,
                   void *context) {
  return holds(c, chosen(c, find(c, variable), value_of, context), value_of, context);
}

void choices_instance(const choices *c, uint32_t variable, model_value *value_of,
                      void *context, literal_vector *clause) {
  const choice *x = find(c, variable);
  span code = c->codes.data[x->code];
  for (uint32_t k = 0; k < code.count; k++) {
    literal bit = c->words.data[code.first + k];
    vec_push(clause, literal_not_if(bit, holds(c, bit, value_of, context)));
  }
  vec_push(clause, literal_not(x->made));
  vec_push(clause, chosen(c, x, value_of, context));
}
