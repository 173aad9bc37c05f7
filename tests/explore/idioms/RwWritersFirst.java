// explore: holds
public class RwWritersFirst {
    private int readers, writers, writeRequests;
    synchronized void lockRead() throws InterruptedException { while (writers > 0 || writeRequests > 0) wait(); readers++; }
    synchronized void unlockRead() { readers--; notifyAll(); }
    synchronized void lockWrite() throws InterruptedException { writeRequests++; while (readers > 0 || writers > 0) wait(); writeRequests--; writers++; }
    synchronized void unlockWrite() { writers--; notifyAll(); }
    int a, b;
    public static void main(String[] args) throws Exception {
        RwWritersFirst l = new RwWritersFirst();
        Runnable rd = () -> { try { l.lockRead(); try { assert l.a == l.b; } finally { l.unlockRead(); } } catch (InterruptedException e) { } };
        Runnable wr = () -> { try { l.lockWrite(); try { l.a++; l.b++; } finally { l.unlockWrite(); } } catch (InterruptedException e) { } };
        Thread[] ts = {new Thread(rd), new Thread(wr), new Thread(rd), new Thread(wr)};
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert l.a == 2;
    }
}
