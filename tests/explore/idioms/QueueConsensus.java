// explore: holds
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/* The Art of Multiprocessor Programming, 5.4: two threads agree by a queue. */
public class QueueConsensus {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
        q.add("win");
        q.add("lose");
        AtomicIntegerArray proposed = new AtomicIntegerArray(2);
        int[] decided = new int[2];
        Thread[] t = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            t[i] = new Thread(() -> {
                proposed.set(me, 5 + me);
                decided[me] = q.poll().equals("win") ? proposed.get(me) : proposed.get(1 - me);
            });
            t[i].start();
        }
        t[0].join();
        t[1].join();
        assert decided[0] == decided[1];
    }
}
