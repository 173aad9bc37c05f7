// Pattern switches of Java 17's preview: SwitchBootstraps.typeSwitch and enumSwitch.
import java.util.Collection;
import java.util.List;
import java.util.Set;

public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Rectangle {}

    record Circle(double radius) implements Shape {}

    record Square(int side) implements Shape {}

    record Rectangle(int width, int height) implements Shape {}

    enum Colour { RED, GREEN, BLUE { } }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle c -> c.radius() * 3;
            case Square s -> s.side() * s.side();
            case Rectangle r -> r.width() * r.height();
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i && i > 10 -> "big " + i;
            case Integer i -> "int " + i;
            case String s && s.length() > 3 -> "long " + s;
            case String s -> "text " + s;
            case int[] a -> "ints " + a.length;
            case Colour c && c == Colour.RED -> "red";
            case Colour c -> "colour " + c.ordinal();
            case List<?> l && !l.isEmpty() -> "list of " + kind(l.get(0));
            case Collection<?> c -> "collection " + c.size();
            case Object[][] a -> "arrays";
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static int old(Object o) {
        int r;
        switch (o) {
            case Long l: r = l.intValue(); break;
            case Character c: r = c; break;
            case CharSequence s: r = s.length(); break;
            default: r = -1;
        }
        return r;
    }

    static String text(String s) {
        return switch (s) {
            case null -> "null";
            case "a", "b" -> "ab";
            case String t && t.isEmpty() -> "empty";
            case String t -> t + "?";
        };
    }

    static String character(Character c) {
        return switch (c) {
            case 'a' -> "A";
            case Character x && x > 'w' -> "late";
            case 'b' -> "B";
            case Character x -> "c" + x;
        };
    }

    static String bytes(Byte b) {
        return switch (b) {
            case 1 -> "one";
            case -2 -> "minus two";
            case Byte x -> "byte " + x;
        };
    }

    static String shorts(Short s) {
        return switch (s) {
            case 300 -> "three hundred";
            case Short x -> "short " + x;
        };
    }

    static String colour(Colour c) {
        return switch (c) {
            case null -> "none";
            case RED -> "r";
            case Colour x && x.ordinal() == 2 -> "last";
            case Colour x -> x.name();
        };
    }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Circle(1.5), new Square(3), new Rectangle(2, 5)}) {
            System.out.println(area(s));
        }
        Object[] all = {null, 5, 50, "ab", "abcd", new int[3], Colour.RED, Colour.BLUE,
            List.of(7, 8), List.of(), Set.of(1), new String[1][1], 2.5, 'c'};
        for (Object o : all) {
            System.out.println(kind(o));
        }
        System.out.println(old(5L) + " " + old('a') + " " + old("xyz") + " " + old(1.0));
        System.out.println(text(null) + text("a") + text("") + text("z"));
        System.out.println(character('a') + character('b') + character('z') + character('m'));
        System.out.println(bytes((byte) 1) + bytes((byte) -2) + bytes((byte) 7));
        System.out.println(shorts((short) 300) + shorts((short) 1));
        for (Colour c : Colour.values()) {
            System.out.println(colour(c));
        }
        System.out.println(colour(null));
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
