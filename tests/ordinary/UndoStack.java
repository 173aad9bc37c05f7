// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** A value with undo and redo. */
public class UndoStack {
    private final Deque<Integer> past = new ArrayDeque<>();
    private final Deque<Integer> future = new LinkedList<>();
    private int value;

    @Declarative public boolean repOk() { return past != null && future != null && !future.contains(null); }

    public void set(int v) { past.push(value); value = v; future.clear(); }
    public boolean undo() { if (past.isEmpty()) return false; future.push(value); value = past.pop(); return true; }
    public void badUndo() { future.push(value); value = past.pop(); }
    public void undoRedo() {
        int before = value;
        if (undo()) { past.push(value); value = future.pop(); }
        assert value == before;
    }
    public void badRedoFirst() {
        int before = value;
        if (future.isEmpty()) return;
        past.push(value); value = future.pop();
        assert value != before;
    }
    public void setForgets(int v) { set(v); assert future.isEmpty() && past.peek() != null; }
}
