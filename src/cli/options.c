/* Parses the command line by the tables of options.h and commands.h. Every way in
 * which it can be wrong has one message, which also says what would be right. */
#include "cli/options.h"

#include "base/suggest.h"
#include "cli/project.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COMMAND(constant, name, operands, summary)                                       \
  {#name, operands, summary, command_##name, IN_##constant},
const command commands[COMMAND_COUNT] = {COMMANDS(COMMAND)};

#define AT(field) offsetof(cli_options, field)
#define FLAG(field, name, where, help)                                                   \
  {name, NULL, help, 0, 0, 0, OPTION_FLAG, where, AT(field)},
#define TEXT(field, name, value, where, help)                                            \
  {name, value, help, 0, 0, 0, OPTION_TEXT, where, AT(field)},
#define LIST(field, name, value, where, help)                                            \
  {name, value, help, 0, 0, 0, OPTION_LIST, where, AT(field)},
#define NUMBER(field, name, value, initial, least, most, where, help)                    \
  {name, value, help, initial, least, most, OPTION_NUMBER, where, AT(field)},
const option options[] = {OPTIONS(FLAG, TEXT, LIST, NUMBER)};
const size_t option_count = sizeof options / sizeof *options;

static void *field_of(cli_options *o, const option *which) {
  return (char *)o + which->offset;
}

/* The option called by the first `length` characters of `name`. */
static const option *find_option(const char *name, size_t length) {
  for (size_t i = 0; i < option_count; i++)
    if (strlen(options[i].name) == length && !strncmp(options[i].name, name, length))
      return &options[i];
  return NULL;
}

static void report_unknown_option(const char *argument, const command *c,
                                  diag_sink *sink) {
  suggestion near = suggest_start(argument + strspn(argument, "-"));
  bool is_project = c->bit == IN_PROJECT;
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & c->bit)
      suggest_offer(&near, options[i].name);
  if (near.best)
    diag_error(sink, NO_PLACE, "unknown option '%s'; did you mean --%s?", argument,
               near.best);
  else
    diag_error(sink, NO_PLACE,
               "unknown option '%s'; 'glassbox %s%s--help' shows those of %s", argument,
               is_project ? "" : c->name, is_project ? "" : " ", c->name);
}

static void report_misplaced_option(const option *which, const command *c,
                                    diag_sink *sink) {
  char takers[256] = "";
  size_t length = 0;
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    if (which->commands & commands[i].bit)
      length += (size_t)snprintf(takers + length, sizeof takers - length, "%s%s",
                                 length ? ", " : "", commands[i].name);
  if (which->commands & IN_PROJECT)
    length += (size_t)snprintf(takers + length, sizeof takers - length,
                               "%sglassbox without a command", length ? ", " : "");
  assert(length < sizeof takers && "room for the name of every command");
  diag_error(sink, NO_PLACE, "'%s' does not take --%s; these do: %s", c->name,
             which->name, takers);
}

static bool parse_number(const option *which, const char *text, uint64_t *value,
                         diag_sink *sink) {
  char *end;
  errno = 0;
  *value = strtoull(text, &end, 10);
  bool digits = *text && !text[strspn(text, "0123456789")];
  if (digits && !errno && *value >= which->least && *value <= which->most)
    return true;
  diag_error(sink, NO_PLACE,
             "--%s takes a number from %" PRIu64 " to %" PRIu64 ", not '%s'", which->name,
             which->least, which->most, text);
  return false;
}

/* Takes the option at argv[*at], and its value behind '=' or in the next argument. */
static bool parse_option(cli_options *o, int argc, char **argv, int *at,
                         diag_sink *sink) {
  const char *argument = argv[*at];
  const option *which = NULL;
  const char *equals = strchr(argument, '=');
  if (!strcmp(argument, "-o"))
    which = find_option("output", strlen("output"));
  else if (!strncmp(argument, "--", 2))
    which = find_option(argument + 2,
                        equals ? (size_t)(equals - argument - 2) : strlen(argument + 2));
  if (!which) {
    report_unknown_option(argument, o->command, sink);
    return false;
  }
  if (!(which->commands & o->command->bit)) {
    report_misplaced_option(which, o->command, sink);
    return false;
  }
  if (which->kind == OPTION_FLAG) {
    if (equals)
      diag_error(sink, NO_PLACE, "--%s takes no value", which->name);
    *(bool *)field_of(o, which) = true;
    return !equals;
  }
  const char *value = equals ? equals + 1 : NULL;
  if (!equals && *at + 1 < argc && strncmp(argv[*at + 1], "--", 2) != 0)
    value = argv[++*at];
  if (!value || !*value) {
    diag_error(sink, NO_PLACE, "--%s needs a value: --%s %s", which->name, which->name,
               which->value);
    return false;
  }
  o->jobs_given |= field_of(o, which) == (void *)&o->jobs;
  if (which->kind == OPTION_NUMBER)
    return parse_number(which, value, field_of(o, which), sink);
  if (which->kind == OPTION_LIST)
    vec_push((text_vector *)field_of(o, which), value);
  else
    *(const char **)field_of(o, which) = value;
  return true;
}

