// explore: violated assertion|race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SemReleaseFinally {
    static final Semaphore s = new Semaphore(1);
    static int in;
    static void go() {
        boolean got = false;
        try {
            got = s.tryAcquire();
            if (got) {
                in++;
                assert in == 1;
                in--;
            }
        } finally {
            s.release();
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(SemReleaseFinally::go), u = new Thread(SemReleaseFinally::go);
        t.start();
        u.start();
        go();
        t.join();
        u.join();
    }
}
