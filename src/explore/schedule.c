/* The file of a schedule, line by line. */
#include "explore/schedule.h"

#include "explore/explorer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void schedule_write_points(const ir_program *p, const map *sites, FILE *out) {
  vec_each (ir_method *, m, &p->methods) {
    const ir_code *code = (*m)->code;
    for (uint32_t i = 0; code && i < code->count; i++)
      if (map_get(sites, map_address(&code->instrs[i])))
        fprintf(out, "point %s %s %s %" PRIu32 "\n", (*m)->owner->name->text,
                (*m)->name->text, (*m)->descriptor->text, i);
  }
}

static void write_chosen(const ir_program *p, const map *sites, FILE *out) {
  vec_each (ir_class *, c, &p->classes) {
    const uint64_t *how = map_get(sites, map_address(*c));
    if (how)
      fprintf(out, "chosen %s %" PRIu64 "\n", (*c)->name->text, *how);
  }
}

void schedule_write(const explore_options *o, const explore_result *r, const char *class,
                    FILE *out) {
  fprintf(out, "glassbox schedule 1\nclass %s\n# %s: %s\n", class,
          found_kind_text(r->found.kind), r->found.message);
  if (o->no_reduction || (o->formula && o->formula->has_next))
    fputs("every access\n", out);
  if (o->formula) {
    fputs("observed\n", out);
    vec_each (explore_proposition, p, &o->formula->propositions)
      if (p->kind != PROPOSITION_METHOD)
        fprintf(out, "event %s %s\n", p->class->name->text, p->called->text);
  }
  schedule_write_points(o->machine->program, &r->sites, out);
  write_chosen(o->machine->program, &r->sites, out);
  if (map_get(&r->sites, ENDS_MATTER))
    fputs("ends\n", out);
  if (r->found.round.is_there)
    fprintf(out, "round %" PRIu64 " %u\n", r->found.round.moved, r->found.round.does);
  uint32_t round = r->found.schedule.size - r->found.repeated;
  for (uint32_t i = 0; i < r->found.schedule.size; i++) {
    if (i == round && r->found.repeated)
      fputs("# from here on, for ever\n", out);
    fprintf(out, "step %" PRIu32 " %" PRIu32 "\n", r->found.schedule.data[i].thread,
            r->found.schedule.data[i].choice);
  }
}

/* Reading. */

typedef struct reader {
  schedule_file *to;
  java_program *program;
  place where;
  diag_sink *sink;
} reader;

static bool fail(const reader *r, const char *message) {
  diag_error(r->sink, r->where, "%s", message);
  return false;
}

static ir_class *class_called(const reader *r, const char *text) {
  ir_program *p = java_program_ir(r->program);
  return java_class_if_found(r->program, name_mk(&p->names, text));
}

static bool read_point(reader *r, char *const *words) {
  name_table *names = &java_program_ir(r->program)->names;
  ir_class *c = class_called(r, words[1]);
  ir_method *m =
      c ? ir_find_method(c, name_mk(names, words[2]), name_mk(names, words[3])) : NULL;
  bool failed = false;
  const ir_code *code =
      m ? ir_method_code(java_program_ir(r->program), m, &failed) : NULL;
  uint32_t index = (uint32_t)strtoul(words[4], NULL, 10);
  if (!code || index >= code->count)
    return fail(r, "there is no such instruction: the program is another one");
  map_put(&r->to->sites, map_address(&code->instrs[index]), 1);
  return true;
}

static bool read_event(reader *r, char *const *words) {
  explore_proposition p = {.kind = PROPOSITION_CALL, .class = class_called(r, words[1])};
  p.called = name_mk(&java_program_ir(r->program)->names, words[2]);
  vec_push(&r->to->formula.propositions, p);
  return p.class || fail(r, "there is no such class: the program is another one");
}

static bool read_chosen(reader *r, char *const *words) {
  const ir_class *c = class_called(r, words[1]);
  if (c)
    map_put(&r->to->sites, map_address(c), strtoul(words[2], NULL, 10));
  return c || fail(r, "there is no such class: the program is another one");
}

static bool read_step(reader *r, char *const *words) {
  explore_step s = {(uint32_t)strtoul(words[1], NULL, 10),
                    (uint32_t)strtoul(words[2], NULL, 10)};
  vec_push(&r->to->steps, s);
  return true;
}

static bool read_words(reader *r, char *const *words, uint32_t count) {
  schedule_file *to = r->to;
  if (count == 2 && !strcmp(words[0], "class") && !to->class) {
    to->class = memory_copy_text(words[1]);
    return true;
  }
  if (count == 2 && !strcmp(words[0], "every"))
    return to->options.no_reduction = true;
  if (count == 1 && !strcmp(words[0], "observed")) {
    to->options.formula = &to->formula;
    return true;
  }
  if (count == 1 && !strcmp(words[0], "ends")) {
    map_put(&to->sites, ENDS_MATTER, 1);
    return true;
  }
  if (count == 3 && !strcmp(words[0], "round")) {
    to->round = (explore_round){true, strtoull(words[1], NULL, 10),
                                (unsigned)strtoul(words[2], NULL, 10)};
    return true;
  }
  if (count == 3 && !strcmp(words[0], "event"))
    return read_event(r, words);
  if (count == 5 && !strcmp(words[0], "point"))
    return read_point(r, words);
  if (count == 3 && !strcmp(words[0], "chosen"))
    return read_chosen(r, words);
  if (count == 3 && !strcmp(words[0], "step"))
    return read_step(r, words);
  return fail(r, "this is no line of a schedule");
}

static bool read_line(reader *r, char *line) {
  char *words[6], *rest = NULL;
  uint32_t count = 0;
  line[strcspn(line, "#")] = 0;
  for (char *w = strtok_r(line, " \t\r", &rest); w && count < 6;
       w = strtok_r(NULL, " \t\r", &rest))
    words[count++] = w;
  return !count || read_words(r, words, count);
}

bool schedule_read(schedule_file *to, java_program *program, const char *name,
                   const char *text, diag_sink *sink) {
  static const char first[] = "glassbox schedule 1\n";
  *to = (schedule_file){0};
  reader r = {to, program, {name, 1, 0}, sink};
  if (strncmp(text, first, strlen(first)) != 0)
    return fail(&r, "this is no schedule: 'glassbox explore --schedule FILE' writes one");
  char *copy = memory_copy_text(text + strlen(first)), *rest = NULL;
  bool ok = true;
  for (char *at = copy; ok && at; at = rest) {
    rest = strchr(at, '\n');
    if (rest)
      *rest++ = 0;
    r.where.line++;
    ok = read_line(&r, at);
  }
  memory_free(copy);
  return ok && (to->class || fail(&r, "the schedule names no class"));
}

void schedule_release(schedule_file *s) {
  memory_free(s->class);
  vec_release(&s->formula.propositions);
  vec_release(&s->steps);
  map_release(&s->sites);
}
