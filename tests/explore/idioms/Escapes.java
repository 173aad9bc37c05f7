// explore: violated race
import java.util.*;
public class Escapes {
    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread t = new Thread(() -> list.remove(0));
        t.start();
        for (int x : list) if (x > 5) System.out.println(x);
        t.join();
    }
}
