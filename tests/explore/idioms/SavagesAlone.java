// explore: violated assertion
import java.util.concurrent.Semaphore;
public class SavagesAlone {
    static final int M = 1, SAVAGES = 2, ROUNDS = 1;
    static volatile int servings = 0;
    static final Semaphore emptyPot = new Semaphore(0), fullPot = new Semaphore(0);
    static class Cook extends Thread {
        Cook() { setDaemon(true); }
        public void run() {
            try {
                while (true) { emptyPot.acquire(); servings = M; fullPot.release(); }
            } catch (InterruptedException e) { }
        }
    }
    static class Savage extends Thread {
        public void run() {
            try {
                for (int i = 0; i < ROUNDS; i++) {
                    if (servings == 0) { emptyPot.release(); fullPot.acquire(); }
                    int s = servings - 1;
                    assert s >= 0;
                    servings = s;
                }
            } catch (InterruptedException e) { }
        }
    }
    public static void main(String[] args) throws Exception {
        new Cook().start();
        Thread[] s = new Thread[SAVAGES];
        for (int i = 0; i < SAVAGES; i++) (s[i] = new Savage()).start();
        for (Thread t : s) t.join();
    }
}
