// explore: violated exception
import java.lang.ref.WeakReference;
public class WeakCleared {
    public static void main(String[] args) throws Exception {
        String kept = "x";
        WeakReference<String> r = new WeakReference<>(kept);
        Thread t = new Thread(r::clear);
        t.start();
        if (r.get() != null) r.get().length();
        t.join();
    }
}
