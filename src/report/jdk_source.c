/* In the archive the files lie below their modules; those that data structures are in are
 * tried, the most likely first. */
#include "report/jdk_source.h"

#include "base/diag.h"
#include "java/jdk.h"

#include <minizip/unzip.h>
#include <string.h>

/* lib/src.zip of the installed JDK; NULL: there is no JDK of that kind. */
static const char *archive_path(arena *a) {
  diag_sink quiet = {0};
  jdk_kind kind;
  const char *classes = jdk_classes(a, NULL, &quiet, &kind);
  const char *slash = classes && kind == JDK_IMAGE ? strrchr(classes, '/') : NULL;
  return slash ? arena_print(a, "%.*s/src.zip", (int)(slash - classes), classes) : NULL;
}

static char *read_entry(arena *a, unzFile archive) {
  enum { LARGEST_SOURCE = 1 << 24 };
  unz_file_info info;
  if (unzGetCurrentFileInfo(archive, &info, NULL, 0, NULL, 0, NULL, 0) != UNZ_OK ||
      info.uncompressed_size > LARGEST_SOURCE || unzOpenCurrentFile(archive) != UNZ_OK)
    return NULL;
  char *text = arena_alloc(a, info.uncompressed_size + 1);
  int size = unzReadCurrentFile(archive, text, (unsigned)info.uncompressed_size);
  unzCloseCurrentFile(archive);
  return size == (int)info.uncompressed_size ? text : NULL;
}

char *jdk_source_text(arena *a, const char *file) {
  static const char *const modules[] = {"java.base", "java.desktop", "java.logging",
                                        "java.sql", "java.xml"};
  enum { CASE_MATTERS = 1 };
  const char *path = archive_path(a);
  unzFile archive = path ? unzOpen(path) : NULL;
  char *text = NULL;
  for (size_t i = 0; archive && !text && i < sizeof modules / sizeof *modules; i++)
    if (unzLocateFile(archive, arena_print(a, "%s/%s", modules[i], file), CASE_MATTERS) ==
        UNZ_OK)
      text = read_entry(a, archive);
  if (archive)
    unzClose(archive);
  return text;
}
