/* Sources of packages of the JDK: they stand in for its own classes, as --patch-module
 * wants to be told. A path alone does not say it (src/main/java/util may hold package
 * util), so the source's package is read. */
#include "java/compile.h"

#include <stdio.h>
#include <string.h>

typedef struct module_package {
  const char *folder, *module;
} module_package;

static const module_package packages[] = {
    {"java/awt/", "java.desktop"},    {"javax/swing/", "java.desktop"},
    {"java/beans/", "java.desktop"},  {"java/applet/", "java.desktop"},
    {"javax/print/", "java.desktop"}, {"javax/sound/", "java.desktop"},
    {"java/sql/", "java.sql"},        {"java/util/logging/", "java.logging"},
    {"java/util/", "java.base"},      {"java/io/", "java.base"},
    {"java/net/", "java.base"},       {"java/nio/", "java.base"},
    {"java/text/", "java.base"},      {"java/time/", "java.base"}};

/* Whether the source says that it is of the package whose folder begins there. */
static bool declares(const char *file, const char *folder) {
  const char *last = strrchr(folder, '/');
  char line[512], wanted[512];
  bool found = false;
  int length =
      snprintf(wanted, sizeof wanted, "package %.*s;", (int)(last - folder), folder);
  for (int i = 0; i < length && i < (int)sizeof wanted; i++)
    if (wanted[i] == '/')
      wanted[i] = '.';
  FILE *in = fopen(file, "r");
  while (in && !found && fgets(line, sizeof line, in))
    found = !strncmp(line, wanted, strlen(wanted));
  if (in)
    fclose(in);
  return found;
}

static const module_package *package_of(const char *file, const char **folder) {
  for (size_t k = 0; k < sizeof packages / sizeof *packages; k++)
    for (const char *at = file; (at = strstr(at, packages[k].folder)); at++)
      if ((at == file || at[-1] == '/') && declares(file, at)) {
        *folder = at;
        return &packages[k];
      }
  return NULL;
}

bool compile_is_patch(const char *file) {
  const char *folder;
  return package_of(file, &folder);
}

/* One argument a module: the folders that hold sources of it, each once. */
size_t compile_patches(const compilation *c, const char **arguments, size_t most) {
  size_t count = 0;
  for (size_t i = 0; i < c->count && count + 4 <= most; i++) {
    const char *folder;
    const module_package *p = package_of(c->files[i], &folder);
    bool known = !p;
    for (size_t k = 1; p && k < count; k += 4)
      known = known || !strncmp(arguments[k], p->module, strlen(p->module));
    if (known)
      continue;
    arguments[count++] = "--patch-module";
    arguments[count++] =
        arena_print(c->arena, "%s=%.*s", p->module,
                    folder == c->files[i] ? 1 : (int)(folder - c->files[i]),
                    folder == c->files[i] ? "." : c->files[i]);
    arguments[count++] = "--add-reads";
    arguments[count++] = arena_print(c->arena, "%s=ALL-UNNAMED", p->module);
  }
  return count;
}
