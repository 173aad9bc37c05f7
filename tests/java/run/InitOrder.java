// class initialization order along superclasses and constructors: statics, instance blocks, virtual calls
public class InitOrder {
    static void log(String s) { System.out.println(s); }

    static int log(String s, int v) {
        System.out.println(s);
        return v;
    }

    static class Base {
        static { log("Base static"); }
        int x = log("Base field", 1);
        { log("Base block " + x); }

        Base() {
            log("Base ctor");
            hook();
        }

        void hook() { log("Base hook"); }
    }

    static class Middle extends Base {
        static final int S = log("Middle static", 2);
        int y = log("Middle field", 2);

        Middle() {
            this(5);
            log("Middle ctor");
        }

        Middle(int n) {
            super();
            log("Middle ctor int " + n + y);
        }

        { log("Middle block " + y); }
    }

    static class Leaf extends Middle {
        static { log("Leaf static"); }
        int z = 3;
        final int constant = 4;
        String text = "set";

        Leaf() { log("Leaf ctor " + z + text); }

        @Override void hook() { log("Leaf hook " + z + constant + text + y); }
    }

    static class Cycle1 {
        static int v = Cycle2.v + 1;
    }

    static class Cycle2 {
        static int v = Cycle1.v + 10;
    }

    public static void main(String[] args) {
        log("main");
        new Leaf();
        log("again");
        new Leaf();
        log(Cycle1.v + " " + Cycle2.v);
        Base[] none = new Base[3];
        log("array " + none.length);
    }
}
