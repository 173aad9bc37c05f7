public class Stopped {
    public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { while (true) { Thread.yield(); } }); t.start(); t.stop(); }
}
