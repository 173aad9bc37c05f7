/* Locales: there is one, en-US. Its few symbols are put where the JDK would read its
 * large tables of locale data; any other locale ends the run. */
#include "jre/runtime.h"

static const char infinity[] = "\xe2\x88\x9e", per_mille[] = "\xe2\x80\xb0";

/* Locale.initDefault() */
NATIVE(default_locale) {
  result->ref = jre_static(m, method->owner, "US")->ref;
  return true;
}

static bool check_locale(machine *m, object_id locale) {
  static const char *const same[] = {"US", "ENGLISH", "ROOT"};
  if (!locale)
    return jre_throw_null(m);
  ir_class *class = machine_object(m, locale)->class;
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    if (locale == jre_static(m, class, same[i])->ref)
      return true;
  return machine_stop(m, STOP_UNSUPPORTED, "a locale other than en-US");
}

typedef struct text_field {
  const char *field, *text;
} text_field;

static void set_texts(machine *m, object_id object_, const text_field *fields) {
  for (; fields->field; fields++) {
    object_id text = jre_string_of(m, fields->text);
    jre_slot(m, object_, fields->field)->ref = text;
  }
}

/* Scanner.useLocale(Locale) */
NATIVE(scanner_locale) {
  static const text_field texts[] = {{"groupSeparator", "\\x{2c}"},
                                     {"decimalSeparator", "\\x{2e}"},
                                     {"nanString", "\\QNaN\\E"},
                                     {"infinityString", "\\Q\xe2\x88\x9e\\E"},
                                     {"positivePrefix", ""},
                                     {"negativePrefix", "\\Q-\\E"},
                                     {"positiveSuffix", ""},
                                     {"negativeSuffix", ""},
                                     {0}};
  if (!check_locale(m, args[1].ref))
    return false;
  set_texts(m, args[0].ref, texts);
  jre_slot(m, args[0].ref, "locale")->ref = args[1].ref;
  jre_slot(m, args[0].ref, "typeCache")->ref = 0;
  jre_slot(m, args[0].ref, "modCount")->i++;
  result->ref = args[0].ref;
  return true;
}

/* DecimalFormatSymbols.initialize(Locale) */
NATIVE(init_symbols) {
  static const text_field texts[] = {{"infinity", infinity},
                                     {"NaN", "NaN"},
                                     {"exponentialSeparator", "E"},
                                     {"perMillText", per_mille},
                                     {"percentText", "%"},
                                     {"minusSignText", "-"},
                                     {0}};
  static const struct {
    const char *field;
    int unit;
  } units[] = {{"zeroDigit", '0'},         {"groupingSeparator", ','},
               {"decimalSeparator", '.'},  {"perMill", 0x2030},
               {"percent", '%'},           {"digit", '#'},
               {"patternSeparator", ';'},  {"minusSign", '-'},
               {"monetarySeparator", '.'}, {"monetaryGroupingSeparator", ','},
               {"exponential", 'E'}};
  if (!check_locale(m, args[1].ref))
    return false;
  set_texts(m, args[0].ref, texts);
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    jre_slot(m, args[0].ref, units[i].field)->i = units[i].unit;
  jre_slot(m, args[0].ref, "locale")->ref = args[1].ref;
  return true;
}

/* A new object of the class, made by its constructor with one argument. */
static bool construct(machine *m, const char *class_name, const char *descriptor,
                      value argument, value *result) {
  ir_class *class = jre_class(m, class_name);
  if (!class || !machine_initialise(m, class))
    return false;
  value args[2] = {{.ref = heap_new_object(&m->heap, class)}, argument};
  m->no_collect++;
  bool ok = jre_call_virtual(m, class_name, "<init>", descriptor, args, NULL);
  m->no_collect--;
  result->ref = args[0].ref;
  return ok;
}

/* DecimalFormatSymbols.getInstance(Locale) */
NATIVE(symbols_of) {
  return check_locale(m, args[0].ref) &&
         construct(m, "java/text/DecimalFormatSymbols", "(Ljava/util/Locale;)V", args[0],
                   result);
}

/* NumberFormat.getInstance(Locale, Style, int choice) */
NATIVE(number_format) {
  static const char *const patterns[] = {"#,##0.###", NULL,    "#,##0%",
                                         NULL,        "#,##0", NULL};
  int32_t choice = args[2].i;
  if (!check_locale(m, args[0].ref))
    return false;
  if (choice < 0 || choice > 5 || !patterns[choice])
    return machine_stop(m, STOP_UNSUPPORTED, "number formats for currencies");
  value pattern = {.ref = jre_string_of(m, patterns[choice])};
  if (!construct(m, "java/text/DecimalFormat", "(Ljava/lang/String;)V", pattern, result))
    return false;
  jre_slot(m, result->ref, "parseIntegerOnly")->i = choice == 4;
  return true;
}

const native_entry natives_locale[] = {
    {"java/util/Locale", "initDefault", "()Ljava/util/Locale;", default_locale},
    {"java/util/Scanner", "useLocale", NULL, scanner_locale},
    {"java/text/DecimalFormatSymbols", "initialize", NULL, init_symbols},
    {"java/text/DecimalFormatSymbols", "getInstance",
     "(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;", symbols_of},
    {"java/text/NumberFormat", "getInstance",
     "(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/NumberFormat;",
     number_format},
    {0}};
