// explore: violated deadlock
import java.util.concurrent.locks.*;
public class FinallyNotRun {
    public static void main(String[] a) throws Exception {
        Lock l = new ReentrantLock();
        Thread t = new Thread(() -> { l.lock(); if (l != null) return; l.unlock(); });
        t.start();
        t.join();
        l.lock();
    }
}
