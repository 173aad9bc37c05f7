import glassbox.Proposition;

/** A class with an initialiser, and a thread. */
public class Started implements Runnable {
    static boolean ready;

    static {
        ready = true;
    }

    @Proposition static boolean ready() { return ready; }

    @Override
    public void run() {}

    public static void main(String[] args) {
        new Thread(new Started()).start();
    }
}
