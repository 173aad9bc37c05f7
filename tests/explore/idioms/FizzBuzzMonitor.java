// explore: holds
public class FizzBuzzMonitor {
    int n = 1;
    final int max = 6;
    final StringBuilder s = new StringBuilder();
    synchronized void run(int mod, int not, String text) throws InterruptedException {
        while (n <= max) {
            if (n % mod == 0 && (not == 0 || n % not != 0)) {
                s.append(text == null ? "" + n : text);
                n++;
                notifyAll();
            }
            else wait();
        }
    }
    public static void main(String[] a) throws Exception {
        FizzBuzzMonitor f = new FizzBuzzMonitor();
        Thread t = new Thread(() -> {
            try {
                f.run(3, 0, "F");
            } catch (InterruptedException e) { }
        });
        Thread u = new Thread(() -> {
            try {
                f.run(1, 3, null);
            } catch (InterruptedException e) { }
        });
        t.start();
        u.start();
        t.join();
        u.join();
        assert f.s.toString().equals("12F45F");
    }
}
