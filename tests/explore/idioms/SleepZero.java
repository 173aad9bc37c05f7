// explore: violated assertion
public class SleepZero {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        Thread.sleep(0);
        t.join(0);
        assert x == 1;
        Thread u = new Thread(() -> x = 2);
        u.start();
        u.join(0, 1);
        assert x == 2;
    }
}
