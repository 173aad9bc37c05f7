// explore: violated race
import java.util.HashMap;

/** A HashMap, which is not meant for threads. */
public class HashMapSmall extends Thread {
    private static final HashMap<String, String> M = new HashMap<>();

    @Override
    public void run() {
        M.put("a", "x");
    }

    public static void main(String[] args) {
        new HashMapSmall().start();
        M.get("a");
    }
}
