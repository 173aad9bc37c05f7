// explore: violated deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class StringLock {
    static void f(String x, String y) {
        synchronized (x) {
            synchronized (y) {}
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> f("a", new String("b").intern()));
        t.start();
        f("b", "a");
        t.join();
    }
}
