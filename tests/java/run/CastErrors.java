// ClassCastException and its messages; casts that succeed; casts of null
import java.util.ArrayList;
import java.util.List;

public class CastErrors {
    interface Shape { }

    static class Square implements Shape { }

    static class Circle implements Shape { }

    static final class Point { }

    interface Body {
        Object run();
    }

    static void attempt(Body b) {
        try {
            System.out.println(b.run() == null ? "null" : "fine");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object s = "text", i = 5, sq = new Square(), ints = new int[1], strings = new String[1], nothing = null, grid = new int[1][1];
        attempt(() -> (Integer) s);
        attempt(() -> (String) i);
        attempt(() -> (Circle) sq);
        attempt(() -> (Shape) sq);
        attempt(() -> (Shape) s);
        attempt(() -> (Runnable) sq);
        attempt(() -> (String[]) ints);
        attempt(() -> (Object[]) ints);
        attempt(() -> (Object[]) strings);
        attempt(() -> (Object[]) grid);
        attempt(() -> (int[][]) grid);
        attempt(() -> (long[]) ints);
        attempt(() -> (Integer[]) strings);
        attempt(() -> (Comparable[]) strings);
        attempt(() -> (CharSequence) s);
        attempt(() -> (Comparable<?>) i);
        attempt(() -> (Cloneable) ints);
        attempt(() -> (java.io.Serializable) ints);
        attempt(() -> (Runnable) ints);
        attempt(() -> (String) nothing);
        attempt(() -> (Square[]) nothing);
        attempt(() -> (Point) sq);
        attempt(() -> (Circle[]) new Shape[0]);
        List<Object> raw = new ArrayList<>();
        raw.add(sq);
        @SuppressWarnings("unchecked") List<String> typed = (List<String>) (List<?>) raw;
        attempt(() -> typed.get(0).length());
        attempt(() -> Integer.class.cast(i));
        attempt(() -> Integer.class.cast(s));
        int unboxed = (Integer) i;
        long widened = (int) i;
        System.out.println(unboxed + widened);
        attempt(() -> (long) i);
        attempt(() -> (byte) (Byte) i);
    }
}
