/** What test_resume.c follows: lists of nodes that are walked along, written to and made. */
class Resumed {
    static class N {
        N next;
        int value;
    }

    static int count(N a, N b, int k) {
        int n = 0;
        for (N x = a; x != null && n < 4; x = x.next) n++;
        return n + k;
    }

    /** Writes on its way, so that what is written differs late. */
    static int fill(N a, N b, int k) {
        int n = 0;
        for (N x = a; x != null && n < 4; x = x.next) {
            if (x.value == k) return n;
            x.value = k;
            n++;
        }
        if (b != null) b.next = a;
        return -1;
    }

    static N append(N a, N b, int k) {
        N fresh = new N();
        fresh.value = k;
        if (a == null) return fresh;
        N last = a;
        for (int n = 0; last.next != null && n < 3; n++) last = last.next;
        last.next = fresh;
        return find(a, b, k);
    }

    /** May find nothing. */
    static N find(N a, N b, int k) {
        int n = 0;
        for (N x = a; x != null && n < 4; x = x.next, n++) if (x.value > k) return x;
        return null;
    }

    static int lookUp(N a, N b, int k) {
        N x = find(a, b, k), y = find(b, a, k);
        if (x == null) return y == null ? 0 : y.value;
        x.value = k;
        if (y == x) throw new IllegalStateException();
        return y.value;
    }

    static int nested(N a, N b, int k) {
        int sum = 0;
        if (a != null && a != b) sum += fill(a, b, k);
        if (b != null && b.next == a) sum += deep(b, a, k, 3);
        return sum;
    }

    static int deep(N a, N b, int k, int depth) {
        if (depth == 0 || a == null) return k;
        a.value = a.value + 1;
        return deep(a.next, b, k, depth - 1) + (a.value > k ? 1 : 0);
    }

    /** Decides nothing: after it there is nothing to go on from. */
    static int nothing(N a, N b, int k) {
        return k;
    }
}
