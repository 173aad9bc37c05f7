/* glassbox init: what a class without annotations might be checked with, as a patch.
 *
 * The class files say what the class looks like, and so which clauses an invariant may
 * have. All of them are put into a copy of the source; those that some reached state
 * breaks are dropped. Then every operation is tried with what is left: where null
 * arguments end in a NullPointerException, a precondition is proposed; exceptions that
 * the code throws are allowed. What is printed has been compiled and checked. */
#include "base/line_diff.h"
#include "base/progress.h"
#include "cli/checked_class.h"
#include "cli/documents.h"
#include "cli/init_trial.h"
#include "cli/result_json.h"
#include "java/class_source.h"
#include "java/java_text.h"
#include "propose/proposal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct initiation {
  const cli_options *options;
  inputs in;
  name class_name;
  const char *source;
  proposal proposal;
  text_vector allowed;  /* exceptions that operations throw by themselves */
  bool has_constructor; /* without arguments */
  bool tried;           /* clauses, in states that were reached */
  text_vector open;     /* operations that do not hold yet, and why */
  document_set documents;
  double started;
} initiation;

static const char *simple_name(const char *internal) {
  const char *slash = strrchr(internal, '/'), *start = slash ? slash + 1 : internal;
  const char *dollar = strrchr(start, '$');
  return dollar ? dollar + 1 : start;
}

static bool is_candidate(const classfile *c) {
  return !(c->access & (ACC_SYNTHETIC | ACC_INTERFACE | ACC_ENUM | ACC_ABSTRACT)) &&
         !strchr(c->this_name->text, '$');
}

static bool has_plain_constructor(const classfile *c) {
  for (uint16_t k = 0; k < c->method_count; k++)
    if (!strcmp(c->methods[k].name->text, "<init>") &&
        !strcmp(c->methods[k].descriptor->text, "()V"))
      return true;
  return false;
}

/* The class of nodes: one that refers to itself, and that the main class refers to. */
static const classfile *find_node(initiation *i, const classfile *main, diag_sink *sink) {
  if (shape_is_node(main))
    return main;
  vec_each (name, n, &i->in.classes) {
    const classfile *c = inputs_class_read(&i->in, *n, sink);
    if (!c || !shape_is_node(c))
      continue;
    for (uint16_t k = 0; k < main->field_count; k++)
      if (strstr(main->fields[k].descriptor->text,
                 arena_print(&i->in.store, "L%s;", c->this_name->text)))
        return c;
  }
  return NULL;
}

static bool read_source(initiation *i, diag_sink *sink) {
  class_bytes bytes;
  if (!file_read(&i->in.store, i->options->paths[0], &bytes)) {
    diag_error(sink, NO_PLACE, "cannot read '%s'", i->options->paths[0]);
    return false;
  }
  i->source = arena_copy(&i->in.store, (const char *)bytes.bytes, bytes.size);
  return true;
}

/* False, with a message, when there is nothing to propose for. */
static bool start(initiation *i, diag_sink *sink) {
  const cli_options *o = i->options;
  i->class_name = inputs_class_pick(&i->in, o->class_name, is_candidate,
                                    "fields and operations", sink);
  const classfile *main =
      i->class_name ? inputs_class_read(&i->in, i->class_name, sink) : NULL;
  if (!main || !read_source(i, sink))
    return false;
  i->has_constructor = has_plain_constructor(main);
  if (checked_has_invariant(main)) {
    diag_error(sink, NO_PLACE,
               "class %s has an invariant: check it with: glassbox check %s",
               java_text_class(&i->in.store, main->this_name->text), o->paths[0]);
    return false;
  }
  const classfile *node = find_node(i, main, sink);
  if (proposal_start(&i->proposal, i->source, simple_name(main->this_name->text), main,
                     node, node ? simple_name(node->this_name->text) : NULL))
    return true;
  diag_error(sink, NO_PLACE, "class %s is not declared in '%s'",
             java_text_class(&i->in.store, main->this_name->text), o->paths[0]);
  return false;
}

/* Drops what does not hold in states that are reached. False after an error. */
static bool try_clauses(initiation *i, diag_sink *sink) {
  proposal *p = &i->proposal;
  init_trial t;
  text_vector any = {0};
  vec_push(&any, "java.lang.RuntimeException");
  bool again = false, good = init_trial_open(&t, i->options, proposal_write(p),
                                             i->class_name, &any, sink);
  trial_answer all = good ? init_trial_holds(&t, "repOk") : TRIAL_UNKNOWN;
  i->tried = all == TRIAL_HOLDS;
  if (all == TRIAL_NO_TREE && p->marks) {
    proposal_drop_nodes(p);
    again = true;
  } else if (good)
    for (uint32_t k = 0; k < p->clauses.size; k++)
      p->kept[k] &=
          i->tried && init_trial_holds(&t, p->clauses.data[k].name) == TRIAL_HOLDS;
  init_trial_close(&t);
  vec_release(&any);
  return again ? try_clauses(i, sink) : good;
}

