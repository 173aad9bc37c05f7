#include "cli/language.h"

#include "base/memory.h"
#include "java/cache_folder.h"
#include "java/checksum.h"
#include "lang/emit.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length > end_length && !strcmp(text + length - end_length, end);
}

bool language_is_named(const cli_options *o) {
  return o->path_count == 1 && ends_with(o->paths[0], ".lang");
}

/* The folder for the class: that of --emit, or one in the cache that is named after
 * what is in it, so that what was compiled once is found again. */
static const char *folder_for(language *l, const cli_options *o, const char *text,
                              size_t size, diag_sink *sink) {
  if (o->emit)
    return o->emit;
  const char *cache = cache_folder(&l->arena, sink);
  checksum sum = checksum_start();
  checksum_add(&sum, text, size);
  return cache ? arena_print(&l->arena, "%s/lang-%016llx%016llx", cache,
                             (unsigned long long)(sum.value >> 64),
                             (unsigned long long)sum.value)
               : NULL;
}

/* Written aside and moved into place: runs side by side see all of it or nothing. */
static bool write_file(language *l, const char *path, const char *text, size_t size) {
  const char *aside = arena_print(&l->arena, "%s.%ld", path, (long)getpid());
  FILE *out = fopen(aside, "w");
  bool written = out && fwrite(text, 1, size, out) == size;
  if (out && fclose(out))
    written = false;
  return written && !rename(aside, path);
}

static bool write_class(checked_language *c, const cli_options *o, char **class_file,
                        diag_sink *sink) {
  language *l = c->language;
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  bool written = language_emit(l, &c->layout, out);
  fclose(out);
  if (!written) {
    free(text);
    return true;
  }
  const char *folder = folder_for(l, o, text, size, sink);
  if (folder) {
    mkdir(folder, 0777);
    *class_file = arena_print(&l->arena, "%s/%s.java", folder, l->name);
    written = (!o->emit && !access(*class_file, R_OK)) ||
              write_file(l, *class_file, text, size);
    if (!written)
      diag_error(sink, NO_PLACE, "cannot write '%s': %s", *class_file, strerror(errno));
  }
  free(text);
  return folder && written;
}

bool language_open(checked_language *c, const cli_options *o, uint32_t goal,
                   char **class_file, diag_sink *sink) {
  *class_file = NULL;
  if (!goal && !o->variant && !o->quiet)
    language_warn(o->paths[0], sink);
  *c = (checked_language){.language = language_read(o->paths[0], o->variant, goal, sink)};
  if (!c->language)
    return false;
  interpreter_init(&c->interpreter, c->language);
  if (o->size) /* a claim about terms has one node more than they have */
    c->language->size = (uint32_t)o->size + (c->language->goal->kind != GOAL_SOUND);
  if (write_class(c, o, class_file, sink))
    return true;
  language_close(c);
  return false;
}

void language_close(checked_language *c) {
  interpreter_release(&c->interpreter);
  language_delete(c->language);
}

/* Positions of a tree in which every program of so many nodes has room: as high as it has
 * nodes. 0: that is too many. */
uint32_t language_positions(const checked_language *c, uint32_t size) {
  enum { MOST = 1100 };
  uint64_t positions = 0, wide = 1;
  for (uint32_t level = 0; level < size; level++) {
    positions += wide;
    wide *= c->layout.children;
    if (positions > MOST)
      return 0;
    if (!wide)
      break;
  }
  return (uint32_t)positions;
}

/* Several steps to one state: the class counts them. */
static bool steps_come_together(interpreter *i, lang_value *program) {
  step_vector steps = {0};
  interpreter_step(i, program, &steps);
  bool several = i->l->properties & CHECK_DETERMINISM && steps.size > 1;
  vec_release(&steps);
  return several;
}

