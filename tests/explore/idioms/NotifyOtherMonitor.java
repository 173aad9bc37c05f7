// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class NotifyOtherMonitor {
    Object l = new Object();
    boolean go;
    synchronized void open() {
        synchronized (l) {
            go = true;
        }
        notifyAll();
    }
    void pass() {
        synchronized (l) {
            while (!go) try {
                    l.wait();
                } catch (InterruptedException e) {
                }
        }
    }
    public static void main(String[] a) throws Exception {
        NotifyOtherMonitor n = new NotifyOtherMonitor();
        Thread t = new Thread(n::pass);
        t.start();
        n.open();
        t.join();
    }
}
