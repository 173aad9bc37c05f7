// explore: holds
/** Two readers and a writer. */
public class ReadersWriters {
    private int readers;
    private boolean writing;
    private int shared;

    synchronized void startRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        if (--readers == 0) {
            notifyAll();
        }
    }

    synchronized void startWrite() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    public static void main(String[] args) {
        ReadersWriters all = new ReadersWriters();
        new Thread(() -> read(all)).start();
        new Thread(() -> read(all)).start();
        new Thread(() -> write(all)).start();
    }

    private static void read(ReadersWriters all) {
        try {
            all.startRead();
            int before = all.shared;
            assert before % 2 == 0;
            all.endRead();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(ReadersWriters all) {
        try {
            all.startWrite();
            all.shared++;
            all.shared++;
            all.endWrite();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
