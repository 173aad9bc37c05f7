/* A violation as a program for any JVM: it builds the state, calls the operation and
 * evaluates the specification, and fails where glassbox says. Only what varies is
 * written; the rest is glassbox.Replay, of the jar. Where a short sequence of public calls
 * leads to the state, it is made by them; otherwise objects are made by reflection. */
#include "report/report_internal.h"

#include "check/subject_names.h"
#include "explicit/route.h"
#include "java/block_source.h"
#include "java/java.h"
#include "jre/jre.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct writer {
  report *report;
  FILE *out;
  bool is_complete; /* everything met could be written */
  bool has_route;   /* public calls lead to the state */
  route route;
  char *block_source; /* of a block between marks: a copy of its class; or NULL */
} writer;

static const char *dotted(writer *w, const ir_class *c) {
  char *text = arena_copy(&w->report->arena, c->name->text, c->name->length);
  for (char *at = text; *at; at++)
    if (*at == '/')
      *at = '.';
  return text;
}

/* The variable of an object of the state. */
static const char *variable(writer *w, object_id id) {
  if (id == w->report->trace.before.main)
    return "main";
  const state_object *o = state_find(&w->report->trace.before, id);
  if (!o)
    return NULL;
  return arena_print(&w->report->arena, "o%u",
                     (unsigned)(o - w->report->trace.before.objects.data));
}

static const char *number_text(writer *w, char type, const shown *v) {
  arena *a = &w->report->arena;
  switch (type) {
  case 'J': return arena_print(a, "%sL", v->text);
  case 'S': return arena_print(a, "(short) %s", v->text);
  case 'B': return arena_print(a, "(byte) %s", v->text);
  case 'F':
    return arena_print(a, "Float.intBitsToFloat(%" PRId32 ")", (int32_t)v->value.bits);
  case 'D':
    return arena_print(a, "Double.longBitsToDouble(%" PRId64 "L)",
                       (int64_t)v->value.bits);
  default: return v->text;
  }
}

/* A class object, which maps and sets of enum constants keep. */
static const char *mirror_text(writer *w, const ir_class *c) {
  if (!c || java_info(c)->is_primitive)
    return NULL;
  return arena_print(&w->report->arena, "r.type(\"%s%s%s\")", c->is_array ? "" : "L",
                     c->name->text, c->is_array ? "" : ";");
}

/* As a Java expression; NULL: it cannot be one. */
static const char *value_text(writer *w, const shown *v) {
  if (v->type != 'L')
    return number_text(w, v->type, v);
  if (!v->value.ref)
    return "null";
  const char *named = variable(w, v->value.ref);
  if (named)
    return named;
  const object *o = machine_object(w->report->names.machine, v->value.ref);
  if (o->class->is_enum ||
      (o->class->super && o->class->super->is_enum)) /* a constant with a body */
    return arena_print(&w->report->arena, "r.constant(\"%s\", \"%s\")",
                       dotted(w, o->class->is_enum ? o->class : o->class->super),
                       v->text);
  if (!strcmp(o->class->name->text, "java/lang/Class"))
    return mirror_text(w, jre_mirrored(w->report->names.machine, v->value.ref));
  return !strcmp(o->class->name->text, "java/lang/String") ? v->text : NULL;
}

static void print_value(writer *w, const shown *v) {
  const char *text = value_text(w, v);
  w->is_complete &= text != NULL;
  fputs(text ? text : "null /* ? */", w->out);
}

/* ---- The state ---- */

static void print_object(writer *w, const state_object *o) {
  const char *name = variable(w, o->id);
  if (o->class->is_array)
    fprintf(w->out, "        Object %s = r.array(\"%s\", %u);\n", name,
            o->class->name->text + 1, o->length);
  else
    fprintf(w->out, "        Object %s = r.make(\"%s\");\n", name, dotted(w, o->class));
}

static void print_slots(writer *w, const state_object *o) {
  const char *name = variable(w, o->id);
  for (uint32_t i = 0; i < o->length; i++) {
    if (o->class->is_array)
      fprintf(w->out, "        r.element(%s, %u, ", name, i);
    else
      fprintf(w->out, "        r.set(%s, \"%s\", \"%s\", ", name,
              dotted(w, o->class->slots[i]->owner), o->class->slots[i]->name->text);
    print_value(w, &o->values[i]);
    fputs(");\n", w->out);
  }
}

/* ---- The state, by public calls ---- */

/* On the main object; of a static method, on nothing. */
static const char *receiver(const ir_method *m) {
  return m->is_static ? "null" : "main";
}

