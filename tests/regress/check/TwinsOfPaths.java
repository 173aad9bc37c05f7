import glassbox.Declarative;

/** Which of two nodes is met first depends on the second condition of the path. */
public class TwinsOfPaths {
    static class Node {
        int key;
    }

    Node a;
    Node b;
    int x;
    int z;

    @Declarative boolean repOk() { return a != null && b != null; }

    public void same(int d) {
        if (d == 0) return;
        if (z == 0) {
            a.key = 1;
            x = 1;
            return;
        }
        b.key = 1;
        a.key = 2;
        x = d;
        assert a == b;
    }

    public void different(int d) {
        if (d == 0) return;
        if (z != 0) {
            a.key = 1;
            x = 1;
            return;
        }
        b.key = 1;
        a.key = 2;
        x = d;
        assert a == b || z != 0;
    }
}
