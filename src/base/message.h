/* What one process tells another that is a copy of it: numbers of eight bytes, texts and
 * bytes behind their length.
 *
 *     message_put(&out, 7);                     message_reader in = message_read(&text);
 *     message_put_text(&out, "why");            uint64_t seven = message_get(&in);
 *                                               char *why = message_get_text(&in);
 *
 * A message that is too short is no error of the reader: what is not there is 0 or NULL,
 * and `failed` says so when all has been asked for. */
#ifndef BASE_MESSAGE_H
#define BASE_MESSAGE_H

#include "base/vector.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct message_reader {
  const char *at, *end;
  bool failed;
} message_reader;

void message_put(char_vector *out, uint64_t number);
void message_put_bytes(char_vector *out, const void *bytes, size_t size);
void message_put_text(char_vector *out, const char *text); /* NULL is a text, too */

/* Borrows the text. */
message_reader message_read(const char_vector *text);
uint64_t message_get(message_reader *in);
/* Leaves `bytes` alone where there are not as many. */
void message_get_bytes(message_reader *in, void *bytes, size_t size);
/* New; NULL for none. */
char *message_get_text(message_reader *in);

#endif