static const char *plain_value(writer *w, const domain *d, uint32_t choice,
                               const char *type) {
  arena *a = &w->report->arena;
  if (d->kind == DOMAIN_REFERENCE)
    return "(Object) null";
  shown v = {.type = *type};
  v.value.bits = d->kind == DOMAIN_REAL ? d->bits[choice] : 0;
  int64_t n = d->low + choice;
  v.text = *type == 'Z'   ? n ? "true" : "false"
           : *type == 'C' ? arena_print(a, "(char) %" PRId64, n)
                          : arena_print(a, "%" PRId64, n);
  return number_text(w, *type, &v);
}

static void print_step(writer *w, const route_step *s) {
  const report *r = w->report;
  const operation *op = &r->subject->operations[s->operation];
  const char *at = strchr(op->method->descriptor->text, '(') + 1;
  fprintf(w->out, "        r.call(%s, \"%s\", \"%s\", \"%s\", new String[] {",
          receiver(op->method), dotted(w, op->method->owner), op->method->name->text,
          op->method->descriptor->text);
  for (uint32_t i = 0; i < op->allowed_count; i++)
    fprintf(w->out, "%s\"%s\"", i ? ", " : "", dotted(w, op->allowed[i]));
  fputs("}", w->out);
  for (uint32_t i = 0; *at != ')'; i++) {
    const domain *d = &r->space->parameters[s->operation][i];
    fprintf(w->out, ", %s", plain_value(w, d, s->arguments[i], at));
    at += strspn(at, "[");
    at += *at == 'L' ? strcspn(at, ";") + 1 : 1;
  }
  fputs(");\n", w->out);
}

static void print_route(writer *w) {
  fprintf(w->out,
          "        Object main = r.call(null, \"%s\", \"<init>\", \"()V\", new String[] "
          "{});\n",
          dotted(w, w->report->subject->class));
  vec_each (route_step, s, &w->route.steps)
    print_step(w, s);
}

/* Of no use where the call's arguments are objects of the state. */
static void find_route(writer *w, diag_sink *sink) {
  const report *r = w->report;
  if (r->operation->is_constructor || r->operation->declared->is_static ||
      r->subject->main_class != r->subject->class)
    return;
  vec_each (shown, v, &r->trace.arguments)
    if (v->type == 'L' && v->value.ref && variable(w, v->value.ref))
      return;
  w->has_route = route_find((space *)r->space, r->candidate, &w->route, sink);
}

static void print_state(writer *w) {
  if (w->has_route) {
    print_route(w);
    return;
  }
  vec_each (state_object, o, &w->report->trace.before.objects)
    print_object(w, o);
  vec_each (state_object, o, &w->report->trace.before.objects)
    print_slots(w, o);
}

/* ---- Calls ---- */

/* A null alone would be no array of arguments. */
static void print_arguments(writer *w) {
  vec_each (shown, v, &w->report->trace.arguments) {
    bool is_null = v->type == 'L' && !v->value.ref;
    fputs(is_null ? ", (Object) " : ", ", w->out);
    print_value(w, v);
  }
}

static void print_boolean(writer *w, const char *verb, const ir_method *m) {
  fprintf(w->out, "        r.%s(\"%s\", \"%s\", \"%s\", %s", verb, dotted(w, m->owner),
          m->name->text, m->descriptor->text, receiver(m));
}

static void print_specification(writer *w, const char *verb, const specification *s,
                                bool prestate_first) {
  print_boolean(w, verb, s->declared);
  if (prestate_first && s->takes_prestate)
    fputs(", prestate", w->out);
  if (s->takes_result)
    fputs(", result", w->out);
  if (s->takes_parameters)
    print_arguments(w);
  fputs(");\n", w->out);
}

static void print_tree_fields(writer *w, const state *s, map *seen) {
  vec_each (state_object, o, &s->objects)
    for (uint32_t i = 0; !o->class->is_array && i < o->length; i++) {
      const ir_field *f = o->class->slots[i];
      if (!subject_is_tree_field(w->report->subject, f) || map_get(seen, map_address(f)))
        continue;
      map_put(seen, map_address(f), 1);
      fprintf(w->out, "%s\"%s.%s\"", seen->size > 1 ? ", " : "", dotted(w, f->owner),
              f->name->text);
    }
}

static void print_tree(writer *w) {
  map seen = {0};
  fputs("        String[] tree = {", w->out);
  print_tree_fields(w, &w->report->trace.before, &seen);
  print_tree_fields(w, &w->report->trace.after, &seen);
  fputs("};\n", w->out);
  map_release(&seen);
}

/* Arguments of the checked class satisfy its invariant: the method that says so is made by
 * the tool, and what it calls is written. */
