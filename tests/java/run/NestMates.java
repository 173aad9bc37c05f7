// private fields, methods and constructors shared among nest mates without accessors
public class NestMates {
    private int v = 1;
    private static long total = 10;
    private final String[] names = {"a", "b"};

    private NestMates() { }

    private NestMates(int v) { this.v = v; }

    private int secret(int k) { return v * k; }

    private static int hidden() { return 99; }

    private interface Task { int go(NestMates m); }

    static class One {
        private int w = 3;

        private int touch(NestMates m) {
            m.v++;
            m.v += 10;
            total += m.v--;
            return m.secret(w) + hidden();
        }

        private static class Deep {
            private double d = 0.5;
            private int reach(NestMates m, One o) { return m.v + o.w + new NestMates(50).secret(2); }
        }
    }

    private class Two extends NestMates {
        int up() { return NestMates.this.v + super.secret(2) + super.v; }
    }

    public static void main(String[] args) {
        NestMates m = new NestMates();
        One o = new One();
        System.out.println(o.touch(m) + " " + m.v + " " + total);
        One.Deep d = new One.Deep();
        d.d *= 3;
        System.out.println(d.reach(m, o) + " " + d.d);
        System.out.println(m.new Two().up());
        Task t = x -> x.secret(4) + x.names.length;
        System.out.println(t.go(m));
        Task u = NestMates::valueOf;
        System.out.println(u.go(m));
        m.names[0] += "z";
        System.out.println(m.names[0]);
        System.out.println(new Object() { private int q = m.v; }.q);
    }

    private static int valueOf(NestMates m) { return m.v; }
}
