// explore: holds
import java.util.concurrent.*;
public class CowList {
    interface Listener { void changed(int v); }
    static final CopyOnWriteArrayList<Listener> listeners = new CopyOnWriteArrayList<>();
    public static void main(String[] args) throws InterruptedException {
        int[] calls = new int[1];
        Listener l = v -> { synchronized (calls) { calls[0] += v; } };
        listeners.add(l);
        Thread t = new Thread(() -> listeners.remove(l));
        t.start();
        for (Listener x : listeners) x.changed(1);
        t.join();
        synchronized (calls) { assert calls[0] <= 1; }
        assert listeners.isEmpty();
    }
}
