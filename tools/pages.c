/* Manual pages and completions, from the tables of commands and options.
 *
 *     pages man DIR      DIR/glassbox.1, DIR/glassbox-check.1, ...
 *     pages bash FILE    completion for bash
 *     pages zsh FILE     completion for zsh
 */
#include "cli/options.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A text in troff: minus signs are minus signs, and no line begins with a request. */
static void print_troff(FILE *out, const char *text) {
  if (*text == '.' || *text == '\'')
    fputs("\\&", out);
  for (; *text; text++)
    if (*text == '-')
      fputs("\\-", out);
    else if (*text == '\\')
      fputs("\\e", out);
    else
      putc(*text, out);
}

static void print_option(FILE *out, const option *o) {
  fputs(".TP\n\\fB\\-\\-", out);
  print_troff(out, o->name);
  fputs("\\fR", out);
  if (o->value) {
    fputs(" \\fI", out);
    print_troff(out, o->value);
    fputs("\\fR", out);
  }
  putc('\n', out);
  print_troff(out, o->help);
  if (o->initial)
    fprintf(out, " (default %" PRIu64 ")", o->initial);
  putc('\n', out);
}

static void print_status(FILE *out) {
  fputs(".SH EXIT STATUS\n0 holds, 1 violated, 2 usage or input error, 3 inconclusive.\n",
        out);
}

static void print_head(FILE *out, const char *name, const char *summary) {
  fprintf(out, ".TH \"%s\" 1 \"\" \"glassbox " GLASSBOX_VERSION "\" \"glassbox\"\n",
          name);
  fputs(".SH NAME\n", out);
  print_troff(out, name);
  fputs(" \\- ", out);
  print_troff(out, summary);
  fputs("\n.SH SYNOPSIS\n", out);
}

static void print_command_page(FILE *out, const command *c) {
  char name[64];
  snprintf(name, sizeof name, "glassbox-%s", c->name);
  print_head(out, name, c->summary);
  fprintf(out, ".B glassbox %s\n[\\fIOPTION\\fR...] ", c->name);
  print_troff(out, c->operands);
  fputs("\n.SH OPTIONS\n", out);
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & c->bit)
      print_option(out, &options[i]);
  print_status(out);
  fputs(".SH SEE ALSO\n.BR glassbox (1)\n", out);
}

static void print_tool_page(FILE *out) {
  print_head(out, "glassbox", "checks programs exhaustively within bounds");
  fputs(
      ".B glassbox\n\\fICOMMAND\\fR [\\fIOPTION\\fR...] \\fIPATH\\fR...\n.br\n"
      ".B glassbox\n[\\fIOPTION\\fR...]\n.SH DESCRIPTION\n"
      "A software model checker for Java classes. A PATH is a .java file, a .class file, "
      "a .jar, or a folder of them. Without a command, the checks of\n"
      ".I glassbox.toml\nin the current folder are run.\n.SH COMMANDS\n",
      out);
  for (size_t i = 0; i < COMMAND_COUNT; i++) {
    fprintf(out, ".TP\n.BR glassbox\\-%s (1)\n", commands[i].name);
    print_troff(out, commands[i].summary);
    putc('\n', out);
  }
  fputs(".SH OPTIONS\n", out);
  for (size_t i = 0; i < option_count; i++)
    if ((options[i].commands & IN_EVERY) == IN_EVERY)
      print_option(out, &options[i]);
  fputs(".SH OPTIONS WITHOUT A COMMAND\nThe checks of glassbox.toml are run.\n", out);
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & IN_PROJECT) {
      option own = options[i];
      own.initial = 0; /* that of commands; the project file has its own */
      print_option(out, &own);
    }
  print_status(out);
}

static void print_bash(FILE *out) {
  fputs("# bash completion for glassbox\n"
        "_glassbox() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} options=\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
        "    mapfile -t COMPREPLY < <(compgen -W '",
        out);
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    fprintf(out, "%s ", commands[i].name);
  for (size_t i = 0; i < option_count; i++)
    if (options[i].commands & IN_PROJECT)
      fprintf(out, "--%s ", options[i].name);
  fputs("--help --version' -- \"$word\")\n    return\n  fi\n"
        "  case ${COMP_WORDS[1]} in\n",
        out);
  for (size_t i = 0; i < COMMAND_COUNT; i++) {
    fprintf(out, "  %s) options='", commands[i].name);
    for (size_t k = 0; k < option_count; k++)
      if (options[k].commands & commands[i].bit)
        fprintf(out, "--%s ", options[k].name);
    fputs("' ;;\n", out);
  }
  fputs("  esac\n"
        "  case $word in\n"
        "  -*) mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\") ;;\n"
        "  *) mapfile -t COMPREPLY < <(compgen -f -- \"$word\") ;;\n"
        "  esac\n"
        "}\n"
        "complete -o filenames -F _glassbox glassbox\n",
        out);
}

/* In single quotes, within brackets: '[' and ':' have a meaning there. */
static void print_zsh_text(FILE *out, const char *text) {
  for (; *text; text++)
    if (*text == '\'')
      fputs("'\\''", out);
    else if (strchr("[]:\\", *text))
      fprintf(out, "\\%c", *text);
    else
      putc(*text, out);
}

static void print_zsh(FILE *out) {
  fputs("#compdef glassbox\n# zsh completion for glassbox\n"
        "_glassbox() {\n"
        "  if (( CURRENT == 2 )); then\n"
        "    local -a commands=(",
        out);
  for (size_t i = 0; i < COMMAND_COUNT; i++) {
    fprintf(out, "\n      '%s:", commands[i].name);
    print_zsh_text(out, commands[i].summary);
    fputs("'", out);
  }
  fputs(
      "\n    )\n    _describe command commands\n    return\n  fi\n  case $words[2] in\n",
      out);
  for (size_t i = 0; i < COMMAND_COUNT; i++) {
    fprintf(out, "    %s) _arguments", commands[i].name);
    for (size_t k = 0; k < option_count; k++) {
      if (!(options[k].commands & commands[i].bit))
        continue;
      fprintf(out, " \\\n      '%s--%s[", options[k].kind == OPTION_LIST ? "*" : "",
              options[k].name);
      print_zsh_text(out, options[k].help);
      fputs("]", out);
      if (options[k].value) {
        fputs(":", out);
        print_zsh_text(out, options[k].value);
        fputs(":_files", out);
      }
      fputs("'", out);
    }
    fputs(" \\\n      '*:path:_files' ;;\n", out);
  }
  fputs("  esac\n}\n_glassbox \"$@\"\n", out);
}

static bool write_man(const char *folder) {
  for (size_t i = 0; i <= COMMAND_COUNT; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/glassbox%s%s.1", folder, i ? "-" : "",
             i ? commands[i - 1].name : "");
    FILE *out = fopen(path, "w");
    if (!out)
      return false;
    if (i)
      print_command_page(out, &commands[i - 1]);
    else
      print_tool_page(out);
    if (fclose(out))
      return false;
  }
  return true;
}

static bool write_file(const char *path, void (*print)(FILE *)) {
  FILE *out = fopen(path, "w");
  if (!out)
    return false;
  print(out);
  return !fclose(out);
}

int main(int argc, char **argv) {
  bool good = argc == 3 && (!strcmp(argv[1], "man")    ? write_man(argv[2])
                            : !strcmp(argv[1], "bash") ? write_file(argv[2], print_bash)
                            : !strcmp(argv[1], "zsh")  ? write_file(argv[2], print_zsh)
                                                       : false);
  if (!good)
    fputs("usage: pages man DIR | bash FILE | zsh FILE\n", stderr);
  return !good;
}
