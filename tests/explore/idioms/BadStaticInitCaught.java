// explore: holds
import java.util.concurrent.atomic.AtomicInteger;
public class BadStaticInitCaught {
    static class Config { static final int PORT = Integer.parseInt("x"); static int port() { return PORT; } }
    static final AtomicInteger first = new AtomicInteger(), later = new AtomicInteger();
    static void attempt() {
        try { Config.port(); assert false; }
        catch (ExceptionInInitializerError e) { first.incrementAndGet(); }
        catch (NoClassDefFoundError e) { later.incrementAndGet(); }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BadStaticInitCaught::attempt);
        t.start();
        attempt();
        t.join();
        assert first.get() == 1 && later.get() == 1;
    }
}
