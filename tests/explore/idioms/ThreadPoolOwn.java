// explore: holds
import java.util.*;
public class ThreadPoolOwn {
    static class Pool {
        private final LinkedList<Runnable> queue = new LinkedList<>(); private boolean closed; private final List<Thread> workers = new ArrayList<>();
        Pool(int n) { for (int i = 0; i < n; i++) { Thread t = new Thread(this::work); workers.add(t); t.start(); } }
        private void work() { try { for (;;) { Runnable r; synchronized (queue) { while (queue.isEmpty() && !closed) queue.wait(); if (queue.isEmpty()) return; r = queue.removeFirst(); } r.run(); } } catch (InterruptedException e) { } }
        void submit(Runnable r) { synchronized (queue) { queue.add(r); queue.notify(); } }
        void close() throws InterruptedException { synchronized (queue) { closed = true; queue.notifyAll(); } for (Thread t : workers) t.join(); }
    }
    static int n;
    public static void main(String[] args) throws Exception {
        Pool p = new Pool(2);
        for (int i = 0; i < 2; i++) p.submit(() -> { synchronized (Pool.class) { n++; } });
        p.close();
        assert n == 2;
    }
}
