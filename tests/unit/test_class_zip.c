/* Classes in zip files: what libzip has packed is unpacked again, and whatever is done to
 * the bytes, an entry comes out as it went in or not at all. */
#include "java_fixture.h"

#include "java/class_source.h"

#include <zip.h>

enum { ENTRIES = 300, LARGEST = 5000 };

static fixture f;

static int set_up(void **state) {
  (void)state;
  fixture_init_with_folder(&f);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  fixture_release(&f);
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
  const char *path = arena_print(&f.arena, "%s/%s", f.folder, file);
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

/* True: the class is found, and as it was; the archive is the path's only element. */
static bool is_unpacked(classpath *path, unsigned k) {
  uint8_t expected[LARGEST];
  size_t size = contents_of(k, expected);
  name n = class_name_of_path(&f.names, name_of(k));
  class_bytes got;
  if (!classpath_find(path, n, &got))
    return false;
  assert_int_equal(got.size, size);
  assert_memory_equal(expected, got.bytes, size);
  return true;
}

static classpath *path_of(const char *archive) {
  f.sink.errors = 0;
  classpath *path = classpath_new(&f.arena, &f.names, &f.sink);
  classpath_add(path, archive);
  return path;
}

static void unpacks_what_was_packed(void **state) {
  (void)state;
  const char *comments[] = {"",
                            "PK\5\6 is how the end begins, and this is no end: PK\5\6"};
  for (unsigned c = 0; c < 2; c++) {
    classpath *path = path_of(pack("a.jar", ENTRIES, comments[c]));
    for (unsigned k = 0; k < ENTRIES; k++)
      assert_true(is_unpacked(path, k));
    assert_false(is_unpacked(path, ENTRIES));
    assert_int_equal(f.sink.errors, 0);
    classpath_delete(path);
  }
}

static void skips_what_precedes(void **state) {
  (void)state;
  class_bytes b;
  assert_true(file_read(&f.arena, pack("a.jar", 5, ""), &b));
  uint8_t *behind = arena_alloc(&f.arena, b.size + 4);
  static const uint8_t script[] = {'#', '!', 'x', '\n'};
  memcpy(behind, script, sizeof script);
  memcpy(behind + 4, b.bytes, b.size);
  const char *archive = arena_print(&f.arena, "%s/b.jar", f.folder);
  write_file(archive, behind, b.size + 4);
  classpath *path = path_of(archive);
  for (unsigned k = 0; k < 5; k++)
    assert_true(is_unpacked(path, k));
  classpath_delete(path);
}

/* Each byte in turn is changed, and each front of the file stands alone. */
static void survives_damage(void **state) {
  (void)state;
  enum { FEW = 4 };
  class_bytes b;
  assert_true(file_read(&f.arena, pack("a.jar", FEW, ""), &b));
  const char *archive = arena_print(&f.arena, "%s/damaged.jar", f.folder);
  uint8_t *bytes = (uint8_t *)arena_copy(&f.arena, (const char *)b.bytes, b.size);
  unsigned refused = 0;
  for (size_t i = 0; i < 2 * b.size; i++) {
    size_t at = i % b.size;
    uint8_t was = bytes[at];
    bytes[at] ^= i < b.size ? 0xff : 1u << i % 8;
    write_file(archive, bytes, i % 3 ? b.size : at + 1);
    classpath *path = path_of(archive);
    for (unsigned k = 0; k < FEW; k++)
      refused += !is_unpacked(path, k);
    classpath_delete(path);
    bytes[at] = was;
  }
  assert_true(refused > b.size / 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unpacks_what_was_packed),
      cmocka_unit_test(skips_what_precedes),
      cmocka_unit_test(survives_damage),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
