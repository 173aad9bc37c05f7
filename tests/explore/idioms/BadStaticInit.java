// explore: violated exception
public class BadStaticInit {
    static class Config { static final int PORT = Integer.parseInt("x"); static int port() { return PORT; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { Config.port(); } catch (ExceptionInInitializerError e) { } });
        t.start();
        try { Config.port(); } catch (ExceptionInInitializerError e) { }
        t.join();
    }
}
