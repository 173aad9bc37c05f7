import glassbox.Proposition;

/** Ends by System.exit. */
public class Exits {
    static volatile boolean left;

    @Proposition static boolean left() { return left; }

    public static void main(String[] args) {
        new Thread(() -> {
            left = true;
            System.exit(0);
        }).start();
    }
}