static void report_unknown_command(const char *text, diag_sink *sink) {
#define NAME(constant, name, ...) #name ", "
  static const char available[] = COMMANDS(NAME);
#undef NAME
  int length = (int)sizeof available - 3; /* without the last comma */
  suggestion near = suggest_start(text);
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    suggest_offer(&near, commands[i].name);
  if (near.best)
    diag_error(sink, NO_PLACE, "unknown command '%s'; did you mean '%s'?", text,
               near.best);
  else
    diag_error(sink, NO_PLACE, "unknown command '%s'; available: %.*s", text, length,
               available);
}

static const command no_command = {"glassbox", "", "runs the checks of glassbox.toml",
                                   command_project, IN_PROJECT};

/* The first argument: a command, or --help or --version on its own. Without one it is the
 * project's, where there is one. */
static bool parse_command(cli_options *o, int argc, char **argv, diag_sink *sink) {
  bool has_option = argc > 1 && argv[1][0] == '-';
  if (argc > 1 && !strcmp(argv[1], "--no-cache") && access(PROJECT_FILE, F_OK)) {
    diag_error(sink, NO_PLACE,
               "--no-cache is for the checks of a project file, and there is no "
               "'" PROJECT_FILE "' here");
    return false;
  }
  if (argc < 2 && access(PROJECT_FILE, F_OK)) {
    diag_error(sink, NO_PLACE,
               "no command given, and no glassbox.toml here; 'glassbox --help' lists the "
               "commands");
    return false;
  }
  o->help = has_option && !strcmp(argv[1], "--help");
  o->version = has_option && !strcmp(argv[1], "--version");
  if (o->help || o->version) {
    if (argc > 2)
      diag_error(sink, NO_PLACE, "%s stands alone, or after a command", argv[1]);
    return argc == 2;
  }
  if ((argc < 2 || has_option) && !access(PROJECT_FILE, F_OK)) {
    o->command = &no_command;
    return true;
  }
  if (has_option) {
    diag_error(sink, NO_PLACE,
               "a command comes first, then its options: glassbox COMMAND %s ...",
               argv[1]);
    return false;
  }
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    if (!strcmp(commands[i].name, argv[1]))
      o->command = &commands[i];
  if (!o->command)
    report_unknown_command(argv[1], sink);
  return o->command;
}

static bool parse_arguments(cli_options *o, int argc, char **argv, int at,
                            diag_sink *sink) {
  o->arguments = argv + at;
  o->argument_count = (size_t)(argc - at);
  bool taken = strstr(o->command->operands, "--");
  if (!taken)
    diag_error(sink, NO_PLACE, "'%s' takes nothing after '--'", o->command->name);
  return taken;
}

void options_release(cli_options *o) {
  for (size_t i = 0; i < option_count; i++)
    if (options[i].kind == OPTION_LIST)
      vec_release((text_vector *)field_of(o, &options[i]));
}

bool options_parse(cli_options *o, int argc, char **argv, diag_sink *sink) {
  *o = (cli_options){.paths = argv};
  for (size_t i = 0; i < option_count; i++)
    if (options[i].kind == OPTION_NUMBER)
      *(uint64_t *)field_of(o, &options[i]) = options[i].initial;
  if (!parse_command(o, argc, argv, sink))
    return false;
  bool is_project = o->command && o->command->bit == IN_PROJECT;
  for (int at = is_project ? 1 : 2; at < argc; at++) {
    if (!strcmp(argv[at], "--")) {
      if (!parse_arguments(o, argc, argv, at + 1, sink))
        return false;
      break;
    }
    if (argv[at][0] != '-')
      argv[o->path_count++] = argv[at];
    else if (!parse_option(o, argc, argv, &at, sink))
      return false;
  }
  if (is_project && o->path_count) {
    diag_error(sink, NO_PLACE, "a command comes first: glassbox check %s ...",
               o->paths[0]);
    return false;
  }
  if (is_project || o->path_count || o->help || o->version || o->unit)
    return true;
  diag_error(sink, NO_PLACE, "'%s' needs a PATH: glassbox %s %s", o->command->name,
             o->command->name, o->command->operands);
  return false;
}
