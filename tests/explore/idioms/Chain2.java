// explore: violated race
public class Chain2 {
    static int x; // the third thread is not behind what was joined
    public static void main(String[] a) throws Exception {
        Thread u = new Thread(() -> {
            int k = x;
        });
        Thread t = new Thread(() -> x = 1);
        t.start();
        u.start();
        t.join();
        assert x == 1;
    }
}
