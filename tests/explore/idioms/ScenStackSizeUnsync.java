// explore: violated race at --scenarios 2x2
import java.util.*;
public class ScenStackSizeUnsync {
    private final ArrayDeque<Integer> d = new ArrayDeque<>();
    public synchronized void push(int x) { d.push(x); }
    public synchronized Integer pop() { return d.poll(); }
    public int size() { return d.size(); }
}
