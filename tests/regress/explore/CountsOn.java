public class CountsOn {
    static volatile int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                n++;
            }
            assert n == 0;
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
