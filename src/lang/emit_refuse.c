/* What cannot be expressed in Java yet, found before anything is written: what is checked,
 * premises, and contexts that stand elsewhere than around one redex. */
#include "lang/emit.h"
#include "lang/terms.h"

/* What the class checks of states is what the interface asks for. */
static void refuse_properties(emitter *e) {
  const language *l = e->l;
  place at = l->typing->at;
  if (l->properties & (CHECK_SAFETY | CHECK_CONFLUENCE))
    emit_refuse(e, at, "this is about whole runs, and the class makes one step");
  else if (l->goal->kind == GOAL_TOTAL || l->goal->kind == GOAL_AGREE)
    emit_refuse(e, at, "functions are asked about by their equations");
  else if (l->up_to && l->up_to->args.size > 2)
    emit_refuse(e, l->up_to->at, "the class compares types without an environment");
  else if (!(l->properties & CHECK_PRESERVATION))
    emit_refuse(e, at, "the class checks preservation as well");
  else if (l->goal->kind == GOAL_SOUND && !(l->properties & CHECK_PROGRESS))
    emit_refuse(e, at, "the class checks progress as well");
}

static uint32_t plugs(const lang_expr *x) {
  uint32_t count = x->kind == EXPR_PLUG;
  for (uint32_t k = 0; k < x->count; k++)
    count += plugs(x->args[k]);
  return count;
}

/* Around the whole, or around one of its parts. */
static bool plug_is_outside(const lang_expr *x) {
  if (x->kind == EXPR_PLUG)
    return plugs(x->args[0]) == 0;
  uint32_t direct = 0;
  for (uint32_t k = 0; k < x->count; k++)
    direct += x->args[k]->kind == EXPR_PLUG;
  return plugs(x) == direct && direct <= 1;
}

static bool renames(const lang_expr *x) {
  if (x->kind == EXPR_SUBST && (x->count > 3 || x->args[1]->sort->kind == SORT_NAMES ||
                                lang_sort_root(x->args[1]->sort)->element))
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (renames(x->args[k]))
      return true;
  return false;
}

static void refuse_premises(emitter *e, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises) {
    for (uint32_t k = 0; k < p->count; k++)
      if (plugs(p->args[k]))
        emit_refuse(e, p->at, "a context stands in a step, around one redex");
      else if (renames(p->args[k]))
        emit_refuse(e, p->at, "a class puts one term in the place of one name");
    if (p->kind == PREMISE_JUDGMENT && p->judgment->splits)
      emit_refuse(e, p->at, "a class does not divide a sequence in every way");
    else if (p->kind == PREMISE_STEP)
      emit_refuse(e, p->at, "a step as a premise is for congruence rules of a reduction");
    else if (p->kind == PREMISE_FRESH)
      emit_refuse(e, p->at, "the names of a class are numbers, and none is fresh");
    else if (p->kind == PREMISE_FREE)
      emit_refuse(e, p->at, "a class does not ask whether a name is free");
    else if (p->kind == PREMISE_EXISTS)
      emit_refuse(e, p->at, "a class cannot guess what there is");
  }
}

static void refuse_rules(emitter *e, lang_rule *const *rules, uint32_t count,
                         bool steps) {
  for (uint32_t i = 0; i < count; i++) {
    const lang_rule *r = rules[i];
    refuse_premises(e, r);
    if (r->side_by_side)
      emit_refuse(e, r->at,
                  "names are bound side by side, and this puts one under the other");
    for (uint32_t k = 0; k < r->in_count; k++)
      if (plugs(r->in[k]) && !(steps && plug_is_outside(r->in[k])))
        emit_refuse(e, r->at, "a context stands in a step, around one redex");
    for (uint32_t k = 0; k < r->out_count; k++)
      if (plugs(r->out[k]) && !(steps && plug_is_outside(r->out[k])))
        emit_refuse(e, r->at, "a context can only stand where it stood on the left");
      else if (renames(r->out[k]))
        emit_refuse(e, r->at, "a class puts one term in the place of one name");
  }
}

static bool has_hole(const lang_expr *x) {
  if (x->kind == EXPR_HOLE)
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (has_hole(x->args[k]))
      return true;
  return false;
}

static void refuse_gathered(emitter *e) {
  vec_each (lang_sort *, s, &e->l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if ((*p)->binds_many)
        emit_refuse(e, (*p)->at, "a class binds one name at a time");
}

static void refuse_frames(emitter *e) {
  vec_each (lang_sort *, s, &e->l->sorts)
    if ((*s)->is_context)
      vec_each (lang_expr *, p, &(*s)->patterns)
        if ((*p)->kind != EXPR_HOLE && has_hole(*p))
          emit_refuse(e, (*p)->at,
                      "the hole of a frame is a part of it; a class has "
                      "contexts E ::= [] | E M | ...");
}

void emit_refuse_all(emitter *e) {
  refuse_properties(e);
  refuse_frames(e);
  refuse_gathered(e);
  vec_each (lang_judgment *, j, &e->l->judgments)
    refuse_rules(e, (*j)->rules.data, (*j)->rules.size, false);
  vec_each (lang_function *, f, &e->l->functions)
    refuse_rules(e, (*f)->rules.data, (*f)->rules.size, false);
  vec_each (lang_reduction *, r, &e->l->reductions)
    refuse_rules(e, (*r)->rules.data, (*r)->rules.size, true);
}