/* The declaration of the operation's parameters, and the condition that those whose
 * argument is null here are not. */
static const char *parameter_name(arena *a, classfile *c, class_method *m, uint16_t slot,
                                  diag_sink *sink) {
  code *k = classfile_code(c, m, sink);
  for (uint16_t i = 0; k && i < k->local_count; i++)
    if (k->locals[i].slot == slot && !k->locals[i].start)
      return k->locals[i].name->text;
  return arena_print(a, "p%u", slot);
}

static void propose_precondition(initiation *i, init_trial *t, const operation *op,
                                 const candidate *found) {
  arena *a = &i->proposal.arena;
  ir_method *m = op->declared;
  class_method *written = m->origin;
  classfile *file = java_info(m->owner)->file;
  const char *at = written ? strchr(written->descriptor->text, '(') + 1 : ")";
  const char *parameters = "", *condition = "";
  uint16_t slot = 1;
  for (uint32_t k = 0; *at != ')'; k++) {
    size_t length = strspn(at, "[");
    length += at[length] == 'L' ? strcspn(at + length, ";") + 1 : 1;
    const char *name = parameter_name(a, file, written, slot, &t->quiet);
    const domain *d = &t->space->parameters[found->operation][k];
    parameters = arena_print(a, "%s%s%s %s", parameters, k ? ", " : "",
                             java_text_type(a, arena_copy(a, at, length)), name);
    if (d->kind == DOMAIN_REFERENCE && space_is_null(d->objects[found->arguments[k]]))
      condition =
          arena_print(a, "%s%s%s != null", condition, *condition ? " && " : "", name);
    slot += length == 1 && (*at == 'J' || *at == 'D') ? 2 : 1;
    at += length;
  }
  if (*condition)
    vec_push(&i->proposal.preconditions,
             ((precondition){arena_print(a, "%s", op->text),
                             arena_print(a, "%sAccepts", m->name->text), parameters,
                             condition}));
}

static bool is_allowed(const initiation *i, const char *exception) {
  vec_each (const char *, x, &i->allowed)
    if (!strcmp(*x, exception))
      return true;
  return false;
}

/* "java.util.NoSuchElementException: empty" -> its class, where a message begins so. */
static const char *exception_in(arena *a, const char *message) {
  for (const char *at = message; (at = strpbrk(at, "abcdefghijklmnopqrstuvwxyz"));) {
    size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.$_0"
                               "123456789");
    if (length > 9 && (!strncmp(at + length - 9, "Exception", 9)))
      return arena_copy(a, at, length);
    at += length;
  }
  return NULL;
}

/* Thrown by the class's own code, on purpose, as far as a name can tell. */
static bool is_deliberate(const char *exception) {
  static const char *const accidents[] = {
      "java.lang.NullPointerException", "java.lang.ArrayIndexOutOfBoundsException",
      "java.lang.ClassCastException",   "java.lang.ArithmeticException",
      "java.lang.ArrayStoreException",  "java.lang.NegativeArraySizeException"};
  for (size_t k = 0; k < sizeof accidents / sizeof *accidents; k++)
    if (!strcmp(exception, accidents[k]))
      return false;
  return true;
}

/* What the operations need before they can hold; true: something was added. */
static bool learn(initiation *i, init_trial *t) {
  uint32_t before = i->allowed.size + i->proposal.preconditions.size;
  vec_clear(&i->open);
  for (uint32_t k = 0; k < t->subject->operation_count; k++) {
    check_result r;
    init_trial_operation(t, k, &r);
    const char *thrown = r.has_violation && r.judgment.kind == KIND_EXCEPTION
                             ? exception_in(&i->proposal.arena, r.judgment.message)
                             : NULL;
    if (thrown && is_deliberate(thrown) && !is_allowed(i, thrown))
      vec_push(&i->allowed, thrown);
    else if (thrown && !strcmp(thrown, "java.lang.NullPointerException"))
      propose_precondition(i, t, &t->subject->operations[k], &r.violation);
    if (r.has_violation)
      vec_push(&i->open, arena_print(&i->proposal.arena, "%s: %s",
                                     t->subject->operations[k].text, r.judgment.message));
    check_result_release(&r);
  }
  return i->allowed.size + i->proposal.preconditions.size > before;
}

