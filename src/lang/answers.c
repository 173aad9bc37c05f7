#include "lang/answers.h"

#include "base/memory.h"
#include "lang/interpret_internal.h"

#include <string.h>

enum { FEW = 32 };

uint32_t answer_print(const lang_result *r, uint32_t out_count) {
  uint32_t print = 1;
  for (uint32_t k = 0; k < out_count && print; k++) {
    uint32_t part = value_print(r->out[k]);
    print = part ? (print * 31 + part) | 1 : 0;
  }
  return print;
}

bool answers_are_the_same(interpreter *i, const lang_result *a, const lang_result *b,
                          uint32_t out_count) {
  if (a->print && b->print && a->print != b->print)
    return false;
  for (uint32_t k = 0; k < out_count; k++)
    if (!interpreter_same(i, a->out[k], b->out[k]))
      return false;
  return true;
}

static uint32_t *slot_of(lang_answers *a, uint32_t print) {
  return &a->slots[(print * 0x9e3779b1u >> 7) & (a->capacity - 1)];
}

static uint32_t *next_slot(lang_answers *a, uint32_t *slot) {
  return slot + 1 == a->slots + a->capacity ? a->slots : slot + 1;
}

static void file(lang_answers *a, uint32_t number, uint32_t print) {
  uint32_t *slot = slot_of(a, print);
  while (*slot)
    slot = next_slot(a, slot);
  *slot = number;
}

static void file_all(lang_answers *a, const result_vector *results) {
  if (2 * results->size > a->capacity) {
    memory_free(a->slots);
    a->capacity = a->capacity ? a->capacity : FEW;
    while (a->capacity < 4 * results->size)
      a->capacity *= 2;
    a->slots = memory_alloc_array(a->capacity, sizeof *a->slots);
    a->filed = 0;
  }
  for (; a->filed < results->size; a->filed++) {
    uint32_t print = results->data[a->filed].print;
    a->partly = a->partly || !print;
    if (print)
      file(a, a->filed + 1, print);
  }
}

static bool stands_among(interpreter *i, const result_vector *results,
                         const lang_result *r, uint32_t out_count) {
  for (uint32_t k = 0; k < results->size; k++)
    if (answers_are_the_same(i, &results->data[k], r, out_count))
      return true;
  return false;
}

bool answers_have(interpreter *i, lang_answers *a, const result_vector *results,
                  const lang_result *r, uint32_t out_count) {
  if (results->size > FEW)
    file_all(a, results);
  if (results->size <= FEW || a->partly || !r->print)
    return stands_among(i, results, r, out_count);
  for (uint32_t *slot = slot_of(a, r->print); *slot; slot = next_slot(a, slot))
    if (answers_are_the_same(i, &results->data[*slot - 1], r, out_count))
      return true;
  return false;
}

void answers_release(lang_answers *a) {
  memory_free(a->slots);
  *a = (lang_answers){0};
}
