// explore: violated assertion|race
public class SemWaitIf {
    static class Sem {
        private int permits;
        Sem(int n) { permits = n; }
        synchronized void acquire() throws InterruptedException { if (permits == 0) wait(); permits--; assert permits >= 0; }
        synchronized void release() { permits++; notify(); }
    }
    public static void main(String[] args) throws Exception {
        Sem s = new Sem(1);
        Runnable r = () -> { try { s.acquire(); s.release(); } catch (InterruptedException e) { } };
        Thread[] t = {new Thread(r), new Thread(r), new Thread(r)};
        for (Thread x : t) x.start();
    }
}
