/* A seeded fuzzer of the class file reader.
 *
 *     classfile SEED COUNT [FIRST] FILE.class...
 *
 * Each round takes one of the files, changes it in a few places (bits, bytes,
 * numbers, cuts, insertions, pieces of another file), and reads all there is to
 * read through the public functions: the class, its annotations, all code with
 * all operands. Required: no crash; exactly one error when something is NULL and
 * none otherwise; and the promises of classfile.h about what was read.
 *
 * Rounds depend on SEED and their number alone. A round that fails leaves its
 * input in classfile-SEED-ROUND.class. Build with MODE=sanitize. With
 * -DLIBFUZZER and clang -fsanitize=fuzzer the same reading is driven by libFuzzer.
 */
#include "java/classfile.h"
#include "base/memory.h"
#include "java/opcode.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What is being read, for the handler that saves it: a signal has no context. */
static struct {
  const uint8_t *bytes;
  size_t size;
  unsigned long long seed, round;
  unsigned long long classes, bodies, refused_classes, refused_bodies;
  size_t touched;
  char path[100]; /* where the handler puts it */
} now;

/* What `require` says when it fails. */
static _Noreturn void broken_promise(const char *what) {
  fprintf(stderr, "promise broken: %s\n", what);
  abort();
}
#define require(condition) ((condition) ? (void)0 : broken_promise(#condition))

static void count_error(diag_sink *sink, diag_severity severity, place where,
                        const char *text) {
  (void)sink, (void)where;
  require(severity == DIAG_ERROR);
  require(*text && !strchr(text, '\n'));
}

static void touch(name n) {
  require(n && strlen(n->text) == n->length);
  now.touched += n->length;
}

static void touch_optional(name n) {
  if (n)
    touch(n);
}

static void touch_list(const annotation_list *);

static void touch_annotation(const annotation *a);

static void touch_value(const element_value *v) {
  switch (v->tag) {
  case 's':
  case 'c': touch(v->text); break;
  case 'e':
    touch(v->enumeration.type);
    touch(v->enumeration.constant);
    break;
  case '@': touch_annotation(v->nested); break;
  case '[':
    for (unsigned i = 0; i < v->array.count; i++)
      touch_value(&v->array.items[i]);
    break;
  default: require(v->tag && strchr("BCDFIJSZ", v->tag));
  }
}

static void touch_annotation(const annotation *a) {
  touch(a->type);
  for (unsigned i = 0; i < a->count; i++) {
    touch(a->elements[i].name);
    touch_value(&a->elements[i].value);
    require(annotation_element(a, a->elements[i].name->text));
  }
}

static void touch_list(const annotation_list *list) {
  for (unsigned i = 0; i < list->count; i++) {
    touch_annotation(&list->items[i]);
    require(annotation_find(list, list->items[i].type->text));
  }
}

/* A loadable constant, or whatever a pool operand leads to. */
static void touch_constant(classfile *c, uint16_t index) {
  require(index && index < c->pool_count);
  switch (c->pool[index].tag) {
  case POOL_CLASS: touch(classfile_class(c, index)); break;
  case POOL_STRING: touch(classfile_text(c, index)); break;
  case POOL_METHOD_TYPE: touch(classfile_text(c, c->pool[index].a)); break;
  case POOL_METHOD_HANDLE: touch_constant(c, c->pool[index].b); break;
  case POOL_FIELD:
  case POOL_METHOD:
  case POOL_INTERFACE_METHOD: {
    member_ref m = classfile_member(c, index);
    touch(m.owner);
    touch(m.name);
    touch(m.descriptor);
    break;
  }
  case POOL_DYNAMIC:
  case POOL_INVOKE_DYNAMIC: {
    name called, type;
    bootstrap_method *b = classfile_dynamic(c, index, &called, &type);
    touch(called);
    touch(type);
    require(c->pool[b->handle].tag == POOL_METHOD_HANDLE);
    break;
  }
  default: break;
  }
}

static uint16_t operand(const code *k, uint32_t pc) {
  return (uint16_t)(k->bytes[pc + 1] << 8 | k->bytes[pc + 2]);
}

