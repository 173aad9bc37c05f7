/* A depth-first walk; procedures are entered once. */
#include "fir/walk.h"

#include "base/map.h"

#include <stddef.h>

typedef struct walker {
  void (*visit)(void *, const fir_expr *);
  void *context;
  map seen; /* procedures */
} walker;

static void walk_proc(walker *, const fir_proc *);

static void walk_expr(walker *w, const fir_expr *e) {
  if (!e)
    return;
  w->visit(w->context, e);
  for (uint32_t i = 0; i < e->decl_count; i++)
    walk_expr(w, e->decls[i].range);
  for (uint32_t i = 0; i < 3; i++)
    walk_expr(w, e->arguments[i]);
}

static void walk_block(walker *w, const fir_block *b) {
  for (uint32_t i = 0; i < b->count; i++) {
    const fir_stmt *s = b->statements[i];
    walk_expr(w, s->value);
    for (uint32_t j = 0; j < s->argument_count; j++)
      walk_expr(w, s->arguments[j]);
    walk_block(w, &s->body);
    walk_block(w, &s->otherwise);
    if (s->kind == FIR_CALL)
      walk_proc(w, s->callee);
  }
}

static void walk_proc(walker *w, const fir_proc *p) {
  if (map_get(&w->seen, map_address(p)))
    return;
  map_put(&w->seen, map_address(p), 1);
  walk_expr(w, p->required);
  if (p->meets)
    walk_expr(w, p->meets->value);
  walk_block(w, &p->body);
}

void fir_walk(const fir_proc *p, void (*visit)(void *, const fir_expr *), void *context) {
  walker w = {.visit = visit, .context = context};
  walk_proc(&w, p);
  map_release(&w.seen);
}

static void note_integer(void *found, const fir_expr *e) {
  for (uint32_t i = 0; i < e->type->count * e->type->arity; i++)
    if (e->type->cells[i] == FIR_INTEGER_DOMAIN)
      *(bool *)found = true;
}

bool fir_proc_uses_integers(const fir_proc *p) {
  bool found = false;
  fir_walk(p, note_integer, &found);
  return found;
}

static void note_width(void *widest, const fir_expr *e) {
  if (e->type->arity > *(uint32_t *)widest)
    *(uint32_t *)widest = e->type->arity;
}

uint32_t fir_proc_widest(const fir_proc *p) {
  uint32_t widest = 1;
  fir_walk(p, note_width, &widest);
  return widest;
}
