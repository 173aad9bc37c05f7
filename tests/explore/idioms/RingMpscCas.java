// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RingMpscCas {
    static final int[] ring = new int[4];
    static final AtomicInteger claimed = new AtomicInteger();
    static final AtomicInteger published = new AtomicInteger();
    static void put(int x) {
        int c = claimed.getAndIncrement();
        ring[c] = x;
        while (!published.compareAndSet(c, c + 1)) Thread.onSpinWait();
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> put(1)), u = new Thread(() -> put(2));
        t.start();
        u.start();
        while (published.get() < 2) Thread.onSpinWait();
        assert ring[0] + ring[1] == 3;
    }
}
