// explore: holds
import java.util.concurrent.*;
public class Ordered {
    static String log = "";
    static synchronized void log(String s) { log += s; }
    public static void main(String[] args) throws Exception {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        Thread c = new Thread(() -> { try { second.await(); log("c"); } catch (InterruptedException e) { } });
        Thread b = new Thread(() -> { try { first.await(); log("b"); second.countDown(); } catch (InterruptedException e) { } });
        Thread a = new Thread(() -> { log("a"); first.countDown(); });
        c.start(); b.start(); a.start();
        c.join();
        assert log.equals("abc") : log;
    }
}
