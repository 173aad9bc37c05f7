/* The generated part of a scenario: one case for each operation with its arguments. The
 * class is looked at as the program loads it; the driver is Java source in a folder of
 * its own, compiled together with what the user named. */
#include "cli/explore_scenarios.h"

#include "cli/bounds.h"

#include "java/descriptor.h"
#include "jre/jre.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_THREADS = 8, MOST_OPERATIONS = 8, MOST_ARGUMENTS = 4, MOST_VALUES = 64 };

bool scenarios_parse(scenarios *s, const char *text, diag_sink *sink) {
  char *end;
  unsigned long threads = strtoul(text, &end, 10), operations = 0;
  if (end != text && *end == 'x')
    operations = strtoul(end + 1, &end, 10);
  if (*end || threads < 1 || threads > MOST_THREADS || operations < 1 ||
      operations > MOST_OPERATIONS) {
    diag_error(
        sink, NO_PLACE,
        "--scenarios takes TxO, threads and operations of each, such as 2x2; up to "
        "%dx%d, not '%s'",
        MOST_THREADS, MOST_OPERATIONS, text);
    return false;
  }
  s->threads = (uint32_t)threads;
  s->operations = (uint32_t)operations;
  return true;
}

/* What a parameter can be, as Java expressions; in the arena. */
typedef struct choices {
  const char **texts;
  uint32_t count;
} choices;

typedef struct generator {
  scenarios *scenarios;
  inputs *in;
  const cli_options *options;
  int64_t low, high; /* of integers */
  ir_class *class;
  const char *factory; /* an expression that makes the object */
  FILE *out;
  arena *arena;
} generator;

static const char *java_name(generator *g, const char *text, size_t length) {
  char *copy = arena_copy(g->arena, text, length);
  for (char *p = copy; *p; p++)
    if (*p == '/' || *p == '$')
      *p = '.';
  return copy;
}

static void add_choice(generator *g, choices *c, const char *text) {
  const char **more = arena_new_array(g->arena, const char *, c->count + 1);
  if (c->count)
    memcpy(more, c->texts, c->count * sizeof *more);
  more[c->count++] = text;
  c->texts = more;
}

