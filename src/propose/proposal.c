/* The changes are a list of pieces of text, each with the bytes of the source that it
 * replaces. */
#include "propose/proposal.h"

#include <stdlib.h>
#include <string.h>

typedef struct edit {
  size_t from, to;
  const char *text;
} edit;
typedef vector(edit) edits;

bool proposal_start(proposal *p, const char *source, const char *simple_name,
                    const classfile *main, const classfile *node, const char *node_name) {
  *p = (proposal){.source = source};
  arena_init(&p->arena);
  if (!outline_read(&p->main, &p->arena, source, simple_name))
    return false;
  if (node && node != main && !outline_read(&p->node, &p->arena, source, node_name))
    node = NULL;
  shape_read(&p->shape, main, node);
  p->marks = p->shape.node && !p->shape.is_marked;
  const char *type = NULL;
  if (p->shape.node) {
    const char *leads = p->shape.root ? p->shape.root : p->shape.down.data[0];
    const outline_fields *f = outline_field_find(&p->main, leads);
    type = f ? f->type : NULL;
    size_t length = type ? strlen(type) : 0;
    if (p->shape.root_is_array && length > 2 && !strcmp(type + length - 2, "[]"))
      type = arena_copy(&p->arena, type, length - 2);
  }
  clauses_make(&p->clauses, &p->arena, &p->shape, type);
  p->kept = arena_new_array(&p->arena, bool, p->clauses.size + 1);
  memset(p->kept, true, p->clauses.size);
  return true;
}

void proposal_release(proposal *p) {
  outline_release(&p->main);
  outline_release(&p->node);
  shape_release(&p->shape);
  vec_release(&p->clauses);
  vec_release(&p->preconditions);
  arena_release(&p->arena);
}

void proposal_drop_nodes(proposal *p) {
  p->marks = false;
  for (uint32_t i = 0; i < p->clauses.size; i++)
    if (p->clauses.data[i].helper)
      p->kept[i] = false;
}

void proposal_drop_implied(proposal *p) {
  for (uint32_t i = 0; i < p->clauses.size; i++)
    for (uint32_t k = 0; k < p->clauses.size; k++)
      if (p->kept[k] && p->clauses.data[i].implied &&
          !strcmp(p->clauses.data[i].implied, p->clauses.data[k].name))
        p->kept[i] = false;
}

/* Marks */

static bool is_down(const proposal *p, const char *field) {
  vec_each (const char *, f, &p->shape.down)
    if (!strcmp(*f, field))
      return true;
  return false;
}

static bool is_root(const proposal *p, const char *field) {
  return p->shape.root ? !strcmp(p->shape.root, field) : is_down(p, field);
}

typedef bool marked(const proposal *, const char *field);

/* One declaration for each field, where only some are marked. */
static const char *split_fields(proposal *p, const outline_fields *f, marked *is_marked) {
  const char *text = "";
  for (uint32_t i = 0; i < f->names.size; i++)
    text = arena_print(&p->arena, "%s%s%s%s%s%s %s;", text, i ? "\n" : "",
                       i && f->indent ? f->indent : "",
                       is_marked(p, f->names.data[i]) ? "@Tree " : "", f->modifiers,
                       f->type, f->declarators.data[i]);
  return text;
}

static void mark_fields(proposal *p, const outline *o, marked *is_marked, edits *out) {
  vec_each (outline_fields, f, &o->fields) {
    uint32_t count = 0;
    vec_each (const char *, n, &f->names)
      count += is_marked(p, *n);
    if (count && count == f->names.size)
      vec_push(out, ((edit){f->from, f->from, "@Tree "}));
    else if (count)
      vec_push(out, ((edit){f->from, f->to, split_fields(p, f, is_marked)}));
  }
}

/* Members */

/* The text, which is indented by fours, in the manner of the class. */
static const char *indented(proposal *p, const char *text) {
  const char *base = p->main.indent, *out = "";
  const char *unit = strchr(base, '\t') ? "\t" : strlen(base) == 2 ? "  " : "    ";
  while (*text) {
    size_t blanks = strspn(text, " "), length = strcspn(text, "\n") + 1;
    if (length > blanks + 1)
      out = arena_print(&p->arena, "%s%s", out, base);
    for (size_t i = 4; i < blanks; i += 4)
      out = arena_print(&p->arena, "%s%s", out, unit);
    out = arena_print(&p->arena, "%s%.*s", out, (int)(length - blanks), text + blanks);
    text += length;
  }
  return out;
}

