// explore: holds
import java.util.concurrent.*;
public class InterruptOwn {
    // A thread class with an interrupt of its own (JCIP 7.1.6).
    static class Reader extends Thread {
        volatile boolean closed;
        final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        @Override public void interrupt() {
            closed = true;
            super.interrupt();
        }
        @Override public void run() {
            try {
                q.take();
                assert false;
            } catch (InterruptedException e) {
                assert closed;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Reader r = new Reader();
        r.start();
        r.interrupt();
        r.join();
    }
}
