import glassbox.Proposition;

/** Ends by itself, with a thread. */
public class Ends {
    static int count;
    static boolean done;
    static int[] none;

    @Proposition static boolean done() { return done; }
    @Proposition static boolean counted() { return ++count == 1; }
    @Proposition static boolean broken() { return none[0] == 1; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> done = true);
        t.start();
        t.join();
    }
}
