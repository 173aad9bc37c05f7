// explore: holds
import java.util.concurrent.*;

public class RunAndReset {
    static class Again extends FutureTask<Integer> {
        Again(Callable<Integer> c) { super(c); }
        boolean again() { return runAndReset(); }
    }
    public static void main(String[] args) throws Exception {
        int[] runs = {0};
        Again a = new Again(() -> ++runs[0]);
        Thread t = new Thread(() -> {
            while (a.again()) { Thread.yield(); if (runs[0] > 1) return; }
        });
        t.start();
        a.cancel(false);
        t.join();
        assert a.isCancelled() || runs[0] > 1;
    }
}
