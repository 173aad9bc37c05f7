// explore: violated race
public class SpinNoVolatile {
    static boolean locked;
    static int shared;
    static synchronized boolean tryIt() { if (locked) return false; locked = true; return true; }
    public static void main(String[] args) throws Exception {
        Runnable r = () -> { while (!tryIt()) ; shared++; locked = false; };
        Thread a = new Thread(r), b = new Thread(r);
        a.start(); b.start(); a.join(); b.join();
    }
}
