/* Terms and instances as text, in Alloy's ASCII syntax. Parentheses stand only where
 * the grammar's binding strength asks for them. What Alloy has no words for reads as
 * a function: bitand[a, b], project[r, 0, 2]. */
#include "relation/instance.h"

#include <stdio.h>

/* Binding strengths, weakest first. */
enum {
  WEAKEST,
  OR,
  IFF,
  IMPLIES,
  AND,
  NOT,
  COMPARISON,
  MULTIPLICITY,
  SHIFT,
  SUM,
  CARDINALITY,
  OVERRIDE,
  INTERSECTION,
  PRODUCT,
  JOIN,
  PREFIX,
  STRONGEST
};

typedef struct shape {
  const char *symbol;
  uint8_t strength;
} shape;

/* Infix where there are two children, prefix where there is one. */
static const shape shapes[] = {
    [TERM_NONE] = {"none", STRONGEST},
    [TERM_UNIV] = {"univ", STRONGEST},
    [TERM_IDEN] = {"iden", STRONGEST},
    [TERM_INTS] = {"Int", STRONGEST},
    [TERM_UNION] = {" + ", SUM},
    [TERM_INTERSECTION] = {" & ", INTERSECTION},
    [TERM_DIFFERENCE] = {" - ", SUM},
    [TERM_OVERRIDE] = {" ++ ", OVERRIDE},
    [TERM_JOIN] = {".", JOIN},
    [TERM_PRODUCT] = {"->", PRODUCT},
    [TERM_TRANSPOSE] = {"~", PREFIX},
    [TERM_CLOSURE] = {"^", PREFIX},
    [TERM_REFLEXIVE_CLOSURE] = {"*", PREFIX},
    [TERM_TRUE] = {"true", STRONGEST},
    [TERM_FALSE] = {"false", STRONGEST},
    [TERM_IN] = {" in ", COMPARISON},
    [TERM_EQUAL] = {" = ", COMPARISON},
    [TERM_SOME] = {"some ", MULTIPLICITY},
    [TERM_ONE] = {"one ", MULTIPLICITY},
    [TERM_LONE] = {"lone ", MULTIPLICITY},
    [TERM_NO] = {"no ", MULTIPLICITY},
    [TERM_NOT] = {"!", NOT},
    [TERM_AND] = {" && ", AND},
    [TERM_OR] = {" || ", OR},
    [TERM_IMPLIES] = {" => ", IMPLIES},
    [TERM_IFF] = {" <=> ", IFF},
    [TERM_COUNT] = {"#", CARDINALITY},
};

static const shape comparisons[] = {
    [RELATION_EQ] = {" = ", COMPARISON}, [RELATION_NE] = {" != ", COMPARISON},
    [RELATION_LT] = {" < ", COMPARISON}, [RELATION_LE] = {" =< ", COMPARISON},
    [RELATION_GT] = {" > ", COMPARISON}, [RELATION_GE] = {" >= ", COMPARISON},
};

/* Strength STRONGEST: a function's name. */
static const shape operators[] = {
    [RELATION_PLUS] = {"plus", STRONGEST},     [RELATION_MINUS] = {"minus", STRONGEST},
    [RELATION_MUL] = {"mul", STRONGEST},       [RELATION_DIV] = {"div", STRONGEST},
    [RELATION_REM] = {"rem", STRONGEST},       [RELATION_SHL] = {" << ", SHIFT},
    [RELATION_SHR] = {" >>> ", SHIFT},         [RELATION_SHA] = {" >> ", SHIFT},
    [RELATION_BITAND] = {"bitand", STRONGEST}, [RELATION_BITOR] = {"bitor", STRONGEST},
    [RELATION_BITXOR] = {"bitxor", STRONGEST},
};

static void put(char_vector *out, const char *text) {
  for (; *text; text++)
    vec_push(out, *text);
}

static void put_number(char_vector *out, long long number) {
  char text[24];
  snprintf(text, sizeof text, "%lld", number);
  put(out, text);
}

static char *finish(char_vector *out) {
  vec_push(out, '\0');
  return out->data;
}

/* ---- Terms ---- */

static void put_term(char_vector *, const term *, uint32_t weakest);

static shape shape_of(const term *t) {
  switch (t->kind) {
  case TERM_COMPARE: return comparisons[t->value];
  case TERM_APPLY: return operators[t->value];
  case TERM_RELATION:
  case TERM_VARIABLE: return (shape){t->name->text, STRONGEST};
  case TERM_PROJECT: return (shape){"project", STRONGEST};
  case TERM_FROM_INT: return (shape){"Int", STRONGEST};
  case TERM_INT_OF: return (shape){"sum", STRONGEST};
  case TERM_CONSTANT:
  case TERM_COMPREHENSION: return (shape){"", STRONGEST};
  case TERM_FORALL: return (shape){"all ", WEAKEST};
  case TERM_EXISTS: return (shape){"some ", WEAKEST};
  case TERM_SUM: return (shape){"sum ", WEAKEST};
  case TERM_ITE:
  case TERM_INT_ITE: return (shape){"", WEAKEST};
  default: return shapes[t->kind];
  }
}

