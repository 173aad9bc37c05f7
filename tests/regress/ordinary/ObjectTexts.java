import glassbox.*;

/** A text of three objects, whose identity hash codes have from one to eight digits each. */
public class ObjectTexts {
    @Check public static String joined(Object a, Object b, Object c) {
        StringBuilder s = new StringBuilder("[").append(a).append(b).append(c).append(']');
        assert s.length() >= 14 && s.length() <= 3 * 25 + 2;
        return s.toString();
    }
    @Check public static void badLength(Object a) {
        assert (a + "").length() != 17 + 3;
    }
}
