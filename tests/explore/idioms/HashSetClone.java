// explore: violated race
import java.util.*;
public class HashSetClone {
    public static void main(String[] args) throws Exception {
        ArrayList<Integer> l = new ArrayList<>(List.of(1));
        Thread t = new Thread(() -> l.set(0, 2));
        t.start();
        Object copy = l.clone();
        t.join();
    }
}
