// the main class's static fields and blocks run before main, in text order; forward references see defaults
public class MainWithInit {
    static int a = init("a", 1);

    static {
        System.out.println("block 1 " + a + " " + MainWithInit.b + " " + peek());
        b = 5;
    }

    static int b = init("b", b() + 2);
    static final String CONST = "const";
    static final Integer BOXED = 7;

    static {
        System.out.println("block 2 " + a + " " + b + " " + MainWithInit.late);
    }

    static String late = "late";

    static int b() { return b; }

    static String peek() { return late + CONST + BOXED; }

    static int init(String name, int v) {
        System.out.println("init " + name + " " + v);
        return v;
    }

    public static void main(String... args) {
        System.out.println("main " + args.length + a + b + late + peek());
    }
}
