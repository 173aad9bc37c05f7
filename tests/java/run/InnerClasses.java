// inner classes: outer access, shadowing, qualified this and new, inheritance, local and anonymous classes with captures
public class InnerClasses {
    private int x = 1;
    private static int count;

    class Inner {
        int x = 2;

        class Deep {
            int x = 3;
            int sum(int x) { return x * 1000 + this.x * 100 + Inner.this.x * 10 + InnerClasses.this.x; }
        }

        void bump() { InnerClasses.this.x += 5; count++; }
    }

    class Sub extends Inner {
        Sub() { x = 20; }
    }

    static class Nested {
        private int secret = 42;
        private static int shared = 7;
        private Nested() { }
        private int get() { return secret; }
    }

    static class Outsider extends InnerClasses.Inner {
        Outsider(InnerClasses o) { o.super(); }
    }

    interface Counter {
        int next();
    }

    Counter counter(int start, int step) {
        class Local implements Counter {
            int n = start;
            @Override public int next() {
                n += step;
                x += n;
                return n;
            }
        }
        return new Local();
    }

    static Counter anon(int[] cell) {
        int base = cell[0];
        return new Counter() {
            int calls;
            { calls = 100; }
            @Override public int next() { return base + cell[0]++ + calls++; }
        };
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner i = o.new Inner();
        InnerClasses.Inner.Deep d = i.new Deep();
        System.out.println(d.sum(9));
        i.bump();
        System.out.println(d.sum(8) + " " + count);
        System.out.println(o.new Sub().new Deep().sum(1));
        Nested n = new Nested();
        n.secret++;
        Nested.shared *= 2;
        System.out.println(n.get() + n.secret + Nested.shared);
        new Outsider(o).bump();
        System.out.println(o.x);
        Counter c = o.counter(10, 3), c2 = o.counter(100, 1);
        System.out.println(c.next() + " " + c.next() + " " + c2.next() + " " + o.x);
        int[] cell = {5};
        Counter a = anon(cell);
        System.out.println(a.next() + " " + a.next() + " " + cell[0]);
        System.out.println(new Object() {
            int hidden = 3;
            int twice() { return hidden * 2; }
        }.twice());
        var v = new Object() {
            int f = 1;
        };
        v.f += 4;
        System.out.println(v.f);
        System.out.println(i.getClass().getName() + " " + d.getClass().getSimpleName() + " " + a.getClass().getName() + " [" + a.getClass().getSimpleName() + "] " + c.getClass().getName());
        try {
            InnerClasses nothing = null;
            nothing.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
    }
}
