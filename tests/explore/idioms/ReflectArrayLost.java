// explore: violated assertion at --races ignore
import java.lang.reflect.Array;
public class ReflectArrayLost {
    public static void main(String[] args) throws Exception {
        Object a = new long[1];
        Runnable r = () -> Array.setLong(a, 0, Array.getLong(a, 0) + 1);
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert Array.getLong(a, 0) == 2;
    }
}
