// explore: violated exception
import java.util.concurrent.*;
public class ChmRecursive {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2));
    }
}
