// explore: holds
import java.util.*;
public class HolderSingleton {
    private final Map<String, Integer> settings = new HashMap<>();
    private HolderSingleton() { settings.put("port", 8080); }
    private static class Holder { static final HolderSingleton INSTANCE = new HolderSingleton(); }
    static HolderSingleton getInstance() { return Holder.INSTANCE; }
    public static void main(String... args) throws Exception {
        HolderSingleton[] seen = new HolderSingleton[2];
        Thread a = new Thread(() -> seen[0] = getInstance(), "first");
        Thread b = new Thread(() -> seen[1] = getInstance(), "second");
        a.start(); b.start();
        a.join(); b.join();
        if (seen[0] != seen[1]) throw new AssertionError("two instances");
        if (seen[0].settings.get("port") != 8080) throw new AssertionError("not published");
    }
}