static const char *clause_members(proposal *p) {
  const char *text = "";
  for (uint32_t i = 0; i < p->clauses.size; i++) {
    const clause *c = &p->clauses.data[i];
    if (!p->kept[i])
      continue;
    text = arena_print(&p->arena, "%s\n%s", text, c->text);
    if (c->helper)
      text = arena_print(&p->arena, "%s\n%s", text, c->helper);
  }
  return text;
}

static const char *invariant_member(proposal *p) {
  const char *all = "";
  for (uint32_t i = 0; p->invariant && i < p->clauses.size; i++)
    if (p->kept[i])
      all = arena_print(&p->arena, "%s%s%s()", all, *all ? "\n                && " : "",
                        p->clauses.data[i].name);
  return arena_print(&p->arena,
                     "    /** A first invariant: what holds between operations. */\n"
                     "    @Declarative\n"
                     "    public boolean repOk() {\n"
                     "        return %s;\n"
                     "    }\n",
                     *all ? all : "true");
}

static const char *precondition_members(proposal *p) {
  const char *text = "";
  vec_each (precondition, c, &p->preconditions)
    text = arena_print(&p->arena,
                       "%s\n"
                       "    @Pre(\"%s\")\n"
                       "    @Declarative\n"
                       "    boolean %s(%s) {\n"
                       "        return %s;\n"
                       "    }\n",
                       text, c->operation, c->method, c->parameters, c->condition);
  return text;
}

static void add_members(proposal *p, edits *out) {
  size_t at = p->main.end;
  while (at > 0 && (p->source[at - 1] == ' ' || p->source[at - 1] == '\t'))
    at--;
  const char *text = arena_print(&p->arena, "\n%s%s%s", invariant_member(p),
                                 clause_members(p), precondition_members(p));
  bool own_line = at > 0 && p->source[at - 1] == '\n';
  text = arena_print(&p->arena, "%s%s", own_line ? "" : "\n", indented(p, text));
  vec_push(out, ((edit){own_line ? at : p->main.end, own_line ? at : p->main.end, text}));
}

/* Imports */

static void add_imports(proposal *p, edits *out) {
  static const char *const names[] = {"Declarative", "Pre", "Tree"};
  bool needed[] = {true, p->preconditions.size, p->marks};
  const char *text = "";
  if (strstr(p->source, "import glassbox.*;"))
    return;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *line = arena_print(&p->arena, "import glassbox.%s;", names[i]);
    if (needed[i] && !strstr(p->source, line))
      text = p->main.imports ? arena_print(&p->arena, "%s\n%s", text, line)
                             : arena_print(&p->arena, "%s%s\n", text, line);
  }
  if (!*text)
    return;
  if (!p->main.imports)
    text = arena_print(&p->arena, "%s\n", text);
  else if (!p->main.has_imports)
    text = arena_print(&p->arena, "\n%s", text);
  vec_push(out, ((edit){p->main.imports, p->main.imports, text}));
}

static int by_place(const void *a, const void *b) {
  const edit *x = a, *y = b;
  return x->from < y->from ? -1 : x->from > y->from;
}

const char *proposal_write(proposal *p) {
  edits all = {0};
  const char *text = "";
  size_t done = 0;
  if (p->marks) {
    mark_fields(p, &p->main, is_root, &all);
    mark_fields(p, &p->node, is_down, &all);
  }
  add_members(p, &all);
  add_imports(p, &all);
  qsort(all.data, all.size, sizeof *all.data, by_place);
  vec_each (edit, e, &all) {
    text = arena_print(&p->arena, "%s%.*s%s", text, (int)(e->from - done),
                       p->source + done, e->text);
    done = e->to;
  }
  text = arena_print(&p->arena, "%s%s", text, p->source + done);
  vec_release(&all);
  return text;
}
