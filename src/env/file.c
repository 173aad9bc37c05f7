/* The file of assumptions: reading it whole, and giving up what was read. */
#include "env/ast.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

bool env_file_read(env_file *f, const char *path, diag_sink *sink) {
  *f = (env_file){.path = path};
  FILE *in = fopen(path, "r");
  char_vector text = {0};
  if (!in) {
    diag_error(sink, NO_PLACE, "cannot open '%s': %s", path, strerror(errno));
    return false;
  }
  for (int c; (c = getc(in)) != EOF && c;)
    vec_push(&text, (char)c);
  bool whole = feof(in);
  fclose(in);
  vec_push(&text, '\0');
  if (!whole)
    diag_error(sink, NO_PLACE, "'%s' is no text", path);
  bool read = whole && env_text_read(f, path, text.data, sink);
  vec_release(&text);
  return read;
}

static void release_arguments(env_argument_vector *v) {
  vec_each (env_argument, a, v)
    release_arguments(&a->arguments);
  vec_release(v);
}

void env_file_release(env_file *f) {
  vec_each (env_instance, i, &f->instances) {
    release_arguments(&i->arguments);
    vec_release(&i->names);
  }
  vec_each (env_action *, a, &f->actions)
    release_arguments(&(*a)->arguments);
  vec_each (env_expr *, e, &f->exprs) {
    vec_release(&(*e)->items);
    vec_release(&(*e)->actions);
    if ((*e)->scope)
      vec_release(&(*e)->scope->others);
  }
  vec_each (env_formula, l, &f->formulas)
    vec_release(&l->atoms);
  vec_release(&f->imports);
  vec_release(&f->instances);
  vec_release(&f->mnemonics);
  vec_release(&f->assumptions);
  vec_release(&f->formulas);
  vec_release(&f->exprs);
  vec_release(&f->actions);
  arena_release(&f->arena);
}
