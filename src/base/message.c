#include "base/message.h"

#include "base/memory.h"

#include <limits.h>
#include <string.h>

void message_put_bytes(char_vector *out, const void *bytes, size_t size) {
  const char *at = bytes;
  for (size_t k = 0; k < size; k++)
    vec_push(out, at[k]);
}

void message_put(char_vector *out, uint64_t number) {
  message_put_bytes(out, &number, sizeof number);
}

void message_put_text(char_vector *out, const char *text) {
  size_t length = text ? strlen(text) : 0;
  message_put(out, text ? length + 1 : 0);
  message_put_bytes(out, text, length);
}

message_reader message_read(const char_vector *text) {
  return (message_reader){text->data, text->data + text->size, false};
}

static bool has(message_reader *in, uint64_t size) {
  in->failed = in->failed || (uint64_t)(in->end - in->at) < size;
  return !in->failed;
}

void message_get_bytes(message_reader *in, void *bytes, size_t size) {
  if (!has(in, size))
    return;
  memcpy(bytes, in->at, size);
  in->at += size;
}

uint64_t message_get(message_reader *in) {
  uint64_t number = 0;
  message_get_bytes(in, &number, sizeof number);
  return number;
}

char *message_get_text(message_reader *in) {
  uint64_t length = message_get(in);
  if (!length || !has(in, length - 1))
    return NULL;
  in->failed = length > INT_MAX;
  char *text = in->failed ? NULL : memory_print("%.*s", (int)(length - 1), in->at);
  in->at += length - 1;
  return text;
}
