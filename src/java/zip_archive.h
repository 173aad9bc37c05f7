/* Zip archives, read only: mapped, and unpacked entry by entry.
 *
 *     const char *why = NULL;
 *     zip_archive *z = zip_archive_open("a.jar", 0, &why);
 *     zip_entry e;
 *     if (zip_archive_find(z, "a/B.class", &e) && e.size < limit)
 *       zip_archive_unpack(z, &e, bytes, &why);
 *     zip_archive_close(z);
 *
 * Opening reads nothing but the list of entries, so that the few classes a run needs
 * of an archive are all it costs. Of the format: stored and deflated entries, the
 * 64-bit extension, no encryption, no archives of many parts.
 */
#ifndef JAVA_ZIP_ARCHIVE_H
#define JAVA_ZIP_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct zip_archive zip_archive;

typedef struct zip_entry {
  const char *name; /* not terminated; in the archive */
  size_t length;    /* of the name */
  uint64_t packed, size, offset;
  uint32_t checksum;
  uint16_t method, flags;
} zip_entry;

/* The archive behind the first `skipped` bytes of a file. NULL, and why, when it is none.
 */
zip_archive *zip_archive_open(const char *path, size_t skipped, const char **why);
void zip_archive_close(zip_archive *);

bool zip_archive_find(zip_archive *, const char *name,
                      zip_entry *); /* the first so named */

/* Walks all entries in their order: start with *at == 0. */
bool zip_archive_next(const zip_archive *, size_t *at, zip_entry *);

/* Writes e->size bytes. False, and why, when they are damaged. */
bool zip_archive_unpack(const zip_archive *, const zip_entry *, uint8_t *out,
                        const char **why);

#endif
