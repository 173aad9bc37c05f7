// StringBuilder and StringBuffer: append of every type, insert, delete, replace, reverse, capacity, errors
public class StringBuilderOps {
    interface Body {
        Object run();
    }

    static void attempt(Body b) {
        try {
            System.out.println(b.run());
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(-2L).append(1.5f).append(-2.5).append("s").append((String) null).append((Object) null).append(new char[] {'x', 'y'}).append(new char[] {'p', 'q', 'r'}, 1, 2)
            .append("subseq", 3, 6).append(new StringBuilder("sb")).append(new StringBuffer("bf")).append((CharSequence) "cs").append(Integer.MIN_VALUE).append(Long.MIN_VALUE).appendCodePoint(65);
        System.out.println(b + " " + b.length());
        b.setLength(10);
        b.insert(0, "start").insert(5, 42).insert(2, true).insert(3, 'z').insert(1, 2.5).insert(0, 7L).insert(b.length(), "end").insert(4, new char[] {'!'}).insert(6, (Object) null);
        System.out.println(b);
        System.out.println(b.delete(0, 3).deleteCharAt(1).delete(20, 1000).replace(0, 2, "REPLACED").replace(3, 3, "--"));
        System.out.println(b.reverse() + " " + b.indexOf("-") + b.lastIndexOf("-") + b.indexOf("E", 5) + b.charAt(2) + b.substring(5) + b.substring(2, 4) + b.subSequence(0, 1));
        b.setCharAt(0, '#');
        b.setLength(b.length() + 2);
        System.out.println(b.length() + " " + (int) b.charAt(b.length() - 1) + b.isEmpty());
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("abc").equals(new StringBuilder("abc")) + " " + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println(new StringBuilder().capacity() + " " + new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity());
        StringBuilder cap = new StringBuilder(1);
        cap.ensureCapacity(50);
        cap.append("x").trimToSize();
        System.out.println(cap.capacity() + " " + cap.chars().sum());
        StringBuilder c = new StringBuilder("abc");
        attempt(() -> c.charAt(3));
        attempt(() -> c.deleteCharAt(3));
        attempt(() -> c.insert(4, "x"));
        attempt(() -> c.delete(2, 1));
        attempt(() -> c.replace(4, 5, "x"));
        attempt(() -> c.substring(2, 1));
        attempt(() -> { c.setCharAt(-1, 'x'); return c; });
        attempt(() -> { c.setLength(-1); return c; });
        attempt(() -> c.append("xyz", 2, 9));
        StringBuffer f = new StringBuffer("buffer");
        f.append(1).insert(0, 'x').reverse().setCharAt(0, 'y');
        System.out.println(f + " " + f.length() + f.indexOf("f") + f.deleteCharAt(0).replace(0, 1, "zz").substring(3));
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self, 0, 2).insert(1, self);
        System.out.println(self);
    }
}
