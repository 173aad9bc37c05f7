// main is inherited from a superclass; the superclass's initializer runs first
class MainInheritedBase {
    static { System.out.println("base init"); }

    public static void main(String[] args) {
        System.out.println("inherited main " + args.length + describe());
    }

    static String describe() { return " base"; }
}

public class MainInherited extends MainInheritedBase {
    static { System.out.println("derived init"); }

    static String describe() { return " derived"; }
}
