/** Prints in the order of its schedule. */
public class Printing {
    static volatile boolean first;

    public static void main(String[] args) {
        new Thread(() -> first = true).start();
        boolean before = first;
        if (!before && first) {
            System.out.println("second before first");
            throw new AssertionError("twice");
        }
        System.out.println("first");
    }
}
