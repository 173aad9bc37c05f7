import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/** Ends wrong in every way there is, by method. */
class Ways {
    static class Node {
        @Tree Node next;
        int key;

        @Declarative
        boolean repOkLocal() {
            return next == null || key <= next.key;
        }
    }

    @Tree Node head;
    int size;
    static int calls;

    public void assertion() {
        assert head == null;
    }

    public void exception() {
        head.key = head.key;
    }

    public void declared() throws java.io.IOException {
        if (head != null) {
            throw new java.io.FileNotFoundException("declared");
        }
    }

    public void brokenThenDeclared() throws java.io.IOException {
        size++;
        throw new java.io.IOException();
    }

    public void state() {
        throw new IllegalStateException("never mind");
    }

    public void tree() {
        if (head != null) {
            head.next = head;
        }
    }

    public void invariant() {
        size++;
    }

    public void local() {
        if (head != null) {
            head.key = 5;
        }
    }

    public int post(int x) {
        return size + x;
    }

    public void prestate() {
        if (head != null && head.next == null) {
            head.key = 0;
        }
    }

    public void assumed() {
        GlassBox.assume(head == null);
        size = 0;
    }

    public void impossible() {
        GlassBox.assume(false);
    }

    public void never() {}

    public void endless() {
        while (head != null) {}
    }

    public void deep() {
        if (head != null) {
            deep();
        }
    }

    public void counting() {
        calls++;
        assert calls == 1;
    }

    public void unsupported() throws InterruptedException {
        synchronized (this) {
            wait();
        }
    }

    @Post("post")
    @Declarative
    boolean isSum(Ways prestate, int result, int x) {
        return result == prestate.size + x && result != 3;
    }

    @Post("prestate")
    @Declarative
    boolean isUnchanged(Ways prestate) {
        return head == null
                || GlassBox.isSameObject(head, prestate.head)
                        && head.key == prestate.head.key;
    }

    @Pre("never")
    @Declarative
    boolean isNever() {
        return size < 0;
    }

    @Declarative
    boolean repOk() {
        int count = 0;
        for (Node n = head; n != null; n = n.next) {
            count++;
        }
        return size == count;
    }
}

/** No state satisfies the invariant. */
class Vacuous {
    int x;

    public void operate() {}

    @Declarative
    boolean repOk() {
        return x < 0;
    }
}

/** What constructors leave. */
class Made {
    @Range(min = 0, max = 2) int x = 1;

    public Made() {}

    public Made(int y) {
        x = y;
    }

    public void operate() {}

    @Declarative
    boolean repOk() {
        return x > 0;
    }
}

/** Unlimited fun: too many states for a second. */
class Many {
    long a;
    long b;
    long c;
    long d;

    public void operate(long x) {
        a = x;
    }

    @Declarative
    boolean repOk() {
        return true;
    }
}
