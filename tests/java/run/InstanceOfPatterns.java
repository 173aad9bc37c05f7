// instanceof on classes, interfaces, arrays and null; pattern variables and their scope
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

public class InstanceOfPatterns {
    interface I { }
    static class A implements I { }
    static class B extends A implements Cloneable { }

    static String kinds(Object o) {
        StringBuilder b = new StringBuilder();
        b.append(o instanceof Object ? 'O' : '-').append(o instanceof I ? 'I' : '-').append(o instanceof A ? 'A' : '-').append(o instanceof B ? 'B' : '-');
        b.append(o instanceof Cloneable ? 'C' : '-').append(o instanceof Object[] ? 'o' : '-').append(o instanceof I[] ? 'i' : '-').append(o instanceof A[] ? 'a' : '-');
        b.append(o instanceof int[] ? 'n' : '-').append(o instanceof int[][] ? 'N' : '-').append(o instanceof Number ? '#' : '-').append(o instanceof Comparable ? '<' : '-');
        b.append(o instanceof List ? 'L' : '-').append(o instanceof RandomAccess ? 'R' : '-').append(o instanceof java.io.Serializable ? 'S' : '-').append(o instanceof Object[][] ? '2' : '-');
        b.append(o instanceof Runnable ? 'r' : '-').append(o instanceof boolean[] ? 'z' : '-');
        return b.toString();
    }

    static String describe(Object o) {
        if (o instanceof String s && !s.isEmpty()) return "string " + s.charAt(0);
        if (o instanceof Integer i) return "int " + (i + 1);
        if (!(o instanceof List<?> l)) return "other";
        return "list of " + l.size();
    }

    public static void main(String[] args) {
        Runnable lambda = () -> { };
        Object[] all = {null, new Object(), new A(), new B(), new Object[0], new A[0], new B[0], new I[0], new int[0], new int[0][0], new B[0][0], new Object[0][0],
            1, 2L, "s", 'c', new ArrayList<Integer>(), lambda, new boolean[1], new Exception(), int.class};
        for (Object o : all) System.out.println(kinds(o));
        for (Object o : new Object[] {"", "abc", 41, new ArrayList<>(List.of(1, 2)), 'x', null}) System.out.println(describe(o));
        Object o = "text";
        if (!(o instanceof String s)) throw new AssertionError();
        System.out.println(s.length());
        int n = 0;
        while (!(o instanceof Integer k)) {
            n++;
            o = n;
        }
        System.out.println(k + n);
        boolean both = o instanceof Integer a && a > 0 || o instanceof String b && b.isEmpty();
        System.out.println(both);
    }
}
