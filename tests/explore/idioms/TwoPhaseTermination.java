// explore: holds
/* Graphic Java 2, Design Patterns: shutting down by a flag and an interrupt. */
public class TwoPhaseTermination extends Thread {
    private volatile boolean requested;
    private boolean cleaned;

    void request() {
        requested = true;
        interrupt();
    }

    @Override
    public void run() {
        try {
            while (!requested)
                Thread.sleep(500);
        } catch (InterruptedException e) {
            /* goes on to cleaning up */
        } finally {
            cleaned = true;
        }
    }

    public static void main(String[] args) throws Exception {
        TwoPhaseTermination t = new TwoPhaseTermination();
        t.start();
        t.request();
        t.join();
        assert t.cleaned;
    }
}
