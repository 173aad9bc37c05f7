// explore: holds; only reduced
import java.util.concurrent.*;
public class WaterBond {
    private final Semaphore hydrogen = new Semaphore(2), oxygen = new Semaphore(1);
    private final CyclicBarrier bond = new CyclicBarrier(3, () -> { WaterBond.molecules++; });
    static int molecules;
    void h() throws Exception { hydrogen.acquire(); bond.await(); hydrogen.release(); }
    void o() throws Exception { oxygen.acquire(); bond.await(); oxygen.release(); }
    interface Act { void run() throws Exception; }
    static Thread go(Act a) { Thread t = new Thread(() -> { try { a.run(); } catch (Exception e) { throw new RuntimeException(e); } }); t.start(); return t; }
    public static void main(String[] args) throws Exception {
        WaterBond w = new WaterBond();
        Thread[] ts = { go(w::h), go(w::o), go(w::h) };
        for (Thread t : ts) t.join();
        assert molecules == 1;
    }
}
