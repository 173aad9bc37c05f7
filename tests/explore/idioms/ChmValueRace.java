// explore: violated race
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ChmValueRace {
    static final ConcurrentHashMap<String, int[]> m = new ConcurrentHashMap<>();
    static void go() {
        m.computeIfAbsent("a", k -> new int[1])[0]++;
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(ChmValueRace::go);
        t.start();
        go();
        t.join();
    }
}
