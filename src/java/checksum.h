/* A 128-bit checksum (FNV-1a), to tell apart what differs by accident. */
#ifndef JAVA_CHECKSUM_H
#define JAVA_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct checksum {
  unsigned __int128 value;
} checksum;

static inline checksum checksum_start(void) {
  return (checksum){(unsigned __int128)0x6c62272e07bb0142u << 64 | 0x62b821756295c58du};
}

/* The length is taken in too, so that "ab", "c" is not "a", "bc". */
static inline void checksum_add(checksum *c, const void *bytes, size_t size) {
  const unsigned __int128 prime = (unsigned __int128)1 << 88 | 0x13b;
  const uint8_t *at = bytes;
  for (size_t i = 0; i < size; i++)
    c->value = (c->value ^ at[i]) * prime;
  for (size_t length = size, i = 0; i < 8; i++, length >>= 8)
    c->value = (c->value ^ (length & 0xff)) * prime;
}

static inline void checksum_add_text(checksum *c, const char *text) {
  checksum_add(c, text, strlen(text));
}

#endif
