/** What test_resume.c follows: lists of nodes that are walked along, written to and made. */
class Resumed {
    static class N {
        N next;
        int value;
    }

    static N shared = new N();

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
        N x = find(a, b, k);
        if (x == null) {
            if (b == null) return 0;
            if (b.next == a) b.value = 1;
            return b.value > k ? 2 : 3;
        }
        N y = find(b, a, k);
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

    /** Looks for a node, and writes to it. */
    static int mark(N a, N b, int k) {
        if (a == b) return 0;
        N x = a;
        int n = 0;
        while (x != null && n < 3) {
            if (x.value < k) x = x.next;
            else if (x.value > k + 1) x = b;
            else {
                x.value = k;
                return 1;
            }
            n++;
        }
        return b == null ? 2 : 3;
    }

    static N choose(N a, N b, int k) {
        if (k > 1) return a;
        return b;
    }

    /** What is chosen first is one node, whatever k is; then it is not. */
    static int openLater(N a, N b, int k) {
        N fresh = new N(), x = choose(fresh, fresh, k);
        if (a == b) x.value = 1;
        if (a == null) return x.value;
        a.value = k;
        N y = choose(a.next, b, k);
        if (y == null) return x.value;
        return y.value;
    }

    static N chooseOther(N a, N b, int k) {
        if (k > 0) return a;
        return b;
    }

    /** The same, and what is chosen is never null. */
    static int failLater(N a, N b, int k) {
        N fresh = new N(), other = new N(), x = chooseOther(fresh, fresh, k);
        if (a == b) x.value = 1;
        if (a == null) return x.value;
        a.value = k;
        N y = chooseOther(fresh, other, k);
        y.value = 2;
        return a.value;
    }

    /** Takes an object over from the machine. */
    static int share(N a, N b, int k) {
        if (a == b) return 0;
        N x = shared;
        if (b == null) x.value = k;
        if (a == null) return "text".length() + x.value;
        a.next = x;
        if (a.value > k) a.value = k;
        return shared == x ? x.value : 5;
    }

    /** Goes on after an exception. */
    static int caught(N a, N b, int k) {
        int sum = 0;
        try {
            sum = a.value;
            b.value = k;
        } catch (NullPointerException e) {
            sum = -1;
        }
        if (a == b) return sum;
        if (a != null) a.next = b;
        return b == null ? 1 : sum;
    }

    /** Decides nothing: after it there is nothing to go on from. */
    static int nothing(N a, N b, int k) {
        return k;
    }
}
