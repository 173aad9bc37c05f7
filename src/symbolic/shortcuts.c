/* The names of the shortcuts, and sums of their uses. */
#include "symbolic/shortcuts.h"

#define SHORTCUT_NAME(id, text) [SHORTCUT_##id] = text,
const char *const shortcut_names[SHORTCUT_COUNT] = {SHORTCUTS(SHORTCUT_NAME)};

void shortcut_uses_add(shortcut_uses *to, const shortcut_uses *more) {
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++)
    to->of[k] += more->of[k];
}
