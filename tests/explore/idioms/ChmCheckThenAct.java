// explore: violated assertion
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ChmCheckThenAct {
    static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();
    static void go() {
        if (m.get("a") == null)
            m.put("a", made.incrementAndGet());
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(ChmCheckThenAct::go);
        t.start();
        go();
        t.join();
        assert made.get() == 1;
    }
}
