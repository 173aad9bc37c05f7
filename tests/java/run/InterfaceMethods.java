// interfaces: default, static and private methods, diamonds, super calls, abstract re-declaration, Object methods
public class InterfaceMethods {
    interface Named {
        String name();
        default String greet() { return prefix() + name() + helper(name().length()); }
        private String prefix() { return "Hello, "; }
        private static String bang(int n) { return "!".repeat(n); }
        private String helper(int n) { return bang(n); }
        static Named of(String s) { return () -> s; }
    }

    interface Loud extends Named {
        @Override default String greet() { return Named.super.greet().toUpperCase(); }
    }

    interface Polite extends Named {
        @Override default String greet() { return Named.super.greet() + " please"; }
    }

    static class Both implements Loud, Polite {
        @Override public String name() { return "both"; }
        @Override public String greet() { return Loud.super.greet() + "|" + Polite.super.greet(); }
    }

    static class Base {
        public String greet() { return "class wins"; }
    }

    static class Derived extends Base implements Named {
        @Override public String name() { return "derived"; }
    }

    interface Top { default String who() { return "Top"; } }
    interface Left extends Top { }
    interface Right extends Top { @Override default String who() { return "Right"; } }
    static class Diamond implements Left, Right { }

    static abstract class Abstract implements Top {
        @Override public abstract String who();
    }

    static class Concrete extends Abstract {
        @Override public String who() { return "Concrete"; }
    }

    interface HasToString {
        @Override String toString();
        @Override boolean equals(Object o);
    }

    public static void main(String[] args) {
        System.out.println(Named.of("x").greet());
        System.out.println(((Loud) () -> "loud").greet());
        System.out.println(new Both().greet());
        System.out.println(new Derived().greet());
        Named n = new Derived();
        System.out.println(n.greet());
        System.out.println(new Diamond().who());
        Top[] tops = {new Diamond(), new Concrete(), new Top() { }, new Left() { @Override public String who() { return "anon " + Left.super.who(); } }};
        for (Top t : tops) System.out.println(t.who());
        HasToString h = new HasToString() {
            @Override public String toString() { return "text"; }
        };
        System.out.println(h.toString() + h.equals(h) + h.equals(null) + (h.hashCode() == h.hashCode()));
        CharSequence cs = new StringBuilder("abc");
        System.out.println(cs.length() + " " + cs.charAt(1) + " " + cs.isEmpty() + " " + cs);
    }
}
