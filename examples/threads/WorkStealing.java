// explore: holds
import java.util.concurrent.atomic.AtomicInteger;

/** A deque of tasks: its owner works at the bottom, thieves at the top. */
public class WorkStealing {
    private final int[] tasks = new int[4];
    private volatile int bottom;
    private final AtomicInteger top = new AtomicInteger();
    private static final AtomicInteger done = new AtomicInteger();

    void push(int task) {
        tasks[bottom] = task;
        bottom = bottom + 1;
    }

    /** By the owner, from the bottom; 0: none. */
    int pop() {
        int b = bottom - 1;
        bottom = b;
        int t = top.get();
        if (b < t) {
            bottom = t;
            return 0;
        }
        int task = tasks[b];
        if (b == t) {
            if (!top.compareAndSet(t, t + 1)) {
                task = 0; // a thief was faster
            }
            bottom = t + 1;
        }
        return task;
    }

    /** By thieves, from the top. */
    int steal() {
        int t = top.get();
        if (t >= bottom) {
            return 0;
        }
        int task = tasks[t];
        return top.compareAndSet(t, t + 1) ? task : 0;
    }

    private static void run(int task) {
        assert task == 0 || (done.getAndAdd(task) & task) == 0 : "done twice: " + task;
    }

    public static void main(String[] args) throws InterruptedException {
        WorkStealing deque = new WorkStealing();
        deque.push(1);
        deque.push(2);
        Thread thief = new Thread(() -> {
            run(deque.steal());
            run(deque.steal());
        });
        thief.start();
        run(deque.pop());
        run(deque.pop());
        thief.join();
        assert done.get() == 3 : "not done: " + done;
    }
}
