// explore: violated race|assertion
/** Two readers and a writer who does not look for readers. */
public class ReadersForgotten {
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
        while (writing) {
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    public static void main(String[] args) {
        ReadersForgotten all = new ReadersForgotten();
        new Thread(() -> read(all)).start();
        new Thread(() -> read(all)).start();
        new Thread(() -> write(all)).start();
    }

    private static void read(ReadersForgotten all) {
        try {
            all.startRead();
            int before = all.shared;
            assert before % 2 == 0;
            all.endRead();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(ReadersForgotten all) {
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
