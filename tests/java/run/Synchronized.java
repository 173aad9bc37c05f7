// monitors in one thread: synchronized methods and blocks, re-entry, release on exceptions, null locks, illegal states
public class Synchronized {
    int n;
    static int s;

    synchronized int inc() { return ++n; }

    synchronized int incTwice() { return inc() + inc(); }

    static synchronized int sinc() { return ++s; }

    synchronized void fail() { throw new IllegalStateException("inside"); }

    int block(Object lock) {
        synchronized (lock) {
            synchronized (this) {
                synchronized (lock) {
                    if (n > 3) return n;
                    n += 10;
                }
            }
        }
        return -n;
    }

    public static void main(String[] args) throws InterruptedException {
        Synchronized o = new Synchronized();
        System.out.println(o.inc() + " " + o.incTwice() + " " + sinc() + sinc());
        System.out.println(o.block(o) + " " + o.block("lock") + " " + Thread.holdsLock(o));
        try {
            o.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + Thread.holdsLock(o));
        }
        try {
            synchronized (o) {
                System.out.println(Thread.holdsLock(o));
                throw new RuntimeException("out of block");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + Thread.holdsLock(o));
        }
        Object none = null;
        try {
            synchronized (none) {
                System.out.println("not reached");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
        try {
            o.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            o.wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        synchronized (o) {
            o.notifyAll();
        }
        int sum = 0;
        outer:
        for (int i = 0; i < 10; i++) {
            synchronized (o) {
                for (int j = 0; j < 10; j++) {
                    synchronized (Synchronized.class) {
                        if (j == 5) continue outer;
                        if (i == 7) break outer;
                        sum += i * j;
                    }
                }
            }
        }
        System.out.println(sum + " " + Thread.holdsLock(o) + Thread.holdsLock(Synchronized.class));
        StringBuffer b = new StringBuffer();
        for (int i = 0; i < 100; i++) b.append(i);
        System.out.println(b.length());
    }
}