static void print_valid_arguments(writer *w) {
  const subject *s = w->report->subject;
  const ir_method *invariant = s->invariant;
  assert(invariant && "it is what they satisfy");
  vec_each (shown, v, &w->report->trace.arguments) {
    const state_object *o = v->type == 'L' && v->value.ref
                                ? state_find(&w->report->trace.before, v->value.ref)
                                : NULL;
    if (o && ir_is_subclass(o->class, s->class))
      fprintf(w->out, "        r.valid(\"%s\", \"%s\", \"%s\", %s);\n",
              dotted(w, invariant->owner), invariant->name->text,
              invariant->descriptor->text, value_text(w, v));
  }
}

static void print_valid(writer *w) {
  const report *r = w->report;
  if (r->operation->is_constructor)
    return;
  if (r->subject->invariant && !r->operation->declared->is_static) {
    print_boolean(w, "valid", r->subject->invariant);
    fputs(");\n", w->out);
  }
  for (uint32_t i = 0; i < r->operation->pre_count; i++)
    if (r->operation->pre[i].is_of_arguments)
      print_valid_arguments(w);
    else
      print_specification(w, "valid", &r->operation->pre[i], false);
}

static bool is_marked(const report *r) {
  return r->operation->block && r->operation->block->cut;
}

static const char *called_name(writer *w) {
  const operation *op = w->report->operation;
  return is_marked(w->report) ? java_block_method(&w->report->arena, op->block)
                              : op->method->name->text;
}

/* A block may return what its method returns. */
static const char *called_descriptor(writer *w) {
  const operation *op = w->report->operation;
  const char *own = op->method->descriptor->text;
  if (!is_marked(w->report))
    return own;
  return arena_print(&w->report->arena, "%.*s%s", (int)(strchr(own, ')') - own), own,
                     strchr(op->block->in->descriptor->text, ')'));
}

static void print_call(writer *w) {
  const operation *op = w->report->operation;
  fprintf(w->out, "        Object %s = r.call(%s, \"%s\", \"%s\", \"%s\", new String[] {",
          op->is_constructor ? "main" : "result",
          op->is_constructor ? "null" : receiver(op->declared),
          dotted(w, op->method->owner), called_name(w), called_descriptor(w));
  for (uint32_t i = 0; i < op->allowed_count; i++)
    fprintf(w->out, "%s\"%s\"", i ? ", " : "", dotted(w, op->allowed[i]));
  fputs("}", w->out);
  print_arguments(w);
  fputs(");\n", w->out);
}

static void print_judgment(writer *w) {
  const report *r = w->report;
  const operation *op = r->operation;
  if (!op->declared->is_static || op->is_constructor) {
    fputs("        r.tree(main, tree);\n        r.local(main, tree);\n", w->out);
    if (r->subject->invariant) {
      print_boolean(w, "holds", r->subject->invariant);
      fputs(");\n", w->out);
    }
  }
  fputs(op->post_count ? "        if (result instanceof Throwable) {\n"
                         "            return;\n        }\n"
                       : "",
        w->out);
  for (uint32_t i = 0; i < op->post_count; i++)
    print_specification(w, "holds", &op->post[i], true);
}

static void print_body(writer *w) {
  fputs("        Replay r = new Replay();\n", w->out);
  print_state(w);
  print_tree(w);
  print_valid(w);
  bool copies = false;
  for (uint32_t i = 0; i < w->report->operation->post_count; i++)
    copies |= w->report->operation->post[i].takes_prestate;
  if (copies)
    fputs("        Object prestate = r.copy(main);\n", w->out);
  print_call(w);
  print_judgment(w);
}

/* ---- Files ---- */

static void print_program(writer *w, const char *name) {
  const report *r = w->report;
  fprintf(w->out,
          "import glassbox.Replay;\n\n"
          "/**\n * A counterexample of glassbox: %s of %s.\n"
          " * %s violated: it ends in an AssertionError as long as that is so.\n"
          " * The state is made by %s; glassbox.jar must be on the class path.\n"
          "%s */\npublic class %s {\n"
          "    public static void main(String[] args) {\n        run();\n"
          "        System.out.println(\"%s: no violation\");\n    }\n\n"
          "    static void run() {\n",
          r->operation->text, class_text(&w->report->arena, r->subject->class),
          violation_kind_text(r->judgment->kind),
          w->has_route ? "public calls"
                       : "reflection: no short sequence of calls leads to it",
          w->block_source
              ? " * Compile it with the copy of the class beside it, which has "
                "the block as a method.\n"
              : "",
          name, name);
  print_body(w);
  fputs("    }\n}\n", w->out);
}

static void print_test(writer *w, const char *name) {
  fprintf(w->out,
          "import org.junit.jupiter.api.Test;\n\n"
          "/** The same as a test of JUnit 5. */\nclass %sTest {\n    @Test\n"
          "    void counterexample() {\n        %s.run();\n    }\n}\n",
          name, name);
}

