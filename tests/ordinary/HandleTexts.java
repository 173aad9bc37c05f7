// expect: bad... violated, others hold at --nodes 2 --ints 0..2
import glassbox.*;
import java.util.*;
import java.util.function.*;
/** Texts for what method references tell apart: a table of readers, named and looked up. */
public class HandleTexts {
  enum Level { QUIET, LOUD }
  private static final Map<String, Function<String, Object>> READERS = new LinkedHashMap<>();
  static {
    READERS.put("host", s -> s);
    READERS.put("port", Integer::parseInt);
    READERS.put("debug", Boolean::valueOf);
    READERS.put("level", Level::valueOf);
  }
  static Object read(String key, String value) {
    Function<String, Object> reader = READERS.get(key);
    if (reader == null) throw new IllegalArgumentException("unknown key " + key);
    return reader.apply(value);
  }
  @Check static void host(String value) { assert read("host", value) == value; }
  @Check static void debug(String value) { assert read("debug", value) instanceof Boolean; }
  @Check static void badDebug(String value) { assert read("debug", value).equals(false); }
  @Check static void badPort(String value) { read("port", value); }
  @Check static void badNegative(String value) {
    Object port;
    try { port = read("port", value); } catch (NumberFormatException e) { return; }
    assert (Integer) port >= 0;
  }
  @Check static void badLevel(String value) {
    GlassBox.assume(value != null);
    Object level;
    try { level = read("level", value); } catch (IllegalArgumentException e) { return; }
    assert level == Level.QUIET;
  }
  @Check static void badKey(String key) {
    GlassBox.assume(key != null);
    if (READERS.containsKey(key)) assert !key.equals("debug");
  }
}
