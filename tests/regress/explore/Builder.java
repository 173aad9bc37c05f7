/** Two threads append. */
public class Builder {
    static final StringBuilder TEXT = new StringBuilder();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> TEXT.append("x"));
        t.start();
        TEXT.append("y");
        t.join();
    }
}
