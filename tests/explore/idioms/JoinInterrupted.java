// explore: holds
public class JoinInterrupted {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread sleeper = new Thread(() -> { try { new java.util.concurrent.CountDownLatch(1).await(); } catch (InterruptedException e) { } });
        sleeper.start();
        new Thread(main::interrupt).start();
        try { sleeper.join(); assert false; } catch (InterruptedException e) { sleeper.interrupt(); }
        sleeper.join();
    }
}
