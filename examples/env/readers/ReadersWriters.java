/** A generic framework: what may read and write is a matter of two methods of policy. */
public abstract class ReadersWriters {
    private int activeReaders, activeWriters, waitingReaders, waitingWriters;

    public void read() throws InterruptedException {
        beforeRead();
        synchronized (this) {
            assert activeWriters == 0 : "a reader beside a writer";
        }
        afterRead();
    }

    public void write() throws InterruptedException {
        beforeWrite();
        synchronized (this) {
            assert activeWriters == 1 && activeReaders == 0 : "a writer beside another";
        }
        afterWrite();
    }

    protected boolean allowReader(int readers, int writers, int waiting) {
        return writers == 0;
    }

    protected abstract boolean allowWriter(int readers, int writers, int waiting);

    private synchronized void beforeRead() throws InterruptedException {
        waitingReaders++;
        while (!allowReader(activeReaders, activeWriters, waitingWriters)) {
            wait();
        }
        waitingReaders--;
        activeReaders++;
    }

    private synchronized void afterRead() {
        activeReaders--;
        notifyAll();
    }

    private synchronized void beforeWrite() throws InterruptedException {
        waitingWriters++;
        while (!allowWriter(activeReaders, activeWriters, waitingReaders)) {
            wait();
        }
        waitingWriters--;
        activeWriters++;
    }

    private synchronized void afterWrite() {
        activeWriters--;
        notifyAll();
    }
}