static void put_decls(char_vector *out, const term *t) {
  static const char *const ranges[] = {[RELATION_ONE] = "",
                                       [RELATION_LONE] = "lone ",
                                       [RELATION_SOME] = "some ",
                                       [RELATION_SET] = "set "};
  for (uint32_t i = 0; i < term_decl_count(t); i++) {
    put(out, i ? ", " : "");
    put_term(out, term_decl_variable(t, i), STRONGEST);
    put(out, ": ");
    put(out, ranges[t->extra[i]]);
    put_term(out, term_decl_domain(t, i), SUM);
  }
  put(out, " | ");
  put_term(out, term_body(t), WEAKEST);
}

static void put_choice(char_vector *out, const term *t) {
  put_term(out, t->children[0], OR);
  put(out, " => ");
  put_term(out, t->children[1], OR);
  put(out, " else ");
  put_term(out, t->children[2], OR);
}

static void put_call(char_vector *out, const term *t, const char *function) {
  put(out, function);
  put(out, "[");
  for (uint32_t i = 0; i < t->child_count; i++) {
    put(out, i ? ", " : "");
    put_term(out, t->children[i], WEAKEST);
  }
  for (uint32_t i = 0; i < t->extra_count; i++) {
    put(out, ", ");
    put_number(out, t->extra[i]);
  }
  put(out, "]");
}

/* Children as strong as the term itself need no parentheses on the left of operators
 * that group to the left, on the right of an implication, anywhere in a chain. */
static void put_infix(char_vector *out, const term *t, shape s) {
  bool chain = t->kind == TERM_AND || t->kind == TERM_OR;
  bool to_left = term_is_expr(t), to_right = t->kind == TERM_IMPLIES;
  for (uint32_t i = 0; i < t->child_count; i++) {
    bool equal = chain || (i == 0 ? to_left : to_right);
    put(out, i ? s.symbol : "");
    put_term(out, t->children[i], equal ? s.strength : s.strength + 1u);
  }
}

static void put_plain(char_vector *out, const term *t, shape s) {
  switch (t->kind) {
  case TERM_NONE:
    for (uint32_t i = 0; i < t->arity; i++)
      put(out, i ? "->none" : "none");
    return;
  case TERM_CONSTANT: put_number(out, t->value); return;
  case TERM_ITE:
  case TERM_INT_ITE: put_choice(out, t); return;
  case TERM_COMPREHENSION:
    put(out, "{");
    put_decls(out, t);
    put(out, "}");
    return;
  case TERM_PROJECT:
  case TERM_FROM_INT:
  case TERM_INT_OF: put_call(out, t, s.symbol); return;
  default: break;
  }
  if (term_is_binder(t)) {
    put(out, s.symbol);
    put_decls(out, t);
  } else if (t->kind == TERM_APPLY && s.strength == STRONGEST)
    put_call(out, t, s.symbol);
  else if (t->child_count >= 2)
    put_infix(out, t, s);
  else {
    put(out, s.symbol);
    if (t->child_count)
      put_term(out, t->children[0], s.strength);
  }
}

static void put_term(char_vector *out, const term *t, uint32_t weakest) {
  shape s = shape_of(t);
  assert(s.symbol && "every kind has a shape");
  if (t->kind == TERM_NONE && t->arity > 1)
    s.strength = PRODUCT;
  bool inside = s.strength < weakest;
  put(out, inside ? "(" : "");
  put_plain(out, t, s);
  put(out, inside ? ")" : "");
}

static char *print(const term *t) {
  char_vector out = {0};
  put_term(&out, t, WEAKEST);
  return finish(&out);
}

char *relation_print_expr(relation_problem *p, relation_expr e) {
  (void)p;
  return print(term_of_expr(e));
}

char *relation_print_formula(relation_problem *p, relation_formula f) {
  (void)p;
  return print(term_of_formula(f));
}

char *relation_print_int(relation_problem *p, relation_int i) {
  (void)p;
  return print(term_of_int(i));
}

/* ---- Values ---- */

static void put_tuples(char_vector *out, const relation_problem *p, relation_tuples t) {
  put(out, "{");
  for (uint32_t i = 0; i < t.count; i++)
    for (uint32_t column = 0; column < t.arity; column++) {
      put(out, column ? "->" : i ? ", " : "");
      put(out,
          relation_atom_name(p, relation_tuple_atom(p, t.arity, t.index[i], column)));
    }
  put(out, "}");
}

char *relation_print_tuples(relation_problem *p, relation_tuples t) {
  char_vector out = {0};
  put_tuples(&out, p, t);
  return finish(&out);
}

char *relation_print_instance(relation_problem *p, const relation_instance *instance) {
  char_vector out = {0};
  for (uint32_t i = 0; i < relation_count(p); i++) {
    put(&out, relation_name(relation_at(p, i)));
    put(&out, " = ");
    put_tuples(&out, p, relation_instance_get(instance, relation_at(p, i)));
    put(&out, "\n");
  }
  vec_each (relation_witness, w, &instance->witnesses) {
    put(&out, "$");
    put(&out, relation_name(w->variable));
    put(&out, " = ");
    put_tuples(&out, p, w->value);
    put(&out, "\n");
  }
  return finish(&out);
}
