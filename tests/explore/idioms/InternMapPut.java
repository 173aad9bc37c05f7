// explore: violated assertion
import java.util.concurrent.*;

/* put instead of putIfAbsent. */
public class InternMapPut {
    private static final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();

    static String intern(String s) {
        String result = map.get(s);
        if (result == null) {
            map.put(s, s);
            result = s;
        }
        return result;
    }

    public static void main(String[] args) throws Exception {
        String[] other = new String[1];
        Thread t = new Thread(() -> other[0] = intern(new String("a")));
        t.start();
        String mine = intern(new String("a"));
        t.join();
        assert mine == other[0];
    }
}
