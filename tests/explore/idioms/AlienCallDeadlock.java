// explore: violated deadlock
public class AlienCallDeadlock {
    interface L { void changed(); }
    private L l; 
    synchronized void listen(L x) { l = x; }
    synchronized void set() { if (l != null) l.changed(); }
    public static void main(String[] args) throws Exception {
        AlienCallDeadlock s = new AlienCallDeadlock();
        Object ui = new Object();
        s.listen(() -> { synchronized (ui) { } });
        Thread t = new Thread(s::set);
        t.start();
        synchronized (ui) { s.set(); }
        t.join();
    }
}
