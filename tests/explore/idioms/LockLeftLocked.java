// explore: violated deadlock
import java.util.concurrent.locks.*;
public class LockLeftLocked {
    static int n;
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Runnable r = () -> { l.lock(); if (n++ == 0) return; l.unlock(); };
        new Thread(r).start();
        new Thread(r).start();
    }
}
