// explore: violated race|assertion
import java.util.*;
/** this escapes from the constructor. */
public class Escape {
    interface Listener { void event(); }
    static class Source {
        private final List<Listener> ls = new ArrayList<>();
        synchronized void register(Listener l) { ls.add(l); }
        synchronized void fire() { for (Listener l : ls) l.event(); }
    }
    private final int limit;
    Escape(Source s) { s.register(() -> check()); limit = 10; }
    void check() { assert limit == 10; }
    public static void main(String[] args) throws InterruptedException {
        Source s = new Source();
        Thread t = new Thread(s::fire);
        t.start();
        new Escape(s);
        t.join();
    }
}
