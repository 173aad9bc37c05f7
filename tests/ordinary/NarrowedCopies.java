// expect: bad... violated, others hold at --nodes 3 --ints 0..3 --arrays 3 --allow NullPointerException
import glassbox.*;
import java.util.*;
/** Elements copied into arrays of narrower types. */
public class NarrowedCopies {
    @Check public static int words(String s) { if (s == null) return 0; String t = s.trim(); int n = t.isEmpty() ? 0 : t.split("\\s+").length; assert n >= 0 && n <= s.length(); return n; }
    @Check public static int badWords(String s) { if (s == null) return 0; int n = s.split(" ").length; assert n > 0; return n; }
    @Check public static String[] all(List<String> l) { String[] a = l.toArray(new String[0]); assert a.length == l.size(); for (int i = 0; i < a.length; i++) assert a[i] == l.get(i); return a; }
    @Check public static String[] some(Set<String> l) { String[] a = l.toArray(String[]::new); assert a.length == l.size(); return a; }
    @Check public static void mixed(Object a, Object b) {
        Object[] from = {a, b}; String[] to = new String[2];
        try { System.arraycopy(from, 0, to, 0, 2); assert (a == null || a instanceof String) && (b == null || b instanceof String); assert to[0] == a && to[1] == b; }
        catch (ArrayStoreException e) { assert !(a == null || a instanceof String) ? to[0] == null : to[0] == a; assert to[1] == null; }
    }
    @Check public static void badMixed(Object a, Object b) {
        if (!(a instanceof String) || b instanceof String) return;
        Object[] from = {a, b}; String[] to = new String[2];
        try { System.arraycopy(from, 0, to, 0, 2); }
        catch (ArrayStoreException e) { assert to[0] == null; }
    }
    @Check public static void badFirst(Object a) { if (a instanceof String) return; Object[] from = {a}; System.arraycopy(from, 0, new String[1], 0, 1); }
    @Check public static Integer[] boxes(Deque<Integer> d) { Integer[] a = d.toArray(new Integer[d.size()]); int s = 0; for (Integer x : a) s += x; assert s >= 0; return a; }
}
