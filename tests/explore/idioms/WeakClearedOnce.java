// explore: holds
import java.lang.ref.WeakReference;
public class WeakClearedOnce {
    public static void main(String[] args) throws Exception {
        String kept = "x";
        WeakReference<String> r = new WeakReference<>(kept);
        Thread t = new Thread(r::clear);
        t.start();
        String s = r.get();
        if (s != null) assert s.length() == 1;
        t.join();
        assert r.refersTo(null);
    }
}
