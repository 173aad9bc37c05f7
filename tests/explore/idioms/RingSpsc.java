// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RingSpsc {
    static final int[] ring = new int[2];
    static volatile long head, tail;
    static void put(int x) {
        while (tail - head == 2) Thread.onSpinWait();
        ring[(int) (tail & 1)] = x;
        tail = tail + 1;
    }
    static int take() {
        while (head == tail) Thread.onSpinWait();
        int x = ring[(int) (head & 1)];
        head = head + 1;
        return x;
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 1; i <= 3; i++) put(i);
        });
        t.start();
        for (int i = 1; i <= 3; i++) assert take() == i;
        t.join();
    }
}
