// explore: violated race
import java.util.*;
public class Dcl {
    private static Map<String, String> config;
    static Map<String, String> config() {
        if (config == null) {
            synchronized (Dcl.class) {
                if (config == null) { Map<String, String> m = new HashMap<>(); m.put("a", "b"); config = m; }
            }
        }
        return config;
    }
    public static void main(String[] args) {
        new Thread(() -> config().get("a")).start();
        config().get("a");
    }
}
