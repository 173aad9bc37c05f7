// explore: violated deadlock
public class FizzBuzzBad {
    int n = 1;
    final int max = 3;
    synchronized void run(int mod, int not) throws InterruptedException {
        while (n <= max) {
            if (n % mod == 0 && (not == 0 || n % not != 0)) {
                n++;
                if (n <= max) notifyAll();
            }
            else wait();
        }
    }
    public static void main(String[] a) throws Exception {
        FizzBuzzBad f = new FizzBuzzBad();
        Thread t = new Thread(() -> {
            try {
                f.run(3, 0);
            } catch (InterruptedException e) { }
        });
        Thread u = new Thread(() -> {
            try {
                f.run(1, 3);
            } catch (InterruptedException e) { }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
