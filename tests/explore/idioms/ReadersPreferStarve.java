// explore: holds
public class ReadersPreferStarve {
    static class Rw {
        private int readers; private boolean writing; private int waiting;
        synchronized void read() throws InterruptedException { while (writing || waiting > 0) wait(); readers++; }
        synchronized void doneReading() { if (--readers == 0) notifyAll(); }
        synchronized void write() throws InterruptedException { waiting++; try { while (writing || readers > 0) wait(); } finally { waiting--; } writing = true; }
        synchronized void doneWriting() { writing = false; notifyAll(); }
    }
    static int x;
    public static void main(String[] args) throws Exception {
        Rw l = new Rw();
        Runnable w = () -> { try { l.write(); x++; l.doneWriting(); } catch (InterruptedException e) { } };
        Runnable r = () -> { try { l.read(); int y = x; l.doneReading(); assert y <= 2; } catch (InterruptedException e) { } };
        Thread[] t = {new Thread(w), new Thread(r), new Thread(w)};
        for (Thread k : t) k.start();
        for (Thread k : t) k.join();
        assert x == 2;
    }
}
