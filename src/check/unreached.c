/* What a check has never come to: a price of 30 where integers end at 5, a text searched for
 * a character that none has. The operation holds, and that says less than it seems to.
 *
 * A call, and what else names something, is resolved when it is first needed, by the machine
 * or by the evaluator of many states at once. One that still is not when all is done was
 * needed by nobody: no state leads there. (Fields and classes are also resolved by those
 * who look at code without executing it.) Where nothing is named it is asked which blocks
 * were come to (ir_mark_fresh). The converse is not so; what is said here is too little rather than too
 * much.
 *
 * Where an exception is thrown on purpose, that is as a rule what should not happen. */
#include "check/unreached.h"

#include "check/subject_names.h"
#include "java/java.h"

#include <assert.h>
#include <string.h>

enum { MOST_METHODS = 64, MOST_LISTED = 6 };

/* Methods of the program that an operation calls, and itself. */
typedef struct methods {
  uint32_t count;
  ir_method *of[MOST_METHODS];
} methods;

static bool is_call(const ir_instr *i) {
  return i->op == IR_CALL || i->op == IR_DISPATCH;
}

/* What it calls, resolved or not. */
static name called(const ir_instr *i) {
  const member_ref *ref = i->call->unresolved;
  return i->call->method ? i->call->method->name : ref->name;
}

/* Whether all ways from the block lead to an exception that is thrown on purpose: the text
 * of an assertion may be made in several blocks. */
static bool leads_to_throw(const ir_code *c, uint32_t block, uint32_t depth) {
  enum { DEEPEST = 8 };
  const ir_instr *last = &c->instrs[c->blocks[block].end - 1];
  if (last->op == IR_THROW)
    return true;
  if (last->op == IR_RETURN || last->op == IR_SWITCH || depth > DEEPEST)
    return false;
  if (last->op != IR_BRANCH && last->op != IR_JUMP)
    return block + 1 < c->block_count && leads_to_throw(c, block + 1, depth + 1);
  return leads_to_throw(c, c->block_of[last->target.then], depth + 1) &&
         (last->op == IR_JUMP ||
          leads_to_throw(c, c->block_of[last->target.otherwise], depth + 1));
}

/* Resolved by nobody who does not execute it. */
static bool shows_that_it_ran(const ir_instr *i) {
  return is_call(i) || i->op == IR_LOAD_GLOBAL || i->op == IR_STORE_GLOBAL;
}

static bool is_resolved_when_needed(const ir_instr *i) {
  return shows_that_it_ran(i) || i->op == IR_LOAD || i->op == IR_STORE || i->op == IR_NEW;
}

static bool calls(const ir_instr *i, const char *method) {
  return is_call(i) && !strcmp(called(i)->text, method);
}

/* Whether the same was needed elsewhere in the line; `close`, in the method. */
static bool has_twin(const ir_code *c, uint32_t instr) {
  const ir_instr *i = &c->instrs[instr];
  for (uint32_t k = 0; k < c->count; k++) {
    const ir_instr *other = &c->instrs[k];
    bool near = c->lines[k] == c->lines[instr] || calls(i, "close");
    if (near && other->op == i->op && !other->unresolved &&
        (!is_call(i) || called(other) == called(i)))
      return true;
  }
  return false;
}

/* What compilers make of `finally` stands twice, and of `try (...)` there are calls that
 * nobody wrote. */
static bool is_compilers(const ir_code *c, uint32_t instr) {
  return calls(&c->instrs[instr], "addSuppressed") || has_twin(c, instr);
}

/* Whether nobody came to it, though somebody was meant to. */
static bool is_avoided(const ir_code *c, uint32_t instr) {
  uint32_t block = c->block_of[instr];
  return ir_is_fresh(c, block) && !leads_to_throw(c, block, 0);
}

/* What a person wrote that does something, not a branch, nor the 0 and 1 of a condition. */
static bool is_work(const ir_instr *i) {
  return i->op != IR_CONST && i->op != IR_LITERAL && i->op != IR_MOVE &&
         i->op != IR_BRANCH && i->op != IR_JUMP && i->op != IR_SWITCH &&
         i->op != IR_CATCH && !(i->op == IR_RETURN && i->type == IR_VOID);
}

/* Whether the like of it stands in a part of the line that was reached: the code of a
 * `finally` stands in several places. */
static bool has_reached_twin(const ir_code *c, uint32_t instr) {
  const ir_instr *i = &c->instrs[instr];
  for (uint32_t k = 0; k < c->count; k++)
    if (c->lines[k] == c->lines[instr] && c->instrs[k].op == i->op &&
        !ir_is_fresh(c, c->block_of[k]))
      return true;
  return false;
}

typedef enum { LINE_UNKNOWN, LINE_REACHED, LINE_PARTLY, LINE_UNREACHED } line_kind;

/* By the blocks that nobody came to, and those that somebody did. */
static line_kind kind_by_blocks(const ir_code *c, uint32_t line) {
  bool any = false, all = true, work = false, known = false;
  for (uint32_t k = 0; k < c->count; k++) {
    if (c->lines[k] != line)
      continue;
    bool avoided = is_avoided(c, k);
    any = any || avoided;
    known = known || ir_is_come_to(c, c->block_of[k]);
    all = all && avoided;
    work = work || (avoided && is_work(&c->instrs[k]) && !has_reached_twin(c, k));
  }
  if (!any)
    return known ? LINE_REACHED : LINE_UNKNOWN;
  return all ? LINE_UNREACHED : work ? LINE_PARTLY : LINE_REACHED;
}

