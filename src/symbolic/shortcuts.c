/* The names of the shortcuts, and sums of their uses. */
#include "symbolic/shortcuts.h"

#include "base/memory.h"

#include <string.h>

#define SHORTCUT_NAME(id, text) [SHORTCUT_##id] = text,
const char *const shortcut_names[SHORTCUT_COUNT] = {SHORTCUTS(SHORTCUT_NAME)};

static bool find(const char *name, size_t length, shortcut_set *out) {
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++)
    if (strlen(shortcut_names[k]) == length && !memcmp(shortcut_names[k], name, length)) {
      *out |= (shortcut_set)1 << k;
      return true;
    }
  return false;
}

char *shortcuts_read(const char *list, shortcut_set *out) {
  for (;; list++) {
    size_t length = strcspn(list, ",");
    if (!find(list, length, out))
      return memory_print("%.*s", (int)length, list);
    list += length;
    if (!*list)
      return NULL;
  }
}

void shortcut_uses_add(shortcut_uses *to, const shortcut_uses *more) {
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++) {
    to->of[k] += more->of[k];
    to->asked[k] += more->asked[k];
    to->seconds[k] += more->seconds[k];
  }
}
