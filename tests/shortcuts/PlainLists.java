// An ArrayList that a specification makes for itself is a list with room from the beginning, and
// a number that is boxed there is one object (src/symbolic/plain_lists.c, spec_boxes.c). Each class
// says the same thing with a list and without; where one says more than the other, a state tells.

import glassbox.Declarative;
import glassbox.Post;
import glassbox.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

// In order, by recursion; the size with it.
// all InOrder --nodes 4 --ints 0..4: holds
// all InOrderOff --nodes 4 --ints 0..4: violated
class InOrder {
    static class Node {
        int key;
        @Tree Node left, right;
    }

    @Tree Node root;
    int size;

    @Declarative
    static void collect(Node n, List<Integer> out) {
        if (n == null) return;
        collect(n.left, out);
        out.add(n.key);
        collect(n.right, out);
    }

    @Declarative
    boolean repOk() {
        List<Integer> keys = new ArrayList<>();
        collect(root, keys);
        for (int i = 1; i < keys.size(); i++) if (keys.get(i - 1) >= keys.get(i)) return false;
        return keys.size() == size;
    }

    public boolean add(int k) {
        Node made = new Node();
        made.key = k;
        if (root == null) {
            root = made;
            size++;
            return true;
        }
        Node n = root;
        while (n.key != k) {
            Node next = k < n.key ? n.left : n.right;
            if (next == null) {
                if (k < n.key) n.left = made;
                else n.right = made;
                size++;
                return true;
            }
            n = next;
        }
        return false;
    }

    @Post("add")
    @Declarative
    boolean added(InOrder old, boolean result, int k) {
        ArrayList<Integer> before = new ArrayList<>(), now = new ArrayList<>();
        collect(old.root, before);
        collect(root, now);
        if (before.contains(k) == result) return false;
        if (result) now.remove((Object) k);
        return now.equals(before);
    }
}

class InOrderOff extends InOrder {
    @Override
    public boolean add(int k) {
        if (root == null || k != root.key + 1 || root.right == null || root.right.key < k) return super.add(k);
        Node made = new Node();
        made.key = k;
        made.left = root.right.left;
        root.right.left = made;
        size++;
        return true;
    }
}

// Boxes up to 127 are the same where their numbers are, beyond they never are.
// all SameBox --nodes 1 --ints 126..129: holds
// all SameBoxOff --nodes 1 --ints 126..129: violated
// all SameBoxFar --nodes 1 --ints 126..129: violated
class SameBox {
    int a, b;

    @Declarative
    boolean repOk() {
        List<Integer> both = new ArrayList<>();
        both.add(a);
        both.add(b);
        return both.get(0) == both.get(1);
    }

    public void look() {
        assert a == b && a <= 127;
    }
}

class SameBoxOff extends SameBox {
    @Override
    public void look() {
        assert a == b && a <= 126;
    }
}

class SameBoxFar {
    int a, b;

    @Declarative
    boolean repOk() {
        List<Integer> both = new ArrayList<>();
        both.add(a);
        both.add(b);
        return both.get(0) != both.get(1);
    }

    public void look() {
        assert a != b;
    }
}

// The box of a constant, one that was made by hand, and one that a field holds.
// all Literal --nodes 1 --ints 5..8: holds
// all ByHand --nodes 1 --ints 5..8: violated
// all InField --nodes 1 --ints 5..8: holds
// all InFieldOff --nodes 1 --ints 5..8: violated
class Literal {
    int a;

    @Declarative
    boolean repOk() {
        List<Integer> one = new ArrayList<>();
        one.add(a);
        Integer seven = 7;
        return one.get(0) == seven;
    }

    public void look() {
        assert a == 7;
    }
}

class ByHand {
    @SuppressWarnings("removal")
    static final Integer SEVEN = new Integer(7);

    int a;

    @Declarative
    boolean repOk() {
        List<Integer> one = new ArrayList<>();
        one.add(a);
        return one.get(0) != SEVEN && one.get(0).equals(SEVEN) == (a == 7);
    }

    public void look() {
        assert a != 7;
    }
}

class InField {
    Integer box;
    int a;

    @Declarative
    boolean repOk() {
        List<Integer> one = new ArrayList<>();
        one.add(a);
        return box != null && one.contains(box);
    }

    public void look() {
        assert a == box;
    }
}

class InFieldOff extends InField {
    @Override
    public void look() {
        assert a == box && a < 8;
    }
}

// Every method once, against what it must give.
// all Methods --nodes 1 --ints 0..3: holds
class Methods {
    int a, b, c;