static bool is_number_like(const char *d) {
  static const char *const types[] = {"Ljava/lang/Object;", "Ljava/lang/Integer;",
                                      "Ljava/lang/Number;", "Ljava/lang/Comparable;"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (!strncmp(d, types[i], strlen(types[i])))
      return true;
  return false;
}

static const char *cast_to(char type) {
  switch (type) {
  case 'J': return "(long)";
  case 'S': return "(short)";
  case 'B': return "(byte)";
  case 'C': return "(char)";
  default: return "(int)";
  }
}

/* The constants of an enum. */
static void add_constants(generator *g, choices *c, const char *type) {
  const ir_class *class = java_descriptor_class(g->in->program, type, strlen(type));
  if (!class || !class->is_enum)
    return;
  const classfile *f = java_info(class)->file;
  const char *name = java_name(g, class->name->text, strlen(class->name->text));
  for (uint16_t i = 0; i < f->field_count; i++)
    if (f->fields[i].access & ACC_ENUM)
      add_choice(g, c, arena_print(g->arena, "%s.%s", name, f->fields[i].name->text));
}

/* The values of the type at *d, which moves on; `marks` are the parameter's, or NULL. */
static choices values_of(generator *g, const char **d, const annotation_list *marks) {
  choices c = {0};
  const char *type = *d;
  const annotation *range = marks ? annotation_find(marks, "Lglassbox/Range;") : NULL;
  const element_value *least = range ? annotation_element(range, "min") : NULL;
  const element_value *most = range ? annotation_element(range, "max") : NULL;
  int64_t low = least ? least->integer : g->low, high = most ? most->integer : g->high;
  while (**d == '[')
    ++*d;
  *d = **d == 'L' ? strchr(*d, ';') + 1 : *d + 1;
  if (*type == 'Z') {
    add_choice(g, &c, "false");
    add_choice(g, &c, "true");
  } else if (strchr("IJSBC", *type)) {
    for (int64_t n = low; n <= high && high - low < MOST_VALUES; n++)
      add_choice(g, &c, arena_print(g->arena, "%s %lld", cast_to(*type), (long long)n));
  } else if (!strncmp(type, "Ljava/lang/String;", 18)) {
    add_choice(g, &c, "\"a\"");
    add_choice(g, &c, "\"b\"");
  } else if (is_number_like(type)) {
    for (int64_t n = g->low; n <= g->high; n++)
      add_choice(g, &c, arena_print(g->arena, "Integer.valueOf(%lld)", (long long)n));
  } else if (*type == 'L')
    add_constants(g, &c, arena_copy(g->arena, type, (size_t)(*d - type)));
  return c;
}

/* "int,Object" for "(ILjava/lang/Object;)V" */
static const char *parameters_text(arena *a, const char *descriptor) {
  static const char codes[] = "IJSBCZFD";
  static const char *const names[] = {"int",  "long",    "short", "byte",
                                      "char", "boolean", "float", "double"};
  const char *text = "";
  for (const char *at = descriptor + 1; *at != ')';) {
    size_t length = descriptor_length(at, strlen(at));
    const char *end = at + length, *brackets = "";
    for (; *at == '['; at++)
      brackets = arena_print(a, "%s[]", brackets);
    const char *one, *code = strchr(codes, *at);
    if (code)
      one = names[code - codes];
    else {
      const char *last = end - 1;
      while (last[-1] != '/' && last[-1] != '$' && last - 1 > at)
        last--;
      one = arena_copy(a, last, (size_t)(end - 1 - last));
    }
    text = arena_print(a, "%s%s%s%s", text, *text ? "," : "", one, brackets);
    at = end;
  }
  return text;
}

/* "name" or "name(int,Object)" */
static bool is_named(const generator *g, const class_method *m, const char *wanted) {
  if (!strchr(wanted, '('))
    return !strcmp(wanted, m->name->text);
  const char *full = arena_print(g->arena, "%s(%s)", m->name->text,
                                 parameters_text(g->arena, m->descriptor->text));
  for (; *wanted; wanted++)
    if (*wanted != ' ' && *wanted != *full++)
      return false;
  return !*full;
}

/* Every --method names one. */
static bool methods_are_there(const generator *g, const classfile *f, diag_sink *sink) {
  vec_each (const char *, wanted, &g->options->methods) {
    bool found = false;
    for (uint16_t i = 0; i < f->method_count; i++)
      found |=
          (f->methods[i].access & ACC_PUBLIC) && is_named(g, &f->methods[i], *wanted);
    if (!found) {
      diag_error(sink, NO_PLACE, "--method: class %s declares no public method %s",
                 g->class->name->text, *wanted);
      return false;
    }
  }
  return true;
}

static bool is_wanted(const generator *g, const class_method *m) {
  static const char *const others[] = {"equals",  "hashCode", "toString", "repOk",
                                       "equalTo", "clone",    "finalize"};
  if (!(m->access & ACC_PUBLIC) ||
      (m->access & (ACC_STATIC | ACC_SYNTHETIC | ACC_ABSTRACT)) ||
      m->name->text[0] == '<')
    return false;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (!strcmp(m->name->text, others[i]))
      return false;
  bool named = !g->options->methods.size;
  vec_each (const char *, wanted, &g->options->methods)
    named = named || is_named(g, m, *wanted);
  return named;
}

static const char *text_of(generator *g, const class_method *m, const char *arguments) {
  char *text = arena_print(g->arena, "%s(%s)", m->name->text, arguments);
  char *to = text;
  for (const char *from = text; *from; from++) { /* casts, boxes and quotes left out */
    static const char *const noise[] = {"(int) ",  "(long) ", "(short) ",
                                        "(byte) ", "(char) ", "Integer.valueOf("};
    size_t skip = 0;
    for (size_t i = 0; i < sizeof noise / sizeof *noise; i++)
      if (!strncmp(from, noise[i], strlen(noise[i])))
        skip = strlen(noise[i]);
    if (skip) {
      from += skip - 1;
      if (*from == '(') /* up to the end of the box */
        while (*++from != ')')
          *to++ = *from;
    }
    if (!skip && *from != '"')
      *to++ = *from;
  }
  *to = '\0';
  return text;
}

/* Both texts of an operation; what the case does is kept for the second switch. */
static void write_case(generator *g, FILE *calls, const class_method *m,
                       const char *arguments) {
  const char *result = strchr(m->descriptor->text, ')') + 1;
  const char *type = java_name(g, g->class->name->text, strlen(g->class->name->text));
  uint32_t k = g->scenarios->count++;
  fprintf(g->out, "        case %u: return \"%s\";\n", k, text_of(g, m, arguments));
  if (*result == 'V')
    fprintf(calls, "        case %u: ((%s) o).%s(%s); return null;\n", k, type,
            m->name->text, arguments);
  else
    fprintf(calls, "        case %u: return ((%s) o).%s(%s);\n", k, type, m->name->text,
            arguments);
}

static void write_calls(generator *g, FILE *calls, const class_method *m,
                        const choices *all, uint32_t count, uint32_t at,
                        const char *arguments) {
  if (at >= count || at >= MOST_ARGUMENTS) {
    write_case(g, calls, m, arguments);
    return;
  }
  for (uint32_t i = 0; i < all[at].count; i++)
    write_calls(
        g, calls, m, all, count, at + 1,
        arena_print(g->arena, "%s%s%s", arguments, at ? ", " : "", all[at].texts[i]));
}

static void write_operation(generator *g, FILE *calls, const class_method *m) {
  choices all[MOST_ARGUMENTS] = {{0}};
  uint32_t count = 0; /* of parameters */
  bool possible = true;
  for (const char *d = m->descriptor->text + 1; possible && *d != ')';) {
    const annotation_list *marks =
        count < m->parameter_count ? &m->parameter_annotations[count] : NULL;
    choices c = values_of(g, &d, marks);
    possible = c.count && count < MOST_ARGUMENTS;
    if (possible)
      all[count++] = c;
  }
  if (possible)
    write_calls(g, calls, m, all, count, 0, "");
  else
    g->scenarios->left_out++;
}

static bool has_method(const ir_class *c, const char *wanted, const char *descriptor) {
  for (; c; c = c->super)
    for (uint32_t k = 0; k < c->method_count; k++)
      if (!strcmp(c->methods[k].name->text, wanted) &&
          (!descriptor || !strcmp(c->methods[k].descriptor->text, descriptor)) &&
          !c->methods[k].is_private && strcmp(c->name->text, "java/lang/Object") != 0)
        return true;
  return false;
}

/* The package of the user's class, so that its methods can be called. */
static void write_head(generator *g, const char *user_class) {
  const char *slash = strrchr(user_class, '/');
  if (slash)
    fprintf(g->out, "package %s;\n\n",
            java_name(g, user_class, (size_t)(slash - user_class)));
  fprintf(g->out,
          "@SuppressWarnings({\"rawtypes\", \"unchecked\", \"cast\"})\n"
          "public final class %s extends glassbox.Scenarios {\n"
          "    @Override protected Object make() throws Throwable { return %s; }\n\n"
          "    @Override protected String text(int k) {\n        switch (k) {\n",
          g->scenarios->driver, g->factory);
}

static void write_tail(generator *g, const char *calls) {
  const char *type = java_name(g, g->class->name->text, strlen(g->class->name->text));
  fprintf(g->out,
          "        default: throw new AssertionError(k);\n        }\n    }\n\n"
          "    @Override protected int count() { return %u; }\n\n"
          "    @Override protected Object call(Object o, int k) throws Throwable {\n"
          "        switch (k) {\n%s        default: throw new AssertionError(k);\n"
          "        }\n    }\n",
          g->scenarios->count, calls);
  if (has_method(g->class, "repOk", "()Z"))
    fprintf(g->out,
            "\n    @Override protected boolean isValid(Object o) {\n"
            "        return ((%s) o).repOk();\n    }\n",
            type);
  bool equal_to = has_method(g->class, "equalTo", NULL);
  if (equal_to || has_method(g->class, "equals", "(Ljava/lang/Object;)Z"))
    fprintf(g->out,
            "\n    @Override protected boolean isSame(Object a, Object b) {\n"
            "        return ((%s) a).%s((%s) b);\n    }\n",
            type, equal_to ? "equalTo" : "equals", type);
  fprintf(g->out,
          "\n    public static void main(String[] args) {\n"
          "        new %s().explore(%u, %u, Integer.parseInt(args[0]));\n    }\n}\n",
          g->scenarios->driver, g->scenarios->threads, g->scenarios->operations);
}

/* The class with the operations and how to make an object of it: by a method marked
 * @Scenario, or by the constructor without arguments. */
static bool find_class(generator *g, ir_class *user, diag_sink *sink) {
  const classfile *f = java_info(user)->file;
  const char *name = java_name(g, user->name->text, strlen(user->name->text));
  for (uint16_t i = 0; i < f->method_count; i++) {
    const class_method *m = &f->methods[i];
    if (!annotation_find(&m->annotations, "Lglassbox/Scenario;"))
      continue;
    const char *result = strchr(m->descriptor->text, ')') + 1;
    g->factory = arena_print(g->arena, "%s.%s()", name, m->name->text);
    g->class = *result == 'L' && m->descriptor->text[1] == ')'
                   ? java_descriptor_class(g->in->program, result, strlen(result))
                   : NULL;
    if (!g->class || !(m->access & ACC_STATIC))
      diag_error(sink, NO_PLACE,
                 "%s.%s: @Scenario is for a static method without parameters that makes "
                 "the object",
                 name, m->name->text);
    return g->class && (m->access & ACC_STATIC);
  }
  g->class = user;
  g->factory = arena_print(g->arena, "new %s()", name);
  if (has_method(user, "<init>", "()V"))
    return true;
  diag_error(
      sink, NO_PLACE,
      "--scenarios: class %s has no constructor without arguments; give it a static "
      "method marked @Scenario that makes an object",
      name);
  return false;
}

static bool write_driver(generator *g, const char *user_class, diag_sink *sink) {
  char *calls = NULL;
  size_t size;
  FILE *to = open_memstream(&calls, &size);
  const classfile *f = java_info(g->class)->file;
  if (!methods_are_there(g, f, sink)) {
    fclose(to);
    free(calls);
    return false;
  }
  write_head(g, user_class);
  for (uint16_t i = 0; i < f->method_count; i++)
    if (is_wanted(g, &f->methods[i])) {
      if (!g->options->methods.size && jre_is_weak(g->class, f->methods[i].name->text))
        g->scenarios->weak++;
      else
        write_operation(g, to, &f->methods[i]);
    }
  fclose(to);
  write_tail(g, calls);
  free(calls);
  if (!g->scenarios->count)
    diag_error(sink, NO_PLACE,
               "--scenarios: class %s has no public operation whose arguments are known "
               "(integers, booleans, strings, Object); see --method",
               g->class->name->text);
  return g->scenarios->count;
}

/* Nested classes are part of others. */
static bool any_class(const classfile *c) {
  return !(c->access & (ACC_INTERFACE | ACC_ABSTRACT)) &&
         !strchr(c->this_name->text, '$');
}

bool scenarios_write(scenarios *s, inputs *in, const cli_options *o, diag_sink *sink) {
  name picked =
      inputs_class_pick(in, o->class_name, any_class, "scenarios to be made for", sink);
  ir_class *user = picked ? java_class_named(in->program, picked) : NULL;
  generator g = {s, in, o, 0, 1, NULL, NULL, NULL, &in->store};
  space_bounds b = {0};
  if (!user || (o->ints && !bounds_read(o, &b, sink)) || !find_class(&g, user, sink))
    return false;
  s->tries_lock = jre_is_synchronizer(g.class);
  if (o->ints) {
    g.low = b.ints_low;
    g.high = b.ints_high;
  }
  const char *slash = strrchr(picked->text, '/');
  s->driver = memory_print("%sScenarios", slash ? slash + 1 : picked->text);
  for (char *p = s->driver; *p; p++)
    if (*p == '$')
      *p = '_';
  s->folder = memory_copy_text("/tmp/glassbox-scenarios-XXXXXX");
  if (!mkdtemp(s->folder)) {
    diag_error(sink, NO_PLACE, "cannot make a folder in /tmp for the driver");
    return false;
  }
  s->file = memory_print("%s/%s.java", s->folder, s->driver);
  g.out = fopen(s->file, "w");
  if (!g.out)
    return false;
  bool written = write_driver(&g, picked->text, sink);
  return !fclose(g.out) && written;
}

void scenarios_release(scenarios *s) {
  if (s->file)
    remove(s->file);
  if (s->folder)
    rmdir(s->folder);
  memory_free(s->file);
  memory_free(s->folder);
  memory_free(s->driver);
}
