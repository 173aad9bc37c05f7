// explore: holds
import java.util.*;
public class Workers {
    static class TaskQueue {
        private final LinkedList<Runnable> tasks = new LinkedList<>();
        private boolean closed;
        synchronized void add(Runnable r) { tasks.addLast(r); notify(); }
        synchronized void close() { closed = true; notifyAll(); }
        synchronized Runnable take() throws InterruptedException {
            while (tasks.isEmpty() && !closed) wait();
            return tasks.isEmpty() ? null : tasks.removeFirst();
        }
    }
    public static void main(String[] args) throws Exception {
        TaskQueue q = new TaskQueue();
        int[] done = new int[1];
        Thread[] pool = new Thread[2];
        for (int i = 0; i < pool.length; i++) {
            pool[i] = new Thread(() -> {
                try {
                    for (Runnable r; (r = q.take()) != null; ) r.run();
                } catch (InterruptedException e) { throw new RuntimeException(e); }
            }, "worker-" + i);
            pool[i].start();
        }
        for (int i = 0; i < 3; i++) q.add(() -> { synchronized (done) { done[0]++; } });
        q.close();
        for (Thread t : pool) t.join();
        assert done[0] == 3;
    }
}
