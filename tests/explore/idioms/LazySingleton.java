// explore: violated race|assertion
import java.util.*;
public class LazySingleton {
    private static LazySingleton instance;
    private final Map<String, Integer> settings = new HashMap<>();
    private LazySingleton() { settings.put("port", 8080); }
    static LazySingleton getInstance() {
        if (instance == null) instance = new LazySingleton();
        return instance;
    }
    public static void main(String... args) throws Exception {
        LazySingleton[] seen = new LazySingleton[2];
        Thread a = new Thread(() -> seen[0] = getInstance(), "first");
        Thread b = new Thread(() -> seen[1] = getInstance(), "second");
        a.start(); b.start();
        a.join(); b.join();
        if (seen[0] != seen[1]) throw new AssertionError("two instances");
    }
}