static void touch_code(classfile *c, const code *k) {
  uint32_t length;
  for (uint32_t pc = 0; pc < k->size; pc += length) {
    length = instruction_length(k->bytes, k->size, pc);
    require(length > 0);
    switch (opcode_form_of(k->bytes[pc])) {
    case FORM_CONSTANT: touch_constant(c, k->bytes[pc + 1]); break;
    case FORM_CONSTANT_W:
    case FORM_CONSTANT_2:
    case FORM_FIELD:
    case FORM_VIRTUAL:
    case FORM_SPECIAL:
    case FORM_STATIC:
    case FORM_INTERFACE:
    case FORM_DYNAMIC:
    case FORM_NEW:
    case FORM_CLASS:
    case FORM_DIMENSIONS: touch_constant(c, operand(k, pc)); break;
    case FORM_JUMP: require((uint32_t)((int32_t)pc + (int16_t)operand(k, pc)) < k->size);
    default: break;
    }
  }
  for (unsigned i = 0; i < k->handler_count; i++) {
    touch_optional(k->handlers[i].type);
    require(k->handlers[i].start < k->handlers[i].end && k->handlers[i].end <= k->size);
    require(k->handlers[i].target < k->size);
  }
  for (unsigned i = 0; i < k->line_count; i++)
    require(k->lines[i].pc < k->size && (!i || k->lines[i - 1].pc <= k->lines[i].pc));
  for (unsigned i = 0; i < k->local_count; i++) {
    touch(k->locals[i].name);
    touch(k->locals[i].descriptor);
    require(k->locals[i].slot < k->max_locals);
    require((uint32_t)k->locals[i].start + k->locals[i].length <= k->size);
  }
}

static void touch_method(classfile *c, class_method *m, diag_sink *sink) {
  touch(m->name);
  touch(m->descriptor);
  touch_optional(m->signature);
  for (unsigned i = 0; i < m->throw_count; i++)
    touch(m->throws[i]);
  touch_list(&m->annotations);
  for (unsigned i = 0; i < m->parameter_count; i++)
    touch_list(&m->parameter_annotations[i]);
  if (m->default_value)
    touch_value(m->default_value);
  uint32_t errors = sink->errors;
  code *k = classfile_code(c, m, sink);
  require(sink->errors == errors + (!k && m->code_bytes));
  if (k)
    touch_code(c, k);
  now.bodies += k != NULL;
  now.refused_bodies += !k && m->code_bytes;
}

static void touch_class(classfile *c, diag_sink *sink) {
  touch(c->this_name);
  touch_optional(c->super_name);
  for (unsigned i = 0; i < c->interface_count; i++)
    touch(c->interfaces[i]);
  for (unsigned i = 0; i < c->field_count; i++) {
    touch(c->fields[i].name);
    touch(c->fields[i].descriptor);
    touch_optional(c->fields[i].signature);
    touch_list(&c->fields[i].annotations);
    if (c->fields[i].constant)
      touch_constant(c, c->fields[i].constant);
  }
  for (unsigned i = 0; i < c->method_count; i++)
    touch_method(c, &c->methods[i], sink);
  touch_list(&c->annotations);
  name optional[] = {c->source_file, c->signature, c->nest_host, c->enclosing_class};
  for (unsigned i = 0; i < 4; i++)
    touch_optional(optional[i]);
  for (unsigned i = 0; i < c->inner_count; i++) {
    touch(c->inners[i].inner);
    touch_optional(c->inners[i].outer);
    touch_optional(c->inners[i].simple);
  }
  for (unsigned i = 0; i < c->bootstrap_count; i++) {
    touch_constant(c, c->bootstraps[i].handle);
    for (unsigned k = 0; k < c->bootstraps[i].count; k++)
      touch_constant(c, c->bootstraps[i].arguments[k]);
  }
  for (unsigned i = 0; i < c->component_count; i++) {
    touch(c->components[i].name);
    touch(c->components[i].descriptor);
  }
  for (unsigned i = 0; i < c->permitted_count; i++)
    touch(c->permitted[i]);
  for (unsigned i = 0; i < c->nest_member_count; i++)
    touch(c->nest_members[i]);
}

static void read_everything(const uint8_t *bytes, size_t size) {
  diag_sink sink = {.report = count_error};
  arena store;
  arena_init(&store);
  name_table names = {0};
  classfile *c = classfile_read(&store, &names, bytes, size, "fuzz.class", &sink);
  require(sink.errors == !c);
  require(store.bytes < 1000 + 200 * size); /* no absurd allocation */
  if (c)
    touch_class(c, &sink);
  now.classes += c != NULL;
  now.refused_classes += !c;
  name_table_release(&names);
  arena_release(&store);
}

#ifdef LIBFUZZER

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  read_everything(bytes, size);
  return 0;
}

#else

typedef struct seed_file {
  uint8_t *bytes;
  size_t size;
} seed_file;