/* Stack_push, with what is no letter of a name left out. */
static const char *program_name(report *r) {
  char *text = (char *)arena_print(
      &r->arena, "Replay_%s_%s", class_text(&r->arena, r->subject->class),
      r->operation->is_constructor ? "new"
      : r->operation->block        ? r->operation->block->name
                                   : r->operation->method->name->text);
  for (char *at = text; *at; at++)
    if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", *at))
      *at = '_';
  return text;
}

static bool has_recomputed(const report *r) {
  for (uint32_t i = 0; i < r->space->slot_count; i++)
    if (subject_recomputed_by(r->subject, r->space->slots[i].field))
      return true;
  return false;
}

/* Why there is none; NULL: there is one. */
static const char *why_not(const report *r) {
  if (!r->result->has_violation)
    return "nothing was violated";
  if (r->subject->companion)
    return "a companion reads private fields, which a JVM does not allow";
  if (subject_property(r->subject) || r->judgment->kind == KIND_EQUIVALENCE)
    return "abstractions exist only while checking";
  if (has_recomputed(r))
    return "a JVM does not recompute ghost fields";
  if (r->judgment->kind > KIND_EQUIVALENCE)
    return "what is violated shows only while checking";
  return NULL;
}

static bool write_file(writer *w, const char *folder, const char *name,
                       const char *ending, void (*print)(writer *, const char *),
                       diag_sink *sink) {
  const char *path = arena_print(&w->report->arena, "%s/%s%s", folder, name, ending);
  w->out = fopen(path, "w");
  if (w->out) {
    print(w, name);
    if (!fclose(w->out))
      return true;
  }
  diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
  return false;
}

/* The class with the block as a method. */
static void print_block_source(writer *w, const char *name) {
  (void)name;
  fputs(w->block_source, w->out);
}

static bool write_block_source(writer *w, const char *folder, diag_sink *sink) {
  const char *path = w->report->operation->block->path, *slash = strrchr(path, '/');
  return write_file(w, folder, slash ? slash + 1 : path, "", print_block_source, sink);
}

/* `number`: one of several that would be called the same. `said`: the last reason that
 * was given for none. */
static bool write_one(report *r, uint32_t number, const char *folder, const char **said,
                      diag_sink *sink) {
  const char *reason = why_not(r), *name = reason ? NULL : program_name(r);
  writer w = {.report = r, .is_complete = true};
  bool good = true;
  if (name && number)
    name = arena_print(&r->arena, "%s_%u", name, number + 1);
  if (!reason && is_marked(r)) {
    w.block_source = java_block_source(&r->arena, r->operation->block);
    if (!w.block_source)
      reason = "the block cannot be written as a method";
  }
  if (!reason)
    find_route(&w, sink);
  if (!reason && w.block_source)
    good = write_block_source(&w, folder, sink);
  if (!reason && (!write_file(&w, folder, name, ".java", print_program, sink) ||
                  !write_file(&w, folder, name, "Test.java", print_test, sink)))
    good = false;
  free(w.block_source);
  route_release(&w.route);
  if (!good)
    return false;
  if (!w.is_complete)
    reason = "a value of the state has no expression in Java; the file is not complete";
  if (reason && r->result->has_violation && (!*said || strcmp(*said, reason)))
    diag_note(sink, NO_PLACE, "--replay: %s", reason);
  *said = reason;
  return true;
}

/* Those before it that have its name. */
static uint32_t namesakes(report *all, uint32_t at) {
  report *r = all->more.data[at];
  const char *name = program_name(r);
  uint32_t count = !strcmp(program_name(all), name);
  for (uint32_t k = 0; k < at; k++)
    count += !strcmp(program_name(all->more.data[k]), name);
  return count;
}

/* Each block has its own copy of the class, so one of a file is all that there can be. */
static bool has_copy_of(const report *all, uint32_t at) {
  const report *r = all->more.data[at];
  bool found = is_marked(all);
  for (uint32_t k = 0; k < at; k++)
    found |= is_marked(all->more.data[k]);
  return found && is_marked(r);
}

bool report_write_replay(report *r, const char *folder, diag_sink *sink) {
  if (mkdir(folder, 0777) && errno != EEXIST) {
    diag_error(sink, NO_PLACE, "cannot make '%s': %s", folder, strerror(errno));
    return false;
  }
  const char *said = NULL;
  bool good = write_one(r, 0, folder, &said, sink);
  for (uint32_t k = 0; k < r->more.size && good; k++)
    if (has_copy_of(r, k))
      diag_note(sink, NO_PLACE,
                "--replay: %s: another block is replayed; --method picks this one",
                r->more.data[k]->operation->text);
    else
      good = write_one(r->more.data[k], namesakes(r, k), folder, &said, sink);
  return good;
}
