// explore: violated exception
public class NotifyNoMonitor {
    public static void main(String[] args) {
        Object o = new Object();
        Thread t = new Thread(() -> {
            synchronized (o) {
                o.notify();
            }
        });
        t.start();
        o.notifyAll();
    }
}
