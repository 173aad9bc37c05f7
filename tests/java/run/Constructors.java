// constructors: chaining, instance initializers, final fields, exceptions, factories, builders, copy constructors
public class Constructors {
    static StringBuilder log = new StringBuilder();

    static class P {
        final int a;
        int b = log("b", 2);
        { log.append("{P}"); }
        P() { this(log("default", 9)); log.append("P() "); }
        P(int a) { this.a = a; log.append("P(int) "); }
        P(P other) { this(other.a + 1); b = other.b * 10; }
        private P(String s) { this(s == null ? -1 : s.length()); }
        static P of(String s) { return new P(s); }
    }

    static class Q extends P {
        final String name;
        { log.append("{Q}"); }
        Q(String name) { super(name.length()); this.name = name; }
        Q() { this("anon"); }
        Q(int n) throws Exception {
            super(n);
            if (n < 0) throw new Exception("negative " + n);
            name = "n" + n;
        }
    }

    static class Builder {
        private int x, y;
        private String label = "none";
        Builder x(int v) { x = v; return this; }
        Builder y(int v) { y = v; return this; }
        Builder label(String s) { label = s; return this; }
        Shape build() { return new Shape(this); }
    }

    static class Shape {
        final int area;
        final String label;
        private Shape(Builder b) { area = b.x * b.y; label = b.label; }
        @Override public String toString() { return label + ":" + area; }
    }

    static int log(String s, int v) {
        log.append(s).append('=').append(v).append(' ');
        return v;
    }

    static class Leak {
        static Leak escaped;
        final int v;
        Leak(int k) {
            escaped = this;
            v = 10 / k;
        }
    }

    public static void main(String[] args) throws Exception {
        P p = new P();
        System.out.println(log + "" + p.a + p.b);
        log.setLength(0);
        P c = new P(new P(4));
        System.out.println(log + "" + c.a + c.b);
        log.setLength(0);
        System.out.println(P.of("four").a + P.of(null).a + " " + new Q().name + new Q().a + log);
        try {
            new Q(-3);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Q(3).name);
        System.out.println(new Builder().x(3).y(4).label("box").build() + " " + new Builder().build());
        try {
            new Leak(0);
        } catch (ArithmeticException e) {
            System.out.println(Leak.escaped.v);
        }
        System.out.println(new Object() {
            int t;
            { for (int i = 0; i < 5; i++) t += i; }
        }.t);
    }
}
