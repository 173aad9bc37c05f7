#include "lang/tables.h"

#include <string.h>

enum { BUCKETS = 512 };

typedef struct answer {
  lang_result result;
  struct answer *next;
} answer;

typedef enum {
  QUESTION_NEW,   /* its rules are to be gone through, for the first time or again */
  QUESTION_OPEN,  /* they are just now */
  QUESTION_WAITS, /* they were, with what an open one below had found so far */
  QUESTION_DONE
} question_state;

typedef struct question {
  const lang_judgment *judgment;
  lang_value *in[LANG_ARGS];
  uint32_t in_count;
  question_state state;
  answer *first, **last;
  uint32_t count;
  uint32_t level;        /* open: how many are below */
  uint32_t lowest;       /* the lowest open one that it depends on; itself, if on none */
  bool again;            /* somebody was given what it had so far */
  struct question *next; /* of its bucket */
  struct question *waiting; /* the one that began to wait before */
} question;

typedef struct lang_tables {
  question *buckets[BUCKETS];
  question *waiting;
  question *top;    /* the innermost that is open */
  uint32_t level;   /* how many are open */
  uint32_t closed;  /* those below this level give no answers for now */
  uint32_t answers; /* found, in all */
} lang_tables;

static uint32_t hash_of(const lang_value *v) {
  uint32_t h = v->open         ? 1
               : v->production ? v->production->index + 2
                               : (uint32_t)v->number;
  for (uint32_t k = 0; !v->open && v->production && k < v->production->args.size; k++)
    h = h * 31 + hash_of(v->args[k]);
  return h;
}

static bool is_same_question(const question *q, lang_value **in) {
  for (uint32_t k = 0; k < q->in_count; k++)
    if (!value_is_identical(q->in[k], in[k]))
      return false;
  return true;
}

static question *question_about(interpreter *i, const lang_judgment *j, lang_value **in) {
  uint32_t count = j->rules.size ? j->rules.data[0]->in_count : 0, h = 0;
  for (uint32_t k = 0; k < count; k++)
    h = h * 131 + hash_of(in[k]);
  question **bucket = &i->tables->buckets[h % BUCKETS];
  for (question *q = *bucket; q; q = q->next)
    if (q->judgment == j && is_same_question(q, in))
      return q;
  question *q = arena_new(&i->arena, question);
  q->judgment = j;
  q->in_count = count;
  memcpy((void *)q->in, (void *)in, count * sizeof *in);
  q->last = &q->first;
  q->next = *bucket;
  *bucket = q;
  return q;
}

/* ---- Going through the rules ---- */

/* What is new is added behind what there is: it was made from that. */
static void go_through(interpreter *i, question *q) {
  result_vector found = {0};
  for (const answer *a = q->first; a; a = a->next)
    vec_push(&found, a->result);
  judgment_try_rules(i, q->judgment, q->in, NULL, &found, NULL);
  for (uint32_t k = q->count; k < found.size && !i->needed; k++) {
    answer *a = arena_new(&i->arena, answer);
    a->result = found.data[k];
    *q->last = a;
    q->last = &a->next;
    q->count++;
    i->tables->answers++;
  }
  vec_release(&found);
}

/* All that have begun to wait since then. */
static void end_waiting(lang_tables *t, const question *since, question_state state) {
  for (; t->waiting != since; t->waiting = t->waiting->waiting)
    t->waiting->state = state;
}

static void depend_on(lang_tables *t, uint32_t level) {
  if (t->top && level < t->top->lowest)
    t->top->lowest = level;
}

/* Until nothing is found any more, unless it depends on one below, which will be gone through
 * again, and this one with it. */
static void close_question(interpreter *i, question *q) {
  lang_tables *t = i->tables;
  const question *since = t->waiting;
  for (bool more = true; more;) {
    uint32_t before = t->answers;
    q->again = false;
    go_through(i, q);
    more = q->lowest == q->level && q->again && t->answers != before && i->fuel &&
           !i->needed;
    if (more)
      end_waiting(t, since, QUESTION_NEW);
  }
  if (i->needed || !i->fuel) {
    end_waiting(t, since, QUESTION_NEW);
    q->state = QUESTION_NEW;
  } else if (q->lowest == q->level) {
    end_waiting(t, since, QUESTION_DONE);
    q->state = QUESTION_DONE;
  } else {
    q->state = QUESTION_WAITS;
    q->waiting = t->waiting;
    t->waiting = q;
  }
}

static void open_question(interpreter *i, question *q) {
  lang_tables *t = i->tables;
  question *below = t->top;
  bool free = i->free;
  i->free = false; /* other rules may give other answers */
  q->state = QUESTION_OPEN;
  q->level = q->lowest = t->level++;
  t->top = q;
  close_question(i, q);
  t->top = below;
  t->level--;
  i->free = free;
}

/* What it depends on, its asker does, too. */
static void ask(interpreter *i, question *q) {
  lang_tables *t = i->tables;
  if (q->state == QUESTION_NEW)
    open_question(i, q);
  else if (q->state != QUESTION_DONE && q->lowest < t->closed)
    i->fuel = 0; /* it would have to be known now */
  else if (q->state == QUESTION_OPEN)
    q->again = true;
  if (q->state == QUESTION_OPEN)
    depend_on(t, q->level);
  else if (q->state == QUESTION_WAITS)
    depend_on(t, q->lowest);
}

bool table_solve(interpreter *i, const lang_judgment *j, lang_value **in,
                 result_vector *results) {
  if (!i->tabled || !j->recursive)
    return false;
  if (!i->tables)
    i->tables = arena_new(&i->arena, lang_tables);
  question *q = question_about(i, j, in);
  ask(i, q);
  for (const answer *a = q->first; a && !i->needed; a = a->next)
    vec_push(results, a->result);
  return true;
}

uint32_t tables_close(interpreter *i) {
  uint32_t before = i->tables ? i->tables->closed : 0;
  if (i->tables)
    i->tables->closed = i->tables->level;
  return before;
}

void tables_open(interpreter *i, uint32_t closed) {
  if (i->tables)
    i->tables->closed = closed;
}

/* ---- Which judgments ask themselves ---- */

static bool asks(const lang_judgment *j, const lang_judgment *other) {
  vec_each (lang_rule *, r, &j->rules)
    vec_each (lang_premise, p, &(*r)->premises)
      if (p->kind == PREMISE_JUDGMENT && (p->judgment == other || p->judgment->reached))
        return true;
  return false;
}

/* Those from which the judgment is reached, more and more until nothing changes. */
static bool asks_itself(const language *l, const lang_judgment *judgment) {
  vec_each (lang_judgment *, j, &l->judgments)
    (*j)->reached = false;
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_judgment *, j, &l->judgments)
      if (!(*j)->reached && asks(*j, judgment))
        more = (*j)->reached = true;
  }
  return judgment->reached;
}

bool tables_begin(interpreter *i) {
  if (i->tabled)
    return false;
  i->tabled = true;
  bool any = false;
  vec_each (lang_judgment *, j, &i->l->judgments) {
    (*j)->recursive = asks_itself(i->l, *j);
    any = any || (*j)->recursive;
  }
  return any;
}
