// explore: violated assertion|race
/* Effective Java, item 78: a volatile field that is incremented. */
public class SerialNumber {
    private static volatile int next;

    static int generate() {
        return next++;
    }

    public static void main(String[] args) throws Exception {
        int[] other = new int[1];
        Thread t = new Thread(() -> other[0] = generate());
        t.start();
        int mine = generate();
        t.join();
        assert mine != other[0];
    }
}