/* Check after check, until nothing more is learned. */
static bool try_operations(initiation *i, diag_sink *sink) {
  enum { MOST_ROUNDS = 4 };
  proposal_drop_implied(&i->proposal);
  i->proposal.invariant = true;
  for (int round = 0; round < MOST_ROUNDS; round++) {
    init_trial t;
    bool good = init_trial_open(&t, i->options, proposal_write(&i->proposal),
                                i->class_name, &i->allowed, sink);
    bool more = good && learn(i, &t);
    init_trial_close(&t);
    if (!more)
      return good;
  }
  return true;
}

static void print_check_line(const initiation *i, FILE *out) {
  fprintf(out, "glassbox check %s", i->options->paths[0]);
  if (i->options->class_name)
    fprintf(out, " --class %s", i->options->class_name);
  fprintf(out, " --nodes 5");
  vec_each (const char *, x, &i->allowed)
    fprintf(out, " --allow %s", *x);
}

static uint32_t kept_clauses(const proposal *p) {
  uint32_t kept = 0;
  for (uint32_t k = 0; k < p->clauses.size; k++)
    kept += p->kept[k];
  return kept;
}

static void print_proposal(initiation *i) {
  proposal *p = &i->proposal;
  uint32_t kept = kept_clauses(p);
  printf("A proposal for class %s, to be read and corrected; apply it with: patch -p0\n",
         java_text_class(&i->in.store, i->class_name->text));
  if (i->tried)
    printf("its invariant has %u clause%s, true in every state that operations reach "
           "within 3 nodes\n",
           kept, kept == 1 ? "" : "s");
  else
    printf("its invariant says nothing yet: %s\n",
           i->has_constructor
               ? "what its constructor without arguments leaves is outside the bounds in "
                 "which clauses are tried"
               : "there is no constructor without arguments to try clauses from");
  printf("check it with:  ");
  print_check_line(i, stdout);
  putchar('\n');
  vec_each (const char *, o, &i->open)
    printf("not yet held:   %s\n", *o);
  putchar('\n');
  line_diff_print(stdout, i->options->paths[0], i->source, proposal_write(p));
}

/* What a printer prints, as a string of JSON. */
static json_t *printed(initiation *i, void (*print)(const initiation *, FILE *)) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out)
    return json_null();
  print(i, out);
  fclose(out);
  json_t *all = result_json_text(text);
  free(text);
  return all;
}

static void print_patch(const initiation *i, FILE *out) {
  line_diff_print(out, i->options->paths[0], i->source,
                  proposal_write((proposal *)&i->proposal));
}

static bool write_proposal(initiation *i, diag_sink *sink) {
  json_t *all = result_json_new("init", EXIT_HOLDS), *open = json_array();
  vec_each (const char *, o, &i->open)
    json_array_append_new(open, result_json_text(*o));
  const char *shown = java_text_class(&i->in.store, i->class_name->text);
  json_object_set_new(all, "class", result_json_text(shown));
  json_object_set_new(all, "file", result_json_text(i->options->paths[0]));
  json_object_set_new(all, "clauses", json_integer(kept_clauses(&i->proposal)));
  json_object_set_new(all, "check", printed(i, print_check_line));
  json_object_set_new(all, "not_yet_held", open);
  json_object_set_new(all, "patch", printed(i, print_patch));
  result_json_end(all, i->started);
  bool written = documents_write(&i->documents, all, sink);
  json_decref(all);
  return written;
}

static bool takes_one_source(const cli_options *o, diag_sink *sink) {
  size_t length = o->path_count == 1 ? strlen(o->paths[0]) : 0;
  if (length > 5 && !strcmp(o->paths[0] + length - 5, ".java"))
    return true;
  diag_error(sink, NO_PLACE, "init takes one source, FILE.java%s%s",
             o->path_count == 1 ? ", not " : "", o->path_count == 1 ? o->paths[0] : "");
  return false;
}

int command_init(const cli_options *o, diag_sink *sink) {
  if (!takes_one_source(o, sink))
    return EXIT_USAGE;
  initiation i = {.options = o, .started = progress_clock()};
  bool good = inputs_open(&i.in, o, sink) && start(&i, sink) &&
              documents_start(&i.documents, o, sink) && try_clauses(&i, sink) &&
              try_operations(&i, sink);
  if (good && !documents_take_output(&i.documents))
    print_proposal(&i);
  if (good && documents_any(&i.documents))
    good = write_proposal(&i, sink);
  documents_close(&i.documents);
  if (i.proposal.source)
    proposal_release(&i.proposal);
  vec_release(&i.allowed);
  vec_release(&i.open);
  inputs_close(&i.in);
  return good ? EXIT_HOLDS : EXIT_USAGE;
}