char *language_confirm(checked_language *c, const char *program) {
  interpreter *i = &c->interpreter;
  lang_value *v = program ? interpreter_read(i, program) : NULL;
  if (!v)
    return memory_print("internal error: the program '%s' cannot be read back",
                        program ? program : "");
  i->depth = 0;
  i->given = c->layout.given;
  c->found = lang_judge(i, v);
  if (lang_is_fault(c->found.fault))
    return NULL;
  if (steps_come_together(i, v))
    return memory_print("'%s' has several steps, all to the same state; the class counts "
                        "them, and --engine explicit compares the states",
                        program);
  i->depth = c->layout.depth;
  bool bounded = lang_is_fault(lang_judge(i, v).fault);
  i->depth = 0;
  c->found = (lang_finding){0};
  return memory_print(bounded
                          ? "the types of '%s' after a step are deeper than the bounds "
                            "(depth %u): give a larger depth in 'bounds'"
                          : "internal error: the rules and the class written from them "
                            "do not agree on '%s' (depth %u)",
                      program, c->layout.depth);
}

/* Whether anything that is only computed with has parts, and so a depth. */
static bool computes_deep(const checked_language *c) {
  vec_each (lang_sort *, s, &c->language->sorts)
    if ((*s)->kind == SORT_TERMS && !(*s)->base && !(*s)->element &&
        (*s)->shape == SHAPE_PACKED && !lang_layout_is_leaf(c->language, *s))
      return true;
  return false;
}

/* The bounds besides the number of nodes, in words. */
const char *language_bounds(checked_language *c) {
  arena *a = &c->language->arena;
  const char *text =
      computes_deep(c) ? arena_print(a, "types of depth %u", c->layout.given) : "";
  bool sound = c->language->goal->kind == GOAL_SOUND, first = true;
  const lang_judgment *typing = c->language->typing;
  for (uint32_t k = 0; typing && sound && k < typing->args.size; k++)
    if (typing->is_out[k] && lang_shape_of(typing->args.data[k]) == SHAPE_TREE)
      text = "types of any depth";
  vec_each (lang_sort *, s, &c->language->sorts)
    if ((*s)->sized) {
      text = arena_print(a, "%s%s%s of depth %u", first ? "" : text, first ? "" : ", ",
                         (*s)->name, (*s)->depth);
      first = false;
    }
  vec_each (lang_sort *, s, &c->language->sorts)
    if (sound && lang_layout_is_cut(c->language, *s))
      text = arena_print(a, "%s, %s of depth %u as well", text, (*s)->name,
                         (*s)->depth && c->language->refused ? (*s)->depth
                                                             : c->layout.given);
  vec_each (lang_sort *, s, &c->language->sorts)
    if ((*s)->tried && !(*s)->sized)
      text = arena_print(a, "%s%s'exists' of %s of depth %u", text, *text ? ", " : "",
                         (*s)->name, (*s)->tried);
  if (c->language->size)
    text = arena_print(a, "%s of at most %u nodes%s%s", sound ? "programs" : "terms",
                       c->language->size - !sound, *text ? ", " : "", text);
  if (c->language->properties & (CHECK_SAFETY | CHECK_CONFLUENCE))
    text = arena_print(a, "%s, runs of at most %u steps", text, c->language->steps);
  vec_each (lang_sort *, s, &c->language->sorts)
    if ((*s)->kind == SORT_NAMES)
      text = arena_print(a, "%s, %u names %s", text, (*s)->names, (*s)->name);
    else if ((*s)->kind == SORT_INTS)
      text = arena_print(a, "%s, %s %lld..%lld", text, (*s)->name, (long long)(*s)->low,
                         (long long)(*s)->high);
  return strncmp(text, ", ", 2) != 0 ? text : text + 2;
}

void language_explain(checked_language *c, FILE *out) {
  if (c->found.fault)
    lang_finding_print(&c->interpreter, &c->found, out);
}

/* Where it was found: the class that was made is nobody's source. */
static void place_violations(json_t *violations, const char *path) {
  size_t i;
  json_t *v;
  json_array_foreach(violations, i, v) {
    json_object_set_new(v, "file", json_string(path));
    json_object_set_new(v, "line", json_integer(0));
  }
}

void language_add_explanation(checked_language *c, const cli_options *o, json_t *result) {
  char *text = NULL;
  size_t size;
  json_object_set_new(result, "language_bounds", json_string(language_bounds(c)));
  place_violations(json_object_get(result, "violations"), o->paths[0]);
  FILE *out = open_memstream(&text, &size);
  if (!out)
    return;
  language_explain(c, out);
  fclose(out);
  if (size)
    json_object_set_new(result, "explanation", json_string(text));
  free(text);
}
