// enums: values, valueOf, ordinal, compareTo, fields, constructors, abstract methods, interfaces, switches, statics
import java.util.Arrays;

public class EnumBasics {
    enum Color { RED, GREEN, BLUE }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
        private final double mass, radius;
        static final double G = 6.67300E-11;
        Planet(double mass, double radius) { this.mass = mass; this.radius = radius; }
        double gravity() { return G * mass / (radius * radius); }
    }

    interface Op { int apply(int a, int b); }

    enum BinOp implements Op {
        ADD("+") { @Override public int apply(int a, int b) { return a + b; } },
        SUB("-") { @Override public int apply(int a, int b) { return a - b; } },
        MUL("*") {
            private int calls;
            @Override public int apply(int a, int b) { return a * b + calls++; }
            @Override boolean strong() { return true; }
        };
        final String sym;
        BinOp(String sym) { this.sym = sym; }
        boolean strong() { return false; }
        static BinOp bySymbol(String s) {
            for (BinOp o : values()) if (o.sym.equals(s)) return o;
            throw new IllegalArgumentException(s);
        }
    }

    enum Single { INSTANCE; int state; }

    enum Chain {
        A, B, C, D;
        Chain next() { return values()[(ordinal() + 1) % values().length]; }
        @Override public String toString() { return name().toLowerCase(); }
    }

    static String describe(Color c) {
        switch (c) {
            case RED: return "warm";
            case BLUE: return "cold";
            default: return "neither";
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Color.values()) + Color.valueOf("GREEN").ordinal());
        for (Color c : Color.values()) System.out.println(c + describe(c) + c.compareTo(Color.GREEN) + c.name() + c.getDeclaringClass().getName());
        try {
            Color.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            describe(null);
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
        for (Planet p : Planet.values()) System.out.println(p + " " + Math.round(p.gravity() * 1000));
        for (BinOp o : BinOp.values()) System.out.println(o + o.sym + o.apply(6, 3) + o.apply(2, 2) + o.strong() + o.getClass().getName() + o.getDeclaringClass().getSimpleName());
        System.out.println(BinOp.bySymbol("-").apply(1, 5));
        Single.INSTANCE.state += 5;
        System.out.println(Single.valueOf("INSTANCE").state);
        System.out.println(Chain.D.next() + " " + Chain.A.next().next().name() + " " + Chain.valueOf("B"));
        System.out.println((Color.RED == Color.valueOf("RED")) + " " + Color.RED.equals(Chain.A) + " " + (Color.RED.hashCode() == Color.RED.hashCode()));
        Color[] v = Color.values();
        v[0] = null;
        System.out.println(Color.values()[0]);
        System.out.println(Enum.valueOf(Color.class, "BLUE"));
        Color[] sorted = {Color.BLUE, Color.RED, Color.GREEN};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
    }
}
