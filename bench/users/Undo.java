// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Two lists: what was done and what can be done again. */
public class Undo {
    static class Step {
        int what;
        @Tree Step below;
    }

    @Tree Step done, undone;
    int depth, ahead;

    public void act(int what) {
        Step s = new Step();
        s.what = what;
        s.below = done;
        done = s;
        depth++;
        undone = null;
        ahead = 0;
    }

    public boolean undo() {
        if (depth == 0) return false;
        Step s = done;
        done = s.below;
        s.below = undone;
        undone = s;
        depth--;
        ahead++;
        return true;
    }

    public boolean redo() {
        if (ahead == 0) return false;
        Step s = undone;
        undone = s.below;
        s.below = done;
        done = s;
        ahead--;
        depth++;
        return true;
    }

    private static int length(Step s) {
        int n = 0;
        while (s != null) {
            n++;
            s = s.below;
        }
        return n;
    }

    @Declarative
    boolean repOk() {
        return length(done) == depth && length(undone) == ahead;
    }
}
