// explore: violated deadlock
public class WaterNotifyOne {
    private int h, o, made;
    synchronized void hydrogen() throws InterruptedException {
        h++;
        if (h >= 2 && o >= 1) { h -= 2; o--; made++; notify(); }
        else { int m = made; while (made == m) wait(); }
    }
    synchronized void oxygen() throws InterruptedException {
        o++;
        if (h >= 2) { h -= 2; o--; made++; notify(); }
        else { int m = made; while (made == m) wait(); }
    }
    public static void main(String[] args) throws InterruptedException {
        WaterNotifyOne w = new WaterNotifyOne();
        Thread a = new Thread(() -> { try { w.hydrogen(); } catch (InterruptedException e) {} });
        Thread b = new Thread(() -> { try { w.hydrogen(); } catch (InterruptedException e) {} });
        Thread c = new Thread(() -> { try { w.oxygen(); } catch (InterruptedException e) {} });
        a.start(); b.start(); c.start();
        a.join(); b.join(); c.join();
    }
}