static uint64_t draw(uint64_t *state) { /* splitmix64 */
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static size_t below(uint64_t *state, size_t limit) {
  return limit ? (size_t)(draw(state) % limit) : 0;
}

/* A number that is often at an edge. */
static uint32_t edge(uint64_t *state) {
  static const uint32_t edges[] = {0,          1,          2,          0x7f,
                                   0x80,       0xff,       0x7fff,     0xffff,
                                   0x7fffffff, 0x80000000, 0xffffffff, 0x10000};
  uint64_t r = draw(state);
  return r & 1 ? edges[(r >> 1) % 12] : (uint32_t)(r >> 1) % 200;
}

static void put(uint8_t *bytes, size_t size, size_t at, uint32_t number, unsigned width) {
  for (unsigned i = 0; i < width && at + i < size; i++)
    bytes[at + i] = (uint8_t)(number >> 8 * (width - 1 - i));
}

/* One change; `room` bytes are there. Returns the new size. */
static size_t mutate(uint8_t *bytes, size_t size, size_t room, const seed_file *other,
                     uint64_t *state) {
  /* More often in the second half: the first is the constant pool, where most
   * changes end the matter at once. */
  size_t half = draw(state) % 3 ? size / 2 : 0;
  size_t at = half + below(state, size - half), from, length;
  switch (below(state, 12)) {
  case 0:
  case 1: put(bytes, size, at, bytes[at] ^ 1u << below(state, 8), 1); break;
  case 2: put(bytes, size, at, (uint32_t)draw(state), 1); break;
  case 3:
  case 4:
  case 5: put(bytes, size, at, edge(state), 2); break;
  case 6: put(bytes, size, at, edge(state), 4); break;
  case 7: put(bytes, size, at, bytes[at] + (draw(state) & 1 ? 1u : 255u), 1); break;
  case 8: /* copy within */
    from = below(state, size);
    length = below(state, size - (from > at ? from : at)) % 64;
    memmove(bytes + at, bytes + from, length);
    break;
  case 9: /* piece of another file */
    from = below(state, other->size);
    length = below(state, other->size - from) % 256;
    if (length > size - at)
      length = size - at;
    memcpy(bytes + at, other->bytes + from, length);
    break;
  case 10: /* insert */
    length = 1 + below(state, 16);
    if (size + length > room)
      break;
    memmove(bytes + at + length, bytes + at, size - at);
    size += length;
    break;
  default: /* remove, sometimes all of the rest */
    length = draw(state) & 3 ? below(state, 16) : size - at;
    if (length > size - at)
      length = size - at;
    memmove(bytes + at, bytes + at + length, size - at - length);
    size -= length;
  }
  return size;
}

static void play(const seed_file *files, size_t count) {
  uint64_t state = now.seed * 0x2545f4914f6cdd1du + now.round;
  const seed_file *file = &files[below(&state, count)];
  size_t room = file->size + 1024, size = file->size;
  uint8_t *bytes = memory_alloc(room);
  memcpy(bytes, file->bytes, size);
  size_t changes = draw(&state) & 1 ? 1 : 1 + below(&state, 6);
  for (; changes && size; changes--)
    size = mutate(bytes, size, room, &files[below(&state, count)], &state);
  uint8_t *exact = memory_alloc(size); /* so that an overread shows */
  memcpy(exact, bytes, size);
  memory_free(bytes);
  now.bytes = exact;
  now.size = size;
  snprintf(now.path, sizeof now.path, "classfile-%llu-%llu.class", now.seed, now.round);
  read_everything(exact, size);
  now.bytes = NULL;
  memory_free(exact);
}

/* The sanitizers end with SIGABRT, too. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
  return "abort_on_error=1";
}
const char *__ubsan_default_options(void);
const char *__ubsan_default_options(void) {
  return "abort_on_error=1:print_stacktrace=1";
}

static void save(int signal_number) {
  int file = now.bytes ? open(now.path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
  if (file >= 0 && write(file, now.bytes, now.size) >= 0 &&
      write(STDERR_FILENO, now.path, strlen(now.path)) >= 0)
    close(file);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static seed_file load(const char *path) {
  FILE *f = fopen(path, "rb");
  seed_file s = {memory_alloc(1 << 20), 0};
  if (f) {
    s.size = fread(s.bytes, 1, 1 << 20, f);
    fclose(f);
  }
  if (!s.size) {
    fprintf(stderr, "classfile: cannot read %s\n", path);
    exit(2);
  }
  return s;
}

int main(int count, char **arguments) {
  int first_file = 3;
  unsigned long long first = 0;
  char *end;
  if (count > 3 && (first = strtoull(arguments[3], &end, 10), !*end))
    first_file = 4;
  else
    first = 0;
  if (count <= first_file) {
    fprintf(stderr, "usage: classfile SEED COUNT [FIRST] FILE.class...\n");
    return 2;
  }
  size_t files = (size_t)(count - first_file);
  seed_file *seeds = memory_new_array(seed_file, files);
  for (size_t i = 0; i < files; i++)
    seeds[i] = load(arguments[first_file + (int)i]);
  signal(SIGABRT, save);
  now.seed = strtoull(arguments[1], NULL, 10);
  unsigned long long rounds = strtoull(arguments[2], NULL, 10);
  for (now.round = first; now.round < first + rounds; now.round++)
    play(seeds, files);
  printf("seed %llu, %llu rounds over %zu files: %llu classes read, %llu refused; %llu "
         "methods read, %llu refused\n",
         now.seed, rounds, files, now.classes, now.refused_classes, now.bodies,
         now.refused_bodies);
  for (size_t i = 0; i < files; i++)
    memory_free(seeds[i].bytes);
  memory_free(seeds);
  return 0;
}

#endif