    @Declarative
    private List<Integer> three() {
        List<Integer> all = new ArrayList<>(2);
        all.add(a);
        all.add(b);
        all.add(c);
        return all;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean inserted(int at) {
        List<Integer> all = three();
        all.add(at, 9);
        return all.size() == 4 && all.indexOf(9) == at && all.remove(at) == 9 && all.equals(three());
    }

    @Declarative
    boolean removed() {
        List<Integer> all = three();
        boolean there = all.remove((Object) b);
        return there && all.size() == 2 && all.get(0) == a && all.get(1) == c;
    }

    @Declarative
    boolean summed() {
        int sum = 0;
        for (int x : three()) sum += x;
        List<Integer> all = new ArrayList<>(three());
        boolean same = all.addAll(three()) && all.size() == 6 && all.set(1, 8) == b && all.get(1) == 8;
        all.clear();
        return same && all.isEmpty() && sum == a + b + c;
    }

    @Declarative
    boolean isTaken() { /* while it is gone through: the last but one is no error */
        List<Integer> all = three();
        int seen = 0;
        for (Integer x : all) {
            seen++;
            if (x == 3) all.remove(x);
        }
        return seen == (b == 3 && a != 3 ? 2 : 3);
    }

    @Post("look")
    @Declarative
    boolean looked(Methods old, @glassbox.Range(min = 0, max = 3) int at) {
        return inserted(at) && removed() && summed()
            && (a == 3 || c == 3 && b != 3 || isTaken());
    }

    public void look(@glassbox.Range(min = 0, max = 3) int at) {}
}

// What such a list does not know: it is an ArrayList then.
// all Others --nodes 1 --ints 0..2: holds
class Others {
    int a, b, c;

    @Declarative
    private List<Integer> three() {
        List<Integer> all = new ArrayList<>(2);
        all.add(a);
        all.add(b);
        all.add(c);
        return all;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean others() {
        List<Integer> all = three();
        return all.subList(1, 3).size() == 2 && new LinkedList<>(all).equals(all) && all.equals(new LinkedList<>(all))
            && all.hashCode() == ((31 + a) * 31 + b) * 31 + c;
    }

    @Declarative
    boolean doubled() {
        ArrayList<Integer> all = new ArrayList<>(three());
        all.addAll(all);
        return all.size() == 6 && all.get(5) == c;
    }

    @Post("look")
    @Declarative
    boolean looked(Others old) {
        return others();
    }

    @Post("again")
    @Declarative
    boolean lookedAgain(Others old) {
        return doubled();
    }

    public void look() {}

    public void again() {}
}

// To change a list that is gone through ends the specification, which is false then.
// all Taken --nodes 1 --ints 0..3: holds
// all TakenOff --nodes 1 --ints 0..3: violated
class Taken {
    int a, b;

    @Declarative
    boolean repOk() {
        List<Integer> all = new ArrayList<>();
        all.add(a);
        all.add(b);
        for (Integer x : all) if (x == 3) all.add(0);
        return true;
    }

    public void look() {
        assert a != 3 && b != 3;
    }
}

class TakenOff extends Taken {
    @Override
    public void look() {
        assert a != 3 && b != 2;
    }
}

// More than there is room for, and an index beyond the end.
// all Lengthy --nodes 1 --ints 0..3: holds
// all LengthyOff --nodes 1 --ints 0..3: violated
class Lengthy {
    int a;
    boolean more;

    @Declarative
    boolean repOk() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 63; i++) all.add(i);
        if (more) all.add(a);
        all.add(a + 1);
        return all.get(64 - (more ? 0 : 1)) == a + 1 && all.get(all.size() - 1) > a && (more || all.get(62 + a) != null);
    }

    public void look() {
        assert more || a <= 1;
    }
}

class LengthyOff extends Lengthy {
    @Override
    public void look() {
        assert more || a < 1;
    }
}

// Numbers in a set, of which one may not be there twice.
// all Distinct --nodes 4 --ints 0..4: holds
// all DistinctOff --nodes 4 --ints 0..4: violated
class Distinct {
    static class Node {
        int v;
        @Tree Node next;
    }

    @Tree Node head;

    @Declarative
    boolean repOk() {
        Set<Integer> seen = new HashSet<>();
        for (Node n = head; n != null; n = n.next) if (!seen.add(n.v)) return false;
        return true;
    }

    public void add(int v) {
        for (Node n = head; n != null; n = n.next) if (n.v == v) return;
        Node made = new Node();
        made.v = v;
        made.next = head;
        head = made;
    }
}

class DistinctOff extends Distinct {
    @Override
    public void add(int v) {
        for (Node n = head; n != null && n.next != null; n = n.next) if (n.v == v) return;
        Node made = new Node();
        made.v = v;
        made.next = head;
        head = made;
    }
}
