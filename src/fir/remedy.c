/* The smallest increase of the bound that covers a missed statement, found by trying: a
 * little of everything first, then more of the scope alone. A bound at which the
 * procedure breaks its specification is a remedy, too. */
#include "fir/coverage.h"

#include "fir/walk.h"

enum { MOST_TOGETHER = 3, MOST_SCOPE = 8, CONFLICTS = 20000, ATOMS_MOST = 400 };

typedef struct increase {
  uint32_t scope, bitwidth, unroll;
} increase;

typedef struct search {
  fir_coverage *coverage;
  const fir_universe *universe;
  const fir_proc *proc;
  relation_options finding;
} search;

/* What nothing depends on is seldom a matter of the bound: it gets a small try. */
static bool is_open(const fir_covered_statement *row, uint32_t total) {
  if (row->covered || row->remedy.found)
    return false;
  return row->why == FIR_WHY_UNSPECIFIED ? total <= 1 : true;
}

static bool any_open(const fir_coverage *v, uint32_t total) {
  for (uint32_t i = 0; i < v->statement_count; i++)
    if (is_open(&v->statements[i], total))
      return true;
  return false;
}

static const fir_universe *enlarged(arena *a, const fir_universe *u, increase by) {
  const fir_program *p = u->program;
  uint32_t *scopes = arena_new_array(a, uint32_t, p->domains.count);
  for (uint32_t i = 0; i < p->domains.count; i++)
    scopes[i] =
        u->bounds.scopes[i] + (u->bounds.exact && u->bounds.exact[i] ? 0 : by.scope);
  return fir_universe_new(a, p,
                          (fir_bounds){u->bounds.bitwidth + by.bitwidth,
                                       u->bounds.unroll + by.unroll, scopes,
                                       u->bounds.exact});
}

static bool breaks(fir_claim *c, const relation_options *finding) {
  relation_problem *p = c->logic->problem;
  relation_finder *f = relation_finder_new(p, finding);
  fir_claim_add_symmetry(c, f);
  fir_claim_add_execution(c, f);
  relation_finder_add(f, relation_not(p, c->kept));
  bool broken = relation_finder_solve(f) == SAT_SATISFIABLE;
  relation_finder_delete(f);
  return broken;
}

static bool covers(const fir_coverage *v, const fir_stmt *s) {
  for (uint32_t i = 0; i < v->statement_count; i++)
    if (v->statements[i].statement == s)
      return v->statements[i].covered > 0;
  return false;
}

/* `larger`: what is covered there; NULL: the procedure is violated there. */
static void note(search *s, const fir_coverage *larger, increase by) {
  bool broken = !larger;
  uint32_t total = by.scope + by.bitwidth + by.unroll;
  for (uint32_t i = 0; i < s->coverage->statement_count; i++) {
    fir_covered_statement *row = &s->coverage->statements[i];
    if (!is_open(row, total) || (larger && !covers(larger, row->statement)))
      continue;
    row->remedy = (fir_remedy){true, broken, by.scope, by.bitwidth, by.unroll};
  }
}

static void try_increase(search *s, increase by) {
  uint32_t total = by.scope + by.bitwidth + by.unroll;
  if (!any_open(s->coverage, total))
    return;
  arena a;
  arena_init(&a);
  const fir_universe *u = enlarged(&a, s->universe, by);
  fir_strategy constrain = {true, true, true, NULL, NULL};
  fir_claim *c = u->bounds.bitwidth <= FIR_BITWIDTH_MOST && u->atom_count <= ATOMS_MOST
                     ? fir_claim_new(&a, u, s->proc, constrain, true)
                     : NULL;
  if (c) {
    bool broken = breaks(c, &s->finding);
    note(s, broken ? NULL : fir_cover(&a, c, &s->finding, false), by);
    fir_claim_release(c);
  }
  arena_release(&a);
}

/* Does the part of the bound matter for this procedure at all? */
typedef struct relevance {
  bool scope, bitwidth, unroll;
} relevance;

static relevance relevance_of(const search *s) {
  relevance r = {.scope = s->universe->program->domains.count > FIR_USER_DOMAINS,
                 .bitwidth = fir_proc_uses_integers(s->proc)};
  for (uint32_t i = 0; i < s->coverage->statement_count; i++) {
    const fir_stmt *at = s->coverage->statements[i].statement;
    r.unroll |= at->kind == FIR_WHILE || at->kind == FIR_CALL;
  }
  return r;
}

void fir_find_remedies(fir_coverage *v, const fir_universe *u, const fir_proc *p,
                       const relation_options *finding) {
  search s = {.coverage = v, .universe = u, .proc = p, .finding = *finding};
  s.finding.limits.conflicts = CONFLICTS;
  relevance r = relevance_of(&s);
  for (uint32_t total = 1; total <= MOST_TOGETHER; total++)
    for (uint32_t scope = total + 1; scope-- > 0;)
      for (uint32_t unroll = total - scope + 1; unroll-- > 0;) {
        increase by = {scope, total - scope - unroll, unroll};
        if ((!by.scope || r.scope) && (!by.bitwidth || r.bitwidth) &&
            (!by.unroll || r.unroll))
          try_increase(&s, by);
      }
  for (uint32_t scope = MOST_TOGETHER + 1; scope <= MOST_SCOPE && r.scope; scope++)
    try_increase(&s, (increase){.scope = scope});
}
