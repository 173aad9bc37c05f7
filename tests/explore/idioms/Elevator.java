// explore: violated deadlock
import java.util.concurrent.*;
/** A bounded hand-over where both sides use one semaphore order wrong. */
public class Elevator {
    static final Semaphore mutex = new Semaphore(1), items = new Semaphore(0);
    static void put() throws InterruptedException { mutex.acquire(); items.release(); mutex.release(); }
    static void take() throws InterruptedException { mutex.acquire(); items.acquire(); mutex.release(); }
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { try { take(); } catch (InterruptedException e) { } });
        t.start();
        put();
        t.join();
    }
}
