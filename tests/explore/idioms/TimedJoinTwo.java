// explore: violated assertion
public class TimedJoinTwo {
    static volatile int n;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++), u = new Thread(() -> n++);
        t.start();
        u.start();
        t.join();
        u.join(10);
        assert n == 2;
    }
}
