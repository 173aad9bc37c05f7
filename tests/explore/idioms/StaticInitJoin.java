// explore: violated deadlock
public class StaticInitJoin { // Puzzler 85: lazy initialization
    static boolean initialized = false;
    static {
        Thread t = new Thread(() -> initialized = true);
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
    public static void main(String[] a) {
        assert initialized;
    }
}
