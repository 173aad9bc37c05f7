// explore: holds
public class CpuHog {
    static int shared;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { int n = 0; while (n < 20000) n++; synchronized (CpuHog.class) { shared += n; } });
        t.start();
        int n = 0;
        while (n < 10000) n++;
        synchronized (CpuHog.class) { shared += n; }
        t.join();
        assert shared == 30000;
    }
}
