/* Interned names: equal texts are the same address.
 *
 *     name_table names = {0};
 *     name a = name_mk(&names, "java/lang/Object");
 *     assert(a == name_mk_text(&names, "java/lang/Object?", 16));
 *     puts(a->text);
 *     name_table_release(&names);
 */
#ifndef BASE_NAME_H
#define BASE_NAME_H

#include "base/arena.h"

#include <stdint.h>

typedef const struct name_entry {
  uint32_t length, hash;
  const char *text; /* NUL-terminated; may hold NULs inside */
} * name;

typedef struct name_table {
  arena store;
  name *slots;
  uint32_t size, capacity;
} name_table;

void name_table_release(name_table *);
name name_mk(name_table *, const char *text);
name name_mk_text(name_table *, const char *text, size_t length);
name name_mk_print(name_table *, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
