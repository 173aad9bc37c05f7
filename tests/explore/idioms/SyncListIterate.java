// explore: violated exception|race
import java.util.*;
public class SyncListIterate {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        Thread t = new Thread(() -> l.add(2));
        t.start();
        int s = 0;
        for (int x : l) s += x;
        t.join();
    }
}
