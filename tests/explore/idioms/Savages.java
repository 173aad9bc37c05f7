// explore: holds; only reduced
import java.util.concurrent.Semaphore;
public class Savages {
    static final int M = 2, SAVAGES = 2, ROUNDS = 2;
    static int servings = 0;
    static final Semaphore mutex = new Semaphore(1), emptyPot = new Semaphore(0), fullPot = new Semaphore(0);
    static int eaten;
    static class Cook extends Thread {
        Cook() { setDaemon(true); }
        public void run() {
            try {
                while (true) {
                    emptyPot.acquire();
                    servings = M;
                    fullPot.release();
                }
            } catch (InterruptedException e) { }
        }
    }
    static class Savage extends Thread {
        public void run() {
            try {
                for (int i = 0; i < ROUNDS; i++) {
                    mutex.acquire();
                    if (servings == 0) {
                        emptyPot.release();
                        fullPot.acquire();
                    }
                    servings--;
                    assert servings >= 0;
                    eaten++;
                    mutex.release();
                }
            } catch (InterruptedException e) { }
        }
    }
    public static void main(String[] args) throws Exception {
        new Cook().start();
        Thread[] s = new Thread[SAVAGES];
        for (int i = 0; i < SAVAGES; i++) (s[i] = new Savage()).start();
        for (Thread t : s) t.join();
        assert eaten == SAVAGES * ROUNDS;
    }
}
