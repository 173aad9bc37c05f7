// explore: holds
public class PropertyCounterLocked {
    static synchronized void inc() { System.setProperty("n", String.valueOf(Integer.getInteger("n", 0) + 1)); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(PropertyCounterLocked::inc), u = new Thread(PropertyCounterLocked::inc);
        t.start(); u.start(); t.join(); u.join();
        assert Integer.getInteger("n") == 2;
    }
}
