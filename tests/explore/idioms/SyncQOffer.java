// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SyncQOffer {
    public static void main(String[] a) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.poll(1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        boolean ok = q.offer(1);
        t.join();
        assert ok;
    }
}
