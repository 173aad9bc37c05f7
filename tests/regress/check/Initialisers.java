import glassbox.Declarative;

/** Operations that are the first to use a class. */
public class Initialisers {
    int x;

    static class Slow {
        static int v;

        static {
            for (int i = 0; i < 3000; i++) v += i;
        }
    }

    static class Endless {
        static int v;

        static {
            while (v == 0) v = 0;
        }
    }

    static class Failing {
        static int v = 1 / (Slow.v - Slow.v);
    }

    @Declarative boolean repOk() { return true; }

    public void slow() { x = Slow.v > 0 ? x : 0; }

    public void endless() { x = Endless.v; }

    public void failing() { x = Failing.v; }
}
