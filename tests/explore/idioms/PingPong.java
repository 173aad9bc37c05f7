// explore: holds
public class PingPong {
    private static final Object monitor = new Object();
    private static boolean ping = true;
    static class Player extends Thread {
        private final boolean mine;
        Player(String name, boolean mine) { super(name); this.mine = mine; }
        @Override public void run() {
            for (int i = 0; i < 2; i++) {
                synchronized (monitor) {
                    while (ping != mine) {
                        try { monitor.wait(); } catch (InterruptedException e) { return; }
                    }
                    ping = !ping;
                    monitor.notifyAll();
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Player a = new Player("ping", true), b = new Player("pong", false);
        a.start(); b.start();
        a.join(); b.join();
        assert ping;
    }
}
