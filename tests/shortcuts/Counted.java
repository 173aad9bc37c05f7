// An integer that the invariant counts is evaluated for the chosen state. What must be looked at:
// paths and preconditions that speak of it, its range, and whatever else the invariant says of it.
//
// all CountedRange --nodes 5 --ints 0..2: holds
// all CountedRange --nodes 5 --ints 0..5: violated
// all CountedBranch --nodes 5: violated
// all CountedPre --nodes 5: holds
// all CountedPreWrong --nodes 5: violated
// all CountedTwice --nodes 5: violated
// all CountedEven --nodes 6: holds
// all CountedOff --nodes 4 --ints -1..4: violated
// all CountedItself --nodes 4: violated
// all CountedArgument --nodes 4 --ints 0..4: violated
// sat CountedBranch --nodes 60: violated
// sat CountedPre --nodes 60: holds
// sat CountedRange --nodes 30 --ints 0..2: holds
// sat CountedEven --nodes 30: holds
import glassbox.Declarative;
import glassbox.Pre;
import glassbox.Tree;

class Links {
    static class Node {
        boolean mark;
        @Tree Node next;
    }

    static int count(Node n) {
        return n == null ? 0 : 1 + count(n.next);
    }

    static int marked(Node n) {
        return n == null ? 0 : (n.mark ? 1 : 0) + marked(n.next);
    }
}

/** Only with three nodes is there an error. */
class CountedRange {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head);
    }

    public void drop() {
        if (head == null) return;
        head = head.next;
        if (head == null || head.next == null) size--;
    }
}

/** A path for each of two sizes, one of them wrong. */
class CountedBranch {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head);
    }

    public void clear() {
        if (size != 4) size = 0;
        head = null;
    }
}

class CountedPre {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head);
    }

    @Pre("drop")
    @Declarative
    boolean canDrop() {
        return size > 2;
    }

    public void drop() {
        head = head.next.next;
        size -= 2;
    }
}

class CountedPreWrong {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head);
    }

    @Pre("drop")
    @Declarative
    boolean canDrop() {
        return size > 2;
    }

    public void drop() {
        head = head.next.next.next.next;
        size -= 4;
    }
}

/** Two integers are counted. */
class CountedTwice {
    @Tree Links.Node head;
    int size, marks;

    @Declarative
    boolean repOk() {
        return size == Links.count(head) && marks == Links.marked(head);
    }

    public void unmark() {
        if (head != null && head.mark) {
            head.mark = false;
            if (size != 3) marks--;
        }
    }
}

/** The invariant says more of the integer than what it counts. */
class CountedEven {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head) && size % 2 == 0;
    }

    public void dropTwo() {
        if (head != null) {
            head = head.next.next;
            size = size - 2;
        }
    }
}

/** One less than what is counted: -1 is a size. */
class CountedOff {
    @Tree Links.Node head;
    int last;

    @Declarative
    boolean repOk() {
        return last + 1 == Links.count(head);
    }

    public void drop() {
        if (head != null) head = head.next;
        last--;
    }
}

/** What is counted depends on the integer. */
class CountedItself {
    static class Node {
        int rank;
        @Tree Node next;
    }

    @Tree Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == below(head);
    }

    int below(Node n) {
        return n == null ? 0 : (n.rank < size ? 1 : 0) + below(n.next);
    }

    public void raise() {
        if (head != null && head.next != null && size == 2 && head.rank == 1) head.rank = 2;
    }
}

/** An argument is compared with it. */
class CountedArgument {
    @Tree Links.Node head;
    int size;

    @Declarative
    boolean repOk() {
        return size == Links.count(head);
    }

    public void cut(int index) {
        if (index >= size) return;
        if (index == 0) {
            head = null;
            size = 0;
            return;
        }
        Links.Node n = head;
        for (int i = 1; i < index; i++) n = n.next;
        n.next = null;
        size = index == 3 ? size : index;
    }
}
