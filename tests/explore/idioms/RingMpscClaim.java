// explore: violated race|deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RingMpscClaim {
    static final int[] ring = new int[4];
    static final AtomicInteger claimed = new AtomicInteger();
    static volatile int published;
    static void put(int x) {
        int c = claimed.getAndIncrement();
        ring[c] = x;
        published = c + 1;
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> put(1)), u = new Thread(() -> put(2));
        t.start();
        u.start();
        while (published < 2) Thread.onSpinWait();
        assert ring[0] + ring[1] == 3;
    }
}
