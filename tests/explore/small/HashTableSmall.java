// explore: holds
import java.util.concurrent.ConcurrentHashMap;

/** ConcurrentHashMap: putIfAbsent of a key that is there beside its removal. */
public class HashTableSmall extends Thread {
    private static final ConcurrentHashMap<String, String> M = new ConcurrentHashMap<>();

    @Override
    public void run() {
        M.remove("a");
    }

    public static void main(String[] args) throws InterruptedException {
        M.put("a", "x");
        Thread other = new HashTableSmall();
        other.start();
        String known = M.putIfAbsent("a", "y");
        other.join();
        String left = M.get("a");
        if (known == null ? left != "y" : left != null) {
            throw new AssertionError();
        }
    }
}
