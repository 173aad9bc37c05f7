// explore: violated assertion|race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitNoLoop {
    static final Object l = new Object();
    static int items;
    static void take() {
        synchronized (l) {
            if (items == 0)
                try {
                    l.wait();
                } catch (InterruptedException e) {
                }
            items--;
            assert items >= 0;
        }
    }
    static void put() {
        synchronized (l) {
            items++;
            l.notifyAll();
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(WaitNoLoop::take), u = new Thread(WaitNoLoop::take);
        t.start();
        u.start();
        put();
        put();
        t.join();
        u.join();
    }
}
