// explore: violated race|exception
import java.util.*;
public class IterCme {
    public static void main(String[] a) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread t = new Thread(() -> l.add(3));
        t.start();
        int s = 0;
        for (int x : l) s += x;
        t.join();
    }
}
