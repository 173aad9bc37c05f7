// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IntegerLock {
    static Integer n = 0;
    static void inc() {
        synchronized (n) {
            n++;
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(IntegerLock::inc);
        t.start();
        inc();
        t.join();
    }
}
