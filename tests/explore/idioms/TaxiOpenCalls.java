// explore: holds
import java.util.*;

/* Java Concurrency in Practice, 10.6: open calls. */
public class TaxiOpenCalls {
    private final Dispatcher dispatcher;
    private int location;

    TaxiOpenCalls(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    synchronized int getLocation() {
        return location;
    }

    void setLocation(int location) {
        boolean reached;
        synchronized (this) {
            this.location = location;
            reached = location == 1;
        }
        if (reached)
            dispatcher.notifyAvailable(this);
    }

    static class Dispatcher {
        private final Set<TaxiOpenCalls> taxis = new HashSet<>(), available = new HashSet<>();

        synchronized void notifyAvailable(TaxiOpenCalls taxi) {
            available.add(taxi);
        }

        int image() {
            Set<TaxiOpenCalls> copy;
            synchronized (this) {
                copy = new HashSet<>(taxis);
            }
            int sum = 0;
            for (TaxiOpenCalls t : copy)
                sum += t.getLocation();
            return sum;
        }
    }

    public static void main(String[] args) {
        Dispatcher d = new Dispatcher();
        TaxiOpenCalls t = new TaxiOpenCalls(d);
        d.taxis.add(t);
        new Thread(() -> t.setLocation(1)).start();
        assert d.image() <= 1;
    }
}
