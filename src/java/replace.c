/* One class in the place of another (000 §3.3): where a class file of the program names
 * the replaced class, or a class below it, the other is read.
 *
 * Replaced are uses: types of fields and parameters, calls, new, casts. What a class
 * extends or implements stays. Class files of the replacement, of what it replaces, of
 * glassbox and of the library are read as they are; but for the library class that is
 * checked itself, and what is nested in it. */
#include "java/internal.h"

#include <assert.h>
#include <string.h>

/* What stands for the class; itself, if nothing does. */
static name replaced(java_program *p, name n) {
  uint64_t *known = map_get(&p->replaced, map_address(n));
  if (known)
    return (name)(uintptr_t)*known;
  name by = n;
  vec_each (replacement, r, &p->replacements)
    if (by == n && n != p->kept && !java_descends(p, n, r->by) &&
        java_descends(p, n, r->what))
      by = r->by;
  map_put(&p->replaced, map_address(n), map_address(by));
  return by;
}

/* The text of a descriptor, or of an array class, with classes replaced. */
static name replaced_type(java_program *p, name n) {
  char_vector out = {0};
  for (const char *at = n->text; *at;) {
    size_t length = *at == 'L' ? strcspn(at, ";") : 0;
    if (length && at[length] == ';') {
      name by = replaced(p, name_mk_text(&p->ir.names, at + 1, length - 1));
      vec_push(&out, 'L');
      for (const char *c = by->text; *c; c++)
        vec_push(&out, *c);
      at += length;
    } else
      vec_push(&out, *at++);
  }
  name made = name_mk_text(&p->ir.names, out.data, out.size);
  vec_release(&out);
  return made;
}

/* The pool's text at `index`, through `by`; as an entry of its own, since the text may
 * also be something else's. */
typedef struct rewriting {
  java_program *program;
  classfile *file;
  pool_entry *pool;
  uint32_t count;
} rewriting;

static uint16_t rewrite(rewriting *r, uint16_t index, bool is_class) {
  name was = classfile_text(r->file, index);
  bool plain = is_class && was->text[0] != '[';
  name now = plain ? replaced(r->program, was) : replaced_type(r->program, was);
  if (now == was || r->count > UINT16_MAX)
    return index;
  r->pool[r->count] = (pool_entry){.tag = POOL_UTF8, .checked = true};
  r->pool[r->count].text.bytes = (const uint8_t *)now->text;
  r->pool[r->count].text.length = (uint32_t)now->length;
  r->pool[r->count].text.interned = now;
  return (uint16_t)r->count++;
}

static void rewrite_pool(rewriting *r) {
  uint32_t count = r->file->pool_count;
  for (uint32_t k = 1; k < count; k++) {
    pool_entry *e = &r->pool[k];
    if (e->tag == POOL_CLASS &&
        classfile_class(r->file, (uint16_t)k) != r->file->this_name)
      e->a = rewrite(r, e->a, true);
    else if (e->tag == POOL_NAME_AND_TYPE)
      e->b = rewrite(r, e->b, false);
    else if (e->tag == POOL_METHOD_TYPE)
      e->a = rewrite(r, e->a, false);
  }
}

static bool is_nested_in(name n, name outer) {
  return outer && !strncmp(n->text, outer->text, outer->length) &&
         (!n->text[outer->length] || n->text[outer->length] == '$');
}

static bool is_rewritten(java_program *p, name n) {
  if (!strncmp(n->text, "glassbox/", 9) ||
      (java_is_jdk_name(n) && !is_nested_in(n, p->kept)))
    return false;
  vec_each (replacement, r, &p->replacements)
    if (is_nested_in(n, r->by) || is_nested_in(n, r->what) || replaced(p, n) != n)
      return false;
  return true;
}

void java_rewrite(java_program *p, classfile *f) {
  if (!p->replacements.size || !is_rewritten(p, f->this_name))
    return;
  uint32_t room = 2u * f->pool_count;
  rewriting r = {.program = p, .file = f, .count = f->pool_count};
  r.pool = arena_new_array(f->arena, pool_entry, room);
  memcpy(r.pool, f->pool, f->pool_count * sizeof *r.pool);
  rewrite_pool(&r);
  f->pool = r.pool;
  f->pool_count = (uint16_t)(r.count > UINT16_MAX ? UINT16_MAX : r.count);
  for (uint16_t k = 0; k < f->field_count; k++)
    f->fields[k].descriptor = replaced_type(p, f->fields[k].descriptor);
  for (uint16_t k = 0; k < f->method_count; k++)
    f->methods[k].descriptor = replaced_type(p, f->methods[k].descriptor);
}

void java_program_replace(java_program *p, name what, name by, name kept) {
  vec_push(&p->replacements, ((replacement){what, by}));
  p->kept = kept;
  map_clear(&p->replaced);
}

const char *java_replaced_by(const java_program *p, name n) {
  vec_each (const replacement, r, &p->replacements)
    if (r->by == n)
      return r->what->text;
  return NULL;
}
