// explore: violated deadlock
import java.util.concurrent.Semaphore;
/* the classic naive solution: each smoker grabs its two ingredients one at a time */
public class SmokersOneByOne {
    static final Semaphore tobacco = new Semaphore(0), paper = new Semaphore(0), matches = new Semaphore(0), done = new Semaphore(1);
    static void smoker(Semaphore x, Semaphore y) {
        try { x.acquire(); y.acquire(); done.release(); } catch (InterruptedException e) { }
    }
    public static void main(String[] args) throws Exception {
        Thread[] s = {
            new Thread(() -> smoker(tobacco, paper)),
            new Thread(() -> smoker(paper, matches)),
            new Thread(() -> smoker(matches, tobacco)) };
        for (Thread t : s) { t.setDaemon(true); t.start(); }
        done.acquire();
        tobacco.release(); paper.release();
        done.acquire();
    }
}
