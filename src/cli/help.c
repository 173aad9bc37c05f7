/* Prints the help text from the command table and the option table. */
#include "cli/help.h"

#include <inttypes.h>

static void print_line(FILE *out, const char *left, const char *right) {
  fprintf(out, "  %-24s %s\n", left, right);
}

static void print_option(FILE *out, const option *o) {
  char left[64];
  snprintf(left, sizeof left, "--%s %s", o->name, o->value ? o->value : "");
  fprintf(out, "  %-24s %s", left, o->help);
  if (o->initial)
    fprintf(out, " (default %" PRIu64 ")", o->initial);
  fputc('\n', out);
}

static void print_command(FILE *out, const command *c) {
  fprintf(out, "usage: glassbox %s [OPTION...] %s\n\n%s\n\noptions:\n", c->name,
          c->operands, c->summary);
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & c->bit)
      print_option(out, &options[i]);
}

static void print_tool(FILE *out) {
  fputs("usage: glassbox COMMAND [OPTION...] PATH...\n\n"
        "Checks Java classes within bounds, exhaustively. PATH is a .java file, a\n"
        ".class file, a .jar, or a folder of them.\n\ncommands:\n",
        out);
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    print_line(out, commands[i].name, commands[i].summary);
  fputs("\noptions of every command:\n", out);
  for (size_t i = 0; i < option_count; i++)
    if ((options[i].commands & IN_EVERY) == IN_EVERY)
      print_option(out, &options[i]);
  fputs("\n'glassbox COMMAND --help' shows the rest. Without a command, the checks of\n"
        "glassbox.toml are run; options of that:\n",
        out);
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & IN_PROJECT)
      fprintf(out, " --%s", options[i].name);
  fputs("\n\nexit status: 0 holds, 1 violated, 2 usage or input error, 3 inconclusive\n",
        out);
}

void help_print(FILE *out, const command *c) {
  if (c)
    print_command(out, c);
  else
    print_tool(out);
}

void help_print_version(FILE *out) {
  fputs("glassbox " GLASSBOX_VERSION "\n", out);
}
