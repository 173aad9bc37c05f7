// explore: holds
public class Chain3 {
    static int x;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join();
        x++;
        Thread u = new Thread(() -> {
            Thread w = new Thread(() -> x++);
            w.start();
            try {
                w.join();
            } catch (InterruptedException e) { }
            x++;
        });
        u.start();
        u.join();
        assert x == 4;
    }
}
