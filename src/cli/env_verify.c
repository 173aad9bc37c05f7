/* Unit and drivers are explored twice, with the stubs and with the classes that they stand
 * for, and the graphs of what passes at the interface are compared: a sequence of calls,
 * returned values and unit variables that the real environment has and the generated one
 * has not is a violation. Data races divide steps here, they are not reported. */
#include "cli/env_verify.h"

#include "cli/env_program.h"
#include "explore/graph.h"
#include "explore/schedule.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRS = 5000000 };

typedef struct verification {
  env_model *model;
  const env_stubs *stubs;
  graph_labels labels;
  explore_interface made, real;
  char *reason; /* why the generated one is not known; or NULL */
  char *points; /* instructions that are points in it */
} verification;

/* The interface. */

static bool is_stubbed(const verification *v, const ir_class *c) {
  vec_each (env_stub, s, &v->stubs->stubs)
    if (s->class == c)
      return true;
  return false;
}

static void add_methods(verification *v, explore_interface *i) {
  vec_each (env_stub, s, &v->stubs->stubs) {
    vec_push(&i->outside, s->class->name->text);
    vec_each (env_stub_method, k, &s->methods)
      vec_push(&i->methods,
               ((interface_method){s->class->name->text, k->method->name->text,
                                   k->method->descriptor->text}));
  }
  vec_each (ir_class *, c, &v->model->unit->classes)
    for (uint32_t k = 0; k < (*c)->method_count; k++) {
      const ir_method *m = &(*c)->methods[k];
      if (env_is_action(m) && !m->is_native && !m->is_abstract)
        vec_push(&i->methods, ((interface_method){(*c)->name->text, m->name->text,
                                                  m->descriptor->text}));
    }
}

static const char *driver_name(env_model *m) {
  char *name = arena_print(&m->unit->arena, "%s%s%s", m->package, *m->package ? "." : "",
                           m->driver);
  for (char *p = name; *p; p++)
    if (*p == '.')
      *p = '/';
  return name;
}

static void describe(verification *v, explore_interface *i) {
  add_methods(v, i);
  vec_push(&i->inside, driver_name(v->model));
  vec_each (ir_class *, c, &v->model->unit->classes)
    if (!is_stubbed(v, *c))
      vec_push(&i->inside, (*c)->name->text);
  i->labels = &v->labels;
}

static void release(explore_interface *i) {
  vec_release(&i->outside);
  vec_release(&i->inside);
  vec_release(&i->methods);
  vec_release(&i->graph.edges);
}

/* Verdicts. */

static char *points_of(const explore_interface *i, const explore_result *r) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  schedule_write_points(java_program_ir(i->program), &r->sites, out);
  fclose(out);
  return text;
}

static void judge_made(void *context, explore_result *r) {
  verification *v = context;
  v->points = points_of(&v->made, r);
  if (r->verdict == EXPLORE_INCONCLUSIVE)
    v->reason = memory_print("with the generated environment: %s",
                             r->reason ? r->reason : "a bound left something out");
}

static void give_up(explore_result *r, char *reason) {
  memory_free(r->reason);
  r->reason = reason;
  r->verdict = EXPLORE_INCONCLUSIVE;
}

/* A line of the real one's points that is about the unit and not in the other's. */
static char *point_that_lacks(verification *v, const explore_result *r) {
  char *all = points_of(&v->real, r), *rest = NULL, *lacking = NULL;
  for (char *line = strtok_r(all, "\n", &rest); line && !lacking;
       line = strtok_r(NULL, "\n", &rest))
    vec_each (const char *, n, &v->real.inside) {
      size_t length = strlen(*n);
      if (!strncmp(line + 6, *n, length) && line[6 + length] == ' ' &&
          !strstr(v->points, line))
        lacking = memory_copy_text(line + 6);
    }
  free(all);
  return lacking;
}

static uint32_t crossings(const explore_graph *g) {
  uint32_t count = 0;
  vec_each (graph_edge, e, &g->edges)
    count += e->label != GRAPH_SILENT;
  return count;
}

/* Lines of the label behind the first are what the unit has: classes and objects with
 * their variables, those without any being of no interest. */
