// explore: holds
import java.lang.ref.WeakReference;

/** Weak references are never cleared here, and no thread is to blame that this one goes on for ever. */
public class AsksForCollection {
    public static void main(String[] args) {
        WeakReference<Object> r = new WeakReference<>(new Object());
        new Thread(() -> {
            while (r.get() != null)
                System.gc();
        }).start();
    }
}
