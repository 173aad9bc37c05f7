// explore: violated deadlock
import java.util.*;

/* Java Concurrency in Practice, 10.5: objects that call each other with their locks held. */
public class Taxi {
    private final Dispatcher dispatcher;
    private int location;

    Taxi(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    synchronized int getLocation() {
        return location;
    }

    synchronized void setLocation(int location) {
        this.location = location;
        if (location == 1)
            dispatcher.notifyAvailable(this);
    }

    static class Dispatcher {
        private final Set<Taxi> taxis = new LinkedHashSet<>(), available = new LinkedHashSet<>();

        synchronized void notifyAvailable(Taxi taxi) {
            available.add(taxi);
        }

        synchronized int image() {
            int sum = 0;
            for (Taxi t : taxis)
                sum += t.getLocation();
            return sum;
        }
    }

    public static void main(String[] args) {
        Dispatcher d = new Dispatcher();
        Taxi t = new Taxi(d);
        d.taxis.add(t);
        new Thread(() -> t.setLocation(1)).start();
        d.image();
    }
}
