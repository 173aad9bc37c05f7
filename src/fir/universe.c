/* Numbering and names of atoms. */
#include "fir/universe.h"

#include "base/vector.h"

#include <assert.h>
#include <inttypes.h>

/* The literals of the domain; their atoms are numbered in the order of declaration. */
static uint32_t count_literals(const fir_program *p, uint32_t domain) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < p->literals.count; i++)
    count += p->literals.data[i]->type->cells[0] == domain;
  return count;
}

const fir_universe *fir_universe_new(arena *a, const fir_program *p, fir_bounds bounds) {
  assert(bounds.bitwidth >= 1 && bounds.bitwidth <= FIR_BITWIDTH_MOST);
  fir_universe *u = arena_new(a, fir_universe);
  uint32_t count = p->domains.count;
  *u = (fir_universe){p,
                      bounds,
                      arena_new_array(a, uint32_t, count),
                      arena_new_array(a, uint32_t, count),
                      arena_new_array(a, uint32_t, count),
                      0};
  for (uint32_t d = 0; d < count; d++) {
    u->first[d] = u->atom_count;
    u->literals[d] = count_literals(p, d);
    u->size[d] = d == FIR_BOOLEAN_DOMAIN   ? 2
                 : d == FIR_INTEGER_DOMAIN ? 1u << bounds.bitwidth
                                           : u->literals[d] + bounds.scopes[d];
    u->atom_count += u->size[d];
  }
  return u;
}

int64_t fir_integer_least(const fir_universe *u) {
  return -((int64_t)1 << (u->bounds.bitwidth - 1));
}

int64_t fir_integer_most(const fir_universe *u) {
  return ((int64_t)1 << (u->bounds.bitwidth - 1)) - 1;
}

int64_t fir_integer_wrap(const fir_universe *u, int64_t value) {
  uint64_t range = (uint64_t)1 << u->bounds.bitwidth;
  int64_t low = (int64_t)((uint64_t)value & (range - 1));
  return low > fir_integer_most(u) ? low - (int64_t)range : low;
}

uint32_t fir_integer_atom(const fir_universe *u, int64_t value) {
  return u->first[FIR_INTEGER_DOMAIN] +
         (uint32_t)(fir_integer_wrap(u, value) - fir_integer_least(u));
}

int64_t fir_atom_integer(const fir_universe *u, uint32_t atom) {
  uint32_t first = u->first[FIR_INTEGER_DOMAIN];
  assert(atom >= first && atom - first < u->size[FIR_INTEGER_DOMAIN]);
  return (int64_t)(atom - first) + fir_integer_least(u);
}

uint32_t fir_literal_atom(const fir_universe *u, const fir_symbol *literal) {
  assert(literal->kind == FIR_LITERAL);
  uint32_t domain = literal->type->cells[0], before = 0;
  for (uint32_t i = 0; i < literal->index; i++)
    before += u->program->literals.data[i]->type->cells[0] == domain;
  return u->first[domain] + before;
}

static const fir_rows *range(arena *a, uint32_t first, uint32_t count) {
  u32_vector atoms = {0};
  for (uint32_t i = 0; i < count; i++)
    vec_push(&atoms, first + i);
  const fir_rows *x = fir_rows_mk(a, 1, atoms.data, count);
  vec_release(&atoms);
  return x;
}

const fir_rows *fir_domain_atoms(arena *a, const fir_universe *u, uint32_t domain) {
  return range(a, u->first[domain], u->size[domain]);
}

const fir_rows *fir_domain_literals(arena *a, const fir_universe *u, uint32_t domain) {
  return range(a, u->first[domain], u->literals[domain]);
}

static uint32_t domain_of(const fir_universe *u, uint32_t atom) {
  uint32_t d = u->program->domains.count - 1;
  while (u->first[d] > atom)
    d--;
  return d;
}

static const char *literal_text(const fir_universe *u, uint32_t domain, uint32_t number) {
  for (uint32_t i = 0; i < u->program->literals.count; i++) {
    const fir_symbol *s = u->program->literals.data[i];
    if (s->type->cells[0] == domain && number-- == 0)
      return s->name->text;
  }
  assert(!"a literal of the domain");
  return "";
}

const char *fir_atom_text(arena *a, const fir_universe *u, uint32_t atom) {
  assert(atom < u->atom_count);
  uint32_t d = domain_of(u, atom), number = atom - u->first[d];
  if (d == FIR_BOOLEAN_DOMAIN)
    return atom == FIR_ATOM_TRUE ? "true" : "false";
  if (d == FIR_INTEGER_DOMAIN)
    return arena_print(a, "%" PRId64, fir_atom_integer(u, atom));
  if (number < u->literals[d])
    return literal_text(u, d, number);
  return arena_print(a, "%s%u", u->program->domains.data[d]->name->text,
                     number - u->literals[d] + 1);
}

const char *fir_rows_text(arena *a, const fir_universe *u, const fir_rows *x) {
  const char *text = "{";
  for (uint32_t i = 0; i < x->count; i++) {
    const char *row = "";
    for (uint32_t column = 0; column < x->arity; column++)
      row = arena_print(a, "%s%s%s", row, column ? ", " : "",
                        fir_atom_text(a, u, fir_rows_at(x, i)[column]));
    text = arena_print(a, x->arity > 1 ? "%s%s<%s>" : "%s%s%s", text, i ? ", " : "", row);
  }
  return arena_print(a, "%s}", text);
}
