// explore: holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TlInherit {
    static final InheritableThreadLocal<Integer> tl = new InheritableThreadLocal<>();
    public static void main(String[] a) throws Exception {
        tl.set(3);
        int[] s = new int[1];
        Thread t = new Thread(() -> {
            s[0] = tl.get();
            tl.set(4);
        });
        tl.set(5);
        t.start();
        t.join();
        assert s[0] == 3 && tl.get() == 5;
    }
}
