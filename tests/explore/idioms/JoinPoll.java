// explore: holds
public class JoinPoll {
    static int n;
    public static void main(String[] x) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        while (t.isAlive()) Thread.sleep(1);
        assert n == 1;
    }
}
