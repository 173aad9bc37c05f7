/* Zip archives: what libzip has packed is unpacked again, and whatever is done to the
 * bytes, an entry comes out as it went in or not at all. */
#include "java_fixture.h"

#include "java/class_source.h"
#include "java/zip_archive.h"

#include <zip.h>

enum { ENTRIES = 300, LARGEST = 5000 };

static fixture f;
static char *folder;

static int set_up(void **state) {
  (void)state;
  fixture_init(&f);
  folder = temporary_folder();
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  fixture_release(&f);
  remove_folder(folder);
  return 0;
}

/* The contents of entry k: none, regular, then less and less so. */
static size_t contents_of(unsigned k, uint8_t *out) {
  size_t size = k * 37 % LARGEST;
  uint32_t random = k;
  for (size_t i = 0; i < size; i++) {
    random = random * 1664525 + 1013904223;
    out[i] = random >> 24 < k ? (uint8_t)(random >> 16) : 'a';
  }
  return size;
}

static const char *name_of(unsigned k) {
  return arena_print(&f.arena, "package%u/Class%u.class", k % 7, k);
}

/* Every other entry stored, the others deflated. */
static const char *pack(const char *file, unsigned count, const char *comment) {
  const char *path = arena_print(&f.arena, "%s/%s", folder, file);
  zip_t *z = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, NULL);
  assert_non_null(z);
  for (unsigned k = 0; k < count; k++) {
    uint8_t *bytes = arena_alloc(&f.arena, LARGEST);
    size_t size = contents_of(k, bytes);
    zip_int64_t i = zip_file_add(z, name_of(k), zip_source_buffer(z, bytes, size, 0), 0);
    assert_true(i >= 0);
    zip_set_file_compression(z, (zip_uint64_t)i, k % 2 ? ZIP_CM_STORE : ZIP_CM_DEFLATE,
                             0);
  }
  zip_set_archive_comment(z, comment, (zip_uint16_t)strlen(comment));
  assert_int_equal(zip_close(z), 0);
  return path;
}

static bool is_unpacked(zip_archive *z, unsigned k) {
  uint8_t expected[LARGEST], got[LARGEST];
  size_t size = contents_of(k, expected);
  zip_entry e;
  const char *why = NULL;
  if (!zip_archive_find(z, name_of(k), &e) || e.size > LARGEST)
    return false;
  if (!zip_archive_unpack(z, &e, got, &why)) {
    assert_non_null(why);
    return false;
  }
  assert_int_equal(e.size, size);
  assert_memory_equal(expected, got, size);
  return true;
}

static void unpacks_what_was_packed(void **state) {
  (void)state;
  const char *comments[] = {"",
                            "PK\5\6 is how the end begins, and this is no end: PK\5\6"};
  for (unsigned c = 0; c < 2; c++) {
    const char *why = NULL;
    zip_archive *z = zip_archive_open(pack("a.jar", ENTRIES, comments[c]), 0, &why);
    assert_non_null(z);
    for (unsigned k = 0; k < ENTRIES; k++)
      assert_true(is_unpacked(z, k));
    zip_entry e;
    assert_false(zip_archive_find(z, "package0/Class", &e));
    assert_false(zip_archive_find(z, "", &e));
    zip_archive_close(z);
  }
}

static void lists_in_order(void **state) {
  (void)state;
  const char *why = NULL;
  zip_archive *z = zip_archive_open(pack("a.jar", ENTRIES, ""), 0, &why);
  unsigned k = 0;
  zip_entry e;
  for (size_t at = 0; zip_archive_next(z, &at, &e); k++) {
    assert_int_equal(e.length, strlen(name_of(k)));
    assert_memory_equal(e.name, name_of(k), e.length);
  }
  assert_int_equal(k, ENTRIES);
  zip_archive_close(z);
}

static void skips_what_precedes(void **state) {
  (void)state;
  class_bytes b;
  assert_true(file_read(&f.arena, pack("a.jar", 5, ""), &b));
  uint8_t *behind = arena_alloc(&f.arena, b.size + 4);
  memcpy(behind, "JM\1\0", 4);
  memcpy(behind + 4, b.bytes, b.size);
  const char *path = arena_print(&f.arena, "%s/a.jmod", folder), *why = NULL;
  write_file(path, behind, b.size + 4);
  zip_archive *z = zip_archive_open(path, 4, &why);
  for (unsigned k = 0; k < 5; k++)
    assert_true(is_unpacked(z, k));
  zip_archive_close(z);
}

static void refuses_other_files(void **state) {
  (void)state;
  const char *path = arena_print(&f.arena, "%s/other", folder), *why = NULL;
  assert_null(zip_archive_open(path, 0, &why));
  assert_string_equal(why, "No such file or directory");
  write_file(path, "", 0);
  assert_null(zip_archive_open(path, 0, &why));
  assert_string_equal(why, "Not a zip archive");
  write_file(path, "PK\5\6 and much more than the end of a zip", 40);
  assert_null(zip_archive_open(path, 0, &why));
  assert_string_equal(why, "Not a zip archive");
  assert_null(zip_archive_open(path, 100, &why));
}

/* Each byte in turn is changed, and each front of the file stands alone. */
static void survives_damage(void **state) {
  (void)state;
  enum { FEW = 4 };
  class_bytes b;
  assert_true(file_read(&f.arena, pack("a.jar", FEW, ""), &b));
  const char *path = arena_print(&f.arena, "%s/damaged.jar", folder), *why = NULL;
  uint8_t *bytes = (uint8_t *)arena_copy(&f.arena, (const char *)b.bytes, b.size);
  unsigned refused = 0;
  for (size_t i = 0; i < 2 * b.size; i++) {
    size_t at = i % b.size;
    uint8_t was = bytes[at];
    bytes[at] ^= i < b.size ? 0xff : 1u << i % 8;
    write_file(path, bytes, i % 3 ? b.size : at + 1);
    zip_archive *z = zip_archive_open(path, 0, &why);
    for (unsigned k = 0; z && k < FEW; k++)
      refused += !is_unpacked(z, k);
    refused += !z;
    zip_archive_close(z);
    bytes[at] = was;
  }
  assert_true(refused > b.size / 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unpacks_what_was_packed), cmocka_unit_test(lists_in_order),
      cmocka_unit_test(skips_what_precedes),     cmocka_unit_test(refuses_other_files),
      cmocka_unit_test(survives_damage),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
