// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class InterruptRestored {
    static final Object l = new Object();
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            synchronized (l) {
                try {
                    l.wait();
                } catch (InterruptedException e) {
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