static char *lacking_text(const verification *v, uint32_t label) {
  uint32_t length;
  const char *text = graph_label_text(&v->labels, label, &length);
  char *all = memory_print("the real environment does what the generated one cannot do "
                           "here: %.*s",
                           (int)length, text);
  const char *between = "; the unit has ";
  for (const char *at = text + length; *at; at += length) {
    at++;
    length = (uint32_t)strcspn(at, "\n");
    if (!memchr(at, ' ', length))
      continue;
    char *longer = memory_print("%s%s%.*s", all, between, (int)length, at);
    memory_free(all);
    all = longer;
    between = ", ";
  }
  for (char *p = all; *p; p++)
    if (*p == '/')
      *p = '.';
  return all;
}

static void judge_real(void *context, explore_result *r) {
  verification *v = context;
  if (r->verdict == EXPLORE_INCONCLUSIVE)
    return;
  if (v->reason) {
    give_up(r, memory_copy_text(v->reason));
    return;
  }
  bool is_over = false;
  uint32_t label = 0;
  if (graph_lacks(&v->real.graph, &v->made.graph, MOST_PAIRS, &r->found.schedule, &label,
                  &is_over)) {
    r->found.kind = FOUND_EQUIVALENCE;
    r->found.message = lacking_text(v, label);
    r->verdict = EXPLORE_VIOLATED;
    return;
  }
  char *point = point_that_lacks(v, r);
  if (is_over)
    give_up(r, memory_copy_text("the two have too many behaviours to be compared"));
  else if (!crossings(&v->real.graph))
    give_up(r, memory_copy_text("the unit never calls what was generated"));
  else if (point)
    give_up(r, memory_print("threads meet in the unit at places where they do not with "
                            "the generated environment: %s",
                            point));
  memory_free(point);
}

/* Both runs. */

static const char *bounds_text(const verification *v) {
  return arena_print(&v->model->unit->arena,
                     "%" PRIu32 " stub%s, %" PRIu32 " states with %s, %" PRIu32
                     " steps across the interface",
                     v->stubs->stubs.size, v->stubs->stubs.size == 1 ? "" : "s",
                     v->made.graph.nodes, v->stubs->stubs.size == 1 ? "it" : "them",
                     crossings(&v->made.graph));
}

static bool fits(const cli_options *o, const env_stubs *s, diag_sink *sink) {
  const char *other = o->random        ? "--random"
                      : o->preemptions ? "--preemptions"
                      : o->depth       ? "--depth"
                      : o->no_matching ? "--no-matching"
                      : o->search      ? "--search"
                      : o->library     ? "--library"
                      : o->real        ? "--real"
                      : o->check       ? "--check"
                                       : NULL;
  if (other)
    diag_error(sink, NO_PLACE,
               "--verify and %s do not go together: it compares all behaviours of both "
               "environments",
               other);
  else if (!s->stubs.size)
    diag_error(sink, NO_PLACE,
               "--verify: nothing was generated, every class of the environment stays as "
               "it is%s%s",
               s->kept.size ? ": " : "", s->kept.size ? s->kept.data[0].reason : "");
  return !other && s->stubs.size;
}

static int run(verification *v, env_program *p, bool with_stubs, diag_sink *sink) {
  explore_guest guest = {.command = "env",
                         .brief = true,
                         .context = v,
                         .judge = with_stubs ? judge_made : judge_real,
                         .interface = with_stubs ? &v->made : &v->real,
                         .is_silent = with_stubs,
                         .sources = p->in->sources.data,
                         .source_count = p->in->sources.size};
  if (!with_stubs)
    guest.bounds = bounds_text(v);
  return env_program_explore(p, with_stubs ? 0 : v->stubs->stubs.size, &guest, sink);
}

int env_verify(env_model *m, const env_stubs *stubs, env_sources *s, const inputs *in,
               const cli_options *o, diag_sink *sink) {
  if (!fits(o, stubs, sink))
    return EXIT_USAGE;
  cli_options own = *o;
  own.races = "ignore";
  verification v = {.model = m, .stubs = stubs};
  describe(&v, &v.made);
  describe(&v, &v.real);
  env_program p = {m, s, in, &own};
  int status = run(&v, &p, true, sink);
  if (status != EXIT_USAGE)
    status = run(&v, &p, false, sink);
  release(&v.made);
  release(&v.real);
  graph_labels_release(&v.labels);
  memory_free(v.reason);
  free(v.points);
  return status;
}