static line_kind kind_of_line(const ir_code *c, uint32_t line) {
  line_kind kind = kind_by_blocks(c, line);
  if (kind >= LINE_PARTLY)
    return kind;
  for (uint32_t k = 0; k < c->count; k++) {
    const ir_instr *i = &c->instrs[k];
    if (c->lines[k] != line || !is_resolved_when_needed(i))
      continue;
    if (i->unresolved && !leads_to_throw(c, c->block_of[k], 0) && !is_compilers(c, k))
      return LINE_UNREACHED;
    kind = shows_that_it_ran(i) || i->unresolved ? LINE_REACHED : kind;
  }
  return kind;
}

static bool is_of_program(const ir_method *m) {
  return !java_info(m->owner)->from_jdk && !m->is_declarative && !m->is_native &&
         !m->is_abstract;
}

static void add_method(methods *all, ir_method *m) {
  for (uint32_t k = 0; k < all->count; k++)
    if (all->of[k] == m)
      return;
  if (all->count < MOST_METHODS && is_of_program(m))
    all->of[all->count++] = m;
}

/* Those that a call runs whatever its receiver: others may be overridden. */
static void add_callees(methods *all, const ir_code *c) {
  for (uint32_t k = 0; k < c->count; k++) {
    const ir_instr *i = &c->instrs[k];
    if (is_call(i) && !i->unresolved && (i->op == IR_CALL || i->call->method->is_private))
      add_method(all, i->call->method);
  }
}

/* The next line of the method behind `after`; 0: there is none. */
static uint32_t next_line(const ir_code *c, uint32_t after) {
  uint32_t next = 0;
  for (uint32_t k = 0; k < c->count; k++)
    if (c->lines[k] > after && (!next || c->lines[k] < next))
      next = c->lines[k];
  return next;
}

static char *append(char *text, const char *between, char *more) {
  char *all = memory_print("%s%s%s", text, *text ? between : "", more);
  memory_free(text);
  memory_free(more);
  return all;
}

/* "lines 12-14, 20, 22 in part": empty where there are none. Lines that are not known are
 * part of a range, not its ends. */
static char *lines_of(const ir_code *c) {
  char *text = memory_copy_text("");
  uint32_t from = 0, to = 0, line = 0;
  do {
    line = next_line(c, line);
    line_kind kind = line ? kind_of_line(c, line) : LINE_REACHED;
    if (kind == LINE_UNREACHED) {
      from = from ? from : line;
      to = line;
    } else if (kind != LINE_UNKNOWN && from) {
      text =
          append(text, ", ",
                 from == to ? memory_print("%u", from) : memory_print("%u-%u", from, to));
      from = 0;
    }
    if (kind == LINE_PARTLY)
      text = append(text, ", ", memory_print("%u in part", line));
  } while (line);
  return text;
}

/* Operations that hold, and where all do, what they call: otherwise it could be that one
 * which was not checked to the end would have come there. */
static void find_methods(methods *all, const space *s, const check_result *r) {
  bool all_hold = true;
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    const operation *o = &s->subject->operations[i];
    bool holds = r->operations[i].verdict == VERDICT_HOLDS;
    all_hold = all_hold && holds;
    if (holds && !o->commuting)
      add_method(all, o->method);
  }
  for (uint32_t k = 0; all_hold && k < all->count; k++)
    if (all->of[k]->code)
      add_callees(all, all->of[k]->code);
}

/* buy() lines 12-14; of another class than the checked one with its name. */
static char *method_lines(arena *a, const space *s, const ir_method *m) {
  char *lines = m->code ? lines_of(m->code) : memory_copy_text("");
  if (!*lines)
    return lines;
  bool own = m->owner == s->subject->class;
  bool several = strpbrk(lines, ",-");
  char *text = memory_print("%s%s%s line%s %s", own ? "" : class_text(a, m->owner),
                            own ? "" : ".", method_text(a, m), several ? "s" : "", lines);
  memory_free(lines);
  return text;
}

static char *unreached_text(const space *s, const methods *all) {
  arena a;
  arena_init(&a);
  char *text = memory_copy_text("");
  for (uint32_t k = 0, listed = 0; k < all->count && listed <= MOST_LISTED; k++) {
    char *lines = method_lines(&a, s, all->of[k]);
    if (*lines && listed++ == MOST_LISTED) {
      memory_free(lines);
      lines = memory_copy_text("...");
    }
    if (*lines)
      text = append(text, "; ", lines);
    else
      memory_free(lines);
  }
  arena_release(&a);
  return text;
}

/* Two classes side by side, a language: there it is not the operation that is checked. */
static bool is_plain(const subject *s) {
  return !s->language && !subject_property(s);
}

void check_note_unreached(const space *s, check_result *r) {
  methods all = {0};
  if (!is_plain(s->subject) || r->refused)
    return;
  find_methods(&all, s, r);
  char *text = unreached_text(s, &all);
  if (*text)
    check_result_note(r, memory_print("no state within the bounds leads to %s", text));
  memory_free(text);
}
