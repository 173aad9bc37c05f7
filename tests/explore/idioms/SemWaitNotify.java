// explore: holds
public class SemWaitNotify {
    static class Sem {
        private int permits;
        Sem(int n) { permits = n; }
        synchronized void acquire() throws InterruptedException { while (permits == 0) wait(); permits--; }
        synchronized void release() { permits++; notify(); }
    }
    static int inside;
    public static void main(String[] args) throws Exception {
        Sem s = new Sem(1);
        Runnable r = () -> {
            try { s.acquire(); inside++; assert inside == 1; inside--; s.release(); } catch (InterruptedException e) { }
        };
        Thread[] t = {new Thread(r), new Thread(r), new Thread(r)};
        for (Thread x : t) x.start();
        for (Thread x : t) x.join();
        assert inside == 0;
    }
}
