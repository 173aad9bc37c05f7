/* A state as a graph: objects are tables of their fields, references are edges. What the
 * compared state has otherwise is marked, what it does not have is drawn as new (or, in
 * the state before, as gone). The program `dot` of Graphviz draws it, if there is one;
 * otherwise document_drawing.c does, more simply. */
#include "report/document_heap.h"

#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

bool document_is_heap(const json_t *state) {
  const char *key;
  json_t *object;
  json_object_foreach((json_t *)state, key,
                      object) if (!json_object_get(object, "fields") &&
                                  !json_object_get(object, "elements")) return false;
  return json_object_size(state);
}

const char *heap_target(const graph *g, const json_t *value) {
  const char *name = json_string_value(value);
  return name && json_object_get(g->state, name) ? name : NULL;
}

/* Fields of an object, or elements by their index. */
static const json_t *slots_of(const json_t *object) {
  const json_t *fields = json_object_get(object, "fields");
  return fields ? fields : json_object_get(object, "elements");
}

static const json_t *slot_at(const json_t *slots, const char *key, size_t index) {
  return json_is_array(slots) ? json_array_get(slots, index)
                              : json_object_get(slots, key);
}

static bool is_changed(const graph *g, const char *name, const char *key, size_t index,
                       const json_t *now) {
  const json_t *object = json_object_get(g->other, name);
  const json_t *before = object ? slot_at(slots_of(object), key, index) : NULL;
  return object && (!before || !json_equal((json_t *)before, (json_t *)now));
}

void heap_each_slot(const graph *g, const char *name, const json_t *object,
                    heap_visit *act) {
  const json_t *slots = slots_of(object);
  const char *key;
  json_t *value;
  size_t i;
  if (json_is_array(slots))
    json_array_foreach((json_t *)slots, i, value) {
      char label[24];
      snprintf(label, sizeof label, "[%zu]", i);
      act(g, name, label, is_changed(g, name, "", i, value), value);
    }
  else
    json_object_foreach((json_t *)slots, key, value)
        act(g, name, key, is_changed(g, name, key, 0, value), value);
}

static void put_quoted(const char *text, FILE *out) {
  fputc('"', out);
  for (; *text; text++) {
    if (*text == '"' || *text == '\\')
      fputc('\\', out);
    fputc(*text, out);
  }
  fputc('"', out);
}

static void print_row(const graph *g, const char *object, const char *slot, bool changed,
                      const json_t *value) {
  (void)object;
  if (heap_target(g, value))
    return;
  fprintf(g->out, "<TR><TD ALIGN=\"LEFT\">%s",
          changed ? "<FONT COLOR=\"#c2410c\"><B>" : "");
  document_escape(slot, g->out);
  fputs(" = ", g->out);
  document_value(value, g->out, document_escape);
  fprintf(g->out, "%s</TD></TR>", changed ? "</B></FONT>" : "");
}

static void print_edge(const graph *g, const char *object, const char *slot, bool changed,
                       const json_t *value) {
  const char *to = heap_target(g, value);
  if (!to)
    return;
  fputs("  ", g->out);
  put_quoted(object, g->out);
  fputs(" -> ", g->out);
  put_quoted(to, g->out);
  fputs(" [label=", g->out);
  put_quoted(slot, g->out);
  fputs(changed ? ", color=\"#c2410c\", fontcolor=\"#c2410c\", penwidth=2];\n" : "];\n",
        g->out);
}

static void print_node(const graph *g, const char *name, const json_t *object) {
  bool is_new = json_is_true(json_object_get(object, "new"));
  bool is_gone = !is_new && g->other && !json_object_get(g->other, name);
  fputs("  ", g->out);
  put_quoted(name, g->out);
  fprintf(g->out,
          " [%slabel=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\">"
          "<TR><TD><B>",
          is_new    ? "color=\"#15803d\", penwidth=2, "
          : is_gone ? "color=\"#888888\", style=\"rounded,dashed\", "
                    : "");
  document_escape(name, g->out);
  fputs("</B>", g->out);
  if (!strcmp(name, "main")) {
    fputs(" : ", g->out);
    document_escape(document_text(object, "class"), g->out);
  }
  fputs(is_new ? " (new)" : "", g->out);
  fputs("</TD></TR>", g->out);
  heap_each_slot(g, name, object, print_row);
  fputs("</TABLE>>];\n", g->out);
}

void document_graph(const char *name, const json_t *state, const json_t *other,
                    FILE *out) {
  graph g = {state, other, out};
  const char *key;
  json_t *object;
  fprintf(out,
          "digraph %s {\n  bgcolor=\"transparent\";\n  ordering=out;\n"
          "  node [shape=box, style=rounded, fontname=\"monospace\", fontsize=11];\n"
          "  edge [fontname=\"monospace\", fontsize=10, arrowsize=0.7];\n",
          name);
  json_object_foreach((json_t *)state, key, object) print_node(&g, key, object);
  json_object_foreach((json_t *)state, key, object)
      heap_each_slot(&g, key, object, print_edge);
  fputs("}\n", out);
}

/* Both states of the first violation: two graphs in one file. */
void document_dot(const json_t *result, FILE *out) {
  size_t i;
  json_t *v;
  json_array_foreach((json_t *)document_list(result, "violations"), i, v) {
    const json_t *before = json_object_get(v, "before"),
                 *after = json_object_get(v, "after");
    if (document_is_heap(before))
      document_graph("before", before, after, out);
    if (document_is_heap(after))
      document_graph("after", after, before, out);
  }
}

/* ---- Drawing ---- */

/* What is read from it; NULL: the program ended with an error. */
static char *read_answer(int from, pid_t child) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size), *in = fdopen(from, "r");
  for (int c; in && out && (c = getc(in)) != EOF;)
    putc(c, out);
  if (in)
    fclose(in);
  if (out)
    fclose(out);
  int status = 1;
  while (waitpid(child, &status, 0) < 0)
    continue;
  if (status) {
    free(text);
    return NULL;
  }
  return text;
}

static char *run_dot(FILE *graph_text) {
  static char dot[] = "dot", svg[] = "-Tsvg";
  char *arguments[] = {dot, svg, NULL};
  posix_spawn_file_actions_t actions;
  int ends[2];
  pid_t child;
  if (pipe(ends))
    return NULL;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(graph_text), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0);
  int failed = posix_spawnp(&child, dot, &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failed) {
    close(ends[0]);
    return NULL;
  }
  return read_answer(ends[0], child);
}

char *document_svg(const json_t *state, const json_t *other) {
  FILE *text = tmpfile();
  if (!text)
    return document_drawing(state, other);
  document_graph("state", state, other, text);
  fflush(text);
  rewind(text);
  char *whole = run_dot(text);
  fclose(text);
  char *start = whole ? strstr(whole, "<svg") : NULL; /* without the XML head */
  if (!start) {
    free(whole);
    return document_drawing(state, other);
  }
  memmove(whole, start, strlen(start) + 1);
  return whole;
}
