// explore: holds
import java.util.*;
public class Delay {
    public static void main(String[] args) throws InterruptedException {
        final boolean[] ran = new boolean[1];
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() { public void run() { synchronized (ran) { ran[0] = true; ran.notify(); } } }, 100);
        synchronized (ran) { while (!ran[0]) ran.wait(); }
        timer.cancel();
    }
}
