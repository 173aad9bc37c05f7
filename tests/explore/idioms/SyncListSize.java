// explore: violated exception
import java.util.*;
/** Check-then-act on a Vector. */
public class SyncListSize {
    static Object getLast(Vector<Integer> v) { int last = v.size() - 1; return v.get(last); }
    static void deleteLast(Vector<Integer> v) { int last = v.size() - 1; v.remove(last); }
    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>();
        v.add(1); v.add(2);
        new Thread(() -> deleteLast(v)).start();
        getLast(v);
    }
}
